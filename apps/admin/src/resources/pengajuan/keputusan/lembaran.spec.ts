import { layanan } from '@sinas/domain/layanan/daftar';
import { describe, expect, it } from 'vitest';
import { lembar } from '../../../test-berkas';
import {
  dariLembar,
  jumlahDiberi,
  keKawat,
  keadaanBaris,
  masalahPeriksa,
  masalahRincian,
  teksPanjang,
  type Lembaran,
} from './lembaran';

const asal = lembar(4, [null, null]);
const isi = (teks1: string, teks2: string, kd_alasan = '', alasan = ''): Lembaran => ({
  ...dariLembar(asal),
  baris: { '71': { teks: teks1, kd_alasan: '', alasan: '' }, '72': { teks: teks2, kd_alasan, alasan } },
});

describe('the decision sheet', () => {
  it('reads what an officer types as Indonesians write it', () => {
    expect(keadaanBaris('8.000', '8000')).toBe('penuh');
    expect(keadaanBaris('7.999,5', '8000')).toBe('dikurangi');
    expect(keadaanBaris('8.001', '8000')).toBe('melebihi');
    expect(keadaanBaris('delapan', '8000')).toBe('bukan_angka');
    expect(keadaanBaris(' ', '8000')).toBe('kosong');
    expect(jumlahDiberi(isi('8.000', '4.500,25'), asal.rincian)).toBe('12500.25');
  });
  it('asks for a reason for every cut, and for words beside A99', () => {
    expect(masalahRincian(isi('8.000', '4.500'), asal.rincian).map((m) => m.message)).toEqual([
      'Baris 2: alasan wajib diisi bila jumlah dikurangi',
    ]);
    expect(masalahRincian(isi('8.000', '4.500', 'A99'), asal.rincian)[0]?.message).toBe(
      'Baris 2: tulis alasannya bila memilih A99',
    );
    expect(masalahRincian(isi('8.000', '4.500', 'A03'), asal.rincian)).toEqual([]);
  });
  it('of what a ministry files more may be given, with words; the words go along without a code', () => {
    const naik = asal.rincian.map((r) => ({ ...r, boleh_naik: true }));
    expect(keadaanBaris('8.001', '8000', true)).toBe('dinaikkan');
    expect(masalahRincian(isi('8.000', '9.000'), naik).map((m) => m.message)).toEqual([
      'Baris 2: alasan wajib diisi karena jumlahnya diubah',
    ]);
    const beralasan = isi('8.000', '9.000', '', 'Penugasan BUMN');
    expect(masalahRincian(beralasan, naik)).toEqual([]);
    expect(keKawat('7', beralasan, naik).rincian).toContainEqual({
      ...{ id: '72', jml_keputusan: '9000', alasan: 'Penugasan BUMN' },
    });
  });
  it('refuses more than was asked, an empty row and what is no number', () => {
    expect(masalahRincian(isi('9.000', ''), asal.rincian).map((m) => m.message)).toEqual([
      'Baris 1: jumlah keputusan melebihi yang diminta',
      'Baris 2 belum diberi jumlah',
    ]);
    expect(masalahRincian(isi('8.000', '4,500.0'), asal.rincian)[0]?.message).toMatch(/^Baris 2: .*harus berupa angka/);
  });
  it.each<[string, Partial<Lembaran>]>([
    ['Baris 2: penjelasan paling banyak 1.000 karakter', isi('8.000', '4.500', 'A99', 'x'.repeat(1001))],
    ['Catatan paling banyak 2.000 karakter', { catatan: 'x'.repeat(2001) }],
    ['Dasar hukum paling banyak 1.000 karakter', { tolak: { ...isi('', '').tolak, dasar_hukum: 'x'.repeat(1001) } }],
  ])('issue 13 part 4: a text that is too long is told, never cut: %s', (kata, bagian) => {
    expect(teksPanjang({ ...isi('8.000', '6.000'), ...bagian }, asal)).toBe(kata);
    expect(teksPanjang(isi('8.000', '4.500', 'A99', 'x'.repeat(1000)), asal)).toBeNull();
  });
  it('leaves the conclusion to the official who decides', () => {
    const l = {
      ...isi('', ''),
      periksa: Object.fromEntries([1, 2, 3, 4, 5].map((k) => [k, { hasil: 'Y' as const, catatan: '' }])),
    };
    expect(masalahPeriksa(layanan('07').pemeriksaan, l, false)).toEqual([]);
    expect(masalahPeriksa(layanan('07').pemeriksaan, l, true).map((m) => m.path)).toEqual(['checklist.6']);
  });
  it('sends decimals, no reason with a full row, and no row without a quantity', () => {
    const l = {
      ...isi('8.000', '', 'A03'),
      baris: { '71': { teks: '8.000', kd_alasan: 'A03', alasan: 'x' }, '72': { teks: '', kd_alasan: '', alasan: '' } },
    };
    expect(keKawat('7', l, asal.rincian).rincian).toEqual([{ id: '71', jml_keputusan: '8000' }]);
    expect(keKawat('7', isi('8.000', '4.500,5', 'A03', ' lini rusak '), asal.rincian).rincian?.[1]).toEqual({
      id: '72',
      jml_keputusan: '4500.5',
      kd_alasan: 'A03',
      alasan: 'lini rusak',
    });
  });
});
