import { connect } from 'node:net';
import { createInterface } from 'node:readline';
import { startSimulators, type Simulators } from '../server';
import { KotakSurat } from './kotak-surat';

/** Sends one message by hand; gives the server's last word on it. */
async function kirim(port: number, kepada: string[], pesan: string, batasMs = 2_000): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  socket.setTimeout(batasMs, () => socket.destroy(new Error('no answer')));
  const lines = createInterface({ input: socket })[Symbol.asyncIterator]();
  const failed = new Promise<never>((_, reject) => socket.once('error', reject));
  failed.catch(() => undefined);
  const answer = async (): Promise<string> => {
    for (;;) {
      const { value, done } = await Promise.race([lines.next(), failed]);
      if (done) throw new Error('line closed');
      if (/^\d{3}(?!-)/.test(value)) return value;
    }
  };
  const say = (line: string): Promise<string> => {
    socket.write(`${line}\r\n`);
    return answer();
  };
  try {
    await answer();
    await say('EHLO uji');
    await say('MAIL FROM:<no-reply@contoh.invalid>');
    for (const k of kepada) await say(`RCPT TO:<${k}>`);
    await say('DATA');
    return await say(`${pesan.replaceAll('\n', '\r\n')}\r\n.`);
  } finally {
    socket.destroy();
  }
}
const surat = (judul: string, isi: string, jenis = 'text/plain'): string =>
  `From: SINAS NK <no-reply@contoh.invalid>\nTo: x\nSubject: ${judul}\nContent-Type: ${jenis}; charset=utf-8\n\n${isi}`;

describe('mailbox of development', () => {
  let world: Simulators;
  beforeAll(async () => {
    world = await startSimulators(0);
  });
  afterAll(() => world.close());
  beforeEach(() => fetch(`${world.url}/surel/pesan`, { method: 'DELETE' }));

  const pesan = async (q = '') =>
    (await (await fetch(`${world.url}/surel/pesan${q}`)).json()) as Record<string, unknown>[];
  const halaman = async (q = '') => (await fetch(`${world.url}/surel${q}`)).text();
  const atur = (mode: string, isi: object = {}) =>
    fetch(`${world.url}/_kendali`, { method: 'POST', body: JSON.stringify({ sistem: 'surel', mode, ...isi }) });

  it('takes mail without a password and shows it newest first, with its links', async () => {
    await kirim(world.smtpPort, ['ratna@contoh.invalid'], surat('Pertama', 'Buka https://nk.localhost/a?x=1 segera.'));
    const html = '<p>Halo <a href="http://localhost:8080/setel?a=1&amp;b=2">buka</a></p>';
    const akhir = await kirim(
      world.smtpPort,
      ['bagus@contoh.invalid', 'sari@contoh.invalid'],
      surat('=?utf-8?Q?Kedua_=E2=9C=93?=', html, 'text/html'),
    );
    expect(akhir).toMatch(/^250/);
    const semua = await pesan();
    expect(semua.map((p) => [p.judul, p.kepada])).toEqual([
      ['Kedua ✓', ['bagus@contoh.invalid', 'sari@contoh.invalid']],
      ['Pertama', ['ratna@contoh.invalid']],
    ]);
    expect(semua.map((p) => p.tautan)).toEqual([
      ['http://localhost:8080/setel?a=1&b=2'],
      ['https://nk.localhost/a?x=1'],
    ]);
    expect(semua[0]).toMatchObject({ dari: 'no-reply@contoh.invalid', html: expect.stringContaining('<a href') });
  });

  it('finds by address and by time, says when the time is none, and forgets on request', async () => {
    await kirim(world.smtpPort, ['Ratna@contoh.invalid'], surat('A', 'a'));
    await kirim(world.smtpPort, ['hendra@contoh.invalid'], surat('B', 'b'));
    expect((await pesan('?kepada=ratna@')).map((p) => p.judul)).toEqual(['A']);
    expect(await pesan(`?sejak=${new Date(Date.now() + 60_000).toISOString()}`)).toEqual([]);
    expect(await pesan(`?sejak=${new Date(Date.now() - 60_000).toISOString()}`)).toHaveLength(2);
    expect((await fetch(`${world.url}/surel/pesan?sejak=kemarin`)).status).toBe(400);
    expect((await fetch(`${world.url}/surel/pesan`, { method: 'DELETE' })).status).toBe(204);
    expect(await pesan()).toEqual([]);
  });

  it('keeps the last five hundred', async () => {
    const kotak = new KotakSurat();
    for (let i = 0; i < 502; i += 1) await kotak.terima(Buffer.from(surat(`n${i}`, 'x')), ['x@contoh.invalid']);
    const semua = kotak.daftar();
    expect([semua.length, semua[0]?.judul, semua.at(-1)?.judul]).toEqual([500, 'n501', 'n2']);
  });

  it('is a page for people where nothing of a message runs', async () => {
    expect(await halaman()).toContain('Belum ada surel');
    const jahat = '<script>alert(1)</script><b>isi</b>';
    await kirim(world.smtpPort, ['<x>"@contoh.invalid'], surat('Halo', 'x')).catch(() => undefined);
    await kirim(world.smtpPort, ['ratna@contoh.invalid'], surat('<img src=x>', jahat, 'text/html'));
    const h = await halaman('?kepada=ratna');
    expect(h).toContain('sandbox="allow-popups');
    expect(h).toContain('&#60;img src=x&#62;');
    expect(h).not.toContain('<script');
    expect(h).not.toContain('<img');
    expect(await halaman('?kepada="><script>')).not.toContain('<script');
    const jawaban = await fetch(`${world.url}/surel`);
    expect(jawaban.headers.get('content-security-policy')).toContain("default-src 'none'");
  });

  it('obeys: fails, refuses, is slow, hangs, breaks after the effect; then is normal again', async () => {
    const satu = (judul: string, batas?: number) =>
      kirim(world.smtpPort, ['x@contoh.invalid'], surat(judul, 'x'), batas);
    await atur('gagal', { kali: 1 });
    expect(await satu('gagal')).toMatch(/^451/);
    await atur('tolak', { kali: 1, pesan: 'Kotak penuh' });
    expect(await satu('tolak')).toMatch(/^550 Kotak penuh/);
    await atur('gantung', { kali: 1 });
    await expect(satu('gantung', 200)).rejects.toThrow('no answer');
    expect(await pesan()).toEqual([]);
    await atur('putus_setelah_efek', { kali: 1 });
    expect(await satu('putus')).toMatch(/^421/);
    for (const mode of ['lambat', 'jawab_lambat', 'acak', 'dobel']) {
      await atur(mode, { kali: 1, ms: 50 });
      expect(await satu(mode)).toMatch(/^250/);
    }
    expect((await pesan()).map((p) => p.judul)).toEqual(['dobel', 'acak', 'jawab_lambat', 'lambat', 'putus']);
    expect(await satu('biasa')).toMatch(/^250/);
  });
});
