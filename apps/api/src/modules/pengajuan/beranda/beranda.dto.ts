import type { Meja } from '@sinas/domain/pengajuan/status';
import type { NamaPutaran } from '../../../platform/putaran/putaran.service';
import type { Tugas } from './beranda.service';
import { JamDto, RingkasanDto } from '../lihat/tampilan.dto';

export class TenggatDto {
  angka: string;
  keterangan: string;
  mendesak: boolean;
}
export class TugasDto {
  jenis: Tugas['jenis'];
  idNk: string;
  noAju: string;
  judul: string;
  kalimat: string;
  tenggat: TenggatDto;
  tombol: string;
}
export class JumlahTugasDto {
  perbaikan: number;
  informasi: number;
  bayar: number;
  gagal_kirim: number;
  draf: number;
}
export class IzinTerbitDto {
  idNk: string;
  judul: string;
  jml: string;
  satuan: string | null;
  berlaku_sampai: string | null;
}
export class BerandaDto {
  /** What waits, by deadline, then the newest drafts; not all of them: `jumlah_tugas` counts. */
  tugas: TugasDto[];
  jumlah_tugas: JumlahTugasDto;
  berkas: RingkasanDto[];
  jumlah_berkas: number;
  belum_dibaca: number;
  izin_terbit: IzinTerbitDto[];
}
export class PengirimanGagalDto {
  idNk: string;
  noAju: string;
  nama_perusahaan: string;
  kirim_ke: number;
  status: 'MENUNGGU' | 'GAGAL';
  percobaan: number;
  kesalahan: string | null;
  sejak: Date;
  /** Next try; null: nothing carries it. */
  tersedia: Date | null;
  /** 0: the application itself, else the round of the correction that is on its way. */
  perbaikan_ke: number;
  meja: Meja;
  /** The ministry's time, which goes on while a correction is on its way. */
  jam: JamDto;
}
export class PutaranTertahanDto {
  putaran: NamaPutaran;
  sasaran: string;
  idNk: string | null;
  noAju: string | null;
  nama_perusahaan: string | null;
  kesalahan: string;
  kali: number;
  sejak: Date;
  terakhir: Date;
}
