/** A table with columns that are encrypted at rest. */
export interface TabelTertutup {
  tabel: string;
  /** Columns that name a row, in the order of its key; their values, joined by `:`, are bound into each ciphertext. */
  kunci: readonly { kolom: string; tipe: 'uuid' | 'bigint' | 'text' }[];
  kolom: readonly string[];
  /** Column -> column of its blind index. */
  indeks?: Readonly<Record<string, string>>;
}

/** Every encrypted column of the database: what `kunci:ganti` goes through. */
export const TABEL_TERTUTUP = [
  {
    tabel: 'pengguna',
    kunci: [{ kolom: 'id', tipe: 'uuid' }],
    kolom: ['nik', 'mobile_number', 'address'],
    indeks: { nik: 'nik_indeks' },
  },
  { tabel: 'permintaan_akun', kunci: [{ kolom: 'id', tipe: 'bigint' }], kolom: ['isi'] },
  { tabel: 'pendaftaran', kunci: [{ kolom: 'id', tipe: 'uuid' }], kolom: ['pemohon', 'pilihan'] },
  { tabel: 'klien_sso', kunci: [{ kolom: 'client_id', tipe: 'text' }], kolom: ['rahasia'] },
  { tabel: 'kunci_klien', kunci: [{ kolom: 'kid', tipe: 'text' }], kolom: ['kunci'] },
  {
    tabel: 'faktor_totp',
    kunci: [{ kolom: 'id_user', tipe: 'uuid' }],
    kolom: ['rahasia'],
  },
  { tabel: 'tantangan', kunci: [{ kolom: 'id_hash', tipe: 'text' }], kolom: ['muatan'] },
  {
    tabel: 'jawaban_luar',
    kunci: [
      { kolom: 'sistem', tipe: 'text' },
      { kolom: 'kunci', tipe: 'text' },
    ],
    kolom: ['isi'],
  },
] as const satisfies readonly TabelTertutup[];

type Semua = (typeof TABEL_TERTUTUP)[number];
type NamaKolom<T> = T extends { tabel: infer A extends string; kolom: readonly (infer K extends string)[] }
  ? `${A}.${K}`
  : never;
/** `table.column`: a value is bound to it, and to its row. */
export type KolomTertutup = NamaKolom<Semua>;

/** What the release before bound into a value of this column. */
export function ikatanV1(kolom: KolomTertutup, id: string): string {
  if (kolom === 'jawaban_luar.isi') return `jawaban_luar:${id}`;
  if (kolom === 'permintaan_akun.isi') return 'permintaan';
  return kolom.slice(kolom.indexOf('.') + 1);
}
