import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../platform/config/config';
import { CONFIG } from '../../platform/config/config.module';
import { SistemLainGagal } from '../../platform/errors';
import { panggil } from '../../platform/outbound/panggil';

/** A company as the registry (OSS) knows it. */
export interface PerusahaanTerdaftar {
  nib: string;
  npwp: string;
  nama: string;
  alamat: string;
  api_code: string;
  /** 01 active */
  status_nib: string;
  kswp: boolean;
  surel: string | null;
}
/** Company look-ups (BATAS-01). */
const BATAS_MS = 15_000;
const teks = (nilai: unknown, maks: number): string => (typeof nilai === 'string' ? nilai.slice(0, maks) : '');

@Injectable()
export class RegistriService {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  /** null when the registry does not know the number; throws when it does not answer. */
  async cariNib(nib: string): Promise<PerusahaanTerdaftar | null> {
    const r = await panggil('registri', `${this.config.registriUrl}/nib/${encodeURIComponent(nib)}`, {
      timeoutMs: BATAS_MS,
    });
    if (!r.ok) throw new SistemLainGagal('OSS', r.galat === 'waktu_habis');
    if (r.status === 404) return null;
    const b = r.body as Record<string, unknown> | null;
    if (r.status !== 200 || b?.nib !== nib) throw new SistemLainGagal('OSS', false);
    return {
      nib,
      npwp: teks(b.npwp, 16),
      nama: teks(b.nama, 200),
      alamat: teks(b.alamat, 500),
      api_code: teks(b.api_code, 2),
      status_nib: teks(b.status_nib, 2),
      kswp: b.kswp === 'VALID',
      surel: teks(b.surel, 254) || null,
    };
  }
}
