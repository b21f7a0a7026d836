import type { AddressInfo } from 'node:net';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { createApp } from '../../src/http/create-app';
import { SesiService } from '../../src/modules/auth/sesi/sesi.service';
import { ReferensiRepository } from '../../src/modules/referensi/cari/referensi.repository';
import { DatabaseListener } from '../../src/platform/prisma/database-listener';
import { Client } from '../support/client';
import { hingga } from '../support/hingga';
import { World } from '../support/world';

const DAFTAR = '/api/ref/v2/incoterm?keyword=hitungan';
let dunia: World;
let app: NestExpressApplication;
let satu: Client;
let dua: Client;
beforeAll(async () => {
  dunia = await World.open();
  app = await createApp(dunia.config); // another process on the same database
  await app.listen(0, '127.0.0.1');
  satu = await dunia.sebagai('ratna');
  const { port } = app.getHttpServer().address() as AddressInfo;
  const tokens = { access_token: 'a', refresh_token: null, id_token: null, token_type: 'Bearer', token_sampai: null };
  const { id } = await app
    .get(SesiService, { strict: false })
    .buka(dunia.pengguna('ratna').id, tokens, { cara: 'sso', alamat: '127.0.0.1', agen: 'uji' });
  dua = await Client.open(`http://127.0.0.1:${port}`, id);
  await dunia.db.referensi.create({ data: { jenis: 'incoterm', kode: 'HIT', uraian: 'Hitungan 0' } });
});
afterAll(async () => {
  await app.close();
  await dunia.close();
});

const proses = () => [dunia.app, app].map((a) => a.get(DatabaseListener, { strict: false }));
const hidup = () =>
  hingga(true, () =>
    minta(satu)
      .then(() => minta(dua))
      .then(() => proses().every((l) => l.live)),
  );
const minta = async (oleh: Client, tanda?: string) => {
  const h = await oleh.call('GET', DAFTAR, undefined, tanda ? { 'if-none-match': tanda } : {});
  return { http: h.http, tanda: h.headers.get('etag') ?? '', uraian: h.data?.[0]?.urIncoterm as string | undefined };
};
const tulis = (n: number | string) =>
  dunia.db.referensi.update({
    where: { jenis_kode: { jenis: 'incoterm', kode: 'HIT' } },
    data: { uraian: `Hitungan ${n}` },
  });

describe('marks of lists in two processes', () => {
  it('are remembered: a list that is asked for again is no question to the database', async () => {
    expect(await hidup()).toBe(true);
    await minta(satu);
    const versi = jest.spyOn(dunia.app.get(ReferensiRepository, { strict: false }), 'versi');
    const { tanda } = await minta(satu);
    expect([(await minta(satu, tanda)).http, versi.mock.calls.length]).toEqual([304, 0]);
    versi.mockRestore();
  });
  it('a change reaches both: what a caller has is old within moments', async () => {
    const [a, b] = [await minta(satu), await minta(dua)];
    expect(a.tanda).toBe(b.tanda);
    await tulis('baru');
    for (const oleh of [satu, dua]) expect(await hingga(200, async () => (await minta(oleh, a.tanda)).http)).toBe(200);
    const [c, d] = [await minta(satu), await minta(dua)];
    expect([c.uraian, c.tanda === a.tanda, d]).toEqual(['Hitungan baru', false, c]);
  });
  it('a load that is rolled back changes neither marks nor words', async () => {
    const { tanda } = await minta(dua);
    await expect(
      dunia.db.$transaction(async (tx) => {
        await tx.referensi.create({ data: { jenis: 'incoterm', kode: 'BTL', uraian: 'Kataurung' } });
        throw new Error('batal');
      }),
    ).rejects.toThrow('batal');
    await new Promise((lanjut) => setTimeout(lanjut, 200));
    for (const oleh of [satu, dua]) expect((await minta(oleh, tanda)).http).toBe(304);
    expect(await dunia.db.kataReferensi.count({ where: { kata: 'kataurung' } })).toBe(0);
  });
  it('without the connection that hears changes, marks are those of the table', async () => {
    await hidup();
    const { tanda } = await minta(satu);
    const putus = await dunia.db.$queryRaw<{ n: number }[]>`
      SELECT count(pg_terminate_backend(pid))::int AS n FROM pg_stat_activity
      WHERE datname = current_database() AND query LIKE 'LISTEN%'`;
    expect(putus).toEqual([{ n: 2 }]);
    expect(await hingga(true, () => Promise.resolve(proses().every((l) => !l.live)))).toBe(true);
    await tulis('tanpa kabar');
    for (const oleh of [satu, dua]) {
      const h = await minta(oleh, tanda);
      expect([h.http, h.uraian]).toEqual([200, 'Hitungan tanpa kabar']);
    }
    expect(await hidup()).toBe(true); // connected again: the next change is heard
    const lagi = await minta(dua);
    await minta(dua);
    await tulis('terdengar');
    expect(await hingga(200, async () => (await minta(dua, lagi.tanda)).http)).toBe(200);
  });
  it('the rows of an answer may be newer than its mark, never older', async () => {
    await hidup();
    await tulis(0);
    const awal = await dunia.db.versiReferensi.findUniqueOrThrow({ where: { jenis: 'incoterm' } });
    let selesai = false;
    const baca = async (oleh: Client) => {
      const jawaban: { tanda: number; isi: number }[] = [];
      while (!selesai) {
        const { tanda, uraian } = await minta(oleh);
        jawaban.push({
          tanda: Number(/incoterm(\d+)/.exec(tanda)?.[1]) - Number(awal.versi),
          isi: Number(uraian?.replace('Hitungan ', '')),
        });
      }
      return jawaban;
    };
    const pembaca = [satu, dua, satu, dua].map(baca);
    for (let n = 1; n <= 60; n += 1) await tulis(n);
    selesai = true;
    const semua = (await Promise.all(pembaca)).flat();
    expect(semua.filter(({ tanda, isi }) => !(isi >= tanda))).toEqual([]);
    expect(new Set(semua.map(({ tanda }) => tanda)).size).toBeGreaterThan(3); // marks did move meanwhile
    const akhir = `incoterm${awal.versi + 60n}-`;
    for (const oleh of [satu, dua])
      expect(await hingga(true, async () => (await minta(oleh)).tanda.includes(akhir))).toBe(true);
  });
});
