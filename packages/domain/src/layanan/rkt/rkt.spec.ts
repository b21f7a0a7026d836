import { describe, expect, it } from 'vitest';
import type { Kelengkapan } from '../../formulir/kelengkapan';
import type { Masalah } from '../../formulir/isian';
import type { BarisIsi, IsiBerkas } from '../isi';
import { KONTEKS as KTX } from '../../baris/konteks.contoh';
import { JENIS_RKT } from './baris/jenis';
import { checkpoint } from './checkpoint';
import { periksaRencana } from './periksa';
import { rencanaTerlambat } from './terlambat';
import { bulanTerakhir, tombolRencana, type FaktaTombol } from './tombol';

const TANGGAL_20 = new Date('2026-11-20T09:00:00+07:00');
const f = (lain: Partial<FaktaTombol>): FaktaTombol => ({
  ...{ kd_status: '00', jendela_buka: true, trader_type: 'IMPORTIR', jenis_pelaku: 'PRODUSEN', kini: TANGGAL_20 },
  ...lain,
});
/** Of the six, in the order of NERACA-01 (plan: local, import, production; realisation alike). */
const nyala = (lain: Partial<FaktaTombol>): string => {
  const t = tombolRencana(f(lain));
  return [
    t.rencana_lokal_bahan_baku,
    t.rencana_impor_bahan_baku,
    t.rencana_produksi,
    t.realisasi_lokal_bahan_baku,
    t.realisasi_impor_bahan_baku,
    t.realisasi_produksi,
  ]
    .map((x) => (x ? 'Y' : '-'))
    .join('');
};

describe('button flags (NERACA-01, table of D.2)', () => {
  it.each<[string, Partial<FaktaTombol>, string]>([
    ['a draft of an importing producer', {}, 'YYYYYY'],
    ['a draft after the window', { jendela_buka: false }, '---YYY'],
    ['a returned plan has a deadline of its own', { kd_status: '25', jendela_buka: false }, 'YYYYYY'],
    ['one who buys in the country', { trader_type: 'LOKAL' }, 'Y-YYYY'],
    ['a trader', { jenis_pelaku: 'PEDAGANG' }, 'YY-YY-'],
    ['sent', { kd_status: '10' }, '------'],
    ['at the desk', { kd_status: '21' }, '------'],
    ['determined, on the 20th', { kd_status: '50' }, '------'],
    ['determined, on the 15th', { kd_status: '50', kini: new Date('2026-11-15T23:59:59+07:00') }, '---YYY'],
    ['determined, one second later', { kd_status: '50', kini: new Date('2026-11-16T00:00:00+07:00') }, '------'],
    ['determined in part, on the 1st', { kd_status: '51', kini: new Date('2026-12-01T00:00:00+07:00') }, '---YYY'],
    ['replaced', { kd_status: '52', kini: new Date('2026-12-01T00:00:00+07:00') }, '------'],
    ['refused', { kd_status: '90', kini: new Date('2026-12-01T00:00:00+07:00') }, '------'],
  ])('%s', (_apa, lain, harapan) => {
    expect(nyala(lain)).toBe(harapan);
  });
  it('the month that has ended is one of Jakarta', () => {
    expect(bulanTerakhir(new Date('2026-12-31T17:30:00Z')).toISOString()).toBe('2026-12-01T00:00:00.000Z');
    expect(bulanTerakhir(new Date('2026-12-31T16:30:00Z')).toISOString()).toBe('2026-11-01T00:00:00.000Z');
  });
});

const baris = (id: string, jenis: string, id_induk: string | null = null, data = {}): BarisIsi => ({
  ...{ id, jenis, id_induk, seri: Number(id), data, satuan: 'TNE', jml: '10', realisasi_lalu: '10' },
});
const isi = (kepala: Record<string, string>, rows: BarisIsi[]): IsiBerkas => ({
  ...{ kd_komoditas: '0142', tahun: 2027, kepala: { trader_type: 'IMPORTIR', ...kepala }, baris: rows },
});
const di = (m: Masalah[]): string[] => m.map((x) => `${x.langkah} ${x.path}`);

describe('what only the whole plan shows', () => {
  it('tabs that are asked of each kind of actor (D.1); a producer’s use follows from his materials', () => {
    expect(di(periksaRencana(isi({ jenis_pelaku: 'PRODUSEN' }, [])))).toEqual([
      'barang baris',
      'produksi baris',
      'distribusi baris',
    ]);
    expect(di(periksaRencana(isi({ jenis_pelaku: 'PEDAGANG' }, [])))).toEqual(['barang baris', 'distribusi baris']);
    expect(di(periksaRencana(isi({ jenis_pelaku: 'PENGGUNA' }, [])))).toEqual(['barang baris', 'penggunaan baris']);
  });
  it('rows of tabs that the actor has not, imports of one who buys here, a material of no good, a row without its children', () => {
    const rows = [
      baris('1', 'barang_impor'),
      baris('2', 'bahan_baku', null, { pemakaian: '10', id_barang: '9' }),
      baris('3', 'barang_digunakan'),
    ];
    const masalah = di(periksaRencana(isi({ jenis_pelaku: 'PENGGUNA', trader_type: 'LOKAL' }, rows)));
    expect(masalah).toEqual(
      expect.arrayContaining(['barang baris.1', 'produksi baris.2', 'produksi baris.2', 'penggunaan baris.3']),
    );
  });
});

