import { Injectable } from '@nestjs/common';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { tanpaSingkatan } from '@sinas/domain/format/teks';
import { JENIS_RAKOR, type KdJenisRakor } from '@sinas/domain/rakor/jenis';
import { TidakAda } from '../../platform/errors';
import { LoginLimiter } from '../auth/masuk/login-limiter.service';
import { ReferensiService } from '../referensi/cari/referensi.service';
import { PublikRepository } from './publik.repository';

/** menunggu: final, not all have signed · sah: all have · gugur: opened again, another version takes its place. */
export const KEADAAN_BERITA = ['menunggu', 'sah', 'gugur'] as const;
export type KeadaanBerita = (typeof KEADAAN_BERITA)[number];

const KODE = /^BA-\d{2}-\d{6}-[A-Z0-9]{10}$/;

/** Whether minutes of a meeting are genuine and hold. What they determine for whom is told to nobody here. */
@Injectable()
export class BeritaPublikService {
  constructor(
    private readonly repo: PublikRepository,
    private readonly referensi: ReferensiService,
    private readonly limiter: LoginLimiter,
  ) {}

  /** `sidik`: SHA-256 of the file at hand. Throws TerlaluSering when one address asks too often. */
  async berita(kode: string, alamat: string, sidik?: string) {
    await this.limiter.hitung('cek', alamat);
    const b = KODE.test(kode) ? await this.repo.berita(kode) : null;
    if (!b) throw new TidakAda();
    const keadaan: KeadaanBerita = b.gugur ? 'gugur' : b.ditandatangani ? 'sah' : 'menunggu';
    return {
      ...{ no_ba: b.no_ba, versi_ba: b.versi_ba, keadaan, tahun: b.tahun, ke: b.ke, tanggal: tanggalIso(b.tanggal) },
      ur_jenis: JENIS_RAKOR[b.jenis as KdJenisRakor].nama,
      koordinator: tanpaSingkatan(await this.referensi.namaDari('ga', b.kd_ga_koordinator)) ?? b.kd_ga_koordinator,
      ...{ final: b.waktu, ditandatangani: b.ditandatangani, penanda: b.penanda, tanda_tangan: b.tanda_tangan },
      sha256: b.sha256,
      cocok: sidik === undefined ? null : b.sha256 === sidik.toLowerCase(),
    };
  }
}
