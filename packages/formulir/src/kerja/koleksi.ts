import type { Masalah } from '@sinas/domain/formulir/isian';
import { sama } from '../simpan/sama';
import { NomorPerInduk, rapikanNomor, urutkan } from './nomor';

/** What the server tells of every row, beside its fields. */
export interface FaktaBaris {
  id: string;
  versi: number;
  no_seri?: string | number;
  /** Of a nested row: the row that it hangs from. */
  id_induk?: string | null;
}
/** A row that is typed but not yet valid, as the autosave keeps it. With `id` it covers a stored row. */
export type Belum<I extends object> = I & {
  kunci: string;
  id?: string;
  no_seri?: number;
  versi?: number;
  /** Its parent: by id once that has one, else by key. */
  induk?: string;
};
/** A row of the grid: what is typed, and what the server has of it. */
export interface Baris<I extends object, S extends FaktaBaris> {
  /** The same for the life of the row on this screen: the server's id, or one of our own. */
  kunci: string;
  id: string | null;
  versi: number | null;
  /** The number people see and messages point to. */
  no_seri: number;
  /** Key of the parent on this screen; null where there is none. */
  induk: string | null;
  isi: I;
  server: S | null;
  /** Refused by the server as it stood then. */
  ditolak: { isi: I; masalah: Masalah[] } | null;
}
export type BarisApa = Baris<object, FaktaBaris>;
/** The rows of a form, by kind. `Koleksi.di` gives those of one kind with their type. */
export type Kumpulan = Readonly<Record<string, readonly BarisApa[]>>;

/** What a collection knows of the rows it carries. */
export interface SkemaKoleksi {
  jenis: string;
  /** Kind that its rows hang from. */
  induk?: string;
  /** Fields a person fills. */
  medan: readonly string[];
  /** Those that stand there from the beginning: alone they make no row. */
  bawaan: readonly string[];
}
type Peta = Readonly<Record<string, unknown>>;
/** Names a parent the other way: its key on this screen, or its id. */
export type Rujuk = (induk: string) => string;
const TETAP: Rujuk = (induk) => induk;

/** Rows of one kind on this screen: what is typed over what the server has. */
export class Koleksi<I extends object, S extends FaktaBaris> {
  private readonly asalServer = new WeakMap<S, I>();
  private readonly belum = new WeakMap<Baris<I, S>, Belum<I>>();
  readonly jenis: string;
  readonly induk: string | null;

