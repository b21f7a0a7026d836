import { Injectable } from '@nestjs/common';
import type { KodePeran } from '@sinas/domain/akses/peran';
import { BelumMasuk } from '../../../platform/errors';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { RiwayatAkunService } from '../../audit/riwayat-akun.service';
import { PermintaanAkunService } from '../../auth/akun/permintaan-akun.service';
import { TautanGagal, TautanService } from '../../auth/akun/tautan.service';
import { AktivasiService } from './aktivasi.service';
import { namaPengguna } from './isian-akun';
import { PendaftaranRepository } from '../pendaftaran.repository';
import { TokenAkunService } from './token-akun.service';

/** What a sign-in at the provider is to be bound to, remembered while it is on its way. */
export interface NiatTautan {
  /** Hash of the mailed token. */
  token: string;
  /** Chosen with an invitation. */
  username: string | null;
}

/**
 * Ties an identity of another provider to an account: who has the mailed link names the account, who signs in at the
 * provider names the identity. Neither a name nor a mail address that the provider tells counts.
 */
@Injectable()
export class SambungService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly repo: PendaftaranRepository,
    private readonly token: TokenAkunService,
    private readonly aktivasi: AktivasiService,
    private readonly tautan: TautanService,
    private readonly permintaan: PermintaanAkunService,
    private readonly riwayat: RiwayatAkunService,
  ) {}

  /** Before the way to the provider; the token is used at the end of it. 401 'Token Expired' when it serves no more. */
  async niat(token: string, username: string | undefined): Promise<NiatTautan> {
    const row = await this.token.baca(token);
    if (row.jenis !== 'TAUTAN' && row.jenis !== 'UNDANGAN') throw new BelumMasuk('akun.token_kedaluwarsa');
    return { token: row.id_hash, username: row.jenis === 'UNDANGAN' ? namaPengguna(username) : null };
  }

  /** Once; gives the account. Throws TautanGagal with the reason. */
  async ikat(niat: NiatTautan, issuer: string, subject: string): Promise<string> {
    return this.prisma.tx(async (tx) => {
      const row = await this.token.kunciHash(tx, niat.token, ['TAUTAN', 'UNDANGAN']).catch((error: unknown) => {
        throw error instanceof BelumMasuk ? new TautanGagal('usang') : error;
      });
      const akun = await this.repo.akun(tx, row.id_user);
      const undangan = row.jenis === 'UNDANGAN';
      if (!akun || akun.dihapus || (!undangan && !akun.aktif)) throw new TautanGagal('usang');
      const tolak = await this.tautan.ikat(tx, issuer, subject, akun.id);
      if (tolak) throw new TautanGagal(tolak);
      if (undangan) {
        const username = niat.username ?? '';
        if (await this.repo.usernameTerpakai(tx, username, akun.id)) throw new TautanGagal('nama_terpakai');
        await this.aktivasi.buka(tx, akun, username, undefined);
      }
      await this.token.pakai(tx, row);
      await this.permintaan.minta(tx, 'DITAUTKAN', { id_user: akun.id });
      await this.riwayat.catat(
        tx,
        { id_user: akun.id, nama: akun.fullname, peran: akun.kode_peran as KodePeran },
        { objek: 'akun', id_objek: akun.id, peristiwa: 'tautkan', sebelum: null, sesudah: { penyedia: issuer } },
      );
      return akun.id;
    });
  }
}
