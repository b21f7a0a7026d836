import { describe, expect, it } from 'vitest';
import { halangan, periksaPerusahaan, risikoDariIsrm, statusDariOss, statusDariPajak } from './periksa-perusahaan';

const SAH = { status_nib: '01', kswp: 'VALID', api_code: '02', npwp: '0990000001990000', kbli: [{}], proyek: [{}] };
const gagal = (ubah: Partial<typeof SAH>) =>
  periksaPerusahaan({ ...SAH, ...ubah }).flatMap((h) => (h.lulus ? [] : [h.kode]));

describe('checks of a company', () => {
  it('all pass for a company in order, and each fails by itself', () => {
    expect(gagal({})).toEqual([]);
    expect(gagal({ status_nib: '05' })).toEqual(['NIB']);
    expect(gagal({ kswp: 'TIDAK VALID' })).toEqual(['KSWP']);
    expect(gagal({ npwp: '12' })).toEqual(['NPWP']);
    expect(gagal({ api_code: '' })).toEqual(['API']);
    expect(gagal({ kbli: [], proyek: [] })).toEqual(['KBLI', 'PROYEK']);
  });
});

describe('standing of a company', () => {
  it('follows what the other systems say clearly, and nothing else', () => {
    expect(statusDariOss({ status_nib: '05', api_code: '01' })).toEqual({ status_nib: '05', api_code: '01' });
    expect(statusDariOss({ status_nib: 'aktif', api_code: '09' })).toEqual({});
    expect([statusDariPajak('VALID'), statusDariPajak('TIDAK VALID'), statusDariPajak('')]).toEqual([
      { kswp_validity: true },
      { kswp_validity: false },
      {},
    ]);
  });
  it('keeps it from filing while the tax status or the NIB is not in order', () => {
    expect(halangan({ kswp_validity: true, status_nib: '01' })).toBeNull();
    expect(halangan({ kswp_validity: false, status_nib: '05' })).toBe('kswp');
    expect([
      halangan({ kswp_validity: true, status_nib: '06' }),
      halangan({ kswp_validity: true, status_nib: null }),
    ]).toEqual(['nib', 'nib']);
  });
});

it.each([
  ['high', 'high'],
  ['High Risk', 'high'],
  ['LOW-RISK', 'low'],
  [' prioritas ', 'prioritas'],
  ['under review', null],
  [undefined, null],
])('issue 13 part 5: what ISRM calls %s is kept as %s', (tingkat, risiko) => {
  expect(risikoDariIsrm(tingkat)).toBe(risiko);
});
