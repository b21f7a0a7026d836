import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { PERAN } from '@sinas/domain/akses/peran';
import type { JenisPelaku, Kepala } from '@sinas/domain/formulir/formulir';
import { statusLayanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { traderDari, type TraderType } from '@sinas/domain/pengajuan/penjaga';
import { statusTampil, type KdStatusTersimpan, type StatusKirim } from '@sinas/domain/pengajuan/status';
import { pesan } from '@sinas/domain/pesan/pesan';
import { AturanDilanggar } from '../../../platform/errors';
import type { Klaim } from '../../../platform/idempoten/klaim';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import type { BerkasRow } from '../alur/pengajuan.repository';
import { DaftarService, type MintaDaftar } from '../daftar/daftar.service';
import { BuatService } from '../draf/buat.service';
import { DrafService, type Tersimpan } from '../draf/draf.service';
import { PengirimanService } from '../kirim/pengiriman.service';
import { RincianService } from '../lihat/rincian.service';
import { IsiRencanaService } from '../rencana/isi-rencana.service';
import { TerlambatService } from '../rencana/terlambat.service';
import { TurunanService } from '../turunan/turunan.service';
import { TulisRencanaService } from '../rencana/tulis-rencana.service';

const KD_RKT = '09';
/** A new plan, or the header of one that is there. */
export interface SimpanRencana {
  no_aju?: string;
  dari?: string;
  versi?: number;
  kd_komoditas?: string;
  tahun?: number;
  trader_type?: TraderType;
  kepala?: Kepala;
  pernyataan?: boolean;
  jawaban?: { id: string; jawaban: string }[];
}

/** The plan (RKT, service 09) on the house's own paths of a file. */
@Injectable()
export class NppService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly baru: BuatService,
    private readonly draf: DrafService,
    private readonly pengiriman: PengirimanService,
    private readonly daftar: DaftarService,
    private readonly rincian: RincianService,
    private readonly isi: IsiRencanaService,
    private readonly tulis: TulisRencanaService,
    private readonly lambat: TerlambatService,
    private readonly turunan: TurunanService,
  ) {}

  /** A company's own plans; of officers those at a desk, or all of them whatever their state. A company has no desks. */
  riwayat(aktor: Aktor, { antrean, petugas, ...q }: MintaDaftar) {
    if (PERAN[aktor.peran].lingkup === 'organisasi') return this.daftar.riwayat(aktor, q);
    const kl = { ...q, petugas };
    return antrean ? this.daftar.antrean(aktor, { ...kl, antrean }) : this.daftar.kl(aktor, kl);
  }

  async satu(aktor: Aktor, noAju: string) {
    const [rinci, p] = [await this.rincian.rinci(aktor, noAju), await this.isi.berkas(aktor, noAju)];
    const kepala = p.kepala as Record<string, string>;
    return {
      ...rinci,
      no_aju: p.no_aju,
      trader_type: traderDari(kepala).trader_type ?? null,
      jenis_pelaku: (kepala['jenis_pelaku'] as JenisPelaku | undefined) ?? null,
      tombol: await this.tulis.tombol(p),
    };
  }

  async status(aktor: Aktor, kunci: string) {
    const p = await this.isi.berkas(aktor, kunci);
    const { kd, ur_status, badge } = this.keadaan(p);
    return {
      ...{ no_aju: p.no_aju, versi: p.versi, kd_status_pengajuan: kd, ur_status, badge },
      ket_integrasi: p.ket_integrasi,
      terlambat: await this.lambat.satu(aktor, p.id),
      tombol: await this.tulis.tombol(p),
    };
  }

  async nested(aktor: Aktor, kunci: string) {
    const { berkas, barang, garis } = await this.isi.nested(aktor, kunci);
    return {
      no_aju: berkas.no_aju,
      kd_status_pengajuan: this.keadaan(berkas).kd,
      barang,
      garis: garis.map(({ pos, ditetapkan, bebas, terpakai }) => ({
        ...{ kd_komoditas: pos.kd_komoditas, tahun: pos.tahun, satuan: pos.satuan, elemen: { ...pos.elemen } },
        ...{ ditetapkan, bebas, terpakai },
      })),
    };
  }

  terlambat(aktor: Aktor) {
    return this.lambat.daftar(aktor);
  }

  history(aktor: Aktor, kunci: string) {
    return this.rincian.riwayat(aktor, kunci);
  }

  async simpan(aktor: Aktor, m: SimpanRencana, kunci: string | null, klaim: Klaim | null): Promise<Tersimpan> {
    const kepala = { ...m.kepala, ...(m.trader_type ? { trader_type: m.trader_type } : {}) };
    if (m.dari && !m.no_aju)
      return this.turunan.buat(aktor, 'duplikat', m.dari, m.tahun ? { tahun: m.tahun } : {}, { kunci, klaim });
    if (!m.no_aju) {
      const { kd_komoditas, tahun } = m;
      if (!kd_komoditas || !m.trader_type) throw wajib(kd_komoditas ? 'trader_type' : 'kd_komoditas');
      const baru = { kd_rekom: KD_RKT, kd_komoditas, ...(tahun ? { tahun } : {}), kepala } as const;
      return this.baru.buat(aktor, baru, kunci, klaim);
    }
    if (m.versi === undefined) throw wajib('versi');
    const { versi, pernyataan, jawaban } = m;
    const idNk = String(await this.pintu.id(aktor, m.no_aju));
    return this.draf.simpan(aktor, {
      ...{ idNk, versi, kepala },
      ...(pernyataan === undefined ? {} : { pernyataan }),
      ...(jawaban ? { jawaban } : {}),
    });
  }

  async kirim(aktor: Aktor, m: { no_aju: string; versi: number }, klaim: Klaim | null) {
    const idNk = String(await this.pintu.id(aktor, m.no_aju));
    const { berkas, tandaTerima } = await this.pengiriman.kirim(aktor, idNk, m.versi, klaim);
    const { kd, ur_status } = this.keadaan(berkas);
    const { no_aju, versi } = berkas;
    return { no_aju, versi, kd_status_pengajuan: kd, ur_status, tanda_terima: tandaTerima };
  }

  private keadaan(p: BerkasRow) {
    const kd = statusTampil(p.kd_status as KdStatusTersimpan, p.status_kirim as StatusKirim | null);
    return { kd, ...statusLayanan(p.kd_rekom as KdRekom, kd) };
  }
}
const LABEL = { trader_type: 'Jenis perdagangan', kd_komoditas: 'Komoditas', versi: 'Versi' };
const wajib = (path: keyof typeof LABEL): AturanDilanggar =>
  new AturanDilanggar('umum.isian_salah', [
    { langkah: 'perusahaan', path, message: pesan('isian.wajib', { label: LABEL[path] }) },
  ]);
