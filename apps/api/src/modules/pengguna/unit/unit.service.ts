import { Injectable } from '@nestjs/common';
import { lingkupAktor, type Aktor } from '@sinas/domain/akses/kebijakan';
import { punyaIzin } from '@sinas/domain/akses/peran';
import { UnitRepository, type UnitRow } from './unit.repository';

/** Units of ministries (inhouse group). */
@Injectable()
export class UnitService {
  constructor(private readonly repo: UnitRepository) {}

  /** One's own ministry's, or another's for those who see all; nobody else learns of any. */
  async daftar(aktor: Aktor, kdGa: string | undefined): Promise<UnitRow[]> {
    const milik = kdGa ?? aktor.kd_ga;
    const semua = lingkupAktor(aktor)?.jenis === 'semua' || punyaIzin(aktor.peran, 'pengguna.monitoring');
    if (!milik || (milik !== aktor.kd_ga && !semua)) return [];
    return this.repo.milik(milik);
  }
  async ada(kdGa: string, kdDetailGa: string): Promise<boolean> {
    return (await this.repo.milik(kdGa)).some((u) => u.kd_detail_ga === kdDetailGa);
  }
}
