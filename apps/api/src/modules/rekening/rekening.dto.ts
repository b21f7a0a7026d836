import { IsIn } from 'class-validator';
import { RekeningQuery } from '../buku/posisi.dto';

export class RekeningUnduhQuery extends RekeningQuery {
  @IsIn(['pdf', 'xlsx'])
  format: 'pdf' | 'xlsx';
}
