import { Injectable } from '@nestjs/common';
import { warisanKeluarga } from '@sinas/domain/referensi/pohon-hs';
import type { Tx } from '../../../platform/prisma/prisma.service';
import { EntriRepository } from '../entri.repository';

const PANJANG_POS = 4;

/** Tariff lines carry the texts above them: a change of one is a change of all that hang from it. */
@Injectable()
export class KeluargaHsService {
  constructor(private readonly repo: EntriRepository) {}

  async segarkan(tx: Tx, kode: string): Promise<void> {
    const rows = await this.repo.diBawah(tx, 'hs', kode.slice(0, PANJANG_POS));
    const warisan = warisanKeluarga(rows);
    const berubah = rows.flatMap((r) => {
      const w = warisan.get(r.kode);
      // Lines of the starter set hang from nothing and bring their heading's text with them.
      if (!w || (w.jalur.length === 0 && !Array.isArray(r.data.jalur))) return [];
      const data = { ...r.data, ...w };
      return JSON.stringify(data) === JSON.stringify(r.data) ? [] : [{ ...r, data }];
    });
    await this.repo.tulis(tx, 'hs', berubah);
  }
}
