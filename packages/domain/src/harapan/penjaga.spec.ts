import { describe, expect, it } from 'vitest';
import type { Aktor } from '../akses/kebijakan';
import { berkasDirapatkan, langkah, MAKS_PERBAIKAN, PENJAGA, SISTEM, type FaktaPengajuan } from '../pengajuan/penjaga';

const SAYA: Aktor = {
  id_user: 'saya',
  nama: 'Saya',
  peran: 'KL_VERIFIKATOR',
  id_organisasi: null,
  isbranch: false,
  kd_ga: '019',
};
const fakta = (isi: Partial<FaktaPengajuan>): FaktaPengajuan => ({
  kd_status: '21',
  kd_rekom: '07',
  status_kirim: null,
  status_billing: null,
  id_pengambil: null,
  verifikator: [],
  koordinator: [],
  perbaikan_ke: 0,
  jendela_buka: false,
  jendela_ubah: false,
  terbit_otomatis: false,
  sla_lewat: false,
  ...isi,
});
type Nama = keyof typeof PENJAGA;
const kata = (nama: Nama, isi: Partial<FaktaPengajuan>, pelaku: Aktor | typeof SISTEM = SAYA) =>
  PENJAGA[nama](fakta(isi), pelaku);

/* Which service has a meeting and which a fee: C.1, typed. */
const [RAKOR, TANPA_RAKOR] = [['01', '02', '03', '05', '06', '08'] as const, ['04', '07'] as const];
const [PNBP, TANPA_PNBP] = [['03', '05'] as const, ['01', '02', '04', '06', '07', '08'] as const];

