import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { alias: { '@sinas/domain': new URL('./src', import.meta.url).pathname } },
  test: { include: ['src/**/*.spec.ts'] },
});
