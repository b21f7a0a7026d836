import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import type { Kepala } from '@sinas/domain/formulir/formulir';
import { turunanKeberatan, type ButirKeberatan } from '@sinas/domain/keberatan/keberatan';
import type { KdRekomIzin } from '@sinas/domain/layanan/kode';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import { JENIS_TURUNAN } from '@sinas/domain/pengajuan/turunan';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { pesan } from '@sinas/domain/pesan/pesan';
import { Bentrok } from '../../../platform/errors';
import type { RunSql } from '../../../platform/prisma/prisma.service';
import { PengajuanRepository, type BerkasRow } from '../alur/pengajuan.repository';
import { BuatService } from '../draf/buat.service';
import type { Tersimpan } from '../draf/draf.service';
import { KalenderService } from '../tenggat/kalender.service';
import { SATU_PERUBAHAN } from './turunan.service';

/** What of an objection its grant needs. */
export interface DasarKeberatan {
  id: bigint;
  id_pengajuan: bigint;
  kd_status: string;
  butir: readonly ButirKeberatan[];
  diajukan_oleh: string;
  nama_pengaju: string;
  id_turunan: bigint | null;
}

/** What the grant of an objection (T35) opens for the company, whatever the windows of its balance year say. */
@Injectable()
export class TurunanKeberatanService {
  constructor(
    private readonly repo: PengajuanRepository,
    private readonly baru: BuatService,
    private readonly kalender: KalenderService,
  ) {}

  /** In the transaction of the grant; its rows follow by a job. Its window is its own: to the end of the balance year. */
  async buka(run: RunSql, asal: BerkasRow, k: DasarKeberatan, jawaban: string): Promise<Tersimpan['berkas']> {
    const nama = turunanKeberatan(k.kd_status);
    const ubah = nama === 'perubahan';
    if (ubah && !dalam('berlaku', asal.kd_status)) throw new Bentrok('keberatan.asal_berakhir');
    const no = ubah ? await this.repo.nomorPerubahan(this.repo.db, asal.id) : null;
    if (no) throw new Bentrok('keberatan.ada_perubahan', { noAju: no }, { no_aju: tampilNoAju(no) });
    const kini = this.kalender.kini();
    const tutup = new Date(`${asal.tahun}-12-31T23:59:59+07:00`);
    if (kini > tutup) throw new Bentrok('keberatan.tahun_lewat', null, { tahun: `${asal.tahun}` });
    const [kd_rekom, kd_komoditas] = [asal.kd_rekom as KdRekomIzin, asal.kd_komoditas];
    const keterangan = [...pesan('keberatan.alasan_turunan', { jawaban })].slice(0, BATAS_TEKS.alasan).join('');
    const { berkas } = await this.baru.buatDalam(run, pemohon(asal, k), {
      ...{ kd_rekom, kd_komoditas, tahun: asal.tahun },
      turunan: {
        jenis_pengajuan: JENIS_TURUNAN[nama],
        ...(ubah ? { id_asal: asal.id, id_rujukan: null } : { id_asal: null, id_rujukan: asal.id }),
        perubahan: {
          ...{ kd_alasan: LAIN, keterangan, butir: [], id_keberatan: String(k.id) },
          ...(ubah && asal.berlaku_sampai ? masaAsal(tanggalIso(asal.berlaku_sampai)) : {}),
        },
        kepala: asal.kepala as Kepala,
        jendela: 'sendiri',
        jadwal: { tahun: asal.tahun, kd_rekom, kd_komoditas, buka_buat: kini, tutup_buat: tutup, tutup_ubah: tutup },
        keberatan: { id: String(k.id), no_aju: asal.no_aju },
      },
    });
    return berkas;
  }

  /** A change that the company has opened at the same moment comes first. */
  async satu<T>(kerja: () => Promise<T>): Promise<T> {
    return kerja().catch((e: unknown) => {
      if ((e as { constraint?: string }).constraint !== SATU_PERUBAHAN) throw e;
      throw new Bentrok('umum.sedang_dikerjakan');
    });
  }
}

/** A change holds as long as its decision does. */
const masaAsal = (hari: string) => ({ berlaku_asal: hari, berlaku_sampai: hari });
/** The reason of the list that stands for others; the words say which. */
const LAIN = 'P5';
/** For the one who has objected. */
const pemohon = ({ id_organisasi }: BerkasRow, k: DasarKeberatan): Aktor => ({
  ...{ id_user: k.diajukan_oleh, nama: k.nama_pengaju, peran: 'PU_USER', id_organisasi, isbranch: false, kd_ga: null },
});
