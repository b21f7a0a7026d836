import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { crc32, deflateRawSync } from 'node:zlib';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { opsiAwal } from '@sinas/domain/komoditas/opsi';
import { kolomBaris } from '@sinas/domain/baris/barang';
import { BARANG } from '@sinas/domain/baris/jenis-barang';
import { susunDaftar } from '../../src/modules/impor/nilai/daftar-pilihan';
import type { CaraBaca } from '../../src/modules/impor/nilai/petakan-baris';
import type { BentukLembar } from '../../src/modules/impor/templat/bentuk-lembar';
import { VERSI_TEMPLAT } from '../../src/modules/impor/templat/templat';
import type { BarisTulis, IsiBuku } from '../../src/modules/impor/tulis/isi-buku';
import { tulisBuku } from '../../src/modules/impor/tulis/tulis-buku';

export const TAHUN_BUKU = 2027;
/** Fish: it has every kind of column, several variants included. */
const IKAN = '013';

export function caraBaca(kode = IKAN): CaraBaca {
  const kelompok = KELOMPOK.get(kode);
  if (!kelompok) throw new Error(`no group ${kode}`);
  const kolom = kolomBaris(kelompok, 'impor');
  const daftar = susunDaftar(kolom, {
    kelompok,
    opsi: opsiAwal(kelompok, TAHUN_BUKU),
    negara: [
      { kode: 'AU', nama: 'Australia' },
      { kode: 'NO', nama: 'Norwegia' },
    ],
    pelabuhan: [
      { kode: 'IDTPP', nama: 'Tanjung Priok' },
      { kode: 'IDBLW', nama: 'Belawan' },
      { kode: 'IDAAA', nama: 'Kembar' },
      { kode: 'IDBBB', nama: 'Kembar' },
    ],
    satuan: [
      { kode: 'TNE', nama: 'Ton' },
      { kode: 'KGM', nama: 'Kilogram' },
    ],
    contohHs: [{ kode: '03034300', nama: 'Cakalang' }],
  });
  return { kolom, daftar, tahun: TAHUN_BUKU };
}

/** A workbook with one sheet: goods that nothing hangs from. */
export const BENTUK_BARANG: readonly BentukLembar[] = [{ jenis: BARANG, nomor: [], kolom: caraBaca().kolom }];
export const bentukBarang = () => Promise.resolve(BENTUK_BARANG);

export async function buatBuku(baris: readonly BarisTulis[], isi: Partial<IsiBuku> = {}): Promise<Buffer> {
  const { daftar } = caraBaca();
  const pipa = new PassThrough();
  const dibaca = buffer(pipa);
  await tulisBuku(pipa, {
    info: {
      idNk: '7',
      noAju: '03003200001120261120000001',
      kd_komoditas: IKAN,
      jenis: 'impor',
      tahun: TAHUN_BUKU,
      versi: VERSI_TEMPLAT,
    },
    uraian: { layanan: 'Rekomendasi', komoditas: 'Hasil perikanan', perusahaan: 'PT Uji' },
    permohonan: [],
    lembar: BENTUK_BARANG.map((b) => ({ ...b, daftar, baris: [baris] })),
    contohHs: ['0303.43.00 - Cakalang'],
    dibuat: new Date('2026-11-20T00:00:00Z'),
    ...isi,
  });
  return dibaca;
}

export interface IsiZipUji {
  nama: string;
  isi: string | Buffer;
  /** what the directory pretends */
  ukuran?: number;
  bendera?: number;
}
/** A zip to the letter as it is told, its entries stored, or deflated (`padat`). */
export function buatZip(isi: readonly IsiZipUji[], padat = false): Buffer {
  const lokal: Buffer[] = [];
  const pusat: Buffer[] = [];
  let di = 0;
  for (const e of isi) {
    const [nama, data] = [Buffer.from(e.nama), Buffer.from(e.isi as string)];
    const isiPadat = padat ? deflateRawSync(data, { level: 9 }) : data;
    const cara = padat ? 8 : 0;
    const kepala = Buffer.alloc(30);
    kepala.writeUInt32LE(0x04034b50, 0);
    kepala.writeUInt16LE(cara, 8);
    kepala.writeUInt32LE(isiPadat.length, 18);
    kepala.writeUInt32LE(e.ukuran ?? data.length, 22);
    kepala.writeUInt16LE(nama.length, 26);
    const p = Buffer.alloc(46);
    p.writeUInt32LE(0x02014b50, 0);
    p.writeUInt16LE(e.bendera ?? 0, 8);
    p.writeUInt16LE(cara, 10);
    p.writeUInt32LE(crc32(data), 16);
    p.writeUInt32LE(isiPadat.length, 20);
    p.writeUInt32LE(e.ukuran ?? data.length, 24);
    p.writeUInt16LE(nama.length, 28);
    p.writeUInt32LE(di, 42);
    lokal.push(kepala, nama, isiPadat);
    pusat.push(p, nama);
    di += 30 + nama.length + isiPadat.length;
  }
  const direktori = Buffer.concat(pusat);
  const akhir = Buffer.alloc(22);
  akhir.writeUInt32LE(0x06054b50, 0);
  akhir.writeUInt16LE(isi.length, 8);
  akhir.writeUInt16LE(isi.length, 10);
  akhir.writeUInt32LE(direktori.length, 12);
  akhir.writeUInt32LE(di, 16);
  return Buffer.concat([...lokal, direktori, akhir]);
}
