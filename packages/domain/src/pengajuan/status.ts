/** Lifecycle status codes of a pengajuan. 11 and 32 are shown, never stored. */
export const KODE_STATUS = [
  '00',
  '10',
  '11',
  '20',
  '21',
  '22',
  '23',
  '25',
  '26',
  '30',
  '31',
  '32',
  '40',
  '41',
  '42',
  '43',
  '50',
  '51',
  '52',
  '57',
  '70',
  '80',
  '85',
  '90',
  '91',
] as const;
export type KdStatus = (typeof KODE_STATUS)[number];
/** What the database may hold: delivery (11) and bill (32) failures are facts beside the status. */
export type KdStatusTersimpan = Exclude<KdStatus, '11' | '32'>;

export type GrupStatus = 'netral' | 'jalan' | 'anda' | 'baik' | 'buruk' | 'akhir';
export type BentukStatus =
  'cincin-putus' | 'cincin-isi' | 'wajik' | 'jeda' | 'centang' | 'separuh' | 'oktagon' | 'kotak-setrip';
export type Lencana = 'secondary' | 'info' | 'warning' | 'success' | 'danger';
/** Whether the legal clock runs in a status. */
export type JamLayanan = 'tidak' | 'jalan' | 'jeda' | 'selesai';

export interface StatusPengajuan {
  kd_status_pengajuan: KdStatus;
  ur_status: string;
  badge: Lencana;
  grup: GrupStatus;
  bentuk: BentukStatus;
  jam: JamLayanan;
  /** May the company edit (25: the remarked parts only)? */
  dapatUbah: boolean;
  final: boolean;
  arti: string;
}

type Baris = [KdStatus, string, Lencana, GrupStatus, BentukStatus, JamLayanan, string];
const BARIS: Baris[] = [
  ['00', 'Draf', 'secondary', 'netral', 'cincin-putus', 'tidak', 'Sedang diisi.'],
  ['10', 'Terkirim', 'info', 'jalan', 'cincin-isi', 'tidak', 'Diterima portal, sedang diteruskan ke sistem K/L.'],
  [
    '11',
    'Gagal Kirim ke K/L',
    'danger',
    'buruk',
    'oktagon',
    'tidak',
    'Sistem K/L menolak atau tidak menjawab. Berkas aman dan dapat dikirim ulang.',
  ],
  ['20', 'Diterima K/L', 'info', 'jalan', 'cincin-isi', 'jalan', 'Menunggu diambil verifikator.'],
  ['21', 'Verifikasi', 'info', 'jalan', 'cincin-isi', 'jalan', 'Diperiksa verifikator.'],
  [
    '22',
    'Penelaahan Koordinator',
    'info',
    'jalan',
    'cincin-isi',
    'jalan',
    'Rekomendasi verifikator ditelaah koordinator.',
  ],
  ['23', 'Menunggu Keputusan Pejabat', 'info', 'jalan', 'cincin-isi', 'jalan', 'Menunggu keputusan pejabat pemutus.'],
  [
    '25',
    'Perlu Perbaikan',
    'warning',
    'anda',
    'wajik',
    'jeda',
    'Dikembalikan dengan catatan. Jam layanan berhenti sampai perbaikan dikirim.',
  ],
  ['26', 'Perbaikan Terkirim', 'info', 'jalan', 'cincin-isi', 'jalan', 'Perbaikan sedang diteruskan ke sistem K/L.'],
  ['30', 'Menunggu Pembayaran PNBP', 'warning', 'anda', 'jeda', 'jeda', 'Tagihan terbit dan belum dibayar.'],
  ['31', 'PNBP Lunas', 'info', 'jalan', 'cincin-isi', 'jalan', 'Pembayaran diterima.'],
  ['32', 'Billing Kedaluwarsa', 'danger', 'buruk', 'oktagon', 'tidak', 'Tagihan tidak dibayar sampai kedaluwarsa.'],
  [
    '40',
    'Menunggu Rakornis',
    'info',
    'jalan',
    'cincin-isi',
    'tidak',
    'Keputusan K/L tersimpan, menunggu agenda Rakornis.',
  ],
  ['41', 'Dibahas Rakornis', 'info', 'jalan', 'cincin-isi', 'tidak', 'Masuk agenda Rakornis.'],
  ['42', 'Menunggu Rakor Menteri', 'info', 'jalan', 'cincin-isi', 'tidak', 'Rakornis selesai.'],
  ['43', 'Dibahas Rakor Menteri', 'info', 'jalan', 'cincin-isi', 'tidak', 'Masuk agenda Rakor Menteri.'],
  ['50', 'Disetujui / Terbit', 'success', 'baik', 'centang', 'selesai', 'Keputusan terbit penuh.'],
  ['51', 'Disetujui Sebagian', 'success', 'baik', 'separuh', 'selesai', 'Keputusan terbit dengan volume dikurangi.'],
  ['52', 'Digantikan (Diubah)', 'secondary', 'akhir', 'kotak-setrip', 'tidak', 'Digantikan keputusan perubahan.'],
  ['57', 'Terbit Otomatis', 'success', 'baik', 'centang', 'selesai', 'Terbit karena batas waktu layanan terlewati.'],
  ['70', 'Kedaluwarsa', 'secondary', 'akhir', 'kotak-setrip', 'tidak', 'Masa berlaku habis.'],
  ['80', 'Dibatalkan Pemohon', 'secondary', 'akhir', 'kotak-setrip', 'tidak', 'Ditarik pemohon sebelum keputusan.'],
  ['85', 'Dicabut', 'danger', 'buruk', 'oktagon', 'tidak', 'Dicabut K/L.'],
  ['90', 'Ditolak', 'danger', 'buruk', 'oktagon', 'selesai', 'Ditolak dengan alasan per baris.'],
  [
    '91',
    'Ditutup (tidak diperbaiki)',
    'secondary',
    'akhir',
    'kotak-setrip',
    'tidak',
    'Perbaikan tidak dikirim sampai batas waktu.',
  ],
];
const FINAL = new Set<KdStatus>(['50', '51', '52', '57', '70', '80', '85', '90', '91']);

/** Every status by code, in code order. */
export const STATUS = Object.fromEntries(
  BARIS.map(([kd, ur_status, badge, grup, bentuk, jam, arti]) => [
    kd,
    {
      kd_status_pengajuan: kd,
      ur_status,
      badge,
      grup,
      bentuk,
      jam,
      arti,
      dapatUbah: kd === '00' || kd === '25',
      final: FINAL.has(kd),
    } satisfies StatusPengajuan,
  ]),
) as Record<KdStatus, StatusPengajuan>;

/** State of the delivery to the ministry's system, a fact beside the status. */
export type StatusKirim = 'ANTRE' | 'TERKIRIM' | 'GAGAL';
export type StatusBilling = 'BELUM_DIBAYAR' | 'LUNAS' | 'KEDALUWARSA' | 'DIBATALKAN';

/** The code that people see: 11 and 32 arise from status and the fact beside it. */
export function statusTampil(
  kd: KdStatusTersimpan,
  kirim?: StatusKirim | null,
  billing?: StatusBilling | null,
): KdStatus {
  if ((kd === '10' || kd === '26') && kirim === 'GAGAL') return '11';
  if (kd === '30' && billing === 'KEDALUWARSA') return '32';
  return kd;
}