describe('checkpoint (D.4)', () => {
  const k = (masalah: Masalah[]): Kelengkapan => ({
    ...{ boleh_kirim: masalah.length === 0, persen: 50, langkah: [], masalah },
  });
  const m = (langkah: string, path: string): Masalah => ({ langkah, path, message: 'Kurang' });
  it('0 empty, 1 incomplete, 2 complete, 9 not asked; messages name tab and row', () => {
    const masalah = [m('barang', 'baris.7'), m('distribusi', 'baris'), m('dokumen', 'D01')];
    const kepala = { jenis_pelaku: 'PEDAGANG' };
    expect(checkpoint(k(masalah), kepala, [{ jenis: 'barang_lokal' }], 1)).toMatchObject({
      ...{ barang: 1, produksi: 9, penggunaan: 9, distribusi: 0, dokumen: 1, boleh_kirim: false },
      pesan: [
        { tab: 'barang', id_baris: '7' },
        { tab: 'distribusi', id_baris: null },
        { tab: 'dokumen', path: 'D01' },
      ],
    });
    expect(checkpoint(k([]), { jenis_pelaku: 'PRODUSEN' }, [], 0)).toMatchObject({
      ...{ barang: 2, produksi: 2, penggunaan: 2, distribusi: 2, dokumen: 2, boleh_kirim: true, pesan: [] },
    });
  });
});

describe('rows of a plan (D.2)', () => {
  it('nine kinds of row hang together as the paths have them, goods being of two', () => {
    expect([...JENIS_RKT.values()].map((j) => [j.kode, j.induk, j.langkah])).toEqual([
      ['barang_impor', null, 'barang'],
      ['barang_lokal', null, 'barang'],
      ['bahan_baku', null, 'produksi'],
      ['produk', 'bahan_baku', 'produksi'],
      ['barang_digunakan', null, 'penggunaan'],
      ['penggunaan', 'barang_digunakan', 'penggunaan'],
      ['data_distribusi', null, 'distribusi'],
      ['distribusi_lokal', 'data_distribusi', 'distribusi'],
      ['distribusi_ekspor', 'data_distribusi', 'distribusi'],
      ['distribusi_lainnya', 'data_distribusi', 'distribusi'],
    ]);
    expect([...JENIS_RKT.values()].filter((j) => j.dihitung).map((j) => j.kode)).toEqual(['barang_impor']);
  });
  it('a product has a tariff line of eight digits, and no more is made than its material', () => {
    const produk = { uraian: 'Ban', satuan: KTX.kelompok.satuan[0], jml: '5', hs: '40111000' };
    const kata = (lain: object) => {
      const h = JENIS_RKT.get('produk')?.siapkan({ ...produk, ...lain }, KTX);
      return h?.sah ? [] : h?.masalah.map((m) => `${m.path}: ${m.message}`);
    };
    expect(kata({})).toEqual([]);
    expect(kata({ rendemen: '100' })).toEqual([]);
    expect(kata({ hs: '4011' })).toEqual(['hs: Pos tarif (HS) harus delapan angka']);
    expect(kata({ rendemen: '100.001' })).toEqual(['rendemen: Rendemen harus antara 0 dan 100 persen']);
  });
  it('what is left may be nothing, what is needed may not', () => {
    const bahan = { uraian_barang: 'Karet', asal: 'impor', satuan: KTX.kelompok.satuan[0] };
    const sah = (lain: object) => JENIS_RKT.get('bahan_baku')?.siapkan({ ...bahan, ...lain }, KTX).sah;
    expect(sah({ jml_bahan_baku: '5', stok_awal: '0', pemakaian: '5', stok_akhir: '0.000' })).toBe(true);
    expect(sah({ jml_bahan_baku: '0' })).toBe(false);
    expect(sah({ jml_bahan_baku: '5', stok_awal: '-1' })).toBe(false);
  });
  it('who buys in the country only plans no import', () => {
    const h = JENIS_RKT.get('barang_impor')?.siapkan({}, { ...KTX, trader: 'LOKAL' });
    expect(h?.sah ? '' : h?.message).toBe('Rencana pelaku lokal tidak memuat barang impor');
  });
});

describe('months that are late', () => {
  const pada = (hari: string, dilaporkan: string[] = [], mulai = '2026-12-09') =>
    rencanaTerlambat(2027, mulai, dilaporkan, new Date(`${hari}T12:00:00+07:00`));
  it.each<[string, string[], string[], string]>([
    ['2026-12-20', [], [], 'tepat'],
    ['2027-02-15', [], [], 'tepat'],
    ['2027-02-16', [], ['012027'], 'peringatan'],
    ['2027-02-16', ['012027'], [], 'tepat'],
    ['2027-03-16', [], ['012027', '022027'], 'tertahan'],
    ['2027-03-16', ['012027'], ['022027'], 'peringatan'],
    ['2028-01-15', ['012027', '022027', '032027', '042027', '052027', '062027', '072027', '082027', '092027', '102027', '112027'], [], 'tepat'], // prettier-ignore
    ['2028-01-16', ['012027', '022027', '032027', '042027', '052027', '062027', '072027', '082027', '092027', '102027', '112027'], ['122027'], 'peringatan'], // prettier-ignore
  ])('on %s with %s reported', (hari, dilaporkan, bulan, keadaan) => {
    expect(pada(hari, dilaporkan)).toEqual({ bulan, keadaan });
  });
  it('none before the plan came into force', () => {
    expect(pada('2027-06-16', [], '2027-05-03')).toEqual({ bulan: ['052027'], keadaan: 'peringatan' });
  });
});
