import { pesan } from '@sinas/domain/pesan/pesan';
import type { BarisBerkas, BerkasResmi } from '@sinas/domain/referensi/berkas/bentuk';
import {
  kenaliBerkas,
  PemeriksaBerkas,
  type AdaKode,
  type BarisSah,
  type Tolakan,
} from '@sinas/domain/referensi/berkas/periksa-berkas';
import { bacaCsv, CsvRusak } from '../../../platform/csv/baca-csv';

export const MAKS_BARIS_MUATAN = 200_000;
/** More refused lines than anybody reads: the rest is counted only. */
const MAKS_TOLAKAN = 5000;

/** The file is not one of this list's at all. */
export class BerkasTakDikenal extends Error {
  constructor(
    readonly baris: number,
    message: string,
  ) {
    super(message);
  }
}
export interface IsiBerkas {
  berkas: BerkasResmi;
  sah: BarisSah[];
  ditolak: Tolakan[];
  /** Rows of data in the file. */
  baris: number;
}

/** Reads and checks a whole file: nothing is written, every fault has its line. */
export async function bacaMuatan(isi: Buffer, kandidat: readonly BerkasResmi[], ada: AdaKode): Promise<IsiBerkas> {
  let berkas: BerkasResmi | null = null;
  let kolom: string[] = [];
  let periksa: PemeriksaBerkas | null = null;
  const lebih: Tolakan[] = [];
  let baris = 0;
  try {
    for await (const r of bacaCsv(isi)) {
      if (!periksa) {
        kolom = r.sel.map((k) => k.trim());
        const kenal = kenaliBerkas(kandidat, kolom);
        if ('salah' in kenal) throw new BerkasTakDikenal(r.baris, kenal.salah);
        berkas = kenal.berkas;
        periksa = new PemeriksaBerkas(berkas, ada);
        continue;
      }
      baris += 1;
      if (baris > MAKS_BARIS_MUATAN)
        throw new BerkasTakDikenal(r.baris, pesan('referensi.terlalu_banyak', { n: MAKS_BARIS_MUATAN }));
      if (r.sel.length !== kolom.length)
        lebih.push({
          baris: r.baris,
          kode: (r.sel[0] ?? '').slice(0, 60),
          pesan: pesan('referensi.kolom_baris', { n: r.sel.length, harus: kolom.length }),
        });
      else periksa.ambil(keBaris(kolom, r.sel), r.baris);
    }
  } catch (error) {
    if (!(error instanceof CsvRusak)) throw error;
    throw new BerkasTakDikenal(error.baris, pesan(error.kunci, error.nilai));
  }
  if (!berkas || !periksa || baris === 0) throw new BerkasTakDikenal(1, pesan('referensi.kosong'));
  periksa.selesai();
  const ditolak = [...periksa.ditolak, ...lebih].sort((a, b) => (a.baris ?? 0) - (b.baris ?? 0));
  return { berkas, sah: periksa.sah, ditolak: ditolak.slice(0, MAKS_TOLAKAN), baris };
}
const keBaris = (kolom: readonly string[], sel: readonly string[]): BarisBerkas =>
  Object.fromEntries(kolom.map((k, i) => [k, (sel[i] ?? '').trim()]));
