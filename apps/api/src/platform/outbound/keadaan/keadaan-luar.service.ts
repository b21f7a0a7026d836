import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import { Clock } from '../../clock/clock';
import type { Galat, Jawaban } from '../panggil';
import { KeadaanLuarRepository, type CatatanLuar } from './keadaan-luar.repository';
import type { NamaSistemLuar } from './sistem-luar';

/** `isi`: it answered something else than what was asked for. Never anything that the other side wrote. */
export type Sebab = Galat | 'isi' | `http_${number}`;

/** Why an answer that was not used was not used. */
export const sebabDari = (r: Jawaban): Sebab => (!r.ok ? r.galat : r.status < 300 ? 'isi' : `http_${r.status}`);

const JAM_MS = 3_600_000;
const kosong = (): CatatanLuar => ({
  panggilan: 0,
  gagal: 0,
  berhasil_terakhir: null,
  gagal_terakhir: null,
  gagal_sejak: null,
  gagal_beruntun: 0,
  sebab: null,
});

/**
 * Notes how outside systems answer. Callers never wait for it: one statement at a time is under way in a process, what
 * happens meanwhile goes into the next one, and what could not be written goes with the next call.
 */
@Injectable()
export class KeadaanLuarService implements BeforeApplicationShutdown {
  private readonly logger = new Logger('keadaan-luar');
  private readonly tunda = new Map<NamaSistemLuar, CatatanLuar>();
  private menulis: Promise<void> | null = null;

  constructor(
    private readonly repo: KeadaanLuarRepository,
    private readonly clock: Clock,
  ) {}

  /** After every call that went out, with the reason when its answer was of no use. */
  catat(sistem: NamaSistemLuar, sebab: Sebab | null): void {
    const c = this.tunda.get(sistem) ?? kosong();
    const kini = this.clock.now();
    this.tunda.set(sistem, c);
    // Turned away by the breaker, nothing went out: no call, but people go without an answer all the same.
    const keluar = sebab === 'tolak' ? 0 : 1;
    c.panggilan += keluar;
    if (sebab === null) Object.assign(c, { berhasil_terakhir: kini, gagal_sejak: null, gagal_beruntun: 0 });
    else {
      c.gagal += keluar;
      c.gagal_beruntun += keluar;
      c.gagal_terakhir = kini;
      c.gagal_sejak ??= kini;
      if (keluar || !c.sebab) c.sebab = sebab;
    }
    this.menulis ??= this.tulis().finally(() => (this.menulis = null));
  }

  /** A process that ends in good order leaves nothing behind. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.menulis;
    if (this.tunda.size > 0) await this.tulis();
  }

  private async tulis(): Promise<void> {
    for (const [sistem, c] of this.tunda) {
      this.tunda.delete(sistem);
      try {
        await this.repo.tambah(sistem, c, new Date(Math.floor(this.clock.now().getTime() / JAM_MS) * JAM_MS));
      } catch (error) {
        this.tunda.set(sistem, gabung(c, this.tunda.get(sistem)));
        this.logger.warn({ sistem, err: error }, 'the state of an outside system could not be written');
        return;
      }
    }
  }
}

/** What could not be written, followed by what happened since. */
function gabung(lama: CatatanLuar, baru: CatatanLuar | undefined): CatatanLuar {
  if (!baru) return lama;
  const pulih = baru.berhasil_terakhir !== null;
  return {
    panggilan: lama.panggilan + baru.panggilan,
    gagal: lama.gagal + baru.gagal,
    berhasil_terakhir: baru.berhasil_terakhir ?? lama.berhasil_terakhir,
    gagal_terakhir: baru.gagal_terakhir ?? lama.gagal_terakhir,
    gagal_sejak: pulih ? baru.gagal_sejak : (lama.gagal_sejak ?? baru.gagal_sejak),
    gagal_beruntun: baru.gagal_beruntun + (pulih ? 0 : lama.gagal_beruntun),
    sebab: baru.sebab ?? lama.sebab,
  };
}
