import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import { TidakAda } from '../../../platform/errors';
import { hasilAksi } from '../lihat/pengajuan.presenter';
import { BerkasQuery } from '../lihat/daftar.dto';
import { HasilAmbilDto } from '../tinjau/keputusan.dto';
import { AlihkanService } from './alihkan.service';
import { BebanService } from './beban.service';
import { BenderaService } from './bendera.service';
import { AlihkanDto, BebanDto, BenderaDto, HasilBenderaDto, RekanDto } from './rekan.dto';
import { RekanService } from './rekan.service';

/** Officers of the caller's ministry, what they have on their desks, and whose desk a file is on. */
@Area('licensing')
@Controller('nk/v2/data-nk/inhouse')
@PerluIzin('pengajuan.antrean')
export class RekanController {
  constructor(
    private readonly rekan: RekanService,
    private readonly beban: BebanService,
    private readonly alihan: AlihkanService,
    private readonly bendera: BenderaService,
  ) {}

  @Get('rekan')
  async daftar(@Pelaku('semua') aktor: AktorSesi): Promise<RekanDto[]> {
    const daftar = await this.rekan.daftar(aktor);
    return daftar.map(({ kode_peran: _, ...r }) => r);
  }

  @Get('beban')
  @PerluIzin('pengajuan.alihkan')
  bebanPetugas(@Pelaku('semua') aktor: AktorSesi): Promise<BebanDto> {
    return this.beban.daftar(aktor);
  }

  /** Flags a file for one's colleagues, or takes the flag off. */
  @Put('bendera')
  async aturBendera(
    @Pelaku('semua') aktor: AktorSesi,
    @Query() q: BerkasQuery,
    @Body() body: BenderaDto,
  ): Promise<HasilBenderaDto> {
    if (!q.id_nk) throw new TidakAda();
    return { bendera: await this.bendera.atur(aktor, q.id_nk, body.pasang) };
  }

  /** Gives a file to a verifier, whoever has it (T7). */
  @Post('alihkan')
  @HttpCode(200)
  @PerluIzin('pengajuan.alihkan')
  async alihkan(
    @Pelaku('semua') aktor: AktorSesi,
    @Query() q: BerkasQuery,
    @Body() body: AlihkanDto,
  ): Promise<HasilAmbilDto> {
    if (!q.id_nk) throw new TidakAda();
    const p = await this.alihan.alihkan(aktor, q.id_nk, body.id_user);
    return { ...hasilAksi(p), pengambil: p.id_pengambil };
  }
}
