import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { crc32, createDeflateRaw } from 'node:zlib';

/** A part of a zip that is being written: its name, and its text piece by piece. */
export interface BagianZip {
  nama: string;
  isi: AsyncIterable<string> | Iterable<string>;
}
interface Tercatat {
  nama: Buffer;
  crc: number;
  padat: number;
  ukuran: number;
  awal: number;
}
/** Speed over size: repeated markup shrinks well at once, and a stronger level costs three times as much. */
const TINGKAT = 1;
const POTONG = 64 * 1024;
/** Bit 3: sizes follow the data. Bit 11: names in UTF-8. */
const BENDERA = 0x0808;

/** A zip as it is made: never more of it in memory than some pieces. */
export async function* tulisZip(bagian: AsyncIterable<BagianZip>, waktu: Date): AsyncGenerator<Buffer> {
  const tercatat: Tercatat[] = [];
  const dos = waktuDos(waktu);
  let di = 0;
  for await (const { nama, isi } of bagian) {
    const t: Tercatat = { nama: Buffer.from(nama), crc: 0, padat: 0, ukuran: 0, awal: di };
    const kepala = Buffer.alloc(30);
    kepala.writeUInt32LE(0x04034b50, 0);
    kepala.writeUInt16LE(20, 4);
    kepala.writeUInt16LE(BENDERA, 6);
    kepala.writeUInt16LE(8, 8);
    kepala.writeUInt32LE(dos, 10);
    kepala.writeUInt16LE(t.nama.length, 26);
    yield Buffer.concat([kepala, t.nama]);
    for await (const potong of padatkan(isi, t)) yield potong;
    const ekor = Buffer.alloc(16);
    ekor.writeUInt32LE(0x08074b50, 0);
    ekor.writeUInt32LE(t.crc, 4);
    ekor.writeUInt32LE(t.padat, 8);
    ekor.writeUInt32LE(t.ukuran, 12);
    yield ekor;
    di += 46 + t.nama.length + t.padat;
    tercatat.push(t);
  }
  yield direktori(tercatat, dos, di);
}

async function* padatkan(isi: BagianZip['isi'], t: Tercatat): AsyncGenerator<Buffer> {
  const deflate = createDeflateRaw({ level: TINGKAT, chunkSize: POTONG, highWaterMark: 4 * POTONG } as object);
  const byte = async function* (): AsyncGenerator<Buffer> {
    for await (const teks of isi) {
      const b = Buffer.from(teks);
      t.crc = crc32(b, t.crc);
      t.ukuran += b.length;
      yield b;
    }
  };
  // A failure of the source destroys the stream with that error, which then ends the loop below.
  const habis = pipeline(Readable.from(byte(), { highWaterMark: 4 }), deflate).catch(() => undefined);
  try {
    for await (const potong of deflate as AsyncIterable<Buffer>) {
      t.padat += potong.length;
      yield potong;
    }
  } finally {
    deflate.destroy();
    await habis;
  }
}

function direktori(semua: readonly Tercatat[], dos: number, awal: number): Buffer {
  const isi = semua.flatMap((t) => {
    const p = Buffer.alloc(46);
    p.writeUInt32LE(0x02014b50, 0);
    p.writeUInt16LE(20, 4);
    p.writeUInt16LE(20, 6);
    p.writeUInt16LE(BENDERA, 8);
    p.writeUInt16LE(8, 10);
    p.writeUInt32LE(dos, 12);
    p.writeUInt32LE(t.crc, 16);
    p.writeUInt32LE(t.padat, 20);
    p.writeUInt32LE(t.ukuran, 24);
    p.writeUInt16LE(t.nama.length, 28);
    p.writeUInt32LE(t.awal, 42);
    return [p, t.nama];
  });
  const pusat = Buffer.concat(isi);
  const akhir = Buffer.alloc(22);
  akhir.writeUInt32LE(0x06054b50, 0);
  akhir.writeUInt16LE(semua.length, 8);
  akhir.writeUInt16LE(semua.length, 10);
  akhir.writeUInt32LE(pusat.length, 12);
  akhir.writeUInt32LE(awal, 16);
  return Buffer.concat([pusat, akhir]);
}

function waktuDos(w: Date): number {
  const hari = ((w.getUTCFullYear() - 1980) << 9) | ((w.getUTCMonth() + 1) << 5) | w.getUTCDate();
  return ((hari << 16) | (w.getUTCHours() << 11) | (w.getUTCMinutes() << 5) | (w.getUTCSeconds() >> 1)) >>> 0;
}
