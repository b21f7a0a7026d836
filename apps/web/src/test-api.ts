interface Minta {
  path?: Record<string, unknown>;
  query?: unknown;
  body?: unknown;
}
type Jawab = (alamat: string, isi?: unknown, minta?: object) => unknown;
type Nama = 'ambil' | 'daftar' | 'kirim' | 'ganti' | 'hapus';

const alamat = (jalur: string, { path = {} }: Minta): string =>
  jalur.replaceAll(/\{(\w+)\}/g, (_, nama: string) => String(path[nama]));

/** The calls of `api`, answered by a test: asked with the address as it goes out, and what goes with it (query or body). */
export function apiUji(jawab: Partial<Record<Nama, Jawab>>) {
  const panggil =
    (nama: Nama, letak: 'query' | 'body') =>
    (jalur: string, minta: Minta = {}): unknown =>
      jawab[nama]?.(alamat(jalur, minta), minta[letak], minta);
  const daftar = panggil('daftar', 'query');
  return {
    ambil: panggil('ambil', 'query'),
    daftar,
    kirim: panggil('kirim', 'body'),
    ganti: panggil('ganti', 'body'),
    hapus: panggil('hapus', 'query'),
    lewat: (_metode: 'get', jalur: string, minta?: Minta): unknown => daftar(jalur, minta),
  };
}
