import { Body, Controller, Get, HttpCode, Param, Post, Put } from '@nestjs/common';
import { rapikan } from '@sinas/domain/format/angka';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { AktorSesi } from '../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../http/decorators';
import { answer, type Answer } from '../../http/envelope';
import { AkhirTarifDto, PembayaranJanggalDto, TarifBaruDto, TarifDto } from './tagihan.dto';
import { TagihanService } from './tagihan.service';
import { TarifService } from './tarif.service';

/** Fees as operators keep them, and payments that they must look at. */
@Area('tarif')
@Controller('nk/v2/tarif-pnbp')
@PerluIzin('referensi.kelola')
export class TarifController {
  constructor(
    private readonly tarif: TarifService,
    private readonly tagihan: TagihanService,
  ) {}

  @Get()
  daftar(): Promise<TarifDto[]> {
    return this.tarif.daftar();
  }
  @Post()
  @HttpCode(201)
  async tambah(@Pelaku() aktor: AktorSesi, @Body() { sampai = null, ...t }: TarifBaruDto): Promise<Answer<TarifDto[]>> {
    return answer(
      await this.tarif.tambah(aktor, { ...t, jumlah: rapikan(t.jumlah), sampai }),
      pesan('tarif.tersimpan'),
    );
  }
  @Put(':id')
  async akhiri(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() b: AkhirTarifDto,
  ): Promise<Answer<TarifDto[]>> {
    return answer(await this.tarif.akhiri(aktor, id, b.sampai), pesan('tarif.tersimpan'));
  }
  @Get('janggal')
  janggal(): Promise<PembayaranJanggalDto[]> {
    return this.tagihan.janggal();
  }
}
