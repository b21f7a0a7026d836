#!/usr/bin/env node
// npm run kalimat [-- --baru]: sentences that claim something, each with its proof in docs/kalimat; --baru: those without.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { kumpulkan } from './lib/kalimat.mjs';
import { inRoot } from './lib/paths.mjs';
import { runTool } from './lib/stop.mjs';

const DAFTAR = 'docs/kalimat';
const UJI = [
  'apps/api',
  'apps/web',
  'apps/admin',
  'packages',
  'workers',
  'e2e',
  'simulators',
  'prisma',
  'faults',
  'tools',
];
/** No claim: it asks for something, or names it. */
const BUKAN_KLAIM = 'arahan';

const rapi = (teks) => teks.replaceAll(/\s+/g, ' ');

function berkasUji() {
  const nama = UJI.flatMap((folder) =>
    readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' })
      .filter((f) => /spec\.(?:ts|tsx|mjs)$/.test(f) && !/node_modules|dist/.test(f))
      .map((f) => `${folder}/${f}`),
  );
  return new Map(nama.sort().map((f) => [f, rapi(readFileSync(inRoot(f), 'utf8'))]));
}

function bacaDaftar() {
  const baris = readdirSync(inRoot(DAFTAR)).flatMap((file) =>
    readFileSync(inRoot(DAFTAR, file), 'utf8').trimEnd().split('\n').slice(1),
  );
  return new Map(baris.map((b) => b.split('\t')).map(([kalimat, bukti]) => [kalimat, bukti ?? '']));
}

/** Why a proof does not hold; null: it does. `<file> :: <words in it>`, a requirement that a test cites, or no claim. */
function cela(bukti, uji) {
  if (bukti === BUKAN_KLAIM) return null;
  if (/^[A-Z]+-\d{2}$/.test(bukti))
    return [...uji.values()].some((isi) => isi.includes(bukti)) ? null : `tidak ada pengujian yang menyebut ${bukti}`;
  const [berkas = '', kata = ''] = bukti.split(' :: ');
  if (!kata) return 'bukti tidak berbentuk "berkas :: kata"';
  if (!existsSync(inRoot(berkas))) return `tidak ada berkas ${berkas}`;
  return rapi(readFileSync(inRoot(berkas), 'utf8')).includes(kata) ? null : `"${kata}" tidak ada di ${berkas}`;
}

/** A test that has the sentence itself, or its longest run between gaps. */
function saran(kalimat, uji) {
  const potongan = kalimat
    .split(/\{[^{}]*\}/)
    .map((p) => p.trim())
    .sort((a, b) => b.length - a.length)[0];
  if (!potongan || potongan.length < 12) return '';
  const ada = [...uji].find(([, isi]) => isi.includes(potongan));
  return ada ? `${ada[0]} :: ${potongan}` : '';
}

await runTool(async () => {
  const [semua, uji] = [kumpulkan(), berkasUji()];
  const daftar = bacaDaftar();
  const baru = semua.filter((k) => !daftar.has(k.kalimat));
  if (process.argv.includes('--baru')) {
    for (const k of baru) console.log([k.kalimat, k.jenis.join(' '), saran(k.kalimat, uji), k.berkas[0]].join('\t'));
    return 0;
  }
  const kini = new Set(semua.map((k) => k.kalimat));
  const salah = [
    ...baru.map((k) => `belum ada buktinya: ${k.kalimat} (${k.berkas[0]})`),
    ...[...daftar.keys()].filter((k) => !kini.has(k)).map((k) => `tidak dikatakan lagi: ${k}`),
    ...[...daftar].map(([k, bukti]) => [k, cela(bukti, uji)]).flatMap(([k, c]) => (c ? [`${c}: ${k}`] : [])),
  ];
  for (const s of salah) console.log(`  SALAH ${s}`);
  console.log(`${semua.length} kalimat, ${salah.length} salah`);
  return salah.length === 0 ? 0 : 1;
});
