import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { detail } from '../../test-berkas';
import { sukses } from '../../test-render';
import { buka } from './uji/buka';

const SATU = {
  ...{ id: '5', no_pib: '000123-1', seri: 2, versi: 1, tgl_pib: '2027-03-02T00:00:00Z', kd_kantor: '040300' },
  ...{ npwp: '010000001012000', no_izin: '12/PERTEK', hs: '40111000', uraian: 'Ban radial', batal: false },
  ...{ negara_asal: 'TH', jml: '140', satuan: 'C62', ur_satuan: 'buah', dibukukan: '138', belum: '2', seri_izin: 3 },
  ...{ sebab: 'MELEBIHI_IZIN', ur_sebab: 'Melebihi sisa izin', ditutup: null, idNk: '7', noAju: '0701' },
  nama_perusahaan: 'PT Nusa Boga',
};
const IZIN = { kd_status_pengajuan: '50' as const };
const jalur = `GET /api/pabean/izin/${detail().idNk}`;

describe('what customs have declared of a permit', () => {
  it('stands line by line, with what was beyond the permit', async () => {
    const semua = [
      SATU,
      { ...SATU, id: '6', no_pib: '000124', jml: '5', dibukukan: '5', belum: '0', sebab: null, ur_sebab: null },
      { ...SATU, id: '7', no_pib: '000125', dibukukan: '0', batal: true },
    ];
    buka(IZIN, { [jalur]: sukses(semua) });
    const bagian = within(await screen.findByRole('region', { name: 'Realisasi menurut PIB' }));
    const baris = bagian.getAllByRole('row').map((r) => r.textContent);
    expect(baris[1]).toContain('000123-1 seri 2');
    expect(baris[1]).toContain('138 unitMelebihi sisa izin: 2 unit dari 140 unit belum dibukukan');
    expect(baris[2]).toContain('5 unit-');
    expect(baris[3]).toContain('Dibatalkan di PIB');
  });
  it('is not asked of a file without a permit', async () => {
    const { server } = buka({}, {});
    await screen.findByRole('heading', { level: 1 });
    expect(server.kepada(jalur)).toHaveLength(0);
  });
});
