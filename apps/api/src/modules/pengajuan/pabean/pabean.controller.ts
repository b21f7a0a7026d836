import { Body, Controller, Get, HttpCode, Param, Post, Query, UseInterceptors } from '@nestjs/common';
import { ApiConsumes } from '@nestjs/swagger';
import { pesan } from '@sinas/domain/pesan/pesan';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import { answer, page, type Answer } from '../../../http/envelope';
import type { AktorSesi } from '../../../http/masuk/actor';
import { BerkasForm, Unggahan } from '../../../http/unggahan';
import type { BerkasMasuk } from '../../../platform/storage/berkas-masuk';
import { BerkasPabeanService, MAKS_CSV_KB } from './berkas-pabean.service';
import { DaftarPabeanService, kabarCocok } from './daftar-pabean.service';
import { KerjaPabeanService } from './kerja-pabean.service';
import {
  BarangPabeanDto,
  BarangPabeanLengkapDto,
  BerkasPabeanDto,
  CocokPabeanDto,
  HasilBerkasPabeanDto,
  PabeanQuery,
  PabeanRusakDto,
  PilihanPabeanDto,
  IzinDituju,
  SelisihDto,
  SelisihQuery,
  TutupPabeanDto,
} from './pabean.dto';

/** What customs declare of permits: the list of work of what did not match, and what a permit's holder reads. */
@Area('pabean')
@Controller('api/pabean')
@PerluIzin('pabean.baca')
export class PabeanController {
  constructor(
    private readonly bacaan: DaftarPabeanService,
    private readonly kerja: KerjaPabeanService,
    private readonly berkas: BerkasPabeanService,
  ) {}

  @Get('barang')
  async daftar(@Pelaku() aktor: AktorSesi, @Query() q: PabeanQuery): Promise<Answer<BarangPabeanDto[]>> {
    const { keadaan = 'kerja', sebab = null, cari = null, ...halaman } = q;
    const { rows, meta } = await this.bacaan.daftar(aktor, { ...halaman, kerja: keadaan === 'kerja', sebab, cari });
    return page(rows, meta);
  }
  @Get('barang/:id')
  satu(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<BarangPabeanLengkapDto> {
    return this.bacaan.satu(aktor, id);
  }
  @Get('barang/:id/pilihan')
  @PerluIzin('pabean.olah')
  pilihan(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Query() { no_izin }: IzinDituju,
  ): Promise<PilihanPabeanDto> {
    return this.kerja.pilihan(aktor, id, no_izin);
  }
  @Post('barang/:id/cocok')
  @HttpCode(200)
  @PerluIzin('pabean.olah')
  async cocok(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() b: CocokPabeanDto,
  ): Promise<Answer<BarangPabeanLengkapDto>> {
    await this.kerja.cocokkan(aktor, id, b);
    const kini = await this.bacaan.satu(aktor, id);
    return answer(kini, kabarCocok({ ...kini, no_izin: b.no_izin ?? kini.no_izin }));
  }
  @Post('barang/:id/tutup')
  @HttpCode(200)
  @PerluIzin('pabean.olah')
  async tutup(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() b: TutupPabeanDto,
  ): Promise<Answer<BarangPabeanLengkapDto>> {
    await this.kerja.tutup(aktor, id, b.catatan);
    const kini = await this.bacaan.satu(aktor, id);
    return answer(kini, pesan('pabean.ditutup', { no_pib: kini.no_pib, seri: kini.seri }));
  }
  @Post('berkas')
  @HttpCode(200)
  @PerluIzin('pabean.olah')
  @ApiConsumes('multipart/form-data')
  @UseInterceptors(Unggahan('berkas', () => MAKS_CSV_KB))
  async unggah(
    @Pelaku() aktor: AktorSesi,
    @Body() { ambil }: BerkasPabeanDto,
    @BerkasForm() file: BerkasMasuk | null,
  ): Promise<Answer<HasilBerkasPabeanDto>> {
    const hasil = await this.berkas.terima(aktor, file, ambil === 'ya');
    return answer(hasil, hasil.diambil ? pesan('pabean.diterima', { n: hasil.baru }) : undefined);
  }
  @Get('rusak')
  @PerluIzin('pabean.olah')
  rusak(): Promise<PabeanRusakDto[]> {
    return this.bacaan.rusak();
  }
  @Get('selisih')
  async selisih(@Pelaku() aktor: AktorSesi, @Query() q: SelisihQuery): Promise<Answer<SelisihDto[]>> {
    const { rows, meta } = await this.bacaan.selisih(aktor, q);
    return page(rows, meta);
  }
  /** By the permit's id or number: for whoever may read it. */
  @Get('izin/:id')
  @PerluIzin('pengajuan.baca')
  izin(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<BarangPabeanDto[]> {
    return this.bacaan.izin(aktor, id);
  }
}
