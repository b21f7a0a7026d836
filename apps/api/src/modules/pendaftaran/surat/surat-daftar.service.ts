import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { Surel } from '../../../platform/surel/surel';
import type { JenisDaftar } from '../../auth/akun/permintaan-akun.service';
import { PendaftarRepository, type PendaftaranRow } from '../pendaftar.repository';
import { suratAktif, suratPerusahaan, suratPribadi, suratSudahAda } from './surat-daftar';
import { TokenAkunService } from '../akun/token-akun.service';

/** Sends the mails about registrations; whether the company has an administrator is found out here. */
@Injectable()
export class SuratDaftarService {
  constructor(
    private readonly repo: PendaftarRepository,
    private readonly token: TokenAkunService,
    private readonly surel: Surel,
    private readonly clock: Clock,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async kirim(jenis: JenisDaftar, id: string | null): Promise<void> {
    const row = id ? await this.repo.ambil(id) : null;
    if (!row) return;
    if (jenis === 'DAFTAR_AKTIF') return this.aktif(row);
    if (row.selesai) return;
    return jenis === 'DAFTAR' ? this.perusahaan(row) : this.pribadi(row);
  }

  private async perusahaan(row: PendaftaranRow): Promise<void> {
    const { surel } = row.organisasi;
    if (!surel) return;
    const ada =
      (await this.repo.admin(row.id_organisasi)) ?? (row.id_inaport && (await this.repo.milikInaport(row.id_inaport)));
    if (!ada) return this.surel.kirim(surel, suratPerusahaan(row, await this.tautan(row.id, 'kunci')));
    await this.surel.kirim(surel, suratSudahAda(row, ada.fullname));
    await this.repo.tutup(null, row.id, this.clock.now());
  }
  private async pribadi(row: PendaftaranRow): Promise<void> {
    const { pilihan } = row;
    if (pilihan)
      await this.surel.kirim(pilihan.email, suratPribadi(row, pilihan, await this.tautan(row.id, 'kunci_surel')));
  }
  private async aktif(row: PendaftaranRow): Promise<void> {
    const { surel } = row.organisasi;
    if (surel && row.pilihan) await this.surel.kirim(surel, suratAktif(row, row.pilihan));
  }

  /** After '#': an address that proxies and logs never see. */
  private async tautan(id: string, kolom: 'kunci' | 'kunci_surel'): Promise<string> {
    const { token, id_hash, sampai } = this.token.baru(kolom === 'kunci' ? 'AKTIVASI' : 'BUKTI');
    await this.repo.pasangKunci(id, kolom, id_hash, sampai);
    return `${this.config.publicUrl}/aktivasi#token=${token}`;
  }
}
