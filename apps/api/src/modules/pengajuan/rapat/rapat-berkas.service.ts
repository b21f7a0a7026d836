import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { pemilikNpwp, pemilikOrganisasi, type Pemilik } from '@sinas/domain/buku/akun';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { banding, kurangi, rapikan, type Desimal } from '@sinas/domain/format/angka';
import { TINGKAT } from '@sinas/domain/baris/putusan';
import type { Peristiwa } from '@sinas/domain/pengajuan/alur';
import { kunciPos, type Pos } from '@sinas/domain/neraca/pos';
import { SISTEM } from '@sinas/domain/proses/rancangan';
import { menungguRapat, peristiwaAgenda, type KdJenisRapat } from '@sinas/domain/rakor/jenis';
import { AturanDilanggar, Bentrok, TidakAda } from '../../../platform/errors';
import { runIn, type RunSql, type Tx } from '../../../platform/prisma/prisma.service';
import { LangkahService } from '../alur/langkah.service';
import { PengajuanRepository, type BerkasRow } from '../alur/pengajuan.repository';
import { BukuBerkasService } from '../buku/buku-berkas.service';
import { PutusanRepository } from '../baris/putusan.repository';
import { LantaiService } from '../realisasi/lantai.service';
import { SerahRepository } from '../serah/serah.repository';
import { KalenderService } from '../tenggat/kalender.service';
import { bolehNaik, posDari, type DasarPenetapan } from '../tetapkan/penetapan-berkas.service';
import {
  RapatBerkasRepository,
  type BarisBerlakuRow,
  type BarisRapatRow,
  type BerkasRapatRow,
  type MenungguRow,
  type SaringRapat,
} from './rapat-berkas.repository';

export type { BerkasRapatRow };
/** A row as it comes before a meeting. Quantities are exact decimals in its own unit. */
export interface BarisMasuk {
  id: bigint;
  id_pengajuan: bigint;
  no_aju: string;
  seri: number;
  kd_ga: string;
  pemilik: string;
  /** Account of the ledger that it goes to. */
  akun: Pemilik;
  perubahan: boolean;
  pos: Pos;
  kunci: string;
  uraian: string;
  satuan: string;
  kapasitas: string | null;
  realisasi: string | null;
  usulan: Desimal;
  rekomendasi_kl: Desimal;
  rekomendasi_rakornis: Desimal | null;
  /** What a meeting of before has agreed on, else the ministry's. */
  rekomendasi: Desimal;
  /** An evaluation never goes below. */
  lantai: Desimal;
  kd_alasan: string;
  alasan: string;
  naik: boolean;
}
/** What a meeting has determined for a row. */
export interface BarisHasil {
  id: bigint;
  dari: Desimal;
  jml: Desimal;
  kd_alasan: string;
  alasan: string;
}
/** What became of a file: it went on, was postponed although it was determined, or had ended meanwhile. */
export type HasilTerap = { jadi: 'diterapkan' | 'ditunda' | 'gugur'; ket: string };

const TERTUNDA: readonly Peristiwa[] = ['tunda'];
const teks = (d: { toFixed(): string } | null): Desimal | null => (d ? rapikan(d.toFixed()) : null);

/** Meetings on the side of the file: onto an agenda, off it, and what becomes of it (T17 to T19, T32). */
@Injectable()
export class RapatBerkasService {
  constructor(
    private readonly repo: RapatBerkasRepository,
    private readonly berkas: PengajuanRepository,
    private readonly putusan: PutusanRepository,
    private readonly alur: LangkahService,
    private readonly lantai: LantaiService,
    private readonly kalender: KalenderService,
    private readonly serah: SerahRepository,
    private readonly buku: BukuBerkasService,
  ) {}

  menunggu(s: SaringRapat, sesudah: bigint, limit: number): Promise<BerkasRapatRow[]> {
    return this.repo.menunggu(s, sesudah, limit);
  }
  jumlah(s: SaringRapat) {
    return this.repo.jumlah(s);
  }
  ikhtisar(status: readonly string[], komoditas: readonly string[]): Promise<MenungguRow[]> {
    return this.repo.ikhtisar(status, komoditas);
  }
  ids(noAju: readonly string[]): Promise<Map<string, bigint>> {
    return this.repo.ids(noAju);
  }

