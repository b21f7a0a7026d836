import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { STATUS, type KdStatusTersimpan } from '@sinas/domain/pengajuan/status';
import { ReferensiService } from '../../referensi/cari/referensi.service';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { IzinDisetujuiRepository } from './izin-disetujui.repository';

/** Permits that were granted, each reader's own: a company its, a ministry what it handles. */
@Injectable()
export class IzinDisetujuiService {
  constructor(
    private readonly repo: IzinDisetujuiRepository,
    private readonly pintu: BerkasTerkunciService,
    private readonly referensi: ReferensiService,
  ) {}

  async daftar(aktor: Aktor, keyword: string | undefined, page: number, limit: number) {
    const lingkup = this.pintu.lingkup(aktor);
    const cari = keyword?.trim() || undefined;
    const [rows, total] = await Promise.all([
      this.repo.daftar(lingkup, cari, (page - 1) * limit, limit),
      this.repo.hitung(lingkup, cari),
    ]);
    const hari = (d: Date | null): string | null => d && tanggalIso(d);
    return {
      rows: await Promise.all(
        rows.map(async (p) => ({
          ...{ idNk: String(p.id), noAju: p.no_aju, no_keputusan: p.no_keputusan, tgl_keputusan: p.tgl_keputusan },
          ...{ jnsLayanan: layanan(p.kd_rekom as KdRekom).jnsLayanan, kd_komoditas: p.kd_komoditas },
          ...{
            ur_komoditas: KELOMPOK.get(p.kd_komoditas)?.uraian ?? p.kd_komoditas,
            tahun: p.tahun,
            pemilik: p.kd_ga_pemilik ? await this.referensi.namaDari('ga', p.kd_ga_pemilik) : p.pemilik,
          },
          ur_ga: (await this.referensi.namaDari('ga', p.kd_ga)) ?? p.kd_ga,
          ...{ kd_status: p.kd_status, ur_status: STATUS[p.kd_status as KdStatusTersimpan].ur_status },
          ...{
            berlaku_mulai: hari(p.berlaku_mulai),
            berlaku_sampai: hari(p.berlaku_sampai),
            baris: p.jumlah_baris,
            rapat: p.rapat,
          },
        })),
      ),
      meta: { page, limit, total },
    };
  }
}
