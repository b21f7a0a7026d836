import { arahAwal, type KolomUrutAntrean } from '@sinas/domain/daftar/urutan';
import type { NamaAntrean, TampilanTulis } from '../providers/wire';

export interface Tampilan {
  nama: NamaAntrean;
  judul: string;
  /** What stands in it, in a sentence. */
  arti: string;
}
/** Saved views of the work queue, in the order of the rail. */
export const TAMPILAN: readonly Tampilan[] = [
  { nama: 'untuk_saya', judul: 'Untuk saya', arti: 'Berkas yang langkah berikutnya dapat Anda kerjakan.' },
  { nama: 'semua', judul: 'Semua terbuka', arti: 'Berkas yang belum selesai.' },
  { nama: 'saya', judul: 'Tugas saya', arti: 'Berkas yang Anda ambil dan belum Anda teruskan.' },
  { nama: 'belum', judul: 'Belum diambil', arti: 'Berkas yang menunggu verifikator.' },
  { nama: 'lewat', judul: 'Lewat batas', arti: 'Berkas yang melewati batas waktu layanan.' },
  { nama: 'perbaikan_masuk', judul: 'Perbaikan masuk', arti: 'Berkas yang sudah diperbaiki pemohon.' },
  { nama: 'di_pemohon', judul: 'Di pemohon', arti: 'Jam layanan berhenti sampai pemohon bertindak.' },
  { nama: 'koordinator', judul: 'Di koordinator', arti: 'Berkas di meja koordinator verifikasi.' },
  { nama: 'pejabat', judul: 'Menunggu pejabat', arti: 'Berkas di meja pejabat pemutus.' },
];
export const tampilanDari = (nama: unknown): Tampilan =>
  TAMPILAN.find((t) => t.nama === nama) ?? (TAMPILAN[0] as Tampilan);

export const PER_HALAMAN = 25;
type Saring = Record<string, string | undefined>;

/** Address of a list with its filters, in react-admin's own spelling. */
function alamatDaftar(path: string, saring: Saring, sort: KolomUrutAntrean, arah = arahAwal(sort)): string {
  const filter = JSON.stringify(Object.fromEntries(Object.entries(saring).filter(([, v]) => v)));
  const isi = { filter, page: '1', perPage: String(PER_HALAMAN), sort, order: arah.toUpperCase() };
  return `${path}?${new URLSearchParams(isi).toString()}`;
}
/** A view as it was kept. */
export const alamatTampilan = (
  daftar: TampilanTulis['daftar'],
  { saring, urut, arah }: Pick<TampilanTulis, 'saring' | 'urut' | 'arah'>,
): string => alamatDaftar(`/${daftar}`, saring, urut, arah);
export const alamatAntrean = (antrean: NamaAntrean, saring: Saring = {}): string =>
  alamatDaftar('/pengajuan', { antrean, ...saring }, 'sisa');
export const alamatRencana = (saring: Saring = {}): string =>
  alamatDaftar('/rencana', saring, saring['antrean'] ? 'sisa' : 'tgl_kirim');
export const alamatBerkas = (saring: Saring = {}): string => alamatDaftar('/berkas', saring, 'tgl_kirim');

/** Where a file's page is, by its list: permits and plans have one each. */
export const diBerkas = (pathname: string): boolean => /^\/(pengajuan|rencana)\/[^/]+/.test(pathname);
/** A meeting takes the room of rail and search bar, too; what is shown to the room has no rail at all. */
export const diRapat = (pathname: string): boolean => /^\/rakor\/\d+/.test(pathname);
export const diRuang = (pathname: string): boolean => /^\/rakor\/\d+\/layar$/.test(pathname);

/** Filters as they stand in an address. */
export function saringDari(search: string): Saring {
  try {
    const isi: unknown = JSON.parse(new URLSearchParams(search).get('filter') ?? '{}');
    return isi && typeof isi === 'object' ? (isi as Saring) : {};
  } catch {
    return {};
  }
}
/** The same list with another view, from its first page. */
export function gantiAntrean(search: string, antrean: NamaAntrean): string {
  const isi = new URLSearchParams(search);
  isi.set('filter', JSON.stringify({ ...saringDari(search), antrean }));
  isi.set('page', '1');
  return `/pengajuan?${isi.toString()}`;
}
export const antreanDari = (search: string): NamaAntrean => {
  const { antrean } = saringDari(search);
  return TAMPILAN.find(({ nama }) => nama === antrean)?.nama ?? 'untuk_saya';
};
