import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { portBebas } from '../support/browser';
import { hingga } from '../support/hingga';
import { World } from '../support/world';

/**
 * Issue of the attack, part 13: the proxy as it is shipped and the API agree where a request begins and ends. What the
 * API gets is compared with what the proxy has written down.
 */
const NGINX = '/usr/sbin/nginx';
const DEPLOY = path.resolve(__dirname, '../../../../deploy/nginx');
const HOST = 'perusahaan.contoh.invalid';

let dunia: World;
let dir: string;
let port: number;
let proses: ChildProcess;
let keluhan = '';
/** What came to the API over the proxy. */
const diterima: { method: string; url: string; ip: string }[] = [];

/** The shipped files, but for what a machine differs in: names, the port, who answers, where files lie. */
function susun(tujuan: string, api: string): void {
  const sinas = path.join(tujuan, 'sinas');
  mkdirSync(sinas, { mode: 0o755 });
  cpSync(path.join(DEPLOY, 'teruskan.conf'), path.join(sinas, 'teruskan.conf'));
  writeFileSync(
    path.join(sinas, 'hulu.conf'),
    ['perusahaan', 'petugas'].map((n) => `upstream ${n} { server ${api} max_fails=0; }`).join('\n'),
  );
  const situs = readFileSync(path.join(DEPLOY, 'situs.conf.template'), 'utf8')
    .replaceAll('${HOST_PERUSAHAAN}', HOST)
    .replaceAll('${HOST_PETUGAS}', 'petugas.contoh.invalid')
    .replaceAll('/etc/nginx/sinas/', `${sinas}/`)
    .replaceAll('listen 8080', `listen 127.0.0.1:${port}`);
  writeFileSync(path.join(sinas, 'situs.conf'), situs);
  const utama = readFileSync(path.join(DEPLOY, 'nginx.conf'), 'utf8')
    .replaceAll('/etc/nginx/sinas/', `${sinas}/`)
    .replaceAll('/tmp/nginx', `${tujuan}/nginx`)
    .replace('/dev/stdout', path.join(tujuan, 'akses.log'))
    .replace('/dev/stderr', path.join(tujuan, 'galat.log'))
    .replace('worker_processes auto;', 'worker_processes 1;');
  writeFileSync(path.join(tujuan, 'nginx.conf'), utama);
}

beforeAll(async () => {
  expect(existsSync(NGINX)).toBe(true);
  dunia = await World.open({ PROKSI_TEPERCAYA: '127.0.0.1' });
  dunia.app.getHttpServer().on('request', (req: IncomingMessage) => {
    diterima.push({ method: req.method ?? '', url: req.url ?? '', ip: String(req.headers['x-forwarded-for']) });
  });
  dir = mkdtempSync(path.join(tmpdir(), 'sinas-nginx-'));
  // nginx works as another user than the one who starts it.
  chmodSync(dir, 0o755);
  port = await portBebas();
  susun(dir, new URL(dunia.url).host);
  proses = spawn(NGINX, ['-c', path.join(dir, 'nginx.conf'), '-p', dir, '-g', 'daemon off;'], { stdio: 'pipe' });
  proses.stderr?.on('data', (b: Buffer) => (keluhan += b.toString()));
  const hidup = await hingga(204, () =>
    fetch(`http://127.0.0.1:${port}/proxy-hidup`).then(
      (r) => r.status,
      () => 0,
    ),
  );
  if (hidup !== 204) throw new Error(`nginx does not answer: ${keluhan}`);
});
afterAll(async () => {
  proses.kill('SIGQUIT');
  if (proses.exitCode === null) await new Promise((r) => proses.once('exit', r));
  await dunia.close();
  rmSync(dir, { recursive: true, force: true });
});

