import { sePokokNpwp } from './npwp';
import { describe, expect, it } from 'vitest';
import { angka, bacaAngka, banding, dariRibu, jumlahkan, keRibu, kurangi, persen } from './angka';
import { bacaPeriode, opsiBulan, tampilPeriode } from './periode';
import { awalKecil, tampil, tampilHs, warnaPrioritas } from './tampil';
import {
  hariTanggal,
  hariWaktu,
  jam,
  pukul,
  tanggal,
  tanggalIso,
  tanggalJam,
  tanggalPendek,
  waktu,
  waktuPendek,
} from './tanggal';

describe('dates and empty values', () => {
  const t = '2026-11-20T07:32:00Z';
  it('VALIDASI-21 writes the three date formats in Indonesian, Jakarta time', () => {
    expect([tanggal(t), tanggalIso(t), tanggalJam(t)]).toEqual([
      '20 November 2026',
      '2026-11-20',
      '20 November 2026 - 14:32',
    ]);
    expect(tanggal('2026-12-31T18:00:00Z')).toBe('1 Januari 2027');
    expect([hariTanggal(t), jam(t)]).toEqual(['Jumat 20 November', '14.32']);
  });
  it('are those of the time zone, on both sides of midnight and in years when Jakarta had another offset', () => {
    const zona = new Intl.DateTimeFormat('id-ID', {
      timeZone: 'Asia/Jakarta',
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      hour: '2-digit',
      minute: '2-digit',
      hourCycle: 'h23',
    });
    const tepi = ['1949-12-31T16:45:00Z', '1963-12-31T16:29:59Z', '1963-12-31T17:00:00Z', '2026-11-20T17:00:00Z'];
    const acak = Array.from({ length: 300 }, (_, i) => new Date(i * 9_876_543_210 - 9e11).toISOString());
    for (const t of [...tepi, '2026-11-20T16:59:59.999Z', ...acak])
      expect(`${t} ${hariTanggal(t).replace(' ', ', ')} pukul ${jam(t)}`).toBe(`${t} ${zona.format(new Date(t))}`);
  });
  it.each(['America/New_York', 'Asia/Jayapura', 'Asia/Jakarta', 'UTC'])(
    'part 5: whatever the zone of the machine, here %s, days and hours are those of Jakarta',
    (zona) => {
      const semula = process.env.TZ;
      process.env.TZ = zona;
      try {
        expect([waktu(t), hariWaktu(t), pukul(t), waktuPendek(t), tanggalPendek('2026-11-20T17:30:00Z')]).toEqual([
          '20 November 2026, 14.32 WIB',
          'Jumat 20 November, 14.32 WIB',
          '14.32 WIB',
          '20 Nov 14.32',
          '21 Nov',
        ]);
        expect([tanggal('2026-11-20'), tanggalIso('2026-11-20T16:59:59Z'), tanggalJam(t)]).toEqual([
          '20 November 2026',
          '2026-11-20',
          '20 November 2026 - 14:32',
        ]);
      } finally {
        process.env.TZ = semula;
      }
    },
  );
  it('part 5: a time that is not known shows -, as an empty date does', () => {
    expect([waktu(null), hariWaktu(''), pukul('bukan waktu'), waktuPendek(undefined)]).toEqual(['-', '-', '-', '-']);
  });
  it('VALIDASI-19 shows - for empty values, and - or Belum Ditetapkan for an empty date', () => {
    expect([
      tampil(''),
      tampil(null),
      tampil(0),
      tanggal(null),
      tanggal('', 'Belum Ditetapkan'),
      tanggal('bukan tanggal'),
    ]).toEqual(['-', '-', '0', '-', 'Belum Ditetapkan', '-']);
  });
  it('BATAS-03 dates and numbers are Indonesian throughout', () => {
    expect([angka('12500'), angka('2750.5'), tanggal('2026-08-17')]).toEqual(['12.500', '2.750,5', '17 Agustus 2026']);
  });
});

