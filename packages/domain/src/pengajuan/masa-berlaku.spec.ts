import { describe, expect, it } from 'vitest';
import { masaBerlaku, masaPengganti, periksaMasaBerlaku, periksaPerpanjangan, rentangMasa } from './masa-berlaku';
import { halanganTurunan, periksaAlasanPerpanjangan } from './turunan';

const hari = (d: Date): string => d.toISOString().slice(0, 10);
const KINI = new Date('2027-05-10T03:00:00Z');
const BIASA = { tahun: 2027, kini: KINI, pengganti: { asal: null, sampai: null }, perpanjangan: false };

describe('C.5: a decision holds from its day, or the first of its balance year, to 31 December', () => {
  it.each([
    ['2026-12-20T03:00:00Z', null, '2027-01-01', '2027-12-31'],
    ['2027-05-10T03:00:00Z', null, '2027-05-10', '2027-12-31'],
    // 18.00 UTC is the next day in Jakarta.
    ['2027-05-10T18:00:00Z', '2027-06-30', '2027-05-11', '2027-06-30'],
  ])('%s', (terbit, sampai, awal, akhir) => {
    const m = masaBerlaku(2027, new Date(terbit), sampai);
    expect([hari(m.berlaku_mulai), hari(m.berlaku_sampai)]).toEqual([awal, akhir]);
  });
  it('an official gives a day of these', () => {
    expect(rentangMasa(BIASA)).toEqual({ paling_awal: '2027-05-10', paling_akhir: '2027-12-31' });
    expect(rentangMasa({ ...BIASA, kini: new Date('2026-12-01T03:00:00Z') }).paling_awal).toBe('2027-01-01');
    const di = (sampai: string) => periksaMasaBerlaku(sampai, rentangMasa(BIASA))[0]?.message ?? null;
    expect(['2027-05-10', '2027-12-31'].map(di)).toEqual([null, null]);
    expect(di('2027-05-09')).toBe('Tanggal terakhir berlaku paling awal 10 Mei 2027');
    expect(di('2028-01-01')).toBe('Tanggal terakhir berlaku paling lambat 31 Desember 2027');
    expect(di('2027-02-30')).toBe('Isi tanggal terakhir berlaku');
  });
  it('of an extension after the last day of its decision, up to what was asked for', () => {
    const pengganti = { asal: '2027-06-30', sampai: '2027-09-30' };
    expect(rentangMasa({ ...BIASA, pengganti, perpanjangan: true })).toEqual({
      ...{ paling_awal: '2027-07-01', paling_akhir: '2027-09-30' },
    });
    expect(rentangMasa({ ...BIASA, pengganti: { asal: '2027-06-30', sampai: '2027-06-30' } })).toEqual({
      ...{ paling_awal: '2027-05-10', paling_akhir: '2027-06-30' },
    });
  });
  it('what was kept before there were days with a change says none', () => {
    expect(masaPengganti({ kd_alasan: 'P3', butir: [] })).toEqual({ asal: null, sampai: null });
    expect(masaPengganti(null)).toEqual({ asal: null, sampai: null });
  });
});

describe('jenis 4: before the decision ends, never past 31 December', () => {
  const fakta = { kd_status: '50', kd_rekom: '07', jendela_ubah: false, tahun: 2027, hari_ini: '2027-05-10' } as const;
  it.each([
    ['50', '2027-06-30', null],
    ['51', '2027-06-30', null],
    ['57', '2027-05-10', null],
    ['50', '2027-05-09', 'turunan.masa_berakhir'],
    ['50', '2027-12-31', 'turunan.sampai_akhir_tahun'],
    ['52', '2027-06-30', 'alur.status_tidak_mengizinkan'],
    ['70', '2027-06-30', 'alur.status_tidak_mengizinkan'],
    ['23', null, 'alur.status_tidak_mengizinkan'],
  ] as const)('%s to %s', (kd_status, berlaku_sampai, kata) => {
    expect(halanganTurunan('perpanjangan', { ...fakta, kd_status, berlaku_sampai })).toBe(kata);
  });
  it('of no plan and of nothing that a ministry files, and not beside a change', () => {
    const f = { ...fakta, berlaku_sampai: '2027-06-30' };
    expect(halanganTurunan('perpanjangan', { ...f, kd_rekom: '09' })).toBe('turunan.perpanjangan_rencana');
    expect(halanganTurunan('perpanjangan', { ...f, kd_rekom: '08' })).toBe('alur.bukan_layanan_perusahaan');
    expect(halanganTurunan('perpanjangan', { ...f, perubahan_terbuka: true })).toBe('turunan.sedang_berjalan');
  });
  it('asks for a later day of the year, and why', () => {
    const di = (sampai: string | undefined) => periksaPerpanjangan(sampai, 2027, '2027-06-30')[0]?.message ?? null;
    expect(['2027-07-01', '2027-12-31'].map(di)).toEqual([null, null]);
    expect([undefined, '', '31/12/2027'].map(di)).toEqual(Array(3).fill('Isi tanggal terakhir berlaku'));
    expect(di('2027-06-30')).toBe(
      'Tanggal terakhir berlaku harus setelah 30 Juni 2027, hari terakhir keputusan sekarang',
    );
    expect(di('2028-01-01')).toBe('Tanggal terakhir berlaku paling lambat 31 Desember 2027');
    expect(periksaAlasanPerpanjangan(' ')[0]?.message).toBe('Tulis alasan perpanjangan');
    expect(periksaAlasanPerpanjangan('Kapal terlambat')).toEqual([]);
    expect(periksaAlasanPerpanjangan('x'.repeat(501))).toHaveLength(1);
  });
});
