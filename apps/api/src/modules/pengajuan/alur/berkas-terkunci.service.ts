import { Injectable } from '@nestjs/common';
import { lingkupAktor, lingkupBuka, lingkupMilik, type Aktor, type Lingkup } from '@sinas/domain/akses/kebijakan';
import type { Ruang } from '@sinas/domain/layanan/kode';
import type { KunciPesan } from '@sinas/domain/pesan/pesan';
import { TidakAda, TidakBerwenang } from '../../../platform/errors';
import { PrismaService, runIn, type RunSql, type Tx } from '../../../platform/prisma/prisma.service';
import { PengajuanRepository, type BerkasRow } from './pengajuan.repository';

/** Ids on the wire are decimal text; anything else is simply not there. */
export function bacaId(teks: string): bigint {
  if (!/^\d{1,18}$/.test(teks)) throw new TidakAda();
  return BigInt(teks);
}

/** The door to one file: scoped by the actor, locked for a write. */
@Injectable()
export class BerkasTerkunciService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly repo: PengajuanRepository,
  ) {}

  get db(): Tx {
    return this.repo.db;
  }

  lingkup(aktor: Aktor): Lingkup {
    const lingkup = lingkupAktor(aktor);
    if (!lingkup) throw new TidakBerwenang();
    return lingkup;
  }

  /** What the actor's own company or ministry owns: its drafts, rows and submissions are written in this scope only. */
  milik(aktor: Aktor): Lingkup {
    const lingkup = lingkupMilik(aktor);
    if (!lingkup) throw new TidakBerwenang();
    return lingkup;
  }
  /** What the actor may open, drafts of his own among it. */
  buka(aktor: Aktor): readonly Lingkup[] {
    const lingkup = lingkupBuka(aktor);
    if (lingkup.length === 0) throw new TidakBerwenang();
    return lingkup;
  }

  /** By id or by application number. */
  kunci(kunci: string): { id?: bigint; noAju?: string } {
    return /^\d{26}$/.test(kunci) ? { noAju: kunci } : { id: bacaId(kunci) };
  }

  /** Id of a file the actor may see, by id or by application number. */
  async id(aktor: Aktor, kunci: string): Promise<bigint> {
    const id = await this.repo.cariId(this.buka(aktor), this.kunci(kunci), aktor.ruang);
    if (id === null) throw new TidakAda();
    return id;
  }

  /** The file that a row or document belongs to: whether it is absent or another's, the answer reads the same. */
  async induk(aktor: Aktor, id: bigint | null, pesan: KunciPesan): Promise<bigint> {
    const ada = id === null ? null : await this.repo.cariId(this.buka(aktor), { id }, aktor.ruang);
    if (ada === null) throw new TidakAda(pesan);
    return ada;
  }

  async baca(aktor: Aktor, kunci: string): Promise<BerkasRow> {
    return this.isi(await this.id(aktor, kunci));
  }
  /** The same of what the actor owns: what he may only read or decide on is not there. */
  async bacaMilik(aktor: Aktor, kunci: string): Promise<BerkasRow> {
    return this.isi(await this.repo.cariId([this.milik(aktor)], this.kunci(kunci), aktor.ruang));
  }
  private async isi(id: bigint | null): Promise<BerkasRow> {
    const p = id === null ? null : await this.repo.ambil(this.repo.db, id);
    if (!p) throw new TidakAda();
    return p;
  }

  /** One transaction with the file's row locked, of what the actor handles; null = the system. */
  tulis<T>(aktor: Aktor | null, id: bigint, work: (tx: Tx, p: BerkasRow) => Promise<T>): Promise<T> {
    return this.terkunci(aktor ? this.lingkup(aktor) : null, aktor?.ruang, id, work);
  }
  /** The same of what the actor owns. */
  tulisMilik<T>(aktor: Aktor, id: bigint, work: (tx: Tx, p: BerkasRow) => Promise<T>): Promise<T> {
    return this.terkunci(this.milik(aktor), aktor.ruang, id, work);
  }
  private async terkunci<T>(
    lingkup: Lingkup | null,
    ruang: Ruang | undefined,
    id: bigint,
    work: (tx: Tx, p: BerkasRow) => Promise<T>,
  ): Promise<T> {
    return this.prisma.tx(async (tx) => {
      const p = await this.repo.kunci(runIn(tx), lingkup, id, ruang);
      if (!p) throw new TidakAda();
      return work(tx, p);
    });
  }

  /** What the actor owns on the driver, for what takes a few statements of its own. */
  async tulisMilikSql<T>(aktor: Aktor, id: bigint, work: (run: RunSql, p: BerkasRow) => Promise<T>): Promise<T> {
    return this.terkunciSql(this.milik(aktor), aktor.ruang, id, work);
  }
  /** The same of what the actor handles. */
  async tulisSql<T>(aktor: Aktor, id: bigint, work: (run: RunSql, p: BerkasRow) => Promise<T>): Promise<T> {
    return this.terkunciSql(this.lingkup(aktor), aktor.ruang, id, work);
  }
  private async terkunciSql<T>(
    lingkup: Lingkup,
    ruang: Ruang | undefined,
    id: bigint,
    work: (run: RunSql, p: BerkasRow) => Promise<T>,
  ): Promise<T> {
    return this.prisma.txSql(async (run) => {
      const p = await this.repo.kunci(run, lingkup, id, ruang);
      if (!p) throw new TidakAda();
      return work(run, p);
    });
  }
}
