import { Injectable } from '@nestjs/common';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { Clock } from '../../platform/clock/clock';
import { ReferensiRepository } from './referensi.repository';
import { teks } from './pencarian';

const MAKS = 5000;

/** Tariff lines that go with a commodity group: offered first, never the only ones that may be chosen. */
@Injectable()
export class KorelasiService {
  constructor(
    private readonly repo: ReferensiRepository,
    private readonly clock: Clock,
  ) {}

  /** Codes in order, of the group and of all its elements. */
  async hsKelompok(kdKomoditas: string): Promise<string[]> {
    return (await this.semua()).get(kdKomoditas) ?? [];
  }

  async semua(): Promise<Map<string, string[]>> {
    const rows = await this.repo.cari({
      jenis: ['korelasi_btki'],
      kata: [],
      tanggal: tanggalIso(this.clock.now()),
      limit: MAKS,
    });
    const per = new Map<string, Set<string>>();
    for (const r of rows) {
      const kd = teks(r.data.kd_komoditas);
      per.set(kd, (per.get(kd) ?? new Set()).add(teks(r.data.hs)));
    }
    return new Map([...per].map(([kd, hs]) => [kd, [...hs].sort()]));
  }
}
