import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import express from 'express';
import { jagaBeban } from '../../src/http/tengah/beban.middleware';
import { serveMetrics } from '../../src/platform/metrik/server';
import { OutboxService } from '../../src/jobs/outbox.service';
import { drafLengkap, kirim, PERTEK } from '../support/berkas';
import { World } from '../support/world';

const alamat = (server: Server | null): string => `http://127.0.0.1:${(server?.address() as AddressInfo).port}`;
const mulai = (server: Server): Promise<Server> => new Promise((jadi) => server.once('listening', () => jadi(server)));

describe('admission control', () => {
  it('lists leave room for submits; who finds no place gets 503 with Retry-After before any work is done', async () => {
    const menunggu: (() => void)[] = [];
    const app = express();
    // Callers of different places: one address has a quarter only (serangan/beban.spec.ts).
    app.set('trust proxy', true);
    app.use(jagaBeban(10));
    app.use((_req, res) => void menunggu.push(() => res.json({ ok: true })));
    const server = await mulai(app.listen(0, '127.0.0.1'));
    let ke = 0;
    const minta = (method: string, path: string) =>
      fetch(`${alamat(server)}${path}`, { method, headers: { 'x-forwarded-for': `203.0.113.${(ke += 1)}` } });
    const daftar = Array.from({ length: 9 }, () => minta('GET', '/nk/v2/data-nk/rki/pengajuan'));
    const penuh = await Promise.any(daftar);
    expect([penuh.status, await penuh.json()]).toEqual([
      503,
      { status: false, code: '07', message: expect.stringContaining('Isian Anda aman'), data: null },
    ]);
    expect(Number(penuh.headers.get('retry-after'))).toBeGreaterThanOrEqual(1);
    const submit = Array.from({ length: 4 }, () => minta('POST', '/nk/v2/data-nk/kirimPermohonan'));
    const ditolak = await Promise.any(submit);
    expect(ditolak.status).toBe(503);
    while (menunggu.length < 10) await new Promise((lanjut) => setTimeout(lanjut, 5));
    expect(menunggu).toHaveLength(10);
    menunggu.forEach((lepas) => lepas());
    const status = async (janji: Promise<Response>[]) => (await Promise.all(janji)).map((r) => r.status).sort();
    expect(await status(daftar)).toEqual([200, 200, 200, 200, 200, 200, 200, 503, 503]);
    expect(await status(submit)).toEqual([200, 200, 200, 503]);
    const lagi = minta('GET', '/nk/v2/data-nk/rki/pengajuan');
    while (menunggu.length < 11) await new Promise((lanjut) => setTimeout(lanjut, 5));
    menunggu[10]?.();
    expect((await lagi).status).toBe(200);
    server.close();
    server.closeAllConnections();
  });
});

describe('files of the front ends', () => {
  it('a page that the build made HTML for begins with it, every other one with index.html; compressed where that is read', async () => {
    const dist = mkdtempSync(path.join(tmpdir(), 'sinas-dist-'));
    writeFileSync(path.join(dist, 'index.html'), '<title>memuat</title>');
    writeFileSync(path.join(dist, 'welcome.html'), '<h1>Selamat Datang</h1>');
    writeFileSync(path.join(dist, 'welcome.html.gz'), gzipSync('<h1>Selamat Datang</h1>'));
    const dunia = await World.open({ WEB_DIST: dist });
    try {
      const minta = (jalur: string, headers = {}) => fetch(dunia.url + jalur, { headers });
      for (const [jalur, isi] of [
        ['/welcome', '<h1>Selamat Datang</h1>'],
        ['/welcome?dari=surat', '<h1>Selamat Datang</h1>'],
        ['/', '<title>memuat</title>'],
        ['/welcome/lain', '<title>memuat</title>'],
        ['/pengajuan/7/ubah', '<title>memuat</title>'],
      ]) {
        const jawaban = await minta(jalur ?? '', { 'accept-encoding': 'identity' });
        expect([jalur, await jawaban.text()]).toEqual([jalur, isi]);
        expect(jawaban.headers.get('cache-control')).toBe('no-cache');
        expect(jawaban.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i);
        const lagi = await minta(jalur ?? '', {
          'accept-encoding': 'identity',
          'cache-control': 'max-age=0',
          'if-none-match': jawaban.headers.get('etag') ?? '',
        });
        expect(lagi.status).toBe(304);
      }
      const gzip = await minta('/welcome', { 'accept-encoding': 'gzip' });
      expect([gzip.headers.get('content-encoding'), await gzip.text()]).toEqual(['gzip', '<h1>Selamat Datang</h1>']);
      expect((await minta('/tidak-ada.js')).status).toBe(404);
    } finally {
      await dunia.close();
      rmSync(dist, { recursive: true });
    }
  });

  it('no folder is listed, and nothing outside of it is given', async () => {
    const dist = mkdtempSync(path.join(tmpdir(), 'sinas-dist-'));
    mkdirSync(path.join(dist, 'assets'));
    writeFileSync(path.join(dist, 'index.html'), '<title>halaman</title>');
    writeFileSync(path.join(dist, 'assets/rahasia-nama.js'), '1');
    const dunia = await World.open({ WEB_DIST: dist });
    try {
      const baca = async (jalur: string) => (await fetch(dunia.url + jalur)).text();
      expect(await baca('/assets/rahasia-nama.js')).toBe('1');
      for (const jalur of ['/assets', '/assets/', '/assets/..%2f..%2f', '/assets/%2e%2e/%2e%2e/etc/passwd'])
        expect([jalur, await baca(jalur)]).toEqual([jalur, expect.not.stringMatching(/rahasia-nama|root:/)]);
    } finally {
      await dunia.close();
      rmSync(dist, { recursive: true });
    }
  });
});

