import { Inject, Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { statusDariPajak } from '@sinas/domain/referensi/periksa-perusahaan';
import type { Config } from '../../../platform/config/config';
import { CONFIG } from '../../../platform/config/config.module';
import { bacaSatu, type Baris } from './baca-luar';
import { ReferensiService } from '../../referensi/cari/referensi.service';
import { HakPerusahaanService } from '../hak-perusahaan.service';
import { StatusPerusahaanService } from '../status-perusahaan.service';
import { TanyaLuarService, type Hasil } from './tanya-luar.service';

/** Tax look-ups (BATAS-01). */
const BATAS_MS = 20_000;
const MEDAN = {
  npwp: ['npwp', 'nama', 'alamat', 'kode_kpp', 'status'],
  kswp: ['npwp', 'kswp', 'keterangan'],
  pemusatan: ['npwp', 'npwp_pusat', 'pemusatan', 'keterangan'],
} as const;
type Tanya = keyof typeof MEDAN;

/** The tax office about one company. */
@Injectable()
export class PajakService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly hak: HakPerusahaanService,
    private readonly luar: TanyaLuarService,
    private readonly status: StatusPerusahaanService,
    private readonly referensi: ReferensiService,
  ) {}

  /** With the tax office by name. */
  async npwp(aktor: Aktor, nomor: string | undefined) {
    const h = await this.tanya(aktor, 'npwp', nomor);
    const bernama = h.rows.map(async (r) => ({ ...r, ur_kpp: await this.referensi.namaDari('kpp', r.kode_kpp) }));
    return { ...h, rows: await Promise.all(bernama) };
  }

  async tanya<T extends Tanya>(
    aktor: Aktor,
    tanya: T,
    nomor: string | undefined,
  ): Promise<Hasil<Baris<(typeof MEDAN)[T][number]>>> {
    const { npwp } = await this.hak.cari(aktor, nomor);
    return npwp ? this.untuk(tanya, npwp) : { rows: [], diambil: null };
  }
  /** Whoever asks has settled that he may. The account follows what is answered. */
  async untuk<T extends Tanya>(tanya: T, npwp: string): Promise<Hasil<Baris<(typeof MEDAN)[T][number]>>> {
    const medan: readonly (typeof MEDAN)[T][number][] = MEDAN[tanya];
    const url = `${this.config.pajakUrl}/${tanya}/${encodeURIComponent(npwp)}`;
    const baca = bacaSatu<(typeof MEDAN)[T][number]>(medan, 'npwp', npwp);
    const h = await this.luar.tanya({ sistem: `pajak-${tanya}`, url, batasMs: BATAS_MS, baca }, npwp);
    for (const { kswp = '' } of h.rows as { kswp?: string }[])
      await this.status.ikuti({ npwp }, statusDariPajak(kswp), 'Ditjen Pajak');
    return h;
  }
}
