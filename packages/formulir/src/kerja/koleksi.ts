import type { Masalah } from '@sinas/domain/formulir/isian';
import { sama } from '../simpan/gabung';

/** What the server tells of every row, beside its fields. */
export interface FaktaBaris {
  id: string;
  versi: number;
  no_seri?: string | number;
}
/** A row that is typed but not yet valid, as the autosave keeps it. With `id` it covers a stored row. */
export type Belum<I extends object> = I & {
  kunci: string;
  id?: string;
  no_seri?: number;
  versi?: number;
};
/** A row of the grid: what is typed, and what the server has of it. */
export interface Baris<I extends object, S extends FaktaBaris> {
  /** The same for the life of the row on this screen: the server's id, or one of our own. */
  kunci: string;
  id: string | null;
  versi: number | null;
  /** The number people see and messages point to. */
  no_seri: number;
  isi: I;
  server: S | null;
  /** Refused by the server as it stood then. */
  ditolak: { isi: I; masalah: Masalah[] } | null;
}
/** What a collection knows of the rows it carries. */
export interface SkemaKoleksi {
  /** Fields a person fills. */
  medan: readonly string[];
  /** Those that stand there from the beginning: alone they make no row. */
  bawaan: readonly string[];
}
type Peta = Readonly<Record<string, unknown>>;

/** Rows of one kind on this screen: what is typed over what the server has. */
export class Koleksi<I extends object, S extends FaktaBaris> {
  private readonly asalServer = new WeakMap<S, I>();

  constructor(private readonly skema: SkemaKoleksi) {}

  /** The typed part of a row with its names; facts of the server are left out. */
  readonly isiDari = (b: object): I => {
    const asal = b as Peta;
    const medan = this.skema.medan.flatMap((f) => [f, `ur_${f}`]);
    return Object.fromEntries(
      medan.flatMap((f) => (asal[f] === undefined || asal[f] === null ? [] : [[f, asal[f]]])),
    ) as I;
  };
  private kodeSaja(isi: object): Peta {
    return Object.fromEntries(this.skema.medan.map((f) => [f, (isi as Peta)[f]]));
  }
  /** Changed fields; the name of a changed code goes, because it names another one. */
  readonly ubahIsi = (isi: I, perubahan: Partial<I>): I => {
    const hasil: Record<string, unknown> = { ...isi, ...perubahan };
    for (const f of Object.keys(perubahan)) {
      if (!(`ur_${f}` in perubahan)) delete hasil[`ur_${f}`];
      if (hasil[f] === undefined) delete hasil[f];
    }
    return hasil as I;
  };
  readonly isiSama = (a: I, b: I): boolean => a === b || sama(this.kodeSaja(a), this.kodeSaja(b));
  /** Nothing typed yet. */
  readonly hampa = (b: Baris<I, S>): boolean => {
    if (b.id !== null) return false;
    const isi = this.kodeSaja(b.isi);
    return this.skema.medan.every((f) => this.skema.bawaan.includes(f) || sama(isi[f], undefined));
  };
  private isiServer(s: S): I {
    let isi = this.asalServer.get(s);
    if (!isi) this.asalServer.set(s, (isi = this.isiDari(s)));
    return isi;
  }
  readonly dari = (s: S): Baris<I, S> => ({
    kunci: s.id,
    id: s.id,
    versi: s.versi,
    no_seri: Number(s.no_seri),
    isi: this.isiServer(s),
    server: s,
    ditolak: null,
  });
  /** Differs from what the server has stored as a row. */
  readonly kotor = (b: Baris<I, S>): boolean => {
    if (!b.server) return !this.hampa(b);
    const asal = this.isiServer(b.server);
    return b.isi !== asal && !this.isiSama(b.isi, asal);
  };

