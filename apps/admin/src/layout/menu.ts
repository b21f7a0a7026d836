import { ICON_PATHS, type IconName } from '@sinas/ui/marks/icon-paths';
import { jalurKonsol } from '../lib/jalur';
import type { ButirMenu } from '../providers/wire';

export interface Tautan {
  id: number;
  kode: string;
  nama: string;
  /** Path inside the console. */
  ke: string;
  ikon: IconName;
}
export interface Kelompok {
  judul: string;
  isi: Tautan[];
}
export interface SusunanRel {
  /** The queue is in the menu: its live views stand at the top. */
  antrean: boolean;
  kelompok: Kelompok[];
}
const ANTREAN = 'konsol.antrean';
/** Names of icons in menus that are drawn by another of ours. */
const SEJENIS: Record<string, IconName> = { table: 'grid', send: 'cloud' };

function ikon(nama: string | null): IconName {
  const kunci = SEJENIS[nama ?? ''] ?? nama ?? '';
  return kunci in ICON_PATHS ? (kunci as IconName) : 'file';
}

/** The rail out of the menu of a user: headings with their entries, what has none below 'Lainnya'. */
export function susunRel(menu: readonly ButirMenu[]): SusunanRel {
  const milik = menu
    .filter((m) => m.kode.startsWith('konsol.'))
    .sort((a, b) => a.urut - b.urut || a.id - b.id)
    .map((m) => ({ ...m, ke: jalurKonsol(m.uri) }));
  const tautan = (id_parent: number | null): Tautan[] =>
    milik.flatMap(({ id, kode, judul, ke, ikon: nama, id_parent: induk }) =>
      ke && induk === id_parent && kode !== ANTREAN ? [{ id, kode, nama: judul, ke, ikon: ikon(nama) }] : [],
    );
  const antrean = milik.some((m) => m.kode === ANTREAN);
  const kelompok = milik.filter((m) => m.uri === '').map((m) => ({ judul: m.judul, isi: tautan(m.id) }));
  const lain = { judul: antrean ? 'Lainnya' : 'Menu', isi: tautan(null) };
  return { antrean, kelompok: [lain, ...kelompok].filter((k) => k.isi.length > 0) };
}

/** The entry whose page is open: its own path, or one below it. */
const diHalaman = (pathname: string, ke: string): boolean => pathname === ke || pathname.startsWith(`${ke}/`);
/** The entry of the page that is open: the longest path wins, where one entry stands below another. */
export const halamanKini = (pathname: string, kelompok: readonly Kelompok[]): string | null =>
  kelompok
    .flatMap((k) => k.isi)
    .map((t) => t.ke)
    .filter((ke) => diHalaman(pathname, ke))
    .toSorted((a, b) => b.length - a.length)[0] ?? null;
