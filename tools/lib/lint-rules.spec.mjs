import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { inRoot } from './paths.mjs';

const eslint = new ESLint({ cwd: inRoot() });
const refused = async (file, text) => {
  const [result] = await eslint.lintText(text, { filePath: inRoot(file) });
  return result.messages.filter((m) => m.severity === 2).map((m) => m.ruleId);
};

describe('the linter refuses', () => {
  it.each([
    ['eval', 'eval(process.argv[2]);', 'no-eval'],
    ['a function made of text', 'export const f = new Function(process.argv[2]);', 'no-new-func'],
    ['a timer of text', "setTimeout('run()', 10);", 'no-implied-eval'],
    ['an address that is a script', "export const a = 'javascript:run()';", 'no-script-url'],
  ])('code made of text: %s', async (_name, text, rule) => {
    expect(await refused('tools/start.mjs', text)).toContain(rule);
  });

  it.each(['apps/web/src/app/main.tsx', 'apps/admin/src/main.tsx', 'packages/ui/src/Kabar.tsx'])(
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
});
