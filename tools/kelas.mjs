#!/usr/bin/env node
// npm run kelas: every class of a sheet of style is used, every class that is used is in a sheet, and no sheet is long.
import { judgeClasses } from './lib/kelas.mjs';
import { inRoot } from './lib/paths.mjs';

const wrong = judgeClasses(
  ['apps/web/src', 'apps/admin/src', 'packages/ui/src', 'packages/formulir/src'].map((folder) => inRoot(folder)),
);
for (const sentence of wrong) console.log(sentence);
console.log(wrong.length === 0 ? 'Semua kelas gaya dipakai dan dikenal.' : `${wrong.length} masalah.`);
process.exitCode = wrong.length === 0 ? 0 : 1;
