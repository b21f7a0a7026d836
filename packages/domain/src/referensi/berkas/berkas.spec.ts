import { describe, expect, it } from 'vitest';
import type { BarisBerkas, BerkasResmi } from './bentuk';
import { BERKAS_RESMI, berkasUntuk } from './daftar-berkas';
import { kenaliBerkas, PemeriksaBerkas } from './periksa-berkas';
import { JENIS_REFERENSI } from '../jenis';

const semuaAda = () => true;
const resmi = (nama: string, jenis?: string): BerkasResmi => {
  const b = BERKAS_RESMI.find((x) => x.nama === nama && (!jenis || x.jenis === jenis));
  if (!b) throw new Error(nama);
  return b;
};
const baris = (b: BerkasResmi, ...sel: string[]): BarisBerkas =>
  Object.fromEntries(b.kolom.map((k, i) => [k, sel[i] ?? '']));
const periksa = (b: BerkasResmi, rows: string[][], ada = semuaAda) => {
  const p = new PemeriksaBerkas(b, ada);
  rows.forEach((r, i) => p.ambil(baris(b, ...r), i + 2));
  p.selesai();
  return p;
};

/** One good row of each official file. */
const CONTOH: Record<string, string[]> = {
  'btki2022.csv': ['0101', '4', '0', 'Kuda, hidup', 'Live horses'],
  'kbli2020.csv': ['01111', '5', 'PERTANIAN JAGUNG'],
  'kpbc.csv': ['010700', 'KPPBC BELAWAN', '010000'],
  'kpp.csv': ['001', 'KPP Pratama Jakarta Matraman', '110', 'Kanwil DJP Jakarta Timur'],
  'pelabuhan_id.csv': ['IDAGR', 'Anggrek', 'SA', '1', '111300'],
  'pelabuhan_dunia.csv': ['NLRTM', 'Rotterdam', 'NL', '1'],
  'ikan.csv': ['Anguilla bicolor', 'Sidat', 'ditulis'],
  'kurs_contoh.csv': ['USD', 'Dolar Amerika Serikat', '1', '18016.34', '2026-09-29', 'indikatif'],
  'satuan_id.csv': ['TNE', 'Ton (metrik)'],
  'incoterm2020.csv': ['CIF', 'Cost, Insurance and Freight'],
  'jenis_badan_usaha.csv': ['01', 'PT', 'Perseroan Terbatas'],
  'kementerian.csv': ['019', 'Kementerian Perindustrian', 'Kemenperin'],
};

describe('every official file', () => {
  it.each(BERKAS_RESMI.map((b) => [b.nama, b.jenis, b] as const))(
    '%s (%s): a good row is read, and written as it was',
    (nama, _, b) => {
      const contoh = CONTOH[nama] ?? [];
      const p = periksa(b, nama === 'kpbc.csv' ? [contoh, ['010000', 'KANWIL', '010000']] : [contoh]);
      expect(p.ditolak).toEqual([]);
      const [e] = p.sah;
      expect(e?.uraian.length).toBeGreaterThan(0);
      if (e && b.tulis) expect(b.tulis(e.kode, e)).toEqual(baris(b, ...contoh));
    },
  );
  it.each(BERKAS_RESMI.map((b) => [b.nama, b.jenis, b] as const))(
    '%s (%s): the same row twice, an empty one, and one that cannot be read are refused with their lines',
    (nama, _, b) => {
      const contoh = CONTOH[nama] ?? [];
      const kosong = contoh.map(() => '');
      const rusak = ['?', ...contoh.slice(1)];
      const huruf = contoh.map((s, i) => (i === contoh.length - 1 ? `${s}\ufffd` : s));
      const p = periksa(b, [contoh, contoh, kosong, rusak, huruf]);
      expect(p.ditolak.map((t) => t.baris)).toEqual([3, 4, 5, 6]);
      expect(p.ditolak[0]?.pesan).toContain('Kode sama dengan baris 2');
    },
  );
  it.each(BERKAS_RESMI.map((b) => [b.nama, b.jenis, b] as const))(
    '%s (%s): is known by its columns, in any order',
    (_, jenis, b) => {
      expect(kenaliBerkas(berkasUntuk(jenis), [...b.kolom].reverse())).toEqual({
        berkas: expect.objectContaining({ nama: b.nama, jenis }),
      });
    },
  );
});

