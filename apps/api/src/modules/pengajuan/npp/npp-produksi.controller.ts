import { Body, Controller, Delete, Param, Post, Put, Query } from '@nestjs/common';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import type { Answer } from '../../../http/envelope';
import { NppHapusDto, NppHasilBarisDto } from './npp-baca.dto';
import { TulisRencanaService } from '../rencana/tulis-rencana.service';
import { jawabHapus, jawabTambah, jawabUbah } from './npp.presenter';
import {
  NppBarangBuatDto,
  NppBarangUbahDto,
  NppBarisBuatDto,
  NppBarisUbahDto,
  NppNoAjuQuery,
  NppProdukBuatDto,
  NppProduksiQuery,
} from './npp.dto';

/** Goods of a plan, and what is made of materials. */
@Area('npp')
@Controller('nk/v2/npp/data-npp')
@PerluIzin('rencana.ubah')
export class NppProduksiController {
  constructor(private readonly baris: TulisRencanaService) {}

  @Post('barang/create')
  tambahBarang(@Pelaku('rencana') aktor: AktorSesi, @Body() b: NppBarangBuatDto): Promise<Answer<NppHasilBarisDto>> {
    return jawabTambah(this.baris.tambah(aktor, b.no_aju, { jenis: `barang_${b.jenis}` }, b), 'id_barang');
  }

  @Put('barang/update/:id')
  ubahBarang(
    @Pelaku('rencana') aktor: AktorSesi,
    @Param('id') id: string,
    @Body() b: NppBarangUbahDto,
  ): Promise<Answer<NppHasilBarisDto>> {
    return jawabUbah(this.baris.ubahBarang(aktor, b.no_aju, b.jenis ?? null, { ...b, id }), 'id_barang');
  }

  @Delete('barang/:id')
  @PerluIzin('rencana.hapus')
  hapusBarang(
    @Pelaku('rencana') aktor: AktorSesi,
    @Param('id') id: string,
    @Query() q: NppNoAjuQuery,
  ): Promise<Answer<NppHapusDto>> {
    return jawabHapus(this.baris.hapusBarang(aktor, q.no_aju, id));
  }

  @Post('produksi/bahanbaku/create')
  tambahBahan(@Pelaku('rencana') aktor: AktorSesi, @Body() b: NppBarisBuatDto): Promise<Answer<NppHasilBarisDto>> {
    return jawabTambah(this.baris.tambah(aktor, b.no_aju, { jenis: 'bahan_baku' }, b), 'id_produksi');
  }

  @Post('produksi/produk/create')
  tambahProduk(@Pelaku('rencana') aktor: AktorSesi, @Body() b: NppProdukBuatDto): Promise<Answer<NppHasilBarisDto>> {
    return jawabTambah(
      this.baris.tambah(aktor, b.no_aju, { jenis: 'produk', idInduk: b.id_produksi }, b),
      'id_produksi',
    );
  }

  @Put('produksi/bahanbaku/edit/:id')
  ubahBahan(
    @Pelaku('rencana') aktor: AktorSesi,
    @Param('id') id: string,
    @Body() b: NppBarisUbahDto,
  ): Promise<Answer<NppHasilBarisDto>> {
    return jawabUbah(this.baris.ubah(aktor, b.no_aju, { jenis: 'bahan_baku' }, { ...b, id }), 'id_produksi');
  }

  @Put('produksi/produk/edit/:id')
  ubahProduk(
    @Pelaku('rencana') aktor: AktorSesi,
    @Param('id') id: string,
    @Body() b: NppBarisUbahDto,
  ): Promise<Answer<NppHasilBarisDto>> {
    return jawabUbah(this.baris.ubah(aktor, b.no_aju, { jenis: 'produk' }, { ...b, id }), 'id_produksi');
  }

  @Delete('produksi/produk/:id')
  @PerluIzin('rencana.hapus')
  hapusProduk(
    @Pelaku('rencana') aktor: AktorSesi,
    @Param('id') id: string,
    @Query() q: NppProduksiQuery,
  ): Promise<Answer<NppHapusDto>> {
    return jawabHapus(this.baris.hapus(aktor, q.no_aju, { jenis: 'produk', idInduk: q.id_produksi }, id));
  }

  @Delete('produksi/:id')
  @PerluIzin('rencana.hapus')
  hapusBahan(
    @Pelaku('rencana') aktor: AktorSesi,
    @Param('id') id: string,
    @Query() q: NppNoAjuQuery,
  ): Promise<Answer<NppHapusDto>> {
    return jawabHapus(this.baris.hapus(aktor, q.no_aju, { jenis: 'bahan_baku' }, id));
  }
}
