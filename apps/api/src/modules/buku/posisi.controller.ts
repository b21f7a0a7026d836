import { Controller, Get, Query } from '@nestjs/common';
import type { AktorSesi } from '../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../http/decorators';
import { page, type Answer } from '../../http/envelope';
import { HalamanQuery } from '../../http/halaman.dto';
import { DaftarPembukaService } from './pembuka/daftar-pembuka.service';
import {
  IzinLamaDto,
  PosisiNasionalDto,
  PosisiNasionalQuery,
  PosisiPerusahaanDto,
  PosisiQuery,
  RekeningDto,
  RekeningQuery,
} from './posisi.dto';
import { PosisiService } from './posisi.service';

/** The quantity ledger as a company reads its own, and officers the nation's. */
@Area('neraca')
@Controller('api/buku')
export class PosisiController {
  constructor(
    private readonly posisi: PosisiService,
    private readonly lama: DaftarPembukaService,
  ) {}

  @Get('posisi')
  @PerluIzin('buku.baca')
  perusahaan(@Pelaku() aktor: AktorSesi, @Query() q: PosisiQuery): Promise<PosisiPerusahaanDto> {
    return this.posisi.perusahaan(aktor, q);
  }
  @Get('rekening')
  @PerluIzin('buku.baca')
  rekening(@Pelaku() aktor: AktorSesi, @Query() q: RekeningQuery): Promise<RekeningDto> {
    return this.posisi.rekening(aktor, q.kunci, q);
  }
  /** Permits that were issued before the portal. */
  @Get('pembuka')
  @PerluIzin('buku.baca')
  async pembuka(@Pelaku() aktor: AktorSesi, @Query() q: HalamanQuery): Promise<Answer<IzinLamaDto[]>> {
    const { rows, meta } = await this.lama.milik(aktor, q);
    return page(rows, meta);
  }
  @Get('nasional')
  @PerluIzin('neraca.baca')
  nasional(@Query() q: PosisiNasionalQuery): Promise<PosisiNasionalDto[]> {
    return this.posisi.nasional({ tahun: q.tahun, kd_komoditas: q.kd_komoditas, per: q.per ?? null });
  }
}
