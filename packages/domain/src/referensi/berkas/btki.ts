import { pesan } from '../../pesan/pesan';
import { warisanHs } from '../pohon-hs';
import { teksData, entri, type BerkasResmi, type PembacaBaris } from './bentuk';

const DIGIT = new Set(['4', '6', '8']);
const MAKS_TAKIK = 9;

/** `takik` is the depth: what a line hangs from is the last one of less depth. */
function pembaca(): PembacaBaris {
  const atas: ({ kode: string; uraian: string } | undefined)[] = [];
  return (b) => {
    const salah: string[] = [];
    const kode = b.kode ?? '';
    if (!DIGIT.has(b.digit ?? '') || Number(b.digit) !== kode.length)
      salah.push(pesan('referensi.digit', { n: kode.length }));
    const takik = /^\d$/.test(b.takik ?? '') ? Number(b.takik) : -1;
    if (takik < 0 || takik > MAKS_TAKIK)
      return { entri: entri(kode, b.uraian_id), salah: [...salah, pesan('referensi.takik')] };
    atas.length = takik;
    const jalur = atas.filter((a) => a !== undefined);
    const induk = jalur.at(-1)?.kode ?? null;
    atas[takik] = { kode, uraian: b.uraian_id ?? '' };
    if (induk !== null && induk.slice(0, 2) !== kode.slice(0, 2)) salah.push(pesan('referensi.induk_bab', { induk }));
    const data = { ...warisanHs(jalur.map((a) => a.uraian)), alias: b.uraian_en ?? '' };
    return { entri: entri(kode, b.uraian_id, { induk, data }), salah };
  };
}

export const BTKI: BerkasResmi = {
  nama: 'btki2022.csv',
  jenis: 'hs',
  keterangan: 'Buku tarif kepabeanan: kode, jumlah angka, kedalaman (takik), uraian Indonesia dan Inggris.',
  kolom: ['kode', 'digit', 'takik', 'uraian_id', 'uraian_en'],
  menutup: true,
  pembaca,
  tulis: (kode, isi) => ({
    kode,
    digit: String(kode.length),
    takik: String(Array.isArray(isi.data.jalur) ? isi.data.jalur.length : 0),
    uraian_id: isi.uraian,
    uraian_en: teksData(isi, 'alias'),
  }),
};
