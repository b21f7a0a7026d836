import { Injectable } from '@nestjs/common';
import { OutboxService } from '../../../jobs/outbox.service';
import { Clock } from '../../../platform/clock/clock';
import type { Tx } from '../../../platform/prisma/prisma.service';
import { Rahasia } from '../../../platform/rahasia/rahasia';
import { PermintaanAkunRepository } from './permintaan-akun.repository';

export type JenisPermintaan = JenisAkun | JenisDaftar | JenisSurel;
/** To the accounts that a word may mean, or to one. */
export type JenisAkun =
  | 'UNDANGAN'
  | 'SANDI'
  | 'SANDI_DIUBAH'
  | 'SUREL_DIUBAH'
  | 'BUKAN_SAYA'
  | 'TAUTAN'
  | 'DITAUTKAN'
  | 'TAUTAN_DILEPAS'
  | 'FAKTOR_DIUBAH'
  | 'SETEL_DIMINTA'
  | 'SETEL_SELESAI';
/** About a registration, whose id is `isi`: to the company, to the person, and to the company once he is in. */
export type JenisDaftar = 'DAFTAR' | 'DAFTAR_SUREL' | 'DAFTAR_AKTIF';
/** About an address that a person wants to use: to it, and to the one he has. */
export type JenisSurel = 'SUREL_BARU' | 'SUREL_MINTA';
export interface PermintaanAkun {
  id: bigint;
  jenis: JenisPermintaan;
  /** What was typed: a name or an address; or the registration, or which change it is about. */
  isi: string | null;
  id_user: string | null;
}
const TINGGAL_MS = 7 * 86_400_000;

/**
 * Mails about accounts are asked for here and made by a job: for a name that nobody has, exactly the same is done as
 * for one that exists, so that neither answer nor time tells which it was.
 */
@Injectable()
export class PermintaanAkunService {
  constructor(
    private readonly repo: PermintaanAkunRepository,
    private readonly outbox: OutboxService,
    private readonly clock: Clock,
    private readonly rahasia: Rahasia,
  ) {}

  async minta(tx: Tx, jenis: JenisPermintaan, untuk: { id_user?: string; isi?: string }): Promise<void> {
    const id = await this.repo.tambah(tx, { jenis, id_user: untuk.id_user ?? null, dibuat: this.clock.now() });
    if (untuk.isi) await this.repo.isi(tx, id, this.rahasia.tutup('permintaan_akun.isi', String(id), untuk.isi));
    await this.outbox.tambah(tx, 'surel-akun', `surel-akun:${id}`, { id_permintaan: String(id) });
  }

  async ambil(id: string): Promise<PermintaanAkun | null> {
    const row = await this.repo.ambil(BigInt(id));
    if (!row) return null;
    return {
      id: row.id,
      jenis: row.jenis as JenisPermintaan,
      isi: row.isi && this.rahasia.buka('permintaan_akun.isi', id, row.isi),
      id_user: row.id_user,
    };
  }

  selesai(tx: Tx, id: bigint): Promise<void> {
    return this.repo.hapus(tx, id);
  }
  sapu(): Promise<number> {
    return this.repo.sapu(new Date(this.clock.now().getTime() - TINGGAL_MS));
  }
}
