// A child of bench/excel.mjs: a draft, its real template filled with many rows as Excel would save them, and the upload.
import 'reflect-metadata';
import { createRequire } from 'node:module';
import { writeFileSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { PassThrough, Readable } from 'node:stream';
import { inRoot, requireFromApi } from '../../tools/lib/paths.mjs';

const worker = createRequire(inRoot('workers/package.json'));
const { NestFactory } = requireFromApi('@nestjs/core');
const { CoreModule } = worker('@sinas/api/core.module');
const { readConfig } = worker('@sinas/api/platform/config/config');
const { LoggerModule } = requireFromApi('nestjs-pino');
const { logging } = worker('@sinas/api/platform/logger/logging');
const { BerkasMasuk } = worker('@sinas/api/platform/storage/berkas-masuk');
const { createClient } = createRequire(inRoot('prisma/package.json'))('./dist/client.js');
const { buatOrganisasi, buatPengguna } = createRequire(inRoot('prisma/package.json'))('./dist/factories/akun.js');
const { KELOMPOK } = worker('@sinas/domain/komoditas/daftar');

const COMMODITY = '013';
const WORDS = ['beku', 'utuh', 'tanpa kepala', 'fillet', 'kemasan vakum', 'grade A', 'kaleng', 'asap', 'kulit', 'loin'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'Mei', 'Jun', 'Jul', 'Agu', 'Sep', 'Okt', 'Nov', 'Des'];

const pick = (list, i) => list[i % list.length];
const xml = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Fifteen filled cells; every good is another one, everything else repeats as it does in life. */
function rowOf(i, book) {
  const group = KELOMPOK.get(COMMODITY);
  const list = (field) => book.lembar[0].daftar.get(field)?.tampilan ?? [];
  return {
    uraian_barang: `Ikan ${pick(WORDS, i)} ${pick(WORDS, i >> 3)} lot ${i}`,
    '02': pick(list('02'), i),
    '03': pick(list('03'), i >> 1),
    '04': pick(list('04'), i >> 2),
    '05': pick(['Konsumsi', 'Industri', 'Ekspor'], i),
    '06': `${pick(list('06'), i)}; ${pick(list('06'), i + 1)}`,
    '07': pick(['SNI 2729', 'SNI 4110', 'Codex 36'], i),
    '08': pick(group.contohHs, i).replace(/^(\d{4})(\d{2})(\d{2})$/, '$1.$2.$3'),
    negara_asal: pick(list('negara_asal'), i),
    pelabuhan_tujuan: pick(list('pelabuhan_tujuan'), i),
    periode_importasi: `${pick(MONTHS, i)} ${book.info.tahun}, ${pick(MONTHS, i + 3)} ${book.info.tahun}`,
    satuan: pick(list('satuan'), i),
    jml_bahan_baku: 1 + (i % 9_000) + 0.5,
    ukuran: `${100 + (i % 900)} g`,
    spesifikasi: `Suhu penyimpanan minus ${18 + (i % 7)} derajat, ${pick(WORDS, i)} & ${pick(WORDS, i >> 2)}, partai ${i % 5_000}`,
  };
}

/** As Excel saves: texts in one table, cells point into it. `inline`: as a streaming writer saves. */
function sheet(template, rows, book, inline) {
  const shared = new Map();
  const pieces = [template.slice(0, template.indexOf('</sheetData>'))];
  const cell = (address, value) => {
    if (value === undefined) return '';
    if (typeof value === 'number') return `<c r="${address}" s="2"><v>${value}</v></c>`;
    if (inline) return `<c r="${address}" s="1" t="inlineStr"><is><t>${xml(value)}</t></is></c>`;
    if (!shared.has(value)) shared.set(value, shared.size);
    return `<c r="${address}" s="1" t="s"><v>${shared.get(value)}</v></c>`;
  };
  const { kolom, nomor } = book.lembar[0];
  for (let i = 0; i < rows; i++) {
    const row = rowOf(i, book);
    const cells = kolom.map((k, c) => cell(`${String.fromCharCode(66 + nomor.length + c)}${i + 3}`, row[k.kd_field]));
    pieces.push(`<row r="${i + 3}" spans="1:19">${cells.join('')}</row>`);
  }
  pieces.push(template.slice(template.indexOf('</sheetData>')));
  const sst = function* () {
    yield '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n<sst xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">';
    for (const text of shared.keys()) yield `<si><t>${xml(text)}</t></si>`;
    yield '</sst>';
  };
  return { pieces, sst };
}

async function fill(template, rows, book, inline) {
  const { bacaZip, teksUtuh } = worker('@sinas/api/modules/impor/buku/zip');
  const { tulisZip } = worker('@sinas/api/modules/impor/tulis/tulis-zip');
  const parts = bacaZip(template);
  const text = async (name) => teksUtuh(template, parts.get(name));
  const { pieces, sst } = sheet(await text('xl/worksheets/sheet1.xml'), rows, book, inline);
  const all = async function* () {
    for (const name of parts.keys()) {
      if (name === 'xl/worksheets/sheet1.xml') yield { nama: name, isi: pieces };
      else if (name === 'xl/sharedStrings.xml' && !inline) yield { nama: name, isi: sst() };
      else yield { nama: name, isi: [await text(name)] };
    }
  };
  return buffer(Readable.from(tulisZip(all(), new Date())));
}

const [, , file, rowsText, kind] = process.argv;
const config = readConfig();
const imports = [LoggerModule.forRoot(logging(config)), CoreModule.with(config)];
const app = await NestFactory.createApplicationContext({ module: class Bench {}, imports }, { logger: ['error'] });
const get = (type) => app.get(type, { strict: false });
const db = createClient(config.databaseUrl);
try {
  const firm = await buatOrganisasi(db, { nama: 'PT Tolok Ukur Excel' });
  const name = `excel-${Date.now()}`;
  const user = await buatPengguna(db, {
    username: name,
    fullname: name,
    kode_peran: 'PU_ADMIN',
    password_hash: '-',
    id_organisasi: firm.id,
  });
  const actor = {
    id_user: user.id,
    nama: name,
    peran: 'PU_ADMIN',
    id_organisasi: firm.id,
    isbranch: false,
    kd_ga: null,
  };
  const draft = await get(worker('@sinas/api/modules/pengajuan/draf/buat.service').BuatService).buat(
    actor,
    { kd_rekom: '01', kd_komoditas: COMMODITY },
    null,
    null,
  );
  const templates = get(worker('@sinas/api/modules/impor/templat/templat.service').TemplatService);
  const sink = new PassThrough();
  const [template] = await Promise.all([
    buffer(sink),
    templates.unduh(actor, String(draft.berkas.id)).then((t) => t.tulis(sink)),
  ]);
  const book = await fill(template, Number(rowsText), await templates.bahan(draft.berkas), kind === 'inline');
  writeFileSync(file, book);
  const began = performance.now();
  const row = await get(worker('@sinas/api/modules/impor/unggah-impor.service').UnggahImporService).unggah(actor, {
    idNk: String(draft.berkas.id),
    berkas: new BerkasMasuk('tolok-ukur.xlsx', book.length, file),
    cara: 'langsung',
  });
  const uploadMs = Math.round(performance.now() - began);
  process.send({ id: row.id, file: String(draft.berkas.id), bytes: book.length, upload_ms: uploadMs });
} finally {
  await db.$disconnect();
  await app.close();
}
process.exit(0);
