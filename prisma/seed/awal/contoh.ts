/** Short lists that let every screen work without the official files. Sums and rates here are examples, not published ones. */
export const KPP_AWAL: readonly [kode: string, nama: string, kodeKanwil: string, kanwil: string][] = [
  ['001', 'KPP Pratama Jakarta Matraman', '110', 'Kanwil DJP Jakarta Timur'],
  ['002', 'KPP Pratama Jakarta Jatinegara', '110', 'Kanwil DJP Jakarta Timur'],
  ['003', 'KPP Pratama Jakarta Pulogadung', '110', 'Kanwil DJP Jakarta Timur'],
];

export const VALUTA_AWAL: readonly [kode: string, nama: string, contoh: string][] = [
  ['USD', 'Dolar Amerika Serikat', '16000.00'],
  ['EUR', 'Euro', '18000.00'],
  ['JPY', 'Yen Jepang', '110.00'],
  ['SGD', 'Dolar Singapura', '12400.00'],
  ['CNY', 'Yuan Tiongkok', '2250.00'],
];
export const TANGGAL_KURS_AWAL = '2026-01-01';

export const BADAN_USAHA_AWAL: readonly [id: string, uraian: string, keterangan: string][] = [
  ['01', 'PT', 'Perseroan Terbatas'],
  ['02', 'PT Perorangan', 'Perseroan Terbatas Perorangan (UMK)'],
  ['03', 'CV', 'Persekutuan Komanditer (Commanditaire Vennootschap)'],
];

export const IKAN_AWAL: readonly [latin: string, umum: string, komoditas: string][] = [
  ['Katsuwonus pelamis', 'Cakalang', '013'],
  ['Salmo salar', 'Salmon Atlantik', '013'],
  ['Scomber japonicus', 'Makarel pasifik', '013'],
  ['Litopenaeus vannamei', 'Udang vaname', '013'],
];

/** Kinds of coordination meetings (ref/jenis-rakor). */
export const RAKOR_AWAL: readonly [kode: string, nama: string, keputusan: string][] = [
  ['0', 'TANPA RAKOR', 'Penetapan tanpa rapat'],
  ['1', 'RAKORNIS', 'Volume yang direkomendasikan per komoditas dan perusahaan'],
  ['2', 'RAKORMEN', 'Penetapan Neraca Komoditas tahun berikutnya'],
  ['3', 'RAKORTAS', 'Penetapan terbatas, perubahan, atau penugasan'],
  ['4', 'RAKOR EVALUASI', 'Evaluasi triwulanan'],
];

/** Which product comes from which material, and how much of it (yield, per cent): trees by parent. */
export const DENDOGRAM_AWAL: readonly [kode: string, uraian: string, induk: string, hs: string, rendemen: number][] = [
  ['011', 'Gula kristal mentah', '', '17011400', 100],
  ['011.1', 'Gula kristal putih', '011', '17019990', 94],
  ['011.2', 'Gula kristal rafinasi', '011', '17019910', 95],
  ['011.2.1', 'Gula cair', '011.2', '17029091', 98],
  ['011.3', 'Tetes', '011', '17031090', 4],
  ['012', 'Garam industri', '', '25010093', 100],
  ['012.1', 'Garam beryodium', '012', '25010010', 92],
  ['012.2', 'Soda kaustik', '012', '28151200', 65],
  ['013', 'Cakalang beku', '', '03034300', 100],
  ['013.1', 'Cakalang dalam kaleng', '013', '16041419', 48],
  ['013.2', 'Tepung ikan', '013', '23012010', 20],
  ['016', 'Baja gulungan canai panas', '', '72083990', 100],
  ['016.1', 'Baja gulungan canai dingin', '016', '72091790', 96],
  ['016.1.1', 'Baja lapis seng', '016.1', '72104999', 97],
];
