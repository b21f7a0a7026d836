import type { PipeTransform } from '@nestjs/common';
import { ModulesContainer, type ApplicationConfig } from '@nestjs/core';
import { ErrorFilter } from '../../src/http/error.filter';
import { JawabanInterceptor } from '../../src/http/jawaban.interceptor';
import { SessionGuard } from '../../src/http/masuk/session.guard';
import { jalurPendek } from '../../src/http/jalur/jalur-pendek';
import { rutePendek } from '../../src/http/jalur/rute';
import { drafLengkap, PERTEK } from '../support/berkas';
import type { Answer, Client } from '../support/client';
import { World } from '../support/world';

const NK = '/nk/v2/data-nk';
/** As Nest knows it: its router takes a slash at the end for the same path, the short way does not. */
const panjang = (jalur: string): string => jalur.replace(/(\?|$)/, '/$1');

let dunia: World;
let ratna: Client;
let dewi: Client;
let idNk: string;
let lewatNest: jest.SpyInstance;
beforeAll(async () => {
  dunia = await World.open({});
  ratna = await dunia.sebagai('ratna');
  dewi = await dunia.sebagai('dewi');
  idNk = (await drafLengkap(ratna)).idNk;
});
beforeEach(() => {
  lewatNest = jest.spyOn(JawabanInterceptor.prototype, 'intercept');
});
afterEach(() => jest.restoreAllMocks());
afterAll(() => dunia.close());

interface Minta {
  apa: string;
  siapa: () => Client;
  cara: string;
  jalur: string;
  isi?: unknown;
  kepala?: Record<string, string>;
}
/** What is the same from either way: all but names of this request and moments. */
function tetap({ http, headers, raw }: Answer) {
  const kepala = Object.fromEntries([...headers].filter(([k]) => !['date', 'x-request-id'].includes(k)));
  return { http, kepala, isi: raw.toString() };
}

