import { Controller, Get, Param, Query } from '@nestjs/common';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, JalurPendek, Pelaku, PerluIzin } from '../../../http/decorators';
import { page, type Answer } from '../../../http/envelope';
import { TidakAda } from '../../../platform/errors';
import {
  BarisQuery,
  BerkasQuery,
  DaftarQuery,
  KeputusanKlDto,
  KlQuery,
  LayananBukaDto,
  PilihanSaringDto,
  TerbukaDto,
  TerbukaQuery,
} from './daftar.dto';
import { DaftarService } from '../daftar/daftar.service';
import { LayananBukaService } from '../alur/layanan-buka.service';
import { TerbukaService } from '../draf/terbuka.service';
import { RincianService } from './rincian.service';
import { RiwayatDto } from './riwayat.dto';
import { BarisDto, KeteranganTolakDto, ProsesDto, RincianDto, RingkasanDto } from './tampilan.dto';

const kunci = (q: BerkasQuery): string => {
  const k = q.id_nk ?? q.no_aju;
  if (!k) throw new TidakAda();
  return k;
};

@Area('rki')
@Controller('nk/v2/data-nk')
@PerluIzin('pengajuan.baca')
export class DaftarController {
  constructor(
    private readonly daftar: DaftarService,
    private readonly rincian: RincianService,
    private readonly layananBuka: LayananBukaService,
    private readonly berkasTerbuka: TerbukaService,
  ) {}

  @Get('rki/pengajuan')
  @JalurPendek()
  async pengajuan(@Pelaku() aktor: AktorSesi, @Query() q: DaftarQuery): Promise<Answer<RingkasanDto[]>> {
    const { rows, meta } = await this.daftar.riwayat(aktor, q);
    return page(rows, meta);
  }

  @Get('rki/pengajuan-arsip')
  async arsip(@Pelaku() aktor: AktorSesi, @Query() q: DaftarQuery): Promise<Answer<RingkasanDto[]>> {
    const { rows, meta } = await this.daftar.arsip(aktor, q);
    return page(rows, meta);
  }

  @Get(['rki/pengajuan-kl', 'rki/pengajuan-ga'])
  @PerluIzin('pengajuan.antrean')
  async kl(@Pelaku() aktor: AktorSesi, @Query() q: KlQuery): Promise<Answer<RingkasanDto[]>> {
    const { rows, meta } = await this.daftar.kl(aktor, q);
    return page(rows, meta);
  }

  @Get('rki/pengajuan-filter')
  saring(@Pelaku() aktor: AktorSesi): Promise<PilihanSaringDto> {
    return this.daftar.pilihanSaring(aktor);
  }

  @Get('rki/pengajuan-history/:id')
  riwayat(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<RiwayatDto[]> {
    return this.rincian.riwayat(aktor, id);
  }

  @Get('rki/pengajuan-history-kl/:id')
  @PerluIzin('pengajuan.antrean')
  riwayatKl(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<RiwayatDto[]> {
    return this.rincian.riwayat(aktor, id);
  }

  @Get('rki/pengajuan/nested/:id')
  async nested(
    @Pelaku() aktor: AktorSesi,
    @Param('id') id: string,
    @Query() q: BarisQuery,
  ): Promise<Answer<BarisDto[]>> {
    const { rows, meta } = await this.rincian.barisHalaman(aktor, id, q.page ?? 1, q.limit ?? 100);
    return page(rows, meta);
  }

  @Get('rki/pengajuan/keteranganTolak/:id')
  keteranganTolak(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<KeteranganTolakDto> {
    return this.rincian.keteranganTolak(aktor, id);
  }

  @Get(['rki/pengajuan/keputusanKl/:id', 'dataKeputusanRKI/:id'])
  keputusanKl(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<KeputusanKlDto> {
    return this.rincian.keputusanKl(aktor, id);
  }

  @Get('rki/listProses/:id')
  proses(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<ProsesDto[]> {
    return this.rincian.proses(aktor, id);
  }

  @Get('get')
  @JalurPendek()
  rinci(@Pelaku() aktor: AktorSesi, @Query() q: BerkasQuery): Promise<RincianDto> {
    return this.rincian.rinci(aktor, kunci(q));
  }

  @Get('get/baris')
  async baris(@Pelaku() aktor: AktorSesi, @Query() q: BarisQuery): Promise<Answer<BarisDto[]>> {
    const { rows, meta } = await this.rincian.barisHalaman(aktor, kunci(q), q.page ?? 1, q.limit ?? 500);
    return page(rows, meta);
  }

  /** Open applications that a new one of this service and year would repeat, one per commodity. */
  @Get('terbuka')
  terbuka(@Pelaku() aktor: AktorSesi, @Query() q: TerbukaQuery): Promise<TerbukaDto[]> {
    return this.berkasTerbuka.daftar(aktor, q.kd_rekom, q.tahun);
  }

  /** Services with whether their window of next year is open. */
  @Get('ref/layanan')
  @PerluIzin('referensi.baca')
  layanan(): Promise<LayananBukaDto[]> {
    return this.layananBuka.daftar();
  }
}
