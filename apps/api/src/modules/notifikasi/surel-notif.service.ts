import { Inject, Injectable } from '@nestjs/common';
import { perluSurel, type JenisNotifikasi, type PilihanSurel } from '@sinas/domain/akses/akun';
import { PERAN, type KodePeran } from '@sinas/domain/akses/peran';
import { pesan } from '@sinas/domain/pesan/pesan';
import { OutboxService, type JobContext, type JobHandler } from '../../jobs/outbox.service';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.module';
import { PrismaService, type Tx } from '../../platform/prisma/prisma.service';
import type { IsiSurel } from '../../platform/surel/isi-surel';
import { Surel } from '../../platform/surel/surel';
import { SurelNotifRepository } from './surel-notif.repository';

/** A notice that was added just now, with what its user wants. */
export interface NotifikasiTersimpan {
  id: bigint;
  /** One of those who sit at the desk that the notice is for; without, it is for one person. */
  id_user?: string;
  type: string;
  surel_notif: string;
  /** Activated and open: nobody else is ever mailed. */
  siap: boolean;
}
/** Rows of one statement. */
const SEKALI = 1_000;

/** Notices that also go by mail, to those who want it. */
@Injectable()
export class SurelNotifService implements JobHandler<'surel-notif'> {
  constructor(
    private readonly repo: SurelNotifRepository,
    private readonly outbox: OutboxService,
    private readonly prisma: PrismaService,
    private readonly surel: Surel,
    @Inject(CONFIG) private readonly config: Config,
  ) {}

  /** In the transaction that adds the notices. */
  async jadwalkan(tx: Tx, baru: readonly NotifikasiTersimpan[]): Promise<void> {
    const kirim = baru
      .filter((n) => n.siap && perluSurel(n.surel_notif as PilihanSurel, n.type as JenisNotifikasi))
      .map(({ id, id_user }) =>
        id_user
          ? { kunci: `surel-notif:${id}:${id_user}`, muatan: { id_notifikasi: String(id), id_user } }
          : { kunci: `surel-notif:${id}`, muatan: { id_notifikasi: String(id) } },
      );
    for (let i = 0; i < kirim.length; i += SEKALI)
      await this.outbox.tambahBanyak(tx, 'surel-notif', kirim.slice(i, i + SEKALI));
  }

  /** To those who sit at the desk of a notice that was added just now. */
  async jadwalkanMeja(tx: Tx, n: { id: bigint; type: string; meja: string; kecuali: string | null }): Promise<void> {
    const petugas = await this.repo.petugas(tx, n.meja, n.kecuali);
    await this.jadwalkan(
      tx,
      petugas.map((p) => ({ id: n.id, type: n.type, ...p })),
    );
  }

  /** Account and choice are looked at again: they may have changed since. */
  async run({ payload, selesai }: JobContext<'surel-notif'>): Promise<void> {
    const n = await this.repo.baca(BigInt(payload.id_notifikasi), payload.id_user ?? null);
    if (n?.siap && perluSurel(n.surel_notif as PilihanSurel, n.type as JenisNotifikasi)) {
      const perusahaan = PERAN[n.kode_peran as KodePeran].lingkup === 'organisasi';
      const asal = perusahaan ? this.config.publicUrl : this.config.publicUrlPetugas;
      const isi: IsiSurel = {
        judul: n.subject,
        sapaan: pesan('notifikasi.surel_sapaan', { nama: n.fullname }),
        paragraf: [n.text],
        ...(n.tautan ? { tombol: { teks: pesan('notifikasi.surel_tombol'), url: asal + n.tautan } } : {}),
        kaki: [pesan('notifikasi.surel_kaki', { alamat: `${asal}${perusahaan ? '/profil' : '/konsol/#/profil'}` })],
      };
      await this.surel.kirim(
        n.email,
        isi,
        `surel-notif.${[payload.id_notifikasi, payload.id_user].filter(Boolean).join('.')}`,
      );
    }
    await this.prisma.tx((tx) => selesai(tx));
  }
}
