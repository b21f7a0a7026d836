import { Inject, Injectable } from '@nestjs/common';
import { JAM_TOKEN, type JenisToken } from '@sinas/domain/akses/akun';
import { JobRefused, type JobContext, type JobHandler } from '../../jobs/outbox.service';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.module';
import { PrismaService } from '../../platform/prisma/prisma.service';
import type { IsiSurel } from '../../platform/surel/isi-surel';
import { Surel } from '../../platform/surel/surel';
import { PermintaanAkunService, type JenisPermintaan, type PermintaanAkun } from '../auth/permintaan-akun.service';
import { suratAkun } from './isi-surel-akun';
import { PendaftaranRepository, type AkunAktivasi } from './pendaftaran.repository';
import { TokenAkunService } from './token-akun.service';

/** More mails of a kind to one account within an hour help nobody but a nuisance. */
const MAKS_SEJAM = 5;
const HALAMAN: Record<JenisToken, string> = { AKTIVASI: 'aktivasi', UNDANGAN: 'aktivasi', SANDI: 'sandi-baru' };

/** Sends the mails about accounts that were asked for; whether there is such an account is found out here. */
@Injectable()
export class SurelAkunService implements JobHandler<'surel-akun'> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly repo: PendaftaranRepository,
    private readonly token: TokenAkunService,
    private readonly permintaan: PermintaanAkunService,
    private readonly surel: Surel,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async run({ payload, selesai }: JobContext<'surel-akun'>): Promise<void> {
    const minta = await this.permintaan.ambil(payload.id_permintaan);
    if (!minta) throw new JobRefused('Permintaan surel tidak ditemukan');
    for (const akun of await this.penerima(minta)) await this.kirim(minta, akun);
    await this.prisma.tx(async (tx) => {
      await selesai(tx);
      await this.permintaan.selesai(tx, minta.id);
    });
  }

  private async penerima(m: PermintaanAkun): Promise<AkunAktivasi[]> {
    const calon = m.id_user
      ? [await this.repo.akun(null, m.id_user)].filter((a) => a !== null)
      : await this.repo.menurut(m.isi ?? '');
    return calon.filter((a) => !a.dihapus && cocok(m.jenis, a));
  }

  private async kirim(m: PermintaanAkun, akun: AkunAktivasi): Promise<void> {
    const jenis = jenisToken(m.jenis, akun);
    if (jenis && (await this.token.banyakSejam(akun.id, jenis)) >= MAKS_SEJAM) return;
    const kode = jenis ? await this.prisma.tx((tx) => this.token.buat(tx, akun.id, jenis)) : null;
    // After '#': an address that proxies and logs never see.
    const url = jenis && kode ? `${this.config.publicUrl}/${HALAMAN[jenis]}#token=${kode}` : null;
    const isi: IsiSurel = suratAkun(m.jenis, {
      nama: akun.fullname,
      isi: m.isi,
      organisasi: akun.organisasi?.nama ?? null,
      url: url ?? `${this.config.publicUrl}/`,
      jam: jenis ? JAM_TOKEN[jenis] : 0,
    });
    await this.surel.kirim(this.alamat(m, akun), isi);
  }

  /** A registration goes to the company's address in the registry, everything else to the person. */
  private alamat(m: PermintaanAkun, akun: AkunAktivasi): string {
    const perusahaan = m.jenis === 'AKTIVASI' || m.jenis === 'SUDAH_ADA';
    if (m.jenis === 'SUREL_DIUBAH') return m.isi ?? akun.email;
    return (perusahaan && akun.organisasi?.surel) || akun.email;
  }
}

/** Does this mail make sense for the account as it is now? */
function cocok(jenis: JenisPermintaan, a: AkunAktivasi): boolean {
  if (jenis === 'AKTIVASI' || jenis === 'UNDANGAN') return !a.diaktifkan;
  if (jenis === 'SANDI') return a.aktif && a.login_type !== 'inaport';
  return true;
}
function jenisToken(jenis: JenisPermintaan, a: AkunAktivasi): JenisToken | null {
  if (jenis === 'AKTIVASI' || jenis === 'UNDANGAN' || jenis === 'SANDI') return jenis;
  return jenis === 'BUKAN_SAYA' && a.login_type !== 'inaport' ? 'SANDI' : null;
}
