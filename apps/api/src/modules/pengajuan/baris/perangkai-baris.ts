import { rapikan } from '@sinas/domain/format/angka';
import { nilaiHs } from '@sinas/domain/komoditas/hs-kelompok';
import { KODE_GRUP } from '@sinas/domain/komoditas/elemen';
import { salahKolom, type Kolom, type KonteksBaris } from '@sinas/domain/baris/kolom';
import { kolomBaris, kunciBaris, lengkapiBaris } from '@sinas/domain/baris/barang';
import { sha256 } from '../../../platform/hash/canonical';
import type { AcuanTumbuh } from './acuan-tumbuh';

/** What one right field adds to a stored record, as JSON text. */
export interface Keping {
  nilai: unknown;
  json: string;
  elemen: string;
}
/** A right row, ready to be stored: the same as `siapkan` gives, its record as JSON text already. */
export interface BarisJadi {
  json: string;
  uraian: string;
  hs: string | null;
  satuan: string;
  jml: string;
  kunci: string;
}

/**
 * The quick way of rows that are plainly right. Fields are independent of each other, so what a field adds is asked of
 * the rules once, on a record with that field only, and a row is put together from such pieces. Whatever is not plainly
 * right gives null and goes the way of the form. `perangkai-baris.spec.ts` compares both ways for every commodity.
 */
export class PerangkaiBaris {
  readonly kolom: readonly Kolom[];
  private readonly awal: string;
  private readonly elemenAwal: string;

  constructor(
    private readonly ktx: KonteksBaris,
    private readonly acuan: Pick<AcuanTumbuh, 'tahu'>,
  ) {
    this.kolom = kolomBaris(ktx.kelompok, ktx.jenis);
    const { elements = [], ...dasar } = lengkapiBaris({}, ktx);
    this.awal = JSON.stringify(dasar).slice(0, -1);
    this.elemenAwal = elements.map((e) => JSON.stringify(e)).join(',');
  }

  /** Null: wrong, or a code whose name has not been looked up yet. */
  keping(kolom: Kolom, nilai: unknown): Keping | null {
    if (!this.acuan.tahu(kolom.kd_field, nilai)) return null;
    if (nilai === '' || (Array.isArray(nilai) && nilai.length === 0)) return null;
    if (salahKolom(kolom, nilai, this.ktx) !== null) return null;
    // Whether a note stands beside it is seen in the row alone.
    if (kolom.jenis === 'hs' && nilaiHs(String(nilai), this.ktx.hs) !== 'sesuai') return null;
    if (kolom.jenis === 'teks') return { nilai, json: `,"${kolom.kd_field}":${JSON.stringify(nilai)}`, elemen: '' };
    if (kolom.jenis === 'angka') {
      const rapi = rapikan(String(nilai));
      return { nilai: rapi, json: `,"${kolom.kd_field}":"${rapi}"`, elemen: '' };
    }
    const { elements = [], ...isi } = lengkapiBaris({ [kolom.kd_field]: nilai }, this.ktx);
    const tambahan = Object.entries(isi).filter(([k]) => k !== '01' && k !== 'ur_01');
    const elemen = elements.filter((e) => e.kd_grup !== KODE_GRUP[0]);
    return {
      nilai,
      json: tambahan.map(([k, v]) => `,${JSON.stringify(k)}:${JSON.stringify(v)}`).join(''),
      elemen: elemen.map((e) => `,${JSON.stringify(e)}`).join(''),
    };
  }

  /** `keping`: in the order of the columns; undefined = the cell is empty. */
  rangkai(keping: readonly (Keping | undefined)[]): BarisJadi | null {
    let json = this.awal;
    let elemen = this.elemenAwal;
    const r: Record<string, unknown> = {};
    for (let i = 0; i < this.kolom.length; i++) {
      const [kolom, k] = [this.kolom[i], keping[i]];
      if (!kolom || (!k && kolom.wajib)) return null;
      if (!k) continue;
      json += k.json;
      elemen += k.elemen;
      r[kolom.kd_field] = k.nilai;
    }
    if (this.ktx.kelompok.salahSatu02Atau04 && r['02'] === undefined && r['04'] === undefined) return null;
    return {
      json: `${json},"elements":[${elemen}]}`,
      uraian: r.uraian_barang as string,
      hs: (r['08'] as string | undefined) ?? null,
      satuan: r.satuan as string,
      jml: r.jml_bahan_baku as string,
      kunci: sha256(kunciBaris(r)),
    };
  }
}
