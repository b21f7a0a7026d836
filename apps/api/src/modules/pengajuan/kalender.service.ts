import { Injectable } from '@nestjs/common';
import type { HariLibur } from '@sinas/domain/kalender/hari-kerja';
import { jadwalBerlaku, type Jadwal } from '@sinas/domain/kalender/jadwal';
import { Clock } from '../../platform/clock/clock';
import { KalenderRepository } from './kalender.repository';

const SEGAR_MS = 15_000;
interface Isi {
  jadwal: Jadwal[];
  libur: HariLibur;
  otomatis: ReadonlySet<string>;
}

/** Schedules, holidays and switches, read again every quarter of a minute. */
@Injectable()
export class KalenderService {
  private isi: { nilai: Promise<Isi>; pada: number } | null = null;

  constructor(
    private readonly repo: KalenderRepository,
    private readonly clock: Clock,
  ) {}

  private muat(): Promise<Isi> {
    const now = this.kini().getTime();
    if (!this.isi || Math.abs(now - this.isi.pada) > SEGAR_MS) {
      const nilai = Promise.all([this.repo.jadwal(), this.repo.libur(), this.repo.terbitOtomatis()]).then(
        ([jadwal, libur, otomatis]) => ({ jadwal, libur, otomatis }),
      );
      nilai.catch(() => (this.isi = null));
      this.isi = { nilai, pada: now };
    }
    return this.isi.nilai;
  }

  async libur(): Promise<HariLibur> {
    return (await this.muat()).libur;
  }
  async semuaJadwal(): Promise<Jadwal[]> {
    return (await this.muat()).jadwal;
  }
  async jadwal(tahun: number, kdRekom: string, kdKomoditas: string): Promise<Jadwal | null> {
    return jadwalBerlaku((await this.muat()).jadwal, tahun, kdRekom, kdKomoditas);
  }
  async terbitOtomatis(kdRekom: string): Promise<boolean> {
    return (await this.muat()).otomatis.has(kdRekom);
  }
  kini(): Date {
    return this.clock.now();
  }
}
