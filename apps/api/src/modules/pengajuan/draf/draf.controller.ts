import { Body, Controller, Delete, Get, Headers, HttpCode, Post, Put, Query, UseInterceptors } from '@nestjs/common';
import { NoFilesInterceptor } from '@nestjs/platform-express';
import { ApiConsumes } from '@nestjs/swagger';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import { answer, type Answer } from '../../../http/envelope';
import { BarisService } from '../baris/baris.service';
import {
  BarisBanyakDto,
  BarisBuatDto,
  BarisHapusQuery,
  BarisUbahDto,
  HasilSubDto,
  SubBanyakDto,
  SubBuatDto,
  SubHapusQuery,
  SubQuery,
  SubTampilDto,
  SubUbahDto,
} from '../baris/baris.dto';
import { BuatDto, HasilBanyakDto, HasilBarisDto, HasilSimpanDto, SimpanDto } from './draf.dto';
import { DrafService } from './draf.service';
import { hasilBanyak, hasilBaris, hasilSimpan } from '../lihat/pengajuan.presenter';
import { SubBarisService } from '../baris/sub-baris.service';

const SIMPAN = 'Data Berhasil Disimpan';
const TAMBAH = 'Data Berhasil Ditambahkan';
const HAPUS = 'Data Berhasil Dihapus';

@Area('licensing')
@Controller('nk/v2/data-nk')
@PerluIzin('pengajuan.ubah')
export class DrafController {
  constructor(
    private readonly draf: DrafService,
    private readonly baris: BarisService,
    private readonly sub: SubBarisService,
  ) {}

  @Post()
  @PerluIzin('pengajuan.buat')
  @ApiConsumes('multipart/form-data', 'application/json')
  @UseInterceptors(NoFilesInterceptor({ limits: { fields: 20, fieldSize: 64 * 1024, parts: 20, headerPairs: 20 } }))
  async buat(
    @Pelaku() aktor: AktorSesi,
    @Body() body: BuatDto,
    @Headers('idempotency-key') kunci?: string,
  ): Promise<Answer<HasilSimpanDto>> {
    return answer(hasilSimpan(await this.draf.buat(aktor, body, kunci?.slice(0, 100) ?? null)), SIMPAN);
  }

  @Put()
  async simpan(@Pelaku() aktor: AktorSesi, @Body() body: SimpanDto): Promise<Answer<HasilSimpanDto>> {
    return answer(hasilSimpan(await this.draf.simpan(aktor, body)), SIMPAN);
  }

  @Post('modal')
  async tambahBaris(@Pelaku() aktor: AktorSesi, @Body() body: BarisBuatDto): Promise<Answer<HasilBarisDto>> {
    return answer(hasilBaris(await this.baris.tambah(aktor, body.idNk, body.data)), TAMBAH);
  }

  @Put('modal')
  async ubahBaris(@Pelaku() aktor: AktorSesi, @Body() body: BarisUbahDto): Promise<Answer<HasilBarisDto>> {
    return answer(hasilBaris(await this.baris.ubah(aktor, body.idNk, body.id, body.versi, body.data)), SIMPAN);
  }

  @Delete('modal')
  async hapusBaris(@Pelaku() aktor: AktorSesi, @Query() q: BarisHapusQuery): Promise<Answer<HasilSimpanDto>> {
    return answer(hasilSimpan(await this.baris.hapus(aktor, q.id_nk, [q.id].flat())), HAPUS);
  }

  @Post('dataBulk')
  async banyak(@Pelaku() aktor: AktorSesi, @Body() body: BarisBanyakDto): Promise<Answer<HasilBanyakDto>> {
    return answer(hasilBanyak(await this.baris.banyak(aktor, body.idNk, body.rows)), TAMBAH);
  }

  @Get('nestedModal')
  @PerluIzin('pengajuan.baca')
  daftarSub(@Pelaku() aktor: AktorSesi, @Query() q: SubQuery): Promise<SubTampilDto[]> {
    return this.sub.daftar(aktor, q.id_baris);
  }

  @Post('nestedModal')
  async tambahSub(@Pelaku() aktor: AktorSesi, @Body() body: SubBuatDto): Promise<Answer<HasilSubDto>> {
    return answer(await this.sub.tambah(aktor, body.id_baris, [body.data]), TAMBAH);
  }

  @Post('nestedModalBulk')
  async tambahSubBanyak(@Pelaku() aktor: AktorSesi, @Body() body: SubBanyakDto): Promise<Answer<HasilSubDto>> {
    return answer(await this.sub.tambah(aktor, body.id_baris, body.rows), TAMBAH);
  }

  @Put('nestedModal')
  async ubahSub(@Pelaku() aktor: AktorSesi, @Body() body: SubUbahDto): Promise<Answer<HasilSubDto>> {
    return answer(await this.sub.ubah(aktor, body.id, body.versi, body.data), SIMPAN);
  }

  @Delete('nestedModal')
  @HttpCode(200)
  async hapusSub(@Pelaku() aktor: AktorSesi, @Query() q: SubHapusQuery): Promise<Answer<HasilSubDto>> {
    return answer(await this.sub.hapus(aktor, q.id), HAPUS);
  }
}
