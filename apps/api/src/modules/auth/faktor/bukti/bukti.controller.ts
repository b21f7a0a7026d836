import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import type { AktorSesi } from '../../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../../../http/decorators';
import { BuktiDto, BuktiHasil, TantanganBuktiDto, TantanganBuktiHasil } from './bukti.dto';
import { BuktiService } from './bukti.service';
import { polos } from '../faktor.presenter';

/** Proving once more that it is still the same person. */
@Area('bukti')
@Controller('api/bukti')
@PerluIzin('profil.kelola')
export class BuktiController {
  constructor(private readonly bukti: BuktiService) {}

  @Post('tantangan')
  @HttpCode(200)
  async tantang(@Pelaku() aktor: AktorSesi, @Body() body: TantanganBuktiDto): Promise<TantanganBuktiHasil> {
    const t = await this.bukti.tantang(aktor, body.keperluan);
    return { ...t, passkey: polos(t.passkey) };
  }

  @Post()
  @HttpCode(200)
  beri(@Pelaku() aktor: AktorSesi, @Body() body: BuktiDto): Promise<BuktiHasil> {
    return this.bukti.beri(aktor, body);
  }
}
