import { Injectable } from '@nestjs/common';
import { lingkupAktor, type Aktor } from '@sinas/domain/akses/kebijakan';
import { jumlahkan, kurangi, rapikan } from '@sinas/domain/format/angka';
import { tahunJakarta } from '@sinas/domain/format/tanggal';
import { kunciPos, posBaris } from '@sinas/domain/neraca/pos';
import { ubahSatuan } from '@sinas/domain/neraca/satuan-dasar';
import { Clock } from '../../platform/clock/clock';
import { TidakAda } from '../../platform/errors';
import { PenetapanBerkasService } from '../pengajuan/tetapkan/penetapan-berkas.service';
import { GarisService } from './garis.service';
import { NeracaRepository } from './neraca.repository';

interface Saring {
  tahun?: number;
  kd_komoditas?: string;
}
interface Jumlah {
  diminta: string;
  rekomendasi: string;
}

/** Supply and demand of the nation by line, and what was asked for and recommended on each. */
@Injectable()
export class PasokanService {
  constructor(
    private readonly repo: NeracaRepository,
    private readonly berkas: PenetapanBerkasService,
    private readonly garis: GarisService,
    private readonly clock: Clock,
  ) {}

  /** Sums of requests are those of one ministry where it is named, and of his own for whoever sees only that. */
  async daftar(aktor: Aktor, q: Saring, kdGa?: string) {
    const tahun = q.tahun ?? tahunJakarta(this.clock.now()) + 1;
    const ga = this.ga(aktor, kdGa);
    const garis = await this.repo.daftar(this.repo.db, tahun, q.kd_komoditas);
    const jumlah = q.kd_komoditas ? await this.jumlah(tahun, q.kd_komoditas, ga) : null;
    return Promise.all(
      garis.map(async (g) => ({
        ...(await this.garis.tampil(g)),
        belum_dialokasikan: kurangi(g.plafon, g.ditetapkan),
        diminta: jumlah && (jumlah.get(g.kunci)?.diminta ?? '0'),
        rekomendasi: jumlah && (jumlah.get(g.kunci)?.rekomendasi ?? '0'),
      })),
    );
  }

  private ga(aktor: Aktor, kdGa?: string): string | null {
    const lingkup = lingkupAktor(aktor);
    if (lingkup?.jenis === 'semua') return kdGa ?? null;
    if (lingkup?.jenis !== 'ga' || (kdGa !== undefined && kdGa !== lingkup.kd_ga)) throw new TidakAda();
    return lingkup.kd_ga;
  }

  private async jumlah(tahun: number, kd_komoditas: string, kdGa: string | null): Promise<Map<string, Jumlah>> {
    const hasil = new Map<string, Jumlah>();
    for (const r of await this.berkas.jumlah(tahun, kd_komoditas, kdGa)) {
      const pos = posBaris({ tahun, kd_komoditas }, r.satuan, {
        '02': r.elemen['02'] ?? undefined,
        '03': r.elemen['03'] ?? undefined,
      });
      const ada = hasil.get(kunciPos(pos)) ?? { diminta: '0', rekomendasi: '0' };
      const tambah = (lama: string, n: { toFixed(): string }): string =>
        jumlahkan([lama, ubahSatuan(rapikan(n.toFixed()), r.satuan, pos.satuan)]);
      hasil.set(kunciPos(pos), {
        diminta: tambah(ada.diminta, r.diminta),
        rekomendasi: tambah(ada.rekomendasi, r.rekomendasi),
      });
    }
    return hasil;
  }
}
