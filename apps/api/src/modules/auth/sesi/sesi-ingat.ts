import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import { akhirSesi } from '@sinas/domain/akses/sesi';
import { DatabaseListener } from '../../../platform/prisma/database-listener';
import type { SesiAktor } from './sesi.repository';

/** Longest life of a remembered session, should a notification ever be lost on the way. */
const SEGAR_MS = 3_000;
const MAKS = 10_000;
const SALURAN = 'sesi_berubah';

/**
 * Sessions that were looked up a moment ago: one page asks many times. Triggers tell every process what has changed
 * (a sign-out, a closed account, another role); without that connection nothing is remembered.
 */
@Injectable()
export class SesiIngat {
  private readonly isi = new Map<string, { nilai: SesiAktor; sampai: number }>();
  /** Moves with every change: what was read before it must not be remembered after it. */
  private perubahan = 0;

  constructor(
    private readonly listener: DatabaseListener,
    private readonly clock: Clock,
  ) {
    listener.listen(SALURAN, { onMessage: (id) => this.lupakan(id), onLost: () => this.lupakan('') });
  }

  ambil(idHash: string, now: Date): SesiAktor | null {
    this.listener.ensure();
    const ada = this.listener.live ? this.isi.get(idHash) : undefined;
    if (!ada || ada.sampai < now.getTime() || akhirSesi(ada.nilai.kode_peran, ada.nilai) <= now) return null;
    // By the database's clock it is asked again; here it is only not remembered beyond its end.
    if (ada.nilai.pelaksana_sampai && ada.nilai.pelaksana_sampai <= now) return null;
    return ada.nilai.token_sampai && ada.nilai.token_sampai <= now ? null : ada.nilai;
  }

  /** Mark before reading from the database. */
  tanda(): number {
    return this.perubahan;
  }

  simpan(nilai: SesiAktor, tanda: number): void {
    if (!this.listener.live || tanda !== this.perubahan) return;
    if (this.isi.size >= MAKS) this.isi.clear();
    this.isi.set(nilai.id_hash, { nilai, sampai: this.clock.now().getTime() + SEGAR_MS });
  }

  /** One session, or all of them. */
  lupakan(idHash: string): void {
    this.perubahan += 1;
    if (idHash) this.isi.delete(idHash);
    else this.isi.clear();
  }
}
