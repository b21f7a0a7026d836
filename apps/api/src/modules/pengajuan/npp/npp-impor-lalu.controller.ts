import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import { answer, type Answer } from '../../../http/envelope';
import { ImporLaluService } from '../rencana/impor-lalu.service';
import { NppImporLaluAmbilDto, NppImporLaluDto, NppImporLaluHasilDto } from './npp-impor-lalu.dto';
import { NppNoAjuQuery } from './npp.dto';
import { hasilNpp } from './npp.presenter';

/** A plan from the permits of the year before and from what customs have told of them. */
@Area('npp')
@Controller('nk/v2/npp/data-npp/impor-lalu')
@PerluIzin('rencana.ubah')
export class NppImporLaluController {
  constructor(private readonly lalu: ImporLaluService) {}

  /** What the plan would get; nothing is written. */
  @Get()
  daftar(@Pelaku('rencana') aktor: AktorSesi, @Query() q: NppNoAjuQuery): Promise<NppImporLaluDto> {
    return this.lalu.daftar(aktor, q.no_aju);
  }

  /** Takes goods into the plan, each with its months; what cannot stand in it comes back with its reasons. */
  @Post()
  @HttpCode(200)
  async ambil(
    @Pelaku('rencana') aktor: AktorSesi,
    @Body() b: NppImporLaluAmbilDto,
  ): Promise<Answer<NppImporLaluHasilDto>> {
    const { ditambah, dilengkapi, ditolak, ...lain } = await this.lalu.ambil(aktor, b.no_aju, b.kunci);
    return answer(
      { ...hasilNpp(lain), ditambah, dilengkapi, ditolak },
      pesan('rencana.impor_lalu', { n: ditambah, m: dilengkapi }),
    );
  }
}
