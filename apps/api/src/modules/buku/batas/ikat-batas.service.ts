import { Injectable } from '@nestjs/common';
import { pemilikOrganisasi, type Akun } from '@sinas/domain/buku/akun';
import type { UbahBatas } from '@sinas/domain/buku/batas';
import type { RunSql } from '../../../platform/prisma/prisma.service';
import { BatasRepository } from './batas.repository';

/** Limits as what draws from them asks for: set, or not. */
@Injectable()
export class IkatBatasService {
  constructor(private readonly repo: BatasRepository) {}

  /** Of these accounts (by `kunciAkun`, locked) those whose limit somebody has set: they give no more than they have. */
  terikat(run: RunSql, akun: readonly Akun[]): Promise<ReadonlySet<string>> {
    return this.repo.terikat(run, akun);
  }
  /** What was set by one version of a limit; null = there is none. */
  async perubahan(id: bigint, versi: number): Promise<UbahBatas | null> {
    const p = await this.repo.satuPerubahan(id, versi);
    if (!p) return null;
    const { tahun, arah, kd_komoditas, satuan, elemen, id_organisasi } = p.batas;
    return {
      pos: { tahun, arah, kd_komoditas, satuan, elemen },
      pemilik: pemilikOrganisasi(id_organisasi),
      ...{ sebelum: p.sebelum, jml: p.jml },
    };
  }
  /** Limits that the ledger has booked otherwise, or not at all. */
  janggal(): Promise<string[]> {
    return this.repo.janggal();
  }
}
