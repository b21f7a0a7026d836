import { Injectable } from '@nestjs/common';
import { akunSumber, kunciAkun, type Akun } from '@sinas/domain/buku/akun';
import { kunciPos, type Pos } from '@sinas/domain/neraca/pos';
import { PrismaService, runIn } from '../../platform/prisma/prisma.service';
import { BukuService } from './buku.service';
import { TutupBukuRepository } from './tutup-buku.repository';

/** Where what is left of a year goes back to. */
const sumber = (a: Akun): Akun => akunSumber(a.pos, a.jenis === 'P.BATAS' ? 'P.BATAS' : 'N.TERSEDIA');

/** The end of a year: what is free of it goes back to where it came from. */
@Injectable()
export class TutupBukuService {
  constructor(
    private readonly repo: TutupBukuRepository,
    private readonly buku: BukuService,
    private readonly prisma: PrismaService,
  ) {}

  /** Lines of years before this one on which something is free, and from which no open case draws. */
  terbuka(tahun: number): Promise<Pos[]> {
    return this.repo.terbuka(tahun);
  }

  /** One line, in one movement. Again, as often as something comes back to it later. */
  async tutup(pos: Pos, kini: Date): Promise<number> {
    return this.prisma.tx(async (tx) => {
      const run = runIn(tx);
      const akun = await this.repo.bebas(run, pos);
      if (akun.length === 0) return 0;
      this.buku.nanti(run, {
        ...{ id_pengajuan: null, dokumen: { tahun: pos.tahun }, pelaku: 'Sistem', kejadian: kini },
        muat: () =>
          Promise.resolve({
            akun: [...akun, ...akun.map(sumber)],
            susun: (saldo) => {
              const pindah = akun.map((a) => ({ dari: a, ke: sumber(a), jml: saldo.get(kunciAkun(a)) ?? '0' }));
              const ada = pindah.filter((p) => p.jml !== '0');
              const kunci = `tahun:${kunciPos(pos)}:${kini.getTime()}:TUTUP_TAHUN`;
              return ada.length > 0 ? [{ kunci, jenis: 'TUTUP_TAHUN' as const, pindah: ada }] : [];
            },
          }),
      });
      return 1;
    });
  }
}
