import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { pesan } from '@sinas/domain/pesan/pesan';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import { answer, type Answer } from '../../../http/envelope';
import { DasborService } from '../unit/dasbor.service';
import { halamanPengguna } from '../daftar.presenter';
import { HapusPetugasService } from './hapus-petugas.service';
import {
  ElemenDasborDto,
  ElemenEselonDto,
  EselonBaruDto,
  EselonDto,
  GaPenggunaDto,
  InhouseBaruDto,
  MonitoringBaruDto,
  PeranDto,
} from './kelola.dto';
import { LihatPenggunaService } from '../lihat-pengguna.service';
import { HapusPenggunaDto, PenggunaBaruHasil, PenggunaDto, PenggunaQuery } from '../pengguna.dto';
import { PetugasService } from './petugas.service';
import { UndangService, type HasilUndang } from './undang.service';

const diundang = (hasil: HasilUndang): Answer<PenggunaBaruHasil> =>
  answer(hasil, pesan('pengguna.diundang', { surel: hasil.surel }));

/** Accounts of officers, and who has which part of the dashboard. */
@Area('user-management')
@Controller('nk/v2/user-management')
@PerluIzin('pengguna.lihat')
export class KelolaPenggunaController {
  constructor(
    private readonly lihat: LihatPenggunaService,
    private readonly undang: UndangService,
    private readonly hapus: HapusPetugasService,
    private readonly petugas: PetugasService,
    private readonly dasborService: DasborService,
  ) {}

  @Get('all-users')
  semua(@Pelaku() aktor: AktorSesi, @Query() q: PenggunaQuery): Promise<Answer<PenggunaDto[]>> {
    return halamanPengguna(this.lihat, aktor, q);
  }

  /** Ministries that have users, for the filter. */
  @Get('filter-ga')
  ga(@Pelaku() aktor: AktorSesi): Promise<GaPenggunaDto[]> {
    return this.petugas.ga(aktor);
  }

  @Get('user-role')
  peran(@Pelaku() aktor: AktorSesi): PeranDto[] {
    return this.petugas.peran(aktor);
  }

  @Get('eselon')
  eselon(@Pelaku() aktor: AktorSesi): Promise<EselonDto[]> {
    return this.dasborService.eselon(aktor);
  }

  @Get('elemen-dashboard')
  elemen(): Promise<ElemenDasborDto[]> {
    return this.dasborService.elemen();
  }

  /** Parts of the dashboard by eselon user. */
  @Get('dashboard')
  dasbor(@Pelaku() aktor: AktorSesi): Promise<EselonDto[]> {
    return this.dasborService.eselon(aktor);
  }

  @Post('inhouse')
  @PerluIzin('pengguna.inhouse')
  async inhouse(@Pelaku() aktor: AktorSesi, @Body() body: InhouseBaruDto): Promise<Answer<PenggunaBaruHasil>> {
    return diundang(await this.undang.petugas(aktor, body.peran, body));
  }

  @Post('monitoring')
  @PerluIzin('pengguna.monitoring')
  async monitoring(@Pelaku() aktor: AktorSesi, @Body() body: MonitoringBaruDto): Promise<Answer<PenggunaBaruHasil>> {
    return diundang(await this.undang.petugas(aktor, 'MONITORING', body));
  }

  @Post('eselon')
  @PerluIzin('pengguna.monitoring')
  async eselonBaru(@Pelaku() aktor: AktorSesi, @Body() body: EselonBaruDto): Promise<Answer<PenggunaBaruHasil>> {
    return diundang(await this.undang.petugas(aktor, 'ESELON', body));
  }

  /** Sets all parts of one eselon user; saying it again changes nothing. */
  @Post('dashboard')
  @HttpCode(200)
  @PerluIzin('dasbor.atur')
  async aturDasbor(@Pelaku() aktor: AktorSesi, @Body() body: ElemenEselonDto): Promise<Answer<null>> {
    await this.dasborService.atur(aktor, body.id_user, body.elemen);
    return answer(null, pesan('berhasil.simpan'));
  }

  @Delete('inhouse/:id')
  @PerluIzin('pengguna.inhouse')
  async hapusInhouse(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() body: HapusPenggunaDto,
  ): Promise<Answer<null>> {
    await this.hapus.hapus(aktor, id, ['inhouse', 'pusat'], body);
    return answer(null, pesan('berhasil.hapus'));
  }

  @Delete('monitoring/:id')
  @PerluIzin('pengguna.monitoring_hapus')
  async hapusMonitoring(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Body() body: HapusPenggunaDto,
  ): Promise<Answer<null>> {
    await this.hapus.hapus(aktor, id, ['monitoring', 'eselon'], body);
    return answer(null, pesan('berhasil.hapus'));
  }
}