  private belumDari(b: Baris<I, S>): Belum<I> {
    const isi = Object.entries(this.kodeSaja(b.isi)).filter(([, v]) => v !== undefined && v !== '');
    return {
      ...(Object.fromEntries(isi) as I),
      kunci: b.kunci,
      no_seri: b.no_seri,
      ...(b.id ? { id: b.id } : {}),
      ...(b.versi === null ? {} : { versi: b.versi }),
    };
  }
  /** The server keeps these rows as they were sent, whatever is in them. One without a key is named by its place. */
  readonly bacaBelum = (b: Peta, i: number): Belum<I> => ({
    ...this.isiDari(b),
    kunci: typeof b.kunci === 'string' ? b.kunci : String(i),
    ...(typeof b.id === 'string' ? { id: b.id } : {}),
    ...(typeof b.no_seri === 'number' ? { no_seri: b.no_seri } : {}),
    ...(typeof b.versi === 'number' ? { versi: b.versi } : {}),
  });
  /** Rows not yet stored, by key, as the autosave keeps them. */
  readonly belumTersimpan = (baris: readonly Baris<I, S>[]): Record<string, Belum<I>> =>
    Object.fromEntries(baris.filter(this.kotor).map((b) => [b.kunci, this.belumDari(b)]));

  /** Lays typed rows over the list: over the stored row they change, or after the last one. */
  readonly tumpangkan = (
    baris: readonly Baris<I, S>[],
    belum: Record<string, Belum<I>>,
    dahulu: Record<string, unknown>,
  ): Baris<I, S>[] => {
    const sisa = new Map(Object.entries(belum));
    const perId = new Map([...sisa.values()].reverse().flatMap((x) => (x.id ? [[x.id, x.kunci] as const] : [])));
    const ambil = (b: Baris<I, S>) => {
      const kunci = sisa.has(b.kunci) ? b.kunci : ((b.id && perId.get(b.id)) ?? null);
      const entri = kunci ? sisa.get(kunci) : undefined;
      if (kunci) sisa.delete(kunci);
      return entri;
    };
    const hasil = baris.flatMap((b) => {
      const entri = ambil(b);
      if (entri) {
        const isi = this.isiDari(entri);
        return [this.isiSama(isi, b.isi) ? b : { ...b, isi, ditolak: null }];
      }
      if (!(b.kunci in dahulu)) return [b];
      return b.server ? [{ ...b, isi: this.isiServer(b.server) }] : [];
    });
    const terpakai = new Set(hasil.map((b) => b.no_seri));
    let nomor = nomorBerikut(hasil);
    for (const e of sisa.values()) {
      const no_seri = e.no_seri && !terpakai.has(e.no_seri) ? e.no_seri : nomor;
      terpakai.add(no_seri);
      nomor = Math.max(nomor, no_seri) + 1;
      const { kunci, versi = null } = e;
      hasil.push({ kunci, id: e.id ?? null, versi, no_seri, isi: this.isiDari(e), server: null, ditolak: null });
    }
    return urutkan(hasil);
  };

  /** Puts the server's rows into the list: untouched ones follow the server, typed ones stay and keep their base. */
  readonly segarkan = (baris: readonly Baris<I, S>[], dariServer: readonly S[], lengkap: boolean): Baris<I, S>[] => {
    const per = new Map(dariServer.map((s) => [s.id, s]));
    const hasil = baris.flatMap((b) => {
      const s = b.id ? per.get(b.id) : undefined;
      if (s) per.delete(s.id);
      if (!b.id || (!s && !lengkap)) return [b];
      // Deleted elsewhere while it was being changed here: it goes on as a new row, nothing typed is lost.
      if (!s) return this.kotor(b) ? [{ ...b, id: null, versi: null, server: null }] : [];
      return [
        this.kotor(b)
          ? { ...b, server: b.server ?? s, versi: b.versi ?? s.versi }
          : { ...this.dari(s), kunci: b.kunci },
      ];
    });
    return rapikanNomor(urutkan([...hasil, ...[...per.values()].map(this.dari)]));
  };
}

const urutkan = <B extends { no_seri: number }>(baris: B[]): B[] => baris.sort((a, b) => a.no_seri - b.no_seri);
export const nomorBerikut = (baris: readonly { no_seri: number }[]): number =>
  baris.reduce((n, b) => Math.max(n, b.no_seri), 0) + 1;

/** Typed rows step aside when a stored row has taken their number. */
export function rapikanNomor<B extends { id: string | null; no_seri: number }>(baris: readonly B[]): B[] {
  const terpakai = new Set(baris.filter((b) => b.id).map((b) => b.no_seri));
  let nomor = nomorBerikut(baris);
  const hasil = baris.map((b) => {
    if (b.id) return b;
    if (!terpakai.has(b.no_seri)) {
      terpakai.add(b.no_seri);
      return b;
    }
    const lain = { ...b, no_seri: nomor };
    nomor += 1;
    return lain;
  });
  return urutkan(hasil);
}
