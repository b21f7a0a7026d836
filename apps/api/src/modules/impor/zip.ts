import { StringDecoder } from 'node:string_decoder';
import { createInflateRaw } from 'node:zlib';
import { AturanDilanggar } from '../../platform/errors';

/** An entry as the central directory declares it. */
export interface IsiZip {
  nama: string;
  metode: number;
  padat: number;
  ukuran: number;
  awal: number;
}
const MAKS_ISI = 500;
/** All parts of a workbook together, inflated. */
export const MAKS_MEKAR = 256 * 1024 * 1024;
const EOCD = 0x06054b50;
const PUSAT = 0x02014b50;
const LOKAL = 0x04034b50;
const bukanBuku = (): AturanDilanggar => new AturanDilanggar('impor.bukan_buku');

/** Reads the central directory; nothing is inflated before number, size and kind of every entry are known. */
export function bacaZip(buf: Buffer): Map<string, IsiZip> {
  const akhir = cariAkhir(buf);
  const jumlah = buf.readUInt16LE(akhir + 10);
  let di = buf.readUInt32LE(akhir + 16);
  const isi = new Map<string, IsiZip>();
  let mekar = 0;
  if (jumlah === 0xffff || di === 0xffffffff) throw bukanBuku();
  if (jumlah > MAKS_ISI) throw new AturanDilanggar('impor.isi_terlalu_besar');
  for (let i = 0; i < jumlah; i++) {
    if (di + 46 > buf.length || buf.readUInt32LE(di) !== PUSAT) throw bukanBuku();
    const bendera = buf.readUInt16LE(di + 8);
    const metode = buf.readUInt16LE(di + 10);
    const [padat, ukuran] = [buf.readUInt32LE(di + 20), buf.readUInt32LE(di + 24)];
    const [pNama, pEkstra, pCatatan] = [
      buf.readUInt16LE(di + 28),
      buf.readUInt16LE(di + 30),
      buf.readUInt16LE(di + 32),
    ];
    const nama = buf.toString('utf8', di + 46, di + 46 + pNama);
    // Bit 0: encrypted.
    if ((bendera & 1) !== 0 || (metode !== 0 && metode !== 8) || isi.has(nama)) throw bukanBuku();
    mekar += ukuran;
    if (mekar > MAKS_MEKAR) throw new AturanDilanggar('impor.isi_terlalu_besar');
    isi.set(nama, { nama, metode, padat, ukuran, awal: awalIsi(buf, buf.readUInt32LE(di + 42), padat) });
    di += 46 + pNama + pEkstra + pCatatan;
  }
  return isi;
}

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

/** Text of one entry, piece by piece. More bytes than declared, or broken compression: refused. */
export async function* teksIsi(buf: Buffer, isi: IsiZip): AsyncGenerator<string> {
  const mentah = buf.subarray(isi.awal, isi.awal + isi.padat);
  const utf8 = new StringDecoder('utf8');
  if (isi.metode === 0) {
    yield utf8.write(mentah) + utf8.end();
    return;
  }
  const mekar = createInflateRaw({ chunkSize: 256 * 1024 });
  mekar.end(mentah);
  let byte = 0;
  try {
    for await (const potong of mekar as AsyncIterable<Buffer>) {
      byte += potong.length;
      if (byte > isi.ukuran) throw new AturanDilanggar('impor.isi_terlalu_besar');
      yield utf8.write(potong);
    }
  } catch (error) {
    throw error instanceof AturanDilanggar ? error : bukanBuku();
  } finally {
    mekar.destroy();
  }
  yield utf8.end();
}

export async function teksUtuh(buf: Buffer, isi: IsiZip): Promise<string> {
  const potong: string[] = [];
  for await (const t of teksIsi(buf, isi)) potong.push(t);
  return potong.join('');
}
