import type { SquarePhoto } from '../../inputs/photo-square';

const BATAS_MS = 1000;

/** No answer came in time, and the photo is the one of before. */
export class FotoTidakSampai extends Error {
  override readonly name = 'FotoTidakSampai';
  constructor() {
    super(
      'Unggahan melewati batas satu detik, jadi dihentikan. Foto Anda tidak berubah. Coba sekali lagi, atau pakai sambungan yang lebih cepat.',
    );
  }
}

interface Cara {
  /** The photo that is shown. */
  lama: string | null;
  kirim: (isi: FormData, batasMs: number) => Promise<unknown>;
  /** The photo that the server has by now. */
  kini: () => Promise<string | null>;
}

/** Failures of the client carry the status of the answer; 0 when there was none. */
const tanpaJawaban = (galat: unknown): boolean => galat instanceof Error && 'status' in galat && galat.status === 0;

/** Sends a cut photo within a second (BATAS-01). */
export async function unggahFoto({ blob, side }: SquarePhoto, { lama, kirim, kini }: Cara): Promise<void> {
  const isi = new FormData();
  isi.set('file', blob, 'foto.jpg');
  isi.set('x', '0');
  isi.set('y', '0');
  isi.set('sisi', String(side));
  try {
    await kirim(isi, BATAS_MS);
  } catch (galat) {
    // No answer in time does not yet mean that it was not taken: ask before saying so.
    if (!tanpaJawaban(galat)) throw galat;
    if ((await kini()) === lama) throw new FotoTidakSampai();
  }
}
