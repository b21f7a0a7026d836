import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { AktorSesi } from '../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../http/decorators';
import { answer, page, type Answer } from '../../http/envelope';
import { CabangService } from './unit/cabang.service';
import { IntegrasiService } from './kelola/integrasi.service';
import { HalamanQuery } from '../../http/halaman.dto';
import { LepasTautanService } from './kelola/lepas-tautan.service';
import { LihatPenggunaService } from './lihat-pengguna.service';
import { CabangBaruDto, IntegrasiDto, OrganisasiDto, UbahCabangDto } from './unit/organisasi.dto';
import {
  HapusPenggunaDto,
  PenggunaBaruHasil,
  PenggunaDto,
  PenggunaQuery,
  RiwayatAkunDto,
  UndangDto,
} from './pengguna.dto';
import { halamanPengguna, riwayatTampil } from './daftar.presenter';
import { UndangService } from './kelola/undang.service';

@Area('profile')
@Controller()
@PerluIzin('pengguna.lihat')
export class PenggunaController {
  constructor(
    private readonly lihat: LihatPenggunaService,
    private readonly undang: UndangService,
    private readonly integrasi: IntegrasiService,
    private readonly tautan: LepasTautanService,
  ) {}

  /** Search among the accounts that one looks after. */
  @Get('api/v3/user')
  cari(@Pelaku() aktor: AktorSesi, @Query() q: PenggunaQuery): Promise<Answer<PenggunaDto[]>> {
    return halamanPengguna(this.lihat, aktor, q);
  }

  /** Invites a colleague; he gets a mail. */
  @Post('api/v3/user')
  @PerluIzin('pengguna.perusahaan')
  async buat(@Pelaku() aktor: AktorSesi, @Body() body: UndangDto): Promise<Answer<PenggunaBaruHasil>> {
    const hasil = await this.undang.perusahaan(aktor, body);
    return answer(hasil, pesan('pengguna.diundang', { surel: hasil.surel }));
  }

  @Post('api/pengguna/:id/kirim-ulang')
  @HttpCode(200)
  @PerluIzin('pengguna.kelola')
  async kirimUlang(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<Answer<PenggunaBaruHasil>> {
    const hasil = await this.undang.kirimUlang(aktor, id);
    return answer(hasil, pesan('pengguna.diundang', { surel: hasil.surel }));
  }

  /** Ends the binding to an identity of another provider, with a proof. */
  @Delete('api/pengguna/:id/tautan')
  @PerluIzin('pengguna.kelola')
  async lepasTautan(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() body: HapusPenggunaDto,
  ): Promise<Answer<null>> {
    await this.tautan.lepas(aktor, id, body);
    return answer(null, pesan('tautan.dilepas'));
  }

  /** What happened to an account, newest first. */
  @Get('api/pengguna/:id/riwayat')
  async riwayat(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Query() q: HalamanQuery,
  ): Promise<Answer<RiwayatAkunDto[]>> {
    const [ke, limit] = [q.page ?? 1, q.limit ?? 20];
    const { rows, total } = await this.lihat.riwayat(aktor, id, ke, limit);
    return page(rows.map(riwayatTampil), { page: ke, limit, total });
  }

  @Get(['api/v3/user/integration/:type', 'api/v3/user/integration/:type/:optional'])
  @PerluIzin('profil.kelola')
  sistem(
    @Pelaku() aktor: AktorSesi,
    @Param('type') type: string,
    @Param('optional') npwp: string | undefined,
  ): Promise<IntegrasiDto[]> {
    return this.integrasi.satu(aktor, type, npwp);
  }
}

/** A company and its branches. */
@Area('organisasi')
@Controller('api/organisasi')
@PerluIzin('pengguna.perusahaan')
export class OrganisasiController {
  constructor(private readonly cabang: CabangService) {}

  @Get('cabang')
  daftar(@Pelaku() aktor: AktorSesi): Promise<OrganisasiDto[]> {
    return this.cabang.daftar(aktor);
  }

  @Post('cabang')
  async buat(@Pelaku() aktor: AktorSesi, @Body() body: CabangBaruDto): Promise<Answer<OrganisasiDto>> {
    return answer(await this.cabang.buat(aktor, body), pesan('berhasil.tambah'));
  }

  @Put('cabang/:id')
  async ubah(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() body: UbahCabangDto,
  ): Promise<Answer<OrganisasiDto>> {
    return answer(await this.cabang.ubah(aktor, id, body), pesan('berhasil.simpan'));
  }
}
