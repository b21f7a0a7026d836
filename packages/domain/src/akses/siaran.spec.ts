import { describe, expect, it } from 'vitest';
import { bacaSasaran, teksSasaran } from './siaran';

const ID = '0199f0a1-0000-7000-8000-00000000000a';

describe('whom a broadcast is for', () => {
  it('everybody, one user, a role, a ministry or an organization', () => {
    expect(bacaSasaran('semua')).toEqual({ jenis: 'semua' });
    expect(bacaSasaran(ID.toUpperCase())).toEqual({ jenis: 'pengguna', id_user: ID });
    expect(bacaSasaran('peran:PU_ADMIN')).toEqual({ jenis: 'peran', kode_peran: 'PU_ADMIN' });
    expect(bacaSasaran('ga:019')).toEqual({ jenis: 'ga', kd_ga: '019' });
    expect(bacaSasaran(`organisasi:${ID}`)).toEqual({ jenis: 'organisasi', id_organisasi: ID });
  });
  it('is written the one way that it is read', () => {
    for (const teks of ['semua', ID, 'peran:KL_ADMIN', 'ga:01514', `organisasi:${ID}`]) {
      const s = bacaSasaran(teks);
      expect(s && teksSasaran(s)).toBe(teks);
    }
  });
  it('anything else is nobody', () => {
    for (const teks of [
      '',
      'Semua',
      'peran:',
      'peran:RAJA',
      'ga:',
      "ga:019' OR 1=1",
      'organisasi:1',
      `x:${ID}`,
      'ga:019:1',
    ])
      expect([teks, bacaSasaran(teks)]).toEqual([teks, null]);
  });
});
