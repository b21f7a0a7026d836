import { banding, dariRibu, jumlahkan, keRibu, kurangi, persen, type Desimal } from '@sinas/domain/format/angka';
import type { BarisIsi, IsiBerkas } from '@sinas/domain/layanan/isi';
import type { UjiRencana } from '@sinas/domain/layanan/rkt/neraca';

export interface Bagian {
  nama: string;
  jml: Desimal;
  /** Tone of its part of the bar, 1 to 4. */
  warna: 1 | 2 | 3 | 4;
}
/** Supply and use of one unit, each as the sum of its parts. */
export interface NeracaSatuan {
  satuan: string;
  pasokan: Bagian[];
  penggunaan: Bagian[];
  jumlahPasokan: Desimal;
  jumlahPenggunaan: Desimal;
  selisih: Desimal;
  /** Difference in percent of supply; null without supply. */
  persen: number | null;
}

const medan = (b: BarisIsi, kd: string): Desimal => {
  const v = b.data[kd];
  return typeof v === 'string' && v !== '' ? v : '0';
};
const jml = (b: BarisIsi): Desimal => b.jml ?? '0';

/** What the balance of a kind of actor is made of, as the checks of D.3 add it up. */
function bagian(isi: IsiBerkas, satuan: string): [Bagian[], Bagian[]] {
  const dari = (...jenis: string[]) => isi.baris.filter((b) => jenis.includes(b.jenis) && (b.satuan ?? '') === satuan);
  const total = (rows: readonly BarisIsi[], nilai: (b: BarisIsi) => Desimal = jml) => jumlahkan(rows.map(nilai));
  const anak = (induk: string, jenis: string) => {
    const ada = new Set(dari(induk).map((b) => b.id));
    return total(isi.baris.filter((b) => b.jenis === jenis && b.id_induk !== null && ada.has(b.id_induk)));
  };
  const barang: Bagian[] = [
    { nama: 'impor', jml: total(dari('barang_impor')), warna: 1 },
    { nama: 'lokal', jml: total(dari('barang_lokal')), warna: 2 },
  ];
  switch (isi.kepala.jenis_pelaku) {
    case 'PRODUSEN': {
      const bahan = dari('bahan_baku');
      const asal = (a: string) => total(bahan.filter((b) => (b.data.asal === 'lokal' ? 'lokal' : 'impor') === a));
      return [
        [
          { nama: 'impor', jml: asal('impor'), warna: 1 },
          { nama: 'lokal', jml: asal('lokal'), warna: 2 },
          { nama: 'stok awal', jml: total(bahan, (b) => medan(b, 'stok_awal')), warna: 4 },
        ],
        [
          { nama: 'dipakai', jml: total(bahan, (b) => medan(b, 'pemakaian')), warna: 1 },
          { nama: 'stok akhir', jml: total(bahan, (b) => medan(b, 'stok_akhir')), warna: 4 },
        ],
      ];
    }
    case 'PEDAGANG':
      return [
        barang,
        [
          { nama: 'dalam negeri', jml: anak('data_distribusi', 'distribusi_lokal'), warna: 1 },
          { nama: 'ekspor', jml: anak('data_distribusi', 'distribusi_ekspor'), warna: 2 },
          { nama: 'lainnya', jml: anak('data_distribusi', 'distribusi_lainnya'), warna: 4 },
        ],
      ];
    default:
      return [barang, [{ nama: 'dipakai', jml: anak('barang_digunakan', 'penggunaan'), warna: 1 }]];
  }
}

/** One balance for each unit that the check of supply and use (a trader: of distribution) has found. */
export function neracaSatuan(isi: IsiBerkas, uji: readonly UjiRencana[]): NeracaSatuan[] {
  const kode = isi.kepala.jenis_pelaku === 'PEDAGANG' ? 4 : 1;
  return uji.flatMap((u): NeracaSatuan[] => {
    if (u.kode !== kode) return [];
    const [pasokan, penggunaan] = bagian(isi, u.satuan);
    const [jumlahPasokan, jumlahPenggunaan] = kode === 4 ? [u.b, u.a] : [u.a, u.b];
    const selisih = mutlak(kurangi(jumlahPasokan, jumlahPenggunaan));
    const p = persen(selisih, jumlahPasokan, [1, 10]);
    return [{ satuan: u.satuan, pasokan, penggunaan, jumlahPasokan, jumlahPenggunaan, selisih, persen: p }];
  });
}
export const mutlak = (n: Desimal): Desimal => (banding(n, '0') < 0 ? dariRibu(-keRibu(n)) : n);
