import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import type { Peristiwa } from '@sinas/domain/pengajuan/alur';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { SISTEM } from '@sinas/domain/pengajuan/penjaga';
import type { StatusBilling } from '@sinas/domain/pengajuan/status';
import type { Tx } from '../../../platform/prisma/prisma.service';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { LangkahService } from '../alur/langkah.service';
import type { BerkasRow } from '../alur/pengajuan.repository';

/** A step of the file that goes with its bill. */
export interface LangkahTagihan {
  peristiwa: Peristiwa;
  status_billing: StatusBilling;
  catatan?: string;
  data?: object;
}
/** A locked file, and how its bill moves it. */
export interface BerkasTagih {
  tx: Tx;
  p: BerkasRow;
  /** Does it wait for a payment? */
  ditagih: boolean;
  jalan: (l: LangkahTagihan) => Promise<void>;
}

/** T12 to T14, T30 and T36 on the side of the file. */
@Injectable()
export class TagihBerkasService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly alur: LangkahService,
  ) {}

  baca(aktor: Aktor, kunci: string): Promise<BerkasRow> {
    return this.pintu.baca(aktor, kunci);
  }

  /** One transaction with the file locked; null = the system. */
  tulis<T>(aktor: Aktor | null, id: bigint, kerja: (b: BerkasTagih) => Promise<T>): Promise<T> {
    return this.pintu.tulis(aktor, id, async (tx, semula) => {
      let p = semula;
      const jalan = async ({ peristiwa, status_billing, catatan, data }: LangkahTagihan): Promise<void> => {
        const ubah = { status_billing };
        // What a guard asks of the bill is what the bill has become.
        p = await this.alur.jalankan(tx, { ...p, status_billing }, peristiwa, PELAKU[peristiwa] === 'sistem' || !aktor ? SISTEM : aktor, { catatan, data, ubah }); // prettier-ignore
      };
      return kerja({ tx, p: semula, ditagih: dalam('ditagih', semula.kd_status), jalan });
    });
  }
}
/** Steps that nobody takes himself, whoever has set them off. */
const PELAKU: Partial<Record<Peristiwa, 'sistem'>> = { bayar: 'sistem', lanjut: 'sistem' };
