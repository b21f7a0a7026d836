import { Controller, Get, Query } from '@nestjs/common';
import { Area, PerluIzin } from '../../../http/decorators';
import { CapaianDto, CapaianQuery } from './capaian.dto';
import { CapaianService } from './capaian.service';

/** Sums of the nation by commodity, for whoever reads what meetings determine; of no company. */
@Area('neraca')
@Controller('api/buku/capaian')
export class CapaianController {
  constructor(private readonly capaian: CapaianService) {}

  @Get()
  @PerluIzin('rakor.baca')
  tahun(@Query() q: CapaianQuery): Promise<CapaianDto> {
    return this.capaian.tahun(q.tahun);
  }
}
