import { Controller, Get, Query } from '@nestjs/common';
import { Area, PerluIzin } from '../../../http/decorators';
import { Berversi } from './berversi';
import { BadanUsahaDto, KppDto, NilaiKursDto, ValutaDto } from './daftar.dto';
import { DaftarService } from './daftar.service';
import { KataKunciQuery } from './referensi.dto';

@Area('reference')
@Controller()
@PerluIzin('referensi.baca')
export class DaftarReferensiController {
  constructor(private readonly daftar: DaftarService) {}

  @Get(['api/ref/v2/kpp', 'api/ref/v2/kpp/search'])
  @Berversi('kpp')
  kpp(@Query() q: KataKunciQuery): Promise<KppDto[]> {
    return this.daftar.kpp(q);
  }
  @Get('api/ref/v2/kurs')
  @Berversi('valuta')
  kurs(@Query() q: KataKunciQuery): Promise<ValutaDto[]> {
    return this.daftar.valuta(q);
  }
  @Get('api/ref/v2/kurs/search-nilai')
  @Berversi('valuta', 'kurs')
  nilai(@Query() q: KataKunciQuery): Promise<NilaiKursDto[]> {
    return this.daftar.nilaiKurs(q);
  }
  @Get('api/ref/v2/jenis-badan-usaha')
  @Berversi('badan_usaha')
  badanUsaha(@Query() q: KataKunciQuery): Promise<BadanUsahaDto[]> {
    return this.daftar.badanUsaha(q);
  }
}
