import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { SUMBER_BERKAS } from '../../jobs/definitions';
import { JobRefused, type JobContext, type JobHandler } from '../../jobs/outbox.service';
import { TidakAda } from '../../platform/errors';
import { Clock } from '../../platform/clock/clock';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';
import { KotakRepository } from './kotak.repository';
import { namaMeja } from './meja';
import { NotifikasiRepository, type NotifikasiBaru, type NotifikasiMeja } from './notifikasi.repository';
import { PenyajiKabarService, type IsiKabar, type KabarKejadian, type Penerima } from './penyaji-kabar.service';
import { SurelNotifService } from './surel-notif.service';
import { notifikasiTampil } from './tampilan';

/** Messages to people. What they say and whom they are for is made by whoever knows the event. */
@Injectable()
export class NotifikasiService implements JobHandler<'notifikasi'> {
  constructor(
    private readonly repo: NotifikasiRepository,
    private readonly kotak: KotakRepository,
    private readonly penyaji: PenyajiKabarService,
    private readonly surel: SurelNotifService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async run({ payload, selesai }: JobContext<'notifikasi'>): Promise<void> {
    const kejadian = await this.penyaji.sajikan(payload.sumber ?? SUMBER_BERKAS, payload);
    if (!kejadian) throw new JobRefused('Kejadian tidak ditemukan');
    const { orang, meja } = await this.rinci(kejadian);
    await this.prisma.tx(async (tx) => {
      await selesai(tx);
      const kini = this.clock.now();
      await this.surel.jadwalkan(tx, await this.repo.tambah(tx, orang, kini));
      for (const n of meja) {
        const id = await this.repo.tambahMeja(tx, n, kini);
        if (id !== null) await this.surel.jadwalkanMeja(tx, { ...n, id });
      }
    });
  }

  /** The same message to some people, in the transaction of what it tells; the key is one per event. */
  async kabari(tx: Tx, penerima: readonly string[], isi: Omit<NotifikasiBaru, 'user_id'>): Promise<void> {
    const rows = penerima.map((user_id) => ({ user_id, ...isi }));
    await this.surel.jadwalkan(tx, await this.repo.tambah(tx, rows, this.clock.now()));
  }

  /** Who did it himself is not told; who is told twice hears what his desk hears. Desks in the order of their names. */
  private async rinci({ kunci, pelaku, kabar }: KabarKejadian) {
    const orang = new Map<string, IsiKabar>();
    const meja = new Map<string, IsiKabar>();
    for (const { penerima: p, isi } of kabar)
      if (p.jenis === 'meja') meja.set(namaMeja(p.kode_peran, p.kd_ga), isi);
      else for (const id of await this.orang(p)) orang.set(id, isi);
    const duduk = await this.repo.duduk([...orang.keys()], [...meja.keys()]);
    return {
      orang: [...orang]
        .filter(([id]) => id !== pelaku && !duduk.has(id))
        .map(([user_id, isi]): NotifikasiBaru => ({ user_id, ...isi, kunci })),
      meja: [...meja]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([nama, isi]): NotifikasiMeja => ({ ...isi, meja: nama, kunci, kecuali: pelaku })),
    };
  }

  private async orang(p: Exclude<Penerima, { jenis: 'meja' }>): Promise<string[]> {
    return p.jenis === 'orang' ? [p.id_user] : this.repo.pemohon(p.id_organisasi, p.pembuat);
  }

  async daftar(aktor: Aktor, userId: string | undefined, page: number, limit: number, hanyaBelum = false) {
    if (userId && userId !== aktor.id_user) throw new TidakAda();
    const [rows, { total, belum }] = await Promise.all([
      this.kotak.daftar(aktor.id_user, page, limit, hanyaBelum),
      this.kotak.hitung(aktor.id_user),
    ]);
    return {
      rows: rows.map(notifikasiTampil),
      meta: { page, limit, total: hanyaBelum ? belum : total, belum_dibaca: belum },
    };
  }

  async baca(aktor: Aktor, ids: string[] | undefined): Promise<{ belum_dibaca: number }> {
    await this.prisma.tx((tx) => this.kotak.tandai(tx, aktor.id_user, ids ? ids.map(BigInt) : null, this.clock.now()));
    return { belum_dibaca: await this.belumDibaca(aktor.id_user) };
  }

  async belumDibaca(idUser: string): Promise<number> {
    return (await this.kotak.hitung(idUser)).belum;
  }
}
