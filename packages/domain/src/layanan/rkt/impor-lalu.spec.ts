import { describe, expect, it } from 'vitest';
import { imporLalu, masukBaru, type BarisIzinLalu } from './impor-lalu';

/* A plan that starts from what was issued and what customs have told (issue 16, part A). */
const izin = (no: string, jml: string, lain: Partial<BarisIzinLalu> = {}): BarisIzinLalu => ({
  ...{ izin: no, jml, satuan: 'TNE', masuk: [] },
  data: {
    ...{ '02': 'A', '08': '17011300', negara_asal: 'TH', uraian_barang: 'Gula', satuan: 'TNE' },
    ...{ jml_bahan_baku: '999', periode_importasi: ['032026', '042026'] },
  },
  ...lain,
});
const masuk = (periode: string, ref: string, jml: string) => ({ periode, ref, jml });

describe('goods of the permits of the year before', () => {
  it('are each there once: quantities and declarations of several permits are added up, months a year on', () => {
    const [satu, ...lain] = imporLalu([
      izin('B', '100', { masuk: [masuk('042026', 'PIB-2', '10'), masuk('042026', 'PIB-2', '5.5')] }),
      izin('A', '50', {
        masuk: [masuk('032026', 'PIB-1', '7')],
        data: { ...izin('A', '0').data, uraian_barang: 'Nama lama', periode_importasi: ['012026'] },
      }),
    ]);
    expect(lain).toEqual([]);
    expect(satu).toMatchObject({
      ...{ jml: '150', satuan: 'TNE', izin: ['B', 'A'] },
      masuk: [masuk('032026', 'PIB-1', '7'), masuk('042026', 'PIB-2', '15.5')],
      data: { uraian_barang: 'Gula', jml_bahan_baku: '150', periode_importasi: ['012027', '032027', '042027'] },
    });
  });
  it('of another country or code are another good; of another unit they are counted in the newest one’s', () => {
    const dari = (negara_asal: string) => ({ ...izin('A', '1').data, negara_asal });
    expect(imporLalu([izin('A', '1'), izin('A', '2', { data: dari('AU') })]).map((b) => b.jml)).toEqual(['1', '2']);
    const kilo = izin('A', '2500', { satuan: 'KGM', masuk: [masuk('012026', 'P', '500')] });
    expect(imporLalu([izin('B', '1'), kilo])).toMatchObject([{ jml: '3.5', masuk: [masuk('012026', 'P', '0.5')] }]);
    expect(imporLalu([izin('B', '1'), izin('A', '2', { satuan: 'C62' })]).map((b) => b.satuan)).toEqual(['TNE', 'C62']);
  });
});

describe('a good that stands in the plan', () => {
  const [gula] = imporLalu([izin('A', '100', { masuk: [masuk('012026', 'P1', '1.5'), masuk('022026', 'P2', '2')] })]);
  it('takes the months that say nothing yet, in its own unit', () => {
    expect(gula && masukBaru(gula, 'KGM', new Set(['022026']))).toEqual([masuk('012026', 'P1', '1500')]);
  });
  it('barrels and cubic metres are one kind, whichever of them the plan and the permits have', () => {
    // 1 barrel = 0.158987294928 cubic metres
    const minyak = (satuan: string, jml: string) => izin('A', jml, { satuan, masuk: [masuk('012026', 'P1', jml)] });
    const [meter] = imporLalu([minyak('MTQ', '158.987')]);
    expect(meter && masukBaru(meter, 'BLL', new Set())).toEqual([masuk('012026', 'P1', '999.998')]);
    expect(imporLalu([minyak('BLL', '10'), minyak('MTQ', '158.987')])).toMatchObject([
      { satuan: 'BLL', jml: '1009.998' },
    ]);
    expect(imporLalu([minyak('MTQ', '1'), minyak('BLL', '1000')])).toMatchObject([{ satuan: 'MTQ', jml: '159.987' }]);
  });
  it('of a unit that no table leads to takes nothing', () => {
    expect(gula && masukBaru(gula, 'C62', new Set())).toBeNull();
  });
});
