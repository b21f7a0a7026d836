import { Injectable } from '@nestjs/common';
import { tahunJakarta } from '@sinas/domain/format/tanggal';
import { kunciPos, type Pos } from '@sinas/domain/neraca/pos';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { SISTEM } from '@sinas/domain/pengajuan/penjaga';
import { pesan } from '@sinas/domain/pesan/pesan';
import { perHalaman, PutaranService } from '../../../platform/putaran/putaran.service';
import { TutupBukuService } from '../../buku/tutup-buku.service';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { LangkahService } from '../alur/langkah.service';
import { PengajuanRepository, type Jatuh } from '../alur/pengajuan.repository';
import { KalenderService } from '../tenggat/kalender.service';

const SEKALI = 200;

/** No quantity crosses years: what draws from one that has ended is closed (T31), then what nobody has taken goes. */
@Injectable()
export class TutupTahunService {
  constructor(
    private readonly pintu: BerkasTerkunciService,
    private readonly repo: PengajuanRepository,
    private readonly alur: LangkahService,
    private readonly kalender: KalenderService,
    private readonly putaran: PutaranService,
    private readonly buku: TutupBukuService,
  ) {}

  /** Number of files and lines closed. */
  async jalankan(): Promise<number> {
    const kini = this.kalender.kini();
    const tahun = tahunJakarta(kini);
    const berkas = await this.putaran.jalankan({
      nama: 'tahun_tutup',
      butir: perHalaman<Jatuh>((setelah) => this.repo.lewatTahun(tahun, setelah, SEKALI), SEKALI),
      sasaran: ({ id }: Jatuh) => String(id),
      berkas: ({ id }) => id,
      kerja: ({ id }) => this.satu(id, tahun),
      lengkap: true,
    });
    const pos = await this.putaran.jalankan({
      nama: 'tutup_buku',
      butir: await this.buku.terbuka(tahun),
      sasaran: (p: Pos) => kunciPos(p),
      kerja: (p) => this.buku.tutup(p, kini),
      lengkap: true,
    });
    return berkas + pos;
  }

  private satu(id: bigint, tahun: number): Promise<number> {
    return this.pintu.tulis(null, id, async (tx, p) => {
      if (!dalam('berjalan', p.kd_status) || p.id_sumber === null || p.tahun >= tahun) return 0;
      await this.alur.jalankan(tx, p, 'tahun_tutup', SISTEM, {
        catatan: pesan('dasar.tahun_tutup', { tahun: String(p.tahun) }),
        data: { kd_alasan: 'TAHUN_TUTUP' },
      });
      return 1;
    });
  }
}
