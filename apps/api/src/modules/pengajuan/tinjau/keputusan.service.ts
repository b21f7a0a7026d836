import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { namaPelaku } from '@sinas/domain/akses/pelaksana';
import { punyaIzin } from '@sinas/domain/akses/peran';
import { banding, jumlahkan, rapikan } from '@sinas/domain/format/angka';
import { TINGKAT } from '@sinas/domain/baris/putusan';
import type { Peristiwa } from '@sinas/domain/pengajuan/alur';
import {
  hasilVolume,
  periksaDaftar,
  periksaPenolakan,
  periksaRincian,
  type ButirPeriksa,
  type KdKeputusan,
  type KeteranganTolak,
  type RincianKeputusan,
} from '@sinas/domain/baris/keputusan';
import { isianDari, type Kepala } from '@sinas/domain/formulir/formulir';
import { CATATAN_KEWAJARAN, masalahKewajaranKeputusan } from '@sinas/domain/baris/syarat-wajar';
import { formulirLayanan, layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import type { Masalah } from '@sinas/domain/formulir/isian';
import { tanggalSah } from '@sinas/domain/format/tanggal';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { masaPengganti, periksaMasaBerlaku, rentangMasa, type FaktaMasa } from '@sinas/domain/pengajuan/masa-berlaku';
import { perpanjangan } from '@sinas/domain/pengajuan/turunan';
import { pesan } from '@sinas/domain/pesan/pesan';
import { berkasDirapatkan } from '@sinas/domain/pengajuan/penjaga';
import { mejaLevel, type Level } from '@sinas/domain/pengajuan/meja';
import { AturanDilanggar, Bentrok, TidakBerwenang } from '../../../platform/errors';
import type { Tx } from '../../../platform/prisma/prisma.service';
import { BuktiService, type BuktiDibawa, type PakaiBukti, type Pembukti } from '../../auth/faktor/bukti/bukti.service';
import { BarangRepository, type BarangRow } from '../baris/barang.repository';
import { PutusanRepository, type PutusanBaru } from '../baris/putusan.repository';
import { bacaId, BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { IsiLembarService } from './isi-lembar.service';
import { KalenderService } from '../tenggat/kalender.service';
import { KeputusanRepository } from './keputusan.repository';
import { LangkahService } from '../alur/langkah.service';
import { PengembalianService, type CatatanMasukan } from './pengembalian.service';
import type { BerkasPatch, BerkasRow } from '../alur/pengajuan.repository';
import { LantaiService } from '../realisasi/lantai.service';

export interface KeputusanMasukan {
  idNk: string;
  versi: number;
  kd_keputusan: KdKeputusan;
  catatan?: string;
  rincian?: { id: string; jml_keputusan: string; kd_alasan?: string; alasan?: string }[];
  perbaikan?: CatatanMasukan[];
  checklist?: { kode: number; hasil: string; catatan?: string }[];
  tolak?: KeteranganTolak;
  berlaku_sampai?: string;
}
const milikKl = (p: BerkasRow): boolean => layanan(p.kd_rekom as KdRekom).pemohon === 'KL';
/** An extension gives what its decision gives. */
const tetapUtuh = (rincian: readonly RincianKeputusan[]): Masalah[] =>
  rincian
    .filter((r) => banding(r.jml_keputusan ?? '0', r.jml_usulan) !== 0)
    .map((r) => ({
      ...{ langkah: 'barang', baris: r.seri, path: `rincian.${r.id}.jml_keputusan` },
      message: pesan('turunan.perpanjangan_jumlah', { n: r.seri }),
    }));
/** What the last day of a decision is judged by; null where no official chooses it: of a meeting, and of a balance year's own. */
export function faktaMasa(p: BerkasRow, kini: Date): FaktaMasa | null {
  const { rumpun, pemohon } = layanan(p.kd_rekom as KdRekom);
  if (rumpun !== 'izin' || pemohon !== 'PU' || berkasDirapatkan(p)) return null;
  return {
    ...{ tahun: p.tahun, kini, pengganti: masaPengganti(p.perubahan) },
    perpanjangan: perpanjangan(p.jenis_pengajuan),
  };
}
/** Verification, review and decision inside a ministry (T7, T8, T11, T15, T16). */
@Injectable()
export class KeputusanService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly baris: BarangRepository,
    private readonly putusan: PutusanRepository,
    private readonly keputusan: KeputusanRepository,
    private readonly lembar: IsiLembarService,
    private readonly alur: LangkahService,
    private readonly bukti: BuktiService,
    private readonly kalender: KalenderService,
    private readonly pengembalian: PengembalianService,
    private readonly lantai: LantaiService,
  ) {}

  /** Taking what is already one's own changes nothing. */
  async ambil(aktor: Aktor, idNk: string): Promise<BerkasRow> {
    return this.pintu.tulis(aktor, bacaId(idNk), async (tx, p) =>
      dalam('diVerifikator', p.kd_status) && p.id_pengambil === aktor.id_user
        ? p
        : this.alur.jalankan(tx, p, 'ambil', aktor),
    );
  }
  async lepas(aktor: Aktor, idNk: string): Promise<BerkasRow> {
    return this.pintu.tulis(aktor, bacaId(idNk), (tx, p) => this.alur.jalankan(tx, p, 'lepas', aktor));
  }

  /** Kept for later; nothing is decided by it. */
  async simpanSementara(aktor: Aktor, m: Omit<KeputusanMasukan, 'versi' | 'kd_keputusan'>): Promise<BerkasRow> {
    return this.pintu.tulis(aktor, bacaId(m.idNk), async (tx, p) => {
      const level = this.lembar.levelDari(p);
      if (!level) throw new Bentrok('alur.status_tidak_mengizinkan', await this.alur.kini(p, aktor));
      if (!punyaIzin(aktor.peran, mejaLevel(level).izin)) throw new TidakBerwenang();
      if (level === 4 && p.id_pengambil !== aktor.id_user)
        throw new Bentrok('alur.bukan_pengambil', await this.alur.kini(p, aktor));
      if (m.rincian) this.lembar.pastikanRincian(m.rincian, await this.baris.semua(tx, p));
      const butir = (m.perbaikan ?? []).map((b) => ({ ...b, id_baris: b.id_baris ?? null }));
      this.tolakBila(await this.pengembalian.salahTempat(tx, p, butir));
      await this.keputusan.simpan(
        tx,
        p.id,
        level,
        p.perbaikan_ke,
        {
          catatan: m.catatan,
          rincian: m.rincian,
          checklist: m.checklist,
          perbaikan: m.perbaikan,
          tolak: m.tolak ?? null,
          ...(m.berlaku_sampai === undefined ? {} : { berlaku_sampai: this.hari(m.berlaku_sampai) }),
        },
        aktor.id_user,
        this.kalender.kini(),
        false,
      );
      return p;
    });
  }

  /** T16 by its own path: of a service that a meeting determines. */
  async pertimbangkan(
    aktor: Pembukti,
    m: Omit<KeputusanMasukan, 'kd_keputusan' | 'perbaikan' | 'tolak'> & BuktiDibawa,
  ) {
    const p = await this.pintu.baca(aktor, String(bacaId(m.idNk)));
    await this.alur.boleh(p, 'pertimbangan', aktor);
    return this.putuskan(aktor, { ...m, kd_keputusan: '1' });
  }

  async putuskan(aktor: Pembukti, m: KeputusanMasukan & BuktiDibawa): Promise<BerkasRow> {
    const pakai = m.kd_keputusan === '1' || m.kd_keputusan === '3' ? await this.buktikan(aktor, m) : null;
    return this.pintu.tulis(aktor, bacaId(m.idNk), async (tx, p) => {
      const level = await this.meja(p, aktor, m.versi);
      await pakai?.(tx);
      if (m.kd_keputusan === '2') return this.pengembalian.kembalikan(tx, p, level, aktor, m);
      const baris = await this.baris.semua(tx, p);
      const rincian = await this.lembar.rincian(tx, p, level, baris, m);
      if (m.kd_keputusan === '4') return this.teruskan(tx, p, level, aktor, m, baris, rincian);
      if (level !== 2) throw new Bentrok('alur.status_tidak_mengizinkan', await this.alur.kini(p, aktor));
      return m.kd_keputusan === '3'
        ? this.tolak(tx, p, aktor, m, baris, rincian)
        : this.setujui(tx, p, aktor, m, baris, rincian);
    });
  }

  /** The desk the file lies on, in the version that the caller has read. */
  private async meja(p: BerkasRow, aktor: Aktor, versi: number): Promise<Level> {
    if (p.versi !== versi) throw new Bentrok('umum.versi_usang', await this.alur.kini(p, aktor));
    const level = this.lembar.levelDari(p);
    if (!level) throw new Bentrok('alur.status_tidak_mengizinkan', await this.alur.kini(p, aktor));
    return level;
  }

  /** File, role and state come first: a password must not tell what is there. */
  private async buktikan(aktor: Pembukti, m: KeputusanMasukan & BuktiDibawa): Promise<PakaiBukti> {
    const p = await this.pintu.baca(aktor, String(bacaId(m.idNk)));
    if ((await this.meja(p, aktor, m.versi)) !== 2)
      throw new Bentrok('alur.status_tidak_mengizinkan', await this.alur.kini(p, aktor));
    const terima = berkasDirapatkan(p) ? 'pertimbangan' : 'setuju';
    await this.alur.boleh(p, m.kd_keputusan === '3' ? 'tolak' : terima, aktor);
    return this.bukti.pastikan(aktor, 'keputusan', m);
  }

  private async teruskan(
    tx: Tx,
    p: BerkasRow,
    level: Level,
    aktor: Aktor,
    m: KeputusanMasukan,
    baris: BarangRow[],
    rincian: RincianKeputusan[],
  ): Promise<BerkasRow> {
    const daftar = await this.lembar.checklist(tx, p, level, m);
    this.tolakBila([
      ...periksaDaftar(layanan(p.kd_rekom as KdRekom).pemeriksaan, daftar, false),
      ...periksaRincian(rincian, milikKl(p)),
      ...this.wajar(p, rincian, m),
    ]);
    const ubah: BerkasPatch = { [mejaLevel(level).kolomPetugas]: aktor.id_user };
    const berkas = await this.alur.jalankan(tx, p, 'teruskan', aktor, { catatan: m.catatan ?? null, ubah });
    await this.catat(tx, p, level, aktor, m, baris, rincian, daftar, false);
    return berkas;
  }

  private async setujui(
    tx: Tx,
    p: BerkasRow,
    aktor: Aktor,
    m: KeputusanMasukan,
    baris: BarangRow[],
    rincian: RincianKeputusan[],
  ): Promise<BerkasRow> {
    const daftar = await this.lembar.checklist(tx, p, 2, m);
    const sampai = await this.lembar.sampai(tx, p, m);
    this.tolakBila([
      ...periksaDaftar(layanan(p.kd_rekom as KdRekom).pemeriksaan, daftar, true),
      ...periksaRincian(rincian, milikKl(p)),
      ...(perpanjangan(p.jenis_pengajuan) ? tetapUtuh(rincian) : []),
      ...this.masa(p, sampai),
      ...this.wajar(p, rincian, m),
      ...(await this.lantai.masalah(p, {
        db: tx,
        diberi: new Map(rincian.map((r) => [r.id, r.jml_keputusan ?? '0'])),
      })),
    ]);
    // A plan that imports nothing has nothing to cut.
    const volume = rincian.length === 0 ? 'penuh' : hasilVolume(rincian);
    const rakor = berkasDirapatkan(p);
    // Before a meeting the ministry recommends, and may recommend nothing: who determines refuses.
    if (volume === 'nol' && !rakor) throw new AturanDilanggar('keputusan.nol_semua');
    const peristiwa: Peristiwa = rakor ? 'pertimbangan' : volume === 'penuh' ? 'setuju' : 'setuju_sebagian';
    const berkas = await this.alur.jalankan(tx, p, peristiwa, aktor, {
      catatan: m.catatan ?? null,
      ubah: { id_pemutus: aktor.id_user, ...(sampai ? { berlaku_sampai: this.hari(sampai) } : {}) },
    });
    await this.catat(tx, p, 2, aktor, m, baris, rincian, daftar, !rakor);
    return berkas;
  }

  private async tolak(
    tx: Tx,
    p: BerkasRow,
    aktor: Aktor,
    m: KeputusanMasukan,
    baris: BarangRow[],
    rincian: RincianKeputusan[],
  ): Promise<BerkasRow> {
    // The reason for the whole file stands in for rows that have none of their own.
    const umum = m.tolak;
    const nol = rincian.map((r) => ({
      ...r,
      jml_keputusan: '0',
      kd_alasan: r.kd_alasan ?? umum?.kd_alasan ?? null,
      alasan: r.alasan ?? umum?.alasan ?? null,
    }));
    this.tolakBila(periksaPenolakan(umum ?? null, nol));
    const butir = nol.map((r) => ({ id_baris: r.id, seri: r.seri, kd_alasan: r.kd_alasan, alasan: r.alasan }));
    const berkas = await this.alur.jalankan(tx, p, 'tolak', aktor, {
      catatan: umum?.alasan ?? null,
      ubah: {
        id_pemutus: aktor.id_user,
        tgl_keputusan: this.kalender.kini(),
        keterangan_tolak: { ...umum, butir, oleh: namaPelaku(aktor), tanggal: this.kalender.kini().toISOString() },
      },
    });
    await this.catat(tx, p, 2, aktor, m, baris, nol, await this.lembar.checklist(tx, p, 2, m), true);
    return berkas;
  }

  /** Writes the quantities of a level to the rows, as determination too where no meeting follows, and the level's decision. */
  private async catat(
    tx: Tx,
    p: BerkasRow,
    level: Level,
    aktor: Aktor,
    m: KeputusanMasukan,
    baris: BarangRow[],
    rincian: RincianKeputusan[],
    checklist: ButirPeriksa[],
    menetapkan: boolean,
  ): Promise<void> {
    const menurutId = new Map(baris.map((b) => [String(b.id), b]));
    const tingkat = TINGKAT[mejaLevel(level).namaPotongan];
    const putusan = rincian.flatMap((r): PutusanBaru[] => {
      const b = menurutId.get(r.id);
      if (!b) return [];
      const jml = r.jml_keputusan ?? '0';
      const dari = level === 4 ? r.jml_usulan : rapikan((b.jml_verifikator ?? b.jml).toFixed());
      const alasan = { kd_alasan: r.kd_alasan ?? '', alasan: r.alasan ?? '' };
      const diberi = { id_baris: b.id, tingkat, jml, dari, ...alasan };
      // What is cut is cut once: the determination repeats the ministry's quantity.
      return menetapkan ? [diberi, { ...diberi, tingkat: TINGKAT.penetapan, dari: jml }] : [diberi];
    });
    await this.putusan.catat(tx, p.id, p.perbaikan_ke, namaPelaku(aktor), this.kalender.kini(), putusan);
    await this.keputusan.simpan(
      tx,
      p.id,
      level,
      p.perbaikan_ke,
      {
        ...{ kd_keputusan: m.kd_keputusan, catatan: m.catatan, rincian, checklist, tolak: m.tolak ?? null },
        ...(m.berlaku_sampai === undefined ? {} : { berlaku_sampai: this.hari(m.berlaku_sampai) }),
      },
      aktor.id_user,
      this.kalender.kini(),
      true,
    );
  }

  /** Faults of the last day that was given, and of giving one where it is the law's. */
  private masa(p: BerkasRow, sampai: string | null): Masalah[] {
    if (sampai === null) return [];
    const fakta = faktaMasa(p, this.kalender.kini());
    return fakta
      ? periksaMasaBerlaku(sampai, rentangMasa(fakta))
      : [{ langkah: 'kirim', path: 'berlaku_sampai', message: pesan('masa.tetap') }];
  }
  /** A day as it is stored; null = none. */
  private hari(sampai: string): Date | null {
    if (sampai && !tanggalSah(sampai))
      this.tolakBila([{ langkah: 'kirim', path: 'berlaku_sampai', message: pesan('masa.tanggal') }]);
    return sampai ? new Date(`${sampai}T00:00:00Z`) : null;
  }

  private wajar(p: BerkasRow, rincian: readonly RincianKeputusan[], m: KeputusanMasukan): Masalah[] {
    // What an extension goes on with was weighed when it was decided.
    if (perpanjangan(p.jenis_pengajuan) || !isianDari(formulirLayanan(p.kd_rekom as KdRekom), CATATAN_KEWAJARAN))
      return [];
    const diberi = jumlahkan(rincian.map((r) => r.jml_keputusan ?? '0'));
    return masalahKewajaranKeputusan(p.kepala as Kepala, rapikan(p.jml_total.toFixed()), diberi, p.satuan, m.catatan);
  }

  private tolakBila(masalah: readonly Masalah[]): void {
    if (masalah[0]) throw new AturanDilanggar('umum.isian_salah', masalah);
  }
}
