import { readdirSync, readFileSync } from 'node:fs';
import ts from 'typescript';
import { inRoot } from './paths.mjs';

/** Where people's sentences stand: screens, rules' messages, letters, papers. */
const FOLDERS = [
  'apps/web/src',
  'apps/admin/src',
  'packages/ui/src',
  'packages/formulir/src',
  'packages/domain/src',
  'apps/api/src',
  'workers/src',
];
/** Tests, generated files, and what operators and programs read in English. */
const LEWATI =
  /\.spec\.tsx?$|\/(?:uji|harapan|metrik|kelompok)\/|\/test-|\.d\.ts$|\/(?:gaya|bagian)-buku\.ts$|\.dto\.ts$/;

/** What a sentence may claim: a number, a date or time, law, another system, or that something is done. */
const JENIS = {
  angka: /\d|\b(?:satu|dua|tiga|empat|lima|enam|tujuh|delapan|sembilan|sepuluh|separuh|sekali|semua|setiap)\b/i,
  waktu:
    /\b(?:hari|jam|menit|detik|tanggal|bulan|tahun|minggu|sejak|lambat|segera|langsung|seketika|otomatis|besok|kemarin|kedaluwarsa|batas|tenggat|tepat|masih)\b/i,
  hukum:
    /\b(?:undang|peraturan|perpres|permendag|wajib|sah|hukum|berlaku|ketentuan|ditandatangani|tanda tangan|bertanda|asli|hak|izin)\b/i,
  sistem:
    /\b(?:INSW|LNSW|OSS|DJP|DJBC|Bea Cukai|Kementan|INATRADE|SIINas|SIMREK|ISRM|Inaportnet|SIMPONI|BSrE|kementerian|K\/L|SSO|SISTEM luar|surel)\b/i,
  sudah: /\b(?:sudah|telah|tersimpan|terkirim|terisi|selesai|otomatis|tetap|tidak hilang|hilang)\b/i,
};

const rapikan = (teks) => teks.replaceAll(/\s+/g, ' ').trim();
const KATA = /\p{L}{2,}/gu;

/** A sentence: four words or more, or a full stop behind two. Class names, routes and SQL are none. */
function kalimat(teks) {
  const kata = teks.match(KATA) ?? [];
  if (/^M[\d.]+ [\d.]/.test(teks)) return false; // the path of an icon
  if (kata.length < 3 || !/\s/.test(teks)) return false;
  if (kata.length < 4 && !/[.!?]$/.test(teks)) return false;
  return !/<\w|charset=|\b(?:the|of|and|is)\b|\b(?:SELECT|INSERT|UPDATE|DELETE|CREATE|FROM|WHERE)\b|^[\w-]+(?: [\w-]+)*__|=>|https?:|var\(--|[{};]\s*$/.test(
    teks,
  );
}

function jsx(node) {
  return node.children
    .map((anak) => {
      if (ts.isJsxText(anak)) return anak.text;
      if (ts.isJsxExpression(anak)) {
        const isi = anak.expression;
        if (!isi) return '';
        return ts.isStringLiteralLike(isi) ? isi.text : '{}';
      }
      return ts.isJsxElement(anak) && /^(?:b|strong|em|i|span|code|a|Link)$/.test(anak.openingElement.tagName.getText())
        ? jsx(anak)
        : ' ';
    })
    .join('');
}
const templat = (node) => node.head.text + node.templateSpans.map((s) => `{}${s.literal.text}`).join('');

/** All sentences of one file, each once, in order. */
function kalimatBerkas(nama, isi) {
  const sumber = ts.createSourceFile(
    nama,
    isi,
    ts.ScriptTarget.Latest,
    true,
    nama.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
  );
  const ada = new Set();
  const tambah = (teks) => {
    const t = rapikan(teks);
    if (kalimat(t)) ada.add(t);
  };
  const jalan = (node) => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return;
    if (ts.isTaggedTemplateExpression(node)) return;
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) tambah(jsx(node));
    else if (ts.isStringLiteralLike(node)) tambah(node.text);
    else if (ts.isTemplateExpression(node)) tambah(templat(node));
    ts.forEachChild(node, jalan);
  };
  jalan(sumber);
  return [...ada];
}

/** Kinds of claim in a sentence; empty: it claims nothing of what is asked about. */
const jenisKalimat = (teks) => Object.keys(JENIS).filter((j) => JENIS[j].test(teks));

/** Every claiming sentence of the project: `{ kalimat, jenis, berkas: [...] }`, sorted. */
export function kumpulkan() {
  const semua = new Map();
  for (const folder of FOLDERS)
    for (const f of readdirSync(inRoot(folder), { recursive: true, encoding: 'utf8' }).sort()) {
      const berkas = `${folder}/${f}`;
      if (!/\.tsx?$/.test(berkas) || LEWATI.test(berkas)) continue;
      for (const teks of kalimatBerkas(berkas, readFileSync(inRoot(berkas), 'utf8'))) {
        const jenis = jenisKalimat(teks);
        if (jenis.length === 0) continue;
        const ada = semua.get(teks) ?? { kalimat: teks, jenis, berkas: [] };
        ada.berkas.push(berkas);
        semua.set(teks, ada);
      }
    }
  return [...semua.values()].sort(
    (a, b) => a.berkas[0].localeCompare(b.berkas[0]) || a.kalimat.localeCompare(b.kalimat),
  );
}
