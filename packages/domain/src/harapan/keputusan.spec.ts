import { describe, expect, it } from 'vitest';
import { bolehLihatDraf, lingkupAktor } from '../akses/kebijakan';
import { hitungHariKerja } from '../kalender/hari-kerja';
import { periksaDaftar, periksaPenolakan, periksaRincian, type RincianKeputusan } from '../baris/keputusan';
import { layanan } from '../layanan/daftar';
import { posisiTahap } from '../pengajuan/tahap';

const baris = (isi: Partial<RincianKeputusan>): RincianKeputusan => ({
  id: '7',
  seri: 3,
  jml_usulan: '100',
  jml_keputusan: '100',
  kd_alasan: null,
  alasan: null,
  ...isi,
});
const satu = (isi: Partial<RincianKeputusan>) => periksaRincian([baris(isi)]);

describe('C.3 T11, T15 a decision names its row and its reason', () => {
  it('no quantity, no number, below zero: the row by its number', () => {
    for (const jml_keputusan of [null, 'abc', '1,5', '-1'])
      expect(satu({ jml_keputusan })).toEqual([
        { langkah: 'barang', path: 'rincian.7.jml_keputusan', message: 'Baris 3 belum diberi jumlah', baris: 3 },
      ]);
  });
  it('more than was asked for', () => {
    expect(satu({ jml_keputusan: '100.001' })).toMatchObject([{ path: 'rincian.7.jml_keputusan', baris: 3 }]);
    expect(satu({ jml_keputusan: '100.001' })[0]?.message).toMatch(/^Baris 3\b/);
  });
  it('a cut without a reason of the list, A99 without words', () => {
    for (const kd_alasan of [null, '', 'A10', 'X99'])
      expect(satu({ jml_keputusan: '99', kd_alasan })).toMatchObject([{ path: 'rincian.7.kd_alasan', baris: 3 }]);
    for (const alasan of [null, '', '   '])
      expect(satu({ jml_keputusan: '99', kd_alasan: 'A99', alasan })).toMatchObject([
        { path: 'rincian.7.alasan', message: expect.stringMatching(/^Baris 3\b/), baris: 3 },
      ]);
    expect(satu({ jml_keputusan: '99', kd_alasan: 'A99', alasan: 'Gudang penuh' })).toEqual([]);
    expect(satu({ jml_keputusan: '99', kd_alasan: 'A03' })).toEqual([]);
  });
  it('C.8 the first five for every desk, the sixth for the decider, by their names', () => {
    expect(periksaDaftar(layanan('07').pemeriksaan, [], false).map((m) => m.path)).toEqual(
      [1, 2, 3, 4, 5].map((k) => `checklist.${k}`),
    );
    expect(periksaDaftar(layanan('07').pemeriksaan, [], true)).toHaveLength(6);
    expect(periksaDaftar(layanan('07').pemeriksaan, [], true)[0]?.message).toContain('Profil perusahaan');
  });
  it('a rejection without words is none', () => {
    const tolak = (alasan: string) => ({ kd_alasan: 'A04', alasan, dasar_hukum: '', saran: '' });
    expect(periksaPenolakan(tolak('   '), []).map((m) => m.path)).toEqual(['keterangan_tolak']);
    expect(periksaPenolakan(tolak('Pasokan cukup'), [])).toEqual([]);
    expect(periksaPenolakan({ ...tolak('x'), kd_alasan: 'X' }, [])).toHaveLength(1);
  });
});

describe('what stood open beside it', () => {
  it('working days back over a holiday are counted like forward', () => {
    const wib = (t: string) => new Date(`${t}T09:00:00+07:00`);
    expect(hitungHariKerja(wib('2026-12-28'), wib('2026-12-24'), new Set(['2026-12-25']))).toBe(-1);
  });
  it('a draft stands at its own stage, whatever came before', () => {
    expect(posisiTahap(layanan('07').tahap, '00', '21')).toBe(0);
  });
  it('PERAN-01 the branches that the session knows go with the head office; only a company sees drafts', () => {
    const aktor = {
      id_user: 'u',
      nama: 'n',
      peran: 'PU_ADMIN' as const,
      id_organisasi: 'o',
      isbranch: false,
      kd_ga: null,
      cabang: ['c1'],
    };
    expect(lingkupAktor(aktor)).toEqual({
      jenis: 'organisasi',
      id_organisasi: 'o',
      denganCabang: true,
      cabang: ['c1'],
    });
    expect(bolehLihatDraf({ jenis: 'organisasi', id_organisasi: 'o', denganCabang: true })).toBe(true);
    expect([bolehLihatDraf({ jenis: 'semua' }), bolehLihatDraf({ jenis: 'ga', kd_ga: '019' })]).toEqual([false, false]);
  });
});
