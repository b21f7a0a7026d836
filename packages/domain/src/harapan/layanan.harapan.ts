import { bacaTabel } from './baca.harapan';

/* Typed by hand from C.1. An empty kd_ga is 'any', an empty sla is no legal clock. */
export const LAYANAN_HARAPAN = bacaTabel<
  'kd_rekom' | 'jnsLayanan' | 'kd_ga' | 'fl_rakor' | 'fl_pnbp' | 'sla' | 'pemohon' | 'rumpun'
>(`
kd_rekom | jnsLayanan | kd_ga | fl_rakor | fl_pnbp | sla | pemohon | rumpun
01       | RKI        | 019   | Y        | N       | 20  | PU      | izin
02       | RKU        | 090   | Y        | N       | 20  | PU      | izin
03       | RPHP       | 032   | Y        | Y       | 5   | PU      | izin
04       | RIPH       | 018   | N        | N       | 5   | PU      | izin
05       | RPK        | 018   | Y        | Y       | 5   | PU      | izin
06       | RMG        | 020   | Y        | N       | 10  | PU      | izin
07       | PERTEK     | 019   | N        | N       | 5   | PU      | izin
08       | PK         | -     | Y        | N       | -   | KL      | izin
09       | RKT        | -     | Y        | N       | 20  | PU      | rencana
`);

/* Typed by hand from C.10, listProses. The fee's stage only where there is a fee (C.1). */
export const TAHAP_HARAPAN: Record<string, string[]> = {
  '01': ['Draf', 'Kirim', 'Verifikasi', 'Keputusan K/L', 'Rakornis', 'Rakor Menteri', 'Terbit'],
  '02': ['Draf', 'Kirim', 'Verifikasi', 'Keputusan K/L', 'Rakornis', 'Rakor Menteri', 'Terbit'],
  '03': ['Draf', 'Kirim', 'Verifikasi', 'PNBP', 'Keputusan K/L', 'Rakornis', 'Rakor Menteri', 'Terbit'],
  '04': ['Draf', 'Kirim', 'Verifikasi', 'Keputusan', 'Terbit'],
  '05': ['Draf', 'Kirim', 'Verifikasi', 'PNBP', 'Keputusan K/L', 'Rakornis', 'Rakor Menteri', 'Terbit'],
  '06': ['Draf', 'Kirim', 'Verifikasi', 'Keputusan K/L', 'Rakornis', 'Rakor Menteri', 'Terbit'],
  '07': ['Draf', 'Kirim', 'Verifikasi', 'Keputusan', 'Terbit'],
  '08': ['Draf', 'Kirim', 'Keputusan Eselon I', 'Intersep', 'Rakornis', 'Rakor Menteri', 'Terbit'],
  '09': ['Draf', 'Kirim', 'Verifikasi', 'Keputusan K/L', 'Rakornis', 'Rakor Menteri', 'Terbit'],
};

/* Typed by hand: at which stage a status stands, from the meanings of C.2. */
export const STATUS_PADA_TAHAP: Record<string, string[]> = {
  Draf: ['00'],
  Kirim: ['10', '11'],
  Verifikasi: ['20', '21', '22', '25', '26'],
  PNBP: ['30', '31', '32'],
  Keputusan: ['23'],
  'Keputusan K/L': ['23'],
  'Keputusan Eselon I': ['23'],
  Intersep: [],
  Rakornis: ['40', '41'],
  'Rakor Menteri': ['42', '43'],
  Terbit: ['50', '51', '52', '57', '70', '85'],
};

/* Typed by hand from C.2: badge, clock and who edits. 10: C.2 writes 'starts', T4 starts the clock at 20 (C.3). */
export const STATUS_HARAPAN = bacaTabel<'kd' | 'nama' | 'badge' | 'jam' | 'ubah' | 'akhir'>(`
kd | nama                       | badge     | jam     | ubah | akhir
00 | Draf                       | secondary | tidak   | Y    | N
10 | Terkirim                   | info      | tidak   | N    | N
11 | Gagal Kirim ke K/L         | danger    | tidak   | N    | N
20 | Diterima K/L               | info      | jalan   | N    | N
21 | Verifikasi                 | info      | jalan   | N    | N
22 | Penelaahan Koordinator     | info      | jalan   | N    | N
23 | Menunggu Keputusan Pejabat | info      | jalan   | N    | N
25 | Perlu Perbaikan            | warning   | jeda    | Y    | N
26 | Perbaikan Terkirim         | info      | jalan   | N    | N
30 | Menunggu Pembayaran PNBP   | warning   | jeda    | N    | N
31 | PNBP Lunas                 | info      | jalan   | N    | N
32 | Billing Kedaluwarsa        | danger    | tidak   | N    | N
40 | Menunggu Rakornis          | info      | tidak   | N    | N
41 | Dibahas Rakornis           | info      | tidak   | N    | N
42 | Menunggu Rakor Menteri     | info      | tidak   | N    | N
43 | Dibahas Rakor Menteri      | info      | tidak   | N    | N
50 | Disetujui / Terbit         | success   | selesai | N    | Y
51 | Disetujui Sebagian         | success   | selesai | N    | Y
52 | Digantikan (Diubah)        | secondary | tidak   | N    | Y
57 | Terbit Otomatis            | success   | selesai | N    | Y
70 | Kedaluwarsa                | secondary | tidak   | N    | Y
80 | Dibatalkan Pemohon         | secondary | tidak   | N    | Y
85 | Dicabut                    | danger    | tidak   | N    | Y
90 | Ditolak                    | danger    | selesai | N    | Y
91 | Ditutup (tidak diperbaiki) | secondary | tidak   | N    | Y
`);

/* Typed by hand from C.3, 'Rejected'. */
export const ALASAN_HARAPAN = ['A01', 'A02', 'A03', 'A04', 'A05', 'A06', 'A07', 'A08', 'A09', 'A99'];
/* Typed by hand from C.8. */
export const PEMERIKSAAN_HARAPAN = [1, 2, 3, 4, 5, 6];
/* C.1 */
export const JENIS_PENGAJUAN_HARAPAN = ['1', '2', '3', '4', '5', '6'];
