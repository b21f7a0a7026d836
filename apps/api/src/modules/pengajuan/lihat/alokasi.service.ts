import { Injectable } from '@nestjs/common';
import { lingkupPenerima, type Aktor } from '@sinas/domain/akses/kebijakan';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { layanan, statusLayanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import type { KdStatusTersimpan } from '@sinas/domain/pengajuan/status';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { ReferensiService } from '../../referensi/cari/referensi.service';
import { AlokasiRepository, type Alokasi } from './alokasi.repository';
import { desimal } from './tampilan';

/** What ministries' needs give to a company: its own rows. */
@Injectable()
export class AlokasiService {
  constructor(
    private readonly repo: AlokasiRepository,
    private readonly referensi: ReferensiService,
  ) {}

  async daftar(aktor: Aktor) {
    const lingkup = lingkupPenerima(aktor);
    return !lingkup ? [] : Promise.all((await this.repo.daftar(lingkup)).map((a) => this.tampil(a)));
  }

  private async tampil(a: Alokasi) {
    const teks = (k: string): string => (typeof a.data[k] === 'string' ? a.data[k] : '');
    const kd = a.kd_rekom as KdRekom;
    const [ga, urSatuan] = await Promise.all([
      this.referensi.namaDari('ga', a.kd_ga_pemilik ?? ''),
      this.referensi.namaDari('satuan', teks('satuan')),
    ]);
    const status = statusLayanan(kd, a.kd_status as KdStatusTersimpan);
    const tanggal = (t: Date | null): string | null => (t ? tanggalIso(t) : null);
    return {
      id: String(a.id_baris),
      noAju: a.no_aju,
      nama_layanan: layanan(kd).nama,
      ur_ga: ga,
      kd_komoditas: a.kd_komoditas,
      ur_komoditas: KELOMPOK.get(a.kd_komoditas)?.uraian ?? a.kd_komoditas,
      tahun: a.tahun,
      kd_status_pengajuan: a.kd_status as KdStatusTersimpan,
      ur_status: status.ur_status,
      badge: status.badge,
      npwp: teks('npwp'),
      nama: teks('nama'),
      satuan: teks('satuan'),
      ur_satuan: urSatuan,
      jml: desimal(a.jml) ?? '0',
      no_keputusan: a.no_keputusan,
      tgl_keputusan: tanggal(a.tgl_keputusan),
      berlaku_mulai: tanggal(a.berlaku_mulai),
      berlaku_sampai: tanggal(a.berlaku_sampai),
    };
  }
}
