import { Controller, Get, Param, Query } from '@nestjs/common';
import { Area, PerluIzin } from '../../http/decorators';
import { Berversi } from './berversi';
import {
  ByRekomQuery,
  ElemenQuery,
  KomoditiDto,
  OpsiElemenDto,
  PengumumanDto,
  PilihanDto,
  SatuanKomoditasQuery,
  StatusDto,
  TahunQuery,
} from './komoditas.dto';
import { KomoditasService } from './komoditas.service';
import { GaDto, KataKunciQuery, KbliDto, NegaraDto, PelabuhanDto, SatuanDto } from './referensi.dto';
import { ReferensiService } from './referensi.service';

@Area('licensing-ref')
@Controller()
@PerluIzin('referensi.baca')
export class KomoditasController {
  constructor(
    private readonly komoditas: KomoditasService,
    private readonly ref: ReferensiService,
  ) {}

  @Get('nk/v2/data-nk/ref/komoditi-:type')
  komoditi(@Param('type') type: string, @Query() q: TahunQuery): KomoditiDto[] {
    return this.komoditas.komoditi(type, q.tahun);
  }
  @Get(['nk/v2/data-nk/ref/elemen-komoditas', 'nk/v2/data-nk/ref/elemen-available'])
  @Berversi('elemen')
  elemen(@Query() q: ElemenQuery): Promise<OpsiElemenDto[]> {
    return this.komoditas.elemen(q.kd_komoditas, q.kd_grup, q.tahun, q.type === 'pertek' || q.kd_rekom === '07');
  }
  @Get('nk/v2/data-nk/ref/elemen-by-kdrekom')
  byRekom(@Query() q: ByRekomQuery): OpsiElemenDto[] {
    return this.komoditas.elemenByRekom(q.kd_rekom, q.tahun);
  }
  @Get('nk/v2/data-nk/ref/tujuan-penggunaan')
  tujuan(): PilihanDto[] {
    return this.komoditas.tujuanPenggunaan();
  }
  @Get('nk/v2/data-nk/ref/satuan')
  satuan(@Query() q: SatuanKomoditasQuery): Promise<SatuanDto[]> {
    return this.komoditas.satuan(q.kd_komoditas);
  }
  @Get('nk/v2/data-nk/ref/pelabuhan-elemen')
  @Berversi('pelabuhan')
  pelabuhan(@Query() q: KataKunciQuery): Promise<PelabuhanDto[]> {
    return this.ref.pelabuhanId(q);
  }
  @Get(['nk/v2/data-nk/ref/negara-by-kdelemen', 'nk/v2/data-nk/countries'])
  @Berversi('negara')
  negara(@Query() q: KataKunciQuery): Promise<NegaraDto[]> {
    return this.ref.negara(q);
  }
  @Get('nk/v2/data-nk/ref/kbli')
  @Berversi('kbli')
  kbli(@Query() q: KataKunciQuery): Promise<KbliDto[]> {
    return this.ref.kbli(q);
  }
  @Get('nk/v2/data-nk/ref/status-pengajuan')
  status(): StatusDto[] {
    return this.komoditas.status();
  }
  @Get('nk/v2/data-nk/ref/pengumuman')
  pengumuman(): Promise<PengumumanDto[]> {
    return this.ref.pengumuman();
  }
  @Get('nk/v2/data-nk/ref/v2/ga')
  @Berversi('ga')
  ga(@Query() q: KataKunciQuery): Promise<GaDto[]> {
    return this.ref.ga(q);
  }
}