describe('the short way to what is asked most', () => {
  it('is taken by these routes', () => {
    const pipa: PipeTransform = { transform: (isi: unknown) => isi };
    const semua = rutePendek(dunia.app.get(ModulesContainer), pipa);
    expect([...semua].map(([jalur, { status }]) => `${jalur} ${status}`).sort()).toEqual([
      `GET ${NK}/get 200`,
      `GET ${NK}/inhouse/pengajuan 200`,
      `GET ${NK}/rki/pengajuan 200`,
      `POST ${NK} 201`,
      `POST ${NK}/kirimPermohonan 201`,
      `PUT ${NK} 200`,
    ]);
  });

  it.each<Minta>([
    { apa: 'a list with its number', siapa: () => ratna, cara: 'GET', jalur: `${NK}/rki/pengajuan?limit=2` },
    { apa: 'a file', siapa: () => ratna, cara: 'GET', jalur: `${NK}/get?id_nk=:id` },
    { apa: 'a queue', siapa: () => dewi, cara: 'GET', jalur: `${NK}/inhouse/pengajuan?antrean=belum&sort=sisa` },
    { apa: 'a query that is none', siapa: () => ratna, cara: 'GET', jalur: `${NK}/rki/pengajuan?halaman=1` },
    { apa: 'a file that is none', siapa: () => ratna, cara: 'GET', jalur: `${NK}/get?id_nk=0` },
    { apa: 'another firm', siapa: () => dewi, cara: 'GET', jalur: `${NK}/get?id_nk=:id` },
    { apa: 'a stranger', siapa: () => dunia.tamu(), cara: 'GET', jalur: `${NK}/rki/pengajuan` },
    { apa: 'a role without the right', siapa: () => dewi, cara: 'POST', jalur: NK, isi: PERTEK },
    {
      apa: 'no proof of origin',
      siapa: () => ratna,
      cara: 'POST',
      jalur: NK,
      isi: PERTEK,
      kepala: { 'x-csrf-token': 'x' },
    },
    { apa: 'a body that is none', siapa: () => ratna, cara: 'POST', jalur: NK, isi: { kd_rekom: '99', x: 1 } },
    {
      apa: 'a rule against it',
      siapa: () => ratna,
      cara: 'POST',
      jalur: NK,
      isi: { kd_rekom: '07', kd_komoditas: '015' },
    },
    { apa: 'an old version', siapa: () => ratna, cara: 'PUT', jalur: NK, isi: { idNk: ':id', versi: 900, kepala: {} } },
    {
      apa: 'a file that may not be sent',
      siapa: () => ratna,
      cara: 'POST',
      jalur: `${NK}/kirimPermohonan`,
      isi: { idNk: '0', versi: 1 },
    },
  ])('answers as Nest would: $apa', async ({ siapa, cara, jalur, isi, kepala }) => {
    const ini = (teks: string): string => teks.replace(':id', idNk);
    const badan: unknown = isi === undefined ? undefined : JSON.parse(ini(JSON.stringify(isi)));
    const pendek = tetap(await siapa().call(cara, ini(jalur), badan, kepala));
    expect(lewatNest).not.toHaveBeenCalled();
    expect(tetap(await siapa().call(cara, panjang(ini(jalur)), badan, kepala))).toEqual(pendek);
    expect(pendek.http).toBeGreaterThanOrEqual(200);
  });

  it('what it does not know to the letter goes on to Nest: a form, HEAD, other letters, another type', async () => {
    const form = new FormData();
    for (const [k, v] of Object.entries({ ...PERTEK, kepala: '{}' })) form.set(k, String(v));
    expect((await ratna.post(NK, form)).http).toBe(201);
    expect((await ratna.call('HEAD', `${NK}/rki/pengajuan`)).http).toBe(200);
    expect((await ratna.get(`${NK.toUpperCase().replace('/NK/V2', '/nk/v2')}/rki/pengajuan`)).http).toBe(200);
    const jenis = { 'content-type': 'application/json; charset=utf-8' };
    expect((await ratna.call('PUT', NK, { idNk: '0', versi: 1 }, jenis)).http).toBe(404);
    expect(lewatNest).toHaveBeenCalledTimes(4);
  });

  it('PENGAJUAN-17 older names lead the same way', async () => {
    expect((await ratna.get('/nk/data-nk/rki/pengajuan')).http).toBe(200);
    expect(lewatNest).not.toHaveBeenCalled();
  });

  it('what went wrong is told as ever, and what was claimed is free again', async () => {
    const kunci = { 'Idempotency-Key': 'pendek' };
    expect((await ratna.post(NK, { kd_rekom: '07', kd_komoditas: '015' }, kunci)).http).toBe(422);
    const pertama = await ratna.post(NK, PERTEK, kunci);
    expect(pertama.http).toBe(201);
    const lain = { ...PERTEK, kepala: { stok_awal: '7' } };
    expect((await ratna.post(NK, PERTEK, kunci)).data.noAju).toBe(pertama.data.noAju);
    expect(await ratna.post(NK, lain, kunci)).toMatchObject({ http: 422, code: '06' });
  });

  it('a guard that says no is a refusal, and what the filter of errors cannot tell is told by Nest', async () => {
    jest.spyOn(SessionGuard.prototype, 'canActivate').mockResolvedValueOnce(false);
    expect(await ratna.get(`${NK}/rki/pengajuan`)).toMatchObject({ http: 403, code: '04' });
    jest.spyOn(ErrorFilter.prototype, 'catch').mockImplementationOnce(() => {
      throw new Error('the filter itself');
    });
    expect(await dunia.tamu().get(`${NK}/rki/pengajuan`)).toMatchObject({ http: 500, code: '99' });
  });

  it('a new draft answers what the table has of it', async () => {
    const baru = await ratna.post(NK, PERTEK);
    const lagi = await ratna.put(NK, { idNk: baru.data.idNk, versi: 1, kepala: {} });
    const { versi: _, ...semula } = baru.data.json_simpan as Record<string, unknown>;
    expect({ ...lagi.data.json_simpan, versi: undefined }).toEqual({ ...semula, versi: undefined });
    expect(lagi.data.kelengkapan).toEqual(baru.data.kelengkapan);
  });

  it('an application that stands with one more global guard, or another pipe, is not started', () => {
    const [pipa] = (dunia.app as unknown as { config: ApplicationConfig }).config.getGlobalPipes();
    if (!pipa) throw new Error('no pipe');
    expect(() => jalurPendek(dunia.app, pipa)).not.toThrow();
    expect(() => jalurPendek(dunia.app, { transform: (nilai: unknown) => nilai })).toThrow('one global pipe');
    dunia.app.useGlobalGuards({ canActivate: () => true });
    expect(() => jalurPendek(dunia.app, pipa)).toThrow('The short way knows one global guard, and Nest has 2');
  });
});
