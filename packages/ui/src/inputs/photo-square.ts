const MAX_SIDE = 1024;
const QUALITY = 0.9;

interface Part {
  x: number;
  y: number;
  width: number;
}
/** A square picture, and its side in its own pixels. */
export interface SquarePhoto {
  blob: Blob;
  side: number;
}

/** Enough for a photo, small enough for a slow line. */
export const squareSide = (width: number): number => Math.max(16, Math.min(MAX_SIDE, Math.round(width)));

/** Cuts a part out of a picture and makes it small; throws when the picture cannot be read. */
export async function cropToSquare(url: string, part: Part): Promise<SquarePhoto> {
  const picture = new Image();
  picture.src = url;
  await picture.decode();
  const side = squareSide(part.width);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const paper = canvas.getContext('2d');
  if (!paper) throw new Error('no canvas');
  // JPEG has no transparency: without this it would turn black.
  paper.fillStyle = '#ffffff';
  paper.fillRect(0, 0, side, side);
  paper.drawImage(picture, part.x, part.y, part.width, part.width, 0, 0, side, side);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', QUALITY));
  if (!blob) throw new Error('no picture');
  return { blob, side };
}
