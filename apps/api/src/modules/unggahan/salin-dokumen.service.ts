import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { JobRefused, type JobContext, type JobHandler } from '../../jobs/outbox.service';
import { Clock } from '../../platform/clock/clock';
import { AturanTeks } from '../../platform/errors';
import { PrismaService } from '../../platform/prisma/prisma.service';
import { ObjectMissing, Storage } from '../../platform/storage/storage';
import { KuotaService } from './kuota.service';
import { UnggahanRepository, type DokumenRow } from './unggahan.repository';

/** Papers of a copy may be as old as this. */
const USIA_MAKS_TAHUN = 1;

/** Papers go with a file that is made from another one (T22, T24, T25); those older than a year are asked for anew. */
@Injectable()
export class SalinDokumenService implements JobHandler<'salin-dokumen'> {
  constructor(
    private readonly repo: UnggahanRepository,
    private readonly storage: Storage,
    private readonly kuota: KuotaService,
    private readonly prisma: PrismaService,
    private readonly clock: Clock,
  ) {}

  async run({ payload, selesai }: JobContext<'salin-dokumen'>): Promise<void> {
    const ke = BigInt(payload.ke);
    const sejak = new Date(this.clock.now());
    sejak.setUTCFullYear(sejak.getUTCFullYear() - USIA_MAKS_TAHUN);
    const sudah = new Set((await this.repo.pemohon(ke, null)).map((d) => `${d.kd_dokumen}:${d.sha256}`));
    for (const d of await this.repo.pemohon(BigInt(payload.dari), sejak))
      if (!sudah.has(`${d.kd_dokumen}:${d.sha256}`)) await this.salin(d, ke);
    await this.prisma.tx((tx) => selesai(tx));
  }

  private async salin(d: DokumenRow, ke: bigint): Promise<void> {
    const kunci = `dokumen/${this.clock.now().getUTCFullYear()}/${randomUUID()}${/\.\w+$/.exec(d.kunci)?.[0] ?? ''}`;
    const ukuran = Number(d.ukuran);
    const baru = await this.prisma
      .tx(async (tx) => {
        await this.kuota.pastikanMuat(tx, d.id_organisasi, ukuran);
        const { kd_dokumen, nomor, tanggal, berlaku_sampai, nama_file, mime, id_organisasi, dibuat_oleh } = d;
        return this.repo.buat(
          {
            ...{
              id_pengajuan: ke,
              kd_dokumen,
              nomor,
              tanggal,
              berlaku_sampai,
              nama_file,
              mime,
              id_organisasi,
              dibuat_oleh,
            },
            ...{ kunci, ukuran: d.ukuran, created_at: this.clock.now() },
          },
          tx,
        );
      })
      .catch((e: unknown) => {
        throw e instanceof AturanTeks ? new JobRefused(e.teks) : e;
      });
    const isi = await this.storage.get(d.kunci).catch((e: unknown) => {
      if (e instanceof ObjectMissing) return null;
      throw e;
    });
    if (!isi || d.sha256 === null) return this.repo.tolak(baru.id);
    await this.storage.put(kunci, isi, { size: ukuran, contentType: d.mime });
    await this.repo.siap(this.repo.db, baru.id, { sha256: d.sha256, ukuran });
  }
}
