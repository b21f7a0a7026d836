import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { periksaTarif, tarifPada, type Tarif } from '@sinas/domain/tagihan/tarif';
import { Clock } from '../../platform/clock/clock';
import { AturanDilanggar, AturanTeks, TidakAda } from '../../platform/errors';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';

export interface TarifBaru extends Tarif {
  dasar: string;
}
const hari = (t: string): Date => new Date(`${t}T00:00:00Z`);

/** Fees of services, each from a day on. One that has been charged by is ended, never changed. */
@Injectable()
export class TarifService {
  constructor(
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async daftar() {
    return this.baca(this.prisma);
  }
  private async baca(db: Pick<Tx, 'tarifPnbp'>) {
    const rows = await db.tarifPnbp.findMany({ orderBy: [{ kd_rekom: 'asc' }, { mulai: 'desc' }] });
    return rows.map((t) => ({
      ...{ id: String(t.id), kd_rekom: t.kd_rekom, jumlah: t.jumlah.toFixed(), dasar: t.dasar },
      ...{ mulai: tanggalIso(t.mulai), sampai: t.sampai && tanggalIso(t.sampai), nama: t.nama, waktu: t.waktu },
    }));
  }
  /** Whole rupiah on a day (yyyy-mm-dd); null = nobody has set it. */
  async pada(kdRekom: string, tanggal: string): Promise<string | null> {
    return tarifPada(await this.daftar(), kdRekom, tanggal)?.jumlah ?? null;
  }

  async tambah(aktor: Aktor, t: TarifBaru) {
    await this.prisma.tx(async (tx) => {
      await tx.$executeRaw`LOCK TABLE tarif_pnbp IN SHARE ROW EXCLUSIVE MODE`;
      const ada = await this.baca(tx);
      const sama = ada.some((x) => x.kd_rekom === t.kd_rekom && x.mulai === t.mulai && x.sampai === t.sampai && x.jumlah === t.jumlah); // prettier-ignore
      if (sama) return; // the same again
      const salah = periksaTarif(t, ada);
      if (salah[0]) throw new AturanTeks(salah[0].message, salah);
      await tx.tarifPnbp.create({
        data: {
          ...{ kd_rekom: t.kd_rekom, jumlah: t.jumlah, dasar: t.dasar },
          ...{ mulai: hari(t.mulai), sampai: t.sampai ? hari(t.sampai) : null },
          ...{ id_user: aktor.id_user, nama: aktor.nama, waktu: this.clock.now() },
        },
      });
    });
    return this.daftar();
  }

  /** From today on at the earliest: what was charged by it stays explained. */
  async akhiri(aktor: Aktor, id: string, sampai: string) {
    await this.prisma.tx(async (tx) => {
      await tx.$executeRaw`LOCK TABLE tarif_pnbp IN SHARE ROW EXCLUSIVE MODE`;
      const t = (await this.baca(tx)).find((x) => x.id === id);
      if (!t) throw new TidakAda();
      if (t.sampai === sampai) return;
      if (sampai < tanggalIso(this.clock.now()) || sampai < t.mulai) throw new AturanDilanggar('tarif.sudah_lewat');
      const salah = periksaTarif({ ...t, sampai }, (await this.baca(tx)).filter((x) => x.id !== id)); // prettier-ignore
      if (salah[0]) throw new AturanTeks(salah[0].message, salah);
      await tx.tarifPnbp.update({
        where: { id: BigInt(id) },
        data: {
          sampai: hari(sampai),
          nama: aktor.nama,
          id_user: aktor.id_user,
          waktu: this.clock.now(),
          versi: { increment: 1 },
        },
      });
    });
    return this.daftar();
  }
}
