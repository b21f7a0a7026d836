import type { Rahasia } from './rahasia';

/** Columns of an account that hold personal data. */
export const KOLOM_PRIBADI = ['nik', 'mobile_number', 'address'] as const;
export type KolomPribadi = (typeof KOLOM_PRIBADI)[number];
type Pribadi = Partial<Record<KolomPribadi, string | null | undefined>>;

/** Personal columns, and the rest: a row has an id before anything can be bound to it. */
export function pisahPribadi<T extends Pribadi>(akun: T): [Pick<T, KolomPribadi & keyof T>, Omit<T, KolomPribadi>] {
  const { nik, mobile_number, address, ...lain } = akun;
  const pribadi = Object.fromEntries(
    Object.entries({ nik, mobile_number, address }).filter(([, nilai]) => nilai !== undefined),
  );
  return [pribadi as Pick<T, KolomPribadi & keyof T>, lain];
}

/** The columns as they are stored in the account's row, with the look-up value of the NIK. */
export function tutupAkun<T extends Pribadi>(
  rahasia: Rahasia,
  id: string,
  akun: T,
): T & { nik_indeks?: string | null } {
  const hasil: Record<string, unknown> = { ...akun };
  for (const k of KOLOM_PRIBADI) {
    const nilai = akun[k];
    if (nilai) hasil[k] = rahasia.tutup(`pengguna.${k}`, id, nilai);
  }
  if (akun.nik !== undefined) hasil.nik_indeks = akun.nik && rahasia.indeks('nik', akun.nik);
  return hasil as T & { nik_indeks?: string | null };
}

/** The columns as people may read them; what cannot be read is empty and named in `tak_terbaca`. */
export function bukaAkun<T extends Pribadi & { id: string }>(
  rahasia: Rahasia,
  akun: T,
): T & { tak_terbaca?: readonly KolomPribadi[] } {
  const hasil: Record<string, unknown> = { ...akun };
  const tak_terbaca: KolomPribadi[] = [];
  for (const k of KOLOM_PRIBADI) {
    const nilai = akun[k];
    if (!nilai) continue;
    hasil[k] = rahasia.bukaAtauKosong(`pengguna.${k}`, akun.id, nilai);
    if (hasil[k] === null) tak_terbaca.push(k);
  }
  return tak_terbaca.length > 0 ? { ...(hasil as T), tak_terbaca } : (hasil as T);
}
