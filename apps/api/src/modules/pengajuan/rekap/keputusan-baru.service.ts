import { Injectable } from '@nestjs/common';
import type { Aktor } from '@sinas/domain/akses/kebijakan';
import { rapikan, type Desimal } from '@sinas/domain/format/angka';
import { awalHari, tanggalIso } from '@sinas/domain/format/tanggal';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { BerkasTerkunciService } from '../alur/berkas-terkunci.service';
import { KalenderService } from '../tenggat/kalender.service';
import { HASIL_KEPUTUSAN, KeputusanBaruRepository, type HasilKeputusan } from './keputusan-baru.repository';
import type { SaringRekap } from './rekap.repository';

/** Days whose decisions are told, today among them. */
export const HARI_KEPUTUSAN = 7;
const TERBARU = 5;
const HARI_MS = 86_400_000;

/** What was decided lately, of the files that a reader watches. */
@Injectable()
export class KeputusanBaruService {
  constructor(
    private readonly repo: KeputusanBaruRepository,
    private readonly pintu: BerkasTerkunciService,
    private readonly kalender: KalenderService,
  ) {}

  async untuk(aktor: Aktor, saring: SaringRekap) {
    const lingkup = this.pintu.lingkup(aktor);
    const awal = tanggalIso(new Date(this.kalender.kini().getTime() - (HARI_KEPUTUSAN - 1) * HARI_MS));
    const sejak = awalHari(awal);
    const [jumlah, terbaru] = await Promise.all([
      this.repo.jumlah(lingkup, saring, sejak),
      this.repo.terbaru(lingkup, saring, sejak, TERBARU),
    ]);
    const n = (hasil: HasilKeputusan): number => jumlah.find((j) => j.hasil === hasil)?.n ?? 0;
    return {
      sejak,
      ...(Object.fromEntries(HASIL_KEPUTUSAN.map((h) => [h, n(h)])) as Record<HasilKeputusan, number>),
      terbaru: terbaru.map(({ id, no_aju, kd_rekom, kd_komoditas, diminta, diberikan, ...k }) => ({
        ...k,
        ...{ idNk: String(id), noAju: no_aju, jnsLayanan: layanan(kd_rekom as KdRekom).jnsLayanan },
        ur_komoditas: KELOMPOK.get(kd_komoditas)?.uraian ?? kd_komoditas,
        diminta: teks(diminta),
        diberikan: teks(diberikan),
      })),
    };
  }
}
const teks = (d: { toFixed: () => string }): Desimal => rapikan(d.toFixed());
