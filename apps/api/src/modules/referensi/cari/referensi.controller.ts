import { Controller, Get, Query } from '@nestjs/common';
import { Area, PerluIzin } from '../../../http/decorators';
import { page, type Answer } from '../../../http/envelope';
import { Berversi } from './berversi';
import {
  GaDto,
  HsDto,
  JalurHsQuery,
  IncotermDto,
  KantorDto,
  KataKunciQuery,
  KodeQuery,
  KbliDto,
  NegaraDto,
  PelabuhanBatasQuery,
  PelabuhanDto,
  PelabuhanNegaraQuery,
  PohonHsQuery,
  SatuanDto,
  SimpulHsDto,
} from './referensi.dto';
import { PohonHsService } from '../komoditas/pohon-hs.service';
import { ReferensiService } from './referensi.service';

@Area('reference')
@Controller()
@PerluIzin('referensi.baca')
export class ReferensiController {
  constructor(
    private readonly ref: ReferensiService,
    private readonly pohon: PohonHsService,
  ) {}

  @Get(['api/ref/v2/ga', 'api/ref/v2/ga/search'])
  @Berversi('ga')
  ga(@Query() q: KataKunciQuery): Promise<GaDto[]> {
    return this.ref.ga(q);
  }
  @Get(['api/ref/v2/kpbc', 'api/ref/v2/kpbc/search'])
  @Berversi('kpbc')
  kpbc(@Query() q: KataKunciQuery): Promise<KantorDto[]> {
    return this.ref.kantor(q);
  }
  @Get(['api/ref/v2/hscode', 'api/ref/v2/hscode/search'])
  @Berversi('hs')
  hs(@Query() q: KataKunciQuery): Promise<HsDto[]> {
    return this.ref.hs(q);
  }
  /** What hangs below a line of the tariff book; the chapters when none is named. */
  @Get('api/ref/v2/hscode/pohon')
  @Berversi('hs')
  pohonHs(@Query() q: PohonHsQuery): Promise<SimpulHsDto[]> {
    return this.pohon.di(q.induk);
  }
  /** A line with those it hangs from, the chapter first. */
  @Get('api/ref/v2/hscode/jalur')
  @Berversi('hs')
  jalurHs(@Query() q: JalurHsQuery): Promise<SimpulHsDto[]> {
    return this.pohon.jalur(q.kode);
  }
  @Get(['api/ref/v2/kbli-nk', 'api/registrasi/v2/getKbli'])
  @Berversi('kbli')
  kbli(@Query() q: KataKunciQuery): Promise<KbliDto[]> {
    return this.ref.kbli(q);
  }
  @Get(['api/ref/v2/negara', 'api-prod/ref/negara/search'])
  @Berversi('negara')
  negara(@Query() q: KataKunciQuery): Promise<NegaraDto[]> {
    return this.ref.negara(q);
  }
  @Get('api/ref/v2/satuan')
  @Berversi('satuan')
  satuan(@Query() q: KataKunciQuery): Promise<SatuanDto[]> {
    return this.ref.satuan(q);
  }
  @Get('api/ref/v2/satuan/searchby')
  @Berversi('satuan')
  satuanByKode(@Query() q: KodeQuery): Promise<SatuanDto[]> {
    return this.ref.satuanByKode(q.kode);
  }
  @Get('api/ref/v2/incoterm')
  @Berversi('incoterm')
  incoterm(@Query() q: KataKunciQuery): Promise<IncotermDto[]> {
    return this.ref.incoterm(q);
  }
  @Get('api/ref/v2/pelabuhan/ID')
  @Berversi('pelabuhan')
  pelabuhanId(@Query() q: KataKunciQuery): Promise<PelabuhanDto[]> {
    return this.ref.pelabuhanId(q);
  }
  /** Bounded search; limit 100000, page 1 by default (BATAS-02). */
  @Get('api/ref/v2/pelabuhan/searchLimit')
  @Berversi('pelabuhan')
  async pelabuhanBatas(@Query() q: PelabuhanBatasQuery): Promise<Answer<PelabuhanDto[]>> {
    const { rows, total } = await this.ref.pelabuhanBatas(q);
    return page(rows, { page: q.page ?? 1, limit: q.limit ?? 100_000, total });
  }
  /** Ports of a country, or of all but Indonesia. */
  @Get('api/ref/v2/pelabuhan/searchBy')
  @Berversi('pelabuhan')
  pelabuhanBy(@Query() q: PelabuhanNegaraQuery): Promise<PelabuhanDto[]> {
    return this.ref.pelabuhanNegara(q);
  }
  /** The keyword is a country, by code or by name. */
  @Get('api/ref/v2/pelabuhan/negara')
  @Berversi('pelabuhan')
  pelabuhanNegara(@Query() q: KataKunciQuery): Promise<PelabuhanDto[]> {
    return this.ref.pelabuhanDiNegara(q);
  }
}
