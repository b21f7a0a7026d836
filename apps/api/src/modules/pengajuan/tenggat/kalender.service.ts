import { Injectable } from '@nestjs/common';
import type { HariLibur } from '@sinas/domain/kalender/hari-kerja';
import { jadwalBerlaku, type Jadwal } from '@sinas/domain/kalender/jadwal';
import { susunTahap, type TahapTampil } from '@sinas/domain/kalender/tahap-neraca';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { Clock } from '../../../platform/clock/clock';
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
  /** As they stand now: for deadlines, that people will be told. */
  liburTerbaru(): Promise<HariLibur> {
    return this.repo.libur();
  }
  jadwalTerbaru(): Promise<Jadwal[]> {
    return this.repo.jadwal();
  }
  /** Read anew from now on, by this process; others follow within `SEGAR_MS`. */
  lupakan(): void {
    this.isi = null;
  }
  async semuaJadwal(): Promise<Jadwal[]> {
    return (await this.muat()).jadwal;
  }
  /** The window that judges a file: the one it was submitted in, else the one of today. */
  async jadwalBerkas(p: {
    tahun: number;
    kd_rekom: string;
    kd_komoditas: string;
    jadwal_kirim: unknown;
  }): Promise<Jadwal | null> {
    return bacaJadwal(p.jadwal_kirim) ?? this.jadwal(p.tahun, p.kd_rekom, p.kd_komoditas);
  }
  /** Where a balance year stands, in the words of the public page. */
  async tahap(tahun: number): Promise<TahapTampil[]> {
    const jadwal = (await this.muat()).jadwal.filter((j) => j.tahun === tahun);
    return susunTahap(jadwal, await this.repo.tahap(tahun), tanggalIso(this.kini()));
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

function bacaJadwal(isi: unknown): Jadwal | null {
  if (!isi) return null;
  type Wajib = 'buka_buat' | 'tutup_buat' | 'tutup_ubah';
  type Bebas = 'buka_tarik' | 'tutup_tarik';
  const j = isi as Omit<Jadwal, Wajib | Bebas> & Record<Wajib, string> & Partial<Record<Bebas, string | null>>;
  return {
    ...j,
    buka_buat: new Date(j.buka_buat),
    tutup_buat: new Date(j.tutup_buat),
    tutup_ubah: new Date(j.tutup_ubah),
    buka_tarik: j.buka_tarik ? new Date(j.buka_tarik) : null,
    tutup_tarik: j.tutup_tarik ? new Date(j.tutup_tarik) : null,
  };
}
