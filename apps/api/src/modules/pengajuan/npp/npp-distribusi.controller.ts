import { Body, Controller, Delete, Param, Post, Put, Query } from '@nestjs/common';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import type { Answer } from '../../../http/envelope';
import { NppHapusDto, NppHasilBarisDto } from './npp-baca.dto';
import { TulisRencanaService } from '../rencana/tulis-rencana.service';
import { jawabHapus, jawabTambah, jawabUbah } from './npp.presenter';
import { NppBarisBuatDto, NppBarisUbahDto, NppDistribusiQuery, NppNoAjuQuery, NppTujuanBuatDto } from './npp.dto';

/** To whom goods and products go. */
@Area('npp')
@Controller('nk/v2/npp/data-npp')
@PerluIzin('rencana.ubah')
export class NppDistribusiController {
  constructor(private readonly baris: TulisRencanaService) {}

  @Post('distribusi/data/create')
  tambahData(@Pelaku('rencana') aktor: AktorSesi, @Body() b: NppBarisBuatDto): Promise<Answer<NppHasilBarisDto>> {
    return jawabTambah(this.baris.tambah(aktor, b.no_aju, { jenis: 'data_distribusi' }, b), 'id_distribusi');
  }

  @Post('distribusi/lokal/create')
  tambahLokal(@Pelaku('rencana') aktor: AktorSesi, @Body() b: NppTujuanBuatDto): Promise<Answer<NppHasilBarisDto>> {
    return jawabTambah(
      this.baris.tambah(aktor, b.no_aju, { jenis: 'distribusi_lokal', idInduk: b.id_distribusi }, b),
      'id_distribusi',
    );
  }

  @Post('distribusi/ekspor/create')
  tambahEkspor(@Pelaku('rencana') aktor: AktorSesi, @Body() b: NppTujuanBuatDto): Promise<Answer<NppHasilBarisDto>> {
    return jawabTambah(
      this.baris.tambah(aktor, b.no_aju, { jenis: 'distribusi_ekspor', idInduk: b.id_distribusi }, b),
      'id_distribusi',
    );
  }

  @Post('distribusi/lainnya/create')
  tambahLainnya(@Pelaku('rencana') aktor: AktorSesi, @Body() b: NppTujuanBuatDto): Promise<Answer<NppHasilBarisDto>> {
    return jawabTambah(
      this.baris.tambah(aktor, b.no_aju, { jenis: 'distribusi_lainnya', idInduk: b.id_distribusi }, b),
      'id_distribusi',
    );
  }

  @Put('distribusi/data/edit/:id')
  ubahData(
    @Pelaku('rencana') aktor: AktorSesi,
    @Param('id') id: string,
    @Body() b: NppBarisUbahDto,
  ): Promise<Answer<NppHasilBarisDto>> {
    return jawabUbah(this.baris.ubah(aktor, b.no_aju, { jenis: 'data_distribusi' }, { ...b, id }), 'id_distribusi');
  }

  @Put('distribusi/lokal/edit/:id')
  ubahLokal(
    @Pelaku('rencana') aktor: AktorSesi,
    @Param('id') id: string,
    @Body() b: NppBarisUbahDto,
  ): Promise<Answer<NppHasilBarisDto>> {
    return jawabUbah(this.baris.ubah(aktor, b.no_aju, { jenis: 'distribusi_lokal' }, { ...b, id }), 'id_distribusi');
  }

  @Put('distribusi/ekspor/edit/:id')
  ubahEkspor(
    @Pelaku('rencana') aktor: AktorSesi,
    @Param('id') id: string,
    @Body() b: NppBarisUbahDto,
  ): Promise<Answer<NppHasilBarisDto>> {
    return jawabUbah(this.baris.ubah(aktor, b.no_aju, { jenis: 'distribusi_ekspor' }, { ...b, id }), 'id_distribusi');
  }

  @Put('distribusi/lainnya/edit/:id')
  ubahLainnya(
    @Pelaku('rencana') aktor: AktorSesi,
    @Param('id') id: string,
    @Body() b: NppBarisUbahDto,
  ): Promise<Answer<NppHasilBarisDto>> {
    return jawabUbah(this.baris.ubah(aktor, b.no_aju, { jenis: 'distribusi_lainnya' }, { ...b, id }), 'id_distribusi');
  }

  @Delete('distribusi/lokal/:id')
  @PerluIzin('rencana.hapus')
  hapusLokal(
    @Pelaku('rencana') aktor: AktorSesi,
    @Param('id') id: string,
    @Query() q: NppDistribusiQuery,
  ): Promise<Answer<NppHapusDto>> {
    return jawabHapus(this.baris.hapus(aktor, q.no_aju, { jenis: 'distribusi_lokal', idInduk: q.id_distribusi }, id));
  }

  @Delete('distribusi/ekspor/:id')
  @PerluIzin('rencana.hapus')
  hapusEkspor(
    @Pelaku('rencana') aktor: AktorSesi,
    @Param('id') id: string,
    @Query() q: NppDistribusiQuery,
  ): Promise<Answer<NppHapusDto>> {
    return jawabHapus(this.baris.hapus(aktor, q.no_aju, { jenis: 'distribusi_ekspor', idInduk: q.id_distribusi }, id));
  }

  @Delete('distribusi/lainnya/:id')
  @PerluIzin('rencana.hapus')
  hapusLainnya(
    @Pelaku('rencana') aktor: AktorSesi,
    @Param('id') id: string,
    @Query() q: NppDistribusiQuery,
  ): Promise<Answer<NppHapusDto>> {
    return jawabHapus(this.baris.hapus(aktor, q.no_aju, { jenis: 'distribusi_lainnya', idInduk: q.id_distribusi }, id));
  }

  @Delete('distribusi/:id')
  @PerluIzin('rencana.hapus')
  hapusData(
    @Pelaku('rencana') aktor: AktorSesi,
    @Param('id') id: string,
    @Query() q: NppNoAjuQuery,
  ): Promise<Answer<NppHapusDto>> {
    return jawabHapus(this.baris.hapus(aktor, q.no_aju, { jenis: 'data_distribusi' }, id));
  }
}
