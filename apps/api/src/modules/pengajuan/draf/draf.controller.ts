import { Body, Controller, Get, Headers, Post, Put, Query } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import type { AktorSesi } from '../../../http/masuk/actor';
import {
  Area,
  FormulirTanpaBerkas,
  JalurPendek,
  KlaimKunci,
  KunciSendiri,
  Pelaku,
  PerluIzin,
} from '../../../http/decorators';
import { answer, type Answer } from '../../../http/envelope';
import type { Klaim } from '../../../platform/idempoten/klaim';
import { BuatService } from './buat.service';
import { BuatDto, HasilSimpanDto, IsianAwalDto, IsianAwalQuery, SimpanDto } from './draf.dto';
import { DrafService } from './draf.service';
import { hasilSimpan } from '../lihat/pengajuan.presenter';

const SIMPAN = 'Data Berhasil Disimpan';

@Area('licensing')
@Controller('nk/v2/data-nk')
@PerluIzin('pengajuan.ubah')
export class DrafController {
  constructor(
    private readonly baru: BuatService,
    private readonly draf: DrafService,
  ) {}

  @Post()
  @PerluIzin('pengajuan.buat')
  @KunciSendiri()
  @JalurPendek()
  @ApiConsumes('multipart/form-data', 'application/json')
  @FormulirTanpaBerkas()
  async buat(
    @Pelaku() aktor: AktorSesi,
    @Body() body: BuatDto,
    @KlaimKunci() klaim: Klaim | null,
    @Headers('idempotency-key') kunci?: string,
  ): Promise<Answer<HasilSimpanDto>> {
    return answer(hasilSimpan(await this.baru.buat(aktor, body, kunci?.slice(0, 100) ?? null, klaim)), SIMPAN);
  }

  /** What a new application would begin with, and whence that is known. */
  @Get('isian-awal')
  isianAwal(@Pelaku() aktor: AktorSesi, @Query() q: IsianAwalQuery): Promise<IsianAwalDto[]> {
    return this.baru.isianAwal(aktor, q.kd_rekom);
  }

  @Put()
  @JalurPendek()
  async simpan(@Pelaku() aktor: AktorSesi, @Body() body: SimpanDto): Promise<Answer<HasilSimpanDto>> {
    return answer(hasilSimpan(await this.draf.simpan(aktor, body)), SIMPAN);
  }
}
