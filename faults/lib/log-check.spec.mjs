import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { SecretFinder, searchLogs } from './log-check.mjs';

const SESSION = 'Zm9yLXRlc3RzLW9ubHktbm90LWEtcmVhbC1zZXNzaW9u';
const NIK = '9901000000000042';
const PHONE = '+62 811 0000 0042';
const ADDRESS = 'Jl. Rumah Contoh No. 42, Jakarta';

describe('the search for seeded secrets in logs', () => {
  const finder = new SecretFinder([SESSION, NIK, PHONE, ADDRESS, undefined, '']);

  it.each([
    ['a cookie', `"cookie":"sesi=${SESSION}; x=1"`, SESSION],
    ['a number in a sentence', `NIK ${NIK} sudah dipakai`, NIK],
    ['a number inside a longer word', `kunci=akun${NIK}x`, NIK],
    ['a telephone as it was typed', `telepon ${PHONE}`, PHONE],
    ['an address', `{"alamat":"${ADDRESS}"}`, ADDRESS],
  ])('finds %s', (_, line, secret) => {
    expect(finder.in(line)).toContain(secret);
  });

  it('finds a telephone also without its spaces', () => {
    expect(finder.in('telepon 6281100000042')).toEqual(['6281100000042']);
  });

  it('finds nothing in an ordinary line', () => {
    expect(finder.in('{"level":30,"req":{"id":"0190a","method":"POST","path":"/nk/v2/data-nk"},"status":201}')).toEqual(
      [],
    );
  });

  describe('in files', () => {
    let folder;
    beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'log-'))));
    afterEach(() => rmSync(folder, { recursive: true, force: true }));

    it('reads every log below the folder and names file and line, but not the secret', async () => {
      mkdirSync(path.join(folder, 'one'));
      writeFileSync(path.join(folder, 'one/api.log'), `fine\n{"token":"${SESSION}"}\n`);
      writeFileSync(path.join(folder, 'history.jsonl'), SESSION);
      const { files, lines, leaks } = await searchLogs(folder, [SESSION]);
      expect({ files, lines }).toEqual({ files: 1, lines: 2 });
      expect(leaks).toEqual([{ file: 'one/api.log', line: 2, secret: 'Zm9y…(44)' }]);
    });
  });
});
