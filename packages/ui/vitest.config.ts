import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { projects } from '../../tools/lib/vitest-projects';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  resolve: { alias: { '@sinas/domain': source('../domain/src'), '@sinas/ui': source('./src') } },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    environment: 'jsdom',
    css: true,
    setupFiles: ['./src/test-setup.ts'],
    testTimeout: 40_000,
    projects: projects(source('.')),
  },
});
