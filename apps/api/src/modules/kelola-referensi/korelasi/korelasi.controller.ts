import { Body, Controller, Get, Put, Query } from '@nestjs/common';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import { KorelasiLengkapService } from './korelasi-lengkap.service';
import { KelompokKorelasiDto, KorelasiDto, KorelasiQuery, SimpanKorelasiDto, TandaLengkapDto } from './korelasi.dto';
import { UbahKorelasiService } from './ubah-korelasi.service';

/** Which tariff lines go with a commodity group and its elements. */
@Area('licensing')
@Controller('nk/v2/data-nk/korelasi-btki')
export class KorelasiController {
  constructor(
    private readonly korelasi: UbahKorelasiService,
    private readonly lengkap: KorelasiLengkapService,
  ) {}

  @Get()
  @PerluIzin('referensi.baca')
  daftar(@Query() q: KorelasiQuery): Promise<KorelasiDto[]> {
    return this.korelasi.daftar(q.kd_komoditas);
  }

  @Get('kelompok')
  @PerluIzin('referensi.kelola')
  kelompok(): Promise<KelompokKorelasiDto[]> {
    return this.lengkap.daftar();
  }

  @Put('lengkap')
  @PerluIzin('referensi.kelola')
  tandai(@Pelaku() aktor: AktorSesi, @Body() body: TandaLengkapDto): Promise<KelompokKorelasiDto> {
    return this.lengkap.tandai(aktor, body);
  }

  @Put('save')
  @PerluIzin('referensi.kelola')
  simpan(@Pelaku() aktor: AktorSesi, @Body() body: SimpanKorelasiDto): Promise<KorelasiDto> {
    return this.korelasi.simpan(aktor, body);
  }
}
