import { describe, expect, it } from 'vitest';
import { inRoot } from './paths.mjs';
import { readJestReport, readPlaywrightReport } from './reports.mjs';

describe('reports of the test runners', () => {
  it('counts passed, skipped and failed tests of Jest and Vitest, with file and message', () => {
    const report = {
      testResults: [
        {
          name: inRoot('apps/api/src/a.spec.ts'),
          status: 'failed',
          assertionResults: [
            { status: 'passed', fullName: 'a works' },
            { status: 'pending', fullName: 'a later' },
            { status: 'failed', fullName: 'a breaks', failureMessages: ['Error: no'] },
          ],
        },
      ],
    };
    expect(readJestReport(report)).toEqual({
      passed: 1,
      skipped: 1,
      failures: [{ where: 'apps/api/src/a.spec.ts', name: 'a breaks', message: 'Error: no' }],
    });
  });

  it('counts a file that cannot be loaded as one failure', () => {
    const report = {
      testResults: [{ name: inRoot('x.spec.ts'), status: 'failed', message: 'SyntaxError', assertionResults: [] }],
    };
    expect(readJestReport(report).failures).toEqual([
      { where: 'x.spec.ts', name: 'berkas tidak dapat dijalankan', message: 'SyntaxError' },
    ]);
  });

  it('walks nested Playwright suites and counts errors outside of tests', () => {
    const test = (status, errors = []) => ({ status, results: [{ errors }] });
    const report = {
      suites: [
        {
          title: 'login.spec.ts',
          file: 'login.spec.ts',
          specs: [{ title: 'enters', file: 'login.spec.ts', tests: [test('expected')] }],
          suites: [
            {
              title: 'on a phone',
              specs: [
                {
                  title: 'leaves',
                  file: 'login.spec.ts',
                  tests: [test('unexpected', [{ message: 'late' }]), test('skipped')],
                },
              ],
            },
          ],
        },
      ],
      errors: [{ message: 'webServer did not start' }],
    };
    expect(readPlaywrightReport(report)).toEqual({
      passed: 1,
      skipped: 1,
      failures: [
        { where: 'login.spec.ts', name: 'on a phone > leaves', message: 'late' },
        { where: '', name: 'Playwright', message: 'webServer did not start' },
      ],
    });
  });
});
