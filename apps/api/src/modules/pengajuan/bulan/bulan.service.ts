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
/** A month that is set, or taken out (`jml` null), beside those that stay. */
export type SelBulan = Omit<BulanMasuk, 'versi'>;
/** What months of a row are asked to be. */
export interface BulanDiminta {
  /** Sides of which nothing stays that is not named. */
  utuh: readonly SisiBulan[];
  bulan: readonly SelBulan[];
}
/** Sides that came are all that the row has of them; single months are set beside the others. */
export function bulanDiminta(isi: SisiIsi, sel: readonly SelBulan[] = []): BulanDiminta {
  const utuh = SISI_BULAN.filter((s) => isi[s] !== undefined);
  return { utuh, bulan: [...utuh.flatMap((sisi) => (isi[sisi] ?? []).map((b) => ({ ...b, sisi }))), ...sel] };
}
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

  /** With a row that the caller holds and whose version it has judged. */
  async ganti(tx: Tx, p: BerkasRow, jenis: JenisBaris, baris: BarisInduk, d: BulanDiminta): Promise<void> {
    const ada = new Map((await this.repo.daftar(tx, baris.id)).map((b) => [kunciBulan(tampil(b)), tampil(b)]));
    const baru = d.bulan.map((b): BulanMasuk => ({ ...b, versi: ada.get(kunciBulan(b))?.versi ?? null }));
    for (const b of d.bulan) ada.delete(kunciBulan(b));
    const hilang = [...ada.values()].filter((b) => d.utuh.includes(b.sisi)).map((b) => ({ ...b, jml: null }));
    if (baru.length + hilang.length > 0) await this.terapkan(tx, p, jenis, baris, [...baru, ...hilang]);
  }

  /**
   * The usual case in one statement: months of a row of this version in a plan's draft, with nothing to refuse.
   * Null: it is another case.
   */
  async simpanDraf(
    aktor: Aktor,
    noAju: string,
    jenis: readonly (JenisBaris | undefined)[],
    { id, versi }: { id: string; versi: number },
    { utuh, bulan }: BulanDiminta,
  ): Promise<BulanTersimpan | null> {
    const kenal = jenis.flatMap((j) => (j?.bulan ? [j] : []));
    const tahun = tahunCocok(
      bulan.map((b) => ({ ...b, versi: null })),
      kenal.every((j) => j.realisasiLalu),
    );
    if (kenal.length === 0 || tahun.length === 0) return null;
    return this.cepat.simpan(this.pintu.milik(aktor), {
      ...{ noAju, versi, utuh, tahun, idBaris: bacaId(id), jenis: kenal.map((j) => j.kode) },
      bulan: bulan.map(({ sisi, periode, ref = null, jml }) => ({
        ...{ sisi, ref },
        periode: hariAwal(periode),
        jml: jml === null ? null : jmlBulan(jml),
      })),
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
const hariAwal = (periode: string): string => `${periode.slice(2)}-${periode.slice(0, 2)}-01`;
const sama = (lama: BulanRow | undefined, b: BulanMasuk): boolean =>
  b.jml === null ? !lama : !!lama && rapikan(lama.jml.toFixed()) === jmlBulan(b.jml);
