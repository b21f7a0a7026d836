import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import type { Peristiwa } from '@sinas/domain/pengajuan/alur';
import { mejaKabar, mejaLevel } from '@sinas/domain/pengajuan/meja';
import type { KdStatusTersimpan } from '@sinas/domain/pengajuan/status';
import { JobRefused, type JobContext, type JobHandler } from '../../jobs/outbox.service';
import { TidakAda } from '../../platform/errors';
import { Clock } from '../../platform/clock/clock';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';
import { isiNotifikasi } from './isi-notifikasi';
import { NotifikasiRepository, type KejadianBerkas, type NotifikasiBaru } from './notifikasi.repository';
import { SurelNotifService } from './surel-notif.service';
import { notifikasiTampil } from './tampilan';

/** Messages to people: who must act, and whose file it is. */
@Injectable()
export class NotifikasiService implements JobHandler<'notifikasi'> {
  constructor(
    private readonly repo: NotifikasiRepository,
    private readonly surel: SurelNotifService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async run({ payload, selesai }: JobContext<'notifikasi'>): Promise<void> {
    const k = await this.repo.kejadian(BigInt(payload.id_pengajuan), payload.urut);
    if (!k) throw new JobRefused('Kejadian tidak ditemukan');
    const rows = (await this.penerima(k)).map(({ user_id, konsol }) => ({
      user_id,
      ...isiNotifikasi(k, konsol),
      kunci: `${payload.id_pengajuan}:${payload.urut}`,
    }));
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

  /** As the transition says; who did it himself is not told. */
  private async penerima(k: KejadianBerkas): Promise<{ user_id: string; konsol: boolean }[]> {
    const efek =
      layanan(k.kd_rekom as KdRekom).alur.cari(k.dari as KdStatusTersimpan, k.peristiwa as Peristiwa)?.efek ?? [];
    const hasil = new Map<string, boolean>();
    if (efek.includes('beri_tahu_pemohon'))
      for (const id of await this.repo.pemohon(k.id_organisasi, k.dibuat_oleh)) hasil.set(id, k.id_organisasi === null);
    if (efek.includes('beri_tahu_kl')) for (const id of await this.meja(k)) hasil.set(id, true);
    if (efek.includes('beri_tahu_atasan')) for (const id of await this.atasan(k)) hasil.set(id, true);
    if (efek.includes('beri_tahu_lnsw')) for (const id of await this.repo.peran('LNSW_OPERATOR')) hasil.set(id, true);
    return [...hasil].filter(([id]) => id !== k.id_user).map(([user_id, konsol]) => ({ user_id, konsol }));
  }

  /** The desk that must act now; of a file that has ended, the one that it was taken from. A verifier's file is his. */
  private async meja(k: KejadianBerkas): Promise<string[]> {
    const meja = mejaKabar(k.ke) ?? mejaKabar(k.dari);
    if (!meja) return [];
    if (meja.mengambil && k.id_pengambil) return [k.id_pengambil];
    return this.repo.petugas(k.kd_ga, meja.peran);
  }

  /** Above the one that decides there is none (C.9). */
  private async atasan(k: KejadianBerkas): Promise<string[]> {
    const berikut = mejaKabar(k.dari)?.berikut;
    return berikut ? this.repo.petugas(k.kd_ga, mejaLevel(berikut).peran) : [];
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
