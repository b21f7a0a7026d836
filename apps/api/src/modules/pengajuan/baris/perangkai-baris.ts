import type { RakitBaris } from '@sinas/domain/baris/jenis-baris';
import { salahKolom, type Kolom, type KonteksBaris } from '@sinas/domain/baris/kolom';
import { rapikan } from '@sinas/domain/format/angka';
import { nilaiHs } from '@sinas/domain/komoditas/hs-kelompok';
import { sha256 } from '../../../platform/hash/canonical';
import type { AcuanTumbuh } from './acuan-tumbuh';

/** What one right field adds to a stored row, as JSON text; to its lists in their order. */
export interface Keping {
  nilai: unknown;
  json: string;
  daftar: readonly string[];
}
/** A right row, ready to be stored: the same as the kind's check gives, its content as JSON text already. */
export interface BarisJadi {
  json: string;
  uraian: string | null;
  hs: string | null;
  satuan: string | null;
  jml: string | null;
  kunci: string | null;
}

/**
 * The quick way of rows that are plainly right. Fields are independent of each other, so what a field adds is asked of
 * the rules once, on a row with that field only, and a row is put together from such pieces. Whatever is not plainly
 * right gives null and goes the way of the form. `perangkai-baris.spec.ts` compares both ways for every commodity.
 */
export class PerangkaiBaris {
  private readonly awal: string;
  private readonly dasar: ReadonlySet<string>;
  /** Lists of a row, with what stands in each from the beginning. */
  private readonly daftar: readonly { medan: string; panjang: number; json: string }[];

  constructor(
    readonly kolom: readonly Kolom[],
    private readonly rakit: RakitBaris,
    private readonly ktx: KonteksBaris,
    private readonly acuan: Pick<AcuanTumbuh, 'tahu'>,
  ) {
    const dasar = Object.entries(rakit.lengkapi({}, ktx));
    this.dasar = new Set(dasar.map(([medan]) => medan));
    this.daftar = dasar.flatMap(([medan, v]) =>
      Array.isArray(v) ? [{ medan, panjang: v.length, json: v.map((x: unknown) => JSON.stringify(x)).join(',') }] : [],
    );
    this.awal = JSON.stringify(Object.fromEntries(dasar.filter(([, v]) => !Array.isArray(v)))).slice(1, -1);
  }

  /** Null: wrong, or a code whose name has not been looked up yet. */
  keping(kolom: Kolom, nilai: unknown): Keping | null {
    if (!this.acuan.tahu(kolom, nilai)) return null;
    if (nilai === '' || (Array.isArray(nilai) && nilai.length === 0)) return null;
    if (salahKolom(kolom, nilai, this.ktx) !== null) return null;
    // Whether a note stands beside it is seen in the row alone.
    if (kolom.jenis === 'hs' && nilaiHs(String(nilai), this.ktx.hs) !== 'sesuai') return null;
    if (kolom.jenis === 'teks')
      return { nilai, json: `,"${kolom.kd_field}":${JSON.stringify(nilai)}`, daftar: TANPA_DAFTAR };
    if (kolom.jenis === 'angka') {
      const rapi = rapikan(String(nilai));
      return { nilai: rapi, json: `,"${kolom.kd_field}":"${rapi}"`, daftar: TANPA_DAFTAR };
    }
    const lengkap = this.rakit.lengkapi({ [kolom.kd_field]: nilai }, this.ktx);
    return {
      nilai,
      json: Object.entries(lengkap)
        .filter(([k]) => !this.dasar.has(k))
        .map(([k, v]) => `,${JSON.stringify(k)}:${JSON.stringify(v)}`)
        .join(''),
      daftar: this.daftar.map(({ medan, panjang }) =>
        (lengkap[medan] as unknown[])
          .slice(panjang)
          .map((x) => `,${JSON.stringify(x)}`)
          .join(''),
      ),
    };
  }

  /** `keping`: in the order of the columns; undefined = the cell is empty. */
  rangkai(keping: readonly (Keping | undefined)[]): BarisJadi | null {
    let json = this.awal;
    const r: Record<string, unknown> = {};
    for (let i = 0; i < this.kolom.length; i++) {
      const [kolom, k] = [this.kolom[i], keping[i]];
      if (!kolom || (!k && kolom.wajib)) return null;
      if (!k) continue;
      json += k.json;
      r[kolom.kd_field] = k.nilai;
    }
    if (this.rakit.kurang(r, this.ktx)) return null;
    for (let d = 0; d < this.daftar.length; d++) {
      const { medan, json: awal } = this.daftar[d] as (typeof this.daftar)[number];
      let isi = awal;
      for (const k of keping) isi += k?.daftar[d] ?? '';
      json += `,"${medan}":[${awal === '' ? isi.slice(1) : isi}]`;
    }
    const isi = this.rakit.isi(r);
    return {
      json: `{${this.awal === '' ? json.slice(1) : json}}`,
      ...isi,
      kunci: isi.kunci === null ? null : sha256(isi.kunci),
    };
  }
}
const TANPA_DAFTAR: readonly string[] = [];
