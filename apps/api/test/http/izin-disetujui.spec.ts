import { TAHUN, type Draf } from '../support/berkas';
import { berkasSampai } from '../support/keadaan';
import { singkirkan } from '../support/milik';
import { World } from '../support/world';

const JALUR = '/nk/v2/rakor/approved-permit';
let dunia: World;
let izin: Draf[];
beforeAll(async () => {
  dunia = await World.open({});
  const satu = await berkasSampai(dunia, 'terbit');
  await singkirkan(dunia, satu);
  izin = [satu, await berkasSampai(dunia, 'terbit')];
  // Two decisions in force at once; only one file of a commodity may be filled in at a time.
  await dunia.db.pengajuan.update({ where: { id: BigInt(satu.idNk) }, data: { kd_status: '50' } });
});
afterAll(() => dunia.close());

const daftar = async (siapa: string, kueri = '') => (await dunia.sebagai(siapa)).get(`${JALUR}${kueri}`);
const nomor = async (siapa: string, kueri = ''): Promise<string[]> =>
  ((await daftar(siapa, kueri)).data as { noAju: string }[]).map((b) => b.noAju);

/* Specification: 'Approved-permit history.', 'Approved permit history takes size, page, keyword.' */
describe('LAYAR-09 approved-permit history', () => {
  it('tells each granted permit with its number, validity and state, the newest first', async () => {
    const h = await daftar('ratna');
    expect(h.meta).toMatchObject({ total: 2 });
    expect(h.data.map((b: { noAju: string }) => b.noAju)).toEqual([izin[1]?.noAju, izin[0]?.noAju]);
    expect(h.data[0]).toMatchObject({
      ...{ idNk: izin[1]?.idNk, tahun: TAHUN, kd_status: '50', baris: 2, rapat: null, pemilik: 'PT Nusa Uji' },
      no_keputusan: expect.stringMatching(/^\d+\/PERTEK\//),
      berlaku_mulai: `${TAHUN}-01-01`,
      berlaku_sampai: `${TAHUN}-12-31`,
    });
  });
  it('takes size, page and keyword: number of the file, of the decision, name of the company', async () => {
    expect(await nomor('ratna', '?size=1')).toEqual([izin[1]?.noAju]);
    expect(await nomor('ratna', '?size=1&page=2')).toEqual([izin[0]?.noAju]);
    expect(await nomor('ratna', `?keyword=${izin[0]?.noAju}`)).toEqual([izin[0]?.noAju]);
    const { no_keputusan, pemilik } = (await daftar('ratna')).data[1];
    expect(await nomor('ratna', `?keyword=${encodeURIComponent(no_keputusan)}`)).toEqual([izin[0]?.noAju]);
    expect(await nomor('ratna', `?keyword=${encodeURIComponent(String(pemilik).slice(3, 9))}`)).toHaveLength(2);
    expect(await nomor('ratna', '?keyword=%25')).toEqual([]);
    for (const salah of ['?size=0', '?size=1001', '?page=0']) expect((await daftar('ratna', salah)).http).toBe(400);
  });
  it('a company has its own, a ministry what it handles, nobody without an account anything', async () => {
    expect(await nomor('hendra')).toEqual([]);
    expect(await nomor('hari')).toHaveLength(2);
    const lain = await dunia.db.pengajuan.updateMany({
      where: { id: BigInt(izin[0]?.idNk ?? '0') },
      data: { kd_ga: '018' },
    });
    expect(lain.count).toBe(1);
    expect(await nomor('hari')).toEqual([izin[1]?.noAju]);
    expect((await dunia.tamu().get(JALUR)).http).toBe(401);
  });
  it('names the ministry that a permit was given to', async () => {
    const milik = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(izin[1]?.idNk ?? '0') } });
    const where = { id: milik.id };
    await dunia.db.pengajuan.update({ where, data: { id_organisasi: null, kd_ga_pemilik: '018' } });
    expect((await daftar('hari')).data[0].pemilik).toBe('Kementerian Pertanian (Kementan)');
    await dunia.db.pengajuan.update({ where, data: { id_organisasi: milik.id_organisasi, kd_ga_pemilik: null } });
  });
  it('is a history: a permit that was revoked or has ended stays in it, what was never granted is not', async () => {
    const ubah = (i: number, kd_status: string) =>
      dunia.db.pengajuan.update({ where: { id: BigInt(izin[i]?.idNk ?? '0') }, data: { kd_status } });
    await ubah(0, '85');
    await ubah(1, '70');
    expect((await daftar('ratna')).data.map((b: { kd_status: string }) => b.kd_status)).toEqual(['70', '85']);
    await ubah(0, '90');
    expect(await nomor('ratna')).toEqual([izin[1]?.noAju]);
  });
});
