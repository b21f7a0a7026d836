import { Injectable } from '@nestjs/common';
import type { JenisReferensi } from '@sinas/domain/referensi/jenis';
import { RiwayatReferensiRepository } from './riwayat-referensi.repository';

@Injectable()
export class RiwayatReferensiService {
  constructor(private readonly repo: RiwayatReferensiRepository) {}

  /** Newest first; of one entry when its code is named, with what loads did to it. */
  async daftar(jenis: JenisReferensi, kode: string | undefined, page: number, limit: number) {
    const [rows, total] = await Promise.all([
      this.repo.daftar(jenis, kode, page, limit),
      this.repo.hitung(jenis, kode),
    ]);
    return { rows, meta: { page, limit, total } };
  }
}
