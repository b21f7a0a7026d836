import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import { tampilPeriode } from '@sinas/domain/format/periode';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import { answer, page, type Answer } from '../../../http/envelope';
import { LaporRealisasiDto, RealisasiIzinDto, RealisasiQuery } from './realisasi.dto';
import { RealisasiService } from './realisasi.service';

/** What became of permits, month by month. */
@Area('rki')
@Controller('nk/v2/data-nk/rki/realisasi')
@PerluIzin('pengajuan.baca')
export class RealisasiController {
  constructor(private readonly realisasi: RealisasiService) {}

  @Get()
  async daftar(@Pelaku() aktor: AktorSesi, @Query() q: RealisasiQuery): Promise<Answer<RealisasiIzinDto[]>> {
    if (q.id_nk) return page([await this.realisasi.satu(aktor, q.id_nk)], { page: 1, limit: 1, total: 1 });
    const { rows, meta } = await this.realisasi.daftar(aktor, q);
    return page(rows, meta);
  }

  @Put()
  @PerluIzin('realisasi.lapor')
  async lapor(@Pelaku() aktor: AktorSesi, @Body() b: LaporRealisasiDto): Promise<Answer<RealisasiIzinDto>> {
    await this.realisasi.lapor(aktor, b.idNk, b);
    const kini = await this.realisasi.satu(aktor, b.idNk);
    return answer(kini, pesan('realisasi.dilaporkan', { bulan: tampilPeriode(b.periode) }));
  }
}
