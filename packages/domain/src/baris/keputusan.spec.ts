import { describe, expect, it } from 'vitest';
import {
  hasilVolume,
  periksaDaftar,
  periksaPengembalian,
  periksaPenolakan,
  periksaRincian,
  type RincianKeputusan,
} from './keputusan';
import { noAjuPendek, susunNoAju, tampilNoAju } from '../pengajuan/nomor-aju';
import { layanan } from '../layanan/daftar';
import { posisiTahap } from '../pengajuan/tahap';
import { bandingkan } from '../formulir/beda';

const baris = (isi: Partial<RincianKeputusan> = {}): RincianKeputusan => ({
  id: '1',
  seri: 1,
  jml_usulan: '100',
  jml_keputusan: '100',
  kd_alasan: null,
  alasan: null,
  ...isi,
});

describe('decision of a level', () => {
  it('no cut without a reason, none above the request, none left open', () => {
    expect(periksaRincian([baris()])).toEqual([]);
    expect(periksaRincian([baris({ jml_keputusan: '80' })])[0]?.message).toBe(
      'Baris 1: alasan wajib diisi bila jumlah dikurangi',
    );
    expect(periksaRincian([baris({ jml_keputusan: '80', kd_alasan: 'A03' })])).toEqual([]);
    expect(periksaRincian([baris({ jml_keputusan: '0', kd_alasan: 'A99' })])[0]?.path).toBe('rincian.1.alasan');
    expect(periksaRincian([baris({ jml_keputusan: '100.001' })])[0]?.message).toContain('melebihi');
    expect(periksaRincian([baris({ jml_keputusan: null })])[0]?.message).toBe('Baris 1 belum diberi jumlah');
    expect(periksaRincian([baris({ jml_keputusan: '-1', kd_alasan: 'A03' })])).toHaveLength(1);
  });
  it('every part of the checklist is answered; the conclusion is the decider’s', () => {
    const lima = [1, 2, 3, 4, 5].map((kode) => ({ kode, hasil: 'Y' as const, catatan: '' }));
    expect(periksaDaftar(layanan('07').pemeriksaan, lima, false)).toEqual([]);
    expect(periksaDaftar(layanan('07').pemeriksaan, lima, true).map((m) => m.path)).toEqual(['checklist.6']);
    expect(periksaDaftar(layanan('07').pemeriksaan, [], true)).toHaveLength(6);
  });
  it('a return carries at least one remark with field, reason and text', () => {
    const butir = {
      tab: 'barang' as const,
      id_baris: null,
      kd_field: 'spesifikasi',
      kd_alasan: 'A02',
      catatan: 'Lengkapi',
    };
    expect(periksaPengembalian([butir])).toEqual([]);
    for (const salah of [
      [],
      [{ ...butir, catatan: ' ' }],
      [{ ...butir, kd_alasan: 'X' }],
      [{ ...butir, kd_field: '' }],
      [butir, { ...butir, catatan: '' }],
      [{ ...butir, kd_alasan: 'X' }, butir],
    ])
      expect(periksaPengembalian(salah)).toHaveLength(1);
  });
  it('a rejection explains the file and every row', () => {
    const alasan = { kd_alasan: 'A04', alasan: 'Pasokan cukup', dasar_hukum: '', saran: '' };
    expect(periksaPenolakan(alasan, [baris({ kd_alasan: 'A04' })])).toEqual([]);
    expect(periksaPenolakan(null, [baris()])).toHaveLength(2);
  });
  it('full, partly, nothing', () => {
    expect([
      hasilVolume([baris()]),
      hasilVolume([baris(), baris({ jml_keputusan: '99.999' })]),
      hasilVolume([baris({ jml_keputusan: '0' })]),
    ]).toEqual(['penuh', 'sebagian', 'nol']);
  });
});

describe('numbers and stages', () => {
  it('no_aju has 26 digits and is shown in groups', () => {
    const no = susunNoAju('02', '019', '09.000.000.0-123.456', '20261120', 1);
    expect(no).toBe('02001912345620261120000001');
    expect(tampilNoAju(no)).toBe('02-0019-123456-20261120-000001');
    expect(noAjuPendek(no)).toBe('123456-20261120-000001');
    expect(() => susunNoAju('02', '019', '1', '2026', 1)).toThrow(RangeError);
    expect(() => susunNoAju('02', '019', '1', '20261120', 1_000_000)).toThrow(RangeError);
  });
  it('stages of a service are ordered as listProses gives them', () => {
    expect(layanan('07').tahap.map((t) => t.nama)).toEqual(['Draf', 'Kirim', 'Verifikasi', 'Keputusan', 'Terbit']);
    expect(layanan('03').tahap.map((t) => t.nama)).toEqual([
      'Draf',
      'Kirim',
      'Verifikasi',
      'PNBP',
      'Keputusan K/L',
      'Rakornis',
      'Rakor Menteri',
      'Terbit',
    ]);
    expect([
      posisiTahap(layanan('07').tahap, '25'),
      posisiTahap(layanan('07').tahap, '90'),
      posisiTahap(layanan('01').tahap, '41'),
      posisiTahap(layanan('07').tahap, '80', '20'),
    ]).toEqual([2, 3, 4, 2]);
  });
  it('a correction keeps what changed, field by field', () => {
    expect(bandingkan({ a: { b: '1', c: ['x'] } }, { a: { b: '2', c: ['x'], d: null } }).perubahan).toEqual([
      { path: 'a.b', lama: '1', baru: '2' },
    ]);
  });
});
