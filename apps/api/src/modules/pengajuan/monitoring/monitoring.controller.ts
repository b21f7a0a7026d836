import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiExtraModels } from '@nestjs/swagger';
import type { AktorSesi } from '../../../http/masuk/actor';
import { Area, Pelaku, PerluIzin } from '../../../http/decorators';
import { metaDaftar, page, type Answer } from '../../../http/envelope';
import { BentukSalah } from '../../../platform/errors';
import { DaftarService, kodeLayanan } from '../daftar/daftar.service';
import { RingkasanDto } from '../lihat/tampilan.dto';
import { KeputusanBaruService } from '../rekap/keputusan-baru.service';
import { RekapService } from '../rekap/rekap.service';
import { HARI_WAKTU, WaktuMejaService } from '../rekap/waktu-meja.service';
import { KeputusanDataService } from './keputusan-data.service';
import {
  AkanBerakhirDto,
  BulanIzinDto,
  IzinQuery,
  KELOMPOK_RINGKASAN,
  KeputusanBaruSemuaDto,
  KeputusanRinciDto,
  KeputusanTarikDto,
  KlBerkasDto,
  MetaTarikDto,
  MonitoringQuery,
  NomorQuery,
  RekapDto,
  RekapQuery,
  RingkasanJumlahDto,
  SebelumnyaDto,
  SebelumnyaQuery,
  TahunMonitoringQuery,
  TarikQuery,
  WaktuMejaSemuaDto,
} from './monitoring.dto';

/** Files and decisions as those read them who watch, pull data, or look what they have. */
@Area('licensing')
@ApiExtraModels(MetaTarikDto)
@Controller('nk/v2/data-nk')
@PerluIzin('pengajuan.baca')
export class MonitoringController {
  constructor(
    private readonly daftar: DaftarService,
    private readonly data: KeputusanDataService,
    private readonly rekap: RekapService,
    private readonly waktu: WaktuMejaService,
    private readonly keputusan: KeputusanBaruService,
  ) {}

  @Get('rki/monitoring-pengajuan')
  @Area('rki')
  @PerluIzin('monitoring.baca')
  async monitoring(@Pelaku() aktor: AktorSesi, @Query() q: MonitoringQuery): Promise<Answer<RingkasanDto[]>> {
    const { rows, meta } = await this.daftar.monitoring(aktor, q);
    return page(rows, meta);
  }

  /** How many files there are by ministry, process, service and year, and how many of them are late. */
  @Get('rki/monitoring-pengajuan/rekap')
  @Area('rki')
  @PerluIzin('monitoring.baca')
  async rekapBerkas(@Pelaku() aktor: AktorSesi, @Query() q: RekapQuery): Promise<RekapDto> {
    const { pada, rows } = await this.rekap.untuk(aktor, dariRekap(q));
    return {
      pada,
      baris: rows.map(({ kd_ga, kd_rekom: k, tahun, status, lewat, n, tenggat }) => ({
        ...{ kd_ga, kd_rekom: k, tahun, kd_status_pengajuan: status, lewat, n, tenggat },
      })),
    };
  }

  /** How long files stay at each desk, and how many wait there. */
  @Get('rki/monitoring-pengajuan/waktu-meja')
  @Area('rki')
  @PerluIzin('monitoring.baca')
  async waktuMeja(@Pelaku() aktor: AktorSesi, @Query() q: RekapQuery): Promise<WaktuMejaSemuaDto> {
    return { ...(await this.waktu.untuk(aktor, dariRekap(q))), jangka_hari: HARI_WAKTU };
  }

  /** What was decided in the last seven days: how many in full, in part, refused, and the newest. */
  @Get('rki/monitoring-pengajuan/keputusan')
  @Area('rki')
  @PerluIzin('monitoring.baca')
  keputusanBaru(@Pelaku() aktor: AktorSesi, @Query() q: RekapQuery): Promise<KeputusanBaruSemuaDto> {
    return this.keputusan.untuk(aktor, dariRekap(q));
  }

  @Get('rki/getListKl/:id')
  @Area('rki')
  kl(@Pelaku() aktor: AktorSesi, @Param('id') id: string): Promise<KlBerkasDto[]> {
    return this.data.kl(aktor, id);
  }

  /** Decisions since a cursor, in the order in which they were made. */
  @Get('tarik-data')
  @PerluIzin('tarik_data.baca')
  async tarik(@Pelaku() aktor: AktorSesi, @Query() q: TarikQuery): Promise<Answer<KeputusanTarikDto[]>> {
    const { rows, limit, berikut } = await this.data.tarik(aktor, q);
    return page(rows, { ...metaDaftar(rows.length, { limit: String(limit) }), berikut });
  }

  @Get('tarik-data/detail')
  @PerluIzin('tarik_data.baca')
  tarikSatu(@Pelaku() aktor: AktorSesi, @Query() q: NomorQuery): Promise<KeputusanRinciDto> {
    return this.data.tarikSatu(aktor, q.no_aju);
  }

  /** Permits of a company with what remains of each row. */
  @Get('dataIjin')
  izin(@Pelaku() aktor: AktorSesi, @Query() q: IzinQuery): Promise<KeputusanRinciDto[]> {
    return this.data.izin(aktor, q);
  }

  /** Decisions that end within sixty days. */
  @Get('expiredRekom')
  akanBerakhir(@Pelaku() aktor: AktorSesi): Promise<AkanBerakhirDto[]> {
    return this.data.akanBerakhir(aktor);
  }

  @Get('prevData')
  @PerluIzin('pengajuan.buat')
  sebelumnya(@Pelaku() aktor: AktorSesi, @Query() q: SebelumnyaQuery): Promise<SebelumnyaDto | null> {
    return this.data.sebelumnya(aktor, q.kd_rekom, q.kd_komoditas);
  }

  /** Issued, reported and remaining by service and month. */
  @Get('summaryIzinRekom')
  @PerluIzin('monitoring.baca')
  perBulan(@Pelaku() aktor: AktorSesi, @Query() q: TahunMonitoringQuery): Promise<BulanIzinDto[]> {
    return this.data.perBulan(aktor, q.tahun);
  }

  /** Files and quantities by status, service, commodity or ministry (a) in a balance year (b). */
  @Get('summary/:a/:b')
  @PerluIzin('monitoring.baca')
  ringkasan(@Pelaku() aktor: AktorSesi, @Param('a') a: string, @Param('b') b: string): Promise<RingkasanJumlahDto[]> {
    const dimensi = KELOMPOK_RINGKASAN.find((k) => k === a);
    if (!dimensi || !/^20\d\d$/.test(b))
      throw new BentukSalah([{ path: dimensi ? 'b' : 'a', rule: 'isIn', message: 'Ringkasan ini tidak dikenal' }]);
    return this.data.ringkasan(aktor, dimensi, Number(b));
  }
}
const dariRekap = (q: RekapQuery) => ({
  ...{ kd_ga: q.kl, tahun: q.tahun_takwim },
  kd_rekom: q.ijin_rekom ? [kodeLayanan(q.ijin_rekom) ?? ''] : undefined,
});
