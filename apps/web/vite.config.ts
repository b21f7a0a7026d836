import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig, type Plugin } from 'vite';
import { halamanAwal } from './vite/halaman-awal';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const API = process.env.API_URL ?? 'http://localhost:8080';

/** The one font file is on every page: ask for it before the style sheet is read. */
function preloadFont(): Plugin {
  return {
    name: 'sinas-preload-font',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => file.endsWith('.woff2'))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head' as const,
          })),
    },
  };
}

export default defineConfig({
  base: '/',
  plugins: [react(), preloadFont(), halamanAwal()],
  resolve: {
    alias: {
      '@sinas/domain': source('../../packages/domain/src'),
      '@sinas/formulir': source('../../packages/formulir/src'),
      '@sinas/ui': source('../../packages/ui/src'),
      '@sinas/api-client': source('../../packages/api-client/src'),
    },
    dedupe: ['react', 'react-dom', '@mui/material', '@emotion/react'],
  },
  build: { outDir: 'dist', sourcemap: false, target: 'es2022', assetsInlineLimit: 2048 },
  server: { port: 5173, proxy: { '^/(api|api-prod|api-prod-ba|auth|nk|oidc|repository|sso|sehat)(/|$)': API } },
});
