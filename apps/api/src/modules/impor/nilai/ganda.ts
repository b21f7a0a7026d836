import { pesan, type KunciPesan } from '@sinas/domain/pesan/pesan';
import type { BarisIndeks, IndeksBaris } from '../../pengajuan/baris/baris-impor.service';

/** What is kept of a row after its content has gone on: little, for a hundred thousand of them. */
export interface Penilaian {
  nomor: number;
  /** the stored row that its key names */
  lama: BarisIndeks | null;
  /** what it is compared by; null = refused for another reason */
  tanda: string | null;
  /** rows of its kind may say the same */
  berulang: boolean;
  tetap: boolean;
  /** stored rows that say exactly the same, for a row without a key of its own */
  kembar: readonly BarisIndeks[];
}
export interface Vonis {
  lama: BarisIndeks | null;
  tetap: boolean;
  /** why it doubles something; null = it does not */
  ganda: string | null;
}
/** Sentences about a row that says what another one says: one of this workbook, one that is stored. */
export interface KataGanda {
  buku: KunciPesan;
  portal: KunciPesan;
}
const KATA_BARANG: KataGanda = { buku: 'baris.duplikat', portal: 'impor.duplikat_portal' };
const sah = (p: Penilaian, v: Vonis): boolean => p.tanda !== null && v.ganda === null;

/**
 * A good may stand once: the same key twice, the same good twice in the workbook, or a good that the file has already.
 * Rows of kinds that may repeat are only kept from being added again.
 * A new row that is stored exactly so already is taken as that row: the same workbook may be sent again.
 */
export class PenilaiGanda {
  private readonly kunciDipakai = new Map<bigint, number>();
  private readonly diBuku = new Map<string, number>();
  /** stored rows whose place an accepted row takes, as far as known */
  private readonly diganti: Set<bigint>;

  constructor(
    private readonly indeks: IndeksBaris,
    diganti: Iterable<bigint> = [],
    private readonly kata = KATA_BARANG,
  ) {
    this.diganti = new Set(diganti);
  }

  /** Row by row in their order. What a later row does to a stored one is not known here. */
  nilai(p: Penilaian): Vonis {
    const v: Vonis = { lama: p.lama, tetap: p.tetap, ganda: this.kunciGanda(p) };
    if (sah(p, v) && p.lama) this.diganti.add(p.lama.id);
    this.periksa(p, v);
    if (sah(p, v) && v.lama) this.diganti.add(v.lama.id);
    return v;
  }

  private kunciGanda(p: Penilaian): string | null {
    if (!p.lama) return null;
    const n = this.kunciDipakai.get(p.lama.id);
    if (n !== undefined) return pesan('impor.kunci_ganda', { n });
    this.kunciDipakai.set(p.lama.id, p.nomor);
    return null;
  }

  private periksa(p: Penilaian, v: Vonis): void {
    if (p.tanda === null || v.ganda !== null) return;
    if (p.berulang) return this.ambil(p, v);
    const n = this.diBuku.get(p.tanda);
    const ada = this.indeks.perTanda(p.tanda).findLast((b) => !this.diganti.has(b.id));
    if (n !== undefined) v.ganda = pesan(this.kata.buku, { n });
    else if (ada && !v.lama && p.kembar.includes(ada)) [v.lama, v.tetap] = [ada, true];
    else if (ada) v.ganda = pesan(this.kata.portal, { n: ada.seri });
    if (v.ganda === null) this.diBuku.set(p.tanda, p.nomor);
  }

  /** Where rows may repeat, each takes the place of one that is stored exactly so, as long as there are. */
  private ambil(p: Penilaian, v: Vonis): void {
    const ada = v.lama ? undefined : p.kembar.find((b) => !this.diganti.has(b.id));
    if (!ada) return;
    this.diganti.add(ada.id);
    [v.lama, v.tetap] = [ada, true];
  }

  /** All rows once more, each knowing what the others are: until nothing changes. A refused row stays refused. */
  static semua(baris: readonly Penilaian[], indeks: IndeksBaris, kata = KATA_BARANG): Vonis[] {
    const kunci = new PenilaiGanda(indeks, [], kata);
    const vonis = baris.map((p): Vonis => ({ lama: p.lama, tetap: p.tetap, ganda: kunci.kunciGanda(p) }));
    const hitung = (): number => vonis.reduce((n, v) => n + (v.ganda === null ? 0 : 1), 0);
    // A refused change leaves its row as it was, which may then stand in the way of another.
    for (let ditolak = -1, kini = hitung(); ditolak !== kini; kini = hitung()) {
      ditolak = kini;
      const diganti = vonis.flatMap((v, i) => (v.lama && sah(baris[i] as Penilaian, v) ? [v.lama.id] : []));
      const putaran = new PenilaiGanda(indeks, diganti, kata);
      baris.forEach((p, i) => putaran.periksa(p, vonis[i] as Vonis));
    }
    return vonis;
  }
}
export const samaVonis = (a: Vonis, b: Vonis): boolean =>
  a.lama === b.lama && a.tetap === b.tetap && a.ganda === b.ganda;
