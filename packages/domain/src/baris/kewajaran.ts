import {
  angka,
  banding,
  dariRibu,
  desimalSah,
  jumlahkan,
  keRibu,
  kurangi,
  persen,
  type Desimal,
} from '../format/angka';
import { kuantitas } from '../format/satuan';
import type { Kepala } from '../formulir/formulir';

export interface UjiKewajaran {
  kode: 'neraca_massa' | 'kapasitas' | 'tahun_lalu';
  nama: string;
  nilai: 'baik' | 'perhatian' | 'ditahan' | 'tanpa_data';
  /** The sum in words: no verdict without its arithmetic. */
  uraian: string;
  /** Lines of the sum, in the unit of the file. */
  rincian: { nama: string; jumlah: Desimal }[];
}
const ambil = (k: Kepala, f: string): Desimal | null => (desimalSah(k[f]) ? k[f] : null);

type Satuan = string | null;

/** Plausibility of a quantity, shown to applicant and verifier alike. `satuan`: code of the file's unit, null = several. */
export function ujiKewajaran(kepala: Kepala, jumlah: Desimal, satuan: Satuan): UjiKewajaran[] {
  return [neracaMassa(kepala, jumlah, satuan), kapasitas(kepala, jumlah, satuan), tahunLalu(kepala, jumlah, satuan)];
}

function neracaMassa(k: Kepala, jumlah: Desimal, satuan: Satuan): UjiKewajaran {
  const [stok, lokal, butuh] = [ambil(k, 'stok_awal'), ambil(k, 'pasokan_lokal'), ambil(k, 'kebutuhan_setahun')];
  const dasar = { kode: 'neraca_massa' as const, nama: 'Neraca massa setahun' };
  if (!stok || !lokal || !butuh || banding(butuh, '0') === 0)
    return { ...dasar, nilai: 'tanpa_data', uraian: 'Stok, pasokan dan kebutuhan belum lengkap.', rincian: [] };
  const pasokan = jumlahkan([stok, lokal, jumlah]);
  const selisih = kurangi(pasokan, butuh);
  const p = persen(selisih.replace('-', ''), butuh, [1, 10]) ?? 0;
  const rincian = [
    { nama: 'Stok awal', jumlah: stok },
    { nama: 'Pasokan dalam negeri', jumlah: lokal },
    { nama: 'Impor', jumlah },
    { nama: 'Pasokan', jumlah: pasokan },
    { nama: 'Kebutuhan', jumlah: butuh },
    { nama: 'Selisih', jumlah: selisih },
  ];
  const nilai = p <= 1 ? 'baik' : p <= 10 ? 'perhatian' : 'ditahan';
  return {
    ...dasar,
    nilai,
    rincian,
    uraian: `${kuantitas(pasokan, satuan)} − ${kuantitas(butuh, satuan)} = ${kuantitas(selisih, satuan)}, ${angka(p)}% dari kebutuhan. Di atas 1% perlu catatan, di atas 10% tidak wajar.`,
  };
}

function kapasitas(k: Kepala, jumlah: Desimal, satuan: Satuan): UjiKewajaran {
  const dasar = { kode: 'kapasitas' as const, nama: 'Kapasitas terpasang', rincian: [] };
  const terpasang = ambil(k, 'kapasitas_terpasang');
  if (!terpasang || banding(terpasang, '0') === 0)
    return { ...dasar, nilai: 'tanpa_data', uraian: 'Bukan produsen, atau kapasitas belum diisi.' };
  const rendemen = ambil(k, 'rendemen') ?? '100';
  const hasil = dariRibu((keRibu(jumlah) * keRibu(rendemen)) / 100_000n);
  const p = persen(hasil, terpasang, [90, 100]) ?? 0;
  const nilai = p > 100 ? 'ditahan' : p > 90 ? 'perhatian' : 'baik';
  return {
    ...dasar,
    nilai,
    uraian: `${kuantitas(jumlah, satuan)} × ${angka(rendemen)}% = ${kuantitas(hasil, satuan)}; ${kuantitas(hasil, satuan)} ÷ ${kuantitas(terpasang, satuan)} = ${angka(p)}%, paling banyak 100%.`,
  };
}

function tahunLalu(k: Kepala, jumlah: Desimal, satuan: Satuan): UjiKewajaran {
  const dasar = { kode: 'tahun_lalu' as const, nama: 'Dibanding tahun lalu', rincian: [] };
  const lalu = ambil(k, 'realisasi_tahun_lalu');
  if (!lalu || banding(lalu, '0') === 0)
    return { ...dasar, nilai: 'tanpa_data', uraian: 'Tidak ada realisasi tahun lalu.' };
  const p = persen(jumlah, lalu, [150]) ?? 0;
  return {
    ...dasar,
    nilai: p > 150 ? 'perhatian' : 'baik',
    uraian: `${kuantitas(jumlah, satuan)} ÷ ${kuantitas(lalu, satuan)} = ${angka(p)}%. Di atas 150% perlu alasan.`,
  };
}
