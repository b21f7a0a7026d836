import { Type } from 'class-transformer';
import { ArrayMaxSize, IsArray, Matches, ValidateNested } from 'class-validator';

export class RincianAndaiDto {
  @Matches(/^\d{1,18}$/)
  id: string;

  /** Exact decimal text in the row's unit. */
  @Matches(/^\d{1,15}(\.\d{1,3})?$/, { message: 'Jumlah harus angka, paling banyak tiga angka di belakang koma' })
  jml: string;
}
export class AndaiDto {
  @IsArray()
  @ArrayMaxSize(10_000)
  @ValidateNested({ each: true })
  @Type(() => RincianAndaiDto)
  rincian: RincianAndaiDto[];
}
export class JumlahAndaiDto {
  jml: string;
  sebut: string;
}
export class PendekDto {
  no_aju: string;
  nama: string;
  diminta: JumlahAndaiDto;
}
export class MenungguLainDto {
  banyak: number;
  jumlah: JumlahAndaiDto;
  tidak_kebagian: PendekDto[];
  tidak_kebagian_lain: number;
}
export class AndaiPosDto {
  kunci: string;
  uraian: string;
  batas: JumlahAndaiDto;
  kembali: JumlahAndaiDto;
  bebas: JumlahAndaiDto;
  izin_lama: JumlahAndaiDto;
  izin_baru: JumlahAndaiDto;
  tersedia: JumlahAndaiDto | null;
  kurang: JumlahAndaiDto | null;
  menunggu: MenungguLainDto | null;
}
export class HasilAndaiDto {
  boleh: boolean;
  sebab: string | null;
  pos: AndaiPosDto[];
}
export class AndaiMintaPosDto {
  kunci: string;
  uraian: string;
  diminta: JumlahAndaiDto;
  dipegang: JumlahAndaiDto;
  paling_banyak: JumlahAndaiDto | null;
  sisa: JumlahAndaiDto | null;
  lebih: JumlahAndaiDto | null;
}
export class HasilAndaiMintaDto {
  sebab: string | null;
  pos: AndaiMintaPosDto[];
}
