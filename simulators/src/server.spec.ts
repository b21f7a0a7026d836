import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startSimulators } from './server';
import type { Simulators } from './server';

const NO_AJU = '02001912345620261120000001';

describe('simulators', () => {
  let world: Simulators;
  let folder: string;

  const call = async (method: string, at: string, body?: unknown, headers: Record<string, string> = {}) => {
    const response = await fetch(world.url + at, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: body === undefined ? undefined : JSON.stringify(body),
      signal: AbortSignal.timeout(2_000),
    });
    const text = await response.text();
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) };
  };
  const kirim = (kunci: string, versi_kirim = 1, no_aju = NO_AJU) =>
    call('POST', '/kl/aju', { no_aju, versi_kirim, isi: [1, 2] }, { 'Idempotency-Key': kunci });
  const atur = (sistem: string, mode: string, rest: object = {}) =>
    call('POST', '/_kendali', { sistem, mode, ...rest });
  const efek = async (no_aju = NO_AJU) => (await call('GET', `/_efek?no_aju=${no_aju}`)).body;

  beforeEach(async () => {
    folder = mkdtempSync(path.join(tmpdir(), 'simulator-'));
    world = await startSimulators(0, { registriFile: path.join(folder, 'registri.json') });
  });
  afterEach(async () => {
    await world.close();
    rmSync(folder, { recursive: true, force: true });
  });

  describe('national system', () => {
    it('gives a receipt, and the same receipt with one effect when the same key comes again', async () => {
      const first = await kirim('k-1');
      const again = await kirim('k-1');
      expect(first.status).toBe(200);
      expect(first.body.no_tanda_terima).toMatch(/^TT-\d{8}-[0-9A-F]{8}$/);
      expect(new Date(first.body.waktu).toISOString()).toBe(first.body.waktu);
      expect(again).toEqual(first);
      expect(await efek()).toMatchObject({ jumlah: 1, efek: [{ kunci: 'k-1', jumlah_permintaan: 2 }] });
    });

    it('shows a second effect when the key was not stable', async () => {
      await kirim('k-1');
      await kirim('k-2');
      expect((await efek()).jumlah).toBe(2);
    });

    it('refuses a key that was used for another content', async () => {
      await kirim('k-1', 1);
      expect((await kirim('k-1', 2)).status).toBe(422);
      expect((await efek()).jumlah).toBe(1);
    });

    it('answers what it has of an application and version', async () => {
      const { body } = await kirim('k-1', 3);
      expect(await call('GET', `/kl/aju/${NO_AJU}/3`)).toEqual({
        status: 200,
        body: { no_aju: NO_AJU, versi_kirim: 3, ...body },
      });
      expect((await call('GET', `/kl/aju/${NO_AJU}/4`)).status).toBe(404);
    });

    it('names what is wrong with a request: key, no_aju, versi_kirim, JSON', async () => {
      const key = { 'Idempotency-Key': 'k' };
      expect(await call('POST', '/kl/aju', { no_aju: NO_AJU, versi_kirim: 1 })).toEqual({
        status: 400,
        body: { pesan: 'Header Idempotency-Key wajib diisi' },
      });
      expect((await call('POST', '/kl/aju', { versi_kirim: 1 }, key)).body.pesan).toContain('no_aju');
      expect((await call('POST', '/kl/aju', { no_aju: NO_AJU, versi_kirim: '1' }, key)).body.pesan).toContain('versi');
      expect((await call('POST', '/kl/aju', [1], key)).status).toBe(400);
      expect((await efek()).jumlah).toBe(0);
    });

    it('forgets its effects when it is told to', async () => {
      await kirim('k-1');
      expect((await call('DELETE', '/_efek')).status).toBe(204);
      expect((await efek()).jumlah).toBe(0);
    });
  });

  describe('behaviour on command', () => {
    it('fails without an effect for the counted calls, then works again', async () => {
      await atur('kl', 'gagal', { kali: 2 });
      expect([(await kirim('k')).status, (await kirim('k')).status, (await kirim('k')).status]).toEqual([
        500, 500, 200,
      ]);
      expect((await efek()).efek[0].jumlah_permintaan).toBe(1);
      expect((await call('GET', '/_kendali')).body.kl).toEqual({ mode: 'normal' });
    });

    it('is slow for as long as it is told', async () => {
      await atur('kl', 'lambat', { ms: 150 });
      const before = performance.now();
      expect((await kirim('k')).status).toBe(200);
      expect(performance.now() - before).toBeGreaterThanOrEqual(140);
    });

    it('hangs until the caller leaves, and has no effect', async () => {
      await atur('kl', 'gantung');
      const waiting = fetch(`${world.url}/kl/aju`, {
        method: 'POST',
        body: JSON.stringify({ no_aju: NO_AJU, versi_kirim: 1 }),
        headers: { 'Idempotency-Key': 'k' },
        signal: AbortSignal.timeout(150),
      });
      await expect(waiting).rejects.toThrow(/timeout/i);
      expect((await efek()).jumlah).toBe(0);
    });

    const berhenti = (ms: number) =>
      fetch(`${world.url}/kl/aju`, {
        method: 'POST',
        body: JSON.stringify({ no_aju: NO_AJU, versi_kirim: 1 }),
        headers: { 'Idempotency-Key': 'k' },
        signal: AbortSignal.timeout(ms),
      });

    it('a slow system has its effect late, also when the caller has left', async () => {
      await atur('kl', 'lambat', { ms: 300, kali: 1 });
      await expect(berhenti(100)).rejects.toThrow(/timeout/i);
      expect((await efek()).jumlah).toBe(0);
      await new Promise((resolve) => setTimeout(resolve, 350));
      expect((await efek()).jumlah).toBe(1);
    });

    it('a system whose answer is late has had its effect at once', async () => {
      await atur('kl', 'jawab_lambat', { ms: 300, kali: 1 });
      await expect(berhenti(100)).rejects.toThrow(/timeout/i);
      expect((await efek()).jumlah).toBe(1);
    });

    it('calls that come one after the other take effect out of order, each once', async () => {
      await atur('kl', 'acak', { ms: 60 });
      const nomor = Array.from({ length: 12 }, (_, i) => `${NO_AJU.slice(0, -2)}${String(i).padStart(2, '0')}`);
      await Promise.all(nomor.map((no_aju, i) => kirim(`k-${i}`, 1, no_aju)));
      const semua = (await call('GET', '/_efek')).body.efek as { no_aju: string }[];
      expect(semua.map((e) => e.no_aju)).not.toEqual(nomor);
      expect(semua.map((e) => e.no_aju).sort()).toEqual(nomor);
    });

    it('says how many calls it is working on, and how many there were', async () => {
      await kirim('k-0');
      await atur('kl', 'lambat', { ms: 100, kali: 1 });
      const waiting = kirim('k-1');
      await new Promise((resolve) => setTimeout(resolve, 40));
      expect((await call('GET', '/_panggilan')).body.kl).toEqual({ berlangsung: 1, jumlah: 2 });
      await waiting;
      expect((await call('GET', '/_panggilan')).body.kl).toEqual({ berlangsung: 0, jumlah: 2 });
    });

    it('breaks the connection after the effect: the receipt is there for who asks', async () => {
      await atur('kl', 'putus_setelah_efek', { kali: 1 });
      await expect(kirim('k')).rejects.toThrow('fetch failed');
      expect((await efek()).jumlah).toBe(1);
      const asked = await call('GET', `/kl/aju/${NO_AJU}/1`);
      expect((await kirim('k')).body.no_tanda_terima).toBe(asked.body.no_tanda_terima);
      expect((await efek()).jumlah).toBe(1);
    });

    it('answers twice on one connection with one effect', async () => {
      await atur('kl', 'dobel');
      const body = JSON.stringify({ no_aju: NO_AJU, versi_kirim: 1 });
      const raw = await new Promise<string>((resolve, reject) => {
        const socket = connect(world.port, '127.0.0.1');
        let text = '';
        socket.on('data', (chunk) => (text += chunk.toString()));
        socket.on('end', () => resolve(text));
        socket.on('error', reject);
        socket.write(
          `POST /kl/aju HTTP/1.1\r\nhost: x\r\nidempotency-key: k\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
        );
      });
      expect(raw.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2);
      expect((await efek()).jumlah).toBe(1);
    });

    it('refuses with 422 and the words it was given, without an effect', async () => {
      await atur('kl', 'tolak', { pesan: 'HS tidak sesuai' });
      expect(await kirim('k')).toEqual({ status: 422, body: { pesan: 'HS tidak sesuai' } });
      expect((await efek()).jumlah).toBe(0);
    });

    it('does not accept an unknown system or mode', async () => {
      expect((await atur('bank', 'normal')).status).toBe(400);
      expect((await atur('kl', 'meledak')).status).toBe(400);
      expect((await atur('kl', 'lambat', { ms: -1 })).status).toBe(400);
      const normal = { mode: 'normal' };
      expect((await call('GET', '/_kendali')).body).toEqual({
        kl: normal,
        registri: normal,
        inaport: normal,
        pajak: normal,
        kementan: normal,
        integrasi: normal,
        pnbp: normal,
        djbc: normal,
        tte: normal,
        surel: normal,
      });
    });

    it('lets one system fail while the other works', async () => {
      await atur('registri', 'gagal');
      expect((await call('GET', '/registri/nib/9900000000001')).status).toBe(500);
      expect((await kirim('k')).status).toBe(200);
    });
  });

  describe('company registry', () => {
    it('knows invented companies with every field', async () => {
      const { status, body } = await call('GET', '/registri/nib/9900000000001');
      expect(status).toBe(200);
      expect(Object.keys(body).sort()).toEqual(
        ['alamat', 'api_code', 'kbli', 'kswp', 'nama', 'nib', 'npwp', 'proyek', 'status_nib', 'surel'].sort(),
      );
      expect(body.nib).toHaveLength(13);
      expect(body.npwp).toHaveLength(16);
      expect(body.surel).toMatch(/^kantor@[a-z0-9-]+\.contoh\.invalid$/);
      expect(body.kbli[0].kode_kbli).toHaveLength(5);
      expect(body.proyek[0].kbli).toBe(body.kbli[0].kode_kbli);
    });

    it('has companies that are frozen, revoked, not yet active and not tax-valid', async () => {
      const one = async (n: number) => (await call('GET', `/registri/nib/990000000000${n}`)).body;
      expect([(await one(5)).status_nib, (await one(6)).status_nib, (await one(8)).status_nib]).toEqual([
        '05',
        '06',
        '02',
      ]);
      expect((await one(7)).kswp).toBe('TIDAK VALID');
    });

    it('answers 404 for a NIB that nobody has', async () => {
      expect(await call('GET', '/registri/nib/1111111111111')).toEqual({
        status: 404,
        body: { pesan: 'NIB tidak ditemukan' },
      });
    });

    it('reads the companies of the file, also when it is written after the start', async () => {
      const nib = '9123456789012';
      expect((await call('GET', `/registri/nib/${nib}`)).status).toBe(404);
      writeFileSync(path.join(folder, 'registri.json'), JSON.stringify([{ nib, npwp: '1', nama: 'PT Demo' }]));
      expect((await call('GET', `/registri/nib/${nib}`)).body).toMatchObject({
        nama: 'PT Demo',
        status_nib: '01',
        kbli: [],
      });
    });
  });
});
