import { Inject, Injectable } from '@nestjs/common';
import { JAM_TOKEN } from '@sinas/domain/akses/akun';
import { JobRefused, type JobContext, type JobHandler } from '../../../jobs/outbox.service';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { Surel } from '../../../platform/surel/surel';
import { PermintaanAkunService, type JenisAkun, type PermintaanAkun } from '../../auth/akun/permintaan-akun.service';
import { TautanService } from '../../auth/akun/tautan.service';
import { suratAkun } from './isi-surel-akun';
import { PendaftaranRepository, type AkunAktivasi } from '../pendaftaran.repository';
import { SuratDaftarService } from './surat-daftar.service';
import { SuratSurelService } from './surat-surel.service';
import { TokenAkunService, type JenisTokenAkun } from '../akun/token-akun.service';

/** More mails of a kind to one account within an hour help nobody but a nuisance. */
const MAKS_SEJAM = 5;
const HALAMAN: Record<JenisTokenAkun, string> = { UNDANGAN: 'aktivasi', SANDI: 'sandi-baru', TAUTAN: 'tautkan' };

/** Sends the mails about accounts that were asked for; whether there is such an account is found out here. */
@Injectable()
export class SurelAkunService implements JobHandler<'surel-akun'> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly repo: PendaftaranRepository,
    private readonly token: TokenAkunService,
    private readonly permintaan: PermintaanAkunService,
    private readonly tautan: TautanService,
    private readonly suratDaftar: SuratDaftarService,
    private readonly suratSurel: SuratSurelService,
    private readonly surel: Surel,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async run({ payload, selesai }: JobContext<'surel-akun'>): Promise<void> {
    const minta = await this.permintaan.ambil(payload.id_permintaan);
    if (!minta) throw new JobRefused('Permintaan surel tidak ditemukan');
    await this.kerjakan(minta);
    await this.prisma.tx(async (tx) => {
      await selesai(tx);
      await this.permintaan.selesai(tx, minta.id);
    });
  }

  private async kerjakan(m: PermintaanAkun): Promise<void> {
    switch (m.jenis) {
      case 'DAFTAR':
      case 'DAFTAR_SUREL':
      case 'DAFTAR_AKTIF':
        return this.suratDaftar.kirim(m.jenis, m.isi);
      case 'SUREL_BARU':
      case 'SUREL_MINTA':
        return this.suratSurel.kirim(m.jenis, m.id_user);
      default:
        for (const akun of await this.penerima(m, m.jenis)) await this.kirim(m, m.jenis, akun);
    }
  }

  private async penerima(m: PermintaanAkun, jenis: JenisAkun): Promise<AkunAktivasi[]> {
    const calon = m.id_user
      ? [await this.repo.akun(null, m.id_user)].filter((a) => a !== null)
      : await this.repo.menurut(m.isi ?? '');
    return calon.filter((a) => !a.dihapus && cocok(jenis, a));
  }

  private async kirim(m: PermintaanAkun, jenis: JenisAkun, akun: AkunAktivasi): Promise<void> {
    const tertaut = jenis === 'TAUTAN' && (await this.tautan.milik(this.config.oidc.issuer, akun.id)) !== null;
    const tiket = tertaut ? null : jenisToken(jenis, akun);
    // Asked for by anybody; 'not me' is not, and must come.
    if (jenis === tiket && (await this.token.banyakSejam(akun.id, tiket)) >= MAKS_SEJAM) return;
    const kode = tiket ? await this.prisma.tx((tx) => this.token.buat(tx, akun.id, tiket)) : null;
    // After '#': an address that proxies and logs never see.
    const url = tiket && kode ? `${this.config.publicUrl}/${HALAMAN[tiket]}#token=${kode}` : null;
    const isi = suratAkun(jenis, {
      nama: akun.fullname,
      isi: m.isi,
      organisasi: akun.organisasi?.nama ?? null,
      url: url ?? `${this.config.publicUrl}/`,
      jam: tiket ? JAM_TOKEN[tiket] : 0,
      tertaut,
    });
    await this.surel.kirim(jenis === 'SUREL_DIUBAH' && m.isi ? m.isi : akun.email, isi);
  }
}

/** Does this mail make sense for the account as it is now? One that waits without an invitation is found by nobody. */
function cocok(jenis: JenisAkun, a: AkunAktivasi): boolean {
  if (jenis === 'UNDANGAN') return !a.diaktifkan && a.dibuat_oleh !== null;
  if (jenis === 'SANDI' || jenis === 'TAUTAN') return a.aktif && a.login_type !== 'inaport';
  return true;
}
function jenisToken(jenis: JenisAkun, a: AkunAktivasi): JenisTokenAkun | null {
  if (jenis === 'UNDANGAN' || jenis === 'SANDI' || jenis === 'TAUTAN') return jenis;
  return jenis === 'BUKAN_SAYA' && a.login_type !== 'inaport' ? 'SANDI' : null;
}
