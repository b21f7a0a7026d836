import { Controller, Get, Query } from '@nestjs/common';
import { Area, PerluIzin } from '../../../http/decorators';
import { Berversi } from '../cari/berversi';
import { KataKunciQuery } from '../cari/referensi.dto';
import { DaerahDto, DaerahQuery } from './wilayah.dto';
import { WilayahService } from './wilayah.service';

@Area('reference')
@Controller()
@PerluIzin('referensi.baca')
export class WilayahController {
  constructor(private readonly wilayah: WilayahService) {}

  @Get('api/ref/v2/daerah/search/all')
  @Berversi('provinsi', 'kota', 'kecamatan')
  semua(@Query() q: KataKunciQuery): Promise<DaerahDto[]> {
    return this.wilayah.semua(q);
  }
  @Get('api/ref/v2/daerah/search/perseroan')
  @Berversi('provinsi', 'kota')
  perseroan(@Query() q: KataKunciQuery): Promise<DaerahDto[]> {
    return this.wilayah.perseroan(q);
  }
  @Get('api/ref/v2/daerah/searchby/perseroan')
  @Berversi('provinsi', 'kota', 'kecamatan')
  perseroanDi(@Query() q: DaerahQuery): Promise<DaerahDto[]> {
    return this.wilayah.di(q.daerah_tipe ?? '2', q);
  }
  @Get('api/ref/v2/daerah/searchby/prov')
  @Berversi('provinsi', 'kota', 'kecamatan')
  provinsi(@Query() q: DaerahQuery): Promise<DaerahDto[]> {
    return this.wilayah.diProvinsi(q.daerah_tipe ?? '2', q);
  }
  /** By name, by code, or all of a province by its code. */
  @Get('api/ref/v2/kota')
  @Berversi('provinsi', 'kota')
  kota(@Query() q: KataKunciQuery): Promise<DaerahDto[]> {
    return this.wilayah.di('2', q);
  }
  @Get('api/ref/v2/kec')
  @Berversi('provinsi', 'kota', 'kecamatan')
  kecamatan(@Query() q: KataKunciQuery): Promise<DaerahDto[]> {
    return this.wilayah.di('3', q);
  }
}
