import { Injectable } from '@nestjs/common';
import { SISTEM } from '@sinas/domain/pengajuan/penjaga';
import { runIn, type Tx } from '../../../platform/prisma/prisma.service';
import { LangkahService } from '../alur/langkah.service';
import { PengajuanRepository } from '../alur/pengajuan.repository';

/** The desk of an officer who leaves is cleared: his files go back to the queue of his ministry. */
@Injectable()
export class LepasPetugasService {
  constructor(
    private readonly repo: PengajuanRepository,
    private readonly langkah: LangkahService,
  ) {}

  /** How many files. */
  async semua(tx: Tx, idUser: string, catatan: string): Promise<number> {
    const ids = await this.repo.dipegang(tx, idUser);
    for (const id of ids) {
      const p = await this.repo.kunci(runIn(tx), null, id);
      if (p?.id_pengambil === idUser) await this.langkah.jalankan(tx, p, 'petugas_nonaktif', SISTEM, { catatan });
    }
    return ids.length;
  }
}
