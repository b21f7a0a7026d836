import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { inRoot } from './paths.mjs';
import { runNode } from './run.mjs';

const eslint = new ESLint({ cwd: inRoot() });
const refused = async (file, text) => {
  const [result] = await eslint.lintText(text, { filePath: inRoot(file) });
  return result.messages.filter((m) => m.severity === 2).map((m) => m.ruleId);
};

/** The rules that ask for types read a project from disk. */
async function refusedByTypes(text) {
  const folder = mkdtempSync(path.join(tmpdir(), 'sinas-lint-'));
  try {
    writeFileSync(path.join(folder, 'tsconfig.json'), '{"compilerOptions":{"strict":true,"target":"es2022"}}');
    writeFileSync(path.join(folder, 'a.ts'), text);
    const { output } = await runNode([inRoot('node_modules/oxlint/bin/oxlint'), '-f', 'json', folder], {
      cwd: inRoot(),
    });
    return JSON.parse(output).diagnostics.map((d) => d.code);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

describe('the linter refuses', () => {
  it.each([
    ['eval', 'eval(process.argv[2]);', 'no-eval'],
    ['a function made of text', 'export const f = new Function(process.argv[2]);', 'no-new-func'],
    ['a timer of text', "setTimeout('run()', 10);", 'no-implied-eval'],
    ['an address that is a script', "export const a = 'javascript:run()';", 'no-script-url'],
  ])('code made of text: %s', async (_name, text, rule) => {
    expect(await refused('tools/start.mjs', text)).toContain(rule);
  });

  it.each(['apps/web/src/app/main.tsx', 'apps/admin/src/main.tsx', 'packages/ui/src/feedback/Kabar.tsx'])(
    'markup made of text: %s',
    async (file) => {
      const rules = (text) => refused(file, text);
      expect(await rules('export const A = (t: string) => <p dangerouslySetInnerHTML={{ __html: t }} />;')).toContain(
        'no-restricted-syntax',
      );
      expect(await rules('export const b = (e: Element, t: string) => (e.innerHTML = t);')).toContain(
        'no-restricted-syntax',
      );
      expect(await rules('export const A = (t: string) => <p>{t}</p>;')).toEqual([]);
    },
    60_000,
  );

  it.each([
    [
      'apps/api/src/modules/pengajuan/daftar/daftar.service.ts',
      "export const a = (p: { kd: string }) => p.kd === '25';",
    ],
    ['apps/api/src/modules/publik/publik.repository.ts', "export const a = `p.kd_status IN ('50', '51')`;"],
    ['workers/src/jadwal.processor.ts', "export const A = ['00', '10'];"],
    ['packages/domain/src/formulir/kelengkapan.ts', "export const A = new Set(['40']);"],
    ['apps/web/src/features/berkas/aksi.ts', "export const a = (k: string) => k !== '25';"],
    ['apps/admin/src/resources/semua-berkas/SemuaBerkas.tsx', "export const a = (k: string) => k === '00';"],
  ])(
    '14.3 a status that is spelled outside the definitions: %s',
    async (file, text) => {
      expect(await refused(file, text)).toContain('no-restricted-syntax');
      expect(await refused('packages/domain/src/pengajuan/alur.ts', text)).toEqual([]);
    },
    60_000,
  );

  it.each([
    ['a promise that nobody waits for', 'a();', 'no-floating-promises'],
    ['a promise where none is expected', '[1].forEach(async () => { await a(); });', 'no-misused-promises'],
    ['something thrown that is no error', "throw 'x';", 'only-throw-error'],
    ['a case forgotten', "switch (k) { case 'a': return; }", 'switch-exhaustiveness-check'],
  ])('by types: %s', async (_name, text, rule) => {
    const code = `declare function a(): Promise<void>;\nexport function b(k: 'a' | 'b'): void { void k; ${text} }\n`;
    expect(await refusedByTypes(code)).toContain(`typescript(${rule})`);
    expect(await refusedByTypes(code.replace(text, 'void a();'))).toEqual([]);
  });
});