describe('numbers', () => {
  it('VALIDASI-21 numbers have no minimum fraction digits', () => {
    expect([angka('1000.000'), angka('-1234.50'), angka(''), angka('0')]).toEqual(['1.000', '−1.234,5', '-', '0']);
  });
  it('quantities are exact: no float ever', () => {
    expect(jumlahkan(['0.1', '0.2'])).toBe('0.3');
    expect(jumlahkan(['999999999999.999', '0.001'])).toBe('1000000000000');
    expect([
      kurangi('1', '1.001'),
      banding('2', '10'),
      dariRibu(keRibu('12.340')),
      persen('1', '0'),
      persen('31800', '30000'),
    ]).toEqual(['-0.001', -1, '12.34', null, 106]);
  });
  it.each([
    ['50', '950', [0, 100], 5.3],
    ['1', '3', [0, 100], 33.3],
    ['29415', '30000', [0, 100], 98.1],
    ['-29415', '30000', [0, 100], -98.1],
    ['10.04', '100', [10], 10.1],
    ['9.96', '100', [10], 9.9],
    ['10', '100', [10], 10],
    ['99.96', '100', [0, 100], 99.9],
    ['100.04', '100', [0, 100], 100.1],
    ['0.001', '100', [0, 100], 0.1],
    ['0', '100', [0, 100], 0],
    ['49.999', '100', [50], 49.9],
  ])('part 5: %s of %s, with the limits %j, is %s per cent: rounded, and never onto a limit', (a, b, batas, hasil) => {
    expect(persen(a, b, batas)).toBe(hasil);
  });
  it('reads what people type, and suggests the Indonesian way for 2,750.5', () => {
    expect(bacaAngka('2.750,5')).toEqual({ sah: true, nilai: '2750.5' });
    expect(bacaAngka('2750.5')).toEqual({ sah: true, nilai: '2750.5' });
    expect(bacaAngka('2.750')).toEqual({ sah: true, nilai: '2750' });
    expect(bacaAngka('2,750.5')).toEqual({ sah: false, saran: '2.750,5' });
    expect(bacaAngka('dua')).toEqual({ sah: false, saran: null });
  });
});

describe('display', () => {
  it('NERACA-04 twelve month options, next year by default, value two-digit month and year', () => {
    const opsi = opsiBulan(2026);
    expect(opsi).toHaveLength(12);
    expect([opsi[0], opsi[4], opsi[7], opsi[11]]).toEqual([
      { label: 'Jan 2027', value: '012027' },
      { label: 'Mei 2027', value: '052027' },
      { label: 'Agu 2027', value: '082027' },
      { label: 'Des 2027', value: '122027' },
    ]);
    expect(opsiBulan(2026, 2030)[9]).toEqual({ label: 'Okt 2030', value: '102030' });
  });
  it.each([
    ['Jan 2027', '012027'],
    ['agustus 2027', '082027'],
    ['01/2027', '012027'],
    ['2027-12', '122027'],
    ['032027', '032027'],
    [' 032027 ', '032027'],
    [' Mar 2027', '032027'],
    ['132027', null],
    ['Bulan 2027', null],
    ['', null],
  ])('reads the period %s', (teks, hasil) => {
    expect(bacaPeriode(teks)).toBe(hasil);
  });
  it('VALIDASI-20 priority colours', () => {
    expect(['Low', 'MEDIUM', 'high risk', 'Prioritas', 'lain', null].map(warnaPrioritas)).toEqual([
      'success',
      'warning',
      'danger',
      'info',
      'secondary',
      'secondary',
    ]);
  });
  it('VALIDASI-19 a period that is none is shown as it stands, an empty one as -', () => {
    expect(['', '132027', 'Maret'].map(tampilPeriode)).toEqual(['-', '132027', 'Maret']);
  });
  it('HS codes and periods read as people write them', () => {
    expect([tampilHs('17011400'), tampilHs('1701'), tampilPeriode('032027')]).toEqual([
      '1701.14.00',
      '1701',
      'Mar 2027',
    ]);
  });
});

describe('tax numbers', () => {
  it('a branch shares nine digits with its head office, in either form', () => {
    expect(sePokokNpwp('0900000000417001', '0900000000417000')).toBe(true);
    expect(sePokokNpwp('90.000.000.0-417.001', '0900000000417000')).toBe(true);
    expect(sePokokNpwp('0900000010417001', '0900000000417000')).toBe(false);
    expect(sePokokNpwp('123', '123')).toBe(false);
  });
});

it('within a sentence a first letter is small, an abbreviation stays', () => {
  expect(['Gagal kirim ke K/L', 'KSWP tidak valid', 'diperiksa', ''].map(awalKecil)).toEqual([
    'gagal kirim ke K/L',
    'KSWP tidak valid',
    'diperiksa',
    '',
  ]);
});
