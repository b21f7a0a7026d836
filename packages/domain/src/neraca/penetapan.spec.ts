import { describe, expect, it } from 'vitest';
import { hitungGaris, periksaGaris, type AngkaGaris } from './garis';
import { koordinatorKomoditas } from './koordinator';
import { periksaPenetapan, peristiwaTanpaRapat, type BarisPenetapan } from './penetapan';

const baris = (isi: Partial<BarisPenetapan>): BarisPenetapan => ({
  ...{ id: '1', seri: 1, diminta: '100', rekomendasi: '80', penetapan: '80', kd_alasan: 'A04', alasan: '' },
  ...isi,
});
const pesanDari = (isi: Partial<BarisPenetapan>): string[] => periksaPenetapan('A', [baris(isi)]).map((m) => m.message);

/* Rules typed by hand from E.2: never above the request; above the recommendation with a reason; zero with a reason. */
describe('what a row may be determined at (E.2)', () => {
  it('the recommendation with its reason, or a cut with a reason of its own', () => {
    expect(pesanDari({})).toEqual([]);
    expect(pesanDari({ penetapan: '0', kd_alasan: 'A09' })).toEqual([]);
    expect(pesanDari({ penetapan: '100', kd_alasan: '', alasan: 'Gudang sudah siap' })).toEqual([]);
  });
  it.each([
    [{ penetapan: '100.001' }, 'Baris 1: jumlah keputusan melebihi yang diminta'],
    [{ penetapan: '-1' }, 'Baris 1 belum diberi jumlah'],
    [{ penetapan: '' }, 'Baris 1 belum diberi jumlah'],
    [{ penetapan: '0', kd_alasan: '' }, 'Baris 1: alasan wajib diisi bila jumlah dikurangi'],
    [{ penetapan: '79', kd_alasan: 'B99' }, 'Baris 1: alasan wajib diisi bila jumlah dikurangi'],
    [{ penetapan: '81' }, 'Baris 1: tulis alasannya bila melebihi rekomendasi K/L'],
    [{ penetapan: '70', kd_alasan: 'A99' }, 'Baris 1: tulis alasannya bila memilih A99'],
  ])('%j is refused', (isi, kata) => {
    expect(pesanDari(isi)).toEqual([kata]);
  });
  it.each([
    ['all that was asked for', ['100', '50'], 'tetapkan_tanpa_rakor'],
    ['a part', ['100', '49.999'], 'tetapkan_tanpa_rakor_sebagian'],
    ['one row nothing', ['0', '50'], 'tetapkan_tanpa_rakor_sebagian'],
    ['nothing', ['0', '0'], 'tetapkan_tanpa_rakor_tolak'],
  ])('T20: %s', (_nama, penetapan, peristiwa) => {
    const diminta = ['100', '50'];
    expect(peristiwaTanpaRapat(penetapan.map((p, i) => ({ diminta: diminta[i] ?? '0', penetapan: p })))).toBe(
      peristiwa,
    );
  });
});

describe('figures of a national line', () => {
  const angka = (kode: AngkaGaris['kode'], jml: string, lain: Partial<AngkaGaris> = {}): AngkaGaris => ({
    ...{ kode, jml, sumber: 'BPS', tanggal: '2026-11-02', dipilih: true, alasan: '' },
    ...lain,
  });
  const plafon = { jml: '100000', sumber: 'Defisit' };
  /* The sums of the mock-up of fibreboard: 62,000 + 1,284,000 + 14,000 against 1,318,000 + 96,000 + 46,000. */
  const MDF = [
    angka('stok_awal', '62000'),
    angka('produksi_dn', '1284000', { alasan: 'Terbaru' }),
    angka('produksi_dn', '1300000', { dipilih: false }),
    angka('sisa_pi', '14000'),
    angka('industri', '1318000'),
    angka('ekspor', '96000'),
    angka('cadangan', '46000'),
  ];
  it('add up those that count: supply 1,360,000, demand 1,460,000, a deficit of 100,000', () => {
    expect(hitungGaris(MDF)).toEqual({ jml_pasokan: '1360000', jml_kebutuhan: '1460000', selisih: '-100000' });
    expect(periksaGaris(MDF, plafon, '90000')).toEqual([]);
  });
  it('a figure is a number, nothing or more', () => {
    const salah = [...MDF, angka('konsumsi', '-1'), angka('pasokan_lain', '0.0001')];
    expect(periksaGaris(salah, plafon, '0').map((m) => m.message)).toEqual([
      'Konsumsi harus berupa angka nol atau lebih, paling banyak tiga angka di belakang koma',
      'Pasokan lainnya harus berupa angka nol atau lebih, paling banyak tiga angka di belakang koma',
    ]);
  });
  it('a ceiling never falls below what was determined, and has a source', () => {
    expect(periksaGaris(MDF, plafon, '100000.001').map((m) => m.message)).toEqual([
      'Plafon tidak boleh di bawah 100000.001 yang sudah ditetapkan',
    ]);
    expect(periksaGaris(MDF, { jml: '1', sumber: '' }, '0').map((m) => m.path)).toEqual(['plafon_sumber']);
  });
  it('food is led by Kemenko Pangan, the rest by Kemenko Perekonomian (E.1)', () => {
    for (const kd of ['011', '012', '013', '014', '015', '0121', '0122', '0134'])
      expect([kd, koordinatorKomoditas(kd)?.kd_ga]).toEqual([kd, '128']);
    for (const kd of ['016', '017', '0111', '0123', '0130'])
      expect([kd, koordinatorKomoditas(kd)?.kd_ga]).toEqual([kd, '035']);
    expect(koordinatorKomoditas('999')).toBeNull();
  });
});
