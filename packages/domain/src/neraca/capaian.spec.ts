import { describe, expect, it } from 'vitest';
import { capaian, tambahCapaian, type JumlahCapaian } from './capaian';

const jumlah = (isi: Partial<JumlahCapaian> = {}): JumlahCapaian => ({
  ...{ ditetapkan: '280000', terbit: '252000', terealisasi: '158000', rencana: '300000', rencana_sampai: '250000' },
  ...isi,
});

describe('what became of a determined quantity', () => {
  it('is told in shares of it, and against the part of the plan that was foreseen by now', () => {
    expect(capaian(jumlah())).toEqual({
      ...{ persen_terbit: 90, persen_realisasi: 56.4, persen_rencana: 83.3, poin: -26.9, tertinggal: true },
    });
    expect(capaian(jumlah({ terealisasi: '250000' }))).toMatchObject({
      persen_realisasi: 89.3,
      poin: 6,
      tertinggal: false,
    });
  });
  it.each([
    ['733', -10, true],
    ['734', -9.9, false],
  ])('%s of 1000 is %d points from a plan of 83,3 percent', (terealisasi, poin, tertinggal) => {
    expect(capaian(jumlah({ ditetapkan: '1000', terealisasi }))).toMatchObject({ poin, tertinggal });
  });
  it('is behind nothing where no plan says anything of the months that have ended', () => {
    for (const isi of [{ rencana_sampai: '0' }, { rencana: '0', rencana_sampai: '0' }])
      expect(capaian(jumlah(isi))).toMatchObject({
        persen_realisasi: 56.4,
        persen_rencana: null,
        poin: null,
        tertinggal: false,
      });
  });
  it('has no share where nothing was determined', () => {
    expect(capaian(jumlah({ ditetapkan: '0', terbit: '0', terealisasi: '0' }))).toMatchObject({
      ...{ persen_terbit: null, persen_realisasi: null, poin: null, tertinggal: false },
    });
  });
  it('of two positions is their sum, to the thousandth', () => {
    expect(tambahCapaian(jumlah({ terbit: '0.001' }), jumlah({ terbit: '0.002', rencana: '1' }))).toEqual({
      ...{ ditetapkan: '560000', terbit: '0.003', terealisasi: '316000', rencana: '300001', rencana_sampai: '500000' },
    });
  });
});
