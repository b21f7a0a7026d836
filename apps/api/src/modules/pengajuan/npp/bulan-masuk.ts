import { SISI_BULAN } from '@sinas/domain/baris/bulan';
import { objekBiasa, type AturanMassal } from '../../../http/daftar-massal';

/** Characters that each field of a month may have. */
export const MAKS_MEDAN_BULAN = { periode: 6, jml: 20, ref: 60 } as const;
const MAKS_NAMA = 80;

type Medan = Record<string, unknown>;
type Salah = ReturnType<AturanMassal['periksa']>;

function teks(b: Medan, path: keyof typeof MAKS_MEDAN_BULAN): Salah {
  const nilai = b[path];
  if (typeof nilai !== 'string') return [{ path, rule: 'isString', message: `${path} harus berupa teks` }];
  return nilai.length > MAKS_MEDAN_BULAN[path] ? [{ path, rule: 'maxLength', message: `${path} terlalu panjang` }] : [];
}
const asing = (b: Medan, medan: readonly string[]): Salah =>
  Object.keys(b)
    .filter((nama) => !medan.includes(nama))
    .map((nama) => nama.slice(0, MAKS_NAMA))
    .map((path) => ({ path, rule: 'whitelistValidation', message: `Isian ${path} tidak dikenal` }));

/** Months are what is written most: they are checked by plain code. */
const aturan = (medan: readonly string[], periksa: (b: Medan) => Salah): AturanMassal => ({
  maks: 200,
  /** A number is taken as it is written. */
  ubah: (isi) => {
    const b = objekBiasa(isi);
    return b && typeof b.jml === 'number' ? { ...b, jml: String(b.jml) } : isi;
  },
  periksa: (isi) => {
    const b = objekBiasa(isi);
    if (!b) return [{ path: '', rule: 'isObject', message: 'Bulan harus berupa objek' }];
    return [...teks(b, 'periode'), ...(b.ref == null ? [] : teks(b, 'ref')), ...periksa(b), ...asing(b, medan)];
  },
});

/** Months of one side of a row. */
export const BULAN_MASUK = aturan(['periode', 'jml', 'ref'], (b) => teks(b, 'jml'));

/** Months of either side, each set or taken out. */
export const SEL_MASUK = aturan(['sisi', 'periode', 'jml', 'ref'], (b) => [
  ...(b.jml === null ? [] : teks(b, 'jml')),
  ...((SISI_BULAN as readonly unknown[]).includes(b.sisi)
    ? []
    : [{ path: 'sisi', rule: 'isIn', message: 'sisi tidak ada di daftar' }]),
]);