describe('Idempotency-Key on every POST that creates or acts', () => {
  let dunia: World;
  beforeAll(async () => {
    dunia = await World.open();
  });
  afterAll(() => dunia.close());

  it('the same key and body give the same answer, another body or route is refused', async () => {
    const ratna = await dunia.sebagai('ratna');
    const kirimkan = (body: object, kunci: string, path = '/nk/v2/data-nk') =>
      ratna.post(path, body, { 'Idempotency-Key': kunci });
    const pertama = await kirimkan(PERTEK, 'k-1');
    expect(await kirimkan(PERTEK, 'k-1')).toMatchObject({ http: 201, data: pertama.data });
    expect(await kirimkan({ ...PERTEK, kd_komoditas: '0143' }, 'k-1')).toMatchObject({ http: 422, code: '06' });
    expect((await kirimkan(PERTEK, 'k-1', '/api/notifikasi/baca')).http).toBeGreaterThanOrEqual(400);
    const draf = await drafLengkap(ratna, { kd_rekom: '07', kd_komoditas: '0131' });
    const submit = { idNk: draf.idNk, versi: draf.versi };
    const semua = await Promise.all(
      Array.from({ length: 6 }, () => kirimkan(submit, 'k-2', '/nk/v2/data-nk/kirimPermohonan')),
    );
    for (const h of semua) expect([h.http, h.data]).toEqual([201, semua[0]?.data]);
    expect(await dunia.db.kiriman.count({ where: { id_pengajuan: BigInt(draf.idNk) } })).toBe(1);
    expect((await kirimkan({ ...submit, versi: 1 }, 'k-2', '/nk/v2/data-nk/kirimPermohonan')).http).toBe(422);
  });
});

describe('surfaces: companies and officers on hosts of their own', () => {
  let dunia: World;
  afterEach(() => dunia.close());

  it('the companies’ host knows no officers’ route, and lets no officer in', async () => {
    dunia = await World.open({ PERMUKAAN: 'perusahaan' });
    const [ratna, dewi] = [await dunia.sebagai('ratna'), await dunia.sebagai('dewi')];
    expect((await ratna.get('/nk/v2/data-nk/rki/pengajuan')).http).toBe(200);
    expect((await ratna.get('/nk/v2/data-nk/inhouse/pengajuan')).http).toBe(404);
    expect((await dewi.get('/nk/v2/data-nk/inhouse/pengajuan')).http).toBe(404);
    expect((await dewi.get('/nk/v2/data-nk/rki/pengajuan')).http).toBe(403);
  });
  it('the officers’ host serves officers, and no company', async () => {
    dunia = await World.open({ PERMUKAAN: 'petugas' });
    const [ratna, dewi] = [await dunia.sebagai('ratna'), await dunia.sebagai('dewi')];
    expect((await dewi.get('/nk/v2/data-nk/inhouse/pengajuan')).http).toBe(200);
    expect((await ratna.post('/nk/v2/data-nk', PERTEK)).http).toBe(404);
    expect((await ratna.get('/nk/v2/data-nk/rki/pengajuan')).http).toBe(403);
  });
});

describe('trace and metrics', () => {
  let dunia: World;
  beforeAll(async () => {
    dunia = await World.open();
  });
  afterAll(() => dunia.close());

  it('one id from the request to the job it causes; a caller’s own id is kept, a hostile one is not', async () => {
    const ratna = await dunia.sebagai('ratna');
    const minta = (jejak: string) => ratna.call('GET', '/api/beranda', undefined, { 'x-request-id': jejak });
    expect((await minta('proxy-0123456789')).headers.get('x-request-id')).toBe('proxy-0123456789');
    expect((await minta('a b\tc')).headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
    const berkas = await kirim(ratna, PERTEK);
    const baris = await dunia.db.outbox.findFirstOrThrow({ where: { kunci: { contains: `:${berkas.idNk}:` } } });
    expect(baris.jejak).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('rates and latencies stand by route, never by address; the port answers nothing else', async () => {
    const server = serveMetrics(0, '127.0.0.1');
    if (server && !server.listening) await mulai(server);
    const baca = async (): Promise<string> => (await fetch(`${alamat(server)}/metrics`)).text();
    const JALUR = /_duration_seconds_count\{method="GET",route="\/nk\/v2\/data-nk\/get",status="404"\} (\d+)/;
    const sebelum = Number(JALUR.exec(await baca())?.[1] ?? 0);
    await (await dunia.sebagai('ratna')).get('/nk/v2/data-nk/get?id_nk=987654');
    const teks = await baca();
    expect(Number(JALUR.exec(teks)?.[1])).toBe(sebelum + 1);
    expect(teks).not.toContain('id_nk=');
    expect((await fetch(`${alamat(server)}/`)).status).toBe(404);
    server?.close();
    server?.closeAllConnections();
  });

  it('what waits in the outbox is told with its age', async () => {
    const keadaan = await dunia.app.get(OutboxService, { strict: false }).keadaanSemua();
    expect(keadaan.find((k) => k.jenis === 'kirim-kl')).toMatchObject({ terbuka: 1, gagal: 0 });
    expect(keadaan.find((k) => k.jenis === 'kirim-kl')?.tertua).toBeGreaterThanOrEqual(0);
  });
});
