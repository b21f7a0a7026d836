import { describe, expect, it } from 'vitest';
import { IZIN } from './izin';
import { bolehLihatDraf, lingkupAktor, lingkupBuka, lingkupMilik, type Aktor } from './kebijakan';
import { KODE_PERAN, PERAN, punyaIzin, type KodePeran } from './peran';

const aktor = (peran: KodePeran, isi: Partial<Aktor> = {}): Aktor => ({
  id_user: 'u',
  nama: 'n',
  peran,
  id_organisasi: null,
  isbranch: false,
  kd_ga: null,
  ...isi,
});

describe('roles', () => {
  it('there are twelve, and PERAN-03 monitoring and eselon users are among them', () => {
    expect(KODE_PERAN).toHaveLength(12);
    expect(new Set(KODE_PERAN.map((k) => PERAN[k].id)).size).toBe(12);
    expect(PERAN.MONITORING.izin).toContain('monitoring.baca');
    expect(PERAN.ESELON.izin).toContain('dasbor.baca');
  });
  it('every permission is somebody’s, and nobody has one that does not exist', () => {
    for (const izin of IZIN)
      expect(
        KODE_PERAN.some((k) => punyaIzin(k, izin)),
        izin,
      ).toBe(true);
    for (const k of KODE_PERAN) for (const izin of PERAN[k].izin) expect(IZIN).toContain(izin);
  });
  it('the super administrator never edits business data', () => {
    for (const izin of [
      'pengajuan.buat',
      'pengajuan.ubah',
      'pengajuan.kirim',
      'pengajuan.putuskan',
      'pengajuan.telaah',
      'rakor.final',
    ] as const)
      expect(punyaIzin('SUPER_ADMIN', izin)).toBe(false);
  });
  it('only the decider decides, only verifier and coordinator recommend', () => {
    expect(KODE_PERAN.filter((k) => punyaIzin(k, 'pengajuan.putuskan'))).toEqual(['KL_PEMUTUS']);
    expect(KODE_PERAN.filter((k) => punyaIzin(k, 'pengajuan.verifikasi') || punyaIzin(k, 'pengajuan.telaah'))).toEqual([
      'KL_VERIFIKATOR',
      'KL_KOORDINATOR',
    ]);
  });
});

describe('row predicates', () => {
  it('issue 14 part 1: what a ministry owns is another set than what it handles, and has drafts', () => {
    const verifikator = aktor('KL_VERIFIKATOR', { kd_ga: '019' });
    expect([lingkupAktor(verifikator), lingkupMilik(verifikator)]).toEqual([
      { jenis: 'ga', kd_ga: '019' },
      { jenis: 'pemilik', kd_ga: '019' },
    ]);
    expect(bolehLihatDraf({ jenis: 'ga', kd_ga: '019' })).toBe(false);
    expect(bolehLihatDraf({ jenis: 'pemilik', kd_ga: '019' })).toBe(true);
    const cabang = aktor('PU_USER', { id_organisasi: 'o', isbranch: true });
    expect(lingkupMilik(cabang)).toEqual({ jenis: 'organisasi', id_organisasi: 'o', denganCabang: false });
    expect([lingkupMilik(aktor('KL_VERIFIKATOR', { kd_ga: null })), lingkupMilik(aktor('PU_USER'))]).toEqual([
      null,
      null,
    ]);
  });
  it('a file is opened by whoever handles it, and by its own ministry where the role reads such cases', () => {
    const milik = { jenis: 'pemilik', kd_ga: '019' };
    const ga = { jenis: 'ga', kd_ga: '019' };
    expect(lingkupBuka(aktor('KL_VERIFIKATOR', { kd_ga: '019' }))).toEqual([ga, milik]);
    expect(lingkupBuka(aktor('KL_PEMUTUS', { kd_ga: '019' }))).toEqual([ga, milik]);
    expect(lingkupBuka(aktor('KL_VERIFIKATOR', { kd_ga: null }))).toEqual([]);
    expect(lingkupBuka(aktor('PU_USER', { id_organisasi: 'o', kd_ga: '019' }))).toEqual([
      { jenis: 'organisasi', id_organisasi: 'o', denganCabang: true },
    ]);
    expect(lingkupBuka(aktor('PU_USER'))).toEqual([]);
  });
  it('a monitoring user may be kept to one ministry', () => {
    expect(lingkupAktor(aktor('MONITORING', { kd_ga: '054' }))).toEqual({ jenis: 'semua' });
    expect(lingkupAktor(aktor('MONITORING', { kd_ga: '054', hanya_ga: true }))).toEqual({ jenis: 'ga', kd_ga: '054' });
    expect(lingkupAktor(aktor('MONITORING', { hanya_ga: true }))).toBeNull();
  });
  it('PERAN-01 a company user sees its organization; a branch only its own', () => {
    expect(lingkupAktor(aktor('PU_USER', { id_organisasi: 'o' }))).toEqual({
      jenis: 'organisasi',
      id_organisasi: 'o',
      denganCabang: true,
    });
    expect(lingkupAktor(aktor('PU_USER', { id_organisasi: 'o', isbranch: true }))).toEqual({
      jenis: 'organisasi',
      id_organisasi: 'o',
      denganCabang: false,
    });
  });
  it('PERAN-02 an officer sees his ministry, and no company’s draft', () => {
    const lingkup = lingkupAktor(aktor('KL_VERIFIKATOR', { kd_ga: '019' }));
    expect(lingkup).toEqual({ jenis: 'ga', kd_ga: '019' });
    expect(lingkup && bolehLihatDraf(lingkup)).toBe(false);
  });
  it('an account without the tie that its role needs sees nothing', () => {
    expect([lingkupAktor(aktor('PU_ADMIN')), lingkupAktor(aktor('KL_PEMUTUS'))]).toEqual([null, null]);
  });
});
