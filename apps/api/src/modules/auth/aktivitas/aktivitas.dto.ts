import { IsEmail, IsIn, IsOptional, IsString, Matches, MaxLength, MinLength } from 'class-validator';
import { BENTUK_HARI } from '@sinas/domain/format/tanggal';
import { SARING_MASUK, type PeristiwaMasuk, type SaringMasuk } from '@sinas/domain/akses/kata-akun';
import { UUID } from '@sinas/domain/format/uuid';
import { HalamanQuery } from '../../../http/halaman.dto';

export class AktivitasQuery extends HalamanQuery {
  /** Empty: one's own. A user's id or `semua` for those who watch over sign-ins. */
  @IsOptional()
  @Matches(/^([0-9a-f-]{36}|semua)$/)
  id_user?: string;

  /** What happened; `SALAH`: every attempt that failed. */
  @IsOptional()
  @IsIn(SARING_MASUK)
  peristiwa?: SaringMasuk;

  /** From this day on, of Jakarta: yyyy-mm-dd. */
  @IsOptional()
  @Matches(BENTUK_HARI)
  sejak?: string;

  /** Up to and with this day. */
  @IsOptional()
  @Matches(BENTUK_HARI)
  sampai?: string;
}
export class AktivitasDto {
  id: string;
  id_user: string;
  fullname: string;
  username: string;
  peristiwa: PeristiwaMasuk;
  cara: 'sso' | 'sandi' | 'inaport' | 'seluler' | 'totp' | 'passkey' | 'pemulihan';
  waktu: Date;
  alamat: string | null;
  /** The browser in words: `Chrome di Windows`. */
  perangkat: string;
  /** It opened the session in use now. */
  sesi_ini: boolean;
  sesi_aktif: boolean;
  bukan_saya: Date | null;
}
export class LaporMasukDto {
  @Matches(UUID)
  iduser: string;

  @IsString()
  @MinLength(1)
  @MaxLength(400)
  tokenid: string;

  @IsEmail()
  @MaxLength(254)
  email: string;

  @IsString()
  @MinLength(1)
  @MaxLength(200)
  device: string;
}
export class LaporMasukHasil {
  /** false: known from within a day. */
  tercatat: boolean;
}
export class PerangkatDto {
  nomor: string;
  perangkat: string;
  cara: 'sso' | 'sandi' | 'inaport';
  alamat: string | null;
  dibuat: Date;
  terakhir: Date;
  sampai: Date;
  sesi_ini: boolean;
}
export class BukanSayaHasil {
  sesi_diakhiri: number;
}