  /** T17 in the caller's transaction: the file's rows as they come before the meeting. Throws where it does not wait for one. */
  async masuk(tx: Tx, pelaku: Aktor, id: bigint, kode: KdJenisRapat, catatan: string): Promise<BarisMasuk[]> {
    const p = await this.kunci(tx, id);
    const peristiwa = peristiwaAgenda(kode);
    if (peristiwa === null) return this.dievaluasi(tx, p, kode);
    if (p.id_sumber !== null) throw new AturanDilanggar('rakor.berkas_menarik');
    await this.alur.jalankan(tx, p, peristiwa, pelaku, { catatan });
    return this.baris(runIn(tx), [id]);
  }
  /** A permit before an evaluation: it stays as it is, and no second one has it at the same time. */
  private async dievaluasi(tx: Tx, p: BerkasRow, kode: KdJenisRapat): Promise<BarisMasuk[]> {
    const { fl_rakor, rumpun } = layanan(p.kd_rekom as KdRekom);
    const berlaku = menungguRapat(kode) as readonly string[];
    if (!fl_rakor || rumpun !== 'izin' || !berlaku.includes(p.kd_status))
      throw new AturanDilanggar('rakor.berkas_tidak_berlaku');
    if (await this.repo.dievaluasi(runIn(tx), p.id)) throw new AturanDilanggar('rakor.berkas_dievaluasi');
    return (await this.repo.berlaku(runIn(tx), [p.id])).map(berlakuMasuk);
  }
  /** What holds of rows of permits, and what is used of it: below that no evaluation goes. */
  async berlaku(run: RunSql, ids: readonly bigint[]): Promise<Map<bigint, { ada: Desimal; lantai: Desimal }>> {
    return new Map(
      (await this.repo.berlaku(run, ids)).map((b) => [
        b.id,
        { ada: rapikan(b.ditetapkan.toFixed()), lantai: lantaiDari(b) },
      ]),
    );
  }
  /** The same with the permits locked: nobody gives anything back meanwhile. */
  async berlakuTerkunci(tx: Tx, ids: readonly bigint[]) {
    for (const id of [...ids].sort((a, b) => Number(a - b))) await this.kunci(tx, id);
    return this.berlaku(runIn(tx), ids);
  }
  async baris(run: RunSql, ids: readonly bigint[]): Promise<BarisMasuk[]> {
    return (await this.repo.baris(run, ids)).map(masukan);
  }
  /** T32: off the agenda, with the reason; a file that has ended meanwhile stays as it is. */
  async keluar(tx: Tx, pelaku: Aktor, id: bigint, alasan: string): Promise<boolean> {
    const p = await this.kunci(tx, id);
    const boleh = await this.alur.boleh(p, 'keluar_agenda', pelaku).then(
      () => true,
      (error: unknown) => {
        if (error instanceof Bentrok) return false;
        throw error;
      },
    );
    if (boleh) await this.alur.jalankan(tx, p, 'keluar_agenda', pelaku, { catatan: alasan });
    return boleh;
  }

  /**
   * T18 and T19 in the caller's transaction. A file that has ended meanwhile is left alone, one that has realised more than it
   * would get waits again: neither stops the others.
   */
  async terapkan(
    tx: Tx,
    pelaku: Aktor,
    m: { id: bigint; peristiwa: Peristiwa; rows: readonly BarisHasil[] },
    dasar: DasarPenetapan,
  ): Promise<HasilTerap> {
    const p = await this.kunci(tx, m.id);
    const boleh = await this.alur.boleh(p, m.peristiwa, pelaku).catch((error: unknown) => {
      if (error instanceof Bentrok) return null;
      throw error;
    });
    if (!boleh) return { jadi: 'gugur', ket: '' };
    const langkah = (peristiwa: Peristiwa, catatan: string, ubah = {}) =>
      this.alur.jalankan(tx, p, peristiwa, pelaku, { catatan, data: { dasar }, ubah });
    if (TERTUNDA.includes(m.peristiwa)) {
      await langkah(m.peristiwa, dasar.alasan);
      return { jadi: 'ditunda', ket: '' };
    }
    const rapatTeknis = m.peristiwa === 'final_rakornis';
    const [kurang] = rapatTeknis
      ? []
      : await this.lantai.masalah(p, { db: tx, diberi: new Map(m.rows.map((r) => [String(r.id), r.jml])) });
    if (kurang) {
      await langkah('tunda', kurang.message);
      return { jadi: 'ditunda', ket: kurang.message };
    }
    await langkah(
      m.peristiwa,
      dasar.alasan,
      m.peristiwa === 'tetapkan_tolak' ? penolakan(m.rows, dasar, pelaku, this.kalender.kini()) : {},
    );
    await this.putusan.catat(
      tx,
      p.id,
      p.perbaikan_ke,
      dasar.dasar_hukum,
      this.kalender.kini(),
      m.rows.map(({ id, ...r }) => ({
        id_baris: id,
        tingkat: rapatTeknis ? TINGKAT.rakornis : TINGKAT.penetapan,
        ...r,
      })),
    );
    return { jadi: 'diterapkan', ket: '' };
  }

