import { describe, expect, it } from 'vitest';
import type { TahapJadwal } from './data';
import { kalimatJadwal, tempatKata, kataLajur, susunGarisWaktu } from './garis-waktu';

const tahap = (nama: string, mulai: string, sampai: string, keadaan: TahapJadwal['keadaan']): TahapJadwal => ({
  nama,
  mulai,
  sampai,
  keadaan,
});
const JADWAL = [
  tahap('Usulan kebutuhan', '2026-07-01T00:00:00+07:00', '2026-09-30T23:59:59+07:00', 'selesai'),
  tahap('Rakornis', '2026-11-16T00:00:00+07:00', '2026-11-30T23:59:59+07:00', 'berjalan'),
  tahap('Rakor Menteri', '2026-12-01T00:00:00+07:00', '2026-12-09T23:59:59+07:00', 'nanti'),
];

describe('schedule of the balance year', () => {
  it('spans whole months in Jakarta time and places every stage to scale', () => {
    const { bulan, lajur } = susunGarisWaktu(JADWAL, new Date('2026-11-20T12:00:00+07:00'));
    expect(bulan.map((b) => b.label)).toEqual(['Jul 2026', 'Agu', 'Sep', 'Okt', 'Nov', 'Des']);
    expect(bulan.reduce((n, b) => n + b.hari, 0)).toBe(184);
    expect(lajur[0]).toMatchObject({ kiri: 0, lebar: (92 / 184) * 100 });
    expect(lajur[1]?.kiri).toBeCloseTo((138 / 184) * 100);
  });

  it('shows today only while it lies on the axis', () => {
    expect(susunGarisWaktu(JADWAL, new Date('2026-11-20T12:00:00+07:00')).kini).toBeCloseTo((142.5 / 184) * 100);
    expect(susunGarisWaktu(JADWAL, new Date('2027-01-01T00:00:00+07:00')).kini).toBeNull();
    expect(susunGarisWaktu([], new Date()).bulan).toEqual([]);
  });

  it('names the year again after December', () => {
    const lewatTahun = [tahap('A', '2026-12-01', '2027-01-31', 'nanti')];
    expect(susunGarisWaktu(lewatTahun, new Date('2026-12-05')).bulan.map((b) => b.label)).toEqual([
      'Des 2026',
      'Jan 2027',
    ]);
  });

  it('says in words where the year stands', () => {
    const { lajur, kini } = susunGarisWaktu(JADWAL, new Date('2026-11-20T12:00:00+07:00'));
    expect(lajur.map((l, i) => kataLajur(l, i === 2))).toEqual(['Selesai', 'Sedang berjalan', 'Berikutnya']);
    expect(kalimatJadwal(JADWAL, 2027)).toBe('Sekarang tahap Rakornis untuk 2027. Berikutnya Rakor Menteri.');
    expect(kalimatJadwal([], 2027)).toBe('Tidak ada tahap yang sedang berjalan untuk 2027.');
    expect(tempatKata({ ...JADWAL[2]!, kiri: 91, lebar: 9 }, 'Berikutnya', kini)).toBe('kiri');
    expect(tempatKata({ ...JADWAL[0]!, kiri: 0, lebar: 50 }, 'Selesai', kini)).toBe('kanan');
    expect(tempatKata({ ...JADWAL[0]!, kiri: 0, lebar: 100 }, 'Sedang berjalan', kini)).toBe('dalam');
  });
});
