import { Controller, Get, Query } from '@nestjs/common';
import { PERAN, type KodePeran } from '@sinas/domain/akses/peran';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import { IntegrasiService } from './integrasi.service';
import { PeranDto, PetugasDto, UnitDto, UnitQuery } from './kelola.dto';
import { IntegrasiDto } from '../unit/organisasi.dto';
import { PetugasService } from './petugas.service';
import { UnitService } from '../unit/unit.service';

/** Look-ups of the licensing screens about people. */
@Area('licensing')
@Controller()
export class PetugasController {
  constructor(
    private readonly petugas: PetugasService,
    private readonly unit: UnitService,
    private readonly integrasi: IntegrasiService,
  ) {}

  /** Colleagues of one's own ministry, with the files each holds. */
  @Get(['nk/v2/data-nk/inhouse/user', 'nk/data-nk/inhouse/user'])
  @PerluIzin('pengajuan.antrean')
  async inhouse(@Pelaku() aktor: AktorSesi): Promise<PetugasDto[]> {
    return (await this.petugas.inhouse(aktor)).map(({ kode_peran, ...p }) => ({
      ...p,
      user_role: kode_peran as KodePeran,
      name_role: PERAN[kode_peran as KodePeran].name_role,
    }));
  }

  @Get(['nk/v2/data-nk/rki/roles', 'nk/data-nk/rki/roles'])
  @PerluIzin('pengajuan.baca')
  peran(@Pelaku() aktor: AktorSesi): PeranDto[] {
    return this.petugas.peran(aktor);
  }

  /** Where one's own company is registered; a system that does not answer is left out. */
  @Get(['nk/v2/data-nk/checkUserIntegration', 'nk/data-nk/checkUserIntegration'])
  @PerluIzin('profil.kelola')
  cekIntegrasi(@Pelaku() aktor: AktorSesi): Promise<IntegrasiDto[]> {
    return this.integrasi.semua(aktor);
  }

  @Get('api/inhouse-system/referensi/inhouse-group')
  @PerluIzin('referensi.baca')
  kelompok(@Pelaku() aktor: AktorSesi, @Query() q: UnitQuery): Promise<UnitDto[]> {
    return this.unit.daftar(aktor, q.kd_ga);
  }
}
