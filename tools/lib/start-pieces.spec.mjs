import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { table } from './announce.mjs';
import { ensureNodeVersion } from './node-version.mjs';
import { anyFreePort, freePort, isFree, portFrom } from './ports.mjs';
import { Supervisor, startProcess } from './processes.mjs';
import { changeRing } from './key-rings.mjs';
import { loadSecrets } from './secrets.mjs';
import { readSettings } from './settings.mjs';

describe('pieces of npm start', () => {
  let folder;
  beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'sinas-tools-'))));
  afterEach(() => rmSync(folder, { recursive: true }));

  const child = (name, code) => {
    const script = path.join(folder, `${name}.cjs`);
    writeFileSync(script, code);
    return startProcess({ label: name, script, env: {}, logFile: path.join(folder, `${name}.log`), graceMs: 500 });
  };
  const isAlive = (pid) => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };

  it('says which Node.js is needed', () => {
    expect(() => ensureNodeVersion('20.18.9')).toThrow('Node.js 20.19 atau lebih baru diperlukan');
    expect(ensureNodeVersion('20.19.0')).toBeUndefined();
    expect(ensureNodeVersion('24.0.0')).toBeUndefined();
  });

  it('makes the secrets once, keeps them private, and lets the environment win', () => {
    const file = path.join(folder, 'rahasia.json');
    const first = loadSecrets(file);
    expect(first.SESSION_SECRET.length).toBeGreaterThanOrEqual(43);
    expect(JSON.parse(first.OIDC_JWKS).keys[0]).toMatchObject({ kty: 'RSA', use: 'sig', alg: 'RS256' });
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(loadSecrets(file)).toEqual(first);
    process.env.DEMO_PASSWORD = 'dari-luar';
    try {
      expect(loadSecrets(file)).toEqual({ ...first, DEMO_PASSWORD: 'dari-luar' });
    } finally {
      delete process.env.DEMO_PASSWORD;
    }
  });

  it('a ring of its own gets a key that is known, then current, then alone; the file stays private', () => {
    const file = path.join(folder, 'rahasia.json');
    const alone = loadSecrets(file).DATA_SECRET;
    expect(changeRing('kenal', 'DATA', undefined, file)).toEqual(['k1', 'k2']);
    expect(loadSecrets(file).DATA_SECRET).toMatch(new RegExp(`^k1:${alone},k2:[\\w-]{43}$`));
    expect(changeRing('utama', 'DATA', undefined, file)).toEqual(['k2', 'k1']);
    expect(() => changeRing('utama', 'DATA', undefined, file)).toThrow('k2 sudah berlaku');
    expect(() => changeRing('buang', 'DATA', 'k2', file)).toThrow('masih berlaku');
    expect(() => changeRing('buang', 'DATA', 'k9', file)).toThrow('tidak ada dalam ring');
    expect(changeRing('buang', 'DATA', 'k1', file)).toEqual(['k2']);
    expect(changeRing('kenal', 'DATA', undefined, file)).toEqual(['k2', 'k3']);
    expect(statSync(file).mode & 0o777).toBe(0o600);
    expect(() => changeRing('kenal', 'DATA', undefined, path.join(folder, 'none.json'))).toThrow('npm start dahulu');
  });

  it('refuses a damaged file of secrets in words', () => {
    const file = path.join(folder, 'rahasia.json');
    writeFileSync(file, '{');
    expect(() => loadSecrets(file)).toThrow('rahasia.json rusak');
  });

  it('simulates what has no address of its own, mail included, and nothing when everything has one', async () => {
    vi.stubEnv('PORT', String(await anyFreePort()));
    try {
      const { env, mailbox } = await readSettings();
      expect(env.SMTP_URL).toBe(`smtp://127.0.0.1:${env.SIMULATOR_SMTP_PORT}`);
      expect([mailbox, env.INAPORT_URL]).toEqual([`${env.SIMULATOR_URL}/surel`, `${env.SIMULATOR_URL}/inaport`]);
      for (const name of [
        'KL_URL',
        'REGISTRI_URL',
        'INAPORT_URL',
        'INTEGRASI_URL',
        'PAJAK_URL',
        'KEMENTAN_URL',
        'PNBP_URL',
        'DJBC_URL',
        'TTE_URL',
        'TSA_URL',
      ])
        vi.stubEnv(name, 'http://luar');
      expect((await readSettings()).simulatorPort).toBeGreaterThan(0);
      vi.stubEnv('SMTP_URL', 'smtp://luar');
      const outside = await readSettings();
      expect([outside.simulatorPort, outside.mailbox, outside.env.SMTP_URL]).toEqual([
        undefined,
        undefined,
        'smtp://luar',
      ]);
    } finally {
      vi.unstubAllEnvs();
    }
  });

  it('notices a port that is taken on loopback and chooses another', async () => {
    const server = createServer();
    await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address();
    expect(await isFree(port)).toBe(false);
    expect(await freePort(port)).not.toBe(port);
    await new Promise((resolve) => server.close(resolve));
    expect(await freePort(port)).toBe(port);
    expect(portFrom('PORT', 'abc').problem).toContain('PORT');
  });

  it('reports a process that ends by itself, with the end of its log', async () => {
    const supervisor = new Supervisor();
    supervisor.add(child('rusak', 'console.log("sebab"); process.exitCode = 3;'), 1);
    const { member, why } = await supervisor.died;
    expect([member.label, why, member.tail()]).toEqual(['rusak', 'kode 3', 'sebab']);
    await supervisor.stopAll();
  });

  it('stops in the order of the ranks, and ends what does not listen', async () => {
    const supervisor = new Supervisor();
    const stubborn = 'process.on("SIGTERM", () => {}); setInterval(() => {}, 1000);';
    const first = child('api', stubborn);
    const second = child('worker', 'setInterval(() => {}, 1000);');
    supervisor.add(second, 2);
    supervisor.add(first, 1);
    const order = [];
    void first.exited.then(() => order.push('api'));
    void second.exited.then(() => order.push('worker'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await supervisor.stopAll();
    expect(order).toEqual(['api', 'worker']);
    expect([isAlive(first.pid), isAlive(second.pid)]).toEqual([false, false]);
  });

  it('lays accounts out as a table of their plain fields', () => {
    expect(
      table([
        { peran: 'Pelaku usaha', username: 'a', izin: ['x'] },
        { peran: 'KL', username: 'bb', kd_ga: '019' },
      ]),
    ).toEqual(['peran         username  kd_ga', 'Pelaku usaha  a         -', 'KL            bb        019']);
  });
});
