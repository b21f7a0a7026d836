import { Body, Controller, Get, Param, Put, Query } from '@nestjs/common';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import { answer, type Answer } from '../../../http/envelope';
import { HasilSimpanDto } from '../draf/draf.dto';
import { hasilSimpan } from '../lihat/pengajuan.presenter';
import { DasarDto, SumberPilihanDto, SumberQuery } from './dasar.dto';
import { GantiDasarService } from './ganti-dasar.service';

@Area('licensing')
@Controller('nk/v2/data-nk')
export class DasarController {
  constructor(private readonly dasar: GantiDasarService) {}

  /** Plans and cases of the company that are in force, with what is free of them. */
  @Get('sumber')
  @PerluIzin('pengajuan.buat')
  async sumber(@Pelaku() aktor: AktorSesi, @Query() q: SumberQuery): Promise<Answer<SumberPilihanDto[]>> {
    return answer(await this.dasar.sumber(aktor, q.kd_komoditas ?? null));
  }

  @Put('dasar/:id_nk')
  @PerluIzin('pengajuan.ubah')
  async ganti(
    @Pelaku() aktor: AktorSesi,
    @Param('id_nk') idNk: string,
    @Body() body: DasarDto,
  ): Promise<Answer<HasilSimpanDto>> {
    const hasil = await this.dasar.ganti(aktor, idNk, body.versi, body.no_aju_rkt ?? null);
    return answer(hasilSimpan(hasil), 'Data Berhasil Disimpan');
  }
}
