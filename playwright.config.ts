import { defineConfig } from '@playwright/test';
import { chromium } from './tools/lib/browser.mjs';
import { SUITE_LIMIT_MS } from './tools/lib/limits.mjs';

const port = Number(process.env.PORT ?? 8099);
const baseURL = process.env.PUBLIC_URL ?? `http://localhost:${port}`;

/** The whole stack as `npm start` runs it, in a data folder of its own, seen through Chromium. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.e2e-spec.ts',
  // Two cores are shared with two other suites: a slow answer is not a wrong one.
  timeout: process.env.AXE_SEMUA === '1' ? 900_000 : 480_000,
  // Before its caller loses patience (tools/lib/suites.mjs): what has failed until then is told by name.
  globalTimeout: SUITE_LIMIT_MS - 5 * 60_000,
  expect: { timeout: 30_000 },
  workers: 1,
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL,
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
    viewport: { width: 1440, height: 900 },
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Every frame of a movement is drawn by the processor here.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: chromium(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: process.env.E2E_RUNNING
    ? undefined
    : {
        command: 'node tools/start.mjs',
        url: `${baseURL}/sehat/siap`,
        timeout: process.env.AXE_SEMUA === '1' ? 600_000 : 240_000,
        gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
        env: {
          PORT: String(port),
          PUBLIC_URL: baseURL,
          DEMO_PASSWORD: 'sandi-uji-peramban',
          KIRIM_JEDA_MS: '300,600,900',
          KIRIM_ULANG_JEDA_MS: '0',
          LUAR_MAKS_MS: '3000',
        },
      },
});
