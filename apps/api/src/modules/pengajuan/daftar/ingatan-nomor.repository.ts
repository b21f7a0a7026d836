import { setImmediate as bernapas } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import { DatabaseListener } from '../../../platform/prisma/database-listener';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { statusSql } from '../../../platform/prisma/status-sql';

/** A number and the end of its line. */
const PANJANG = 27;
/** Characters of all ministries together, one byte each; the one that was asked longest ago gives way. */
const MAKS_HURUF = 60_000_000;
/** Numbers of one ministry, the newest. */
const MAKS_NOMOR = 1_000_000;
/** Characters that are looked through before others have their turn. */
const SEKALI = 80_000 * PANJANG;
/** What was submitted since is added after this. */
const SEGAR_MS = 24 * 3_600_000;
/** Says which ministry's past has changed. */
const SALURAN = 'nomor_lama';

interface Isi {
  /** What was submitted before this moment is here. */
  sampai: Date;
  /** When it was read, by the clock of the process. */
  dibaca: number;
  /** Numbers, the newest first, a line each; whole lines in each part. */
  potongan: readonly string[];
  /** None was left out for want of room. */
  utuh: boolean;
}
/** Numbers that have some digits, the newest first. */
export interface NomorBerdigit {
  nomor: readonly string[];
  sampai: Date;
  /** There are no more. */
  tuntas: boolean;
}

/**
 * Numbers of a ministry's files in the order in which they were submitted, as one long text: digits that stand in hundreds of
 * thousands of numbers and in none of the newest are found in it within milliseconds, and no index finds them in that order. Past days do
 * not change but by hand: then a trigger says so, and without that connection nothing is remembered. It says where to look; what is there is
 * asked of the table.
 */
@Injectable()
export class IngatanNomor {
  private readonly logger = new Logger(IngatanNomor.name);
  private readonly isi = new Map<string, Isi>();
  private readonly dimuat = new Set<string>();
  /** Read ahead once: one that gave way to others comes back when digits are asked of it. */
  private readonly disiapkan = new Set<string>();
  /** Moves with every change: what was read before it must not be remembered after it. */
  private perubahan = 0;

  constructor(
    private readonly prisma: PrismaService,
    private readonly listener: DatabaseListener,
  ) {
    listener.listen(SALURAN, { onMessage: (kdGa) => this.lupakan(kdGa), onLost: () => this.lupakan('') });
  }

  /** At most `maks` and one more. Null where the ministry is not remembered: it is read beside this, for the next time. */
  async cari(kdGa: string, digit: string, maks: number): Promise<NomorBerdigit | null> {
    this.listener.ensure();
    const ada = this.listener.live ? this.isi.get(kdGa) : undefined;
    if (!ada || performance.now() - ada.dibaca > SEGAR_MS) this.muat(kdGa, ada);
    if (!ada) return null;
    this.isi.delete(kdGa);
    this.isi.set(kdGa, ada);
    const nomor: string[] = [];
    for (const teks of ada.potongan) {
      kumpulkan(teks, digit, maks, nomor);
      if (nomor.length > maks) return { nomor, sampai: ada.sampai, tuntas: false };
      await bernapas();
    }
    return { nomor, sampai: ada.sampai, tuntas: ada.utuh };
  }

  /** Digits may be asked for soon: reads beside what is under way, unless that has been done. */
  siapkan(kdGa: string): void {
    this.listener.ensure();
    if (!this.listener.live || this.disiapkan.has(kdGa)) return;
    this.disiapkan.add(kdGa);
    if (!this.isi.has(kdGa)) this.muat(kdGa, undefined);
  }

  private muat(kdGa: string, ada: Isi | undefined): void {
    if (!this.listener.live || this.dimuat.has(kdGa)) return;
    this.dimuat.add(kdGa);
    const tanda = this.perubahan;
    this.prisma.unawaited(
      this.baca(kdGa, ada)
        .then((baru) => {
          if (this.listener.live && tanda === this.perubahan) this.simpan(kdGa, baru);
        })
        .catch((error: unknown) => this.logger.warn({ err: error }, 'numbers of a ministry were not read'))
        .finally(() => this.dimuat.delete(kdGa)),
    );
  }

  /** An hour is left to transactions that are under way. */
  private async baca(kdGa: string, ada: Isi | undefined): Promise<Isi> {
    const sejak = ada ? Prisma.sql`AND p.tgl_kirim >= ${ada.sampai}` : Prisma.empty;
    const [row] = await this.prisma.rowsSearched<{ sampai: Date; nomor: string | null }>`
      SELECT b.sampai, (SELECT string_agg(rpad(x.no_aju, 26) || E'\n', '') FROM (
        SELECT p.no_aju FROM pengajuan p WHERE p.kd_ga = ${kdGa} AND p.kd_status NOT IN ${statusSql('draf')}
          AND p.tgl_kirim < b.sampai ${sejak}
        ORDER BY p.tgl_kirim DESC NULLS LAST, p.id DESC LIMIT ${Prisma.raw(String(MAKS_NOMOR))}) x) AS nomor
      FROM (SELECT date_trunc('hour', now()) - interval '1 hour' AS sampai) b`;
    if (!row) throw new Error('no answer');
    const teks = row.nomor ?? '';
    const baru: string[] = [];
    for (let dari = 0; dari < teks.length; dari += SEKALI) baru.push(teks.slice(dari, dari + SEKALI));
    return {
      sampai: row.sampai,
      dibaca: performance.now(),
      potongan: [...baru, ...(ada?.potongan ?? [])],
      utuh: teks.length < MAKS_NOMOR * PANJANG && (ada?.utuh ?? true),
    };
  }

  private simpan(kdGa: string, baru: Isi): void {
    this.isi.delete(kdGa);
    this.isi.set(kdGa, baru);
    let huruf = 0;
    for (const [kunci, { potongan }] of [...this.isi].reverse()) {
      for (const teks of potongan) huruf += teks.length;
      if (huruf > MAKS_HURUF && kunci !== kdGa) this.isi.delete(kunci);
    }
  }

  /** One ministry, or all of them. */
  private lupakan(kdGa: string): void {
    this.perubahan += 1;
    for (const yang of [this.isi, this.disiapkan]) {
      if (kdGa) yang.delete(kdGa);
      else yang.clear();
    }
  }
}

/** Numbers of a part that have the digits. */
function kumpulkan(teks: string, digit: string, maks: number, nomor: string[]): void {
  for (let di = teks.indexOf(digit); di !== -1 && nomor.length <= maks;) {
    const awal = di - (di % PANJANG);
    nomor.push(teks.slice(awal, awal + PANJANG - 1));
    di = teks.indexOf(digit, awal + PANJANG);
  }
}
