import { Controller, Get, Query } from '@nestjs/common';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import { page, type Answer } from '../../../http/envelope';
import { IsiRencanaService } from '../rencana/isi-rencana.service';
import { NppBarisDto, NppCheckpointDto, NppIsiDto } from './npp-baca.dto';
import {
  NppBarangQuery,
  NppDistribusiQuery,
  NppNoAjuQuery,
  NppPenggunaanQuery,
  NppProduksiQuery,
  NppQuery,
  NppTraderQuery,
} from './npp.dto';
import { barisNpp } from './npp.presenter';

const BARANG = ['barang_impor', 'barang_lokal'] as const;

/** Rows of a plan, read tab by tab. */
@Area('npp')
@Controller('nk/v2/npp/data-npp')
@PerluIzin('rencana.baca')
export class NppDataController {
  constructor(private readonly isi: IsiRencanaService) {}

  /** All rows of all tabs at once. */
  @Get('isi')
  semua(@Pelaku('rencana') aktor: AktorSesi, @Query() q: NppNoAjuQuery): Promise<NppIsiDto> {
    return this.isi.semua(aktor, q.no_aju);
  }
  @Get('barang')
  barang(@Pelaku('rencana') aktor: AktorSesi, @Query() q: NppBarangQuery): Promise<Answer<NppBarisDto[]>> {
    return this.halaman(aktor, q, q.jenis ? [`barang_${q.jenis}`] : BARANG);
  }
  @Get('produksi')
  produksi(@Pelaku('rencana') aktor: AktorSesi, @Query() q: NppQuery): Promise<Answer<NppBarisDto[]>> {
    return this.halaman(aktor, q, ['bahan_baku']);
  }
  @Get('produksi/produk')
  produk(@Pelaku('rencana') aktor: AktorSesi, @Query() q: NppProduksiQuery): Promise<NppBarisDto[]> {
    return this.anak(aktor, q.no_aju, 'produk', q.id_produksi);
  }
  @Get('penggunaan')
  barangDigunakan(@Pelaku('rencana') aktor: AktorSesi, @Query() q: NppQuery): Promise<Answer<NppBarisDto[]>> {
    return this.halaman(aktor, q, ['barang_digunakan']);
  }
  @Get('penggunaan/penggunaan')
  penggunaan(@Pelaku('rencana') aktor: AktorSesi, @Query() q: NppPenggunaanQuery): Promise<NppBarisDto[]> {
    return this.anak(aktor, q.no_aju, 'penggunaan', q.id_penggunaan);
  }
  @Get('distribusi')
  distribusi(@Pelaku('rencana') aktor: AktorSesi, @Query() q: NppQuery): Promise<Answer<NppBarisDto[]>> {
    return this.halaman(aktor, q, ['data_distribusi']);
  }
  @Get('distribusi/lokal')
  lokal(@Pelaku('rencana') aktor: AktorSesi, @Query() q: NppDistribusiQuery): Promise<NppBarisDto[]> {
    return this.anak(aktor, q.no_aju, 'distribusi_lokal', q.id_distribusi);
  }
  @Get('distribusi/ekspor')
  ekspor(@Pelaku('rencana') aktor: AktorSesi, @Query() q: NppDistribusiQuery): Promise<NppBarisDto[]> {
    return this.anak(aktor, q.no_aju, 'distribusi_ekspor', q.id_distribusi);
  }
  @Get('distribusi/lainnya')
  lainnya(@Pelaku('rencana') aktor: AktorSesi, @Query() q: NppDistribusiQuery): Promise<NppBarisDto[]> {
    return this.anak(aktor, q.no_aju, 'distribusi_lainnya', q.id_distribusi);
  }
  /** What is complete, what is missing and where, with the balance checks (D.3, D.4). */
  @Get('checkpoint/v2')
  checkpoint(@Pelaku('rencana') aktor: AktorSesi, @Query() q: NppTraderQuery): Promise<NppCheckpointDto> {
    return this.isi.checkpoint(aktor, q.no_aju, q.trader_type);
  }

  private async halaman(aktor: AktorSesi, q: NppQuery, jenis: readonly string[]): Promise<Answer<NppBarisDto[]>> {
    const { rows, meta } = await this.isi.teratas(aktor, q.no_aju, jenis, q.page ?? 1, q.limit ?? 100);
    return page(rows.map(barisNpp), meta);
  }
  private async anak(aktor: AktorSesi, noAju: string, jenis: string, idInduk: string): Promise<NppBarisDto[]> {
    return (await this.isi.anak(aktor, noAju, jenis, idInduk)).map(barisNpp);
  }
}
