import type { Izin } from '@sinas/domain/akses/izin';
import type { JenisLingkup, KodePeran } from '@sinas/domain/akses/peran';
import { KEPERLUAN_BUKTI, type KeperluanBukti } from '@sinas/domain/akses/faktor';
import { IsIn, IsOptional, IsString, MaxLength } from 'class-validator';

export class BuktiPenyediaQuery {
  @IsIn(KEPERLUAN_BUKTI)
  keperluan: KeperluanBukti;

  /** Path to come back to. */
  @IsOptional()
  @IsString()
  @MaxLength(2000)
  kembali?: string;
}
export class LogoutDto {
  /** Path of the page that was open; pertek and rkt-npp are appended to the way out (RUTE-14). */
  @IsOptional()
  @IsString()
  @MaxLength(300)
  path?: string;
}
export class LogoutHasil {
  tujuan: string;
}
export class SegarkanHasil {
  sampai: string;
}
export class PeranInfo {
  id: number;
  kode: KodePeran;
  name: string;
  level: number;
  main_uri: string;
}
export class DataGaInfo {
  kode: string;
  nama: string;
}
/** A naming that the session acts by, or may act by. */
export class PelaksanaInfo {
  id: string;
  /** 'Plh. Direktur Industri' */
  sebutan: string;
}
export class PenunjukanInfo extends PelaksanaInfo {
  pejabat: string;
  /** Last day. */
  sampai: string;
}
/** Fields of the session record (SESI-01 to -04); tokens stay on the server. */
export class PenggunaInfo {
  login_type: string;
  username: string;
  email: string;
  mobile_number: string | null;
  id_user: string;
  fullname: string;
  nik: string | null;
  position: string | null;
  employee_number: string | null;
  address: string | null;
  id_organization: string | null;
  nama_organisasi: string | null;
  id_nib: string | null;
  nib: string | null;
  api_code: string | null;
  npwp: string | null;
  kswp_validity: boolean | null;
  admin_flag: 'Y' | 'N';
  isbranch: 'Y' | 'N';
  user_role: KodePeran;
  default_home: string;
  name_role: string;
  level_role: number;
  kd_ga: string | null;
  kd_detail_ga: string | null;
  kd_level_ga: string | null;
  data_ga: DataGaInfo | null;
  peran: PeranInfo;
  /** Whose files lists show: of all ministries, of his own, or of his organization. */
  lingkup: JenisLingkup | null;
  izin: Izin[];
  pelaksana: PelaksanaInfo | null;
  /** By which one may act now. */
  penunjukan: PenunjukanInfo[];
}
export class MenuItem {
  id: number;
  id_parent: number | null;
  kode: string;
  judul: string;
  uri: string;
  ikon: string | null;
  urut: number;
}
export class PortalInfo {
  akun: string;
  beranda: string;
}
export class SesiInfo {
  masuk: boolean;
  pengguna?: PenggunaInfo;
  menu: MenuItem[];
  csrf: string;
  portal: PortalInfo;
}
