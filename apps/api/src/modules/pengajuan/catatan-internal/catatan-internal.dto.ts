import { RekanDto } from '../rekan/rekan.dto';
import { IsString, MaxLength } from 'class-validator';
import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';

export class CatatanInternalTulisDto {
  /** Colleagues are named by `@` and their name. */
  @IsString()
  @MaxLength(BATAS_TEKS.catatan_internal * 2)
  teks: string;
}
export class CatatanInternalSatuDto {
  id: string;
  nama: string;
  name_role: string;
  teks: string;
  /** Names of colleagues that were told. */
  sebut: string[];
  waktu: Date;
}
export class CatatanInternalDto {
  /** The newest first. */
  catatan: CatatanInternalSatuDto[];
  rekan: RekanDto[];
}
