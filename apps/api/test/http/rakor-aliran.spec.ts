import { Aliran } from '../support/aliran';
import type { Draf } from '../support/berkas';
import { singkirkan } from '../support/milik';
import { baris, garis, mulaiRapat, orangRapat, RAKOR, rkiMenunggu, type Orang } from '../support/rakor';
import { World } from '../support/world';

let dunia: World;
let o: Orang;
let d: Draf;
let id = '';
let idGaris = '';
const terbuka: Aliran[] = [];
beforeAll(async () => {
  dunia = await World.open({});
  o = await orangRapat(dunia);
  d = await rkiMenunggu(dunia, ['100', '200']);
  id = (await mulaiRapat(dunia, o, 1)).id_rakor;
  idGaris = (await garis(o.sekre, id))[0]?.id_garis ?? '';
});
afterAll(async () => {
  for (const a of terbuka) a.tutup();
  await singkirkan(dunia, d);
  await dunia.close();
});

async function ikuti(c = o.sekre): Promise<Aliran> {
  const a = await Aliran.buka(c, `${RAKOR}/aliran/${id}`);
  terbuka.push(a);
  await a.sampai(() => a.teks.includes('event: rapat\n'));
  return a;
}
const sunting = (c: Orang['sekre'], isi: object) => c.post(`${RAKOR}/sunting/${id}`, isi);
const TAMPIL = () => `event: tampil\ndata: {"id_garis":"${idGaris}"}\n`;

describe('the line that the secretariat turns to', () => {
  it('is for who fills in the meeting: a ministry leads nobody, and a wrong number is refused', async () => {
    const ruang = await ikuti();
    expect(await sunting(o.hari, { id_garis: idGaris })).toMatchObject({ http: 403 });
    expect(await sunting(o.sekre, { id_garis: 'x' })).toMatchObject({ http: 400 });
    const id_baris = (await baris(o.sekre, id))[0]?.id_baris ?? '';
    expect(await sunting(o.hari, { id_baris })).toMatchObject({ http: 200 });
    await ruang.sampai(() => ruang.teks.includes(`"id_baris":"${id_baris}"`));
    expect(ruang.teks).not.toContain('event: tampil');
  });

  it('is told to everybody who follows the meeting, its own screen too, and to who comes later', async () => {
    const [ruang, lain] = [await ikuti(), await ikuti(o.ketua)];
    expect(await sunting(o.sekre, { id_garis: idGaris })).toMatchObject({ http: 200 });
    for (const a of [ruang, lain]) await a.sampai(() => a.teks.includes(TAMPIL()));
    await lain.sampai(() => lain.teks.includes('event: sunting'));
    expect(ruang.teks).not.toContain('event: sunting');
    const nanti = await ikuti(o.hari);
    await nanti.sampai(() => nanti.teks.includes(TAMPIL()));
  });
});
