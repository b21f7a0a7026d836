import { Injectable } from '@nestjs/common';
import { rapikan } from '@sinas/domain/format/angka';
import type { Kepala } from '@sinas/domain/formulir/formulir';
import { SISTEM } from '@sinas/domain/pengajuan/penjaga';
import { tidakWajar } from '@sinas/domain/baris/syarat-wajar';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { perpanjangan } from '@sinas/domain/pengajuan/turunan';
import { AturanDilanggar } from '../../../platform/errors';
import { perHalaman, PutaranService } from '../../../platform/putaran/putaran.service';
import { TINGKAT } from '@sinas/domain/baris/putusan';
import { PutusanRepository } from '../baris/putusan.repository';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { KalenderRepository } from './kalender.repository';
import { KalenderService } from './kalender.service';
import { LangkahService } from '../alur/langkah.service';
import { PengajuanRepository, type Jatuh } from '../alur/pengajuan.repository';

const SEKALI = 200;

/** What a ministry has not decided in its time is issued in full, where an operator has switched that on (T21). */
@Injectable()
export class TerbitOtomatisService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly repo: PengajuanRepository,
    private readonly putusan: PutusanRepository,
    private readonly alur: LangkahService,
    private readonly kalender: KalenderService,
    private readonly sakelar: KalenderRepository,
    private readonly putaran: PutaranService,
  ) {}

  /** Number of files issued, the latest deadline last; one that is held is named to operators. */
  async jalankan(): Promise<number> {
    const kini = this.kalender.kini();
    this.kalender.lupakan();
    return this.putaran.jalankan({
      nama: 'terbit_otomatis',
      butir: perHalaman<Jatuh>((setelah) => this.repo.lewatLayanan(kini, setelah, SEKALI), SEKALI),
      sasaran: ({ id }) => String(id),
      berkas: ({ id }) => id,
      kerja: ({ id }) => this.satu(id),
      lengkap: true,
    });
  }

  /** Throws AturanDilanggar for a quantity that is not plausible: nobody gives it, so neither does the system. */
  private satu(id: bigint): Promise<number> {
    return this.pintu.tulis(null, id, async (tx, p) => {
      if (!dalam('diMejaKl', p.kd_status) || !p.sla_tenggat || p.sla_tenggat >= this.kalender.kini()) return 0;
      if (!(await this.sakelar.otomatisMenyala(tx, p.kd_rekom))) return 0;
      // What an extension goes on with was weighed when it was decided.
      const masalah = perpanjangan(p.jenis_pengajuan)
        ? []
        : tidakWajar(p.kepala as Kepala, rapikan(p.jml_total.toFixed()), p.satuan);
      if (masalah[0]) throw new AturanDilanggar('kewajaran.tidak_otomatis', masalah, { uji: masalah[0].message });
      await this.alur.jalankan(tx, p, 'terbit_otomatis', SISTEM, {
        data: { sla_tenggat: p.sla_tenggat.toISOString() },
      });
      await this.putusan.beriPenuh(tx, p, TINGKAT.penetapan, 'Sistem', this.kalender.kini());
      return 1;
    });
  }
}
