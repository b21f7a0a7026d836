import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import {
  awalBulan,
  jmlBulan,
  kunciBulan,
  periksaBulan,
  periodeDari,
  SISI_BULAN,
  tahunCocok,
  type BulanMasuk,
  type SisiBulan,
} from '@sinas/domain/baris/bulan';
import type { JenisBaris } from '@sinas/domain/baris/jenis-baris';
import { rapikan } from '@sinas/domain/format/angka';
import { AturanTeks, Bentrok, TidakAda } from '../../../platform/errors';
import type { Db, Tx } from '../../../platform/prisma/prisma.service';
import type { BerkasRow } from '../alur/pengajuan.repository';
import { bacaId, BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { BarisService, type HasilBaris, type Tempat } from '../baris/baris.service';
import type { BarisInduk } from '../baris/baris.repository';
import { KalenderService } from '../tenggat/kalender.service';
import { BulanDrafRepository, type BulanTersimpan } from './bulan-draf.repository';
import { BulanRepository, type BulanRow } from './bulan.repository';

/** A month of a row as the wire has it. */
export interface BulanTampil {
  sisi: SisiBulan;
  /** MMYYYY */
  periode: string;
  ref: string | null;
  /** exact decimal text */
  jml: string;
  versi: number;
}
/** Months of a row by side; a side that is absent is not spoken of. */
export type SisiIsi = Partial<
  Record<SisiBulan, readonly { periode: string; jml: string; ref?: string | null }[] | undefined>
>;
const tampil = (b: BulanRow): BulanTampil => ({
  sisi: b.sisi as SisiBulan,
  periode: periodeDari(b.periode),
  ref: b.ref,
  jml: rapikan(b.jml.toFixed()),
  versi: b.versi,
});

/** Months beside rows of kinds that have them: each with a version of its own, all of a save or none. */
@Injectable()
export class BulanService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly baris: BarisService,
    private readonly repo: BulanRepository,
    private readonly cepat: BulanDrafRepository,
    private readonly kalender: KalenderService,
  ) {}

  async daftar(aktor: Aktor, t: Tempat, idBaris: string): Promise<BulanTampil[]> {
    const { jenis, baris } = await this.baris.satu(aktor, t, idBaris);
    if (!jenis.bulan) throw new TidakAda('baris.tidak_ada');
    return (await this.repo.daftar(this.pintu.db, baris.id)).map(tampil);
  }

  /** Months of a file's rows, by row. */
  async berkas(db: Db, id: bigint, idBaris: readonly bigint[]): Promise<Map<bigint, BulanTampil[]>> {
    const per = new Map<bigint, BulanTampil[]>(idBaris.map((satu) => [satu, []]));
    for (const b of await this.repo.berkas(db, id, idBaris)) per.get(b.id_baris)?.push(tampil(b));
    return per;
  }

  /** Months that did not come stay as they are. One that was changed meanwhile refuses all, with what is there. */
  async simpan(aktor: Aktor, t: Tempat, idBaris: string, bulan: readonly BulanMasuk[]) {
    let kini: BulanTampil[] = [];
    const hasil: HasilBaris = await this.baris.padaBaris(aktor, t, idBaris, async (tx, p, jenis, baris) => {
      kini = await this.terapkan(tx, p, jenis, baris, bulan);
    });
    return { ...hasil, bulan: kini };
  }

  /** With a row that the caller holds and whose version it has judged: the months of a side that came are all that it has, or else (`tetap`) are set beside the others. */
  async ganti(tx: Tx, p: BerkasRow, jenis: JenisBaris, baris: BarisInduk, m: SisiIsi, tetap = false): Promise<void> {
    const ada = (await this.repo.daftar(tx, baris.id)).map(tampil);
    const masuk = SISI_BULAN.flatMap((sisi): BulanMasuk[] => {
      const isi = m[sisi];
      if (!isi) return [];
      const baru = isi.map(({ periode, jml, ref = null }) => {
        const lama = ada.find((b) => kunciBulan(b) === kunciBulan({ sisi, periode, ref }));
        return { sisi, periode, ref, jml, versi: lama?.versi ?? null };
      });
      const hilang = ada.filter((b) => b.sisi === sisi && !baru.some((x) => kunciBulan(x) === kunciBulan(b)));
      return tetap ? baru : [...baru, ...hilang.map((b) => ({ ...b, jml: null }))];
    });
    if (masuk.length > 0) await this.terapkan(tx, p, jenis, baris, masuk);
  }

  /**
   * The usual case in one statement: the sides that came, of a row of this version in a plan's draft, with nothing to refuse.
   * Null: it is another case.
   */
  async simpanDraf(
    aktor: Aktor,
    noAju: string,
    jenis: readonly (JenisBaris | undefined)[],
    { id, versi }: { id: string; versi: number },
    isi: SisiIsi,
  ): Promise<BulanTersimpan | null> {
    const sisi = SISI_BULAN.filter((s) => isi[s] !== undefined);
    const bulan = sisi.flatMap((s) => (isi[s] ?? []).map((b) => ({ ...b, sisi: s, ref: b.ref ?? null, versi: null })));
    const kenal = jenis.flatMap((j) => (j?.bulan ? [j] : []));
    const tahun = tahunCocok(
      bulan,
      kenal.every((j) => j.realisasiLalu),
    );
    if (kenal.length === 0 || tahun.length === 0) return null;
    return this.cepat.simpan(this.pintu.milik(aktor), {
      ...{ noAju, versi, sisi, tahun, idBaris: bacaId(id), jenis: kenal.map((j) => j.kode) },
      bulan: bulan.map((b) => ({ ...b, periode: hariAwal(b.periode), jml: jmlBulan(b.jml) })),
      ...{ oleh: aktor.id_user, kini: this.kalender.kini() },
    });
  }

  private async terapkan(
    tx: Tx,
    p: BerkasRow,
    jenis: JenisBaris,
    baris: BarisInduk,
    bulan: readonly BulanMasuk[],
  ): Promise<BulanTampil[]> {
    if (!jenis.bulan) throw new TidakAda('baris.tidak_ada');
    const salah = periksaBulan(bulan, p.tahun, jenis.langkah, jenis.realisasiLalu);
    if (salah[0]) throw new AturanTeks(salah[0].message, salah);
    const ada = await this.repo.daftar(tx, baris.id);
    const lama = new Map(ada.map((b) => [kunciBulan(tampil(b)), b]));
    // Written before, word for word: the same save again.
    const beda = bulan.filter((b) => !sama(lama.get(kunciBulan(b)), b));
    if (beda.some((b) => (lama.get(kunciBulan(b))?.versi ?? null) !== b.versi))
      throw new Bentrok('bulan.usang', { bulan: ada.map(tampil) });
    await this.repo.hapus(
      tx,
      beda.flatMap((b) => (b.jml === null ? (lama.get(kunciBulan(b))?.id ?? []) : [])),
    );
    for (const { b, l } of beda.map((b) => ({ b, l: lama.get(kunciBulan(b)) })))
      if (l && b.jml !== null) await this.repo.ubah(tx, l.id, jmlBulan(b.jml));
    await this.repo.tambah(
      tx,
      p.id,
      baris.id,
      beda.flatMap(({ sisi, periode, ref = null, jml, versi }) =>
        jml === null || versi !== null ? [] : [{ sisi, ref, periode: awalBulan(periode), jml: jmlBulan(jml) }],
      ),
    );
    return (await this.repo.daftar(tx, baris.id)).map(tampil);
  }
}
/** MMYYYY -> its first day as text */
const hariAwal = (periode: string): string => awalBulan(periode).toISOString().slice(0, 10);
const sama = (lama: BulanRow | undefined, b: BulanMasuk): boolean =>
  b.jml === null ? !lama : !!lama && rapikan(lama.jml.toFixed()) === jmlBulan(b.jml);
