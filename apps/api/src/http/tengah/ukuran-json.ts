const KUTIP = 0x22;
const MIRING = 0x5c;
const KOMA = 0x2c;
const BUKA_OBJEK = 0x7b;
const TUTUP_OBJEK = 0x7d;
const BUKA_DAFTAR = 0x5b;
const TUTUP_DAFTAR = 0x5d;

export interface BatasJson {
  /** Members of all objects and arrays together. */
  anggota: number;
  /** Members of one object. */
  medan: number;
  kedalaman: number;
}

/** Where a text ends that begins at `i` (its opening quote); the end of the bytes when it never does. */
function akhirTeks(isi: Buffer, i: number): number {
  let j = i;
  for (;;) {
    j = isi.indexOf(KUTIP, j + 1);
    if (j < 0) return isi.length;
    let miring = 0;
    while (isi[j - 1 - miring] === MIRING) miring += 1;
    if (miring % 2 === 0) return j;
  }
}

/**
 * Whether the JSON of these bytes (UTF-8) is wider or deeper than the limits, told before it is parsed: parsing a
 * million keys takes seconds, looking at their commas milliseconds. Says nothing about whether it is JSON at all.
 */
export function melebihi(isi: Buffer, batas: BatasJson): boolean {
  const objek: boolean[] = [];
  const medan: number[] = [];
  let dalam = 0;
  let anggota = 0;
  for (let i = 0; i < isi.length; i += 1) {
    const b = isi[i];
    if (b === KUTIP) i = akhirTeks(isi, i);
    else if (b === BUKA_OBJEK || b === BUKA_DAFTAR) {
      if (dalam === batas.kedalaman) return true;
      objek[dalam] = b === BUKA_OBJEK;
      medan[dalam] = 1;
      dalam += 1;
      anggota += 1;
    } else if (b === TUTUP_OBJEK || b === TUTUP_DAFTAR) dalam = Math.max(0, dalam - 1);
    else if (b === KOMA && dalam > 0) {
      anggota += 1;
      const n = (medan[dalam - 1] ?? 0) + 1;
      medan[dalam - 1] = n;
      if (objek[dalam - 1] && n > batas.medan) return true;
    }
    if (anggota > batas.anggota) return true;
  }
  return false;
}
