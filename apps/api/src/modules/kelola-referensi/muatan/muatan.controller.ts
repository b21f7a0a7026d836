import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import { page, type Answer } from '../../../http/envelope';
import { HalamanQuery } from '../../../http/halaman.dto';
import { BerkasForm, Unggahan } from '../../../http/unggahan';
import type { BerkasMasuk } from '../../../platform/storage/berkas-masuk';
import { JenisParam } from '../kelola.dto';
import { AlasanMuatanDto, MuatanDto, MuatanParam, PerubahanDto, PerubahanQuery } from './muatan.dto';
import { MuatanService } from './muatan.service';
import { PratinjauService, MAKS_MUATAN_KB } from './pratinjau.service';

const BARIS = 25;

@Area('kelola-referensi')
@Controller('nk/v2/kelola-referensi/:jenis/muatan')
@PerluIzin('referensi.kelola')
export class MuatanController {
  constructor(
    private readonly muatan: MuatanService,
    private readonly pratinjau: PratinjauService,
  ) {}

  /** Multipart `file`: looked at, nothing takes effect. */
  @Post()
  @ApiConsumes('multipart/form-data')
  @UseInterceptors(Unggahan('berkas', () => MAKS_MUATAN_KB))
  async muat(
    @Pelaku() aktor: AktorSesi,
    @Param() p: JenisParam,
    @BerkasForm() file: BerkasMasuk | null,
  ): Promise<MuatanDto> {
    const berkas = file && { nama: file.nama, isi: await file.baca() };
    const { id } = await this.pratinjau.buat(aktor, p.jenis, berkas);
    return this.muatan.satu(p.jenis, id);
  }

  @Get()
  async daftar(@Param() p: JenisParam, @Query() q: HalamanQuery): Promise<Answer<MuatanDto[]>> {
    const { rows, meta } = await this.muatan.daftar(p.jenis, q.page ?? 1, q.limit ?? BARIS);
    return page(rows, meta);
  }

  @Get(':id')
  satu(@Param() p: MuatanParam): Promise<MuatanDto> {
    return this.muatan.satu(p.jenis, p.id);
  }

  @Get(':id/perubahan')
  async perubahan(@Param() p: MuatanParam, @Query() q: PerubahanQuery): Promise<Answer<PerubahanDto[]>> {
    const { rows, meta } = await this.muatan.perubahan(p.jenis, p.id, q.kelompok, q.page ?? 1, q.limit ?? BARIS);
    return page(rows, meta);
  }

  @Post(':id/terapkan')
  @HttpCode(200)
  terapkan(@Pelaku() aktor: AktorSesi, @Param() p: MuatanParam, @Body() body: AlasanMuatanDto): Promise<MuatanDto> {
    return this.muatan.terapkan(aktor, p.jenis, p.id, body.catatan);
  }

  @Post(':id/urungkan')
  @HttpCode(200)
  urungkan(@Pelaku() aktor: AktorSesi, @Param() p: MuatanParam, @Body() body: AlasanMuatanDto): Promise<MuatanDto> {
    return this.muatan.urungkan(aktor, p.jenis, p.id, body.catatan);
  }

  @Delete(':id')
  buang(@Param() p: MuatanParam): Promise<MuatanDto> {
    return this.muatan.buang(p.jenis, p.id);
  }
}