describe('what the guards of C.3 mean, with the reason that a person reads', () => {
  it('T3 a company files 01 to 07, a ministry files PK', () => {
    for (const kd_rekom of ['01', '02', '03', '04', '05', '06', '07'] as const) {
      expect([kd_rekom, kata('pemohon_pu', { kd_rekom })]).toEqual([kd_rekom, null]);
      expect([kd_rekom, kata('pemohon_kl', { kd_rekom })]).toEqual([kd_rekom, 'alur.bukan_layanan_kl']);
    }
    expect(kata('pemohon_kl', { kd_rekom: '08' })).toBeNull();
    expect(kata('pemohon_pu', { kd_rekom: '08' })).toBe('alur.bukan_layanan_perusahaan');
  });
  it('T15, T16 without a meeting it is decided, with one it goes to the meeting', () => {
    for (const kd_rekom of RAKOR) {
      expect([kd_rekom, kata('dengan_rakor', { kd_rekom })]).toEqual([kd_rekom, null]);
      expect([kd_rekom, kata('tanpa_rakor', { kd_rekom })]).toEqual([kd_rekom, 'alur.perlu_rakor']);
    }
    for (const kd_rekom of TANPA_RAKOR) {
      expect([kd_rekom, kata('tanpa_rakor', { kd_rekom })]).toEqual([kd_rekom, null]);
      expect([kd_rekom, kata('dengan_rakor', { kd_rekom })]).toEqual([kd_rekom, 'alur.tanpa_rakor']);
    }
  });
  it('T15, T16, T21 what draws is decided without a meeting; T31 only what draws ends with its year', () => {
    for (const kd_rekom of ['01', '02', '03', '05', '06'] as const) {
      const f = { kd_rekom, menarik: true };
      expect([kata('tanpa_rakor', f), kata('dengan_rakor', f), kata('menarik', f)]).toEqual([
        null,
        'alur.tanpa_rakor',
        null,
      ]);
      expect(kata('menarik', { kd_rekom })).toBe('dasar.bukan_tarik');
    }
  });
  it('a plan that imports goes to a meeting, one that buys in the country only is decided (part 00)', () => {
    const [impor, lokal] = [
      { kd_rekom: '09', trader_type: 'IMPORTIR' } as const,
      { kd_rekom: '09', trader_type: 'LOKAL' } as const,
    ];
    expect([kata('dengan_rakor', impor), kata('tanpa_rakor', impor)]).toEqual([null, 'alur.perlu_rakor']);
    expect([kata('dengan_rakor', lokal), kata('tanpa_rakor', lokal)]).toEqual(['alur.tanpa_rakor', null]);
    expect([kata('pemohon_pu', lokal), kata('pnbp_lunas', lokal), kata('pnbp_belum', lokal)]).toEqual([
      null,
      null,
      'alur.pnbp_tidak_perlu',
    ]);
  });
  it('T12, T13 a bill where there is a fee and none is paid; the way to the decider where it is paid or there is none', () => {
    for (const kd_rekom of PNBP)
      for (const [status_billing, lunas] of [
        [null, false],
        ['BELUM_DIBAYAR', false],
        ['KEDALUWARSA', false],
        ['DIBATALKAN', false],
        ['LUNAS', true],
      ] as const) {
        const isi = { kd_rekom, status_billing };
        expect([isi, kata('pnbp_lunas', isi)]).toEqual([isi, lunas ? null : 'alur.pnbp_belum_lunas']);
        expect([isi, kata('pnbp_belum', isi)]).toEqual([isi, lunas ? 'alur.pnbp_tidak_perlu' : null]);
      }
    for (const kd_rekom of TANPA_PNBP) {
      expect([kd_rekom, kata('pnbp_lunas', { kd_rekom })]).toEqual([kd_rekom, null]);
      expect([kd_rekom, kata('pnbp_belum', { kd_rekom })]).toEqual([kd_rekom, 'alur.pnbp_tidak_perlu']);
    }
  });
  it('T6 only a delivery that failed is sent again', () => {
    expect([null, 'ANTRE', 'TERKIRIM', 'GAGAL'].map((s) => kata('kirim_gagal', { status_kirim: s as never }))).toEqual([
      'alur.pengiriman_tidak_gagal',
      'alur.pengiriman_tidak_gagal',
      'alur.pengiriman_tidak_gagal',
      null,
    ]);
  });
  it('T7 who has taken a file works on it; a file of nobody is free, one of another is not', () => {
    expect(['saya', 'lain', null].map((id_pengambil) => kata('pengambil', { id_pengambil }))).toEqual([
      null,
      'alur.bukan_pengambil',
      'alur.bukan_pengambil',
    ]);
    expect(['saya', 'lain', null].map((id_pengambil) => kata('belum_diambil_lain', { id_pengambil }))).toEqual([
      null,
      'alur.sudah_diambil',
      null,
    ]);
    expect(kata('pengambil', { id_pengambil: null }, SISTEM)).toBe('alur.bukan_pengambil');
  });
  it('T9 three corrections, not four', () => {
    expect(MAKS_PERBAIKAN).toBe(3);
    expect([0, 1, 2, 3, 4].map((perbaikan_ke) => kata('sisa_perbaikan', { perbaikan_ke }))).toEqual([
      null,
      null,
      null,
      'alur.perbaikan_habis',
      'alur.perbaikan_habis',
    ]);
  });
  it('issue 15: who has the file at his desk asks, one request at a time, and the desk waits', () => {
    const peran = ['KL_VERIFIKATOR', 'KL_KOORDINATOR', 'KL_PEMUTUS', 'KL_ADMIN'] as const;
    const meja = (kd_status: FaktaPengajuan['kd_status']) =>
      peran.map((p) => kata('meja_sendiri', { kd_status }, { ...SAYA, peran: p }) === null);
    expect(meja('21')).toEqual([true, false, false, false]);
    expect(meja('22')).toEqual([false, true, false, false]);
    expect(meja('23')).toEqual([false, false, true, false]);
    expect(meja('20')).toEqual([false, false, false, false]);
    expect(kata('meja_sendiri', {}, SISTEM)).toBe('alur.bukan_meja_sendiri');
    expect([kata('informasi_tertutup', {}), kata('informasi_terbuka', {})]).toEqual([
      null,
      'informasi.tidak_ada_terbuka',
    ]);
    const terbuka = { informasi_terbuka: true };
    expect([kata('informasi_tertutup', terbuka), kata('informasi_terbuka', terbuka)]).toEqual([
      'informasi.masih_terbuka',
      null,
    ]);
  });
  it('T3 within the window, T21 where the switch is on and the service’s time has passed', () => {
    expect([kata('sla_lewat', { sla_lewat: true }), kata('sla_lewat', {})]).toEqual([null, 'alur.sla_belum_lewat']);
    expect([kata('dalam_jendela', { jendela_buka: true }), kata('dalam_jendela', {})]).toEqual([
      null,
      'alur.jadwal_tutup',
    ]);
    expect([kata('terbit_otomatis_aktif', { terbit_otomatis: true }), kata('terbit_otomatis_aktif', {})]).toEqual([
      null,
      'alur.terbit_otomatis_mati',
    ]);
  });
  it('B hard rule 3: nobody at two desks, whatever the round, and the system is nobody', () => {
    const sebagai = (kd_status: FaktaPengajuan['kd_status'], siapa: 'verifikator' | 'koordinator') =>
      kata('empat_mata', { kd_status, [siapa]: ['lain', 'saya'] });
    expect([sebagai('21', 'verifikator'), sebagai('21', 'koordinator')]).toEqual([null, 'alur.empat_mata']);
    expect([sebagai('22', 'verifikator'), sebagai('22', 'koordinator')]).toEqual(['alur.empat_mata', null]);
    expect([sebagai('23', 'verifikator'), sebagai('23', 'koordinator')]).toEqual([
      'alur.empat_mata',
      'alur.empat_mata',
    ]);
    expect(kata('empat_mata', { kd_status: '23', verifikator: ['lain'], koordinator: ['lain'] })).toBeNull();
    expect(kata('empat_mata', { kd_status: '23', verifikator: ['SISTEM'] }, SISTEM)).toBeNull();
  });
});

