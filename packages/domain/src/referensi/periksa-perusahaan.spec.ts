import { describe, expect, it } from 'vitest';
import { periksaPerusahaan } from './periksa-perusahaan';

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
