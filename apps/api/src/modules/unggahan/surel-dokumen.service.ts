import { buffer } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { pesan } from '@sinas/domain/pesan/pesan';
import { OutboxService, type JobContext, type JobHandler } from '../../jobs/outbox.service';
import { Clock } from '../../platform/clock/clock';
import { Bentrok } from '../../platform/errors';
import { PrismaService } from '../../platform/prisma/prisma.service';
import { Storage } from '../../platform/storage/storage';
import { Surel } from '../../platform/surel/surel';
import { RincianService } from '../pengajuan/lihat/rincian.service';
import { UnggahanRepository } from './unggahan.repository';
import { UnggahanService } from './unggahan.service';

/** Papers of a file by mail to who reads them: to his own address, each once a day. */
@Injectable()
export class SurelDokumenService implements JobHandler<'surel-dokumen'> {
  constructor(
    private readonly berkas: UnggahanService,
    private readonly rincian: RincianService,
    private readonly repo: UnggahanRepository,
    private readonly outbox: OutboxService,
    private readonly storage: Storage,
    private readonly surel: Surel,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  /** The address that it goes to. */
  async minta(aktor: Aktor, id: string): Promise<{ surel: string }> {
    const d = await this.berkas.siap(aktor, id);
    const { id_user } = aktor;
    const penerima = await this.repo.penerima(id_user);
    if (!penerima) throw new Bentrok('berkas.tanpa_surel');
    const hari = tanggalIso(this.clock.now());
    const kunci = `surel-dokumen:${d.id}:${id_user}:${hari}`;
    await this.prisma.tx((tx) => this.outbox.tambah(tx, 'surel-dokumen', kunci, { id_dokumen: d.id, id_user, hari }));
    return { surel: penerima.email };
  }

  /** Account and paper are looked at again: they may be gone since. */
  async run({ payload, selesai }: JobContext<'surel-dokumen'>): Promise<void> {
    const d = await this.repo.satu(payload.id_dokumen);
    const penerima = await this.repo.penerima(payload.id_user);
    if (d?.status === 'READY' && penerima) {
      const { nama_dokumen: nama } = this.rincian.dokumenTampil(d);
      const judul = pesan('berkas.surel_judul', { nama, berkas: d.nama_file });
      const isi = {
        judul,
        sapaan: pesan('notifikasi.surel_sapaan', { nama: penerima.fullname }),
        paragraf: [pesan('berkas.surel_isi', { nama })],
        kaki: [pesan('berkas.surel_kaki')],
      };
      const lampiran = [{ nama: d.nama_file, mime: d.mime, isi: await buffer(await this.storage.get(d.kunci)) }];
      const { id_user, hari } = payload;
      await this.surel.kirim(penerima.email, isi, `surel-dokumen.${d.id}.${id_user}.${hari}`, lampiran);
    }
    await this.prisma.tx((tx) => selesai(tx));
  }
}
