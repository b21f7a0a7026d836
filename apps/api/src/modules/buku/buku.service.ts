import { Injectable } from '@nestjs/common';
import { banding, kurangi, type Desimal } from '@sinas/domain/format/angka';
import { akunSumber, akunTersedia, kunciAkun, type Akun, type JenisAkun, type Pemilik } from '@sinas/domain/buku/akun';
import type { Gerak } from '@sinas/domain/buku/gerak';
import { terapkan } from '@sinas/domain/buku/ingatan';
import type { Saldo } from '@sinas/domain/buku/izin';
import { kunciPos, type Pos } from '@sinas/domain/neraca/pos';
import { PrismaService, runIn, type RunSql } from '../../platform/prisma/prisma.service';
import { BukuRepository } from './buku.repository';
import { KurangBukuService } from './kurang-buku.service';
import { SaldoKurang, type AsalGerak, type IzinRow } from './kuantitas-buku';

export { SaldoKurang, type IzinRow };
/** An event that moves quantities. */
export interface PeristiwaBuku extends AsalGerak {
  /**
   * Of the balances of accounts that it shares with others: all of them, or none where it asks for none. `susun` runs once
   * they are locked.
   */
  muat: () => Promise<{ akun: readonly Akun[]; susun: (saldo: Saldo) => readonly Gerak[] | Promise<readonly Gerak[]> }>;
}

/** Balances by `kunciAkun`, as they are and as an event would leave them. */
export interface Andai {
  akun: readonly Akun[];
  sebelum: Saldo;
  sesudah: Saldo;
  /** How far below zero a source may go; one that is not there has no limit. */
  batas: ReadonlyMap<string, Desimal>;
}

/** The one door to the quantity ledger. */
@Injectable()
export class BukuService {
  private readonly menunggu = new WeakMap<RunSql, PeristiwaBuku[]>();

  constructor(
    private readonly repo: BukuRepository,
    private readonly kurang: KurangBukuService,
    private readonly prisma: PrismaService,
  ) {}

  /**
   * Booked as the last thing of the transaction, together with all else that it books: accounts that many use are locked
   * late, shortly and in one order.
   */
  nanti(run: RunSql, p: PeristiwaBuku): void {
    const ada = this.menunggu.get(run);
    if (ada) {
      ada.push(p);
      return;
    }
    this.menunggu.set(run, [p]);
    this.prisma.beforeCommit(run, () => this.bukukan(run).catch((error: unknown) => this.tolak(error)));
  }

  /** Books what waits in this transaction, now. Throws SaldoKurang where an account has not enough. */
  async bukukan(run: RunSql, saat: Date | null = null): Promise<void> {
    const semua = this.menunggu.get(run)?.splice(0) ?? [];
    if (semua.length === 0) return;
    const muatan = [];
    for (const p of semua) muatan.push({ p, ...(await p.muat()) });
    const akun = new Map(muatan.flatMap((m) => m.akun).map((a) => [kunciAkun(a), a]));
    const saldo = await this.repo.kunci(run, [...akun.values()]);
    const gerak = [];
    for (const { p, susun } of muatan)
      for (const g of await susun(saldo)) {
        // Later events of the same transaction see what earlier ones leave.
        terapkan(saldo, g);
        gerak.push({ ...g, id_pengajuan: p.id_pengajuan, dokumen: p.dokumen, pelaku: p.pelaku, kejadian: p.kejadian });
      }
    if (gerak.length > 0) await this.repo.catat(run, gerak, saat);
  }

  /**
   * Bounds a line: no more is ever determined on it. What was fixed above that and is free goes. The caller has locked the
   * line; throws SaldoKurang where more than that stands on it.
   */
  async batasi(run: RunSql, pos: Pos, plafon: Desimal, asal: Pick<AsalGerak, 'pelaku' | 'kejadian'>): Promise<void> {
    const [sumber, tersedia] = [akunSumber(pos, 'N.TERSEDIA'), akunTersedia(pos)];
    const saldo = await this.repo.kunci(run, [sumber, tersedia]);
    const lebih = kurangi(kurangi('0', saldo.get(kunciAkun(sumber)) ?? '0'), plafon);
    if (banding(lebih, '0') > 0)
      await this.repo.catat(run, [
        {
          ...{ kunci: `garis:${kunciPos(pos)}:${asal.kejadian.getTime()}`, jenis: 'GARIS' as const },
          pindah: [{ dari: tersedia, ke: sumber, jml: lebih }],
          ...{ id_pengajuan: null, dokumen: {}, ...asal },
        },
      ]);
    await this.repo.batasi(run, sumber, plafon);
  }
  /** Pos of the balance on which something was determined. */
  neraca() {
    return this.repo.neraca(runIn(this.prisma));
  }
  /** Balances that movements ask for and what they would leave; nothing is booked and nobody waits. */
  async andai(run: RunSql, { akun, susun }: Awaited<ReturnType<PeristiwaBuku['muat']>>): Promise<Andai> {
    const { saldo: sebelum, batas } = await this.repo.saldo(run, akun);
    const gerak = await susun(sebelum);
    const sesudah = new Map(sebelum);
    for (const g of gerak) terapkan(sesudah, g);
    const semua = [...akun, ...gerak.flatMap((g) => g.pindah.flatMap((p) => [p.dari, p.ke]))];
    return { akun: [...new Map(semua.map((a) => [kunciAkun(a), a])).values()], sebelum, sesudah, batas };
  }
  /** Balances as they stand, without waiting for anybody. */
  async saldo(run: RunSql, akun: readonly Akun[]): Promise<Saldo> {
    return (await this.repo.saldo(run, akun)).saldo;
  }
  /** The same, with how far below zero sources may go. */
  keadaan(run: RunSql, akun: readonly Akun[]): Promise<{ saldo: Saldo; batas: ReadonlyMap<string, Desimal> }> {
    return this.repo.saldo(run, akun);
  }
  /** What is free of a determined plan or case, by pos. */
  bebas(run: RunSql, idBerkas: bigint) {
    return this.repo.milikBerkas(run, idBerkas, 'P.DITETAPKAN');
  }
  /** What a case in process has reserved, by pos; those on which it has no more, too. */
  cadangan(run: RunSql, idBerkas: bigint) {
    return this.repo.milikBerkas(run, idBerkas, 'P.DICADANGKAN');
  }
  /** What an owner has in accounts of a kind, by `kunciPos`; what is not there is left out. */
  milik(run: RunSql, pemilik: Pemilik, jenis: JenisAkun, pos: readonly Pos[]): Promise<Map<string, Desimal>> {
    return this.repo.milik(run, pemilik, jenis, pos);
  }
  izin(run: RunSql, ids: readonly bigint[], jenis?: JenisAkun): Promise<IzinRow[]> {
    return this.repo.izin(run, ids, jenis);
  }
  terealisasi(run: RunSql, ids: readonly bigint[]): Promise<Map<string, Desimal>> {
    return this.repo.terealisasi(run, ids);
  }

  private async tolak(error: unknown): Promise<never> {
    if (!(error instanceof SaldoKurang)) throw error;
    throw await this.kurang.tolak('buku.tidak_cukup', { pos: error.akun.pos, jml: error.diminta, ada: error.saldo });
  }
}
