import { describe, expect, it } from 'vitest';
import type { BarisRekap } from '../../providers/wire';
import { namaSingkat, perKementerian, perLayanan, perMeja, perTahap, PROSES, ringkas } from './hitung';

const r = (kd_rekom: string, kd_status_pengajuan: BarisRekap['kd_status_pengajuan'], n: number, lewat = false) => ({
  ...{ kd_ga: '019', tahun: 2027, kd_rekom, kd_status_pengajuan, n, lewat, tenggat: null },
});
const ROWS = [
  r('01', '20', 4),
  r('01', '21', 10),
  r('01', '21', 3, true),
  r('01', '25', 2),
  r('01', '40', 5),
  r('07', '50', 7),
  r('07', '51', 1),
  r('07', '90', 6),
  r('07', '91', 8),
];

describe('figures of monitoring', () => {
  it('the headline: files, late ones, those that wait for a meeting, for a correction, in force', () => {
    expect(ringkas(ROWS)).toEqual({ berkas: 46, lewat: 3, rapat: 5, perbaikan: 2, berlaku: 8 });
    expect(ringkas([])).toEqual({ berkas: 0, lewat: 0, rapat: 0, perbaikan: 0, berlaku: 0 });
  });
  it('desks: open files only, late ones among them', () => {
    expect(perMeja(ROWS).map((b) => [b.nama, b.n, b.lewat])).toEqual([
      ['Antre diambil', 4, 0],
      ['Verifikator', 13, 3],
      ['Pemohon', 2, 0],
      ['Menunggu rapat', 5, 0],
    ]);
  });
  it('stages: every file stands in one', () => {
    expect(perTahap(ROWS).map((b) => [b.nama, b.n])).toEqual([
      ['Di kementerian', 19],
      ['Menunggu rapat', 5],
      ['Berlaku', 8],
      ['Ditolak', 6],
      ['Ditutup tanpa keputusan', 8],
    ]);
    expect(perLayanan(ROWS).map((b) => [b.nama, b.n])).toEqual([
      ['RKI', 24],
      ['PERTEK', 22],
    ]);
  });
  it('a ministry with the most late files stands first, with the days of the oldest; none where none is late', () => {
    const semua: BarisRekap[] = [
      { ...r('01', '21', 5), kd_ga: '018', tenggat: '2026-11-01T00:00:00Z' },
      { ...r('01', '21', 2, true), tenggat: '2026-11-18T07:00:00Z' },
      { ...r('07', '22', 1, true), tenggat: '2026-11-16T08:00:00Z' },
    ];
    const hasil = perKementerian(semua, new Map([['019', 'Kemenperin']]), '2026-11-20T07:31:00Z');
    expect(hasil.map((b) => [b.nama, b.n, b.lewat, b.hari])).toEqual([
      ['Kemenperin', 3, 3, 3],
      ['018', 5, 0, null],
    ]);
  });
  it('a bar is named by the short name of its ministry, where it has one', () => {
    expect(namaSingkat('Kementerian Kelautan dan Perikanan (KKP)')).toBe('KKP');
    expect(namaSingkat('Kementerian Perindustrian')).toBe('Kementerian Perindustrian');
  });
  it('a draft is no process', () => {
    expect(PROSES.map(([k]) => k)).not.toContain('00');
    expect(PROSES).toHaveLength(24);
  });
});
