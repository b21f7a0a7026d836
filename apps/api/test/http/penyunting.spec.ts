import { Clock } from '../../src/platform/clock/clock';
import { PERTEK } from '../support/berkas';
import type { Client } from '../support/client';
import { World } from '../support/world';

let dunia: World;
let pu: Client;
let rekan: Client;
beforeAll(async () => {
  dunia = await World.open({});
  pu = await dunia.sebagai('ratna');
  rekan = await dunia.sebagai('bagus');
});
afterAll(() => dunia.close());

const simpan = (c: Client, idNk: string, versi: number, isi: object) =>
  c.put('/nk/v2/data-nk', { idNk, versi, ...isi });

describe('issue 13 part 4: own acts answer the version that they made', () => {
  it('an upload and its deletion answer versi, and the next save with it is taken', async () => {
    const { idNk } = (await pu.post('/nk/v2/data-nk', PERTEK)).data as { idNk: string };
    const naik = await pu.unggah(idNk, 'D01');
    expect(naik).toMatchObject({ http: 201, data: { versi: 2, kd_dokumen: 'D01' } });
    expect(await simpan(pu, idNk, 2, { pernyataan: true })).toMatchObject({ http: 200, data: { versi: 3 } });
    const hapus = await pu.del(`/nk/v2/data-nk/upload?file_path=${naik.data.id as string}`);
    expect(hapus).toMatchObject({ http: 200, data: { versi: 4 } });
    expect(await simpan(pu, idNk, 4, { pernyataan: false })).toMatchObject({ http: 200, data: { versi: 5 } });
  });
});

describe('issue 13 part 4: a 409 names who wrote which version, and when', () => {
  it('names the colleague with the time, and the reader himself as himself', async () => {
    const { idNk } = (await pu.post('/nk/v2/data-nk', PERTEK)).data as { idNk: string };
    const jam = jest.spyOn(dunia.app.get(Clock, { strict: false }), 'now');
    jam.mockReturnValue(new Date('2026-11-20T03:32:00Z'));
    await simpan(rekan, idNk, 1, { kepala: { keterangan: 'dari rekan' } });
    jam.mockReturnValue(new Date('2026-11-20T03:40:00Z'));
    await pu.unggah(idNk, 'D01');
    jam.mockRestore();
    const usang = await simpan(pu, idNk, 1, { pernyataan: true });
    expect(usang).toMatchObject({ http: 409, data: { versi: 3 } });
    expect(usang.data.penyunting).toEqual([
      { oleh: 'ratna', sendiri: true, versi: 3, waktu: '2026-11-20T03:40:00.000Z' },
      { oleh: 'bagus', sendiri: false, versi: 2, waktu: '2026-11-20T03:32:00.000Z' },
    ]);
    const berkas = await rekan.get(`/nk/v2/data-nk/get?id_nk=${idNk}`);
    expect((berkas.data.penyunting as { sendiri: boolean; versi: number }[]).map((p) => [p.versi, p.sendiri])).toEqual([
      [3, false],
      [2, true],
    ]);
  });
});