describe('how a refusal is told', () => {
  it('status first, then the right, then the guard', () => {
    const putus = { ...SAYA, peran: 'KL_PEMUTUS' as const };
    expect(langkah(fakta({ kd_status: '50' }), 'setuju', putus)).toEqual({
      boleh: false,
      sebab: 'status',
      alasan: 'alur.status_tidak_mengizinkan',
    });
    expect(langkah(fakta({ kd_status: '23' }), 'setuju', SAYA)).toEqual({
      boleh: false,
      sebab: 'izin',
      alasan: 'akses.tidak_berwenang',
    });
    expect(langkah(fakta({ kd_status: '23', kd_rekom: '01' }), 'setuju', putus)).toEqual({
      boleh: false,
      sebab: 'penjaga',
      alasan: 'alur.perlu_rakor',
    });
    expect(langkah(fakta({ kd_status: '23' }), 'setuju', putus)).toMatchObject({ boleh: true, ke: '50' });
    expect(langkah(fakta({ kd_status: '25' }), 'batas_perbaikan_lewat', SAYA)).toMatchObject({ sebab: 'izin' });
    expect(langkah(fakta({ kd_status: '23' }), 'setuju', SISTEM)).toMatchObject({ sebab: 'izin' });
    expect(langkah(fakta({ kd_status: '25' }), 'batas_perbaikan_lewat', SISTEM)).toMatchObject({ ke: '91' });
    expect(langkah(fakta({ kd_status: '25' }), 'petugas_nonaktif', SISTEM)).toMatchObject({ ke: '25' });
  });
});

describe('C.1, D.1: does a meeting determine a file as it is stored?', () => {
  const LOKAL = { trader_type: 'LOKAL' };
  it.each([
    ['01', {}, null, true],
    ['01', {}, 7n, false],
    // What a plan says of its trade a permit may say, too, and is determined all the same.
    ['01', LOKAL, null, true],
    ['07', {}, null, false],
    ['09', { trader_type: 'IMPORTIR' }, null, true],
    ['09', LOKAL, null, false],
  ] as const)('%s %j, drawing from %s: %s', (kd_rekom, kepala, id_sumber, ya) => {
    expect(berkasDirapatkan({ kd_rekom, kepala, id_sumber })).toBe(ya);
  });
});
