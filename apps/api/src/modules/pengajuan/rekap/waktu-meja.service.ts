import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { STATUS, TAGIHAN_LEWAT } from '@sinas/domain/pengajuan/status';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { KalenderService } from '../tenggat/kalender.service';
import { ditunggu, RekapService } from './rekap.service';
import type { SaringRekap } from './rekap.repository';
import { MEJA_WAKTU, WaktuMejaRepository, type LamaMeja, type MejaWaktu } from './waktu-meja.repository';

/** Days whose stays are told, today among them. */
export const HARI_WAKTU = 90;
const HARI_MS = 86_400_000;

export interface WaktuMeja {
  meja: MejaWaktu;
  /** Files there now, and those of them past their due date. */
  berkas: number;
  lewat: number;
  /** Stays that have ended, and their working days; null where there are none. */
  selesai: number;
  median_hari: number | null;
  p90_hari: number | null;
}

/** How long files stay at each desk, and how many wait there. */
@Injectable()
export class WaktuMejaService {
  constructor(
    private readonly repo: WaktuMejaRepository,
    private readonly rekap: RekapService,
    private readonly pintu: BerkasTerkunciService,
    private readonly kalender: KalenderService,
  ) {}

  /**
   * By the worker: the days that were not counted yet, and again the one that was counted last and the one before, for what
   * was written late. Answers how many days. Each is a step of its own: a run that is cut off goes on where it was.
   */
  async perbarui(): Promise<number> {
    const kini = this.kalender.kini();
    const awal = this.sejak(kini);
    const pada = await this.repo.pada();
    let hari = pada ? geser(pada, -1) : awal;
    if (hari < awal || hari > tanggalIso(kini)) hari = awal;
    let n = 0;
    for (; hari <= tanggalIso(kini); hari = geser(tengah(hari), 1)) {
      await this.repo.hitungHari(hari, hari === tanggalIso(kini) ? kini : tengah(hari));
      n += 1;
    }
    await this.repo.buang(awal);
    return n;
  }

  async untuk(aktor: Aktor, saring: SaringRekap): Promise<{ pada: Date | null; meja: WaktuMeja[] }> {
    const lingkup = this.pintu.lingkup(aktor);
    if (!ditunggu(lingkup)) return { pada: null, meja: [] };
    const [pada, lama, { rows }] = await Promise.all([
      this.repo.pada(),
      this.repo.lama(lingkup, saring, this.sejak(this.kalender.kini())),
      this.rekap.untuk(aktor, saring),
    ]);
    return {
      pada,
      meja: MEJA_WAKTU.map((meja) => {
        const di = rows.filter((r) => STATUS[r.status].meja === meja && STATUS[r.status].fase !== 'isi');
        const jumlah = (a: readonly { n: number }[]): number => a.reduce((x, r) => x + r.n, 0);
        const milik = lama.filter((l) => l.meja === meja);
        return {
          meja,
          berkas: jumlah(di),
          lewat: jumlah(di.filter((r) => r.lewat || r.status === TAGIHAN_LEWAT)),
          selesai: jumlah(milik),
          median_hari: persentil(milik, 50),
          p90_hari: persentil(milik, 90),
        };
      }),
    };
  }
  private sejak(kini: Date): string {
    return geser(kini, 1 - HARI_WAKTU);
  }
}

/** The fewest working days within which so many in a hundred stays ended; `lama` by days, ascending. */
export function persentil(lama: readonly Pick<LamaMeja, 'hari' | 'n'>[], persen: number): number | null {
  const semua = lama.reduce((a, l) => a + l.n, 0);
  let sampai = 0;
  for (const { hari, n } of lama) {
    sampai += n;
    if (sampai * 100 >= semua * persen) return hari;
  }
  return null;
}
const tengah = (iso: string): Date => new Date(`${iso}T12:00:00+07:00`);
const geser = (dari: Date, hari: number): string => tanggalIso(new Date(dari.getTime() + hari * HARI_MS));
