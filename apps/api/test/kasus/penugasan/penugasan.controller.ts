import { Body, Controller, Delete, Get, Param, Post, Put, Query, Res, UseInterceptors } from '@nestjs/common';
import type { Response } from 'express';
import { Area, Pelaku, PerluIzin, Raw } from '../../../src/http/decorators';
import type { AktorSesi } from '../../../src/http/masuk/actor';
import { BerkasForm, Unggahan } from '../../../src/http/unggahan';
import { TemplatService } from '../../../src/modules/impor/templat/templat.service';
import { MAKS_BUKU_KB, UnggahImporService } from '../../../src/modules/impor/unggah-impor.service';
import { BarisService, type Tempat } from '../../../src/modules/pengajuan/baris/baris.service';
import { BulanService } from '../../../src/modules/pengajuan/bulan/bulan.service';
import { BuatService } from '../../../src/modules/pengajuan/draf/buat.service';
import { DrafService } from '../../../src/modules/pengajuan/draf/draf.service';
import { PengirimanService } from '../../../src/modules/pengajuan/kirim/pengiriman.service';
import type { BerkasMasuk } from '../../../src/platform/storage/berkas-masuk';
import { KD_PENUGASAN } from './definisi';
import {
  PenugasanBarisDto,
  PenugasanBuatDto,
  PenugasanBulanDto,
  PenugasanKirimDto,
  PenugasanSimpanDto,
  PenugasanUbahDto,
  PenugasanUnggahDto,
} from './penugasan.dto';

const baris = (b: { id: bigint; seri: number; versi: number; data: unknown }) => ({
  ...(b.data as object),
  id: String(b.id),
  seri: b.seri,
  versi: b.versi,
});
const WILAYAH: Tempat = { jenis: 'wilayah' };

@Area('uji')
@Controller('uji/penugasan')
@PerluIzin('pk.susun')
export class PenugasanController {
  constructor(
    private readonly baru: BuatService,
    private readonly draf: DrafService,
    private readonly baris: BarisService,
    private readonly bulan: BulanService,
    private readonly kirim: PengirimanService,
    private readonly templat: TemplatService,
    private readonly impor: UnggahImporService,
  ) {}

  @Post()
  async buat(@Pelaku() aktor: AktorSesi, @Body() b: PenugasanBuatDto) {
    const { berkas } = await this.baru.buat(aktor, { ...b, kd_rekom: KD_PENUGASAN }, null, null);
    return { idNk: String(berkas.id), noAju: berkas.no_aju, versi: berkas.versi };
  }
  @Put()
  async simpan(@Pelaku() aktor: AktorSesi, @Body() b: PenugasanSimpanDto) {
    const { berkas, kelengkapan } = await this.draf.simpan(aktor, b);
    return { versi: berkas.versi, kelengkapan };
  }
  @Post('baris')
  async tambah(@Pelaku() aktor: AktorSesi, @Body() { jenis, idNk, id_induk, rows }: PenugasanBarisDto) {
    const di: Tempat = { jenis, ...(idNk ? { idNk } : {}), ...(id_induk ? { idInduk: id_induk } : {}) };
    const h = await this.baris.tambah(aktor, di, rows);
    return { versi: h.berkas.versi, baris: h.baris.map(baris) };
  }
  @Put('baris')
  async ubah(@Pelaku() aktor: AktorSesi, @Body() b: PenugasanUbahDto) {
    const h = await this.baris.ubah(aktor, { jenis: b.jenis, idNk: b.idNk }, b.id, b.versi, b.data);
    return { versi: h.berkas.versi, baris: h.baris.map(baris) };
  }
  @Delete('baris')
  async hapus(@Pelaku() aktor: AktorSesi, @Query() { jenis, idNk, id }: Record<'jenis' | 'idNk' | 'id', string>) {
    return { versi: (await this.baris.hapus(aktor, { jenis, idNk }, [id])).berkas.versi };
  }
  @Get('bulan/:id')
  @PerluIzin('pk.baca')
  async daftarBulan(@Pelaku() aktor: AktorSesi, @Param('id') id: string) {
    return this.bulan.daftar(aktor, WILAYAH, id);
  }
  @Put('bulan')
  async simpanBulan(@Pelaku() aktor: AktorSesi, @Body() b: PenugasanBulanDto) {
    const h = await this.bulan.simpan(aktor, WILAYAH, b.id_baris, b.bulan);
    return { versi: h.berkas.versi, bulan: h.bulan };
  }
  @Get('templat/:id')
  @Raw()
  async unduh(@Pelaku() aktor: AktorSesi, @Param('id') id: string, @Res() res: Response): Promise<void> {
    await (await this.templat.unduh(aktor, id)).tulis(res);
  }
  @Post('excel')
  @UseInterceptors(Unggahan('barang', () => MAKS_BUKU_KB))
  async unggah(
    @Pelaku() aktor: AktorSesi,
    @Body() b: PenugasanUnggahDto,
    @BerkasForm() file: BerkasMasuk | null,
  ): Promise<{ id_impor: string }> {
    return { id_impor: (await this.impor.unggah(aktor, { idNk: b.id_nk, berkas: file, cara: 'langsung' })).id };
  }
  @Post('kirim')
  @PerluIzin('pk.kirim')
  async kirimkan(@Pelaku() aktor: AktorSesi, @Body() b: PenugasanKirimDto) {
    const { berkas, tandaTerima } = await this.kirim.kirim(aktor, b.idNk, b.versi, null);
    return { versi: berkas.versi, kd_status: berkas.kd_status, tanda_terima: tandaTerima.nomor };
  }
}
