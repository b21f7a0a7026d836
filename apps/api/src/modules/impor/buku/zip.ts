import { StringDecoder } from 'node:string_decoder';
import { createInflateRaw } from 'node:zlib';
import { AturanDilanggar } from '../../../platform/errors';

/** An entry as the central directory declares it. */
export interface IsiZip {
  nama: string;
  metode: number;
  padat: number;
  ukuran: number;
  awal: number;
  crc: number;
}
const MAKS_ISI = 500;
/** All parts of a workbook together, inflated. */
export const MAKS_MEKAR = 256 * 1024 * 1024;
/** Deflate cannot do better than about 1:1032; honest sheets of ours stay below 1:100. */
const MAKS_BANDING = 400;
const BEBAS_BANDING = 1024 * 1024;
/** Small pieces: what is made from one of them dies young. */
const POTONG = 16 * 1024;
const EOCD = 0x06054b50;
const PUSAT = 0x02014b50;
const LOKAL = 0x04034b50;
export const bukanBuku = (): AturanDilanggar => new AturanDilanggar('impor.bukan_buku');
export const terlaluBesar = (): AturanDilanggar => new AturanDilanggar('impor.isi_terlalu_besar');

/** Reads the central directory; nothing is inflated before number, size and kind of every entry are known. */
export function bacaZip(buf: Buffer): Map<string, IsiZip> {
  const akhir = cariAkhir(buf);
  const jumlah = buf.readUInt16LE(akhir + 10);
  let di = buf.readUInt32LE(akhir + 16);
  const isi = new Map<string, IsiZip>();
  let mekar = 0;
  if (jumlah === 0xffff || di === 0xffffffff) throw bukanBuku();
  if (jumlah > MAKS_ISI) throw terlaluBesar();
  for (let i = 0; i < jumlah; i++) {
    const [entri, lanjut] = bacaEntri(buf, di);
    if (isi.has(entri.nama)) throw bukanBuku();
    mekar += entri.ukuran;
    if (mekar > MAKS_MEKAR) throw terlaluBesar();
    if (entri.ukuran > BEBAS_BANDING && entri.ukuran > entri.padat * MAKS_BANDING) throw terlaluBesar();
    isi.set(entri.nama, entri);
    di = lanjut;
  }
  return isi;
}

function bacaEntri(buf: Buffer, di: number): [IsiZip, number] {
  if (di + 46 > buf.length || buf.readUInt32LE(di) !== PUSAT) throw bukanBuku();
  const bendera = buf.readUInt16LE(di + 8);
  const metode = buf.readUInt16LE(di + 10);
  const [crc, padat, ukuran] = [buf.readUInt32LE(di + 16), buf.readUInt32LE(di + 20), buf.readUInt32LE(di + 24)];
  const [pNama, pEkstra, pCatatan] = [buf.readUInt16LE(di + 28), buf.readUInt16LE(di + 30), buf.readUInt16LE(di + 32)];
  const nama = buf.toString('utf8', di + 46, di + 46 + pNama);
  // Bit 0: encrypted.
  if ((bendera & 1) !== 0 || (metode !== 0 && metode !== 8) || !namaWajar(nama)) throw bukanBuku();
  const awal = awalIsi(buf, buf.readUInt32LE(di + 42), padat);
  return [{ nama, metode, padat, ukuran, awal, crc }, di + 46 + pNama + pEkstra + pCatatan];
}
/** No part is ever written under its name; a name that climbs or is absolute is a trick all the same. */
const namaWajar = (nama: string): boolean =>
  // eslint-disable-next-line no-control-regex -- exactly these are refused
  !/[\\\u0000-\u001f]|^\/|^[A-Za-z]:/.test(nama) && !nama.split('/').includes('..');

function cariAkhir(buf: Buffer): number {
  if (buf.length < 22 || buf.readUInt32LE(0) !== LOKAL) throw bukanBuku();
  for (let i = buf.length - 22; i >= Math.max(0, buf.length - 22 - 0xffff); i--)
    if (buf.readUInt32LE(i) === EOCD) return i;
  throw bukanBuku();
}
function awalIsi(buf: Buffer, lokal: number, padat: number): number {
  if (lokal + 30 > buf.length || buf.readUInt32LE(lokal) !== LOKAL) throw bukanBuku();
  const awal = lokal + 30 + buf.readUInt16LE(lokal + 26) + buf.readUInt16LE(lokal + 28);
  if (awal + padat > buf.length) throw bukanBuku();
  return awal;
}

/** Bytes of one entry, piece by piece. Another number than declared, or broken compression: refused. */
export async function* byteIsi(buf: Buffer, isi: IsiZip): AsyncGenerator<Buffer> {
  const mentah = buf.subarray(isi.awal, isi.awal + isi.padat);
  if (isi.metode === 0) {
    if (isi.padat !== isi.ukuran) throw bukanBuku();
    for (let i = 0; i < mentah.length; i += POTONG) yield mentah.subarray(i, i + POTONG);
    return;
  }
  // Some pieces ahead: the next one is inflated in another thread while this one is read.
  const mekar = createInflateRaw({ chunkSize: 4 * POTONG, readableHighWaterMark: 8 * POTONG } as object);
  mekar.end(mentah);
  let byte = 0;
  try {
    for await (const potong of mekar as AsyncIterable<Buffer>) {
      byte += potong.length;
      if (byte > isi.ukuran) throw terlaluBesar();
      // A stream hands out all that it has ready at once.
      for (let i = 0; i < potong.length; i += POTONG) yield potong.subarray(i, i + POTONG);
    }
  } catch (error) {
    throw error instanceof AturanDilanggar ? error : bukanBuku();
  } finally {
    mekar.destroy();
  }
  if (byte !== isi.ukuran) throw bukanBuku();
}

/** Text of one part that is read: no document type, no comment, no second encoding. Nothing of it is ever expanded. */
export async function* teksIsi(buf: Buffer, isi: IsiZip): AsyncGenerator<string> {
  const utf8 = new StringDecoder('utf8');
  let ekor = false;
  for await (const potong of byteIsi(buf, isi)) {
    if (potong.includes('<!') || (ekor && potong[0] === 0x21) || potong.includes(0)) throw bukanBuku();
    ekor = potong[potong.length - 1] === 0x3c;
    const teks = utf8.write(potong);
    if (teks.charCodeAt(0) === 0xfffd) throw bukanBuku();
    yield teks;
  }
  yield utf8.end();
}

export async function teksUtuh(buf: Buffer, isi: IsiZip, maks = MAKS_MEKAR): Promise<string> {
  if (isi.ukuran > maks) throw terlaluBesar();
  const potong: string[] = [];
  for await (const t of teksIsi(buf, isi)) potong.push(t);
  return potong.join('');
}
