import { ESLint, Linter } from 'eslint';
import { describe, expect, it } from 'vitest';
import { inRoot } from './paths.mjs';

const eslint = new ESLint({ cwd: inRoot() });
async function refusals(file, text) {
  const { rules } = await eslint.calculateConfigForFile(file);
  const config = {
    rules: rules['no-restricted-syntax'] ? { 'no-restricted-syntax': rules['no-restricted-syntax'] } : {},
  };
  return new Linter().verify(text, config).filter((m) => m.message.startsWith('Time comes from the clock')).length;
}
const ASKING = ['Date.now();', "Date['now']();", 'const f = Date.now;', 'new Date();', 'Date();'];

describe('issue 12 A4: nobody but the clock asks the system for the time', () => {
  it.each([
    'apps/api/src/modules/pengajuan/tenggat/tenggat.service.ts',
    'apps/api/src/http/tengah/idempotency.interceptor.ts',
    'workers/src/relay.ts',
    'packages/domain/src/kalender/jadwal.ts',
    'packages/ui/src/inputs/useIsian.ts',
    'packages/api-client/src/http.ts',
    'prisma/seed/akun.ts',
    'apps/web/src/lib/galat.ts',
    'apps/admin/src/providers/wire.ts',
  ])(
    '%s may not',
    async (file) => {
      for (const text of ASKING) expect([text, await refusals(file, text)]).toEqual([text, 1]);
      expect(await refusals(file, 'new Date(0); Date.parse(x); performance.now();')).toBe(0);
    },
    60_000,
  );

  it.each([
    'apps/api/src/platform/clock/clock.ts',
    'packages/api-client/src/jam.ts',
    'prisma/seed/index.ts',
    'apps/api/test/http/draf.controller.spec.ts',
    'apps/web/src/lib/galat.spec.ts',
    'apps/admin/src/test-server.ts',
  ])(
    '%s may',
    async (file) => {
      for (const text of ASKING) expect([text, await refusals(file, text)]).toEqual([text, 0]);
    },
    60_000,
  );
});
