import type { BarisServer, Rekaman } from '../wire';
import { FIELD, isiDari, type BarisBelum } from './baris-belum';
import { sama } from './simpan/gabung';
import type { Masalah } from '@sinas/domain/formulir/isian';

/** A row of the grid: what is typed, and what the server has of it. */
export interface BarisLembar {
  /** The same for the life of the row on this screen: the server's id, or one of our own. */
  kunci: string;
  id: string | null;
  versi: number | null;
  /** The number people see and messages point to. */
  no_seri: number;
  isi: Rekaman;
  server: BarisServer | null;
  /** Refused by the server as it stood then. */
  ditolak: { isi: Rekaman; masalah: Masalah[] } | null;
}

const kodeSaja = (isi: Rekaman) => Object.fromEntries(FIELD.map((f) => [f, isi[f as keyof Rekaman]]));

/** Changed fields; the name of a changed code goes, because it names another one. */
export function ubahIsi(isi: Rekaman, perubahan: Partial<Rekaman>): Rekaman {
  const hasil = { ...isi, ...perubahan };
  for (const f of Object.keys(perubahan)) {
    if (!(`ur_${f}` in perubahan)) delete hasil[`ur_${f}` as keyof Rekaman];
    if (hasil[f as keyof Rekaman] === undefined) delete hasil[f as keyof Rekaman];
  }
  return hasil;
}
export const isiSama = (a: Rekaman, b: Rekaman): boolean => a === b || sama(kodeSaja(a), kodeSaja(b));
/** Nothing typed yet: the unit that stands there from the beginning does not count. */
export const barisHampa = (b: BarisLembar): boolean => b.id === null && isiSama({ ...b.isi, satuan: undefined }, {});

const asalServer = new WeakMap<BarisServer, Rekaman>();
const isiServer = (s: BarisServer): Rekaman => {
  let isi = asalServer.get(s);
  if (!isi) asalServer.set(s, (isi = isiDari(s)));
  return isi;
};

export const barisDari = (s: BarisServer): BarisLembar => ({
  kunci: s.id,
  id: s.id,
  versi: s.versi,
  no_seri: Number(s.no_seri),
  isi: isiServer(s),
  server: s,
  ditolak: null,
});
/** Differs from what the server has stored as a row. */
export const barisKotor = (b: BarisLembar): boolean =>
  b.server ? b.isi !== isiServer(b.server) && !isiSama(b.isi, isiServer(b.server)) : !barisHampa(b);

const barisBelumDari = (b: BarisLembar): BarisBelum => ({
  ...kodeIsi(b.isi),
  kunci: b.kunci,
  no_seri: b.no_seri,
  ...(b.id ? { id: b.id } : {}),
  ...(b.versi === null ? {} : { versi: b.versi }),
});
const kodeIsi = (isi: Rekaman): Omit<Rekaman, 'id' | 'no_seri'> =>
  Object.fromEntries(Object.entries(kodeSaja(isi)).filter(([, v]) => v !== undefined && v !== ''));

/** Rows not yet stored, by key, as the autosave keeps them. */
export const belumTersimpan = (baris: readonly BarisLembar[]): Record<string, BarisBelum> =>
  Object.fromEntries(baris.filter(barisKotor).map((b) => [b.kunci, barisBelumDari(b)]));

const urutkan = (baris: BarisLembar[]): BarisLembar[] => baris.sort((a, b) => a.no_seri - b.no_seri);
export const nomorBerikut = (baris: readonly BarisLembar[]): number =>
  baris.reduce((n, b) => Math.max(n, b.no_seri), 0) + 1;

/** Lays typed rows over the list: over the stored row they change, or after the last one. */
export function tumpangkan(
  baris: readonly BarisLembar[],
  belum: Record<string, BarisBelum>,
  dahulu: Record<string, unknown>,
): BarisLembar[] {
  const sisa = new Map(Object.entries(belum));
  const ambil = (b: BarisLembar) => {
    const kunci = sisa.has(b.kunci) ? b.kunci : ([...sisa.values()].find((x) => b.id && x.id === b.id)?.kunci ?? null);
    const entri = kunci ? sisa.get(kunci) : undefined;
    if (kunci) sisa.delete(kunci);
    return entri;
  };
  const hasil = baris.flatMap((b) => {
    const entri = ambil(b);
    if (entri) {
      const isi = isiDari(entri);
      return [isiSama(isi, b.isi) ? b : { ...b, isi, ditolak: null }];
    }
    if (!(b.kunci in dahulu)) return [b];
    return b.server ? [{ ...b, isi: isiServer(b.server) }] : [];
  });
  let nomor = nomorBerikut(hasil);
  for (const e of sisa.values()) {
    const terpakai = hasil.some((b) => b.no_seri === e.no_seri);
    const no_seri = e.no_seri && !terpakai ? e.no_seri : nomor;
    nomor = Math.max(nomor, no_seri) + 1;
    const { kunci, versi = null } = e;
    hasil.push({ kunci, id: e.id ?? null, versi, no_seri, isi: isiDari(e), server: null, ditolak: null });
  }
  return urutkan(hasil);
}

/** Puts the server's rows into the list: untouched ones follow the server, typed ones stay and keep their base. */
export function segarkan(
  baris: readonly BarisLembar[],
  dariServer: readonly BarisServer[],
  lengkap: boolean,
): BarisLembar[] {
  const per = new Map(dariServer.map((s) => [s.id, s]));
  const hasil = baris.flatMap((b) => {
    const s = b.id ? per.get(b.id) : undefined;
    if (s) per.delete(s.id);
    if (!b.id || (!s && !lengkap)) return [b];
    // Deleted elsewhere while it was being changed here: it goes on as a new row, nothing typed is lost.
    if (!s) return barisKotor(b) ? [{ ...b, id: null, versi: null, server: null }] : [];
    return [
      barisKotor(b) ? { ...b, server: b.server ?? s, versi: b.versi ?? s.versi } : { ...barisDari(s), kunci: b.kunci },
    ];
  });
  return rapikanNomor(urutkan([...hasil, ...[...per.values()].map(barisDari)]));
}

/** Typed rows step aside when a stored row has taken their number. */
export function rapikanNomor(baris: readonly BarisLembar[]): BarisLembar[] {
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
