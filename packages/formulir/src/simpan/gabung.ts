/** The part of a file that the autosave keeps: header, statement, answers, rows not yet valid by key. */
export interface Kerja<B extends object> {
  kepala: Record<string, string>;
  pernyataan: boolean;
  jawaban: Record<string, string>;
  baris: Record<string, B>;
}
/** The same place, changed here and elsewhere to different things. */
export interface Bentrok {
  /** 'kepala.telepon', 'pernyataan', 'baris.<kunci>.jml' */
  jalur: string;
  milik: unknown;
  lain: unknown;
}
export interface HasilGabung<B extends object> {
  hasil: Kerja<B>;
  bentrok: Bentrok[];
}

/** Equal as stored: absent, undefined and '' are the same emptiness; order of keys does not count. */
export function sama(a: unknown, b: unknown): boolean {
  const hampa = (v: unknown) => v === undefined || v === null || v === '' || (Array.isArray(v) && v.length === 0);
  if (hampa(a) && hampa(b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return a === b;
  const kunci = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...kunci].every((k) => sama((a as Record<string, unknown>)[k], (b as Record<string, unknown>)[k]));
}

type Peta = Record<string, unknown>;
/** Three-way merge of a flat map. A clash keeps mine for now: nothing is sent before the person has chosen. */
function gabungPeta(dasar: Peta, milik: Peta, lain: Peta, awalan: string, bentrok: Bentrok[]): Peta {
  const hasil: Peta = {};
  for (const k of new Set([...Object.keys(milik), ...Object.keys(lain)])) {
    const [d, m, l] = [dasar[k], milik[k], lain[k]];
    if (sama(m, d)) hasil[k] = l;
    else {
      hasil[k] = m;
      if (!sama(l, d) && !sama(m, l)) bentrok.push({ jalur: `${awalan}${k}`, milik: m, lain: l });
    }
    if (hasil[k] === undefined) delete hasil[k];
  }
  return hasil;
}

// Facts of the server beside the contents of a row: they never clash.
const FAKTA_BARIS = new Set(['kunci', 'id', 'no_seri', 'versi', 'elements']);
const isiSaja = (b: object): Peta =>
  Object.fromEntries(Object.entries(b).filter(([k]) => !FAKTA_BARIS.has(k) && !k.startsWith('ur_')));

/** Fields of one row, merged; used for stored rows as well. */
export function gabungBaris(dasar: object, milik: object, lain: object, kunci: string) {
  const bentrok: Bentrok[] = [];
  const isi = gabungPeta(isiSaja(dasar), isiSaja(milik), isiSaja(lain), `baris.${kunci}.`, bentrok);
  return { isi, bentrok };
}

/** Mine over theirs, from what both began with. */
export function gabung<B extends object>(dasar: Kerja<B>, milik: Kerja<B>, lain: Kerja<B>): HasilGabung<B> {
  const bentrok: Bentrok[] = [];
  const kepala = gabungPeta(dasar.kepala, milik.kepala, lain.kepala, 'kepala.', bentrok) as Record<string, string>;
  const jawaban = gabungPeta(dasar.jawaban, milik.jawaban, lain.jawaban, 'jawaban.', bentrok) as Record<string, string>;
  const satu = gabungPeta(
    { pernyataan: dasar.pernyataan },
    { pernyataan: milik.pernyataan },
    { pernyataan: lain.pernyataan },
    '',
    bentrok,
  );
  const baris: Record<string, B> = {};
  for (const k of new Set([...Object.keys(milik.baris), ...Object.keys(lain.baris)])) {
    const [d, m, l] = [dasar.baris[k], milik.baris[k], lain.baris[k]];
    if (m && l) {
      const satuBaris = gabungBaris(d ?? {}, m, l, k);
      bentrok.push(...satuBaris.bentrok);
      baris[k] = { ...l, ...m, ...satuBaris.isi, kunci: k };
    } else if (m) {
      // Gone elsewhere: it goes here too, unless I changed it meanwhile.
      if (!d || !sama(isiSaja(m), isiSaja(d))) baris[k] = m;
    } else if (l && (!d || !sama(isiSaja(l), isiSaja(d)))) baris[k] = l;
  }
  return { hasil: { kepala, jawaban, pernyataan: Boolean(satu.pernyataan), baris }, bentrok };
}

/** Writes the choices made in the merge dialog into the work: 'lain' takes the other editor's value. */
export function putuskan<B extends object>(
  kerja: Kerja<B>,
  bentrok: readonly Bentrok[],
  pilihan: Record<string, 'milik' | 'lain'>,
): Kerja<B> {
  const hasil: Kerja<B> = {
    ...kerja,
    kepala: { ...kerja.kepala },
    jawaban: { ...kerja.jawaban },
    baris: { ...kerja.baris },
  };
  for (const b of bentrok) {
    if (pilihan[b.jalur] !== 'lain') continue;
    const [bagian, kunci = '', kd = ''] = b.jalur.split('.');
    if (bagian === 'kepala') hasil.kepala[kunci] = (b.lain as string | undefined) ?? '';
    else if (bagian === 'jawaban') hasil.jawaban[kunci] = (b.lain as string | undefined) ?? '';
    else if (bagian === 'pernyataan') hasil.pernyataan = Boolean(b.lain);
    else if (hasil.baris[kunci]) hasil.baris[kunci] = { ...hasil.baris[kunci], [kd]: b.lain };
  }
  return hasil;
}

/** How many places differ from what the server has. */
export function hitungBeda<B extends object>(dasar: Kerja<B>, kini: Kerja<B>): number {
  const peta = (a: Peta, b: Peta) =>
    [...new Set([...Object.keys(a), ...Object.keys(b)])].filter((k) => !sama(a[k], b[k])).length;
  const baris = (a: Record<string, B>) => Object.fromEntries(Object.entries(a).map(([k, b]) => [k, isiSaja(b)]));
  return (
    peta(dasar.kepala, kini.kepala) +
    peta(dasar.jawaban, kini.jawaban) +
    (dasar.pernyataan === kini.pernyataan ? 0 : 1) +
    peta(baris(dasar.baris), baris(kini.baris))
  );
}