  constructor(private readonly skema: SkemaKoleksi) {
    this.jenis = skema.jenis;
    this.induk = skema.induk ?? null;
  }
  readonly di = (k: Kumpulan): readonly Baris<I, S>[] => (k[this.jenis] ?? []) as readonly Baris<I, S>[];

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
    induk: s.id_induk ?? null,
    isi: this.isiServer(s),
    server: s,
    ditolak: null,
  });
  /** A row that stands on this screen alone. */
  readonly baru = (kunci: string, no_seri: number, induk: string | null, isi: I): Baris<I, S> => ({
    kunci,
    id: null,
    versi: null,
    no_seri,
    induk,
    isi,
    server: null,
    ditolak: null,
  });
  /** Differs from what the server has stored as a row. */
  readonly kotor = (b: Baris<I, S>): boolean => {
    if (!b.server) return !this.hampa(b);
    const asal = this.isiServer(b.server);
    return b.isi !== asal && !this.isiSama(b.isi, asal);
  };

  /** The same object as long as the row is the same: thousands of typed rows are asked for at every key. */
  private belumDari(b: Baris<I, S>, keId: Rujuk): Belum<I> {
    const induk = b.induk === null ? undefined : keId(b.induk);
    const lama = this.belum.get(b);
    if (lama && lama.induk === induk) return lama;
    const baru = this.susunBelum(b, induk);
    this.belum.set(b, baru);
    return baru;
  }
  private susunBelum(b: Baris<I, S>, induk: string | undefined): Belum<I> {
    const isi = Object.entries(this.kodeSaja(b.isi)).filter(([, v]) => v !== undefined && v !== '');
    return {
      ...(Object.fromEntries(isi) as I),
      kunci: b.kunci,
      no_seri: b.no_seri,
      ...(b.id ? { id: b.id } : {}),
      ...(b.versi === null ? {} : { versi: b.versi }),
      ...(induk === undefined ? {} : { induk }),
    };
  }
  /** The server keeps these rows as they were sent, whatever is in them. One without a key is named by its place. */
  readonly bacaBelum = (b: Peta, i: number): Belum<I> => ({
    ...this.isiDari(b),
    kunci: typeof b.kunci === 'string' ? b.kunci : String(i),
    ...(typeof b.id === 'string' ? { id: b.id } : {}),
    ...(typeof b.no_seri === 'number' ? { no_seri: b.no_seri } : {}),
    ...(typeof b.versi === 'number' ? { versi: b.versi } : {}),
    ...(typeof b.induk === 'string' ? { induk: b.induk } : {}),
  });
  /** Rows not yet stored, by key, as the autosave keeps them. `pegang`: rows below which something is typed. */
  readonly belumTersimpan = (
    baris: readonly Baris<I, S>[],
    pegang: ReadonlySet<string> = new Set(),
    keId: Rujuk = TETAP,
  ): Record<string, Belum<I>> =>
    Object.fromEntries(
      baris
        .filter((b) => this.kotor(b) || (b.id === null && pegang.has(b.kunci)))
        .map((b) => [b.kunci, this.belumDari(b, keId)]),
    );

  /** Lays typed rows over the list: over the stored row they change, or after the last one. */
  readonly tumpangkan = (
    baris: readonly Baris<I, S>[],
    belum: Record<string, Belum<I>>,
    dahulu: Record<string, unknown>,
    keKunci: Rujuk = TETAP,
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
        if (entri === this.belum.get(b)) return [b];
        const isi = this.isiDari(entri);
        return [this.isiSama(isi, b.isi) ? b : { ...b, isi, ditolak: null }];
      }
      if (!(b.kunci in dahulu)) return [b];
      return b.server ? [{ ...b, isi: this.isiServer(b.server) }] : [];
    });
    const nomor = new NomorPerInduk(hasil);
    hasil.forEach((b) => nomor.pakai(b));
    for (const e of sisa.values()) {
      const induk = e.induk === undefined ? null : keKunci(e.induk);
      const { kunci, id = null, versi = null } = e;
      const baru = this.baru(kunci, nomor.beri(induk, e.no_seri), induk, this.isiDari(e));
      hasil.push({ ...baru, id, versi });
    }
    return urutkan(hasil);
  };

  /**
   * Puts the server's rows into the list: untouched ones follow the server, typed ones stay and keep their base. A row
   * that went elsewhere while it was changed here, above or below (`pegang`), goes on as a new one: nothing typed is lost.
   */
  readonly segarkan = (
    baris: readonly Baris<I, S>[],
    dariServer: readonly S[],
    lengkap: boolean,
    { pegang = new Set(), keKunci = TETAP }: { pegang?: ReadonlySet<string>; keKunci?: Rujuk } = {},
  ): Baris<I, S>[] => {
    const per = new Map(dariServer.map((s) => [s.id, s]));
    const letak = (s: S) => {
      const b = this.dari(s);
      return b.induk === null ? b : { ...b, induk: keKunci(b.induk) };
    };
    const hasil = baris.flatMap((b) => {
      const s = b.id ? per.get(b.id) : undefined;
      if (s) per.delete(s.id);
      if (!b.id || (!s && !lengkap)) return [b];
      if (!s) return this.kotor(b) || pegang.has(b.kunci) ? [lepas(b)] : [];
      return [
        this.kotor(b) ? { ...b, server: b.server ?? s, versi: b.versi ?? s.versi } : { ...letak(s), kunci: b.kunci },
      ];
    });
    return rapikanNomor(urutkan([...hasil, ...[...per.values()].map(letak)]));
  };
}

/** The same row, no more known to the server. */
export const lepas = <B extends BarisApa>(b: B): B => ({ ...b, id: null, versi: null, server: null, ditolak: null });
