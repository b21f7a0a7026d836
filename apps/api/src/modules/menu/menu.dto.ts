import { Type } from 'class-transformer';
import { IsInt, Min } from 'class-validator';

export class AnakMenuQuery {
  @Type(() => Number)
  @IsInt()
  @Min(1)
  id_parent: number;
}
export class MenuDto {
  id: number;
  id_parent: number | null;
  kode: string;
  judul: string;
  uri: string;
  ikon: string | null;
  urut: number;
}
