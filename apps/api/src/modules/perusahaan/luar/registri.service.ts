import { Inject, Injectable } from '@nestjs/common';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { SistemLainGagal } from '../../../platform/errors';
import { panggil } from '../../../platform/outbound/panggil';
import { tidakDikenal } from './baca-luar';
import { KeadaanLuarService, sebabDari } from '../../../platform/outbound/keadaan/keadaan-luar.service';

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
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly keadaan: KeadaanLuarService,
  ) {}

  /** null when the registry does not know the number; throws when it does not answer. */
  async cariNib(nib: string): Promise<PerusahaanTerdaftar | null> {
    const r = await panggil('registri', `${this.config.registriUrl}/nib/${encodeURIComponent(nib)}`, {
      timeoutMs: Math.min(BATAS_MS, this.config.luarMaksMs),
    });
    const b = r.ok && r.status === 200 ? (r.body as Record<string, unknown> | null) : null;
    const tahu = b?.nib === nib;
    const tidakAda = tidakDikenal(r);
    this.keadaan.catat('registri', tahu || tidakAda ? null : sebabDari(r));
    if (tidakAda) return null;
    if (!b || !tahu) throw new SistemLainGagal('OSS', !r.ok && r.galat === 'waktu_habis');
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
