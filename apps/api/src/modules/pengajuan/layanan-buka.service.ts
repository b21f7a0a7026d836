import { Injectable } from '@nestjs/common';
import { tahunJakarta } from '@sinas/domain/format/tanggal';
import { bukaBuat, tutupBuat } from '@sinas/domain/kalender/jadwal';
import { KomoditasService } from '../referensi/komoditas.service';
import { KalenderService } from './kalender.service';

/** Services with their window of the next balance year. */
@Injectable()
export class LayananBukaService {
  constructor(
    private readonly komoditas: KomoditasService,
    private readonly kalender: KalenderService,
  ) {}

  async daftar() {
    const tahun = tahunJakarta(this.kalender.kini()) + 1;
    const layanan = await this.komoditas.layanan();
    return Promise.all(
      layanan.map(async ({ fl_terbit_otomatis: _, ...l }) => {
        const jadwal = await this.kalender.jadwal(tahun, l.kd_rekom, '');
        return { ...l, tahun, buka: bukaBuat(jadwal, this.kalender.kini()), tutup_buat: tutupBuat(jadwal) };
      }),
    );
  }
}
