import '@sinas/ui/test-peramban';
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { klien } from './providers/klien';
import { lupakanSesi } from './providers/sesi';

// Role queries are slow in jsdom and the machine may be busy: wait longer before calling it a failure.
configure({ asyncUtilTimeout: 15_000 });

afterEach(() => {
  cleanup();
  klien.clear();
  lupakanSesi();
  window.location.hash = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});
