import { Body, Controller, Get, HttpCode, Param, Post } from '@nestjs/common';
import { PERAN, type KodePeran } from '@sinas/domain/akses/peran';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { AktorSesi } from '../../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../../../http/decorators';
import { answer, type Answer } from '../../../../http/envelope';
import { DenganBuktiDto } from '../../../../http/masuk/dengan-bukti.dto';
import { FaktorOrangDto, MintaSetelUlangDto, MintaSetelUlangHasil, SetelUlangDto } from '../faktor.dto';
import { SetelUlangService, type PermintaanTampil } from './setel-ulang.service';

const tampil = ({
  kode_peran,
  id_organisasi: _o,
  id_induk: _i,
  peminta: _p,
  ada_faktor: _a,
  ...s
}: PermintaanTampil) => ({
  ...s,
  user_role: kode_peran as KodePeran,
  name_role: PERAN[kode_peran as KodePeran].name_role,
});

/** Resetting somebody's lost factor: one administrator asks, another one confirms. */
@Area('faktor')
@Controller('api/faktor')
@PerluIzin('faktor.setel_ulang')
export class SetelUlangController {
  constructor(private readonly setelUlang: SetelUlangService) {}

  /** Requests that wait, about accounts that one may reset. */
  @Get('setel-ulang')
  async daftar(@Pelaku() aktor: AktorSesi): Promise<SetelUlangDto[]> {
    return (await this.setelUlang.daftar(aktor)).map(tampil);
  }

  @Get('orang/:id')
  async tentang(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<FaktorOrangDto> {
    const t = await this.setelUlang.tentang(aktor, id);
    return { ...t, permintaan: t.permintaan && tampil(t.permintaan) };
  }

  @Post('setel-ulang')
  async minta(@Pelaku() aktor: AktorSesi, @Body() body: MintaSetelUlangDto): Promise<Answer<MintaSetelUlangHasil>> {
    const hasil = await this.setelUlang.minta(aktor, body.id_user, body.alasan, body);
    return answer(hasil, pesan('faktor.setel_diminta'));
  }

  @Post('setel-ulang/:id/setuju')
  @HttpCode(200)
  async setujui(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() body: DenganBuktiDto,
  ): Promise<Answer<null>> {
    await this.setelUlang.setujui(aktor, id, body);
    return answer(null, pesan('faktor.setel_selesai'));
  }

  @Post('setel-ulang/:id/batal')
  @HttpCode(200)
  async batalkan(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<Answer<null>> {
    await this.setelUlang.batalkan(aktor, id);
    return answer(null, pesan('faktor.setel_batal'));
  }
}