  /** T34: what an evaluation has taken from a permit. One that has ended meanwhile is left alone. */
  async ubahResmi(
    tx: Tx,
    oleh: { id_user: string; nama: string },
    m: { id: bigint; rows: readonly (BarisHasil & { seri: number; satuan: string })[] },
    dasar: DasarPenetapan,
  ): Promise<HasilTerap> {
    const p = await this.kunci(tx, m.id);
    const boleh = await this.alur.boleh(p, 'ubah_resmi', SISTEM).catch((error: unknown) => {
      if (error instanceof Bentrok) return null;
      throw error;
    });
    if (!boleh) return { jadi: 'gugur', ket: '' };
    const alasan = [dasar.dasar_hukum, dasar.nota_nomor].filter(Boolean).join(', ');
    const baris = m.rows
      .map(({ id, dari, jml, ...b }) => ({ ...b, id: String(id), jml: kurangi(dari, jml) }))
      .filter((b) => banding(b.jml, '0') > 0);
    const { versi_keputusan: versi } = await this.alur.jalankan(tx, p, 'ubah_resmi', SISTEM, {
      ...{ catatan: alasan, data: { versi_keputusan: p.versi_keputusan + 1, evaluasi: dasar, baris } },
    });
    const { id_user, nama } = oleh;
    await this.serah.tulis(tx, p.id, {
      ...{ jenis: 'EVALUASI', versi, alasan, id_user, nama, waktu: this.kalender.kini() },
      baris: baris.map(({ seri: _, satuan: __, ...b }) => b),
    });
    return { jadi: 'diterapkan', ket: '' };
  }

  /** What would have to be determined for a file beyond what it has, at these quantities by row; once balances are known. */
  async kebutuhan(run: RunSql, id: bigint, diberi: ReadonlyMap<string, Desimal>) {
    const p = await this.berkas.ambil(this.berkas.db, id);
    if (!p) throw new TidakAda();
    return this.buku.kebutuhan(run, p, diberi);
  }

  private async kunci(tx: Tx, id: bigint): Promise<BerkasRow> {
    const p = await this.berkas.kunci(runIn(tx), null, id, 'semua');
    if (!p) throw new TidakAda();
    return p;
  }
}

const lantaiDari = (b: BarisBerlakuRow): Desimal => {
  const [ada, terpakai] = [rapikan(b.ditetapkan.toFixed()), rapikan(b.terealisasi.toFixed())];
  return banding(terpakai, ada) > 0 ? ada : terpakai;
};
/** What holds of it stands where a request stands: nobody asks, and nothing is raised. */
function berlakuMasuk(b: BarisBerlakuRow): BarisMasuk {
  const ada = rapikan(b.ditetapkan.toFixed());
  return {
    ...masukan(b),
    ...{
      perubahan: false,
      naik: false,
      usulan: ada,
      rekomendasi_kl: ada,
      rekomendasi_rakornis: null,
      rekomendasi: ada,
    },
    ...{ lantai: lantaiDari(b), realisasi: lantaiDari(b), kd_alasan: '', alasan: '' },
  };
}
function masukan(b: BarisRapatRow): BarisMasuk {
  const pos = posDari(b, b);
  const usulan = rapikan(b.jml.toFixed());
  const kl = teks(b.jml_kl) ?? usulan;
  const alasan = b.potongan.at(-1);
  return {
    ...{ id: b.id, id_pengajuan: b.id_pengajuan, no_aju: b.no_aju, seri: b.seri, kd_ga: b.kd_ga, pemilik: b.pemilik },
    akun: b.id_organisasi === null ? pemilikNpwp(b.npwp ?? '') : pemilikOrganisasi(b.id_organisasi),
    ...{ perubahan: b.id_asal !== null, pos, kunci: kunciPos(pos), uraian: b.uraian, satuan: b.satuan },
    ...{ kapasitas: b.kapasitas, realisasi: b.realisasi, usulan, rekomendasi_kl: kl },
    ...{ rekomendasi_rakornis: teks(b.jml_rakornis), rekomendasi: teks(b.jml_rakornis) ?? kl, lantai: '0' },
    ...{ kd_alasan: alasan?.kd_alasan ?? '', alasan: alasan?.alasan ?? '', naik: bolehNaik(b) },
  };
}

function penolakan(rows: readonly BarisHasil[], dasar: DasarPenetapan, pelaku: Aktor, kini: Date): object {
  const pertama = rows[0];
  return {
    tgl_keputusan: kini,
    keterangan_tolak: {
      kd_alasan: pertama?.kd_alasan ?? '',
      alasan: pertama?.alasan || dasar.alasan,
      dasar_hukum: dasar.dasar_hukum,
      saran: '',
      butir: rows.map((b) => ({ id_baris: String(b.id), kd_alasan: b.kd_alasan, alasan: b.alasan })),
      oleh: pelaku.nama,
      tanggal: kini.toISOString(),
    },
  };
}
