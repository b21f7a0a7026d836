import { Injectable } from '@nestjs/common';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import type { JobContext, JobHandler } from '../../jobs/outbox.service';
import { TagihBerkasService } from '../pengajuan/tagih/tagih-berkas.service';
import { PnbpAdapter } from './pnbp.adapter';
import { TagihanRepository } from './tagihan.repository';

/** Asks the billing system for the code of a bill. Asked twice, it gives the same one. */
@Injectable()
export class MintaTagihanService implements JobHandler<'minta-tagihan'> {
  constructor(
    private readonly repo: TagihanRepository,
    private readonly berkas: TagihBerkasService,
    private readonly pnbp: PnbpAdapter,
  ) {}

  async run({ payload, selesai }: JobContext<'minta-tagihan'>): Promise<void> {
    const t = await this.repo.satu(this.repo.db, BigInt(payload.id_tagihan));
    if (!t) throw new Error('bill is gone');
    const kode = t.status === 'DIMINTA' ? await this.minta(t.id_pengajuan, t.ref, t.jumlah.toFixed()) : null;
    await this.berkas.tulis(null, t.id_pengajuan, async ({ tx, ditagih }) => {
      await selesai(tx);
      const kini = await this.repo.satu(tx, t.id);
      // The file has moved on meanwhile: the bill was voided, and its code is never shown.
      if (kode && kini?.status === 'DIMINTA' && ditagih)
        await this.repo.ubah(tx, t.id, { status: 'BELUM_DIBAYAR', ...kode });
    });
  }
  private async minta(idPengajuan: bigint, ref: string, jumlah: string) {
    const { p } = await this.berkas.tulis(null, idPengajuan, (b) => Promise.resolve(b));
    const nama = layanan(p.kd_rekom as KdRekom).nama;
    return this.pnbp.minta({ ref, jumlah, nama: p.npwp, uraian: `${nama} ${p.no_aju}` });
  }
}
