import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const TANDA = 'v1';
const IV = 12;
const MAC = 16;

/**
 * Personal data at rest: AES-256-GCM, a fresh nonce each time, bound to the column it stands in. Equal values look
 * different; `indeks` finds them again (HMAC-SHA256, keyed apart), and nothing else can be searched.
 */
export class Rahasia {
  private readonly kunci: Buffer;
  private readonly kunciIndeks: Buffer;

  /** `rahasia`: at least 32 characters; both keys are derived from it. */
  constructor(rahasia: string) {
    const turunkan = (untuk: string): Buffer => Buffer.from(hkdfSync('sha256', rahasia, 'sinas-nk', untuk, 32));
    this.kunci = turunkan('data-pribadi');
    this.kunciIndeks = turunkan('indeks-buta');
  }

  tutup(kolom: string, teks: string): string {
    const iv = randomBytes(IV);
    const sandi = createCipheriv('aes-256-gcm', this.kunci, iv).setAAD(Buffer.from(kolom));
    const isi = Buffer.concat([sandi.update(teks, 'utf8'), sandi.final()]);
    return `${TANDA}.${Buffer.concat([iv, sandi.getAuthTag(), isi]).toString('base64url')}`;
  }

  /** What was stored before encryption came is given back as it is. Throws on a value that was tampered with. */
  buka(kolom: string, teks: string): string {
    if (!this.tertutup(teks)) return teks;
    const bytes = Buffer.from(teks.slice(TANDA.length + 1), 'base64url');
    const sandi = createDecipheriv('aes-256-gcm', this.kunci, bytes.subarray(0, IV))
      .setAAD(Buffer.from(kolom))
      .setAuthTag(bytes.subarray(IV, IV + MAC));
    return Buffer.concat([sandi.update(bytes.subarray(IV + MAC)), sandi.final()]).toString('utf8');
  }

  tertutup(teks: string): boolean {
    return teks.startsWith(`${TANDA}.`);
  }

  /** Look-up value: spaces, dots, dashes and case do not count. */
  indeks(kolom: string, teks: string): string {
    const rapi = teks.replace(/[\s.-]/g, '').toLowerCase();
    return createHmac('sha256', this.kunciIndeks).update(`${kolom}:${rapi}`).digest('hex');
  }
}

/** Columns of an account that hold personal data. */
export const KOLOM_PRIBADI = ['nik', 'mobile_number', 'address'] as const;
type Pribadi = Partial<Record<(typeof KOLOM_PRIBADI)[number], string | null | undefined>>;

/** The columns as they are stored, with the look-up value of the NIK. */
export function tutupAkun<T extends Pribadi>(rahasia: Rahasia, akun: T): T & { nik_indeks?: string | null } {
  const hasil: Record<string, unknown> = { ...akun };
  for (const k of KOLOM_PRIBADI) {
    const nilai = akun[k];
    if (nilai) hasil[k] = rahasia.tutup(k, rahasia.buka(k, nilai));
  }
  if (akun.nik !== undefined) hasil.nik_indeks = akun.nik && rahasia.indeks('nik', rahasia.buka('nik', akun.nik));
  return hasil as T & { nik_indeks?: string | null };
}
/** The columns as people may read them. */
export function bukaAkun<T extends Pribadi>(rahasia: Rahasia, akun: T): T {
  const hasil: Record<string, unknown> = { ...akun };
  for (const k of KOLOM_PRIBADI) {
    const nilai = akun[k];
    if (nilai) hasil[k] = rahasia.buka(k, nilai);
  }
  return hasil as T;
}
