import { Inject, Injectable } from '@nestjs/common';
import { JAM_TOKEN } from '@sinas/domain/akses/akun';
import { jam, tanggal } from '@sinas/domain/format/tanggal';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { Surel } from '../../../platform/surel/surel';
import type { JenisSurel } from '../../auth/akun/permintaan-akun.service';
import { ABAIKAN, JANGAN_BAGI, lama } from './isi-surel-akun';
import { SurelTungguRepository } from './surel-tunggu.repository';
import { TokenAkunService } from '../akun/token-akun.service';

/** Sends the two mails about a new address of one's own: to it, and to the one that counts until then. */
@Injectable()
export class SuratSurelService {
  constructor(
    private readonly repo: SurelTungguRepository,
    private readonly token: TokenAkunService,
    private readonly surel: Surel,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  async kirim(jenis: JenisSurel, idUser: string | null): Promise<void> {
    const row = idUser ? await this.repo.ambil(idUser) : null;
    if (!row || row.dipakai) return;
    const sapaan = `Yth. ${await this.repo.nama(row.id_user)},`;
    const asal = `Diminta ${tanggal(row.dibuat)} pukul ${jam(row.dibuat)} WIB dari alamat internet ${row.alamat ?? 'yang tidak diketahui'}.`;
    if (jenis === 'SUREL_BARU')
      return this.surel.kirim(row.surel, {
        judul: 'Pakai alamat surel ini',
        sapaan,
        paragraf: [
          `Alamat ini diminta menjadi alamat surel akun SINAS NK Anda. ${asal}`,
          `Buka tautan di bawah, sekali, dalam ${lama(JAM_TOKEN.SUREL)}. Sampai saat itu surel tetap dikirim ke alamat yang lama.`,
        ],
        tombol: { teks: 'Pakai alamat ini', url: await this.tautan(row.id_user, 'kunci') },
        kaki: [JANGAN_BAGI, ABAIKAN],
      });
    return this.surel.kirim(row.lama, {
      judul: 'Alamat surel akun Anda akan diganti',
      sapaan,
      paragraf: [
        `Alamat surel akun SINAS NK Anda akan diganti dari ${row.lama} menjadi ${row.surel}, setelah alamat baru itu dibuktikan. ${asal}`,
        `Bukan Anda? Hentikan lewat tautan di bawah, dalam ${lama(JAM_TOKEN.BATAL)}: alamat yang lama tetap dipakai dan semua perangkat dikeluarkan.`,
      ],
      tombol: { teks: 'Hentikan perubahan', url: await this.tautan(row.id_user, 'kunci_batal') },
      kaki: [JANGAN_BAGI, 'Bila ini permintaan Anda sendiri, tidak ada yang perlu dilakukan.'],
    });
  }

  private async tautan(idUser: string, kolom: 'kunci' | 'kunci_batal'): Promise<string> {
    const { token, id_hash, sampai } = this.token.baru(kolom === 'kunci' ? 'SUREL' : 'BATAL');
    await this.repo.pasangKunci(idUser, kolom, id_hash, sampai);
    return `${this.config.publicUrl}/surel#token=${token}`;
  }
}
