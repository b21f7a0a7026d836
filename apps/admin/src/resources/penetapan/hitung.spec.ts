import { describe, expect, it } from 'vitest';
import type { Papan } from '../../providers/wire';
import { hitung, KERJA_KOSONG, type Kerja } from './hitung';

/* Fibreboard of the mock-up: a ceiling of 100,000, three firms. Sums typed by hand. */
const garis = {
  ...{
    kunci: 'g',
    tahun: 2027,
    arah: 'impor' as const,
    kd_komoditas: '0123',
    ur_komoditas: 'Papan serat',
    satuan: 'MTQ',
  },
  ...{ satuan_lazim: 'MTQ', elemen: {}, uraian: '', diminta: '49000', rekomendasi: '39500' },
};
const isi = {
  ...garis,
  ...{ id: '1', plafon: '60000', plafon_sumber: 'Defisit', ditetapkan: '20000', versi: 1, angka: [] },
  ...{ jml_pasokan: '0', jml_kebutuhan: '0', selisih: '0' },
};
const firma = (n: string): Papan['berkas'][number] => ({
  ...{ idNk: n, noAju: `aju-${n}`, versi: 1, jnsLayanan: 'RKI', nama_perusahaan: `PT ${n}`, ur_ga: 'Kemenperin' },
  ...{ kapasitas: null, realisasi: null },
});
const baris = (n: string, diminta: string, rekomendasi: string, kd_alasan = ''): Papan['baris'][number] => ({
  ...{
    id: `b${n}`,
    idNk: n,
    seri: 1,
    uraian: 'MDF',
    satuan: 'MTQ',
    garis: 'g',
    diminta,
    rekomendasi,
    kd_alasan,
    alasan: '',
  },
});
const papan = {
  berkas: ['1', '2', '3'].map(firma),
  baris: [baris('1', '22000', '20500', 'A03'), baris('2', '17000', '17000'), baris('3', '10000', '2000', 'A06')],
  garis: [{ ...garis, isi }],
} as unknown as Papan;
const dasar: Kerja = { ...KERJA_KOSONG, nota_nomor: 'ND-1', nota_tanggal: '2026-11-18', alasan: 'Mendesak' };

describe('the board before it is determined (T20)', () => {
  it('follows the recommendation with its reasons: 39,500 on 20,000 fit a ceiling of 60,000, 500 are left', () => {
    const h = hitung(papan, dasar);
    expect(h.garis.get('g')).toMatchObject({ jumlah: '39500', sesudah: '59500', sisa: '500', lebih: false });
    expect([h.penuh, h.sebagian, h.ditolak]).toEqual([1, 2, 0]);
    expect([...h.masalah.values()].flat()).toEqual([]);
    expect(h.ditahan).toEqual([]);
    expect(h.baris.map((b) => b.diubah)).toEqual([false, false, false]);
  });
  it('what passes the ceiling is told, and what is left for later counts no more', () => {
    const penuh = { ...dasar, baris: { b3: { jml: '10.000' } } };
    const h = hitung(papan, penuh);
    expect(h.garis.get('g')).toMatchObject({ sesudah: '67500', sisa: '-7500', lebih: true });
    expect(h.ditahan).toEqual(['Penetapan Papan serat melebihi plafon']);
    expect(h.masalah.get('b3')?.map((m) => m.message)).toEqual([
      'Baris 1: tulis alasannya bila melebihi rekomendasi K/L',
    ]);
    expect(hitung(papan, { ...penuh, tunda: ['3'] }).garis.get('g')).toMatchObject({ jumlah: '37500', lebih: false });
  });
  it('a cut of the coordinator does not borrow the reason of the ministry', () => {
    const h = hitung(papan, { ...dasar, baris: { b1: { jml: '0' } } });
    expect(h.masalah.get('b1')?.map((m) => m.message)).toEqual(['Baris 1: alasan wajib diisi bila jumlah dikurangi']);
    expect([h.penuh, h.sebagian, h.ditolak]).toEqual([1, 1, 1]);
  });
  it('what is no number is a fault, not nothing', () => {
    const h = hitung(papan, { ...dasar, baris: { b2: { jml: '17,000.5' } } });
    expect(h.masalah.get('b2')?.map((m) => m.message)).toEqual(['Baris 1 belum diberi jumlah']);
    expect(h.garis.get('g')?.jumlah).toBe('22500');
  });
  it('without a line, a note or a reason it says what is missing', () => {
    const tanpa = { ...papan, garis: [{ ...garis, isi: null }] } as unknown as Papan;
    expect(hitung(tanpa, KERJA_KOSONG).ditahan).toEqual([
      'Baris nasional Papan serat belum diisi',
      'Nomor nota dinas belum diisi',
      'Tanggal nota dinas belum diisi',
      'Alasan tidak menunggu rapat belum diisi',
    ]);
    expect(hitung(papan, { ...dasar, tunda: ['1', '2', '3'] }).ditahan).toEqual([
      'Belum ada berkas yang ikut ditetapkan',
    ]);
  });
});
