import react from '@vitejs/plugin-react';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const source = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const API = process.env.API_URL ?? 'http://localhost:8080';

export default defineConfig({
  base: '/konsol/',
  plugins: [react()],
  resolve: {
    alias: {
      '@sinas/domain': source('../../packages/domain/src'),
      '@sinas/ui': source('../../packages/ui/src'),
      '@sinas/api-client': source('../../packages/api-client/src'),
    },
    dedupe: ['react', 'react-dom', '@mui/material', '@emotion/react', '@tanstack/react-query'],
  },
  build: { outDir: 'dist', sourcemap: false, target: 'es2022', assetsInlineLimit: 2048, chunkSizeWarningLimit: 900 },
  server: { port: 5174, proxy: { '^/(api|api-prod|api-prod-ba|auth|berkas|nk|oidc|repository|sso|sehat)(/|$)': API } },
});
