import { randomBytes } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { pesan } from '@sinas/domain/pesan/pesan';
import { Clock } from '../clock/clock';
import { DomainError } from '../errors';
import { roundFailures } from '../metrik/metrik';
import { PutaranRepository } from './putaran.repository';

/** Rounds that look at what time alone brings about. */
export const PUTARAN = [
  'batas_perbaikan_lewat',
  'terbit_otomatis',
  'kedaluwarsa',
  'informasi_lewat',
  'kelayakan',
  'pabean',
  'pembuka_habis',
  'sapu',
  'sapu_akun',
  'sapu_baris',
  'sapu_dokumen',
  'sapu_ekspor',
  'sapu_impor',
  'tagihan',
  'tahun_tutup',
  'tutup_buku',
] as const;
export type NamaPutaran = (typeof PUTARAN)[number];
/** Stands for the list itself: it could not be read to its end. */
const DAFTAR = 'daftar';
const PANJANG_KESALAHAN = 300;

export interface Putaran<T> {
  nama: NamaPutaran;
  butir: Iterable<T> | AsyncIterable<T>;
  sasaran: (butir: T) => string;
  /** The file that an item is, so that its ministry sees it on the list. */
  berkas?: (butir: T) => bigint;
  /** Returns how much was done; the round adds it up. */
  kerja: (butir: T) => Promise<number>;
  /** The items are all that is due: whoever is not among them any more is forgotten. */
  lengkap: boolean;
}

/** One item that fails never holds the others: it is logged, counted and shown to operators, and the round goes on. */
@Injectable()
export class PutaranService {
  private readonly logger = new Logger('putaran');

  constructor(
    private readonly repo: PutaranRepository,
    private readonly clock: Clock,
  ) {}

  /** Failures that no round has met since then. */
  buang(sebelum: Date): Promise<void> {
    return this.repo.buang(sebelum);
  }

  /** Never throws. What failed is tried again by the next round. */
  async jalankan<T>(p: Putaran<T>): Promise<number> {
    const gagal = new Set<string>();
    const berhasil = new Set<string>();
    let jumlah = 0;
    try {
      for await (const butir of p.butir) {
        const sasaran = p.sasaran(butir);
        try {
          jumlah += await p.kerja(butir);
          berhasil.add(sasaran);
        } catch (error) {
          gagal.add(sasaran);
          await this.catat(p.nama, sasaran, p.berkas?.(butir) ?? null, error as Error);
        }
      }
      berhasil.add(DAFTAR);
    } catch (error) {
      gagal.add(DAFTAR);
      await this.catat(p.nama, DAFTAR, null, error as Error);
    }
    await this.lupakan(p.nama, (s) => !gagal.has(s) && (berhasil.has(s) || (p.lengkap && !gagal.has(DAFTAR))));
    return jumlah;
  }

  /** Parts that have nothing to do with each other. */
  bagian(nama: NamaPutaran, bagian: Record<string, () => Promise<number>>): Promise<number> {
    return this.jalankan({
      nama,
      butir: Object.entries(bagian),
      sasaran: ([satu]) => satu,
      kerja: ([, kerja]) => kerja(),
      lengkap: true,
    });
  }

  private async catat(putaran: NamaPutaran, sasaran: string, id_pengajuan: bigint | null, error: Error): Promise<void> {
    const kode = randomBytes(4).toString('hex');
    this.logger.error({ putaran, sasaran, kode, err: error }, 'an item of a round failed, the round goes on');
    roundFailures.inc({ round: putaran });
    const kesalahan =
      error instanceof DomainError ? error.message : pesan('putaran.gagal', { kode }).slice(0, PANJANG_KESALAHAN);
    await this.repo
      .catat({ putaran, sasaran, id_pengajuan, kesalahan, waktu: this.clock.now() })
      .catch((e: Error) => this.logger.error({ putaran, sasaran, err: e }, 'a failure could not be noted'));
  }

  private async lupakan(putaran: NamaPutaran, boleh: (sasaran: string) => boolean): Promise<void> {
    try {
      const selesai = (await this.repo.tercatat(putaran)).filter(boleh);
      if (selesai.length > 0) await this.repo.hapus(putaran, selesai);
    } catch (error) {
      this.logger.error({ putaran, err: error as Error }, 'what succeeded could not be taken off the list');
    }
  }

  /** How many items fail, by round. */
  jumlahGagal(): Promise<Map<string, number>> {
    return this.repo.jumlah();
  }
}

/** Every item of pages that are asked for one after the other. */
export async function* perHalaman<T>(ambil: (setelah: T | null) => Promise<T[]>, sekali: number): AsyncGenerator<T> {
  let setelah: T | null = null;
  for (;;) {
    const rows: T[] = await ambil(setelah);
    yield* rows;
    setelah = rows.at(-1) ?? null;
    if (setelah === null || rows.length < sekali) return;
  }
}
