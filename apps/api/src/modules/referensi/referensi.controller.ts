import { Controller, Get, Query } from '@nestjs/common';
import { Area, PerluIzin } from '../../http/decorators';
import { page, type Answer } from '../../http/envelope';
import {
  GaDto,
  HsDto,
  IncotermDto,
  KantorDto,
  KataKunciQuery,
  KodeQuery,
  KbliDto,
  NegaraDto,
  PelabuhanBatasQuery,
  PelabuhanDto,
  SatuanDto,
} from './referensi.dto';
import { ReferensiService } from './referensi.service';

@Area('reference')
@Controller()
@PerluIzin('referensi.baca')
export class ReferensiController {
  constructor(private readonly ref: ReferensiService) {}

  @Get(['api/ref/v2/ga', 'api/ref/v2/ga/search'])
  ga(@Query() q: KataKunciQuery): Promise<GaDto[]> {
    return this.ref.ga(q.keyword);
  }
  @Get(['api/ref/v2/kpbc', 'api/ref/v2/kpbc/search'])
  kpbc(@Query() q: KataKunciQuery): Promise<KantorDto[]> {
    return this.ref.kantor(q.keyword);
  }
  @Get(['api/ref/v2/hscode', 'api/ref/v2/hscode/search'])
  hs(@Query() q: KataKunciQuery): Promise<HsDto[]> {
    return this.ref.hs(q.keyword, q.limit);
  }
  @Get('api/ref/v2/kbli-nk')
  kbli(@Query() q: KataKunciQuery): Promise<KbliDto[]> {
    return this.ref.kbli(q.keyword);
  }
  @Get(['api/ref/v2/negara', 'api-prod/ref/negara/search'])
  negara(@Query() q: KataKunciQuery): Promise<NegaraDto[]> {
    return this.ref.negara(q.keyword);
  }
  @Get('api/ref/v2/satuan')
  satuan(@Query() q: KataKunciQuery): Promise<SatuanDto[]> {
    return this.ref.satuan(q.keyword);
  }
  @Get('api/ref/v2/satuan/searchby')
  satuanByKode(@Query() q: KodeQuery): Promise<SatuanDto[]> {
    return this.ref.satuanByKode(q.kode);
  }
  @Get('api/ref/v2/incoterm')
  incoterm(@Query() q: KataKunciQuery): Promise<IncotermDto[]> {
    return this.ref.incoterm(q.keyword);
  }
  @Get('api/ref/v2/pelabuhan/ID')
  pelabuhanId(@Query() q: KataKunciQuery): Promise<PelabuhanDto[]> {
    return this.ref.pelabuhanId(q.keyword);
  }
  /** Bounded search; limit 100000, page 1 by default (BATAS-02). */
  @Get('api/ref/v2/pelabuhan/searchLimit')
  async pelabuhanBatas(@Query() q: PelabuhanBatasQuery): Promise<Answer<PelabuhanDto[]>> {
    const [limit, halaman] = [q.limit ?? 100_000, q.page ?? 1];
    const { rows, total } = await this.ref.pelabuhanBatas(q.keyword ?? '', limit, halaman);
    return page(rows, { page: halaman, limit, total });
  }
}
