import { PERTEK, TAHUN, type Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { berkasSampai, versi } from '../support/keadaan';
import { buatPerubahan, setujui } from '../support/perubahan';
import { drafTarik, keDesk, kirimkan, pejabat, rencanaDitetapkan } from '../support/tarik';
import { pasti } from '../support/rencana';
import { World } from '../support/world';

/* 'What if I ask N' on the company's own draft (issue 16, part B, Positions). */
const DATA = '/nk/v2/data-nk';
let dunia: World;
let ratna: Client;
let hari: Client;
beforeAll(async () => {
  dunia = await World.open({});
  ratna = await dunia.sebagai('ratna');
  ({ hari } = await pejabat(dunia));
});
afterAll(() => dunia.close());

const andai = (c: Client, f: Draf) => c.get(`${DATA}/andai-minta/${f.idNk}`);
const unit = (jml: string) => expect.objectContaining({ jml });

describe('a draft that draws from a plan', () => {
  let rencana: Draf;
  let satu: Draf;
  let dua: Draf;
  beforeAll(async () => {
    rencana = await rencanaDitetapkan(dunia, ratna, '1000');
    satu = await drafTarik(ratna, rencana.noAju, ['400', '250']);
    dua = await drafTarik(ratna, rencana.noAju, ['351']);
  });

  it('tells what it asks for, what the plan still has and what is left then, and books nothing', async () => {
    const { data, http } = await andai(ratna, satu);
    expect([http, data]).toEqual([
      200,
      {
        sebab: null,
        pos: [
          {
            ...{ kunci: expect.any(String) as string, uraian: expect.any(String) as string },
            ...{ diminta: unit('650'), dipegang: unit('0'), paling_banyak: unit('1000') },
            ...{ sisa: { jml: '350', sebut: '350 unit' }, lebih: null },
          },
        ],
      },
    ]);
    expect(await dunia.db.bukuAkun.count({ where: { jenis: 'P.DICADANGKAN' } })).toBe(0);
  });
  it('says how much too much it is as soon as another file has taken the rest, and sending it is refused', async () => {
    expect((await andai(ratna, dua)).data).toMatchObject({ sebab: null, pos: [{ sisa: unit('649'), lebih: null }] });
    await pasti(kirimkan(ratna, { ...satu, versi: await versi(ratna, satu) }));
    expect((await andai(ratna, dua)).data).toMatchObject({
      sebab: expect.stringMatching(/351 unit.*350 unit|350 unit.*351 unit/) as string,
      pos: [{ diminta: unit('351'), paling_banyak: unit('350'), sisa: null, lebih: unit('1') }],
    });
    const ditolak = await kirimkan(ratna, { ...dua, versi: await versi(ratna, dua) });
    expect(ditolak.http).toBe(422);
    const { sebab } = (await andai(ratna, dua)).data as { sebab: string };
    expect(ditolak.errors).toContainEqual(expect.objectContaining({ message: sebab }));
  });
  it('one that was sent is no question any more; nobody asks about another firm’s, nor an officer', async () => {
    expect((await andai(ratna, satu)).http).toBe(409);
    expect((await andai(await dunia.sebagai('hendra'), dua)).http).toBe(404);
    expect((await andai(hari, dua)).http).toBe(403);
    expect((await dunia.tamu().get(`${DATA}/andai-minta/${dua.idNk}`)).http).toBe(401);
    expect((await ratna.get(`${DATA}/andai-minta/bukan`)).http).toBe(404);
  });
  it('without rows there is nothing to tell', async () => {
    const d = (await pasti(ratna.post(DATA, { kd_rekom: '01', kd_komoditas: '017' }))) as unknown as Draf;
    expect((await andai(ratna, d)).data).toEqual({ sebab: null, pos: [] });
  });
});

describe('a draft whose permit the company’s own limit bounds', () => {
  let izin: Draf;
  const batas = async (jml: string, versiBatas: number) => {
    const [b] = await dunia.db.bukuAkun.findMany({ where: { jenis: 'P.TERBIT' }, include: { pos: true }, take: 1 });
    const isi = {
      ...{ npwp: dunia.firma.get('nusa')?.npwp, tahun: TAHUN, kd_komoditas: PERTEK.kd_komoditas, satuan: 'C62' },
      ...{ elemen: b?.pos.elemen, dasar: 'Surat B-12', jml, versi: versiBatas },
    };
    await pasti(hari.put('/nk/v2/batas', isi), 200);
  };
  beforeAll(async () => {
    izin = await berkasSampai(dunia, 'terbit');
  });

  it('without a limit only what is held stands beside it', async () => {
    const d = await berkasSampai(dunia, 'draf', PERTEK, ['90', '30']);
    expect((await andai(ratna, d)).data).toMatchObject({
      sebab: null,
      pos: [{ diminta: unit('120'), dipegang: unit('300'), paling_banyak: null, sisa: null, lebih: null }],
    });
  });
  it('with one it is told before it is sent, in the words of the decision', async () => {
    await batas('400', 0);
    const d = await berkasSampai(dunia, 'draf', PERTEK, ['90', '30']);
    const { data } = await andai(ratna, d);
    expect(data).toMatchObject({ pos: [{ paling_banyak: unit('100'), sisa: null, lebih: unit('20') }] });
    expect(data.sebab).toContain('batas perusahaan ini tinggal 100 unit, sedangkan yang akan diberikan 120 unit');
    await keDesk(dunia, ratna, d);
    const putus = await setujui(hari, d);
    expect([putus.http, putus.message]).toEqual([422, data.sebab]);
  });
  it('a change may ask for what its parent has and what is free beside it', async () => {
    const d = await buatPerubahan(dunia, ratna, izin);
    expect((await andai(ratna, d)).data).toMatchObject({
      sebab: null,
      pos: [{ diminta: unit('300'), dipegang: unit('300'), paling_banyak: unit('400'), sisa: unit('100') }],
    });
  });
});
