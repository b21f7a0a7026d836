#!/usr/bin/env node
// npm run axe: the journeys and all pages, every state that they look at in three widths and two colours (test-results/layar).
process.env.AXE_SEMUA = '1';
process.argv.push('--only=e2e');
await import('./test.mjs');
