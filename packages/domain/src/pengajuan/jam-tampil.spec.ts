import { describe, expect, it } from 'vitest';
import type { KdStatus } from './status';
import { jamKemudian, jamTampil, kataBatas, kataJam, kataJamPendek } from './jam-tampil';

/** Issued on Friday 13 November 2026 at 14.00; five working days end on Friday 20 November (part C.1, C.5). */
const BERJALAN = {
  sla_hari: 5,
  terpakai: 0,
  berjalan_sejak: new Date('2026-11-13T14:00:00+07:00'),
  tenggat: new Date('2026-11-20T23:59:59.999+07:00'),
};
const BERHENTI = { sla_hari: 5, terpakai: 2, berjalan_sejak: null, tenggat: null };
const LEWAT_LALU_BERHENTI = { ...BERHENTI, terpakai: 7 };
const TANPA = { sla_hari: null, terpakai: 0, berjalan_sejak: null, tenggat: null };
const LIBUR_SENIN = new Set(['2026-11-23']);

/* Typed by hand: status groups of C.2, whose clock runs, stands, is over, or is none. */
const JALAN: KdStatus[] = ['20', '21', '22', '23', '26', '31'];
const DI_PEMOHON: KdStatus[] = ['25', '30', '32'];
const LEPAS: KdStatus[] = ['40', '41', '42', '43', '50', '51', '52', '57', '70', '80', '85', '90', '91'];
const BELUM: KdStatus[] = ['00', '10', '11'];

/* Typed by hand: when it is (WIB), which holidays, what a cell says, what a sentence says. */
const SAAT: [string, ReadonlySet<string>, string, string][] = [
  ['2026-11-13T14:00:00', new Set(), '5 hari', 'paling lambat Jumat 20 November, 5 hari kerja lagi'],
  ['2026-11-14T09:00:00', new Set(), '5 hari', 'paling lambat Jumat 20 November, 5 hari kerja lagi'],
  ['2026-11-16T09:00:00', new Set(), '4 hari', 'paling lambat Jumat 20 November, 4 hari kerja lagi'],
  ['2026-11-19T23:59:59', new Set(), '1 hari', 'paling lambat Jumat 20 November, 1 hari kerja lagi'],
  ['2026-11-20T00:00:00', new Set(), 'hari ini', 'paling lambat hari ini, 23.59 WIB'],
  ['2026-11-20T23:59:59.999', new Set(), 'hari ini', 'paling lambat hari ini, 23.59 WIB'],
  ['2026-11-21T00:00:00', new Set(), 'lewat', 'lewat batas sejak Jumat 20 November'],
  ['2026-11-22T12:00:00', new Set(), 'lewat', 'lewat batas sejak Jumat 20 November'],
  ['2026-11-23T00:00:00', new Set(), 'lewat 1 hari', 'lewat batas sejak Jumat 20 November, 1 hari kerja'],
  ['2026-11-23T09:00:00', LIBUR_SENIN, 'lewat', 'lewat batas sejak Jumat 20 November'],
  ['2026-11-24T09:00:00', LIBUR_SENIN, 'lewat 1 hari', 'lewat batas sejak Jumat 20 November, 1 hari kerja'],
  ['2026-11-27T09:00:00', new Set(), 'lewat 5 hari', 'lewat batas sejak Jumat 20 November, 5 hari kerja'],
];

