import type { Desimal } from '../format/angka';
import { bolehMedan, gabungTerbuka } from './medan';
import { bentukRekaman, MEDAN_REKAMAN } from '../komoditas/bentuk-rekaman';
import { periksaRekaman, type RekamanKomoditas } from '../komoditas/rekaman';
import { pesan } from '../pesan/pesan';
import { kolomKonteks, kunciBaris, lengkapiBaris, MAKS_BARIS, periksaBaris } from './barang';
import type { BarisMentah, HasilSiap, IsiBaris, JenisBaris } from './jenis-baris';
import { fieldTerkunci, tolakBaris } from './jenis-kolom';
import { kosong } from './kolom';

const LANGKAH = 'barang';
/** Other fields than the specification's are dropped, and so is what is empty. */
const bersihkan = (r: BarisMentah): RekamanKomoditas =>
  Object.fromEntries(Object.entries(r).filter(([k, v]) => MEDAN_REKAMAN.has(k) && v !== null && v !== ''));

/** What every goods row has. */
export interface IsiBarang extends IsiBaris {
  uraian: string;
  satuan: string;
  jml: Desimal;
  kunci: string;
}
const samping = (r: RekamanKomoditas): Omit<IsiBarang, 'data'> => ({
  uraian: r.uraian_barang ?? '',
  hs: r['08'] ?? null,
  satuan: r.satuan ?? '',
  jml: r.jml_bahan_baku ?? '0',
  kunci: kunciBaris(r),
});
const isi = (r: RekamanKomoditas): IsiBarang => {
  const { no_seri: _n, ...data } = r;
  return { data, ...samping(r) };
};

/** Goods: the commodity record with the specification's field names (VALIDASI-05 to -11). */
export const BARANG: JenisBaris = {
  kode: 'barang',
  induk: null,
  nama: 'Barang',
  lembar: 'Data barang',
  langkah: LANGKAH,
  medanInduk: null,
  medanJml: 'jml_bahan_baku',
  maks: MAKS_BARIS,
  dihitung: true,
  bulan: false,
  kolom: kolomKonteks,
  rakit: {
    lengkapi: lengkapiBaris,
    kurang: (r, { kelompok }) => kelompok.salahSatu02Atau04 && kosong(r['02']) && kosong(r['04']),
    isi: samping,
  },
  siapkan: (mentah, ktx, letak = {}): HasilSiap => {
    const { seri, batas } = letak;
    const di = seri ? { baris: seri } : {};
    const bentuk = bentukRekaman(mentah);
    if (bentuk.length > 0)
      return {
        sah: false,
        message: pesan('rekaman.schema'),
        masalah: bentuk.map((s) => ({ ...s, langkah: LANGKAH, ...di })),
      };
    const r = bersihkan(mentah);
    const terkunci = fieldTerkunci(kolomKonteks(ktx), r, letak, LANGKAH);
    if (terkunci.length > 0) return tolakBaris(terkunci);
    const medan = batas?.medan ?? null;
    // A code of a locked field may have ended since: nobody asks for another one, and nobody could give it.
    const masalah = periksaBaris(r, ktx, seri).filter((m) => bolehMedan(medan, m.path));
    const baru = lengkapiBaris(r, ktx);
    const lengkap = batas && medan ? { ...gabungTerbuka(batas.lama, baru, medan), no_seri: seri } : baru;
    const rekaman = periksaRekaman(lengkap, ktx.jenis, seri ? 'edit' : 'create');
    if (!rekaman.status)
      return {
        sah: false,
        message: rekaman.message,
        masalah:
          masalah.length > 0 ? masalah : [{ langkah: LANGKAH, path: 'elements', message: rekaman.message, ...di }],
      };
    if (r['01'] !== undefined && r['01'] !== ktx.kelompok.kode)
      return tolakBaris([{ langkah: LANGKAH, path: '01', message: pesan('rekaman.schema') }]);
    return masalah.length > 0 ? tolakBaris(masalah) : { sah: true, isi: isi(lengkap) };
  },
};
