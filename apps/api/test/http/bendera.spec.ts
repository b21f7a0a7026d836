import type { Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { berkasSampai } from '../support/keadaan';
import { World } from '../support/world';

const NK = '/nk/v2/data-nk';
let dunia: World;
let [dewi, hari, agus, ratna]: Client[] = [];
let d: Draf;
const c = (x: Client | undefined): Client => x as Client;
beforeAll(async () => {
  dunia = await World.open({});
  [dewi, hari, agus, ratna] = await Promise.all(['dewi', 'hari', 'agus', 'ratna'].map((n) => dunia.sebagai(n)));
  d = await berkasSampai(dunia, 'diambil');
});
afterAll(() => dunia.close());
const atur = (x: Client | undefined, pasang: boolean, id = d.idNk) =>
  c(x).put(`${NK}/inhouse/bendera?id_nk=${id}`, { pasang });
const nama = async (username: string): Promise<string> =>
  (await dunia.db.pengguna.findFirstOrThrow({ where: { username } })).fullname;
interface Baris {
  idNk: string;
  bendera: string | null;
}
const daftar = async (x: Client | undefined, path: string): Promise<Baris[]> =>
  (await c(x).get(path.startsWith('..') ? `${NK}${path.slice(2)}` : `${NK}/rki/${path}`)).data as Baris[];
const satu = async (x: Client | undefined, path: string): Promise<string | null | undefined> =>
  (await daftar(x, path)).find((b) => b.idNk === d.idNk)?.bendera;

describe('a flag between officers of one ministry', () => {
  it('stands for all of them with who set it, first come; the same again changes nothing', async () => {
    expect(await satu(hari, 'pengajuan-kl?limit=100')).toBeNull();
    for (const x of [dewi, hari, dewi]) expect((await atur(x, true)).data).toEqual({ bendera: await nama('dewi') });
    for (const path of ['pengajuan-kl?limit=100', '../inhouse/pengajuan?antrean=semua&limit=100'])
      expect(await satu(hari, path)).toBe(await nama('dewi'));
    expect(await dunia.db.bendera.count()).toBe(1);
  });
  it('narrows the lists and the queue to what is flagged', async () => {
    const lain = await berkasSampai(dunia, 'rki');
    for (const path of ['pengajuan-kl?bendera=Y&limit=100', '../inhouse/pengajuan?antrean=semua&bendera=Y&limit=100'])
      expect((await daftar(dewi, path)).map((b) => b.idNk)).toEqual([d.idNk]);
    expect((await daftar(dewi, 'pengajuan-kl?limit=100')).map((b) => b.idNk)).toContain(lain.idNk);
    expect((await c(dewi).get(`${NK}/rki/pengajuan-kl?bendera=T`)).http).toBe(400);
  });
  it('no company and no other ministry sees, sets or takes it off', async () => {
    expect(await satu(ratna, 'pengajuan?limit=100')).toBeNull();
    const rinci = async (x: Client | undefined) =>
      (await c(x).get(`${NK}/get?id_nk=${d.idNk}`)).data.bendera as unknown;
    expect([await rinci(dewi), await rinci(ratna)]).toEqual([await nama('dewi'), null]);
    expect((await atur(ratna, false)).http).toBe(403);
    expect((await atur(agus, false)).http).toBe(404);
    expect((await dunia.tamu().put(`${NK}/inhouse/bendera?id_nk=${d.idNk}`, { pasang: false })).http).toBe(401);
    expect((await atur(dewi, true, '999999999')).http).toBe(404);
    expect(await satu(dewi, 'pengajuan-kl?limit=100')).toBe(await nama('dewi'));
  });
  it('is taken off by any of them', async () => {
    expect((await atur(hari, false)).data).toEqual({ bendera: null });
    expect((await atur(hari, false)).data).toEqual({ bendera: null });
    expect(await satu(dewi, 'pengajuan-kl?limit=100')).toBeNull();
    expect(await daftar(dewi, 'pengajuan-kl?bendera=Y')).toEqual([]);
  });
});
