import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { panggil } from './panggil';
import { forgetPemutus } from './pemutus';

describe('outbound calls', () => {
  let server: Server;
  let url: string;
  let calls: { method?: string; headers: IncomingMessage['headers']; body: string }[];
  let answer: (response: ServerResponse, call: number) => void;

  beforeEach(async () => {
    forgetPemutus();
    calls = [];
    answer = (response) => response.end('{}');
    server = createServer((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        calls.push({ method: request.method, headers: request.headers, body });
        answer(response, calls.length);
      });
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeAllConnections();
    await closed;
  });

  const json = (response: ServerResponse, status: number, body: unknown, headers = {}) =>
    response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));

  it('sends JSON with its headers and gives status and body back', async () => {
    answer = (response) => json(response, 200, { no_tanda_terima: 'TT-1' });
    const options = { method: 'POST' as const, json: { a: 1 }, headers: { 'Idempotency-Key': 'k-1' } };
    expect(await panggil('kl', `${url}/aju`, options)).toEqual({
      ok: true,
      status: 200,
      body: { no_tanda_terima: 'TT-1' },
    });
    expect(calls[0]).toMatchObject({
      method: 'POST',
      body: '{"a":1}',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k-1' },
    });
  });

  it('gives a refusal back as an answer, and does not repeat it', async () => {
    answer = (response) => json(response, 422, { pesan: 'tidak' });
    const jawaban = await panggil('kl', url, { ulang: { kali: 3, jedaMs: 1 } });
    expect(jawaban).toEqual({ ok: true, status: 422, body: { pesan: 'tidak' } });
    expect(calls).toHaveLength(1);
  });

  it('says waktu_habis when the answer or its body does not come in time', async () => {
    answer = () => undefined;
    expect(await panggil('kl', url, { timeoutMs: 80 })).toMatchObject({ ok: false, galat: 'waktu_habis' });
    answer = (response) => response.writeHead(200).write('{"a":');
    expect(await panggil('kl', url, { timeoutMs: 80 })).toMatchObject({ ok: false, galat: 'waktu_habis' });
  });

  it('says koneksi when nobody listens or the line breaks', async () => {
    answer = (response) => response.socket?.destroy();
    expect(await panggil('kl', url)).toMatchObject({ ok: false, galat: 'koneksi' });
    const gone = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => gone.once('listening', resolve));
    const { port } = gone.address() as AddressInfo;
    await new Promise((resolve) => gone.close(resolve));
    const nobody = await panggil('kl', `http://127.0.0.1:${port}/x`);
    expect(nobody).toMatchObject({ ok: false, galat: 'koneksi' });
    expect(nobody).toHaveProperty('pesan', expect.stringContaining('ECONNREFUSED'));
  });

  it('follows no redirect', async () => {
    answer = (response) => response.writeHead(302, { location: `${url}/lain` }).end();
    expect(await panggil('kl', url)).toMatchObject({ ok: false, galat: 'rusak' });
    expect(calls).toHaveLength(1);
  });

  it('says rusak for a success that is too large or not JSON', async () => {
    answer = (response) => json(response, 200, { isi: 'x'.repeat(5_000) });
    expect(await panggil('kl', url, { maxBytes: 1_000 })).toMatchObject({ ok: false, galat: 'rusak' });
    answer = (response) => response.end('<html>');
    expect(await panggil('kl', url)).toMatchObject({ ok: false, galat: 'rusak' });
  });

  it('reads an error page that is not JSON as a status without a body', async () => {
    answer = (response) => response.writeHead(502).end('<html>Bad Gateway</html>');
    expect(await panggil('kl', url)).toEqual({ ok: true, status: 502, body: null });
  });

  it('repeats 5xx, 429 and time-outs only when asked, and as often as asked', async () => {
    answer = (response, call) => {
      if (call === 1) json(response, 503, {});
      else if (call === 2) json(response, 429, {}, { 'retry-after': '0' });
      else if (call > 3) json(response, 200, { ke: call });
    };
    const ulang = { kali: 3, jedaMs: 1 };
    expect(await panggil('kl', url, { ulang, timeoutMs: 100 })).toEqual({ ok: true, status: 200, body: { ke: 4 } });
    calls.length = 0;
    expect(await panggil('kl', url)).toMatchObject({ status: 503 });
    expect(calls).toHaveLength(1);
  });

  it('repeats one status alone when asked for that one, to the last try although the target is failing', async () => {
    const ulang = { kali: 5, jedaMs: 1, hanya: 500 };
    answer = (response, call) => json(response, call < 6 ? 500 : 200, { ke: call });
    expect(await panggil('kementan', url, { ulang })).toEqual({ ok: true, status: 200, body: { ke: 6 } });
    for (const [nama, jawab] of [
      ['kementan-503', (response: ServerResponse) => json(response, 503, {})],
      ['kementan-gantung', () => undefined],
    ] as const) {
      calls.length = 0;
      answer = jawab;
      await panggil(nama, url, { ulang, timeoutMs: 100 });
      expect([nama, calls.length]).toEqual([nama, 1]);
    }
  });

  it('waits as long as the target asks for', async () => {
    answer = (response, call) => json(response, call === 1 ? 429 : 200, {}, { 'retry-after': '1' });
    const before = performance.now();
    expect(await panggil('kl', url, { ulang: { kali: 1, jedaMs: 1 } })).toMatchObject({ status: 200 });
    expect(performance.now() - before).toBeGreaterThanOrEqual(990);
  });

  it('does not repeat a broken connection: the call may have had its effect', async () => {
    answer = (response) => response.socket?.destroy();
    await panggil('kl', url, { ulang: { kali: 3, jedaMs: 1 } });
    expect(calls).toHaveLength(1);
  });

  it('stops calling a target that fails all the time, and leaves others alone', async () => {
    answer = (response) => json(response, 500, {});
    for (let i = 0; i < 5; i += 1) await panggil('kl', url);
    expect(await panggil('kl', url)).toMatchObject({ ok: false, galat: 'tolak' });
    expect(calls).toHaveLength(5);
    expect(await panggil('registri', url)).toMatchObject({ ok: true, status: 500 });
  });

  it('calls only http and https', async () => {
    await expect(panggil('kl', 'file:///etc/passwd')).rejects.toThrow('only http and https');
  });
});
