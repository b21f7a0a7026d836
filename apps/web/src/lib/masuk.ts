import { api } from './api';
import { petugas, type Sesi } from './sesi';

export const BERANDA = '/neraca-komoditas';
const KONSOL = '/konsol/';

const PETUNJUK = ['login_hint', 'id_token_hint'] as const;

/** Paths are resolved against no host at all, so that whatever names one is seen. */
const TANPA_TUAN = 'https://portal.invalid';
/** A path of this origin, or the home page: never another host (RUTE-10). */
export function jalurAman(jalur: string): string {
  if (!/^\/(?![/\\])/.test(jalur)) return '/';
  const url = new URL(jalur, TANPA_TUAN);
  return url.origin === TANPA_TUAN ? url.pathname + url.search + url.hash : '/';
}

/** Where sign-in starts; hints of the page's query go along and leave the return path (RUTE-08, -10, -11). */
export function alamatMasuk(kembali: string, kueri: string): string {
  const asal = new URLSearchParams(kueri);
  const url = new URL(jalurAman(kembali), TANPA_TUAN);
  for (const nama of PETUNJUK) url.searchParams.delete(nama);
  const masuk = new URLSearchParams({ kembali: url.pathname + url.search + url.hash });
  for (const nama of PETUNJUK) {
    const nilai = asal.get(nama);
    if (nilai) masuk.set(nama, nilai);
  }
  return `/auth/login?${masuk.toString()}`;
}

/** Full navigation: the provider's pages are not part of this app. */
export function mulaiMasuk(kembali: string, kueri = window.location.search): void {
  window.location.assign(alamatMasuk(kembali, kueri));
}

/** Where a sign-in leads: the path that was asked for, else the home of the user. */
export function tujuanMasuk(sesi: Sesi, kembali: string): string {
  const jalur = jalurAman(kembali);
  if (jalur !== '/') return jalur;
  return sesi.pengguna && petugas(sesi.pengguna) ? KONSOL : BERANDA;
}
/** The console is another app: the router cannot lead there. */
export const diLuarPortal = (jalur: string): boolean => jalur.startsWith('/konsol');

/** Signs out, forgets what this device kept, and goes where the server says (RUTE-14, -15, SESI-07). */
export async function keluar(): Promise<void> {
  const { tujuan } = await api.kirim('/auth/logout', { body: { path: window.location.pathname } });
  localStorage.clear();
  sessionStorage.clear();
  window.location.assign(tujuan);
}
