import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { tanggal, tahunJakarta } from '@sinas/domain/format/tanggal';
import {
  dapatOtomatis,
  jenisUbahan,
  periksaUbahan,
  type JenisKalender,
  type UbahanKalender,
} from '@sinas/domain/kalender/ubahan';
import { pesan } from '@sinas/domain/pesan/pesan';
import { AturanDilanggar, Bentrok, TidakAda } from '../../platform/errors';
import { PrismaService, type Db, type Tx } from '../../platform/prisma/prisma.service';
import { RiwayatAkunService } from '../audit/riwayat-akun.service';
import { BerkasKalenderService } from '../pengajuan/tenggat/berkas-kalender.service';
import { KalenderService } from '../pengajuan/tenggat/kalender.service';
import { DampakService, type Dampak } from './dampak.service';
import { isiSesudah, KelolaKalenderRepository, type Isi } from './kelola-kalender.repository';

/** Files that a preview names; all of them are counted. */
const MAKS_CONTOH = 50;
interface Lihat {
  jenis: JenisKalender;
  sebelum: Isi | null;
  sesudah: Isi | null;
  dampak: Dampak;
  tanda: string;
}

/** Schedules, holidays, stages, announcements and switches as operators keep them. */
@Injectable()
export class KelolaKalenderService {
  constructor(
    private readonly repo: KelolaKalenderRepository,
    private readonly dampak: DampakService,
    private readonly berkas: BerkasKalenderService,
    private readonly kalender: KalenderService,
    private readonly riwayatAkun: RiwayatAkunService,
    private readonly prisma: PrismaService,
  ) {}

  async semua(tahunDiminta?: number) {
    const tahun = tahunDiminta ?? tahunJakarta(this.kalender.kini()) + 1;
    const [jadwal, libur, tahap, pengumuman, layanan] = await Promise.all([
      this.repo.jadwal(tahun),
      this.repo.libur(tahun),
      this.repo.tahap(tahun),
      this.repo.pengumuman(),
      this.repo.layanan(),
    ]);
    return { tahun, jadwal, libur, tahap, pengumuman, layanan: layanan.filter((l) => dapatOtomatis(l.kd_rekom)) };
  }

  /** Whom it would touch, and the mark to save it with. Nothing is written. */
  async pratinjau(u: UbahanKalender) {
    const { jenis, sebelum, sesudah, dampak, tanda } = await this.lihat(this.repo.db, u);
    if (u.hapus && !sebelum) throw new TidakAda();
    return {
      jenis,
      sebelum,
      sesudah,
      tanda,
      kalimat: dampak.kalimat,
      jumlah_berkas: dampak.berkas.length,
      jumlah_perusahaan: new Set(dampak.berkas.map((b) => b.nama_perusahaan)).size,
      berkas: dampak.berkas.slice(0, MAKS_CONTOH),
    };
  }

  /**
   * Throws Bentrok with a fresh preview when what was looked at is no longer so. The same change again, made already,
   * answers as before and leaves no second row in the history.
   */
  async simpan(aktor: Aktor, { tanda, catatan, ...u }: UbahanKalender & { tanda: string; catatan: string }) {
    const hasil = await this.prisma.tx(async (tx) => {
      await this.repo.kunci(tx);
      const kini = await this.lihat(tx, u, tx);
      if (sama(kini)) return { jenis: kini.jenis, sesudah: kini.sesudah, diperpanjang: 0 };
      if (kini.tanda !== tanda) throw new Bentrok('kalender.dampak_berubah', { pratinjau: await this.pratinjau(u) });
      if (u.hapus) await this.repo.hapus(tx, u);
      else await this.repo.tulis(tx, u);
      const sesudah = u.hapus ? null : await this.repo.baca(tx, u);
      await this.riwayatAkun.catat(tx, aktor, {
        objek: 'kalender',
        id_objek: kini.jenis,
        peristiwa: u.hapus ? 'hapus' : kini.sebelum ? 'ubah' : 'tambah',
        sebelum: kini.sebelum && { kode: kode(kini.sebelum), ...kini.sebelum },
        sesudah: sesudah && { kode: kode(sesudah), ...sesudah },
        catatan,
      });
      const diperpanjang = await this.berkas.perpanjang(tx, kini.dampak.pindah, sebab(u));
      return { jenis: kini.jenis, sesudah, diperpanjang };
    });
    this.kalender.lupakan();
    return hasil;
  }

  /** Newest first. */
  async riwayat(jenis: JenisKalender, page: number, limit: number) {
    const [rows, total] = await Promise.all([
      this.riwayatAkun.daftar('kalender', jenis, page, limit),
      this.riwayatAkun.hitung('kalender', jenis),
    ]);
    return {
      rows: rows.map((r) => ({
        id: String(r.id),
        peristiwa: r.peristiwa as 'tambah' | 'ubah' | 'hapus',
        sebelum: r.sebelum as object | null,
        sesudah: r.sesudah as object | null,
        nama: r.nama,
        peran: r.kode_peran,
        catatan: r.catatan,
        waktu: r.waktu,
      })),
      meta: { page, limit, total },
    };
  }

  private async lihat(db: Db, u: UbahanKalender, tx?: Tx): Promise<Lihat> {
    const salah = periksaUbahan(u);
    const jenis = jenisUbahan(u);
    if (!jenis || salah.length > 0)
      throw new AturanDilanggar(
        'umum.isian_salah',
        salah.map((s) => ({ langkah: 'kalender', ...s })),
      );
    const sebelum = await this.repo.baca(db, u);
    if (!sebelum && !u.hapus && u.pengumuman?.id) throw new TidakAda();
    const sesudah = isiSesudah(u, sebelum && 'id' in sebelum ? sebelum.id : null);
    const dampak = await this.dampak.hitung(u, tx);
    const isi = JSON.stringify([sebelum, sesudah, dampak.kalimat, dampak.berkas]);
    return { jenis, sebelum, sesudah, dampak, tanda: createHash('sha256').update(isi).digest('hex').slice(0, 32) };
  }
}

const sama = ({ sebelum, sesudah }: Lihat): boolean => JSON.stringify(sebelum) === JSON.stringify(sesudah);
/** By what a row of the calendar is known in its history. */
function kode(isi: Isi): string {
  if ('tanggal' in isi) return isi.tanggal;
  if ('buka_buat' in isi) return `${isi.tahun}.${isi.kd_rekom}.${isi.kd_komoditas ?? '-'}`;
  if ('judul' in isi) return String(isi.id);
  return 'kode' in isi ? `${isi.tahun}.${isi.kode}` : isi.kd_rekom;
}
/** What the people of a file whose deadline moved are told. */
const sebab = ({ libur }: UbahanKalender): string =>
  libur ? pesan('kalender.libur_baru', { tanggal: tanggal(libur.tanggal), nama: libur.nama }) : '';
