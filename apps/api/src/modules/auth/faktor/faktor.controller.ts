import { Body, Controller, Delete, Get, HttpCode, Param, Post } from '@nestjs/common';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import { answer, type Answer } from '../../../http/envelope';
import { DenganBuktiDto } from '../../../http/masuk/dengan-bukti.dto';
import {
  FaktorTerpasangHasil,
  KeadaanFaktorDto,
  KodePemulihanHasil,
  KunciBaruDto,
  KunciMulaiHasil,
  KunciTerpasangHasil,
  TotpAktifDto,
  TotpMulaiHasil,
} from './faktor.dto';
import { polos } from './faktor.presenter';
import { KelolaFaktorService } from './kelola-faktor.service';

/** One's own second factors. */
@Area('faktor')
@Controller('api/faktor')
@PerluIzin('profil.kelola')
export class FaktorController {
  constructor(private readonly kelola: KelolaFaktorService) {}

  @Get()
  keadaan(@Pelaku() aktor: AktorSesi): Promise<KeadaanFaktorDto> {
    return this.kelola.keadaan(aktor);
  }

  /** Begins; the app counts when its first code was right. */
  @Post('totp')
  @HttpCode(200)
  mulaiTotp(@Pelaku() aktor: AktorSesi, @Body() body: DenganBuktiDto): Promise<TotpMulaiHasil> {
    return this.kelola.mulaiTotp(aktor, body);
  }

  @Post('totp/aktif')
  async aktifkanTotp(@Pelaku() aktor: AktorSesi, @Body() body: TotpAktifDto): Promise<Answer<FaktorTerpasangHasil>> {
    return answer(await this.kelola.aktifkanTotp(aktor, body.tantangan, body.kode), pesan('faktor.terpasang'));
  }

  @Delete('totp')
  async lepasTotp(@Pelaku() aktor: AktorSesi, @Body() body: DenganBuktiDto): Promise<Answer<null>> {
    await this.kelola.lepasTotp(aktor, body);
    return answer(null, pesan('faktor.dilepas'));
  }

  @Post('passkey/mulai')
  @HttpCode(200)
  async mulaiKunci(@Pelaku() aktor: AktorSesi, @Body() body: DenganBuktiDto): Promise<KunciMulaiHasil> {
    const { tantangan, pilihan } = await this.kelola.mulaiKunci(aktor, body);
    return { tantangan, pilihan: polos(pilihan) ?? {} };
  }

  @Post('passkey')
  async pasangKunci(@Pelaku() aktor: AktorSesi, @Body() body: KunciBaruDto): Promise<Answer<KunciTerpasangHasil>> {
    return answer(await this.kelola.pasangKunci(aktor, body), pesan('faktor.terpasang'));
  }

  @Delete('passkey/:id')
  async lepasKunci(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() body: DenganBuktiDto,
  ): Promise<Answer<null>> {
    await this.kelola.lepasKunci(aktor, id, body);
    return answer(null, pesan('faktor.dilepas'));
  }

  /** Ten new ones; the old ones are void. */
  @Post('pemulihan')
  async pemulihan(@Pelaku() aktor: AktorSesi, @Body() body: DenganBuktiDto): Promise<Answer<KodePemulihanHasil>> {
    return answer(await this.kelola.pemulihanBaru(aktor, body), pesan('faktor.pemulihan_baru'));
  }
}
