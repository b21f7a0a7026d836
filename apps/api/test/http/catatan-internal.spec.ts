import type { Client } from '../support/client';
import { berkasSampai } from '../support/keadaan';
import { World } from '../support/world';

const JALUR = '/nk/v2/data-nk/inhouse/catatan-internal';
let dunia: World;
let [dewi, hari, agus, ratna]: Client[] = [];
let id: string;
const c = (x: Client | undefined): Client => x as Client;
beforeAll(async () => {
  dunia = await World.open({});
  [dewi, hari, agus, ratna] = await Promise.all(['dewi', 'hari', 'agus', 'ratna'].map((n) => dunia.sebagai(n)));
  id = (await berkasSampai(dunia, 'diambil')).idNk;
});
afterAll(() => dunia.close());
const namaLengkap = async (username: string): Promise<string> =>
  (await dunia.db.pengguna.findFirstOrThrow({ where: { username } })).fullname;
const kabar = async (username: string) => {
  const { id: user_id } = await dunia.db.pengguna.findFirstOrThrow({ where: { username } });
  return dunia.db.notifikasi.findMany({ where: { user_id, kunci: { startsWith: 'catatan_internal:' } } });
};

describe('notes between officers of one ministry', () => {
  it('stand for the whole ministry with who wrote them, the newest first, and tell whoever they name', async () => {
    const teks = `Angka kapasitas janggal, @${await namaLengkap('hari')} mohon dilihat`;
    const h = await c(dewi).post(`${JALUR}/${id}`, { teks: ` ${teks} ` });
    expect([h.http, h.message]).toEqual([201, 'Data Berhasil Disimpan']);
    await c(hari).post(`${JALUR}/${id}`, { teks: 'Sudah saya tanyakan' });
    const { catatan } = (await c(dewi).get(`${JALUR}/${id}`)).data;
    expect(catatan).toMatchObject([
      { nama: await namaLengkap('hari'), teks: 'Sudah saya tanyakan', sebut: [] },
      { nama: await namaLengkap('dewi'), teks, sebut: [await namaLengkap('hari')] },
    ]);
    expect(await kabar('hari')).toMatchObject([{ tautan: `/konsol/#/pengajuan/${id}/show`, type: 'info' }]);
    // The notice says who, not what: mails leave the portal.
    expect(
      JSON.stringify(await kabar('hari'), (_k, v: unknown) => (typeof v === 'bigint' ? String(v) : v)),
    ).not.toContain('janggal');
    expect(await kabar('dewi')).toEqual([]);
  });

  it('colleagues to name are those at the desks of the own ministry, without oneself', async () => {
    const { rekan } = (await c(dewi).get(`${JALUR}/${id}`)).data as { rekan: { nama: string }[] };
    const nama = rekan.map((r) => r.nama);
    expect(nama).toContain(await namaLengkap('hari'));
    for (const lain of ['dewi', 'agus', 'ratna']) expect(nama).not.toContain(await namaLengkap(lain));
  });

  it('neither the company nor another ministry reads or writes any, wherever they look', async () => {
    expect((await c(ratna).get(`${JALUR}/${id}`)).http).toBe(403);
    expect((await c(ratna).post(`${JALUR}/${id}`, { teks: 'x' })).http).toBe(403);
    expect((await c(agus).get(`${JALUR}/${id}`)).http).toBe(404);
    expect((await c(agus).post(`${JALUR}/${id}`, { teks: 'x' })).http).toBe(404);
    const berkas = ['get?id_nk=', 'rki/pengajuan-history/', 'permintaan-informasi/'];
    for (const jalur of berkas)
      expect(JSON.stringify((await c(ratna).get(`/nk/v2/data-nk/${jalur}${id}`)).data ?? null)).not.toContain(
        'janggal',
      );
  });

  it('an empty or too long one is refused in words, and none is ever changed', async () => {
    expect(await c(dewi).post(`${JALUR}/${id}`, { teks: '  ' })).toMatchObject({
      http: 422,
      message: 'Catatan internal wajib diisi',
    });
    expect((await c(dewi).post(`${JALUR}/${id}`, { teks: 'x'.repeat(1_001) })).http).toBe(422);
    await expect(dunia.db.$executeRaw`UPDATE catatan_internal SET teks = 'lain'`).rejects.toThrow('append-only');
    expect(await dunia.db.catatanInternal.count()).toBe(2);
  });
});
