import { api, pasangCsrf, type Skema } from '@sinas/api-client';
import type { Izin } from '@sinas/domain/akses/izin';

/** The session record (SESI-01 to -04). */
export type Sesi = Skema<'SesiInfo'>;
export type Pengguna = Skema<'PenggunaInfo'>;

let sesi: Promise<Sesi> | null = null;

/** Read once per visit; a session that ends later shows itself by a 401. */
export function muatSesi(): Promise<Sesi> {
  sesi ??= api.ambil('/api/sesi', { batasMs: 10_000 }).then(
    (isi) => {
      pasangCsrf(isi.csrf, isi.pengguna?.id_user);
      return isi;
    },
    (galat: unknown) => {
      sesi = null;
      throw galat;
    },
  );
  return sesi;
}
export const lupakanSesi = (): void => {
  sesi = null;
};
/** The session as a sign-in answered it. */
export function terimaSesi(isi: Sesi): void {
  pasangCsrf(isi.csrf, isi.pengguna?.id_user);
  sesi = Promise.resolve(isi);
}

/** Back to this very place after sign-in. */
export function mulaiMasuk(): void {
  const { pathname, search, hash } = window.location;
  window.location.assign(`/auth/login?${new URLSearchParams({ kembali: pathname + search + hash }).toString()}`);
}

/** Signs out, forgets what this device kept, and goes where the server says (RUTE-14, SESI-07). */
export async function keluar(): Promise<void> {
  const { tujuan } = await api.kirim('/auth/logout', { body: { path: window.location.pathname } });
  lupakanSesi();
  localStorage.clear();
  sessionStorage.clear();
  window.location.assign(tujuan);
}

export const punyaIzin = (p: Pengguna, izin: Izin): boolean => p.izin.includes(izin);
