import { describe, expect, it, vi } from 'vitest';
import { GalatApi } from '../../lib/galat';
import { AcuanStore, type Tanya } from './acuan';

const jawab = (opsi: { kode: string; nama: string }[]) => ({ opsi, lebih: false, diambil: null });
const toko = (tanya: Tanya) => {
  const kabar = vi.fn();
  return { kabar, acuan: new AcuanStore([{ kodeSatuan: 'TNE', urSatuan: 'Ton' }], kabar, tanya) };
};

describe('lists of a form', () => {
  it('GALAT-08 a country list that cannot be had is told with the message, and refuses nothing meanwhile', async () => {
    const { kabar, acuan } = toko((sumber) =>
      sumber === 'negara'
        ? Promise.reject(new GalatApi({ status: 502, pesanServer: 'Sistem tidak menjawab' }))
        : Promise.resolve(jawab([{ kode: 'IDTPP', nama: 'Tanjung Priok' }])),
    );
    await acuan.muat();
    expect(kabar).toHaveBeenCalledExactlyOnceWith('Sistem tidak menjawab');
    expect(acuan.siap).toBe(true);
    expect([acuan.acuan().negara('TH'), acuan.acuan().pelabuhan('IDTPP')]).toEqual(['TH', 'Tanjung Priok']);
    acuan.pasang('negara', [{ kode: 'TH', nama: 'Thailand' }]); // somebody tried again in a field
    expect([acuan.acuan().negara('TH'), acuan.acuan().negara('XX')]).toEqual(['Thailand', undefined]);
  });
  it('GALAT-07 a port list that cannot be had is empty, and nobody is told', async () => {
    const { kabar, acuan } = toko((sumber) =>
      sumber === 'pelabuhan' ? Promise.reject(new Error('putus')) : Promise.resolve(jawab([])),
    );
    await acuan.muat();
    expect([kabar.mock.calls.length, acuan.pelabuhan]).toEqual([0, []]);
  });
  it('a tariff line nobody has seen is asked for once, and asked again after a failure', async () => {
    const tanya = vi
      .fn<Tanya>()
      .mockRejectedValueOnce(new Error('putus'))
      .mockResolvedValue(jawab([{ kode: '17011400', nama: 'Gula mentah' }]));
    const { acuan } = toko(tanya);
    await acuan.pastikanHs(['17011400']);
    expect(acuan.namaHs('17011400')).toBeUndefined();
    await acuan.pastikanHs(['17011400', '17011400']);
    await acuan.pastikanHs(['17011400']);
    expect([acuan.namaHs('17011400'), tanya.mock.calls.length]).toEqual(['Gula mentah', 2]);
  });
});
