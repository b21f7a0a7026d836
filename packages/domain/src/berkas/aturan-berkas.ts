import { pesan } from '../pesan/pesan';

/** PENDING until its content is checked; only READY counts. */
export type StatusDokumen = 'PENDING' | 'READY' | 'REJECTED';
/** Who made it: the applicant, for the file or with an answer or objection, or the portal (receipt, decision). */
export type AsalDokumen = 'PEMOHON' | 'JAWABAN' | 'PORTAL';

export const EKSTENSI_BAWAAN = [
  'jpg',
  'jpeg',
  'png',
  'gif',
  'webp',
  'pdf',
  'docx',
  'doc',
  'pptx',
  'xlsx',
  'xls',
] as const;
export const MAKS_KB_BAWAAN = 5 * 1024;

export interface AturanBerkas {
  maksKb: number;
  ekstensi: readonly string[];
}
export const ATURAN_BAWAAN: AturanBerkas = { maksKb: MAKS_KB_BAWAAN, ekstensi: EKSTENSI_BAWAAN };
export interface CalonBerkas {
  nama: string;
  /** bytes */
  ukuran: number;
}
export const ekstensiDari = (nama: string): string => /\.([A-Za-z0-9]{1,8})$/.exec(nama)?.[1]?.toLowerCase() ?? '';

/** Null when the file may be taken, else the message to show (VALIDASI-01 to -04). */
export function periksaBerkas(
  berkas: CalonBerkas | null | undefined,
  aturan: AturanBerkas = ATURAN_BAWAAN,
): string | null {
  if (!berkas || berkas.ukuran <= 0) return pesan('berkas.tidak_valid');
  if (berkas.ukuran >= aturan.maksKb * 1024)
    return pesan('berkas.terlalu_besar', { n: Number((aturan.maksKb / 1024).toFixed(2)) });
  if (!aturan.ekstensi.includes(ekstensiDari(berkas.nama)))
    return pesan('berkas.ekstensi', { daftar: aturan.ekstensi.join(', ') });
  return null;
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const TANDA: Record<string, number[][]> = {
  jpg: [[0xff, 0xd8, 0xff]],
  jpeg: [[0xff, 0xd8, 0xff]],
  png: [[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]],
  gif: [[0x47, 0x49, 0x46, 0x38]],
  webp: [[0x52, 0x49, 0x46, 0x46]],
  pdf: [[0x25, 0x50, 0x44, 0x46, 0x2d]],
  docx: [ZIP],
  pptx: [ZIP],
  xlsx: [ZIP],
  doc: [OLE],
  xls: [OLE],
};
/** Does the content begin as its extension promises? `awal`: the first 16 bytes. */
export function isiSesuai(ekstensi: string, awal: Uint8Array): boolean {
  const cocok = TANDA[ekstensi]?.some((tanda) => tanda.every((b, i) => awal[i] === b)) ?? false;
  if (!cocok || ekstensi !== 'webp') return cocok;
  return [0x57, 0x45, 0x42, 0x50].every((b, i) => awal[8 + i] === b);
}

const MIME: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  gif: 'image/gif',
  webp: 'image/webp',
  pdf: 'application/pdf',
  doc: 'application/msword',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xls: 'application/vnd.ms-excel',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
};
/** What a file of this ending is called on the wire. */
export const mimeBerkas = (ekstensi: string): string => MIME[ekstensi] ?? 'application/octet-stream';
