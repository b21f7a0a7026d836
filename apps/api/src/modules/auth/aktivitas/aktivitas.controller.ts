import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, Req } from '@nestjs/common';
import type { Request } from 'express';
import type { AktorSesi } from '../../../http/masuk/actor';
import { asalPermintaan } from '../../../http/masuk/asal';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import { answer, page, type Answer } from '../../../http/envelope';
import {
  AktivitasDto,
  AktivitasQuery,
  BukanSayaHasil,
  LaporMasukDto,
  LaporMasukHasil,
  PerangkatDto,
} from './aktivitas.dto';
import { aktivitasTampil, perangkatTampil } from './aktivitas.presenter';
import { AktivitasService } from './aktivitas.service';
import { PerangkatService } from '../sesi/perangkat.service';

@Area('notification')
@Controller()
@PerluIzin('profil.kelola')
export class AktivitasController {
  constructor(
    private readonly aktivitas: AktivitasService,
    private readonly perangkat: PerangkatService,
  ) {}

  /** A device of one's own tells of its sign-in. */
  @Post('api-prod-ba/mobile/login_activity')
  lapor(@Pelaku() aktor: AktorSesi, @Body() body: LaporMasukDto, @Req() req: Request): Promise<LaporMasukHasil> {
    return this.aktivitas.perangkat(aktor, body, asalPermintaan(req).alamat);
  }

  @Get('api/aktivitas-masuk')
  async daftar(@Pelaku() aktor: AktorSesi, @Query() q: AktivitasQuery): Promise<Answer<AktivitasDto[]>> {
    const { id_user, page: ke = 1, limit = 20, ...saring } = q;
    const { rows, total } = await this.aktivitas.daftar(aktor, id_user, saring, ke, limit);
    return page(
      rows.map((r) => aktivitasTampil(r, aktor.id_sesi)),
      { page: ke, limit, total, ...(total === 1000 ? { total_perkiraan: true } : {}) },
    );
  }

  @Post('api/aktivitas-masuk/:id/bukan-saya')
  @HttpCode(200)
  bukanSaya(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<BukanSayaHasil> {
    return this.perangkat.bukanSaya(aktor, id);
  }

  @Get('api/perangkat')
  async sesi(@Pelaku() aktor: AktorSesi): Promise<PerangkatDto[]> {
    return (await this.perangkat.daftar(aktor)).map((s) => perangkatTampil(s, aktor.id_sesi));
  }

  @Delete('api/perangkat/:nomor')
  async akhiri(@Pelaku() aktor: AktorSesi, @Param('nomor') nomor: string): Promise<Answer<null>> {
    await this.perangkat.akhiri(aktor, nomor);
    return answer(null, 'Sesi diakhiri');
  }
}
