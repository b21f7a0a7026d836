import { Injectable } from '@nestjs/common';
import { akunHangus, akunTerbit, kunciAkun, type BarisIzin, type Dana } from '@sinas/domain/buku/akun';
import type { Desimal } from '@sinas/domain/format/angka';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import type { RunSql } from '../../../platform/prisma/prisma.service';
import { BukuService } from '../buku.service';
import { izinBuku } from './izin-pembuka';
import { PembukaRepository, type PembukaBaris, type PembukaIzin } from './pembuka.repository';

/** A permit of before the portal as it is now. */
export interface PembukaDibuka extends PembukaIzin {
  dana: Dana;
  /** Its validity has ended, and what remained of it has lapsed. */
  habis: boolean;
  /** yyyy-mm-dd; realisation that it was loaded with is of days up to this one. */
  dimuat: string;
  /** `saldo`: what remains, or what has lapsed, in the unit of `buku.pos`. */
  baris: (PembukaBaris & { buku: BarisIzin; saldo: Desimal })[];
}

/** Permits of before the portal, for whoever takes quantities from them. */
@Injectable()
export class BukaPembukaService {
  constructor(
    private readonly repo: PembukaRepository,
    private readonly buku: BukuService,
  ) {}

  /** Locks the permit until the transaction ends. Null where none was loaded. */
  async buka(run: RunSql, kunci: { no: string } | { id: bigint }): Promise<PembukaDibuka | null> {
    const i = await this.repo.kunci(run, kunci);
    if (!i) return null;
    const habis = await this.repo.sudahHabis(run, i.id);
    const { dana, baris: isi } = izinBuku(i);
    const baris = isi.map(({ id, pos, pemilik }): BarisIzin => ({ id, pos, pemilik }));
    const akun = baris.map(habis ? akunHangus : akunTerbit);
    const saldo = await this.buku.saldo(run, akun);
    return {
      ...{ ...i, dana, habis, dimuat: tanggalIso(await this.repo.dimuatPada(run, i.id)) },
      baris: i.baris.flatMap((b, n) => {
        const [buku, a] = [baris[n], akun[n]];
        return buku && a ? [{ ...b, buku, saldo: saldo.get(kunciAkun(a)) ?? '0' }] : [];
      }),
    };
  }
}
