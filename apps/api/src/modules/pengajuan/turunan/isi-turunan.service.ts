import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { namaTurunan } from '@sinas/domain/pengajuan/turunan';
import type { JobContext, JobHandler } from '../../../jobs/outbox.service';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { PengajuanRepository, type BerkasRow } from '../alur/pengajuan.repository';
import { KelengkapanService } from '../draf/kelengkapan.service';
import { KeberatanRepository } from '../keberatan/keberatan.repository';
import { TurunanService } from './turunan.service';

/** Fills a file that is made from another one, where the request that made it has not (T22, T24, T25, T35). */
@Injectable()
export class IsiTurunanService implements JobHandler<'isi-turunan'> {
  constructor(
    private readonly prisma: PrismaService,
    private readonly berkas: PengajuanRepository,
    private readonly keberatan: KeberatanRepository,
    private readonly turunan: TurunanService,
    private readonly lengkap: KelengkapanService,
  ) {}

  async run({ payload, selesai }: JobContext<'isi-turunan'>): Promise<void> {
    const { db } = this.berkas;
    const baru = await this.berkas.ambil(db, BigInt(payload.id));
    const id = baru?.id_asal ?? baru?.id_rujukan;
    const asal = id ? await this.berkas.ambil(db, id) : null;
    const nama = baru && namaTurunan(baru.jenis_pengajuan);
    if (baru && asal && nama) {
      const diminta = new Map((await this.keberatan.diminta(baru.id)).map((b) => [b.id, b.jml]));
      const kelengkapan = await this.lengkap.periksa(db, baru);
      await this.turunan.isi(pembuat(baru), nama, asal, { berkas: baru, kelengkapan }, diminta);
    }
    await this.prisma.tx((tx) => selesai(tx));
  }
}

/** For who began the file, in what its owner owns. */
const pembuat = ({ dibuat_oleh, id_organisasi, kd_ga_pemilik }: BerkasRow): Aktor => ({
  ...{ id_user: dibuat_oleh, nama: '', isbranch: false, id_organisasi, kd_ga: kd_ga_pemilik },
  peran: id_organisasi ? 'PU_USER' : 'KL_VERIFIKATOR',
});
