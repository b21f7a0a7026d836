import { Injectable } from '@nestjs/common';
import { generateSecret, generateURI, verifySync } from 'otplib';
import { toString as gambarQr } from 'qrcode';
import { Clock } from '../../../../platform/clock/clock';
import type { Tx } from '../../../../platform/prisma/prisma.service';
import { Rahasia } from '../../../../platform/rahasia/rahasia';
import { FaktorRepository } from '../faktor.repository';

const DETIK = 30;
/** One step to either side: clocks of phones are not exact. */
const GESER = DETIK;

/** What an authenticator app needs; shown once, before the first right code. */
export interface TotpBaru {
  rahasia: string;
  uri: string;
  /** Inline SVG. */
  qr: string;
}

/** Codes of an authenticator app (RFC 6238, SHA-1, 6 digits, 30 s). A code works once. */
@Injectable()
export class TotpService {
  constructor(
    private readonly repo: FaktorRepository,
    private readonly clock: Clock,
    private readonly rahasia: Rahasia,
  ) {}

  baru(): string {
    return generateSecret({ length: 20 });
  }
  async tampil(rahasia: string, username: string): Promise<TotpBaru> {
    const uri = generateURI({ issuer: 'SINAS NK', label: username, secret: rahasia });
    return { rahasia, uri, qr: await gambarQr(uri, { type: 'svg', margin: 1, errorCorrectionLevel: 'M' }) };
  }

  /** The time step whose code this is; null when it is none of now. */
  langkah(rahasia: string, kode: string): bigint | null {
    const token = kode.replace(/\s/g, '');
    if (!/^\d{6}$/.test(token)) return null;
    const epoch = Math.floor(this.clock.now().getTime() / 1000);
    const hasil = verifySync({ secret: rahasia, token, epoch, period: DETIK, epochTolerance: GESER });
    return hasil.valid && 'timeStep' in hasil ? BigInt(hasil.timeStep) : null;
  }

  pasang(tx: Tx, idUser: string, rahasia: string, langkah: bigint): Promise<boolean> {
    return this.repo.pasangTotp(tx, {
      id_user: idUser,
      rahasia: this.rahasia.tutup('faktor_totp.rahasia', idUser, rahasia),
      langkah_terakhir: langkah,
      dibuat: this.clock.now(),
    });
  }

  async cocok(idUser: string, kode: string): Promise<boolean> {
    const baris = await this.repo.totp(idUser);
    const langkah = baris && this.langkah(this.rahasia.buka('faktor_totp.rahasia', idUser, baris.rahasia), kode);
    return langkah !== null && this.repo.pakaiLangkah(idUser, langkah);
  }
}
