import sharp from 'sharp';
import { AturanDilanggar, DomainError } from '../../../platform/errors';

/** Square part of the picture, in its own pixels after its orientation was applied. */
export interface Potongan {
  x: number;
  y: number;
  sisi: number;
}
const SISI = 512;
const MAKS_PIKSEL = 40_000_000;
/** The specification gives the whole upload one second: a picture that takes longer is refused, not waited for. */
const BATAS_S = 1;
const FORMAT = new Set(['jpeg', 'png', 'webp']);

/** 512 x 512 WEBP without metadata; the middle of the picture when no part was chosen. */
export async function olahFoto(gambar: Buffer, potong: Potongan | null): Promise<Buffer> {
  const mulai = performance.now();
  try {
    const baca = sharp(gambar, { limitInputPixels: MAKS_PIKSEL, failOn: 'error', animated: false });
    const { format, autoOrient } = await baca.metadata();
    if (!format || !FORMAT.has(format)) throw new AturanDilanggar('foto.bukan_gambar');
    const { width, height } = autoOrient;
    if (potong && (potong.x + potong.sisi > width || potong.y + potong.sisi > height))
      throw new AturanDilanggar('foto.potong');
    const sisa = BATAS_S - (performance.now() - mulai) / 1000;
    if (sisa <= 0) throw new AturanDilanggar('foto.terlalu_lama');
    const tegak = baca.timeout({ seconds: Math.max(1, Math.ceil(sisa)) }).autoOrient();
    const bagian = potong
      ? tegak.extract({ left: potong.x, top: potong.y, width: potong.sisi, height: potong.sisi })
      : tegak;
    const jadi = await bagian.resize(SISI, SISI, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
    if (performance.now() - mulai > BATAS_S * 1000) throw new AturanDilanggar('foto.terlalu_lama');
    return jadi;
  } catch (error) {
    if (error instanceof DomainError) throw error;
    throw new AturanDilanggar(/timeout/i.test(String(error)) ? 'foto.terlalu_lama' : 'foto.bukan_gambar');
  }
}
