import type { JenisLayanan } from '@sinas/domain/pengajuan/layanan';
import type { TahapTampil } from '@sinas/domain/kalender/tahap-neraca';
import type { KeadaanKeputusan } from './publik.service';

export class KeputusanPublikDto {
  asli: boolean;
  noAju: string;
  no_keputusan: string | null;
  pemegang: string;
  keputusan: string;
  tgl_keputusan: Date | null;
  berlaku_mulai: string | null;
  berlaku_sampai: string | null;
  keadaan: KeadaanKeputusan;
  ur_status: string;
}
export class TahapJadwalDto {
  nama: string;
  mulai: string;
  sampai: string;
  keadaan: TahapTampil['keadaan'];
}
export class AngkaLayananDto {
  jnsLayanan: JenisLayanan;
  nama: string;
  sla_hari: number | null;
  median_hari: number | null;
  p90_hari: number | null;
  di_kl_persen: number | null;
  selesai: number;
}
export class PengumumanPublikDto {
  judul: string;
  isi: string;
  type: string;
}
export class RingkasanPublikDto {
  tahun: number;
  jadwal: TahapJadwalDto[];
  layanan: AngkaLayananDto[];
  pengumuman: PengumumanPublikDto[];
}
