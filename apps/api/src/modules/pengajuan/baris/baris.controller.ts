import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import { answer, type Answer } from '../../../http/envelope';
import { HasilBanyakDto, HasilBarisDto, HasilSimpanDto } from '../draf/draf.dto';
import { hasilBanyak, hasilBaris, hasilHapus, hasilSub } from '../lihat/pengajuan.presenter';
import { pemakaianTampil } from '../lihat/tampilan';
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
} from './baris.dto';
import { BarisService, type Tempat } from './baris.service';

const SIMPAN = 'Data Berhasil Disimpan';
const TAMBAH = 'Data Berhasil Ditambahkan';
const HAPUS = 'Data Berhasil Dihapus';
const barang = (idNk: string): Tempat => ({ jenis: 'barang', idNk });
const pemakaian = (idInduk?: string): Tempat => ({ jenis: 'pemakaian', ...(idInduk ? { idInduk } : {}) });

/** Goods rows of an application, and what parts of them are for. */
@Area('licensing')
@Controller('nk/v2/data-nk')
@PerluIzin('pengajuan.ubah')
export class BarisController {
  constructor(private readonly baris: BarisService) {}

  @Post('modal')
  async tambahBaris(@Pelaku() aktor: AktorSesi, @Body() b: BarisBuatDto): Promise<Answer<HasilBarisDto>> {
    return answer(hasilBaris(await this.baris.tambah(aktor, barang(b.idNk), [b.data])), TAMBAH);
  }

  @Put('modal')
  async ubahBaris(@Pelaku() aktor: AktorSesi, @Body() b: BarisUbahDto): Promise<Answer<HasilBarisDto>> {
    return answer(hasilBaris(await this.baris.ubah(aktor, barang(b.idNk), b.id, b.versi, b.data)), SIMPAN);
  }

  @Delete('modal')
  async hapusBaris(@Pelaku() aktor: AktorSesi, @Query() q: BarisHapusQuery): Promise<Answer<HasilSimpanDto>> {
    return answer(hasilHapus(await this.baris.hapus(aktor, barang(q.id_nk), [q.id].flat())), HAPUS);
  }

  @Post('dataBulk')
  async banyak(@Pelaku() aktor: AktorSesi, @Body() b: BarisBanyakDto): Promise<Answer<HasilBanyakDto>> {
    return answer(hasilBanyak(await this.baris.banyak(aktor, barang(b.idNk), b.rows)), TAMBAH);
  }

  @Get('nestedModal')
  @PerluIzin('pengajuan.baca')
  async daftarSub(@Pelaku() aktor: AktorSesi, @Query() q: SubQuery): Promise<SubTampilDto[]> {
    return (await this.baris.daftar(aktor, pemakaian(q.id_baris))).map(pemakaianTampil);
  }

  @Post('nestedModal')
  async tambahSub(@Pelaku() aktor: AktorSesi, @Body() b: SubBuatDto): Promise<Answer<HasilSubDto>> {
    return answer(hasilSub(await this.baris.tambah(aktor, pemakaian(b.id_baris), [b.data])), TAMBAH);
  }

  @Post('nestedModalBulk')
  async tambahSubBanyak(@Pelaku() aktor: AktorSesi, @Body() b: SubBanyakDto): Promise<Answer<HasilSubDto>> {
    return answer(hasilSub(await this.baris.tambah(aktor, pemakaian(b.id_baris), b.rows)), TAMBAH);
  }

  @Put('nestedModal')
  async ubahSub(@Pelaku() aktor: AktorSesi, @Body() b: SubUbahDto): Promise<Answer<HasilSubDto>> {
    return answer(hasilSub(await this.baris.ubah(aktor, pemakaian(), b.id, b.versi, b.data)), SIMPAN);
  }

  @Delete('nestedModal')
  @HttpCode(200)
  async hapusSub(@Pelaku() aktor: AktorSesi, @Query() q: SubHapusQuery): Promise<Answer<HasilSubDto>> {
    return answer(hasilSub(await this.baris.hapus(aktor, pemakaian(), [q.id])), HAPUS);
  }
}
