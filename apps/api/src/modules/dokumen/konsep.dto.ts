import { Matches } from 'class-validator';

export class KonsepQuery {
  @Matches(/^\d{1,18}$/)
  id_nk!: string;
}
