/** What a key asks of the grid. Pure, so that every key has a test. */
export type Perintah =
  | { jenis: 'geser'; baris: number; kolom: number }
  | { jenis: 'ujung'; baris: 'awal' | 'akhir' | null; kolom: 'awal' | 'akhir' }
  | { jenis: 'tab'; arah: 1 | -1 }
  | { jenis: 'sunting'; awal: string | null }
  | {
      jenis:
        | 'kosongkan'
        | 'gandakan'
        | 'urung'
        | 'salin'
        | 'pilih'
        | 'pilih_semua'
        | 'rincian'
        | 'perbaiki'
        | 'lepas'
        | 'pohon';
    };

interface Tombol {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}
const HALAMAN = 12;
const GESER: Record<string, [number, number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
  PageUp: [-HALAMAN, 0],
  PageDown: [HALAMAN, 0],
};
const DENGAN_CTRL: Record<string, Perintah> = {
  d: { jenis: 'gandakan' },
  z: { jenis: 'urung' },
  c: { jenis: 'salin' },
  a: { jenis: 'pilih_semua' },
  '.': { jenis: 'perbaiki' },
  Enter: { jenis: 'rincian' },
  Home: { jenis: 'ujung', baris: 'awal', kolom: 'awal' },
  End: { jenis: 'ujung', baris: 'akhir', kolom: 'akhir' },
};

export function perintah(t: Tombol): Perintah | null {
  if (t.altKey) return null;
  if (t.ctrlKey || t.metaKey) return DENGAN_CTRL[t.key.length === 1 ? t.key.toLowerCase() : t.key] ?? null;
  const geser = GESER[t.key];
  if (geser) return { jenis: 'geser', baris: geser[0], kolom: geser[1] };
  switch (t.key) {
    case 'Home':
      return { jenis: 'ujung', baris: null, kolom: 'awal' };
    case 'End':
      return { jenis: 'ujung', baris: null, kolom: 'akhir' };
    case 'Tab':
      return { jenis: 'tab', arah: t.shiftKey ? -1 : 1 };
    case 'Enter':
    case 'F2':
      return { jenis: 'sunting', awal: null };
    case 'F4':
      return { jenis: 'pohon' };
    case 'Delete':
    case 'Backspace':
      return { jenis: 'kosongkan' };
    case 'Escape':
      return { jenis: 'lepas' };
    case ' ':
      return t.shiftKey ? { jenis: 'pilih' } : { jenis: 'sunting', awal: null };
    default:
      return t.key.length === 1 ? { jenis: 'sunting', awal: t.key } : null;
  }
}
