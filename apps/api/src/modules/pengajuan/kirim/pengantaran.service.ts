import { Injectable } from '@nestjs/common';
import { SISTEM } from '@sinas/domain/pengajuan/penjaga';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { JobRefused, type JobContext, type JobHandler } from '../../../jobs/outbox.service';
import type { JobPayloads } from '../../../jobs/definitions';
import { runIn, type Tx } from '../../../platform/prisma/prisma.service';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { KlAdapter } from './kl.adapter';
import { LangkahService } from '../alur/langkah.service';
import { PengajuanRepository, type BerkasRow } from '../alur/pengajuan.repository';

/** Delivery of a submission to the ministry's system (T4, T5): idempotent, one effect however often it runs. */
@Injectable()
export class PengantaranService implements JobHandler<'kirim-kl'> {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly repo: PengajuanRepository,
    private readonly kl: KlAdapter,
    private readonly alur: LangkahService,
  ) {}

  async run({ payload, mungkinSudah, selesai }: JobContext<'kirim-kl'>): Promise<void> {
    const id = BigInt(payload.id_pengajuan);
    const [p, kiriman] = await Promise.all([
      this.repo.ambil(this.repo.db, id),
      this.repo.kiriman(this.repo.db, id, payload.kirim_ke),
    ]);
    if (!p || !kiriman) throw new JobRefused('Kiriman tidak ditemukan');
    const nomor = kiriman.no_tanda_terima ?? (await this.antar(p, payload.kirim_ke, kiriman.muatan, mungkinSudah));
    await this.pintu.tulis(null, id, async (tx, terkunci) => {
      await selesai(tx);
      await this.repo.catatTandaTerima(tx, id, payload.kirim_ke, nomor);
      await this.terima(tx, terkunci, payload.kirim_ke, nomor);
    });
  }

  private async antar(p: BerkasRow, kirimKe: number, muatan: unknown, mungkinSudah: boolean): Promise<string> {
    // After a try whose end nobody saw, ask before sending again.
    const sudah = mungkinSudah ? await this.kl.tanya(p.no_aju, kirimKe) : null;
    if (sudah) return sudah;
    const jawaban = await this.kl.kirim(p.no_aju, kirimKe, muatan);
    if (jawaban.hasil === 'diterima') return jawaban.nomor;
    if (jawaban.hasil === 'ditolak') throw new JobRefused(jawaban.pesan);
    throw new Error(jawaban.sebab);
  }

  /** A file that has moved on since (withdrawn) keeps its status; the receipt is kept all the same. */
  private async terima(tx: Tx, p: BerkasRow, kirimKe: number, nomor: string): Promise<void> {
    const ubah = { status_kirim: 'TERKIRIM', no_tanda_terima: nomor, ket_integrasi: null };
    if (p.kirim_ke === kirimKe && dalam('diantar', p.kd_status))
      await this.alur.jalankan(tx, p, 'integrasi_ok', SISTEM, { ubah, data: { no_tanda_terima: nomor } });
    else if (p.kirim_ke === kirimKe && dalam('diantarKembali', p.kd_status))
      await this.alur.jalankan(tx, p, 'perbaikan_diterima', SISTEM, { ubah, data: { no_tanda_terima: nomor } });
    else await this.repo.ubah(tx, p.id, { no_tanda_terima: nomor });
  }

  /** After the last try the file says so in words; a resend re-arms the same row. */
  async gagal(payload: JobPayloads['kirim-kl'], kesalahan: string, tx: Tx): Promise<void> {
    const p = await this.repo.kunci(runIn(tx), null, BigInt(payload.id_pengajuan));
    if (!p || p.kirim_ke !== payload.kirim_ke || !dalam('diantarApaPun', p.kd_status)) return;
    await this.alur.jalankan(tx, p, 'integrasi_gagal', SISTEM, {
      catatan: kesalahan,
      ubah: { status_kirim: 'GAGAL', ket_integrasi: kesalahan.slice(0, 500) },
    });
  }
}
