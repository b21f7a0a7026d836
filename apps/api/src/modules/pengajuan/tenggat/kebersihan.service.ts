import { Injectable } from '@nestjs/common';
import { OutboxService } from '../../../jobs/outbox.service';
import { IdempotenRepository } from '../../../platform/idempoten/idempoten.repository';
import { PutaranService } from '../../../platform/putaran/putaran.service';
import { SapuMasukService } from '../../auth/sapu/sapu-masuk.service';
import { AntreBarisRepository } from '../baris/antre-baris.repository';

const SEPEKAN_MS = 7 * 86_400_000;

/** Rows that have served: each room removes its own. */
@Injectable()
export class KebersihanService {
  constructor(
    private readonly antre: AntreBarisRepository,
    private readonly masuk: SapuMasukService,
    private readonly idempoten: IdempotenRepository,
    private readonly outbox: OutboxService,
    private readonly putaran: PutaranService,
  ) {}

  /** Expired sign-ins and provider state; idempotency keys and done work of a week ago. Each by itself. */
  buang(kini: Date): Record<string, () => Promise<void>> {
    const sepekan = new Date(kini.getTime() - SEPEKAN_MS);
    return {
      alur_masuk: () => this.masuk.alur(kini),
      keadaan_penyedia: () => this.masuk.keadaanPenyedia(kini),
      percobaan_masuk: () => this.masuk.percobaan(sepekan),
      kunci_idempoten: () => this.idempoten.buang(sepekan),
      antrean_impor: () => this.antre.sapu(),
      outbox: () => this.outbox.buangSelesai('notifikasi', sepekan),
      putaran_gagal: () => this.putaran.buang(sepekan),
    };
  }
}
