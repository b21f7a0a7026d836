import { Injectable } from '@nestjs/common';
import { PrismaService } from '../../../platform/prisma/prisma.service';

export interface KejadianBerkas {
  id: bigint;
  no_aju: string;
  kd_ga: string;
  /** Null: a ministry owns it. */
  id_organisasi: string | null;
  dibuat_oleh: string;
  id_pengambil: string | null;
  kd_rekom: string;
  kd_komoditas: string;
  tahun: number;
  peristiwa: string;
  dari: string | null;
  ke: string;
  status_kirim: string | null;
  tenggat_perbaikan: Date | null;
  /** When an answer was due that the event is about. */
  tenggat_informasi: Date | null;
  id_user: string | null;
}

@Injectable()
export class KabarBerkasRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** The event of a history row with what the messages need of its file. */
  async kejadian(idPengajuan: bigint, urut: number): Promise<KejadianBerkas | null> {
    const rows = await this.prisma.rows<KejadianBerkas>`
      SELECT p.id, p.no_aju, p.kd_ga, p.id_organisasi, p.dibuat_oleh, p.id_pengambil, p.kd_rekom, p.kd_komoditas, p.tahun,
        r.peristiwa, r.dari, r.ke, CASE WHEN r.peristiwa = 'integrasi_gagal' THEN 'GAGAL' END AS status_kirim,
        p.tenggat_perbaikan, r.id_user,
        CASE WHEN r.peristiwa IN ('minta_informasi', 'informasi_lewat') THEN (r.data->>'tenggat')::timestamptz END AS tenggat_informasi
      FROM riwayat r JOIN pengajuan p ON p.id = r.id_pengajuan WHERE r.id_pengajuan = ${idPengajuan} AND r.urut = ${urut}`;
    return rows[0] ?? null;
  }
}
