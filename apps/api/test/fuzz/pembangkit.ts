import fc from 'fast-check';
import { bukaRef, type OperasiRute, type Skema } from './dokumen';

/** What attackers and broken clients send where a text was expected. */
const TEKS_JAHAT = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '‮',
  "' OR 1=1 --",
  '"; DROP TABLE pengajuan; --',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '../../../../etc/passwd',
  '..%2f..%2f',
  'http://169.254.169.254/latest/meta-data',
  'file:///etc/passwd',
  '//evil.example',
  '=cmd|/c calc!A1',
  '%',
  '%00',
  '__proto__',
  'constructor',
  'NaN',
  'Infinity',
  '-1',
  '0',
  '99999999999999999999999999',
  '1e309',
  '1,5',
  '2026-02-30',
  '9999-12-31T23:59:59.999999999Z',
  'null',
  'undefined',
  '[]',
  '{}',
  'v1.abcdefgh',
  'v2.k1.abcdefgh',
  'x'.repeat(20_000),
  '\u{1F4A3}'.repeat(500),
];
/** Wider than any form: keys, entries, and lists that hold nothing. */
const LEBAR: unknown[] = [
  Object.fromEntries(Array.from({ length: 600 }, (_, i) => [`a${i}`, 1])),
  Array.from({ length: 6_000 }, () => 1),
  [null],
  [[null], { '': null }],
];
const ANGKA_JAHAT = [0, -1, -0.5, 1e21, 2 ** 53, Number.MAX_SAFE_INTEGER, -(2 ** 31) - 1, 0.1 + 0.2, 3.14];
const dalam = (n: number): unknown => (n === 0 ? 1 : [dalam(n - 1)]);
const APA_SAJA: unknown[] = [
  null,
  true,
  [],
  {},
  [[[]]],
  dalam(60),
  JSON.parse('{"__proto__":{"izin":["semua"]},"constructor":{"prototype":{"x":1}}}'),
  ...LEBAR,
  ...TEKS_JAHAT,
  ...ANGKA_JAHAT,
];
/** Cookies that no browser has from us. */
const KUKI_JAHAT = ['sesi=%E0%A4%A', 'sesi=%', 'perangkat=%C0%AE; masuk=%', '=', 'sesi=v1.abcdefgh'];
const jahat = fc.constantFrom(...APA_SAJA);
const teksJahat = fc.constantFrom(...TEKS_JAHAT);

/** Ids that stand for something: one's own, somebody else's, none. */
export interface Kolam {
  idNk: string[];
  noAju: string[];
  id: string[];
}
const dariKolam = (nama: string, kolam: Kolam): fc.Arbitrary<string> | null => {
  if (/^(idNk|id_nk|id_nk_pengajuan)$/.test(nama)) return fc.constantFrom(...kolam.idNk);
  if (/^(no_aju|noAju)$/.test(nama)) return fc.constantFrom(...kolam.noAju);
  if (/^(id|a|id_baris|file_path|url_dokumen|user_id)$/.test(nama)) return fc.constantFrom(...kolam.id, ...kolam.idNk);
  return null;
};

function teks(s: Skema): fc.Arbitrary<unknown> {
  if (s.enum) return fc.constantFrom(...s.enum);
  if (s.format === 'date-time' || s.format === 'date')
    return fc.constantFrom('2026-11-20', '2027-01-01T00:00:00+07:00');
  return fc.oneof(
    fc.string({ maxLength: Math.min(s.maxLength ?? 40, 40) }),
    fc.constantFrom('0142', '07', '015', '01', '1', '2027', '100', '032027', 'D01', 'A02', 'TNE', 'JP', 'barang'),
  );
}

