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
export const GAGAL_KIRIM = '11';
export const TAGIHAN_LEWAT = '32';
const TAMPIL_SAJA: readonly KdStatus[] = [GAGAL_KIRIM, TAGIHAN_LEWAT];
/** Every code that may be stored, in order. */
export const STATUS_TERSIMPAN = KODE_STATUS.filter((k): k is KdStatusTersimpan => !TAMPIL_SAJA.includes(k));

export type GrupStatus = 'netral' | 'jalan' | 'anda' | 'baik' | 'buruk' | 'akhir';
export type BentukStatus =
  'cincin-putus' | 'cincin-isi' | 'wajik' | 'jeda' | 'centang' | 'separuh' | 'oktagon' | 'kotak-setrip';
export type Lencana = 'secondary' | 'info' | 'warning' | 'success' | 'danger';
/**
 * The part of a case's life that a code belongs to, the same in every service: filled in, sent, at the ministry, corrected,
 * billed, at a meeting, in force, no longer in force, refused, closed without a decision.
 */
export type Fase =
  'isi' | 'kirim' | 'proses' | 'perbaikan' | 'tagihan' | 'rakor' | 'berlaku' | 'usai' | 'ditolak' | 'ditutup';
/** Whose turn a file is. One table for home, list, file page, queue, counts, notices and the officers' figures. */
export type Meja =
  'pemohon' | 'portal' | 'antrean' | 'verifikator' | 'koordinator' | 'pejabat' | 'sekretariat' | 'menteri' | 'selesai';
/** Desks of a ministry at which a sheet is written. */
export type KodeMejaKl = Extract<Meja, 'verifikator' | 'koordinator' | 'pejabat'>;
/** Whether the legal clock runs in a status. */
export type JamLayanan = 'tidak' | 'jalan' | 'jeda' | 'selesai';

export interface StatusPengajuan {
  kd_status_pengajuan: KdStatus;
  fase: Fase;
  meja: Meja;
  ur_status: string;
  badge: Lencana;
  grup: GrupStatus;
  bentuk: BentukStatus;
  jam: JamLayanan;
  final: boolean;
  arti: string;
}

/** Where a code stands: its part of the life, and the desk. */
const LETAK: Readonly<Record<KdStatus, readonly [Fase, Meja]>> = {
  '00': ['isi', 'pemohon'],
  '10': ['kirim', 'portal'],
  '11': ['kirim', 'portal'],
  '20': ['proses', 'antrean'],
  '21': ['proses', 'verifikator'],
  '22': ['proses', 'koordinator'],
  '23': ['proses', 'pejabat'],
  '25': ['perbaikan', 'pemohon'],
  '26': ['perbaikan', 'portal'],
  '30': ['tagihan', 'pemohon'],
  '31': ['tagihan', 'portal'],
  '32': ['tagihan', 'pemohon'],
  '40': ['rakor', 'sekretariat'],
  '41': ['rakor', 'sekretariat'],
  '42': ['rakor', 'menteri'],
  '43': ['rakor', 'menteri'],
  '50': ['berlaku', 'selesai'],
  '51': ['berlaku', 'selesai'],
  '52': ['usai', 'selesai'],
  '57': ['berlaku', 'selesai'],
  '70': ['usai', 'selesai'],
  '80': ['ditutup', 'selesai'],
  '85': ['usai', 'selesai'],
  '90': ['ditolak', 'selesai'],
  '91': ['ditutup', 'selesai'],
};

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
const FINAL: readonly Fase[] = ['berlaku', 'usai', 'ditolak', 'ditutup'];

/** Every status by code, in code order. */
export const STATUS = Object.fromEntries(
  BARIS.map(([kd, ur_status, badge, grup, bentuk, jam, arti]) => [
    kd,
    {
      kd_status_pengajuan: kd,
      fase: LETAK[kd][0],
      meja: LETAK[kd][1],
      ur_status,
      badge,
      grup,
      bentuk,
      jam,
      arti,
      final: FINAL.includes(LETAK[kd][0]),
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
  if ((kd === '10' || kd === '26') && kirim === 'GAGAL') return GAGAL_KIRIM;
  if (kd === '30' && billing === 'KEDALUWARSA') return TAGIHAN_LEWAT;
  return kd;
}
