import { describe, expect, it } from 'vitest';
import { kodeBillingSah, MASA_TAGIHAN_MS, nilaiPembayaran, ntpnSah, tutupTagihan, type StatusTagihan } from './tagihan';
import { periksaTarif, tarifPada } from './tarif';

const pada = (t: string): Date => new Date(t);
const tagihan = (status: StatusTagihan, ntpn: string | null = null) => ({
  ...{ status, jumlah: '500000', ntpn },
  kedaluwarsa: pada('2027-01-08T03:00:00Z'),
});
const bayar = (ubah: object = {}) => ({
  ...{ ntpn: 'A1B2C3D4E5F60718', jumlah: '500000', tgl_bayar: pada('2027-01-08T02:59:59Z') },
  ...ubah,
});

describe('I.4: a bill of fifteen digits, seven days, paid once', () => {
  it('holds for 7 x 24 h; T30 closes a file 14 days after the first bill has expired', () => {
    expect(MASA_TAGIHAN_MS).toBe(604_800_000);
    expect(tutupTagihan(pada('2027-01-08T03:00:00Z'))).toEqual(pada('2027-01-22T03:00:00Z'));
  });
  it('codes and receipts have their forms', () => {
    expect([
      kodeBillingSah('820270101000001'),
      kodeBillingSah('82027010100000'),
      kodeBillingSah('82027010100000A'),
    ]).toEqual([true, false, false]);
    expect([ntpnSah('A1B2C3D4E5F60718'), ntpnSah('a1b2c3d4e5f60718'), ntpnSah('A1')]).toEqual([true, false, false]);
  });
  it.each([
    ['pays it', tagihan('BELUM_DIBAYAR'), bayar(), 'lunas'],
    ['was made in time, though the news came after the expiry', tagihan('KEDALUWARSA'), bayar(), 'lunas'],
    [
      'was made after the expiry',
      tagihan('BELUM_DIBAYAR'),
      bayar({ tgl_bayar: pada('2027-01-08T03:00:01Z') }),
      'terlambat',
    ],
    ['is of a bill that was voided', tagihan('DIBATALKAN'), bayar(), 'terlambat'],
    ['is the same one again', tagihan('LUNAS', 'A1B2C3D4E5F60718'), bayar(), 'ulang'],
    ['is a second one', tagihan('LUNAS', 'ZZB2C3D4E5F60718'), bayar(), 'dobel'],
    ['is of another amount', tagihan('BELUM_DIBAYAR'), bayar({ jumlah: '499999' }), 'salah_jumlah'],
    ['is of a bill without a code', tagihan('DIMINTA'), bayar(), 'tidak_dikenal'],
    ['is of no bill of ours', null, bayar(), 'tidak_dikenal'],
  ] as const)('a payment that %s', (_, t, b, hasil) => {
    expect(nilaiPembayaran(t, b)).toBe(hasil);
  });
});

describe('fees with days of validity', () => {
  const lama = { kd_rekom: '03', jumlah: '500000', mulai: '2026-01-01', sampai: '2026-12-31' };
  const baru = { kd_rekom: '03', jumlah: '750000', mulai: '2027-01-01', sampai: null };
  it('the fee of a day is the one whose days it lies in, both ends included', () => {
    const semua = [lama, baru];
    expect([tarifPada(semua, '03', '2026-12-31'), tarifPada(semua, '03', '2027-01-01')]).toEqual([lama, baru]);
    expect([tarifPada(semua, '03', '2025-12-31'), tarifPada(semua, '05', '2027-01-01')]).toEqual([null, null]);
  });
  it('none overlaps another of its service, none ends before it begins, none is of a service without a fee', () => {
    expect(periksaTarif(baru, [lama])).toEqual([]);
    expect(periksaTarif({ ...baru, mulai: '2026-12-31' }, [lama])).toMatchObject([{ path: 'mulai' }]);
    expect(periksaTarif({ ...lama, mulai: '2027-06-01', sampai: '2027-06-30' }, [baru])).toMatchObject([
      { path: 'mulai' },
    ]);
    expect(periksaTarif({ ...baru, kd_rekom: '05' }, [baru])).toEqual([]);
    expect(periksaTarif({ ...baru, sampai: '2026-12-31' }, [])).toMatchObject([{ path: 'sampai' }]);
    expect(periksaTarif({ ...baru, jumlah: '1,5' }, [])).toMatchObject([{ path: 'jumlah' }]);
    expect(periksaTarif({ ...baru, kd_rekom: '07' }, [])).toMatchObject([{ path: 'kd_rekom' }]);
  });
});
