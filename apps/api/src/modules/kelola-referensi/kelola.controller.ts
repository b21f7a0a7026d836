import { Body, Controller, Get, HttpCode, Param, Post, Put, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import type { AktorSesi } from '../../http/masuk/actor';
import { Area, Pelaku, PerluIzin, Raw } from '../../http/decorators';
import { page, type Answer } from '../../http/envelope';
import { attachment } from '../../platform/storage/storage';
import { DaftarKelolaService } from './daftar-kelola.service';
import { EntriService } from './entri.service';
import {
  CariEntriQuery,
  DaftarReferensiDto,
  EntriBaruDto,
  EntriDto,
  EntriRinciDto,
  EntriUbahDto,
  JenisParam,
  KodeEntriQuery,
  RiwayatReferensiDto,
  RiwayatReferensiQuery,
  TutupEntriDto,
  VersiEntriDto,
} from './kelola.dto';
import { RiwayatReferensiService } from './riwayat-referensi.service';

const BARIS = 25;

/** Reference lists as an operator keeps them. */
@Area('kelola-referensi')
@Controller('nk/v2/kelola-referensi')
@PerluIzin('referensi.kelola')
export class KelolaReferensiController {
  constructor(
    private readonly daftar: DaftarKelolaService,
    private readonly entri: EntriService,
    private readonly riwayat: RiwayatReferensiService,
  ) {}

  @Get()
  semua(): Promise<DaftarReferensiDto[]> {
    return this.daftar.semua();
  }

  @Get(':jenis')
  async cari(@Param() p: JenisParam, @Query() q: CariEntriQuery): Promise<Answer<EntriDto[]>> {
    const { rows, meta } = await this.entri.cari(p.jenis, q);
    return page(rows, meta);
  }

  @Get(':jenis/entri')
  satu(@Param() p: JenisParam, @Query() q: KodeEntriQuery): Promise<EntriRinciDto> {
    return this.entri.satu(p.jenis, q.kode);
  }

  @Post(':jenis/entri')
  tambah(@Pelaku() aktor: AktorSesi, @Param() p: JenisParam, @Body() body: EntriBaruDto): Promise<EntriDto> {
    return this.entri.tambah(aktor, p.jenis, body);
  }

  @Put(':jenis/entri')
  ubah(@Pelaku() aktor: AktorSesi, @Param() p: JenisParam, @Body() body: EntriUbahDto): Promise<EntriDto> {
    return this.entri.ubah(aktor, p.jenis, body);
  }

  @Post(':jenis/entri/tutup')
  @HttpCode(200)
  tutup(@Pelaku() aktor: AktorSesi, @Param() p: JenisParam, @Body() body: TutupEntriDto): Promise<EntriDto> {
    return this.entri.tutup(aktor, p.jenis, body);
  }

  @Post(':jenis/entri/buka')
  @HttpCode(200)
  buka(@Pelaku() aktor: AktorSesi, @Param() p: JenisParam, @Body() body: VersiEntriDto): Promise<EntriDto> {
    return this.entri.buka(aktor, p.jenis, body);
  }

  /** Who changed what and why, newest first; of one entry when its code is named. */
  @Get(':jenis/riwayat')
  async sejarah(@Param() p: JenisParam, @Query() q: RiwayatReferensiQuery): Promise<Answer<RiwayatReferensiDto[]>> {
    const { rows, meta } = await this.riwayat.daftar(p.jenis, q.kode, q.page ?? 1, q.limit ?? BARIS);
    return page(rows, meta);
  }

  /** The list in force as a file that can be changed and brought back. */
  @Get(':jenis/unduh')
  @Raw()
  async unduh(@Param() p: JenisParam, @Res() res: Response): Promise<void> {
    const { nama, isi } = await this.daftar.unduh(p.jenis);
    res.setHeader('Content-Type', 'text/csv; charset=utf-8');
    res.setHeader('Content-Disposition', attachment(nama));
    res.setHeader('Cache-Control', 'private, no-store');
    res.send(isi);
  }
}
