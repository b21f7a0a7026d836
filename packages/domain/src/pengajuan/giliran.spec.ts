import { describe, expect, it } from 'vitest';
import { giliranBerkas } from './giliran';
import { statusTampil, type KdStatus } from './status';

const TENGGAT = new Date('2026-11-20T23:59:59.999+07:00');
const berikut = (status: KdStatus, kini = '2026-11-20T23:59:59.999+07:00'): string =>
  giliranBerkas({
    status,
    urGa: 'Kementerian Perindustrian',
    pengambil: null,
    tenggatPerbaikan: TENGGAT,
    tenggatInformasi: null,
    kini: new Date(kini),
    pemohon: true,
  }).berikut;

describe('what is awaited of a file', () => {
  it('says what is awaited, before and after the deadline of a correction, and how a file ended', () => {
    expect(berikut('25')).toBe('Perbaiki paling lambat Jumat 20 November.');
    expect(berikut('25', '2026-11-21T00:00:00+07:00')).toBe('Batas perbaikan Jumat 20 November sudah lewat.');
    const tanpaTenggat: [KdStatus, string][] = [
      ['11', 'Pengiriman ke sistem K/L gagal. Berkas aman, kirim ulang.'],
      ['32', 'Tagihan PNBP kedaluwarsa.'],
      ['50', 'Keputusan sudah terbit.'],
      ['51', 'Keputusan sudah terbit.'],
      ['57', 'Keputusan sudah terbit.'],
      ['70', 'Masa berlaku sudah habis.'],
      ['90', 'Ditolak. Lihat alasan tiap baris.'],
      ['91', 'Ditutup karena perbaikan tidak dikirim sampai batas waktu.'],
    ];
    for (const [status, kata] of tanpaTenggat) expect([status, berikut(status)]).toEqual([status, kata]);
  });
  it('a bill is said to be expired when it is waited for and has expired, and then only', () => {
    expect(berikut(statusTampil('30', null, 'KEDALUWARSA'))).toBe('Tagihan PNBP kedaluwarsa.');
    for (const lain of [
      statusTampil('30', null, 'BELUM_DIBAYAR'),
      statusTampil('31', null, 'LUNAS'),
      statusTampil('22', null, 'KEDALUWARSA'),
    ])
      expect([lain, berikut(lain)]).not.toEqual([lain, 'Tagihan PNBP kedaluwarsa.']);
  });
  it('at every desk of the ministry a question that is open waits for the company, and each side reads it', () => {
    const tanya = (status: KdStatus, pemohon: boolean, tenggatInformasi: Date | null) =>
      giliranBerkas({
        ...{ status, urGa: 'Kementerian Perindustrian', pengambil: 'Dewi', tenggatPerbaikan: null, tenggatInformasi },
        ...{ kini: new Date('2026-11-19T09:00:00+07:00'), pemohon },
      });
    const meja = [
      ['21', 'verifikator', 'Sedang diperiksa.'],
      ['22', 'koordinator', 'Rekomendasi sedang ditelaah.'],
      ['23', 'pejabat', 'Menunggu keputusan.'],
    ] as const;
    for (const [status, kode, biasa] of meja) {
      const sampai = 'sampai Jumat 20 November.';
      expect(tanya(status, true, TENGGAT)).toEqual({
        ...{ kode, nama: 'Anda', berikut: `Menunggu jawaban Anda ${sampai}`, giliran_anda: true },
      });
      expect(tanya(status, false, TENGGAT)).toEqual({
        ...{ kode, nama: 'Pemohon', berikut: `Menunggu jawaban perusahaan ${sampai}`, giliran_anda: false },
      });
      expect(tanya(status, true, null)).toMatchObject({ kode, berikut: biasa, giliran_anda: false });
    }
  });
});
