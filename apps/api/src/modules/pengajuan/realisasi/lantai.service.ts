import { Injectable } from '@nestjs/common';
import { rapikan, type Desimal } from '@sinas/domain/format/angka';
import type { Masalah } from '@sinas/domain/formulir/isian';
import { pengganti } from '@sinas/domain/pengajuan/turunan';
import { periksaLantai } from '@sinas/domain/realisasi/lantai';
import type { Db } from '../../../platform/prisma/prisma.service';
import type { BerkasRow } from '../alur/pengajuan.repository';
import { LantaiRepository, type LantaiRow } from './lantai.repository';

type Perubahan = Pick<BerkasRow, 'id' | 'id_asal' | 'jenis_pengajuan'>;

interface Atas {
  db?: Db | undefined;
  diberi?: ReadonlyMap<string, Desimal>;
}

/** The floor of a change: what was realised of its decision. Nothing stands in the way of a file that is none. */
@Injectable()
export class LantaiService {
  constructor(private readonly repo: LantaiRepository) {}

  /** Faults of what is asked for; of what is `diberi` to rows, where it is given. */
  async masalah(p: Perubahan, { db = this.repo.db, diberi }: Atas = {}): Promise<Masalah[]> {
    if (!pengganti(p.jenis_pengajuan) || p.id_asal === null) return [];
    const rows = await this.repo.baris(db, p.id, p.id_asal);
    return periksaLantai(
      rows.map((r) => ({
        ...pokok(r),
        kini:
          r.id_kini === null
            ? null
            : {
                seri: r.seri_kini ?? r.seri,
                satuan: r.satuan_kini ?? '',
                jml: diberi?.get(String(r.id_kini)) ?? rapikan((r.jml_kini ?? r.terealisasi).toFixed()),
              },
      })),
    );
  }

  /** Faults of taking rows away: one that was used could not be put back, and the change not be sent. */
  async terhapus(db: Db, ids: readonly bigint[]): Promise<Masalah[]> {
    return periksaLantai((await this.repo.dipakai(db, ids)).map((r) => ({ ...pokok(r), kini: null })));
  }
}

const pokok = ({ seri, satuan, terealisasi }: Pick<LantaiRow, 'seri' | 'satuan' | 'terealisasi'>) => ({
  seri,
  satuan,
  terealisasi: rapikan(terealisasi.toFixed()),
});
