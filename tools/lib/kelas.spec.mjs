import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { judgeClasses } from './kelas.mjs';

let folder;
const write = (name, text) => {
  mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  writeFileSync(path.join(folder, name), text);
};
const judge = () => judgeClasses([folder]).map((sentence) => sentence.replaceAll(`${path.relative(process.cwd(), folder)}/`, '')); // prettier-ignore

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kelas-'));
  write('dasar.css', '.sn-kartu { color: red }\n.sn-nada-baik { color: green }\n');
  write('kotak.module.css', '.kotak:has(:global(.sn-kartu)) { color: red }\n.kotak .isi { color: blue }\n');
  write(
    'Kotak.tsx',
    `import gaya from './kotak.module.css';
     export const Kotak = ({ nada, ada }) => (
       <div className={\`sn-kartu \${gaya.kotak} sn-nada-\${nada}\`}>
         <p className={ada === 'penuh' ? gaya.isi : undefined}>isi</p>
       </div>
     );`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

it('has nothing to say where all is used and known', () => {
  expect(judge()).toEqual([]);
});

it('finds a class that nobody uses, of a module and of all', () => {
  write('kotak.module.css', '.kotak { color: red }\n.isi { color: red }\n@media print {\n  .lama {\n    color: red;\n  }\n}\n'); // prettier-ignore
  write('dasar.css', '.sn-kartu { color: red }\n.sn-nada-baik { color: green }\n.sn-mati { color: red }\n');
  expect(judge()).toEqual(['kotak.module.css: nobody uses .lama', 'dasar.css: nobody uses .sn-mati']);
});

it('finds what no sheet has: a key, a name, a class of all within a module, a borrowed one', () => {
  write('kotak.module.css', "@value pintu from './pintu.module.css';\n.kotak .pintu { color: red }\n.isi:global(.sn-hilang) { color: red }\n"); // prettier-ignore
  write('pintu.module.css', '.jendela { color: red }\n');
  write(
    'Kotak.tsx',
    `import gaya from './kotak.module.css';
     import pintu from './pintu.module.css';
     export const Kotak = () => <div className={\`\${gaya.kotak} \${gaya.ksi} sn-krtu \${pintu.jendela}\`}><p className={gaya.isi} /></div>;
     export const nada = ['sn-kartu', 'sn-nada-'];`,
  );
  expect(judge()).toEqual([
    'kotak.module.css: pintu.module.css has no class pintu',
    'kotak.module.css: nobody has :global(.sn-hilang)',
    'Kotak.tsx: kotak.module.css has no class ksi',
    'Kotak.tsx: no sheet has .sn-krtu',
  ]);
});

it('finds a variable that nobody gives a value, in a sheet and in a file', () => {
  write('kotak.module.css', ':root { --garis: red }\n.kotak { color: var(--garis); width: var(--lebar); top: var(--atas, 0) }\n.isi { color: red }\n'); // prettier-ignore
  write('warna.tsx', "export const gaya = { '--lebar': 3, height: 'calc(1px * var(--tinggi))' };");
  expect(judge()).toEqual(['kotak.module.css: no sheet has --atas', 'warna.tsx: no sheet has --tinggi']);
});

it('finds a sheet of more than 300 lines', () => {
  write('dasar.css', `.sn-kartu { color: red }\n.sn-nada-baik { color: green }\n${'\n'.repeat(298)}.sn-kartu { margin: 0 }\n`); // prettier-ignore
  expect(judge()).toEqual(['dasar.css: 301 lines, at most 300']);
});
