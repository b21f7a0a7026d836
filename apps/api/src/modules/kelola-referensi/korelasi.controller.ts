import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import type { AktorSesi } from '../../http/actor';
import { Area, Pelaku, PerluIzin } from '../../http/decorators';
import { KorelasiDto, KorelasiQuery, SimpanKorelasiDto } from './korelasi.dto';
import { UbahKorelasiService } from './ubah-korelasi.service';

/** Which tariff lines go with a commodity group and its elements. */
@Area('licensing')
@Controller('nk/v2/data-nk/korelasi-btki')
export class KorelasiController {
  constructor(private readonly korelasi: UbahKorelasiService) {}

  @Get()
  @PerluIzin('referensi.baca')
  daftar(@Query() q: KorelasiQuery): Promise<KorelasiDto[]> {
    return this.korelasi.daftar(q.kd_komoditas);
  }

  @Put('save')
  @PerluIzin('referensi.kelola')
  simpan(@Pelaku() aktor: AktorSesi, @Body() body: SimpanKorelasiDto): Promise<KorelasiDto> {
    return this.korelasi.simpan(aktor, body);
  }
}
