import { Injectable } from '@nestjs/common';
import { tahunJakarta } from '@sinas/domain/format/tanggal';
import { bukaBuat, tutupBuat } from '@sinas/domain/kalender/jadwal';
import { KomoditasService } from '../../referensi/komoditas/komoditas.service';
import { KalenderService } from '../tenggat/kalender.service';

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
    const kini = this.kalender.kini();
    const semua = (await this.kalender.semuaJadwal()).filter((j) => j.tahun === tahun);
    return layanan.map(({ fl_terbit_otomatis: _, ...l }) => {
      const milik = semua.filter((j) => j.kd_rekom === l.kd_rekom);
      const jadwal = milik.find((j) => j.kd_komoditas === null) ?? null;
      return {
        ...l,
        tahun,
        buka: bukaBuat(jadwal, kini),
        tutup_buat: tutupBuat(jadwal),
        jadwal_komoditas: milik.flatMap((j) =>
          j.kd_komoditas === null
            ? []
            : [{ kd_komoditas: j.kd_komoditas, buka: bukaBuat(j, kini), tutup_buat: j.tutup_buat }],
        ),
      };
    });
  }
}
