import { readFileSync } from 'node:fs';
import path from 'node:path';
import { GAYA } from './gaya';

const tokens = readFileSync(path.resolve(__dirname, '../../../../../../packages/ui/src/tokens.css'), 'utf8');
const nilai = (css: string): Record<string, string> =>
  Object.fromEntries([...css.matchAll(/(?<![\w-])(--[a-z0-9-]+):\s*(#[0-9a-f]{6})/g)].map((m) => [m[1], m[2]]));

describe('look of the sign-in page', () => {
  it.each([
    ['light', /:root\s*\{[^}]*\}/, /:root\{color-scheme:light;[^}]*\}/],
    ['dark', /\[data-theme='dark'\]\s*\{[^}]*\}/, /:root\{color-scheme:dark;[^}]*\}/],
  ])('%s: every colour is the one of the product’s tokens', (_, asal, sini) => {
    const milik = nilai(sini.exec(GAYA)?.[0] ?? '');
    const terang = nilai(/:root\s*\{[^}]*\}/.exec(tokens)?.[0] ?? '');
    const benar = { ...terang, ...nilai(asal.exec(tokens)?.[0] ?? '') };
    expect(Object.keys(milik).length).toBeGreaterThan(15);
    expect(milik).toEqual(Object.fromEntries(Object.keys(milik).map((k) => [k, benar[k]])));
  });
});
