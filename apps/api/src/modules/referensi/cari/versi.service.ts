import { Injectable } from '@nestjs/common';
import type { JenisReferensi } from '@sinas/domain/referensi/jenis';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { Clock } from '../../../platform/clock/clock';
import { DatabaseListener } from '../../../platform/prisma/database-listener';
import { ReferensiRepository } from './referensi.repository';

const SALURAN = 'referensi_berubah';
/** Longest life of a remembered number, should the connection break without a word. */
const SEGAR_MS = 10_000;

/**
 * Marks of lists: their numbers, and the day, since entries begin and end with it. Numbers are remembered while this process
 * hears which list has changed, else asked for each time. A number is older than the rows that are read after it, or as old.
 */
@Injectable()
export class VersiService {
  private readonly ingat = new Map<string, { versi: string; sampai: number }>();
  /** Moves with every change: a number that was read before it must not be remembered after it. */
  private perubahan = 0;

  constructor(
    private readonly repo: ReferensiRepository,
    private readonly clock: Clock,
    private readonly listener: DatabaseListener,
  ) {
    listener.listen(SALURAN, {
      onMessage: (jenis) => this.lupakan(jenis),
      onLost: () => this.lupakan(),
      onLive: () => this.lupakan(),
    });
  }

  async tanda(jenis: readonly JenisReferensi[]): Promise<string> {
    this.listener.ensure();
    const versi = this.diingat(jenis) ?? (await this.tanya(jenis));
    return `W/"${versi.filter((v) => v !== '').join('.')}-${tanggalIso(this.clock.now())}"`;
  }

  private diingat(jenis: readonly JenisReferensi[]): string[] | null {
    if (!this.listener.live) return null;
    const versi: string[] = [];
    for (const j of jenis) {
      const ada = this.ingat.get(j);
      if (!ada || ada.sampai < this.clock.now().getTime()) return null;
      versi.push(ada.versi);
    }
    return versi;
  }

  private async tanya(jenis: readonly JenisReferensi[]): Promise<string[]> {
    const { perubahan } = this;
    const nomor = new Map((await this.repo.versi(jenis)).map((v) => [v.jenis, v.versi]));
    const versi = jenis.map((j) => (nomor.has(j) ? `${j}${nomor.get(j)}` : '')); // a list without an entry has no number
    if (this.listener.live && perubahan === this.perubahan)
      for (const [i, j] of jenis.entries())
        this.ingat.set(j, { versi: versi[i] ?? '', sampai: this.clock.now().getTime() + SEGAR_MS });
    return versi;
  }

  /** One list, or all of them. */
  private lupakan(jenis?: string): void {
    this.perubahan += 1;
    if (jenis) this.ingat.delete(jenis);
    else this.ingat.clear();
  }
}
