import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { ApiExtraModels } from '@nestjs/swagger';
import type { AktorSesi } from '../../../http/masuk/actor';
import { JalurPendek, Area, Pelaku, PerluIzin } from '../../../http/decorators';
import { answer, page, type Answer } from '../../../http/envelope';
import { TidakAda } from '../../../platform/errors';
import { AntreanQuery, BerkasQuery, MetaAntreanDto } from '../lihat/daftar.dto';
import { DaftarService } from '../daftar/daftar.service';
import {
  BerikutDto,
  CabutDto,
  CheckpointInhouseDto,
  HasilAmbilDto,
  HasilKeputusanDto,
  KeputusanKirimDto,
  KeputusanSimpanDto,
  KomponenDto,
  LembarKeputusanDto,
  PertimbanganDto,
} from './keputusan.dto';
import { KeputusanService } from './keputusan.service';
import { LembarService } from './lembar.service';
import { PencabutanService } from './pencabutan.service';
import { HasilAksiDto } from '../kirim/pengiriman.dto';
import { pesan } from '@sinas/domain/pesan/pesan';
import { hasilAksi } from '../lihat/pengajuan.presenter';
import { RincianService } from '../lihat/rincian.service';
import { RiwayatDto } from '../lihat/riwayat.dto';
import { RingkasanDto } from '../lihat/tampilan.dto';

const kunci = (q: BerkasQuery): string => {
  const k = q.id_nk ?? q.no_aju;
  if (!k) throw new TidakAda();
  return k;
};

@Area('licensing')
@ApiExtraModels(MetaAntreanDto)
@Controller('nk/v2/data-nk')
@PerluIzin('pengajuan.antrean')
export class KeputusanController {
  constructor(
    private readonly keputusan: KeputusanService,
    private readonly lembar: LembarService,
    private readonly pencabutan: PencabutanService,
    private readonly daftar: DaftarService,
    private readonly rincian: RincianService,
  ) {}

  @Get('inhouse/pengajuan')
  @JalurPendek()
  async antrean(@Pelaku() aktor: AktorSesi, @Query() q: AntreanQuery): Promise<Answer<RingkasanDto[]>> {
    const { rows, meta } = await this.daftar.antrean(aktor, q);
    return page(rows, meta satisfies MetaAntreanDto);
  }

  /** Takes a file for verification (T7). */
  @Post('inhouse/check-pengajuan')
  @HttpCode(200)
  @PerluIzin('pengajuan.ambil')
  async ambil(@Pelaku('semua') aktor: AktorSesi, @Query() q: BerkasQuery): Promise<HasilAmbilDto> {
    const p = await this.keputusan.ambil(aktor, kunci(q));
    return { ...hasilAksi(p), pengambil: p.id_pengambil };
  }

  @Post('inhouse/lepas')
  @HttpCode(200)
  @PerluIzin('pengajuan.ambil')
  async lepas(@Pelaku('semua') aktor: AktorSesi, @Query() q: BerkasQuery): Promise<HasilAmbilDto> {
    const p = await this.keputusan.lepas(aktor, kunci(q));
    return { ...hasilAksi(p), pengambil: p.id_pengambil };
  }

  @Get(['keputusanInHouse', 'inhouse/keputusan'])
  baca(@Pelaku('semua') aktor: AktorSesi, @Query() q: BerkasQuery): Promise<LembarKeputusanDto> {
    return this.lembar.lembar(aktor, kunci(q));
  }

  /** Keeps the sheet for later; decides nothing. */
  @Put('keputusanInHouse')
  async simpan(
    @Pelaku('semua') aktor: AktorSesi,
    @Body() body: KeputusanSimpanDto,
  ): Promise<Answer<LembarKeputusanDto>> {
    await this.keputusan.simpanSementara(aktor, body);
    return answer(await this.lembar.lembar(aktor, body.idNk), 'Data Berhasil Disimpan');
  }

  @Post(['keputusanInHouse', 'inhouse/keputusan'])
  async putuskan(
    @Pelaku('semua') aktor: AktorSesi,
    @Body() body: KeputusanKirimDto,
  ): Promise<Answer<HasilKeputusanDto>> {
    const p = await this.keputusan.putuskan(aktor, body);
    return answer({ ...hasilAksi(p), dokumen: null }, 'Data Berhasil Dikirim');
  }

  /** T16: the ministry's consideration, which a meeting or its chair determines on. */
  @Post('keputusanNK')
  @PerluIzin('pengajuan.putuskan')
  async pertimbangkan(
    @Pelaku('semua') aktor: AktorSesi,
    @Body() body: PertimbanganDto,
  ): Promise<Answer<HasilKeputusanDto>> {
    const p = await this.keputusan.pertimbangkan(aktor, body);
    return answer({ ...hasilAksi(p), dokumen: null }, 'Data Berhasil Dikirim');
  }

  /** T28: a decision in force is taken back. */
  @Post('cabut/:id')
  @HttpCode(200)
  @PerluIzin('pengajuan.cabut')
  async cabut(
    @Pelaku('semua') aktor: AktorSesi,
    @Param('id') id: string,
    @Body() body: CabutDto,
  ): Promise<Answer<HasilAksiDto>> {
    return answer(hasilAksi(await this.pencabutan.cabut(aktor, id, body)), pesan('cabut.berhasil'));
  }

  @Get('inhouse/check-component')
  komponen(@Pelaku('semua') aktor: AktorSesi, @Query() q: BerkasQuery): Promise<KomponenDto> {
    return this.lembar.komponen(aktor, kunci(q));
  }

  @Get('inhouse/next-keputusan')
  berikut(@Pelaku('semua') aktor: AktorSesi, @Query() q: BerkasQuery): Promise<BerikutDto> {
    return this.lembar.berikut(aktor, kunci(q));
  }

  @Get('inhouse/pengajuan-history')
  riwayat(@Pelaku('semua') aktor: AktorSesi, @Query() q: BerkasQuery): Promise<RiwayatDto[]> {
    return this.rincian.riwayat(aktor, kunci(q));
  }

  @Get('checkpoint/inhouse/:id')
  checkpoint(@Pelaku('semua') aktor: AktorSesi, @Param('id') id: string): Promise<CheckpointInhouseDto[]> {
    return this.lembar.checkpoint(aktor, id);
  }
}
