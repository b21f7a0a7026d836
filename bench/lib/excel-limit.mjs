// A child of bench/excel.mjs: the least that it costs to get the cells of a sheet into PostgreSQL. The sheet is inflated
// and scanned as a stream, raw texts go by COPY into a bare table; nothing is checked. Twice: by the reader that takes
// any workbook (the limit), and by a scan that knows no markup but that of this very file (the floor).
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { createInflateRaw, inflateRawSync } from 'node:zlib';
import { inRoot, requireFromApi } from '../../tools/lib/paths.mjs';

const pg = requireFromApi('pg');
const worker = createRequire(inRoot('workers/package.json'));
const { BacaBukuXlsx } = worker('@sinas/api/modules/impor/buku/baca-buku');
const { kolomBaris } = worker('@sinas/domain/baris/barang');
const { BARANG } = worker('@sinas/domain/baris/jenis-barang');
const { KELOMPOK } = worker('@sinas/domain/komoditas/daftar');
const { nilaiSalin, SalinMasuk } = worker('@sinas/api/modules/pengajuan/baris/salin-masuk');

const COLUMNS = 15;
const ENTITY = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': "'" };
const plain = (text) => (text.includes('&') ? text.replace(/&\w+;/g, (e) => ENTITY[e] ?? e) : text);

function partsOf(zip) {
  const parts = new Map();
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  let at = zip.readUInt32LE(end + 16);
  for (let n = zip.readUInt16LE(end + 10); n > 0; n--) {
    const [size, name, extra, note] = [20, 28, 30, 32].map((o, i) =>
      i ? zip.readUInt16LE(at + o) : zip.readUInt32LE(at + o),
    );
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    parts.set(zip.toString('utf8', at + 46, at + 46 + name), zip.subarray(start, start + size));
    at += 46 + name + extra + note;
  }
  return parts;
}
function sharedOf(part) {
  const text = inflateRawSync(part).toString('utf8');
  const shared = [];
  for (let at = text.indexOf('<si><t'); at >= 0; at = text.indexOf('<si><t', at)) {
    const from = text.indexOf('>', at + 4) + 1;
    at = text.indexOf('</t>', from);
    shared.push(plain(text.slice(from, at)));
  }
  return shared;
}

/** Lines of COPY for the whole rows of a piece; what is left begins at the returned place. */
function scan(text, shared) {
  let lines = '';
  let done = 0;
  for (let at = text.indexOf('<row ', 0); at >= 0; at = text.indexOf('<row ', done)) {
    const end = text.indexOf('</row>', at);
    if (end < 0) return [lines, at];
    const quote = text.indexOf('"', at + 8);
    let line = text.slice(at + 8, quote);
    for (let c = text.indexOf('<c ', quote); c >= 0 && c < end; c = text.indexOf('<c ', c)) {
      const tag = text.indexOf('>', c);
      const type = text.charCodeAt(tag - 2);
      const from = type === 114 ? text.indexOf('<t', tag) : text.indexOf('<v>', tag);
      const open = text.indexOf('>', from) + 1;
      c = text.indexOf('<', open);
      const raw = text.slice(open, c);
      line += `\t${type === 115 ? shared[Number(raw)] : plain(raw)}`;
    }
    lines += `${line}\n`;
    done = end + 6;
  }
  return [lines, done];
}

const [, , file, url] = process.argv;
const client = new pg.Client({ connectionString: url });
await client.connect();
const names = Array.from({ length: COLUMNS }, (_, i) => `k${i}`);

/** Milliseconds of one way, and how many rows it has stored. */
async function timed(work) {
  await client.query(
    `DROP TABLE IF EXISTS bench_excel; CREATE TABLE bench_excel (nomor int, ${names.map((n) => `${n} text`).join(', ')})`,
  );
  const began = performance.now();
  const copy = await SalinMasuk.buka(url, 'COPY bench_excel FROM STDIN');
  await work(copy);
  await copy.tutup();
  const ms = Math.round(performance.now() - began);
  const { rows } = await client.query('SELECT count(*)::int AS n FROM bench_excel');
  await client.query('DROP TABLE bench_excel');
  return { ms, stored: rows[0].n };
}

async function reader(copy) {
  const goods = async ({ kd_komoditas, jenis }) => [
    { jenis: BARANG, nomor: [], kolom: kolomBaris(KELOMPOK.get(kd_komoditas), jenis) },
  ];
  const [sheet] = (await new BacaBukuXlsx().buka(readFileSync(file), goods)).lembar;
  for await (const { baris } of sheet.baris()) {
    let lines = '';
    for (const row of baris) {
      lines += row.nomor;
      for (let i = 0; i < COLUMNS; i++) lines += `\t${nilaiSalin(row.larik[i]?.teks ?? null)}`;
      lines += '\n';
    }
    await copy.tulis(lines);
  }
}

async function floor(copy) {
  const parts = partsOf(readFileSync(file));
  const shared = sharedOf(parts.get('xl/sharedStrings.xml'));
  const inflate = createInflateRaw({ chunkSize: 256 * 1024 });
  inflate.setEncoding('utf8');
  inflate.end(parts.get('xl/worksheets/sheet1.xml'));
  let rest = '';
  let head = true;
  for await (const piece of inflate) {
    let text = rest + piece;
    if (head) text = text.slice(text.indexOf('<row r="3"'));
    head = false;
    const [lines, left] = scan(text, shared);
    rest = text.slice(left);
    await copy.tulis(lines);
  }
}

const bare = await timed(floor);
const { ms, stored } = await timed(reader);
await client.end();
process.send({ ms, stored, floor_ms: bare.ms });
