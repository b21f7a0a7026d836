import { Controller, Get, Query } from '@nestjs/common';
import type { AktorSesi } from '../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../http/decorators';
import type { Answer } from '../../http/envelope';
import { DokumenPerusahaanService } from './dokumen-perusahaan.service';
import { jawab } from './luar/jawab';
import { NpwpQuery, ProfilIndustriDto } from './perusahaan.dto';

/** The profile of an industry by the path of the licensing area. */
@Area('licensing')
@Controller('nk/v2/data-nk')
@PerluIzin('pengajuan.baca')
export class PerusahaanNkController {
  constructor(private readonly dokumen: DokumenPerusahaanService) {}

  @Get('dataPPI')
  ppi(@Pelaku() aktor: AktorSesi, @Query() q: NpwpQuery): Promise<Answer<ProfilIndustriDto[]>> {
    return jawab(this.dokumen.daftar(aktor, 'ppi', q.npwp));
  }
}
