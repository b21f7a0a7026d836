import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { panggil, type Jawaban } from '../../../platform/outbound/panggil';
import { KeadaanLuarService, sebabDari } from '../../../platform/outbound/keadaan/keadaan-luar.service';

export type JawabanKl =
  | { hasil: 'diterima'; nomor: string }
  | { hasil: 'ditolak'; pesan: string }
  /** Nobody knows whether it arrived: ask before sending again. */
  | { hasil: 'gagal'; sebab: string };

/** The ministries' system. A submission is named by its number and its count, so that sending twice has one effect. */
@Injectable()
export class KlAdapter {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly keadaan: KeadaanLuarService,
  ) {}

  async kirim(noAju: string, kirimKe: number, muatan: unknown): Promise<JawabanKl> {
    const r = await panggil('kl', `${this.config.klUrl}/aju`, {
      method: 'POST',
      json: { ...(muatan as object), versi_kirim: kirimKe },
      headers: { 'Idempotency-Key': `${noAju}-${kirimKe}` },
      timeoutMs: this.config.klTimeoutMs,
    });
    const hasil = baca(r);
    this.keadaan.catat('kl', hasil.hasil === 'gagal' ? sebabDari(r) : null);
    return hasil;
  }

  /** Receipt number of a submission that has arrived already; null when it has not, or when nobody answers. */
  async tanya(noAju: string, kirimKe: number): Promise<string | null> {
    const r = await panggil('kl', `${this.config.klUrl}/aju/${noAju}/${kirimKe}`, {
      timeoutMs: this.config.klTimeoutMs,
    });
    const nomor =
      r.ok && r.status === 200 ? (r.body as { no_tanda_terima?: string } | null)?.no_tanda_terima : undefined;
    return nomor ?? null;
  }
}

function baca(r: Jawaban): JawabanKl {
  if (!r.ok) return { hasil: 'gagal', sebab: KALIMAT[r.galat] ?? r.galat };
  const body = (r.body ?? {}) as { no_tanda_terima?: string; pesan?: string };
  if (r.status >= 200 && r.status < 300 && body.no_tanda_terima)
    return { hasil: 'diterima', nomor: String(body.no_tanda_terima).slice(0, 60) };
  if (r.status >= 400 && r.status < 500 && r.status !== 408 && r.status !== 429)
    return { hasil: 'ditolak', pesan: `Sistem K/L menolak: ${body.pesan ?? `kode ${r.status}`}` };
  return { hasil: 'gagal', sebab: `Sistem K/L sedang bermasalah (kode ${r.status})` };
}
const KALIMAT: Record<string, string> = {
  waktu_habis: 'Sistem K/L tidak menjawab tepat waktu',
  koneksi: 'Sistem K/L tidak dapat dihubungi',
  tolak: 'Sistem K/L sedang tidak menerima kiriman',
  rusak: 'Jawaban sistem K/L tidak dapat dibaca',
};
