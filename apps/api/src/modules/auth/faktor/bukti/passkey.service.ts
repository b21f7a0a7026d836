import { Inject, Injectable } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  type RegistrationResponseJSON,
  type WebAuthnCredential,
} from '@simplewebauthn/server';
import { Clock } from '../../../../platform/clock/clock';
import type { Config } from '../../../../platform/config/config';
import { CONFIG } from '../../../../platform/config/config.module';
import type { Tx } from '../../../../platform/prisma/prisma.service';
import { FaktorRepository, type BarisKunci } from '../faktor.repository';

export type PilihanMasuk = PublicKeyCredentialRequestOptionsJSON;
export type PilihanPasang = PublicKeyCredentialCreationOptionsJSON;
/** A new key whose answer was right. */
export interface KunciSah {
  kredensial: WebAuthnCredential;
  satu_perangkat: boolean;
}

const WAKTU_MS = 300_000;

/** Passkeys (WebAuthn), the person verified by the device each time. They belong to the host of PUBLIC_URL. */
@Injectable()
export class PasskeyService {
  private readonly rpID: string;
  private readonly asal: string[];

  constructor(
    private readonly repo: FaktorRepository,
    private readonly clock: Clock,
    @Inject(CONFIG) config: Config,
  ) {
    this.rpID = new URL(config.publicUrl).hostname;
    this.asal = [...new Set([config.publicUrl, config.publicUrlPetugas].map((u) => new URL(u).origin))];
  }

  async pilihanPasang(akun: { id: string; username: string; fullname: string }): Promise<PilihanPasang> {
    const ada = await this.repo.kunci(akun.id);
    return generateRegistrationOptions({
      rpName: 'SINAS NK',
      rpID: this.rpID,
      userID: new Uint8Array(Buffer.from(akun.id.replaceAll('-', ''), 'hex')),
      userName: akun.username,
      userDisplayName: akun.fullname,
      timeout: WAKTU_MS,
      attestationType: 'none',
      excludeCredentials: ada.map((k) => ({ id: k.id_kredensial })),
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
    });
  }
  async sahPasang(jawaban: object, challenge: string): Promise<KunciSah | null> {
    const hasil = await verifyRegistrationResponse({
      response: jawaban as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: this.asal,
      expectedRPID: this.rpID,
      requireUserVerification: true,
    }).catch(() => null);
    if (!hasil?.verified) return null;
    const { credential, credentialDeviceType } = hasil.registrationInfo;
    return { kredensial: credential, satu_perangkat: credentialDeviceType === 'singleDevice' };
  }
  pasang(tx: Tx, idUser: string, nama: string, k: KunciSah): Promise<string> {
    return this.repo.pasangKunci(tx, {
      id_user: idUser,
      id_kredensial: k.kredensial.id,
      nama,
      kunci_publik: k.kredensial.publicKey,
      pencacah: BigInt(k.kredensial.counter),
      satu_perangkat: k.satu_perangkat,
      pengantar: k.kredensial.transports ?? [],
      dibuat: this.clock.now(),
    });
  }

  async pilihanMasuk(idUser: string): Promise<PilihanMasuk> {
    const ada = await this.repo.kunci(idUser);
    return generateAuthenticationOptions({
      rpID: this.rpID,
      timeout: WAKTU_MS,
      userVerification: 'required',
      allowCredentials: ada.map((k) => ({
        id: k.id_kredensial,
        transports: k.pengantar,
      })),
    });
  }
  /** The key of this account that answered this challenge; null for anybody else's, another page's, a copy's. */
  async cocok(idUser: string, jawaban: object, challenge: string): Promise<BarisKunci | null> {
    const response = jawaban as AuthenticationResponseJSON;
    const kunci = (await this.repo.kunci(idUser)).find((k) => k.id_kredensial === response.id);
    if (!kunci) return null;
    const hasil = await verifyAuthenticationResponse({
      response,
      expectedChallenge: challenge,
      expectedOrigin: this.asal,
      expectedRPID: this.rpID,
      credential: { id: kunci.id_kredensial, publicKey: kunci.kunci_publik, counter: Number(kunci.pencacah) },
      requireUserVerification: true,
    }).catch(() => null);
    if (!hasil?.verified) return null;
    const { newCounter } = hasil.authenticationInfo;
    return (await this.repo.pakaiKunci(kunci.id, newCounter, this.clock.now())) ? kunci : null;
  }
}
