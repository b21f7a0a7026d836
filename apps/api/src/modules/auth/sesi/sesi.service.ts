import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PERAN, type KodePeran } from '@sinas/domain/akses/peran';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { akhirSesi, BATAS_SESI, batasSesi, berhakPetugas } from '@sinas/domain/akses/sesi';
import { Clock } from '../../../platform/clock/clock';
import { sha256 } from '../../../platform/hash/canonical';
import { Keamanan } from '../../../platform/keamanan/keamanan';
import { FaktorService } from '../faktor/faktor.service';
import { SesiBerakhirService } from './sesi-berakhir.service';
import { SesiIngat } from './sesi-ingat';
import { SesiRepository, type SesiAktor, type TokenSet } from './sesi.repository';

/** 30 days, as the specification stores tokens and account data (SESI-06); roles of officers end earlier. */
const SIMPAN_MS = BATAS_SESI.perusahaan.lamaMs;
/** Acts that follow one another so closely are written down as one. */
const CATAT_TIAP_MS = { petugas: 5_000, perusahaan: 60_000 };

/** What is stored of an id that only its holder knows. */
export const hashId = sha256;
/** How and from where somebody signed in. */
export interface AsalMasuk {
  cara: 'sso' | 'sandi' | 'inaport';
  alamat: string | null;
  agen: string | null;
  inaport_token?: string | null;
  /** A second factor was given. */
  faktor?: boolean;
}
/** `id` is the cookie's value and stands nowhere else; `nomor` names the session to its user. */
export interface SesiBuka {
  id: string;
  id_user: string;
  nomor: string;
  csrf: string;
  /** How long it lasts at most. */
  detik: number;
}
export interface AktorBersesi extends Aktor {
  id_sesi: string;
  csrf: string;
  token_sampai: Date | null;
  /** It was opened with a second factor. */
  faktor?: boolean;
}

/** The actor that an account is, however it came in. */
export const aktorDari = (akun: {
  id_user: string;
  fullname: string;
  kode_peran: string;
  id_organisasi: string | null;
  isbranch: boolean | null;
  kd_ga: string | null;
  hanya_ga: boolean;
}): Aktor => ({
  id_user: akun.id_user,
  nama: akun.fullname,
  peran: akun.kode_peran as KodePeran,
  id_organisasi: akun.id_organisasi,
  isbranch: akun.isbranch ?? false,
  kd_ga: akun.kd_ga,
  hanya_ga: akun.hanya_ga,
});

@Injectable()
export class SesiService {
  constructor(
    private readonly repo: SesiRepository,
    private readonly ingat: SesiIngat,
    private readonly faktor: FaktorService,
    private readonly berakhir: SesiBerakhirService,
    private readonly clock: Clock,
    private readonly keamanan: Keamanan,
  ) {}

  /** A new opaque id for every sign-in; only its hash is stored. */
  async buka(idUser: string, tokens: TokenSet, asal: AsalMasuk): Promise<SesiBuka> {
    const id = randomBytes(32).toString('base64url');
    const now = this.clock.now();
    const csrf = randomBytes(24).toString('base64url');
    const sampai = new Date(now.getTime() + SIMPAN_MS);
    const { nomor, kode_peran } = await this.repo.create({
      id_hash: hashId(id),
      id_user: idUser,
      csrf,
      cara: asal.cara,
      alamat: asal.alamat?.slice(0, 45) ?? null,
      agen: asal.agen?.slice(0, 200) ?? null,
      inaport_token: asal.inaport_token ?? null,
      faktor: asal.faktor ?? false,
      dibuat: now,
      sampai,
      ...tokens,
    });
    this.keamanan.catat('authn_login_success', { tentang: idUser, sebab: asal.cara });
    return { id, id_user: idUser, nomor, csrf, detik: batasSesi(kode_peran).lamaMs / 1000 };
  }

  /** `tindakan`: a person caused the request, so the session lives on from here; looking at it does not prolong it. */
  async aktor(id: string, tindakan = false): Promise<AktorBersesi | null> {
    const now = this.clock.now();
    const row = await this.cari(hashId(id), now);
    if (!row || !(row.kode_peran in PERAN)) return null;
    // A role that must have a second factor, given or made compulsory since: only a sign-in with one counts.
    if (this.faktor.wajib(row.kode_peran) && !row.faktor) return null;
    const jarak = CATAT_TIAP_MS[berhakPetugas(row.kode_peran) ? 'petugas' : 'perusahaan'];
    if (tindakan && now.getTime() - row.terakhir.getTime() > jarak) {
      await this.repo.touch(row.id_hash, now);
      row.terakhir = now;
    }
    return {
      ...aktorDari(row),
      cabang: row.cabang,
      ...(row.pelaksana ? { pelaksana: row.pelaksana } : {}),
      faktor: row.faktor,
      id_sesi: row.id_hash,
      csrf: row.csrf,
      token_sampai: row.token_sampai,
    };
  }

  private async cari(idHash: string, now: Date): Promise<SesiAktor | null> {
    const ada = this.ingat.ambil(idHash, now);
    if (ada) return ada;
    const tanda = this.ingat.tanda();
    const row = await this.repo.actor(idHash);
    if (!row) return null;
    if (akhirSesi(row.kode_peran, row) <= now) {
      await this.berakhir.sapu(idHash);
      return null;
    }
    this.ingat.simpan(row, tanda);
    return row;
  }

  /** Ends it; gives back the ID token for the provider's own sign-out. */
  async tutup(idSesi: string): Promise<string | null> {
    const sesi = await this.repo.remove(idSesi, this.clock.now());
    this.ingat.lupakan(idSesi);
    return sesi?.id_token ?? null;
  }
}
