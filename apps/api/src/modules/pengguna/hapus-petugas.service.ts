import { Injectable } from '@nestjs/common';
import { jenisPengguna, type JenisPengguna } from '@sinas/domain/akses/kelola-pengguna';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import type { KodePeran } from '@sinas/domain/akses/peran';
import { TidakAda } from '../../platform/errors';
import { LihatPenggunaService } from './lihat-pengguna.service';
import { UbahPenggunaService } from './ubah-pengguna.service';

/** Closes an officer's account of the kinds that an address is for. */
@Injectable()
export class HapusPetugasService {
  constructor(
    private readonly lihat: LihatPenggunaService,
    private readonly ubah: UbahPenggunaService,
  ) {}

  async hapus(aktor: Aktor, id: string, jenis: readonly JenisPengguna[], sandi: string | undefined): Promise<void> {
    const row = await this.lihat.satu(aktor, id);
    if (!jenis.includes(jenisPengguna(row.kode_peran as KodePeran))) throw new TidakAda();
    await this.ubah.hapus(aktor, id, sandi);
  }
}
