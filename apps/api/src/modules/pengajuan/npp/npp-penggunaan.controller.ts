import { Body, Controller, Delete, Param, Post, Put, Query } from '@nestjs/common';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import type { Answer } from '../../../http/envelope';
import { NppHapusDto, NppHasilBarisDto } from './npp-baca.dto';
import { TulisRencanaService } from '../rencana/tulis-rencana.service';
import { jawabHapus, jawabTambah, jawabUbah } from './npp.presenter';
import { NppBarisBuatDto, NppBarisUbahDto, NppNoAjuQuery, NppPenggunaanBuatDto, NppPenggunaanQuery } from './npp.dto';

/** What goods are used for, where and when. */
@Area('npp')
@Controller('nk/v2/npp/data-npp')
@PerluIzin('rencana.ubah')
export class NppPenggunaanController {
  constructor(private readonly baris: TulisRencanaService) {}

  @Post('penggunaan/barang/create')
  tambahBarang(@Pelaku('rencana') aktor: AktorSesi, @Body() b: NppBarisBuatDto): Promise<Answer<NppHasilBarisDto>> {
    return jawabTambah(this.baris.tambah(aktor, b.no_aju, { jenis: 'barang_digunakan' }, b), 'id_penggunaan');
  }

  @Post('penggunaan/penggunaan/create')
  tambahPenggunaan(
    @Pelaku('rencana') aktor: AktorSesi,
    @Body() b: NppPenggunaanBuatDto,
  ): Promise<Answer<NppHasilBarisDto>> {
    return jawabTambah(
      this.baris.tambah(aktor, b.no_aju, { jenis: 'penggunaan', idInduk: b.id_penggunaan }, b),
      'id_penggunaan',
    );
  }

  @Put('penggunaan/barang/edit/:id')
  ubahBarang(
    @Pelaku('rencana') aktor: AktorSesi,
    @Param('id') id: string,
    @Body() b: NppBarisUbahDto,
  ): Promise<Answer<NppHasilBarisDto>> {
    return jawabUbah(this.baris.ubah(aktor, b.no_aju, { jenis: 'barang_digunakan' }, { ...b, id }), 'id_penggunaan');
  }

  @Put('penggunaan/penggunaan/edit/:id')
  ubahPenggunaan(
    @Pelaku('rencana') aktor: AktorSesi,
    @Param('id') id: string,
    @Body() b: NppBarisUbahDto,
  ): Promise<Answer<NppHasilBarisDto>> {
    return jawabUbah(this.baris.ubah(aktor, b.no_aju, { jenis: 'penggunaan' }, { ...b, id }), 'id_penggunaan');
  }

  @Delete('penggunaan/penggunaan/:id')
  @PerluIzin('rencana.hapus')
  hapusPenggunaan(
    @Pelaku('rencana') aktor: AktorSesi,
    @Param('id') id: string,
    @Query() q: NppPenggunaanQuery,
  ): Promise<Answer<NppHapusDto>> {
    return jawabHapus(this.baris.hapus(aktor, q.no_aju, { jenis: 'penggunaan', idInduk: q.id_penggunaan }, id));
  }

  @Delete('penggunaan/:id')
  @PerluIzin('rencana.hapus')
  hapusBarang(
    @Pelaku('rencana') aktor: AktorSesi,
    @Param('id') id: string,
    @Query() q: NppNoAjuQuery,
  ): Promise<Answer<NppHapusDto>> {
    return jawabHapus(this.baris.hapus(aktor, q.no_aju, { jenis: 'barang_digunakan' }, id));
  }
}
