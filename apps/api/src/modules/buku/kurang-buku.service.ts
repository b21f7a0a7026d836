import { Injectable } from '@nestjs/common';
import type { Desimal } from '@sinas/domain/format/angka';
import type { Pos } from '@sinas/domain/neraca/pos';
import { AturanDilanggar } from '../../platform/errors';
import { ElemenService } from '../referensi/komoditas/elemen.service';
import { sebutJumlah, sebutPos } from '@sinas/domain/neraca/kata-pos';

type Kunci = 'buku.tidak_cukup' | 'dasar.melebihi_cadangan' | 'batas.melebihi';

/** Refusals for want of a quantity. */
@Injectable()
export class KurangBukuService {
  constructor(private readonly elemen: ElemenService) {}

  /** Of which line, what is wanted (`jml`) and what there is, in the words and the unit that people use. */
  async tolak(kunci: Kunci, { pos, jml, ada }: { pos: Pos; jml: Desimal; ada: Desimal }): Promise<AturanDilanggar> {
    const kata = await this.elemen.untuk(pos.kd_komoditas, pos.tahun);
    return new AturanDilanggar(kunci, [], {
      ...{ uraian: sebutPos(pos, kata), minta: sebutJumlah(pos, jml), ada: sebutJumlah(pos, ada) },
    });
  }
}
