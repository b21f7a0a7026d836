import { Body, Controller, Delete, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import { answer, Answer } from '../../../http/envelope';
import { BarisService, type Tempat } from '../baris/baris.service';
import { HasilSimpanDto } from '../draf/draf.dto';
import { hasilHapus } from '../lihat/pengajuan.presenter';
import {
  DataDistribusiDto,
  DataKhususDto,
  DistribusiBuatDto,
  DistribusiHapusQuery,
  DistribusiQuery,
  DistribusiUbahDto,
  HasilDistribusiDto,
  HasilDistribusiSatuDto,
  KhususQuery,
} from './distribusi.dto';
import { distribusiTampil, hasilDistribusi, hasilDistribusiSatu, rekapTampil } from './distribusi.presenter';
import { DistribusiService } from './distribusi.service';

const distribusi = (idInduk?: string): Tempat => ({ jenis: 'distribusi', ...(idInduk ? { idInduk } : {}) });

/** To whom goods go, row by row below each good; warehouses, employees and vehicles where the service asks for them. */
@Area('licensing')
@Controller('nk/v2/data-nk')
@PerluIzin('pengajuan.ubah')
export class DistribusiController {
  constructor(
    private readonly baris: BarisService,
    private readonly layanan: DistribusiService,
  ) {}

  @Get('dataDistribusi')
  @PerluIzin('pengajuan.baca')
  async daftar(@Pelaku() aktor: AktorSesi, @Query() q: DistribusiQuery): Promise<Answer<DataDistribusiDto>> {
    const { berlaku, rows, rekap, meta } = await this.layanan.daftar(aktor, q.id_nk, q.page ?? 1, q.limit ?? 500);
    return new Answer({ berlaku, rekap: rekap.map(rekapTampil), rows: rows.map(distribusiTampil) }, { meta });
  }

  @Post('dataDistribusi')
  async tambah(@Pelaku() aktor: AktorSesi, @Body() b: DistribusiBuatDto): Promise<Answer<HasilDistribusiDto>> {
    const hasil = await this.baris.banyak(aktor, distribusi(b.id_baris), b.rows);
    return answer(hasilDistribusi(hasil), 'Data Berhasil Ditambahkan');
  }

  @Put('dataDistribusi')
  async ubah(@Pelaku() aktor: AktorSesi, @Body() b: DistribusiUbahDto): Promise<Answer<HasilDistribusiSatuDto>> {
    const hasil = await this.baris.ubah(aktor, distribusi(), b.id, b.versi, b.data);
    return answer(hasilDistribusiSatu(hasil), 'Data Berhasil Disimpan');
  }

  @Delete('dataDistribusi')
  @HttpCode(200)
  async hapus(@Pelaku() aktor: AktorSesi, @Query() q: DistribusiHapusQuery): Promise<Answer<HasilSimpanDto>> {
    return answer(hasilHapus(await this.baris.hapus(aktor, distribusi(), [q.id].flat())), 'Data Berhasil Dihapus');
  }

  @Get('dataKhusus')
  @PerluIzin('pengajuan.baca')
  khusus(@Pelaku() aktor: AktorSesi, @Query() q: KhususQuery): Promise<DataKhususDto> {
    return this.layanan.dataKhusus(aktor, q.id_nk);
  }
}
