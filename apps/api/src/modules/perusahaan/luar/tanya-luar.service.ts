import { Inject, Injectable, Logger } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { lookupFailed } from '../../../platform/metrik/metrik';
import { panggil, type Ulang } from '../../../platform/outbound/panggil';
import { tidakDikenal } from './baca-luar';
import { KeadaanLuarService, sebabDari, type Sebab } from '../../../platform/outbound/keadaan/keadaan-luar.service';
import { PerusahaanRepository } from '../perusahaan.repository';
import type { NamaSistemLuar } from '../../../platform/outbound/keadaan/sistem-luar';

export interface Sumber<T> {
  /** Which list of which system; also the name of what is kept. */
  sistem: NamaSistemLuar;
  url: string;
  /** All tries together (BATAS-01). */
  batasMs: number;
  ulang?: Ulang;
  /** The rows of an answer; null when the answer is not what was asked for. */
  baca: (body: unknown) => T[] | null;
}
export interface Hasil<T> {
  rows: T[];
  /** When the other system said so; null when it did not answer. */
  diambil: Date | null;
}
/** How long an answer is taken for true. */
const SEGAR_MS = 10 * 60_000;
const MAKS_BYTES = 5_000_000;

/** Asks other systems. One that fails gives an empty list (GALAT-07), counted and logged: operators see it, forms go on. */
@Injectable()
export class TanyaLuarService {
  private readonly logger = new Logger('tanya-luar');
  private readonly berlangsung = new Map<string, Promise<Hasil<unknown>>>();

  constructor(
    private readonly repo: PerusahaanRepository,
    private readonly clock: Clock,
    private readonly keadaan: KeadaanLuarService,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** Callers who ask the same at the same moment share one call. */
  async tanya<T>(sumber: Sumber<T>, kunci: string): Promise<Hasil<T>> {
    const nama = `${sumber.sistem} ${kunci}`;
    const ada = this.berlangsung.get(nama) ?? this.ambil(sumber, kunci);
    this.berlangsung.set(nama, ada);
    try {
      return (await ada) as Hasil<T>;
    } finally {
      this.berlangsung.delete(nama);
    }
  }

  /** The answer that is kept, while it counts as true. */
  async tersimpan(sistem: NamaSistemLuar, kunci: string): Promise<Hasil<unknown> | null> {
    const sejak = new Date(this.clock.now().getTime() - SEGAR_MS);
    const simpanan = await this.repo.jawaban(sistem, kunci, sejak);
    return simpanan && { rows: simpanan.isi as unknown[], diambil: simpanan.diambil };
  }

  private async ambil<T>(sumber: Sumber<T>, kunci: string): Promise<Hasil<T>> {
    const kini = this.clock.now();
    const simpanan = await this.tersimpan(sumber.sistem, kunci);
    if (simpanan) return simpanan as Hasil<T>;
    const batasMs = Math.min(sumber.batasMs, this.config.luarMaksMs);
    const r = await panggil(sumber.sistem, sumber.url, {
      timeoutMs: batasMs,
      totalMs: batasMs,
      maxBytes: MAKS_BYTES,
      ...(sumber.ulang ? { ulang: sumber.ulang } : {}),
    });
    const rows = !r.ok ? null : tidakDikenal(r) ? [] : r.status === 200 ? sumber.baca(r.body) : null;
    if (!rows) return this.gagal(sumber.sistem, sebabDari(r));
    this.keadaan.catat(sumber.sistem, null);
    await this.repo.simpan(sumber.sistem, kunci, { isi: rows, diambil: kini });
    await this.repo.buang(new Date(kini.getTime() - SEGAR_MS));
    return { rows, diambil: kini };
  }

  private gagal(sistem: NamaSistemLuar, sebab: Sebab): Hasil<never> {
    this.keadaan.catat(sistem, sebab);
    lookupFailed.inc({ system: sistem });
    this.logger.warn({ sistem, sebab }, 'look-up failed');
    return { rows: [], diambil: null };
  }
}
