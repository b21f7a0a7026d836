import { Controller, Get, Param, Query } from '@nestjs/common';
import { Area, PerluIzin } from '../../../http/decorators';
import { Berversi } from '../cari/berversi';
import { IkanDto, JenisRakorDto } from '../cari/daftar.dto';
import { DaftarService } from '../cari/daftar.service';
import { PilihanDto } from '../komoditas/komoditas.dto';
import {
  BarangPeraturanDto,
  BarangPeraturanQuery,
  PilihanQuery,
  GalurDto,
  GalurQuery,
  SaringanQuery,
  SimpulDendogramDto,
} from './perizinan.dto';
import { PerizinanService } from './perizinan.service';
import { KataKunciQuery } from '../cari/referensi.dto';

@Area('licensing-ref')
@Controller()
@PerluIzin('referensi.baca')
export class PerizinanController {
  constructor(
    private readonly perizinan: PerizinanService,
    private readonly daftar: DaftarService,
  ) {}

  @Get('nk/v2/data-nk/ref/galur-elemen')
  @Berversi('elemen')
  galur(@Query() q: GalurQuery): Promise<GalurDto[]> {
    return this.perizinan.galur(q.kd_komoditas, q.tahun);
  }
  @Get('nk/v2/data-nk/ref/barang-peraturan')
  barang(@Query() q: BarangPeraturanQuery): Promise<BarangPeraturanDto[]> {
    return this.perizinan.barangPeraturan(q.kd_komoditas, q.keyword);
  }
  @Get('nk/v2/data-nk/ref/dendogram/:id')
  @Berversi('dendogram')
  dendogram(@Param('id') id: string): Promise<SimpulDendogramDto> {
    return this.perizinan.dendogram(id);
  }
  @Get('nk/v2/data-nk/ref/latin-kkp')
  @Berversi('ikan')
  latin(@Query() q: KataKunciQuery): Promise<IkanDto[]> {
    return this.daftar.ikan(q);
  }
  @Get('nk/v2/data-nk/ref/jenis-rakor')
  @Berversi('jenis_rakor')
  jenisRakor(@Query() q: KataKunciQuery): Promise<JenisRakorDto[]> {
    return this.daftar.jenisRakor(q);
  }
  @Get('nk/v2/data-nk/ref/filter-monitoring')
  saringan(@Query() q: SaringanQuery): Promise<PilihanDto[]> {
    return this.perizinan.saringan(q.type);
  }
  /** Any list as code and text. */
  @Get('nk/v2/data-nk/ref')
  pilihan(@Query() q: PilihanQuery): Promise<PilihanDto[]> {
    return this.perizinan.pilihan(q.type, q);
  }
}