describe('13.1 what is said of the service clock', () => {
  it('every status stands in one of the groups', () => {
    expect([...JALAN, ...DI_PEMOHON, ...LEPAS, ...BELUM].sort()).toHaveLength(25);
  });

  it.each(JALAN.flatMap((s) => SAAT.map((x) => [s, ...x] as const)))(
    '%s at %s: %s',
    (status, saat, libur, pendek, panjang) => {
      const j = jamTampil(status, BERJALAN, new Date(`${saat}+07:00`), libur);
      expect([kataJamPendek(j), kataJam(j)]).toEqual([pendek, panjang]);
    },
  );

  it.each(DI_PEMOHON)('%s: stands at the applicant, with what is left of it', (status) => {
    for (const [saat, libur] of SAAT) {
      const di = (jam: typeof BERHENTI) => jamTampil(status, jam, new Date(`${saat}+07:00`), libur);
      expect([kataJamPendek(di(BERHENTI)), kataJam(di(BERHENTI))]).toEqual([
        'berhenti',
        'jam layanan berhenti di pemohon, tersisa 3 dari 5 hari kerja',
      ]);
      expect(kataJam(di(LEWAT_LALU_BERHENTI))).toBe('jam layanan berhenti di pemohon, lewat 2 dari 5 hari kerja');
    }
  });

  it.each(LEPAS)('%s: the ministry is through, in so many days, whatever time has passed since', (status) => {
    for (const [saat, libur] of SAAT) {
      const j = jamTampil(status, { ...BERHENTI, terpakai: 4 }, new Date(`${saat}+07:00`), libur);
      expect([j.keadaan, kataJamPendek(j), kataJam(j)]).toEqual([
        'selesai',
        'selesai',
        'selesai dalam 4 hari kerja, batasnya 5 hari kerja',
      ]);
    }
  });

  it.each([...BELUM, ...LEPAS, '21', '23'] as KdStatus[])('%s without a clock says nothing', (status) => {
    const j = jamTampil(status, TANPA, new Date('2026-11-22T12:00:00+07:00'), new Set());
    expect([j.keadaan, kataJamPendek(j), kataJam(j)]).toEqual(['tidak', '-', '']);
  });

  it.each(BELUM)('%s: the clock has not begun, whatever limit the service has', (status) => {
    const j = jamTampil(status, { ...BERHENTI, terpakai: 0 }, new Date('2026-11-22T12:00:00+07:00'), new Set());
    expect([j.keadaan, kataJamPendek(j), kataJam(j)]).toEqual(['tidak', '-', '']);
  });

  it('a correction that could not be delivered goes on with the clock', () => {
    const j = jamTampil('11', BERJALAN, new Date('2026-11-19T12:00:00+07:00'), new Set());
    expect(kataJam(j)).toBe('paling lambat Jumat 20 November, 1 hari kerja lagi');
  });

  it('names what is known of each state, and nothing else', () => {
    const kosong = { sisa_hari: null, lewat_hari: null, terpakai: null, hari_ini: false, penghenti: null };
    const di = (s: KdStatus, jam: Parameters<typeof jamTampil>[1], t = '2026-11-19T12:00:00') =>
      jamTampil(s, jam, new Date(`${t}+07:00`), new Set());
    expect(di('21', TANPA)).toEqual({ ...kosong, keadaan: 'tidak', sla_hari: null, tenggat: null });
    expect(di('21', BERJALAN)).toEqual({
      ...kosong,
      keadaan: 'jalan',
      sisa_hari: 1,
      sla_hari: 5,
      tenggat: BERJALAN.tenggat,
    });
    expect(di('21', BERJALAN, '2026-11-24T12:00:00')).toEqual({
      ...kosong,
      keadaan: 'lewat',
      lewat_hari: 2,
      sla_hari: 5,
      tenggat: BERJALAN.tenggat,
    });
    expect(di('25', BERHENTI)).toEqual({
      ...kosong,
      keadaan: 'jeda',
      sisa_hari: 3,
      terpakai: 2,
      sla_hari: 5,
      tenggat: null,
      penghenti: 'pemohon',
    });
    expect(di('50', BERHENTI)).toEqual({ ...kosong, keadaan: 'selesai', terpakai: 2, sla_hari: 5, tenggat: null });
    expect(kataJam(di('25', { ...BERHENTI, terpakai: 5 }))).toBe(
      'jam layanan berhenti di pemohon, tersisa 0 dari 5 hari kerja',
    );
    // Half a clock is none that runs.
    expect(di('21', { ...BERJALAN, tenggat: null })).toMatchObject({ keadaan: 'jeda', penghenti: 'verifikator' });
    expect(kataJam(di('21', { ...BERJALAN, tenggat: null }))).toBe('jam layanan berhenti, tersisa 5 dari 5 hari kerja');
  });

  it('a page that stays open over midnight says so, without asking the server', () => {
    const j = jamTampil('21', BERJALAN, new Date('2026-11-20T23:00:00+07:00'), new Set());
    const dibaca = { ...j, tenggat: BERJALAN.tenggat.toISOString() };
    expect(kataJam(jamKemudian(dibaca, new Date('2026-11-20T23:59:59.999+07:00')))).toBe(
      'paling lambat hari ini, 23.59 WIB',
    );
    expect(kataJam(jamKemudian(dibaca, new Date('2026-11-21T00:00:00+07:00')))).toBe(
      'lewat batas sejak Jumat 20 November',
    );
    expect(jamKemudian(dibaca, new Date('2026-11-21T00:00:00+07:00'))).toEqual({
      ...dibaca,
      keadaan: 'lewat',
      sisa_hari: null,
      lewat_hari: 0,
      hari_ini: false,
    });
    const lewat = { ...dibaca, keadaan: 'lewat' as const, lewat_hari: 3 };
    expect(jamKemudian(lewat, new Date('2026-11-27T00:00:00+07:00'))).toBe(lewat);
    const tanpa = { ...dibaca, tenggat: null };
    expect(jamKemudian(tanpa, new Date('2027-01-01T00:00:00+07:00'))).toBe(tanpa);
    const berhenti = jamTampil('25', BERHENTI, new Date('2026-11-20T23:00:00+07:00'), new Set());
    expect(jamKemudian(berhenti, new Date('2027-01-01T00:00:00+07:00'))).toBe(berhenti);
  });

  it.each([
    ['2026-11-13T14:00:00', '5 hari kerja', 'lagi, Jumat 20 November, 23.59 WIB'],
    ['2026-11-15T14:00:00', '5 hari kerja', 'lagi, Jumat 20 November, 23.59 WIB'],
    ['2026-11-19T23:59:59', '1 hari kerja', 'lagi, Jumat 20 November, 23.59 WIB'],
    ['2026-11-20T00:00:00', 'Hari ini', 'sampai 23.59 WIB'],
    ['2026-11-20T23:59:59.999', 'Hari ini', 'sampai 23.59 WIB'],
    ['2026-11-21T00:00:00', 'Lewat', 'batasnya Jumat 20 November, 23.59 WIB'],
    ['2026-11-22T00:00:00', 'Lewat', 'batasnya Jumat 20 November, 23.59 WIB'],
  ])('time for a correction at %s: %s', (saat, angka, keterangan) => {
    expect(kataBatas(BERJALAN.tenggat, new Date(`${saat}+07:00`), new Set())).toEqual({ angka, keterangan });
  });
  it('a question that is open has stopped the clock for the company, at every desk', () => {
    for (const status of ['21', '22', '23'] as const) {
      const j = jamTampil(status, BERHENTI, new Date('2026-11-20T23:00:00+07:00'), new Set(), true);
      expect([status, j.keadaan, j.penghenti]).toEqual([status, 'jeda', 'pemohon']);
      expect(kataJam(j)).toBe('jam layanan berhenti di pemohon, tersisa 3 dari 5 hari kerja');
    }
  });
});
