import { Injectable } from '@nestjs/common';
import { jenisPengguna, type JenisPengguna } from '@sinas/domain/akses/kelola-pengguna';
import type { KodePeran } from '@sinas/domain/akses/peran';
import { TidakAda } from '../../../platform/errors';
import type { BuktiDibawa, Pembukti } from '../../auth/faktor/bukti/bukti.service';
import { LihatPenggunaService } from '../lihat-pengguna.service';
import { UbahPenggunaService } from './ubah-pengguna.service';

/** Closes an officer's account of the kinds that an address is for. */
@Injectable()
export class HapusPetugasService {
  constructor(
    private readonly lihat: LihatPenggunaService,
    private readonly ubah: UbahPenggunaService,
  ) {}

  async hapus(aktor: Pembukti, id: string, jenis: readonly JenisPengguna[], bukti: BuktiDibawa): Promise<void> {
    const row = await this.lihat.satu(aktor, id);
    if (!jenis.includes(jenisPengguna(row.kode_peran as KodePeran))) throw new TidakAda();
    await this.ubah.hapus(aktor, id, bukti);
  }
}
