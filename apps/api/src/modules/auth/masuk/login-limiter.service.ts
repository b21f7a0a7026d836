import { randomInt } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { TerlaluSering } from '../../../platform/errors';
import { sha256 } from '../../../platform/hash/canonical';
import { jaringan } from '../../../platform/alamat/alamat';
import { Keamanan } from '../../../platform/keamanan/keamanan';
import { JatahCobaRepository, PER_MS, type Jatah } from './jatah-coba.repository';
import { PerangkatDikenalService } from '../sesi/perangkat-dikenal.service';

const MENIT_MS = 60_000;
const SEPEREMPAT_JAM = 15 * MENIT_MS;
const SEHARI = 24 * 60 * MENIT_MS;

/** Mails, registrations and checks that one address may ask for, or that may go to one recipient or company. */
const BATAS_MINTA = {
  daftar: { batas: 20, jendela_ms: SEPEREMPAT_JAM },
  surel: { batas: 20, jendela_ms: SEPEREMPAT_JAM },
  penerima: { batas: 5, jendela_ms: SEPEREMPAT_JAM },
  /** Registrations of one company, by one address. */
  perusahaan: { batas: 3, jendela_ms: SEPEREMPAT_JAM },
  perusahaan_dari: { batas: 3, jendela_ms: SEHARI },
  perusahaan_sehari: { batas: 12, jendela_ms: SEHARI },
  /** Passwords of Inaportnet tried for one registration. */
  inaport: { batas: 10, jendela_ms: SEPEREMPAT_JAM },
  cek: { batas: 60, jendela_ms: SEPEREMPAT_JAM },
  /** Notices to many, and invitations, by one account. */
  siaran: { batas: 20, jendela_ms: SEPEREMPAT_JAM },
  undang: { batas: 60, jendela_ms: SEPEREMPAT_JAM },
} as const;

/** From where somebody tries, and the token of his browser, if it brought one. */
export interface AsalCoba {
  alamat: string | null;
  perangkat?: string | null;
}
/** A try that was counted; `berhasil` gives it back. */
export interface Percobaan {
  kunci: string[];
  tanda: bigint;
}

const kunci = (...bagian: string[]): string => sha256(JSON.stringify(bagian));
const rapi = (nama: string): string => nama.trim().toLowerCase();

/**
 * Guesses at passwords and codes, counted over all processes, before they are compared: many at once get no more tries
 * than one after the other. At the sign-in, per quarter of an hour 10 for an account from one address and 60 from one
 * address; 100 a day for an account. A browser from which the account has signed in before has 10 of its own instead, so
 * that strangers, however many, do not shut its owner out.
 */
@Injectable()
export class LoginLimiter {
  constructor(
    private readonly repo: JatahCobaRepository,
    private readonly perangkat: PerangkatDikenalService,
    private readonly keamanan: Keamanan,
    private readonly clock: Clock,
  ) {}

  /** Sign-in under a name that anybody may type. */
  async coba(username: string, asal: AsalCoba): Promise<Percobaan> {
    const nama = rapi(username);
    const dikenal = asal.perangkat ? await this.perangkat.kenal(nama, asal.perangkat) : null;
    if (dikenal)
      return this.hitungCoba([{ kunci: kunci('perangkat', nama, dikenal), batas: 10, jendela_ms: SEPEREMPAT_JAM }]);
    const tempat = jaringan(asal.alamat ?? '');
    return this.hitungCoba([
      { kunci: kunci('akun', nama, tempat), batas: 10, jendela_ms: SEPEREMPAT_JAM },
      { kunci: kunci('alamat', tempat), batas: 60, jendela_ms: SEPEREMPAT_JAM },
      { kunci: kunci('sehari', nama), batas: 100, jendela_ms: SEHARI },
    ]);
  }

  /** Proof before an act, by somebody who is signed in: counted apart, so that no stranger at the sign-in uses it up. */
  cobaBukti(idUser: string): Promise<Percobaan> {
    return this.hitungCoba([
      { kunci: kunci('bukti', idUser), batas: 10, jendela_ms: SEPEREMPAT_JAM },
      { kunci: kunci('bukti-sehari', idUser), batas: 100, jendela_ms: SEHARI },
    ]);
  }

  /** The try was right: it does not count, and what was wrong before it at the same place is forgotten. */
  async berhasil(p: Percobaan): Promise<void> {
    const [sendiri, ...lain] = p.kunci;
    if (sendiri) await this.repo.hapus(sendiri);
    if (lain.length > 0) await this.repo.kembalikan(lain, p.tanda);
  }

  /** Counts one request of a kind, from an address or about a thing; throws when there were too many. */
  async hitung(jenis: keyof typeof BATAS_MINTA, tentang: string): Promise<void> {
    await this.hitungCoba(
      [{ kunci: kunci(jenis, rapi(tentang)), ...BATAS_MINTA[jenis] }],
      'excess_rate_limit_exceeded',
    );
  }

  private async hitungCoba(
    jatah: Jatah[],
    peristiwa: 'authn_login_fail_max' | 'excess_rate_limit_exceeded' = 'authn_login_fail_max',
  ): Promise<Percobaan> {
    const kini = this.clock.now();
    const tanda = BigInt(kini.getTime()) * PER_MS + BigInt(randomInt(Number(PER_MS)));
    const hasil = await this.repo.catat(jatah, tanda, kini);
    const penuh = hasil.filter((h) => !h.masuk);
    if (penuh.length === 0) return { kunci: jatah.map((j) => j.kunci), tanda };
    const masuk = hasil.filter((h) => h.masuk).map((h) => h.kunci);
    if (masuk.length > 0) await this.repo.kembalikan(masuk, tanda);
    this.keamanan.catat(peristiwa);
    const tunggu = penuh.map((h) => {
      const ms = jatah.find((j) => j.kunci === h.kunci)?.jendela_ms ?? SEPEREMPAT_JAM;
      return Math.ceil((Number(h.tertua / PER_MS) + ms - kini.getTime()) / 1000);
    });
    throw new TerlaluSering(Math.max(1, ...tunggu));
  }

  sapu(): Promise<number> {
    return this.repo.sapu(this.clock.now());
  }
}
