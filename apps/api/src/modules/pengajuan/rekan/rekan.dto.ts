import { IsBoolean, IsUUID } from 'class-validator';

export class RekanDto {
  id: string;
  nama: string;
  name_role: string;
  /** He is a verifier: files can be given to him. */
  dapat_mengambil: boolean;
}
export class BebanPetugasDto {
  id: string;
  nama: string;
  name_role: string;
  /** Applications that he has taken and not passed on. */
  permohonan: number;
  /** Plans likewise. */
  rencana: number;
  /** Of both: past the day that binds the ministry. */
  lewat: number;
  /** Of both: due before midnight. */
  hari_ini: number;
  /** Since when he has had the one that he has had longest. */
  terlama: Date | null;
  /** Passed on, back or decided in the last seven days. */
  selesai_minggu: number;
}
export class BebanDto {
  /** Applications and plans that nobody has taken. */
  belum_diambil: number;
  petugas: BebanPetugasDto[];
}
export class BenderaDto {
  @IsBoolean()
  pasang: boolean;
}
export class HasilBenderaDto {
  /** Who has flagged it; null: nobody. */
  bendera: string | null;
}
export class AlihkanDto {
  /** Who is to have it. */
  @IsUUID()
  id_user: string;
}
