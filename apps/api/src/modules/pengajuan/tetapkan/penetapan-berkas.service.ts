import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { rapikan } from '@sinas/domain/format/angka';
import { TINGKAT } from '@sinas/domain/baris/putusan';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { periksaPenetapan, peristiwaTanpaRapat, type BarisPenetapan } from '@sinas/domain/neraca/penetapan';
import { posBaris, type Pos } from '@sinas/domain/neraca/pos';
import { pesan } from '@sinas/domain/pesan/pesan';
import { AturanDilanggar, AturanTeks, Bentrok, TidakAda } from '../../../platform/errors';
import { runIn, type Tx } from '../../../platform/prisma/prisma.service';
import { LangkahService } from '../alur/langkah.service';
import { PengajuanRepository, type BerkasRow } from '../alur/pengajuan.repository';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { BarangRepository, type BarangRow } from '../baris/barang.repository';
import { PutusanRepository } from '../baris/putusan.repository';
import { KalenderService } from '../tenggat/kalender.service';
import { MenungguRepository, type BarisMenunggu, type BerkasMenunggu } from './menunggu.repository';
import { LantaiService } from '../realisasi/lantai.service';

export interface RincianPenetapan {
  id: string;
  jml_keputusan: string;
  kd_alasan?: string;
  alasan?: string;
}
export interface PenetapanMasukan {
  id: bigint;
  versi: number;
  rincian: readonly RincianPenetapan[];
}
/** What a determination without a meeting stands on: read by the applicant. */
export interface DasarPenetapan {
  id_penetapan: string;
  dasar_hukum: string;
  nota_nomor: string;
  nota_tanggal: string;
  alasan: string;
}
/** A row as it was determined, with the line it stands on. */
export interface BarisDitetapkan extends BarisPenetapan {
  id_pengajuan: bigint;
  satuan: string;
  pos: Pos;
}
export interface BerkasDitetapkan {
  berkas: BerkasRow;
  baris: BarisDitetapkan[];
}

/** What is determined may be more than was asked for: of a ministry's need, and of a plan (E.2). */
export const bolehNaik = ({ kd_rekom }: Pick<BerkasRow, 'kd_rekom'>): boolean => {
  const { pemohon, rumpun } = layanan(kd_rekom as KdRekom);
  return pemohon === 'KL' || rumpun === 'rencana';
};
const desimal = (d: { toFixed(): string } | null): string | null => (d ? rapikan(d.toFixed()) : null);

/** The line that a row of a file stands on. */
export const posDari = (
  p: Pick<BerkasRow, 'kd_komoditas' | 'tahun'>,
  b: { satuan: string; elemen: Record<string, string | null> },
): Pos => posBaris(p, b.satuan, { '02': b.elemen['02'] ?? undefined, '03': b.elemen['03'] ?? undefined });

/** T20 on the side of the file: what waits for it, and what becomes of it. */
@Injectable()
export class PenetapanBerkasService {
  constructor(
    private readonly repo: MenungguRepository,
    private readonly pintu: BerkasTerkunciService,
    private readonly berkas: PengajuanRepository,
    private readonly barang: BarangRepository,
    private readonly putusan: PutusanRepository,
    private readonly alur: LangkahService,
    private readonly kalender: KalenderService,
    private readonly lantai: LantaiService,
  ) {}

  menunggu(tahun: number, kdKomoditas: string, limit: number): Promise<BerkasMenunggu[]> {
    return this.repo.berkas(tahun, kdKomoditas, limit);
  }
  diKl(tahun: number, kdKomoditas: string, limit: number) {
    return this.repo.diKl(tahun, kdKomoditas, limit);
  }
  baris(ids: readonly bigint[]): Promise<BarisMenunggu[]> {
    return this.repo.baris(ids);
  }
  komoditas(tahun: number) {
    return this.repo.komoditas(tahun);
  }
  jumlah(tahun: number, kdKomoditas: string, kdGa: string | null) {
    return this.repo.jumlah(tahun, kdKomoditas, kdGa);
  }
  baca(aktor: Aktor, kunci: string): Promise<BerkasRow> {
    return this.pintu.baca({ ...aktor, ruang: 'semua' }, kunci);
  }
  /** May this actor determine it at all? Throws as the step itself would; for what is asked before a proof. */
  async boleh(aktor: Aktor, id: bigint): Promise<void> {
    const p = await this.baca(aktor, String(id));
    await this.alur.boleh(p, 'tetapkan_tanpa_rakor', aktor);
  }

