import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: { alias: { '@sinas/domain': source('../domain/src'), '@sinas/ui': source('./src') } },
  oxc: { jsx: { runtime: 'automatic' } },
  test: { environment: 'jsdom', include: ['src/**/*.spec.{ts,tsx}'], css: true, setupFiles: ['./src/test-setup.ts'] },
});
