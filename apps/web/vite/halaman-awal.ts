import { fileURLToPath, pathToFileURL } from 'node:url';
import { build, type Plugin, type Rolldown } from 'vite';

const sumber = (file: string) => fileURLToPath(new URL(`../${file}`, import.meta.url));
const MASUKAN = 'src/app/pratampil.tsx';
const HASIL = fileURLToPath(new URL('../../../.data/pratampil', import.meta.url));

/** Pages that get HTML of their own: what they look like without data, and the scripts they will need, asked for at once. */
const HALAMAN = [
  { alamat: '/welcome', modul: ['src/features/welcome/pages/Welcome.tsx'] },
  { alamat: '/neraca-komoditas', modul: ['src/app/layout.tsx', 'src/features/beranda/pages/Beranda.tsx'] },
] as const;

type Bundel = Rolldown.OutputBundle;
type Potongan = Rolldown.OutputChunk;

/** The chunks of these modules with all that they import, and their styles, in the order of first mention. */
function perlu(bundel: Bundel, modul: readonly string[]): { skrip: string[]; gaya: string[] } {
  const potongan = Object.values(bundel).filter((x): x is Potongan => x.type === 'chunk');
  const menurutNama = new Map(potongan.map((p) => [p.fileName, p]));
  const skrip = new Set<string>();
  const gaya = new Set<string>();
  const ambil = (p: Potongan | undefined): void => {
    if (!p || skrip.has(p.fileName)) return;
    skrip.add(p.fileName);
    for (const lain of p.imports) ambil(menurutNama.get(lain));
    for (const css of p.viteMetadata?.importedCss ?? []) gaya.add(css);
  };
  for (const m of modul) {
    const awal = potongan.find((p) => p.facadeModuleId === sumber(m));
    if (!awal) throw new Error(`${m} is no chunk of its own`);
    ambil(awal);
  }
  return { skrip: [...skrip], gaya: [...gaya] };
}

/** `<alamat>.html` beside index.html; index.html itself says that the page is being loaded. */
export function halamanAwal(): Plugin {
  return {
    name: 'sinas-halaman-awal',
    apply: 'build',
    enforce: 'post',
    async generateBundle(_, bundel) {
      const dasar = bundel['index.html'];
      if (dasar?.type !== 'asset') throw new Error('index.html is missing');
      await build({
        configFile: false,
        logLevel: 'warn',
        resolve: { alias: this.environment.config.resolve.alias },
        build: { ssr: sumber(MASUKAN), outDir: HASIL, emptyOutDir: true, copyPublicDir: false },
      });
      const { pratampil } = (await import(pathToFileURL(`${HASIL}/pratampil.js`).href)) as {
        pratampil: (alamat: string) => string;
      };
      const html = String(dasar.source);
      const isi = (alamat: string, teks = html) =>
        teks.replace('<div id="akar"></div>', () => `<div id="akar">${pratampil(alamat)}</div>`);
      for (const { alamat, modul } of HALAMAN) {
        const { skrip, gaya } = perlu(bundel, modul);
        const baru = (nama: string) => !html.includes(`/${nama}"`);
        const kepala = [
          ...gaya.filter(baru).map((g) => `<link rel="stylesheet" crossorigin href="/${g}">`),
          ...skrip.filter(baru).map((s) => `<link rel="modulepreload" crossorigin href="/${s}">`),
        ].join('\n    ');
        const source = isi(
          alamat,
          html.replace('</head>', () => `  ${kepala}\n  </head>`),
        );
        this.emitFile({ type: 'asset', fileName: `${alamat.slice(1)}.html`, source });
      }
      dasar.source = isi('/');
    },
  };
}
