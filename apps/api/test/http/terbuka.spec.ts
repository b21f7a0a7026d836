import { kirim, PERTEK, TAHUN } from '../support/berkas';
import type { Client } from '../support/client';
import { World } from '../support/world';

const ALAMAT = `/nk/v2/data-nk/terbuka?kd_rekom=${PERTEK.kd_rekom}&tahun=${TAHUN}`;
let dunia: World;
let pu: Client;
let lain: Client;
beforeAll(async () => {
  dunia = await World.open({});
  pu = await dunia.sebagai('ratna');
  lain = await dunia.sebagai('hendra');
});
afterAll(() => dunia.close());

describe('issue 13 part 8: what a new application would repeat is told before it is begun', () => {
  it('names the open one with its file, to its own firm alone; drafts and other years are none', async () => {
    await pu.post('/nk/v2/data-nk', PERTEK);
    expect((await pu.get(ALAMAT)).data).toEqual([]);
    const { idNk, noAju } = await kirim(pu);
    expect((await pu.get(ALAMAT)).data).toEqual([
      { kd_komoditas: PERTEK.kd_komoditas, idNk, noAju, ur_status: expect.any(String) as string },
    ]);
    expect((await pu.get(ALAMAT.replace(`=${TAHUN}`, `=${TAHUN + 1}`))).data).toEqual([]);
    expect((await lain.get(ALAMAT)).data).toEqual([]);
    expect((await pu.get('/nk/v2/data-nk/terbuka?kd_rekom=99&tahun=x')).http).toBe(400);
  });
  it('tells a branch with the same tax number that there is one, without the way to it', async () => {
    const { npwp } = dunia.organisasi('nusa');
    await dunia.db.organisasi.update({ where: { id: dunia.organisasi('cabang').id }, data: { npwp } });
    const [satu] = (await (await dunia.sebagai('sari')).get(ALAMAT)).data as { idNk: string | null }[];
    expect(satu?.idNk).toBeNull();
  });
});
