import { Injectable } from '@nestjs/common';
import type { Gerak } from '@sinas/domain/buku/gerak';
import { akunBerakhir, hanguskan, type Saldo } from '@sinas/domain/buku/izin';
import { bukaIzin, kunciHabisPembuka } from '@sinas/domain/buku/pembuka';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { Clock } from '../../../platform/clock/clock';
import { PrismaService, runIn } from '../../../platform/prisma/prisma.service';
import { PutaranService } from '../../../platform/putaran/putaran.service';
import { BukuService } from '../buku.service';
import { izinBuku } from './izin-pembuka';
import { PembukaRepository } from './pembuka.repository';

const SEKALI = 500;
const SISTEM = 'Sistem';
const KUNCI = /^pembuka:(\d+):(izin|habis):/;

/** What permits of before the portal have moved, from what was stored of them; and what time brings about on them. */
@Injectable()
export class KejadianPembukaService {
  constructor(
    private readonly repo: PembukaRepository,
    private readonly buku: BukuService,
    private readonly prisma: PrismaService,
    private readonly putaran: PutaranService,
    private readonly clock: Clock,
  ) {}

  /** Is it a movement of such a permit? */
  milik(kunci: string): boolean {
    return KUNCI.test(kunci);
  }
  /** What follows from what was stored; null where there is nothing. */
  async susun(kunci: string): Promise<((saldo: Saldo) => Gerak[]) | null> {
    const [, id = '0', apa] = KUNCI.exec(kunci) ?? [];
    const i = await this.repo.satu(BigInt(id));
    if (!i) return null;
    const izin = izinBuku(i);
    if (apa === 'habis') return () => hanguskan(kunciHabisPembuka(id), izin.baris);
    return (saldo) => bukaIzin(izin, saldo);
  }
  /** Permits that the ledger has not booked. */
  janggal(): Promise<string[]> {
    return this.repo.janggal();
  }

  /** What remains of permits whose validity has ended is nobody's any more. Answers how many. */
  async habis(): Promise<number> {
    return this.putaran.jalankan<bigint>({
      nama: 'pembuka_habis',
      butir: await this.repo.habis(tanggalIso(this.clock.now()), SEKALI),
      sasaran: String,
      kerja: (id) => this.satuHabis(id),
      lengkap: true,
    });
  }
  private satuHabis(id: bigint): Promise<number> {
    return this.prisma.tx(async (tx) => {
      const run = runIn(tx);
      const i = await this.repo.kunci(run, { id });
      if (!i || (await this.repo.sudahHabis(run, id))) return 0;
      const gerak = hanguskan(kunciHabisPembuka(String(id)), izinBuku(i).baris);
      this.buku.nanti(run, {
        ...{
          id_pengajuan: null,
          dokumen: { no_keputusan: i.no_keputusan },
          pelaku: SISTEM,
          kejadian: this.clock.now(),
        },
        muat: () => Promise.resolve({ akun: akunBerakhir(gerak), susun: () => gerak }),
      });
      return 1;
    });
  }
}