describe('every list', () => {
  it.each(JENIS_REFERENSI)('%s can be taken out and brought back', (jenis) => {
    expect(berkasUntuk(jenis).some((b) => b.tulis)).toBe(true);
  });
});

describe('columns that are wrong', () => {
  const kpp = berkasUntuk('kpp');
  it.each([
    [['kode_kpp', 'nama', 'kode_kanwil'], 'Kolom kanwil tidak ada'],
    [['kode_kpp', 'nama', 'kode_kanwil', 'kanwil', 'x'], 'Kolom x tidak dikenal'],
    [['kode_kpp', 'nama', 'nama', 'kanwil'], 'Kolom nama tertulis dua kali'],
    [[''], 'Kolom yang diharapkan: kode_kpp, nama, kode_kanwil, kanwil'],
  ])('%j', (kepala, salah) => {
    expect(kenaliBerkas(kpp, kepala)).toEqual({ salah: expect.stringContaining(salah) });
  });
  it('of two files of a list: the nearer one is named', () => {
    expect(kenaliBerkas(berkasUntuk('pelabuhan'), ['kode_pelabuhan', 'pelabuhan', 'kode_negara'])).toEqual({
      salah: expect.stringContaining('fungsi'),
    });
  });
});

describe('the tariff book', () => {
  const b = resmi('btki2022.csv');
  it('gives each line the texts above it, and what it hangs from', () => {
    const p = periksa(b, [
      ['1701', '4', '0', 'Gula tebu', 'Cane sugar'],
      ['170114', '6', '1', 'Lain-lain', 'Other'],
      ['17011400', '8', '2', 'Gula mentah', 'Raw sugar'],
      ['17019900', '8', '1', 'Lainnya', 'Other'],
    ]);
    expect(p.sah.map((e) => [e.induk, e.data.jalur, e.data.induk_uraian])).toEqual([
      [null, [], undefined],
      ['1701', ['Gula tebu'], 'Gula tebu'],
      ['170114', ['Gula tebu', 'Lain-lain'], 'Gula tebu'],
      ['1701', ['Gula tebu'], 'Gula tebu'],
    ]);
  });
  it.each([
    [['1701', '6', '0', 'Gula', 'Sugar'], 'Kolom digit'],
    [['1701', '4', 'x', 'Gula', 'Sugar'], 'Kolom takik'],
    [['17011', '5', '0', 'Gula', 'Sugar'], 'Kolom digit'],
  ])('refuses %j', (row, salah) => {
    expect(periksa(b, [row]).ditolak[0]?.pesan).toContain(salah);
  });
});

describe('codes of other lists', () => {
  it('a port names an office and a country that are there', () => {
    const tanpa = (jenis: string) => jenis !== 'kpbc';
    expect(
      periksa(resmi('pelabuhan_id.csv'), [CONTOH['pelabuhan_id.csv'] ?? []], tanpa as never).ditolak[0]?.pesan,
    ).toBe('Kantor pabean 111300 tidak ada di daftar');
    const p = periksa(resmi('pelabuhan_dunia.csv'), [
      ['XZTST', 'Di laut', 'XZ', '1'],
      ['NLRTM', 'Rotterdam', 'BE', '1'],
    ]);
    expect(p.ditolak).toEqual([{ baris: 3, kode: 'NLRTM', pesan: 'Kode pelabuhan harus diawali BE' }]);
  });
  it('an office may name one further down, but not one that is nowhere', () => {
    const tidakAda = () => false;
    const p = periksa(
      resmi('kpbc.csv'),
      [
        ['010700', 'A', '010000'],
        ['010000', 'B', '010000'],
        ['020100', 'C', '020000'],
      ],
      tidakAda,
    );
    expect(p.ditolak.map((t) => t.kode)).toEqual(['020100']);
  });
  it('a rate is of a currency, more than nothing, on a day that exists', () => {
    const b = resmi('kurs_contoh.csv', 'kurs');
    const rusak = [
      ['USD', 'Dolar', '1', '0', '2026-09-29', ''],
      ['USD', 'Dolar', '0', '1', '2026-09-28', ''],
      ['USD', 'Dolar', '1', '1', '2026-02-30', ''],
    ];
    expect(periksa(b, rusak).ditolak.map((t) => t.baris)).toEqual([2, 3, 4]);
  });
});
