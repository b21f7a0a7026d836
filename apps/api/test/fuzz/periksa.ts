import Ajv, { type ValidateFunction } from 'ajv';
import type { Answer } from '../support/client';
import { OPERASI, SKEMA, type OperasiRute, type Skema, skemaJawaban as jawabanDari } from './dokumen';

/** Nothing beyond what is documented: an object without a say on further fields has none. */
function ketat(s: unknown): unknown {
  if (Array.isArray(s)) return s.map(ketat);
  if (s === null || typeof s !== 'object') return s;
  const isi = Object.fromEntries(Object.entries(s).map(([k, v]) => [k, ketat(v)])) as Skema;
  if (isi.type === 'object' && isi.properties && isi.additionalProperties === undefined)
    isi.additionalProperties = false;
  if (isi.nullable && (!isi.type || isi.allOf)) {
    const { nullable: _, ...tanpa } = isi;
    return { anyOf: [tanpa, { type: 'null' }] };
  }
  // In OpenAPI 3.0 null stands beside the enum, in JSON Schema within it.
  if (isi.nullable && isi.enum && !isi.enum.includes(null)) isi.enum = [...isi.enum, null];
  return isi;
}
const ajv = new Ajv({ strict: false, validateFormats: false, allErrors: false });
ajv.addSchema({ $id: 'doc', components: { schemas: ketat(SKEMA) } });

const skemaJawaban = new Map<OperasiRute, Map<string, ValidateFunction>>();
for (const o of OPERASI) {
  const per = new Map<string, ValidateFunction>();
  for (const [status, r] of Object.entries(o.responses)) {
    const skema = jawabanDari(r);
    if (!skema || o['x-raw']) continue;
    const teks = JSON.stringify(ketat(skema)).replaceAll('#/components/schemas/', 'doc#/components/schemas/');
    per.set(status, ajv.compile(JSON.parse(teks) as object));
  }
  skemaJawaban.set(o, per);
}

const ditolakSebelumRute = (h: Answer): boolean => h.http === 404 || h.http === 400 || h.http === 413;

/** What is wrong with an answer; null = nothing. */
export function cacat(o: OperasiRute, h: Answer, ms: number, rahasia: readonly string[]): string | null {
  if (h.http >= 500) return `${h.http} ${h.raw.toString().slice(0, 300)}`;
  if (ms > 5_000) return `${Math.round(ms)} ms`;
  const teks = h.raw.toString();
  const bocor = rahasia.find((r) => teks.includes(r));
  if (bocor) return `foreign byte: ${bocor}`;
  if (/\bat \S+ \(|node_modules|Prisma|SELECT .* FROM/.test(teks)) return `internals: ${teks.slice(0, 200)}`;
  // Refused by Node's own parser, before there is an application.
  if (h.http === 431 && teks === '') return null;
  if (o['x-raw'] || (h.http >= 300 && h.http < 400)) return null;
  const per = skemaJawaban.get(o);
  const uji = h.http < 300 ? per?.get(String(h.http)) : per?.get('default');
  if (!uji) return ditolakSebelumRute(h) ? null : `no schema for ${h.http}`;
  const isi = JSON.parse(teks) as unknown;
  return uji(isi) ? null : `${h.http} ${ajv.errorsText(uji.errors)} ${JSON.stringify(uji.errors?.[0]?.params)}`;
}
