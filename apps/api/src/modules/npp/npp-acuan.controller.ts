import { Controller, Get, Query } from '@nestjs/common';
import type { AktorSesi } from '../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../http/decorators';
import { NppAcuanService } from './npp-acuan.service';
import {
  NppBarangAcuanDto,
  NppBentukDto,
  NppBentukQuery,
  NppKomoditasDto,
  NppKomoditasQuery,
  NppSatuanDto,
  NppUserDto,
} from './npp-acuan.dto';

/** What a plan is filled in from. */
@Area('npp')
@Controller('nk/v2/npp')
@PerluIzin('rencana.baca')
export class NppAcuanController {
  constructor(private readonly acuan: NppAcuanService) {}

  /** Tariff lines by commodity group. */
  @Get('ref/barang')
  barang(@Query() q: NppKomoditasQuery): Promise<NppBarangAcuanDto[]> {
    return this.acuan.barang(q.kd_komoditas);
  }
  /** Units that quantities of a plan are counted in (BATAS-02: list 3). */
  @Get('ref/satuan/3')
  satuan(@Query() q: NppKomoditasQuery): Promise<NppSatuanDto[]> {
    return this.acuan.satuan(q.kd_komoditas);
  }
  @Get('ref/komoditas')
  komoditas(@Query() q: NppKomoditasQuery): Promise<NppKomoditasDto[]> {
    return this.acuan.komoditas(q.tahun);
  }
  /** May this user file a plan, as whom, and why not. */
  @Get('user/check')
  user(@Pelaku('rencana') aktor: AktorSesi): Promise<NppUserDto> {
    return this.acuan.user(aktor);
  }

  @Get('dynamic/barang')
  bentukBarang(@Pelaku('rencana') aktor: AktorSesi, @Query() q: NppBentukQuery): Promise<NppBentukDto> {
    return this.acuan.bentuk(aktor, q.no_aju, 'barang', q.trader_type);
  }
  @Get('dynamic/produksi')
  bentukProduksi(@Pelaku('rencana') aktor: AktorSesi, @Query() q: NppBentukQuery): Promise<NppBentukDto> {
    return this.acuan.bentuk(aktor, q.no_aju, 'produksi', q.trader_type);
  }
  @Get('dynamic/penggunaan')
  bentukPenggunaan(@Pelaku('rencana') aktor: AktorSesi, @Query() q: NppBentukQuery): Promise<NppBentukDto> {
    return this.acuan.bentuk(aktor, q.no_aju, 'penggunaan', q.trader_type);
  }
  @Get('dynamic/distribusi')
  bentukDistribusi(@Pelaku('rencana') aktor: AktorSesi, @Query() q: NppBentukQuery): Promise<NppBentukDto> {
    return this.acuan.bentuk(aktor, q.no_aju, 'distribusi', q.trader_type);
  }
}
