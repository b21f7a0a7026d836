import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { ikatanV1, type KolomTertutup } from './kolom';
import type { Ring } from './ring';

const SANDI = 'aes-256-gcm';
const IV = 12;
const MAC = 16;
const V2 = /^v2\.(k\d+)\.([\w-]+)$/;
const V1 = /^v1\.([\w-]+)$/;

/**
 * How far a database has come from v1 (bound to its column only, key not named):
 * `v1` processes of the release before may still read; `peralihan` v2 is written, both are read; `v2` nothing else is left.
 */
export type Zaman = 'v1' | 'peralihan' | 'v2';
/** Read at each use: it goes on while processes run. */
export interface KeadaanRahasia {
  readonly zaman: Zaman;
}
export type SebabRusak = 'bentuk' | 'kunci' | 'isi';

/** A stored value that is not what this portal wrote into this column of this row. */
export class SandiRusak extends Error {
  constructor(
    readonly kolom: KolomTertutup,
    readonly baris: string,
    readonly sebab: SebabRusak,
  ) {
    super(`${kolom} of row ${baris} cannot be read (${sebab})`);
  }
}

interface Turunan {
  kid: string;
  sandi: Buffer;
  indeks: Buffer;
}

/**
 * Personal data at rest: AES-256-GCM, a fresh nonce each time, bound to column and row, under a key that the value names.
 * Equal values look different; `indeks` finds them again (HMAC-SHA256, keyed apart), and nothing else can be searched.
 */
export class Rahasia {
  private readonly semua: readonly Turunan[];
  private readonly kini: Turunan;

  /** `lapor` hears of each value that `bukaAtauKosong` could not open. */
  constructor(
    ring: Ring,
    private readonly keadaan: KeadaanRahasia = { zaman: 'v2' },
    private readonly lapor: (rusak: SandiRusak) => void = () => undefined,
  ) {
    const turunan = ({ kid, rahasia }: Ring[number]): Turunan => {
      const dari = (untuk: string): Buffer => Buffer.from(hkdfSync('sha256', rahasia, 'sinas-nk', untuk, 32));
      return { kid, sandi: dari('data-pribadi'), indeks: dari('indeks-buta') };
    };
    this.kini = turunan(ring[0]);
    this.semua = [this.kini, ...ring.slice(1).map(turunan)];
  }

  /** Key that new values are written with. */
  get kidKini(): string {
    return this.kini.kid;
  }

  /** Whatever the text looks like, it is encrypted. */
  tutup(kolom: KolomTertutup, baris: string, teks: string): string {
    const { kid, sandi } = this.kini;
    if (this.keadaan.zaman === 'v1') return `v1.${tutup(sandi, ikatanV1(kolom, baris), teks)}`;
    return `v2.${kid}.${tutup(sandi, ikatan(kid, kolom, baris), teks)}`;
  }

  /** Throws SandiRusak: changed, of another row or column, under a key that is not in the ring, or not encrypted. */
  buka(kolom: KolomTertutup, baris: string, teks: string): string {
    const [, kid, isi] = V2.exec(teks) ?? [];
    if (kid && isi) {
      const kunci = this.semua.find((k) => k.kid === kid);
      if (!kunci) throw new SandiRusak(kolom, baris, 'kunci');
      const hasil = buka(kunci.sandi, ikatan(kid, kolom, baris), isi);
      if (hasil === null) throw new SandiRusak(kolom, baris, 'isi');
      return hasil;
    }
    if (this.keadaan.zaman === 'v2') throw new SandiRusak(kolom, baris, 'bentuk');
    return this.bukaLama(kolom, baris, teks);
  }

  /** null when it cannot be read: one bad value takes nothing else away from whoever looks. It is reported. */
  bukaAtauKosong(kolom: KolomTertutup, baris: string, teks: string): string | null {
    try {
      return this.buka(kolom, baris, teks);
    } catch (error) {
      if (!(error instanceof SandiRusak)) throw error;
      this.lapor(error);
      return null;
    }
  }

  /** Look-up value under the current key: spaces, dots, dashes and case do not count. */
  indeks(kolom: string, teks: string): string {
    return indeks(this.kini, kolom, teks);
  }
  /** Under every key of the ring: what is looked for while values are being written anew. */
  semuaIndeks(kolom: string, teks: string): string[] {
    return this.semua.map((k) => indeks(k, kolom, teks));
  }

  /** A value of the release before: its key is not named, and accounts may still have text in clear. */
  private bukaLama(kolom: KolomTertutup, baris: string, teks: string): string {
    const [, isi] = V1.exec(teks) ?? [];
    if (!isi && kolom.startsWith('pengguna.')) return teks;
    for (const kunci of isi ? this.semua : []) {
      const hasil = buka(kunci.sandi, ikatanV1(kolom, baris), isi ?? '');
      if (hasil !== null) return hasil;
    }
    throw new SandiRusak(kolom, baris, 'isi');
  }
}

const ikatan = (kid: string, kolom: string, baris: string): string => JSON.stringify(['v2', kid, kolom, baris]);

function tutup(kunci: Buffer, terikat: string, teks: string): string {
  const iv = randomBytes(IV);
  const sandi = createCipheriv(SANDI, kunci, iv, { authTagLength: MAC }).setAAD(Buffer.from(terikat));
  const isi = Buffer.concat([sandi.update(teks, 'utf8'), sandi.final()]);
  return Buffer.concat([iv, sandi.getAuthTag(), isi]).toString('base64url');
}
function buka(kunci: Buffer, terikat: string, isi: string): string | null {
  const bytes = Buffer.from(isi, 'base64url');
  if (bytes.length < IV + MAC) return null;
  const sandi = createDecipheriv(SANDI, kunci, bytes.subarray(0, IV), { authTagLength: MAC })
    .setAAD(Buffer.from(terikat))
    .setAuthTag(bytes.subarray(IV, IV + MAC));
  try {
    return Buffer.concat([sandi.update(bytes.subarray(IV + MAC)), sandi.final()]).toString('utf8');
  } catch {
    return null;
  }
}
function indeks(kunci: Turunan, kolom: string, teks: string): string {
  const rapi = teks.replace(/[\s.-]/g, '').toLowerCase();
  return createHmac('sha256', kunci.indeks).update(`${kolom}:${rapi}`).digest('hex');
}
