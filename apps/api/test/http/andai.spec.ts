import { PutarBukuService } from '../../src/modules/pengajuan/buku/putar-buku.service';
import { drafLengkap, TAHUN, type Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { LEMBAR, penuh, PERIKSA, versi } from '../support/keadaan';
import { layanan } from '../support/kerjakan';
import { ANGKA, GARIS } from '../support/neraca';
import { pasti } from '../support/rencana';
import { drafTarik, keDesk, pejabat, rencanaDitetapkan } from '../support/tarik';
import { SANDI, World } from '../support/world';

/* 'What if' (issue 16, ledger page, Reading): the same sum as the event's, with nothing booked. */
const DATA = '/nk/v2/data-nk';
let dunia: World;
let ratna: Client;
let hari: Client;
let d: Draf;
beforeAll(async () => {
  dunia = await World.open({});
  ratna = await dunia.sebagai('ratna');
  ({ hari } = await pejabat(dunia));
  const rencana = await rencanaDitetapkan(dunia, ratna, '1000');
  d = await drafTarik(ratna, rencana.noAju, ['400', '250']);
  expect((await andai(hari, d)).http).toBe(404);
  await keDesk(dunia, ratna, d);
});
afterAll(() => dunia.close());

const andai = (c: Client, f: Draf, rincian: object[] = []) => c.post(`${DATA}/andai/${f.idNk}`, { rincian });
const akun = () =>
  dunia.db.bukuAkun.findMany({ orderBy: { id: 'asc' }, select: { id: true, saldo: true, urut: true } });
const unit = (n: string) => expect.objectContaining({ jml: n });
const putus = (f: Draf, rincian: object[], versiBerkas: number) =>
  hari.post(LEMBAR, {
    ...{ idNk: f.idNk, versi: versiBerkas, kd_keputusan: '1', checklist: PERIKSA.enam, sandi: SANDI, rincian },
  });

describe('what draws: against its own reserve and what is free of its source', () => {
  it('tells what goes back, what stays free and the permit, and books nothing', async () => {
    const [satu, dua] = await penuh(hari, d);
    const sebelum = await akun();
    const h = await andai(hari, d, [
      { id: satu?.id, jml: '400' },
      { id: dua?.id, jml: '150.5' },
    ]);
    expect(h).toMatchObject({
      http: 200,
      data: {
        ...{ boleh: true, sebab: null },
        pos: [
          {
            // 650 reserved and 350 free; 99.5 of the reserve go back
            ...{ batas: unit('1000'), kembali: unit('99.5'), bebas: unit('449.5') },
            ...{ izin_lama: unit('0'), izin_baru: unit('550.5'), tersedia: null, kurang: null, menunggu: null },
          },
        ],
      },
    });
    expect(h.data.pos[0].kembali.sebut).toBe('99,5 unit');
    expect(await akun()).toEqual(sebelum);
  });
  it('more than was reserved: no, with the sums, in the words of the refusal', async () => {
    const [satu] = await penuh(hari, d);
    const lebih = [{ ...satu, jml_keputusan: '400.001' }];
    const { data } = await andai(hari, d, [{ id: satu?.id, jml: '400.001' }]);
    expect(data).toMatchObject({ boleh: false, pos: [], sebab: expect.stringMatching(/ 650,001 unit .* 650 unit$/) });
    expect((await putus(d, lebih, await versi(hari, d))).http).toBe(422);
  });
  it('a stranger’s file is not there; bad quantities are refused', async () => {
    // What the desks recommend is theirs until it is decided: no applicant asks, of his own file neither.
    for (const c of [ratna, await dunia.sebagai('hendra')]) expect((await andai(c, d)).http).toBe(403);
    expect((await andai(await dunia.sebagai('agus'), d)).http).toBe(404);
    for (const jml of ['-1', '1,5', '1.2345', '']) expect((await andai(hari, d, [{ id: '1', jml }])).http).toBe(400);
  });
  it('the decision then does what was told', async () => {
    const rows = await penuh(hari, d);
    const potong = { ...rows[1], jml_keputusan: '150.5', kd_alasan: 'A04', alasan: 'Pasokan cukup' };
    await pasti(putus(d, [rows[0] ?? {}, potong], await versi(hari, d)));
    const saldo = async (jenis: string) =>
      (await dunia.db.bukuAkun.findMany({ where: { jenis } })).reduce((a, x) => a + Number(x.saldo), 0);
    expect([await saldo('P.DITETAPKAN'), await saldo('P.TERBIT'), await saldo('P.DICADANGKAN')]).toEqual([
      449.5, 550.5, 0,
    ]);
    expect((await layanan(dunia, PutarBukuService).periksa()).temuan).toEqual([]);
  });
});

interface Garis {
  satuan: string;
  elemen: Record<string, string>;
  isi: { versi: number } | null;
}
/** Ceiling of the line; 1,000 of it are determined. */
async function plafon(jml: string): Promise<void> {
  const { menko } = await pejabat(dunia);
  const papan = (await menko.get(`/nk/v2/neraca/papan/017?tahun=${TAHUN}`)).data as { garis: Garis[] };
  for (const { satuan, elemen, isi } of papan.garis)
    await pasti(
      menko.call('PUT', GARIS, {
        ...{ tahun: TAHUN, arah: 'impor', kd_komoditas: '017', satuan, elemen, versi: isi?.versi ?? 0 },
        ...{ plafon: jml, plafon_sumber: 'Uji', angka: ANGKA },
      }),
      200,
    );
}

describe('what asks the nation: against the balance, and who is left short', () => {
  let usulan: Draf;
  let lain: Draf;
  beforeAll(async () => {
    // What is revoked goes back to the nation: 550.5 are available.
    await pasti(
      hari.post(`${DATA}/cabut/${d.idNk}`, { versi: await versi(hari, d), alasan: 'Tidak dipakai', sandi: SANDI }),
      200,
    );
    await plafon('1000');
    const hendra = await dunia.sebagai('hendra');
    usulan = await drafLengkap(hendra, { kd_rekom: '01', kd_komoditas: '017' }, ['500']);
    await keDesk(dunia, hendra, usulan);
    const sari = await dunia.sebagai('sari');
    lain = await drafLengkap(sari, { kd_rekom: '01', kd_komoditas: '017' }, ['100']);
    await keDesk(dunia, sari, lain);
  });

  it('what would be left, and which others would get less than they ask for', async () => {
    const [satu] = await penuh(hari, usulan);
    const satuPos = async (jml: string, c = hari) => (await andai(c, usulan, [{ id: satu?.id, jml }])).data.pos[0];
    expect(await satuPos('450')).toMatchObject({
      ...{ batas: unit('550.5'), tersedia: unit('100.5'), kurang: null, izin_baru: unit('450') },
      menunggu: { banyak: 1, jumlah: unit('100'), tidak_kebagian: [], tidak_kebagian_lain: 0 },
    });
    expect(await satuPos('450.501')).toMatchObject({
      tersedia: unit('99.999'),
      menunggu: { tidak_kebagian: [{ no_aju: lain.noAju, diminta: unit('100') }], tidak_kebagian_lain: 0 },
    });
    // More than the balance has: the line would have to be raised by the difference.
    expect(await satuPos('600')).toMatchObject({ tersedia: unit('0'), kurang: unit('49.5') });
    // 20 more may be fixed up to the ceiling.
    await plafon('1020');
    expect(await satuPos('600')).toMatchObject({ batas: unit('570.5'), tersedia: unit('0'), kurang: unit('29.5') });
    await plafon('1000');
  });
  it('its company reads none of it, nor what is left for others; what is decided is no question', async () => {
    expect((await andai(await dunia.sebagai('hendra'), usulan)).http).toBe(403);
    expect((await andai(hari, d)).http).toBe(409);
  });
});
