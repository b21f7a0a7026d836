import { describe, expect, it } from 'vitest';
import { hariKerja, hitungHariKerja, tambahHariKerja } from '../kalender/hari-kerja';
import { bukaBuat, bukaUbah, jadwalBerlaku, tutupBuat, tutupUbah, type Jadwal } from '../kalender/jadwal';
import { jedaJam, mulaiJam } from '../kalender/jam-layanan';

/* Dates typed from a wall calendar: 16 November 2026 is a Monday. Times are Jakarta's. */
const wib = (t: string) => new Date(`${t}+07:00`);
const LIBUR = new Set(['2026-12-25', '2026-12-26']); // a Friday and a Saturday
const TANPA = new Set<string>();

describe('working days (part 0, point 3; C.3 T8)', () => {
  it('Monday to Friday, but holidays', () => {
    const hari = ['16', '17', '18', '19', '20', '21', '22'].map((h) => hariKerja(`2026-11-${h}`, TANPA));
    expect(hari).toEqual([true, true, true, true, true, false, false]);
    expect([hariKerja('2026-12-25', LIBUR), hariKerja('2026-12-24', LIBUR)]).toEqual([false, true]);
  });
  it.each([
    ['2026-11-16T00:00:00', 5, '2026-11-23T23:59:59.999'],
    ['2026-11-16T23:59:59', 1, '2026-11-17T23:59:59.999'],
    ['2026-11-20T16:00:00', 1, '2026-11-23T23:59:59.999'],
    ['2026-11-21T09:00:00', 1, '2026-11-23T23:59:59.999'],
    ['2026-11-20T09:00:00', 7, '2026-12-01T23:59:59.999'],
    ['2026-11-16T09:00:00', 20, '2026-12-14T23:59:59.999'],
    ['2026-12-24T09:00:00', 1, '2026-12-28T23:59:59.999'],
    ['2026-12-23T09:00:00', 2, '2026-12-28T23:59:59.999'],
    ['2026-11-18T09:00:00', 0, '2026-11-18T23:59:59.999'],
  ])('from %s, %i working days end with %s', (dari, n, sampai) => {
    expect(tambahHariKerja(wib(dari), n, LIBUR)).toEqual(wib(sampai));
  });
  it.each([
    ['2026-11-16T09:00:00', '2026-11-16T17:00:00', 0],
    ['2026-11-16T23:00:00', '2026-11-17T01:00:00', 1],
    ['2026-11-16T09:00:00', '2026-11-20T09:00:00', 4],
    ['2026-11-20T09:00:00', '2026-11-22T09:00:00', 0],
    ['2026-11-20T09:00:00', '2026-11-23T09:00:00', 1],
    ['2026-11-21T09:00:00', '2026-11-23T09:00:00', 1],
    ['2026-11-23T09:00:00', '2026-11-20T09:00:00', -1],
    ['2026-12-24T09:00:00', '2026-12-28T09:00:00', 1],
    ['2026-12-25T09:00:00', '2026-12-28T09:00:00', 1],
    ['2026-12-24T09:00:00', '2026-12-25T09:00:00', 0],
    ['2026-11-16T09:00:00', '2026-12-14T09:00:00', 20],
    ['1969-12-29T09:00:00', '1970-01-05T09:00:00', 5],
  ])('between %s and %s: %i', (dari, sampai, n) => {
    expect(hitungHariKerja(wib(dari), wib(sampai), LIBUR)).toBe(n);
  });
});

