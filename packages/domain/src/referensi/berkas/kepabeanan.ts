import { pesan } from '../../pesan/pesan';
import { entri, teksData, type BerkasResmi } from './bentuk';

export const KPBC: BerkasResmi = {
  nama: 'kpbc.csv',
  jenis: 'kpbc',
  keterangan: 'Kantor pabean: kode, nama, kode kantor di atasnya.',
  kolom: ['kode_kpbc', 'ur_kpbc', 'id_referensi_kpbc'],
  menutup: true,
  pembaca: () => (b) => ({ entri: entri(b.kode_kpbc, b.ur_kpbc, { induk: b.id_referensi_kpbc || null }) }),
  tulis: (kode, isi) => ({ kode_kpbc: kode, ur_kpbc: isi.uraian, id_referensi_kpbc: isi.induk ?? '' }),
};
export const KPP: BerkasResmi = {
  nama: 'kpp.csv',
  jenis: 'kpp',
  keterangan: 'Kantor pajak: kode, nama, kode dan nama kanwil.',
  kolom: ['kode_kpp', 'nama', 'kode_kanwil', 'kanwil'],
  menutup: true,
  pembaca: () => (b) => ({
    entri: entri(b.kode_kpp, b.nama, { induk: b.kode_kanwil || null, data: { kanwil: b.kanwil ?? '' } }),
  }),
  tulis: (kode, isi) => ({
    kode_kpp: kode,
    nama: isi.uraian,
    kode_kanwil: isi.induk ?? '',
    kanwil: teksData(isi, 'kanwil'),
  }),
};
export const PELABUHAN_INDONESIA: BerkasResmi = {
  nama: 'pelabuhan_id.csv',
  jenis: 'pelabuhan',
  keterangan: 'Pelabuhan Indonesia: kode, nama, subdivisi, fungsi (UN/LOCODE), kode kantor pabean bila ada.',
  kolom: ['kode_pelabuhan', 'pelabuhan', 'subdivisi', 'fungsi', 'kode_kantor'],
  menutup: true,
  pembaca: () => (b) => ({
    entri: entri(b.kode_pelabuhan, b.pelabuhan, {
      induk: 'ID',
      data: { kode_kantor: b.kode_kantor || null, subdivisi: b.subdivisi ?? '', fungsi: b.fungsi ?? '' },
    }),
    salah: b.kode_pelabuhan?.startsWith('ID') ? [] : [pesan('referensi.pelabuhan_negara', { negara: 'ID' })],
  }),
  tulis: (kode, isi) => ({
    kode_pelabuhan: kode,
    pelabuhan: isi.uraian,
    subdivisi: teksData(isi, 'subdivisi'),
    fungsi: teksData(isi, 'fungsi'),
    kode_kantor: teksData(isi, 'kode_kantor'),
  }),
  milik: (_, isi) => isi.induk === 'ID',
};
export const PELABUHAN_DUNIA: BerkasResmi = {
  nama: 'pelabuhan_dunia.csv',
  jenis: 'pelabuhan',
  keterangan: 'Pelabuhan negara lain: kode, nama, kode negara, fungsi (UN/LOCODE).',
  kolom: ['kode_pelabuhan', 'pelabuhan', 'kode_negara', 'fungsi'],
  menutup: true,
  pembaca: () => (b) => ({
    entri: entri(b.kode_pelabuhan, b.pelabuhan, {
      induk: b.kode_negara || null,
      urut: 1,
      data: { fungsi: b.fungsi ?? '' },
    }),
    salah:
      b.kode_negara && !b.kode_pelabuhan?.startsWith(b.kode_negara)
        ? [pesan('referensi.pelabuhan_negara', { negara: b.kode_negara })]
        : [],
  }),
  tulis: (kode, isi) => ({
    kode_pelabuhan: kode,
    pelabuhan: isi.uraian,
    kode_negara: isi.induk ?? '',
    fungsi: teksData(isi, 'fungsi'),
  }),
  milik: (_, isi) => isi.induk !== 'ID',
};
