import { describe, expect, it } from 'vitest';
import { rencanaUji } from '../uji/contoh';
import type { Rencana } from '../wire';
import { dapatUbah, hapusBuka, isianBuka, medanRencana, tambahBuka, tertutup } from './terbuka';

const KINI = new Date('2027-05-08T04:00:00Z');
const T = rencanaUji().tombol;
const tanpa = Object.fromEntries(Object.keys(T).map((k) => [k, false])) as unknown as Rencana['tombol'];
const satu = (kd: string, lain: Partial<Rencana> = {}, bagian: string[] | null = null) => {
  const r = rencanaUji({ kd_status_pengajuan: kd as '00', ...lain });
  return { ...r, formulir: { ...r.formulir, bagian_terbuka: bagian } };
};

describe('what of a plan may be changed (D.2 button flags, D.5 status)', () => {
  it('a draft is open; rows of imports and production by their own flags', () => {
    const draf = satu('00');
    expect([
      dapatUbah(draf),
      tertutup(draf),
      medanRencana(draf, 'barang_impor', { id: '7', induk: null }, KINI),
    ]).toEqual([true, false, null]);
    const lokal = satu('00', { tombol: { ...T, rencana_impor_bahan_baku: false, rencana_produksi: false } });
    expect([tambahBuka(lokal, 'barang_impor'), tambahBuka(lokal, 'barang_lokal'), tambahBuka(lokal, 'produk')]).toEqual(
      [...[false, true, false]],
    );
  });
  it('a plan that was sent is locked; returned, what the remarks have opened is open', () => {
    const kirim = satu('21', { tombol: tanpa });
    expect([tertutup(kirim), tambahBuka(kirim, 'barang_lokal'), isianBuka(kirim, 'telepon')]).toEqual([
      true,
      false,
      false,
    ]);
    expect(medanRencana(kirim, 'produk', { id: '7', induk: null }, KINI)?.size).toBe(0);
    const kembali = satu('25', {}, ['produksi:hapus:9', 'baris:7:pemakaian', 'baris:8', 'telepon']);
    expect([tertutup(kembali), isianBuka(kembali, 'telepon'), isianBuka(kembali, 'surel')]).toEqual([
      false,
      true,
      false,
    ]);
    const medan = medanRencana(kembali, 'bahan_baku', { id: '7', induk: null }, KINI);
    expect([medan?.has('pemakaian'), medan?.has('r01'), medan?.has('supplier')]).toEqual([true, true, false]);
    expect(medanRencana(kembali, 'bahan_baku', { id: '8', induk: null }, KINI)).toBeNull();
    expect(medanRencana(kembali, 'bahan_baku', { id: '9', induk: null }, KINI)?.size).toBe(0);
    expect([
      hapusBuka(kembali, 'bahan_baku', { id: '9', induk: null }),
      hapusBuka(kembali, 'bahan_baku', { id: '8', induk: null }),
    ]).toEqual([true, false]);
    expect(tambahBuka(kembali, 'bahan_baku')).toBe(false);
  });
  it('rows below a row that a remark has opened as a whole are open, those of other rows are not', () => {
    const kembali = satu('25', {}, ['baris:8', 'baris:7:pemakaian']);
    const anak = (induk: string) => medanRencana(kembali, 'produk', { id: '70', induk }, KINI);
    expect([anak('8'), anak('7')?.size, anak('9')?.size]).toEqual([null, 0, 0]);
    expect([tambahBuka(kembali, 'produk', '8'), tambahBuka(kembali, 'produk', '7')]).toEqual([true, false]);
    expect(hapusBuka(kembali, 'produk', { id: '70', induk: '8' })).toBe(true);
    expect(hapusBuka(kembali, 'produk', { id: '70', induk: '9' })).toBe(false);
  });
  it('a closed window locks all', () => {
    const r = satu('00');
    const tutup = { ...r, formulir: { ...r.formulir, closedForm: true } };
    expect([dapatUbah(tutup), medanRencana(tutup, 'produk', { id: '7', induk: null }, KINI)?.size]).toEqual([false, 0]);
  });
  it('determined: months that have ended, while its flag is on; the plan itself stays', () => {
    const tetap = satu('50', { tombol: { ...tanpa, realisasi_impor_bahan_baku: true } });
    expect(tertutup(tetap)).toBe(false);
    expect([...(medanRencana(tetap, 'barang_impor', { id: '7', induk: null }, KINI) ?? [])]).toEqual([
      'n01',
      'n02',
      'n03',
      'n04',
    ]);
    expect(medanRencana(tetap, 'produk', { id: '8', induk: null }, KINI)?.size).toBe(0);
    expect([tambahBuka(tetap, 'barang_impor'), isianBuka(tetap, 'telepon')]).toEqual([false, false]);
    expect(tertutup(satu('50', { tombol: tanpa }))).toBe(true);
  });
});