describe('the legal clock (C.2)', () => {
  const mulai = mulaiJam(5, 0, wib('2026-11-16T09:00:00'), TANPA);
  it('starts with all its days, and ends with the last of them', () => {
    expect(mulai).toEqual({
      sla_hari: 5,
      terpakai: 0,
      berjalan_sejak: wib('2026-11-16T09:00:00'),
      tenggat: wib('2026-11-23T23:59:59.999'),
    });
  });
  it('a pause keeps what was used, a second pause adds to it, and nothing runs while it stands', () => {
    const jeda = jedaJam(mulai, wib('2026-11-18T09:00:00'), TANPA);
    expect(jeda).toEqual({ sla_hari: 5, terpakai: 2, berjalan_sejak: null, tenggat: null });
    expect(jedaJam(jeda, wib('2026-11-30T09:00:00'), TANPA)).toEqual(jeda);
    const lanjut = mulaiJam(5, jeda.terpakai, wib('2026-11-30T09:00:00'), TANPA);
    expect(lanjut.tenggat).toEqual(wib('2026-12-03T23:59:59.999'));
    expect(jedaJam(lanjut, wib('2026-12-01T09:00:00'), TANPA).terpakai).toBe(3);
  });
  it('used up, it ends on the day that it goes on; it never gives days back', () => {
    expect(mulaiJam(5, 7, wib('2026-11-18T09:00:00'), TANPA).tenggat).toEqual(wib('2026-11-18T23:59:59.999'));
    expect(jedaJam(mulai, wib('2026-11-13T09:00:00'), TANPA).terpakai).toBe(0);
  });
  it('PK has no legal clock', () => {
    const jam = mulaiJam(null, 0, wib('2026-11-16T09:00:00'), TANPA);
    expect(jam).toEqual({ sla_hari: null, terpakai: 0, berjalan_sejak: null, tenggat: null });
  });
});

describe('C.5 windows', () => {
  const baris = (tahun: number, kd_rekom: string, kd_komoditas: string | null, hari: string): Jadwal => ({
    tahun,
    kd_rekom,
    kd_komoditas,
    buka_buat: wib('2026-07-01T00:00:00'),
    tutup_buat: wib(`${hari}T23:59:59`),
    tutup_ubah: wib('2026-12-31T12:00:00'),
  });
  const UMUM = baris(2027, '01', null, '2026-09-30');
  it('open from its first second to its closing second, changes until their own', () => {
    expect(
      ['2026-06-30T23:59:59', '2026-07-01T00:00:00', '2026-09-30T23:59:59', '2026-10-01T00:00:00'].map((t) =>
        bukaBuat(UMUM, wib(t)),
      ),
    ).toEqual([false, true, true, false]);
    expect(
      ['2026-06-30T23:59:59', '2026-07-01T00:00:00', '2026-12-31T12:00:00', '2026-12-31T12:00:01'].map((t) =>
        bukaUbah(UMUM, wib(t)),
      ),
    ).toEqual([false, true, true, false]);
    expect([tutupBuat(UMUM), tutupUbah(UMUM)]).toEqual([wib('2026-09-30T23:59:59'), wib('2026-12-31T12:00:00')]);
  });
  it('a row of the commodity comes before the service’s, of the year and the service only', () => {
    const gula = baris(2027, '01', '015', '2026-10-15');
    const semua = [
      baris(2028, '01', '015', '2026-01-01'),
      baris(2027, '02', '015', '2026-01-02'),
      baris(2027, '02', null, '2026-01-03'),
      UMUM,
      gula,
    ];
    expect(jadwalBerlaku(semua, 2027, '01', '015')).toBe(gula);
    expect(jadwalBerlaku(semua, 2027, '01', '011')).toBe(UMUM);
    expect(jadwalBerlaku(semua, 2029, '01', '015')).toBeNull();
    expect(jadwalBerlaku([gula], 2027, '01', '011')).toBeNull();
  });
  it('NERACA-07 without a row the closing times of the specification, and no opening', () => {
    expect([bukaBuat(null, wib('2021-12-12T23:59:59')), bukaBuat(null, wib('2021-12-13T00:00:00'))]).toEqual([
      true,
      false,
    ]);
    expect([bukaUbah(null, wib('2021-12-29T12:00:00')), bukaUbah(null, wib('2021-12-29T12:00:01'))]).toEqual([
      true,
      false,
    ]);
  });
});