/** A value of the schema; where `nakal`, now and then one that is not. */
function nilai(skema: Skema, nama: string, kolam: Kolam, nakal: boolean, sisa = 5): fc.Arbitrary<unknown> {
  const s = bukaRef(skema);
  const benar = sah(s, nama, kolam, nakal, sisa);
  const bisaKosong = s.nullable ? fc.option(benar, { nil: null, freq: 8 }) : benar;
  return nakal ? fc.oneof({ weight: 5, arbitrary: bisaKosong }, { weight: 1, arbitrary: jahat }) : bisaKosong;
}
function sah(s: Skema, nama: string, kolam: Kolam, nakal: boolean, sisa: number): fc.Arbitrary<unknown> {
  if (s.oneOf?.length) return fc.oneof(...s.oneOf.map((x) => nilai(x, nama, kolam, nakal, sisa - 1)));
  switch (s.type) {
    case 'array':
      return fc.array(nilai(s.items ?? {}, nama, kolam, nakal, sisa - 1), { maxLength: sisa > 0 ? 3 : 0 });
    case 'integer':
    case 'number':
      return fc.integer({ min: s.minimum ?? 0, max: Math.min(s.maximum ?? 3000, 3000) });
    case 'boolean':
      return fc.boolean();
    case 'object':
      return sisa > 0 ? objek(s, kolam, nakal, sisa) : fc.constant({});
    case 'string':
      return dariKolam(nama, kolam) ?? teks(s);
    default:
      return nakal ? jahat : fc.constantFrom<unknown>('teks', 1, null);
  }
}
function objek(s: Skema, kolam: Kolam, nakal: boolean, sisa: number): fc.Arbitrary<object> {
  const isi = Object.fromEntries(
    Object.entries(s.properties ?? {}).map(([k, v]) => [k, nilai(v, k, kolam, nakal, sisa - 1)]),
  );
  const wajib = nakal ? [] : (s.required ?? []);
  const dasar = fc.record(isi, { requiredKeys: wajib });
  if (!nakal && !s.additionalProperties) return dasar;
  const asing = fc.constantFrom('status', 'kd_ga', 'peran', 'versi', 'id_organisasi', '__proto__', 'x', '');
  return fc.tuple(dasar, fc.dictionary(asing, jahat, { maxKeys: 2 })).map(([a, b]) => ({ ...a, ...b }));
}

export interface Kiriman {
  operasi: OperasiRute;
  path: string;
  body: unknown;
  form: boolean;
  /** Of a caller without a session. */
  kuki: string | null;
}
/** One request to a route: valid, nearly valid or hostile. */
export function kiriman(operasi: OperasiRute, kolam: Kolam): fc.Arbitrary<Kiriman> {
  return fc.boolean().chain((nakal) => {
    const satu = (nama: string, skema: Skema | undefined) =>
      nakal
        ? fc.oneof(
            { weight: 3, arbitrary: nilai(skema ?? {}, nama, kolam, false) },
            { weight: 2, arbitrary: teksJahat },
          )
        : nilai(skema ?? {}, nama, kolam, false);
    const param = (operasi.parameters ?? []).filter((p) => p.in !== 'header');
    const isian = fc.record(Object.fromEntries(param.map((p) => [p.name, satu(p.name, p.schema)])), {
      requiredKeys: param.filter((p) => p.in === 'path' || (!nakal && p.required)).map((p) => p.name),
    });
    const isi = Object.entries(operasi.requestBody?.content ?? {})[0];
    const badan = isi ? nilai(isi[1].schema ?? {}, 'body', kolam, nakal) : fc.constant(undefined);
    const kuki = nakal ? fc.option(fc.constantFrom(...KUKI_JAHAT)) : fc.constant(null);
    return fc.record({ isian, badan, kuki }).map(({ isian: q, badan: body, kuki: k }) => ({
      kuki: k,
      operasi,
      path: alamat(operasi, q),
      body,
      form: isi?.[0] === 'multipart/form-data',
    }));
  });
}
const aman = (v: unknown): string => {
  try {
    return encodeURIComponent(typeof v === 'string' ? v : (JSON.stringify(v) ?? ''));
  } catch {
    return '%ED%A0%80'; // a lone surrogate, as a broken client would send it
  }
};
function alamat(o: OperasiRute, isian: Record<string, unknown>): string {
  const q: string[] = [];
  let path = o.path;
  for (const p of o.parameters ?? []) {
    if (!(p.name in isian)) continue;
    if (p.in === 'path') path = path.replace(`{${p.name}}`, aman(isian[p.name]) || 'x');
    if (p.in === 'query') q.push(`${p.name}=${aman(isian[p.name])}`);
  }
  return `${path.replace(/\{\w+\}/g, 'x')}${q.length ? `?${q.join('&')}` : ''}`;
}
