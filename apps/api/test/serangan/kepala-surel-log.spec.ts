import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { connect, createServer, type AddressInfo, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import type { Config } from '../../src/platform/config/config';
import { Surel } from '../../src/platform/surel/surel';
import { World } from '../support/world';

/** Issue of the attack, part 13: nobody makes a header of a mail or of an answer, or a line of a log. */
const dir = mkdtempSync(path.join(tmpdir(), 'sinas-baris-'));
const berkas = path.join(dir, 'keamanan.log');
const SISIP = '\r\nBcc: korban@jahat.invalid\r\n\r\nisi palsu';
let dunia: World;
beforeAll(async () => {
  dunia = await World.open({ KEAMANAN_LOG: berkas });
});
afterAll(async () => {
  await dunia.close();
  rmSync(dir, { recursive: true, force: true });
});

/** A mail server that writes down what it is told. */
async function serverSurel(): Promise<{ server: Server; url: string; perintah: string[]; surat: string[] }> {
  const perintah: string[] = [];
  const surat: string[] = [];
  const server = createServer((s) => {
    let sisa = '';
    let isi: string | null = null;
    s.write('220 uji\r\n');
    s.on('error', () => undefined);
    s.on('data', (b: Buffer) => {
      sisa += b.toString('utf8');
      for (let i = sisa.indexOf('\r\n'); i >= 0; i = sisa.indexOf('\r\n')) {
        const baris = sisa.slice(0, i);
        sisa = sisa.slice(i + 2);
        if (isi === null) {
          perintah.push(baris);
          if (baris === 'DATA') isi = '';
          s.write(baris === 'DATA' ? '354 ya\r\n' : '250 ya\r\n');
        } else if (baris === '.') {
          surat.push(isi);
          isi = null;
          s.write('250 ya\r\n');
        } else isi += `${baris}\r\n`;
      }
    });
  });
  await new Promise<void>((r) => server.listen(0, '127.0.0.1', r));
  return { server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, perintah, surat };
}

describe('part 13: mail', () => {
  it('line breaks in a subject, a name or an address make no header and no recipient', async () => {
    const { server, url, perintah, surat } = await serverSurel();
    const dari = 'SINAS NK <no-reply@portal.contoh.invalid>';
    const surel = new Surel({ surel: { url, dari }, publicUrl: 'https://portal.contoh.invalid' } as Config);
    const isi = { judul: `Halo${SISIP}`, sapaan: `Yth. ${SISIP}`, paragraf: [`.\r\n.${SISIP}`], kaki: [] };
    await surel.kirim('ratna@contoh.invalid', isi, `nama${SISIP}`);
    // An address of this shape cannot be stored; if it were, the mail would not go to the second one.
    for (const kepada of [
      'ratna@contoh.invalid\r\nRCPT TO:<korban@jahat.invalid>',
      'ratna@contoh.invalid, korban@jahat.invalid',
      'Ratna <korban@jahat.invalid>',
    ])
      await expect(surel.kirim(kepada, isi)).rejects.toThrow('not one mail address');
    surel.onApplicationShutdown();
    await new Promise((r) => server.close(r));

    expect(surat.length).toBeGreaterThan(0);
    for (const s of surat) {
      const kepala = s.slice(0, s.indexOf('\r\n\r\n'));
      expect(kepala).not.toMatch(/^bcc:/im);
      expect(kepala.match(/^subject:/gim)).toHaveLength(1);
      expect(kepala.match(/^to:/gim)).toHaveLength(1);
    }
    expect(perintah.filter((p) => p.startsWith('RCPT') && p.includes('korban'))).toEqual([]);
  });

  it.each([
    ['fullname', { fullname: `Rekan${SISIP}` }],
    ['email', { email: `rekan@contoh.invalid${SISIP}` }],
    ['email with a second one', { email: 'rekan@contoh.invalid, korban@jahat.invalid' }],
    ['position', { position: 'Staf\u0007', email: 'rekan.lain@contoh.invalid' }],
  ])('%s of an invitation with line breaks or another recipient is refused', async (_, ubah) => {
    const c = await dunia.sebagai('ratna');
    const orang = { fullname: 'Rekan Baru', email: 'rekan.baru@contoh.invalid', peran: 'PU_USER', ...ubah };
    expect((await c.post('/api/v3/user', orang)).http).toBe(400);
  });
});

describe('part 13: logs', () => {
  const JAHAT = ['/api/x%0d%0a{"peristiwa":"palsu"}', '/api/%0aINFO%20palsu', '/nk/%E2%80%A8palsu', '/api/"},{"a":"'];
  const mentah = (teks: string): Promise<string> =>
    new Promise((selesai, gagal) => {
      let jawab = '';
      const s = connect(Number(new URL(dunia.url).port), '127.0.0.1', () => s.write(Buffer.from(teks, 'latin1')));
      s.on('data', (b: Buffer) => (jawab += b.toString('latin1')));
      s.on('error', gagal);
      s.on('close', () => selesai(jawab));
    });

  it('one line for one event, whatever path, name, browser or trace it came with', async () => {
    const baris: unknown[] = [];
    const mata = jest.spyOn(Logger.prototype, 'log').mockImplementation((b: unknown) => void baris.push(b));
    const semula = readFileSync(berkas, 'utf8').split('\n').length;
    const badan = JSON.stringify({ username: 'ratna\r\n{"peristiwa":"palsu"}', password: 'x\nx' });
    for (const jalur of JAHAT)
      await mentah(
        `GET ${jalur} HTTP/1.1\r\nHost: x\r\nUser-Agent: a\tb\x85palsu\r\nX-Request-Id: abcdefgh","palsu":"1\r\nCookie: sesi=%0d%0apalsu\r\nConnection: close\r\n\r\n`,
      );
    await mentah(
      `POST /api-prod/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: ${badan.length}\r\nConnection: close\r\n\r\n${badan}`,
    );
    mata.mockRestore();
    expect(baris).toHaveLength(JAHAT.length + 1);
    for (const b of baris) {
      const isi = b as Record<string, unknown>;
      expect(
        Object.keys(isi).filter((k) => !['method', 'path', 'status', 'ms', 'alamat', 'id_user'].includes(k)),
      ).toEqual([]);
      expect(String(isi.path)).not.toMatch(/[\r\n\u2028]/);
    }
    const tertulis = readFileSync(berkas, 'utf8')
      .split('\n')
      .filter(Boolean)
      .slice(semula - 1);
    expect(tertulis.length).toBeGreaterThan(0);
    for (const b of tertulis) {
      const isi = JSON.parse(b) as { peristiwa: string; jejak: string };
      expect(isi.peristiwa).not.toBe('palsu');
      expect(isi.jejak).toMatch(/^[A-Za-z0-9-]{8,64}$/);
    }
  });

  it.each(['/auth/login?return=%0d%0aSet-Cookie:%20palsu=1', '/oidc/auth?client_id=%0d%0aSet-Cookie:%20palsu=1'])(
    '%s makes no header of an answer',
    async (jalur) => {
      const jawab = await mentah(`GET ${jalur} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
      expect(jawab.slice(0, jawab.indexOf('\r\n\r\n'))).not.toMatch(/^set-cookie: *palsu/im);
    },
  );

  it('the name of an uploaded file makes no header of its download', async () => {
    const c = await dunia.sebagai('ratna');
    const draf = await c.post(
      '/nk/v2/data-nk/upload',
      (() => {
        const f = new FormData();
        f.set('kd_dokumen', '001');
        f.set('file', new Blob(['%PDF-1.4 uji']), 'a"\r\nSet-Cookie: palsu=1; x="é.pdf');
        return f;
      })(),
    );
    expect([200, 201, 400, 422]).toContain(draf.http);
    if (draf.http > 201) return;
    const h = await c.get(`/repository/download/${draf.data.id}`);
    expect(h.headers.get('set-cookie')).toBeNull();
    expect(h.headers.get('content-disposition') ?? '').not.toMatch(/[\r\n]/);
  });
});