  /** Locks the file. Rows that are not named get what the ministry recommends. */
  async tetapkan(tx: Tx, aktor: Aktor, m: PenetapanMasukan, dasar: DasarPenetapan): Promise<BerkasDitetapkan> {
    const p = await this.berkas.kunci(runIn(tx), this.pintu.lingkup(aktor), m.id, 'semua');
    if (!p) throw new TidakAda();
    if (p.versi !== m.versi) throw new Bentrok('umum.versi_usang', await this.alur.kini(p, aktor));
    const baris = susun(p, await this.barang.semua(tx, p), m.rincian);
    const masalah = periksaPenetapan(p.no_aju, baris, bolehNaik(p));
    if (masalah[0]) throw new AturanDilanggar('umum.isian_salah', masalah);
    const peristiwa = peristiwaTanpaRapat(baris);
    if (peristiwa !== 'tetapkan_tanpa_rakor_tolak') {
      const lantai = await this.lantai.masalah(p, { db: tx, diberi: new Map(baris.map((b) => [b.id, b.penetapan])) });
      if (lantai[0]) throw new AturanTeks(lantai[0].message, lantai);
    }
    const kini = this.kalender.kini();
    const berkas = await this.alur.jalankan(tx, p, peristiwa, aktor, {
      catatan: dasar.alasan,
      data: { dasar },
      ubah:
        peristiwa === 'tetapkan_tanpa_rakor_tolak'
          ? { tgl_keputusan: kini, keterangan_tolak: penolakan(baris, dasar, aktor, kini) }
          : {},
    });
    const catat = baris.map((b) => ({
      id_baris: BigInt(b.id),
      tingkat: TINGKAT.penetapan,
      jml: b.penetapan,
      dari: b.rekomendasi,
      kd_alasan: b.kd_alasan,
      alasan: b.alasan,
    }));
    await this.putusan.catat(tx, p.id, p.perbaikan_ke, aktor.nama, kini, catat);
    return { berkas, baris };
  }
}

function susun(p: BerkasRow, rows: readonly BarangRow[], rincian: readonly RincianPenetapan[]): BarisDitetapkan[] {
  const isi = new Map(rincian.map((r) => [r.id, r]));
  const asing = rincian.filter((r) => !rows.some((b) => String(b.id) === r.id));
  if (asing.length > 0 || isi.size !== rincian.length)
    throw new AturanDilanggar('keputusan.baris_asing', [
      { langkah: 'penetapan', path: p.no_aju, message: pesan('keputusan.baris_asing') },
    ]);
  return rows.map((b) => {
    const diminta = rapikan(b.jml.toFixed());
    const rekomendasi = desimal(b.jml_kl) ?? diminta;
    const r = isi.get(String(b.id));
    const kl = b.potongan.at(-1);
    const penetapan = r?.jml_keputusan ?? rekomendasi;
    // What follows the recommendation has the ministry's reason.
    const ikut = penetapan === rekomendasi;
    return {
      id: String(b.id),
      id_pengajuan: p.id,
      seri: b.seri,
      satuan: b.satuan,
      diminta,
      rekomendasi,
      penetapan,
      kd_alasan: r?.kd_alasan ?? (ikut ? (kl?.kd_alasan ?? '') : ''),
      alasan: r?.alasan ?? (ikut ? (kl?.alasan ?? '') : ''),
      pos: posDari(p, b),
    };
  });
}

function penolakan(baris: readonly BarisDitetapkan[], dasar: DasarPenetapan, aktor: Aktor, kini: Date): object {
  const pertama = baris[0];
  return {
    kd_alasan: pertama?.kd_alasan ?? '',
    alasan: pertama?.alasan || dasar.alasan,
    dasar_hukum: dasar.dasar_hukum,
    saran: '',
    butir: baris.map((b) => ({ id_baris: b.id, seri: b.seri, kd_alasan: b.kd_alasan, alasan: b.alasan })),
    oleh: aktor.nama,
    tanggal: kini.toISOString(),
  };
}
