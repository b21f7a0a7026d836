import { Controller, Get, Param, Query } from '@nestjs/common';
import { Area, PerluIzin } from '../../../http/decorators';
import { page, type Answer } from '../../../http/envelope';
import { Berversi } from '../cari/berversi';
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
import { PilihanElemenService } from './pilihan-elemen.service';
import {
  GaDto,
  KataKunciQuery,
  KbliDto,
  NegaraDto,
  PelabuhanDto,
  PerElemenQuery,
  SatuanDto,
} from '../cari/referensi.dto';
import { ReferensiService } from '../cari/referensi.service';

@Area('licensing-ref')
@Controller()
@PerluIzin('referensi.baca')
export class KomoditasController {
  constructor(
    private readonly komoditas: KomoditasService,
    private readonly pilihan: PilihanElemenService,
    private readonly ref: ReferensiService,
  ) {}

  @Get('nk/v2/data-nk/ref/komoditi-:type')
  komoditi(@Param('type') type: string, @Query() q: TahunQuery): KomoditiDto[] {
    return this.komoditas.komoditi(type, q.tahun);
  }
  /** Those that may be chosen now; `meta.gagal` when the list did not come in time. */
  @Get('nk/v2/data-nk/ref/elemen-available')
  async tersedia(@Query() q: ElemenQuery): Promise<Answer<OpsiElemenDto[]>> {
    const pertek = q.type === 'pertek' || q.kd_rekom === '07';
    const { rows, gagal } = await this.pilihan.tersedia(q.kd_komoditas, q.kd_grup, q.tahun, pertek);
    return page(rows, { page: 1, limit: rows.length, total: rows.length, gagal });
  }
  @Get('nk/v2/data-nk/ref/elemen-komoditas')
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
  @Berversi('pelabuhan', 'pelabuhan_elemen')
  pelabuhan(@Query() { kd_elemen, ...q }: PerElemenQuery): Promise<PelabuhanDto[]> {
    return this.pilihan.pelabuhan(q, kd_elemen);
  }
  @Get('nk/v2/data-nk/ref/negara-by-kdelemen')
  @Berversi('negara', 'negara_elemen')
  negara(@Query() { kd_elemen, ...q }: PerElemenQuery): Promise<NegaraDto[]> {
    return this.pilihan.negara(q, kd_elemen);
  }
  @Get('nk/v2/data-nk/countries')
  @Berversi('negara')
  negaraDunia(@Query() q: KataKunciQuery): Promise<NegaraDto[]> {
    return this.pilihan.negaraDunia(q);
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