interface Hasil {
  status: number[];
  diterima: string[];
  dicatat: string[];
}
const catatan = (): string[] =>
  readFileSync(path.join(dir, 'akses.log'), 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((b) => b.split(' '))
    .filter((k) => k[7] !== '-')
    .map((k) => `${k[3]} ${k[4]}`);

/** Raw bytes to a port, everything that comes back, and what came through. */
async function kirim(mentah: string | Buffer, ke = port): Promise<Hasil> {
  const [sudah, tercatat] = [diterima.length, catatan().length];
  const jawab = await new Promise<string>((selesai) => {
    let teks = '';
    const s = connect(ke, '127.0.0.1', () => s.write(mentah));
    s.setTimeout(700, () => s.destroy());
    s.on('data', (b: Buffer) => (teks += b.toString('latin1')));
    s.on('error', () => undefined);
    s.on('close', () => selesai(teks));
  });
  const baru = diterima.slice(sudah);
  await hingga(true, () => Promise.resolve(catatan().length - tercatat >= baru.length));
  return {
    status: [...jawab.matchAll(/HTTP\/1\.1 (\d{3})/g)].map((m) => Number(m[1])),
    diterima: baru.map((r) => `${r.method} ${r.url.split('?')[0]}`),
    dicatat: catatan().slice(tercatat),
  };
}
const baris = (...b: string[]): string => `${b.join('\r\n')}\r\n\r\n`;
const kepala = (...b: string[]): string => baris('POST /api-prod/checklogin HTTP/1.1', `Host: ${HOST}`, ...b);
/** A request that must never be taken for one. */
const TERSEMBUNYI = `GET /sehat/hidup HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`;
const panjang = Buffer.byteLength(TERSEMBUNYI);
const JSON_ = 'Content-Type: application/json';
const BADAN_POTONG = `0\r\n\r\n${TERSEMBUNYI}`;

describe('part 13: where a request ends', () => {
  it('an ordinary request goes through, and a second one on the same connection is its own', async () => {
    const dua = `GET /api/sesi HTTP/1.1\r\nHost: ${HOST}\r\n\r\n${TERSEMBUNYI}`;
    const h = await kirim(dua);
    expect(h.status).toEqual([200, 200]);
    expect(h.diterima).toEqual(['GET /api/sesi', 'GET /sehat/hidup']);
    expect(h.dicatat).toEqual(h.diterima);
  });

  it('a request that is hidden in a body stays a body', async () => {
    const h = await kirim(kepala(JSON_, `Content-Length: ${panjang}`) + TERSEMBUNYI);
    expect(h).toMatchObject({ status: [400], diterima: ['POST /api-prod/checklogin'] });
  });

  it.each<[string, string]>([
    ['CL.TE', kepala(`Content-Length: ${BADAN_POTONG.length}`, 'Transfer-Encoding: chunked') + BADAN_POTONG],
    ['TE.CL', kepala('Transfer-Encoding: chunked', 'Content-Length: 4') + `5c\r\n${TERSEMBUNYI}\r\n0\r\n\r\n`],
    ['TE.TE, two of them', kepala('Transfer-Encoding: chunked', 'Transfer-Encoding: identity') + BADAN_POTONG],
    ['TE.TE, a list', kepala('Transfer-Encoding: chunked, identity') + BADAN_POTONG],
    ['TE of another name', kepala('Transfer-Encoding: xchunked') + BADAN_POTONG],
    ['TE with a tab behind', kepala('Transfer-Encoding: chunked\x0b') + BADAN_POTONG],
    ['two lengths that differ', kepala('Content-Length: 0', `Content-Length: ${panjang}`) + TERSEMBUNYI],
    ['two lengths in one line', kepala(`Content-Length: 0, ${panjang}`) + TERSEMBUNYI],
    ['a length with a sign', kepala(`Content-Length: +${panjang}`) + TERSEMBUNYI],
    ['a length below zero', kepala('Content-Length: -1') + TERSEMBUNYI],
    ['a length in hexadecimal', kepala('Content-Length: 0x10') + TERSEMBUNYI],
    ['a huge length', kepala('Content-Length: 99999999999999999999') + TERSEMBUNYI],
    ['space before the colon of a length', kepala(`Content-Length : ${panjang}`) + TERSEMBUNYI],
    ['space before the colon of a coding', kepala('Transfer-Encoding : chunked') + BADAN_POTONG],
    ['a folded header', kepala('X-Lipat: a', ' Transfer-Encoding: chunked') + BADAN_POTONG],
    ['a folded coding', kepala('Transfer-Encoding:', ' chunked') + BADAN_POTONG],
    ['NUL in a header', kepala('X-Nol: a\0b', 'Content-Length: 0') + TERSEMBUNYI],
    ['NUL in a path', `GET /api/sesi\0x HTTP/1.1\r\nHost: ${HOST}\r\n\r\n`],
    ['a chunk of no size', kepala('Transfer-Encoding: chunked') + `x\r\nabc\r\n${BADAN_POTONG}`],
    ['a chunk of a size below zero', kepala('Transfer-Encoding: chunked') + `-1\r\nabc\r\n${BADAN_POTONG}`],
    ['a header of 40 kB', kepala(`X-Besar: ${'a'.repeat(40_000)}`, 'Content-Length: 0')],
    ['two hosts', baris('GET /api/sesi HTTP/1.1', `Host: ${HOST}`, 'Host: jahat.invalid')],
    ['no host', baris('GET /api/sesi HTTP/1.1')],
    ['HTTP/9.9', baris('GET /api/sesi HTTP/9.9', `Host: ${HOST}`)],
  ])('%s: refused before the API hears of it, and nothing hidden behind it is answered', async (_, mentah) => {
    const h = await kirim(mentah);
    expect(h.diterima).toEqual(h.dicatat);
    expect(h.diterima.filter((d) => d.includes('/sehat/hidup'))).toEqual([]);
    expect(h.status.filter((s) => s < 400)).toEqual([]);
    expect(h.status.filter((s) => s >= 500 && s !== 501 && s !== 505)).toEqual([]);
  });

  it.each<[string, string, string[]]>([
    ['lines that end in LF alone', TERSEMBUNYI.replaceAll('\r', ''), ['GET /sehat/hidup']],
    [
      'an address in absolute form: its host counts, not the header',
      baris(`GET http://${HOST}/api/sesi HTTP/1.1`, 'Host: jahat.invalid'),
      ['GET /api/sesi'],
    ],
    [
      'an extension of a chunk',
      `${kepala(JSON_, 'Transfer-Encoding: chunked')}2;a="b\\"c"\r\n{}\r\n0\r\n\r\n`,
      ['POST /api-prod/checklogin'],
    ],
    [
      'a chunked body whose end is not the end of what was sent',
      `${kepala(JSON_, 'Transfer-Encoding: chunked')}2\r\n{}\r\n0\r\n\r\n${TERSEMBUNYI}`,
      ['POST /api-prod/checklogin', 'GET /sehat/hidup'],
    ],
  ])('%s: the proxy and the API see the same', async (_, mentah, harap) => {
    const h = await kirim(mentah);
    expect([h.diterima, h.dicatat]).toEqual([harap, harap]);
  });

  it('unknown hosts, and the console on the host of companies, end at the proxy', async () => {
    expect(await kirim(baris('GET /api/sesi HTTP/1.1', 'Host: jahat.invalid'))).toMatchObject({
      status: [],
      diterima: [],
    });
    expect(await kirim(baris('GET /konsol/ HTTP/1.1', `Host: ${HOST}`))).toMatchObject({ status: [404], diterima: [] });
  });

  it('the API alone takes nothing that is hidden for a request', async () => {
    const api = Number(new URL(dunia.url).port);
    for (const mentah of [
      kepala(`Content-Length: ${BADAN_POTONG.length}`, 'Transfer-Encoding: chunked') + BADAN_POTONG,
      kepala('Transfer-Encoding: xchunked') + BADAN_POTONG,
      kepala('Content-Length: 0', `Content-Length: ${panjang}`) + TERSEMBUNYI,
      kepala(`Content-Length : ${panjang}`) + TERSEMBUNYI,
      kepala('X-Nol: a\0b', 'Content-Length: 0') + TERSEMBUNYI,
    ]) {
      const h = await kirim(mentah, api);
      expect([h.status[0], h.diterima.filter((d) => d.includes('/sehat/hidup'))]).toEqual([400, []]);
      expect(h.status.filter((x) => x !== 400)).toEqual([]);
    }
  });
});

describe('part 13: whose address it is', () => {
  it('what a caller writes into X-Forwarded-For does not get through the proxy', async () => {
    await kirim(
      baris('GET /api/sesi HTTP/1.1', `Host: ${HOST}`, 'X-Forwarded-For: 203.0.113.9', 'X-Forwarded-For: 203.0.113.8'),
    );
    expect(diterima.at(-1)).toMatchObject({ url: '/api/sesi', ip: '127.0.0.1' });
  });

  it('60 wrong sign-ins over the proxy use up one address, whatever the header says', async () => {
    const masuk = (i: number) => {
      const badan = JSON.stringify({ username: `nama-${i}`, password: 'salah' });
      return kirimLogin(badan, `203.0.113.${i}`);
    };
    const http = await Promise.all(Array.from({ length: 70 }, (_, i) => masuk(i)));
    expect([http.filter((h) => h === 401).length, http.filter((h) => h === 429).length]).toEqual([60, 10]);
  });
});

/** A sign-in over the proxy. */
function kirimLogin(badan: string, dari: string): Promise<number> {
  const mentah =
    baris(
      'POST /api-prod/login HTTP/1.1',
      `Host: ${HOST}`,
      JSON_,
      `Content-Length: ${badan.length}`,
      `X-Forwarded-For: ${dari}`,
      'Connection: close',
    ) + badan;
  return new Promise((selesai, gagal) => {
    let teks = '';
    const s = connect(port, '127.0.0.1', () => s.write(mentah));
    s.on('data', (b: Buffer) => (teks += b.toString('latin1')));
    s.on('error', gagal);
    s.on('close', () => selesai(Number(/^HTTP\/1\.1 (\d{3})/.exec(teks)?.[1] ?? 0)));
  });
}
