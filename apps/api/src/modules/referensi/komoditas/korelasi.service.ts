import { Injectable } from '@nestjs/common';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import type { HsKelompok } from '@sinas/domain/komoditas/hs-kelompok';
import { Clock } from '../../../platform/clock/clock';
import { KorelasiRepository } from './korelasi.repository';
import { teks } from '../cari/pencarian';
import { ReferensiRepository } from '../cari/referensi.repository';
import { VersiService } from '../cari/versi.service';

const MAKS = 5000;

/** Tariff lines that go with a commodity group: offered first, and the measure of those that are chosen. */
@Injectable()
export class KorelasiService {
  private salinan: { tanda: string; semua: Map<string, string[]> } | null = null;

  constructor(
    private readonly repo: ReferensiRepository,
    private readonly korelasi: KorelasiRepository,
    private readonly versi: VersiService,
    private readonly clock: Clock,
  ) {}

  /** What is put together from these lines, and from the names they have, holds while this stays the same. */
  tanda(): Promise<string> {
    return this.versi.tanda(['korelasi_btki', 'hs']);
  }

  /** Codes in order, of the group and of all its elements. */
  async hsKelompok(kdKomoditas: string): Promise<string[]> {
    return (await this.semua()).get(kdKomoditas) ?? [];
  }

  /** What the check of a row reads. */
  async untuk(kdKomoditas: string): Promise<HsKelompok> {
    const [kode, lengkap] = await Promise.all([this.hsKelompok(kdKomoditas), this.korelasi.lengkap(kdKomoditas)]);
    return { kode: new Set(kode), lengkap };
  }

  /** In memory as long as the mark of the list holds. */
  async semua(): Promise<ReadonlyMap<string, string[]>> {
    const tanda = await this.versi.tanda(['korelasi_btki']); // before the rows: they may be newer than the mark, never older
    if (this.salinan?.tanda === tanda) return this.salinan.semua;
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
    const semua = new Map([...per].map(([kd, hs]) => [kd, [...hs].sort()]));
    this.salinan = { tanda, semua };
    return semua;
  }
}
