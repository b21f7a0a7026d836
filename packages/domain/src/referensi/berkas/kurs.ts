import { entri, teksData, type BerkasResmi } from './bentuk';

const KOLOM = ['kode_valuta', 'nama', 'per_satuan', 'nilai_idr', 'tanggal', 'sumber'] as const;
const NAMA = 'kurs_contoh.csv';

/** Rates of a day: those of other days stay. */
export const KURS: BerkasResmi = {
  nama: NAMA,
  jenis: 'kurs',
  keterangan: 'Kurs suatu hari: kode valuta, nama, per satuan, nilai rupiah, tanggal (tttt-bb-hh), sumber.',
  kolom: KOLOM,
  menutup: false,
  pembaca: () => (b) => ({
    entri: entri(`${b.kode_valuta ?? ''}-${b.tanggal ?? ''}`, b.nama, {
      induk: b.kode_valuta || null,
      berlaku_mulai: b.tanggal || null,
      data: { per_satuan: b.per_satuan ?? '', nilai: b.nilai_idr ?? '', asal: b.sumber ?? '' },
    }),
  }),
  tulis: (kode, isi) => ({
    kode_valuta: isi.induk ?? '',
    nama: isi.uraian,
    per_satuan: teksData(isi, 'per_satuan'),
    nilai_idr: teksData(isi, 'nilai'),
    tanggal: isi.berlaku_mulai ?? kode.slice(-10),
    sumber: teksData(isi, 'asal'),
  }),
};
/** The same file names its currencies. */
export const VALUTA: BerkasResmi = {
  nama: NAMA,
  jenis: 'valuta',
  keterangan: 'Nama mata uang dari berkas kurs.',
  kolom: KOLOM,
  menutup: false,
  pembaca: () => (b) => ({ entri: entri(b.kode_valuta, b.nama) }),
};
