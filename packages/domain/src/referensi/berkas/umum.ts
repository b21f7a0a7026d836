import { pesan } from '../../pesan/pesan';
import { entri, teksData, type BerkasResmi } from './bentuk';

/** A file of codes and texts alone. */
const kodeDanUraian = (
  isi: Pick<BerkasResmi, 'nama' | 'jenis' | 'keterangan'>,
  [kode, uraian]: readonly [string, string],
): BerkasResmi => ({
  ...isi,
  kolom: [kode, uraian],
  menutup: true,
  pembaca: () => (b, urut) => ({ entri: entri(b[kode], b[uraian], { urut: isi.jenis === 'incoterm' ? urut : null }) }),
  tulis: (k, e) => ({ [kode]: k, [uraian]: e.uraian }),
});

export const KBLI: BerkasResmi = {
  nama: 'kbli2020.csv',
  jenis: 'kbli',
  keterangan: 'Klasifikasi lapangan usaha: kode, jumlah angka, judul.',
  kolom: ['kode', 'digit', 'judul'],
  menutup: true,
  pembaca: () => (b) => ({
    entri: entri(b.kode, b.judul),
    salah: Number(b.digit) === (b.kode ?? '').length ? [] : [pesan('referensi.digit', { n: (b.kode ?? '').length })],
  }),
  tulis: (kode, isi) => ({ kode, digit: String(kode.length), judul: isi.uraian }),
};
/** Units that have an Indonesian name; those of the package stay beside them. */
export const SATUAN = kodeDanUraian(
  { nama: 'satuan_id.csv', jenis: 'satuan', keterangan: 'Satuan dengan nama Indonesia: kode, nama.' },
  ['kode_satuan', 'ur_satuan_id'],
);
export const INCOTERM = kodeDanUraian(
  { nama: 'incoterm2020.csv', jenis: 'incoterm', keterangan: 'Incoterm: kode, nama.' },
  ['incoterm', 'ur_incoterm'],
);
export const IKAN: BerkasResmi = {
  nama: 'ikan.csv',
  jenis: 'ikan',
  keterangan: 'Jenis ikan: nama latin, nama umum, asal nama.',
  kolom: ['nama_latin', 'nama_umum', 'sumber'],
  menutup: true,
  pembaca: () => (b) => ({
    entri: entri(b.nama_latin, b.nama_latin, {
      induk: '013',
      data: { alias: b.nama_umum ?? '', asal: b.sumber ?? '' },
    }),
  }),
  tulis: (kode, isi) => ({ nama_latin: kode, nama_umum: teksData(isi, 'alias'), sumber: teksData(isi, 'asal') }),
};
export const BADAN_USAHA: BerkasResmi = {
  nama: 'jenis_badan_usaha.csv',
  jenis: 'badan_usaha',
  keterangan: 'Bentuk badan usaha: id, uraian, keterangan.',
  kolom: ['id', 'uraian', 'keterangan'],
  menutup: true,
  pembaca: () => (b) => ({ entri: entri(b.id, b.uraian, { data: { keterangan: b.keterangan ?? '' } }) }),
  tulis: (id, isi) => ({ id, uraian: isi.uraian, keterangan: teksData(isi, 'keterangan') }),
};
export const KEMENTERIAN: BerkasResmi = {
  nama: 'kementerian.csv',
  jenis: 'kementerian',
  keterangan: 'Bagian anggaran: kode, nama, singkatan.',
  kolom: ['kode_ba', 'nama', 'singkatan'],
  menutup: true,
  pembaca: () => (b) => ({ entri: entri(b.kode_ba, b.nama, { data: { singkatan: b.singkatan ?? '' } }) }),
  tulis: (kode_ba, isi) => ({ kode_ba, nama: isi.uraian, singkatan: teksData(isi, 'singkatan') }),
};
