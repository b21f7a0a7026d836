import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { SUMBER_BERKAS } from '../../jobs/definitions';
import { JobRefused, type JobContext, type JobHandler } from '../../jobs/outbox.service';
import { TidakAda } from '../../platform/errors';
import { Clock } from '../../platform/clock/clock';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';
import { NotifikasiRepository, type NotifikasiBaru } from './notifikasi.repository';
import { PenyajiKabarService, type IsiKabar, type KabarKejadian, type Penerima } from './penyaji-kabar.service';
import { SurelNotifService } from './surel-notif.service';
import { notifikasiTampil } from './tampilan';

/** Messages to people. What they say and whom they are for is made by whoever knows the event. */
@Injectable()
export class NotifikasiService implements JobHandler<'notifikasi'> {
  constructor(
    private readonly repo: NotifikasiRepository,
    private readonly penyaji: PenyajiKabarService,
    private readonly surel: SurelNotifService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async run({ payload, selesai }: JobContext<'notifikasi'>): Promise<void> {
    const kejadian = await this.penyaji.sajikan(payload.sumber ?? SUMBER_BERKAS, payload);
    if (!kejadian) throw new JobRefused('Kejadian tidak ditemukan');
    const rows = await this.rinci(kejadian);
    await this.prisma.tx(async (tx) => {
      await selesai(tx);
      await this.surel.jadwalkan(tx, await this.repo.tambah(tx, rows, this.clock.now()));
    });
  }

  /** The same message to some people, in the transaction of what it tells; the key is one per event. */
  async kabari(tx: Tx, penerima: readonly string[], isi: Omit<NotifikasiBaru, 'user_id'>): Promise<void> {
    const rows = penerima.map((user_id) => ({ user_id, ...isi }));
    await this.surel.jadwalkan(tx, await this.repo.tambah(tx, rows, this.clock.now()));
  }

  /** Who did it himself is not told; told twice, the later words count. */
  private async rinci({ kunci, pelaku, kabar }: KabarKejadian): Promise<NotifikasiBaru[]> {
    const hasil = new Map<string, IsiKabar>();
    for (const { penerima, isi } of kabar) for (const id of await this.orang(penerima)) hasil.set(id, isi);
    return [...hasil].filter(([id]) => id !== pelaku).map(([user_id, isi]) => ({ user_id, ...isi, kunci }));
  }

  private async orang(p: Penerima): Promise<string[]> {
    if (p.jenis === 'orang') return [p.id_user];
    return p.jenis === 'perusahaan'
      ? this.repo.pemohon(p.id_organisasi, p.pembuat)
      : this.repo.petugas(p.kode_peran, p.kd_ga);
  }

  async daftar(aktor: Aktor, userId: string | undefined, page: number, limit: number, hanyaBelum = false) {
    if (userId && userId !== aktor.id_user) throw new TidakAda();
    const [rows, { total, belum }] = await Promise.all([
      this.repo.daftar(aktor.id_user, page, limit, hanyaBelum),
      this.repo.hitung(aktor.id_user),
    ]);
    return {
      rows: rows.map(notifikasiTampil),
      meta: { page, limit, total: hanyaBelum ? belum : total, belum_dibaca: belum },
    };
  }

  async baca(aktor: Aktor, ids: string[] | undefined): Promise<{ belum_dibaca: number }> {
    await this.repo.tandai(aktor.id_user, ids ? ids.map(BigInt) : null, this.clock.now());
    return { belum_dibaca: await this.belumDibaca(aktor.id_user) };
  }

  async belumDibaca(idUser: string): Promise<number> {
    return (await this.repo.hitung(idUser)).belum;
  }
}
