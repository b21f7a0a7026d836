// The least that this work can cost: node:http and pg, the same SQL, no framework, no session, no rule.
import { createServer } from 'node:http';
import { watch } from './pantauan.mjs';
import { search } from './referensi.mjs';
import { ADD, CELL, KEYWORD, LIST, ONE, PLAN, QUEUE, SEND } from './sql.mjs';
import { requireFromApi } from '../../tools/lib/paths.mjs';

const { Pool } = requireFromApi('pg');
const pool = new Pool({ connectionString: process.env.DATABASE_URL, max: 10 });

async function list(query) {
  const page = Number(query.get('page') ?? 1);
  const limit = Number(query.get('limit') ?? 20);
  const values = [query.get('org'), query.get('rekom'), limit, (page - 1) * limit];
  const { rows } = await pool.query({ name: 'list', text: LIST, values });
  const total = rows[0]?.total ?? 0;
  for (const row of rows) delete row.total;
  return JSON.stringify({ status: true, code: '01', data: rows, meta: { page, limit, total } });
}

async function whole(name, text, query) {
  const values = [query.get('id'), query.get('org')];
  const { rows } = await pool.query({ name, text, values });
  return `{"status":true,"code":"01","data":${rows[0].isi}}`;
}

const STARTED = Date.now();
let made = 0;

async function add(body) {
  made += 1;
  const number = `9${STARTED}${String(made).padStart(12, '0')}`;
  const values = [number, body.org, body.user, body.kepala];
  const { rows } = await pool.query({ name: 'add', text: ADD, values });
  const [row] = rows;
  return JSON.stringify({ status: true, code: '01', data: { ...row, json_simpan: body.kepala } });
}

async function rowsOf(name, text, values) {
  const { rows } = await pool.query({ name, text, values });
  return JSON.stringify({ status: true, code: '01', data: rows });
}

function bodyOf(request) {
  return new Promise((resolve, reject) => {
    const chunks = [];
    request.on('data', (chunk) => chunks.push(chunk));
    request.once('error', reject);
    request.once('end', () => resolve(JSON.parse(Buffer.concat(chunks).toString('utf8'))));
  });
}

async function answer(request) {
  const { pathname, searchParams } = new URL(request.url, 'http://limit');
  if (pathname === '/list') return list(searchParams);
  if (pathname === '/one') return whole('one', ONE, searchParams);
  if (pathname === '/plan') return whole('plan', PLAN, searchParams);
  if (pathname === '/pantauan') return watch(pool, searchParams);
  if (pathname === '/ref') return search(pool, searchParams);
  if (pathname === '/add') return add(await bodyOf(request));
  if (pathname === '/cell') {
    const { id, jml } = await bodyOf(request);
    return rowsOf('cell', CELL, [id, jml]);
  }
  if (pathname === '/queue') return rowsOf('queue', QUEUE, [searchParams.get('ga')]);
  if (pathname === '/keyword')
    return rowsOf('keyword', KEYWORD, [searchParams.get('ga'), `%${searchParams.get('word')}%`]);
  if (pathname === '/send') return rowsOf('send', SEND, [(await bodyOf(request)).id]);
  return '{}';
}

createServer((request, response) => {
  answer(request).then(
    (text) => {
      const body = Buffer.from(text);
      response.writeHead(200, { 'content-type': 'application/json; charset=utf-8', 'content-length': body.length });
      response.end(body);
    },
    (error) => {
      response.writeHead(500);
      response.end(error.message);
    },
  );
}).listen(Number(process.env.PORT), '127.0.0.1');

process.once('SIGTERM', () => void pool.end().finally(() => process.exit(0)));
