import fc from 'fast-check';
import { KODE_PERAN, PERAN, type KodePeran } from '@sinas/domain/akses/peran';
import type { Client } from '../support/client';
import { Luar } from '../support/luar';
import { milikSampai, singkirkan, type Milik } from '../support/milik';
import { SIAPA } from '../support/rute';
import { World } from '../support/world';
import { OPERASI } from './dokumen';
import { cacat } from './periksa';
import { kiriman, type Kiriman, type Kolam } from './pembangkit';

/** FUZZ_N requests in all (20,000 for the full run), FUZZ_SEED repeats a run. */
const N = Number(process.env.FUZZ_N ?? 2_000);
const SEED = Number(process.env.FUZZ_SEED ?? Date.now() % 1_000_000);
const SEKALIGUS = 8;

let luar: Luar;
let dunia: World;
let milik: Milik[];
beforeAll(async () => {
  // Systems outside that answer, and know nobody: their failures are documented answers of 5xx.
  luar = await Luar.buka();
  dunia = await World.open(luar.env());
  milik = [];
  for (const keadaan of ['ditolak', 'diambil', 'draf'] as const) {
    const m = await milikSampai(dunia, keadaan);
    milik.push(m);
    if (keadaan === 'diambil')
      await dunia.db.pengajuan.update({ where: { id: BigInt(m.idNk) }, data: { tahun: 2031 } });
    if (keadaan === 'ditolak') await singkirkan(dunia, m);
  }
});
afterAll(async () => {
  await dunia.close();
  await luar.tutup();
});

function kolam(): Kolam {
  return {
    idNk: [...milik.map((m) => m.idNk), '0', '987654321', '-1', '1e3'],
    noAju: [...milik.map((m) => m.noAju), '0'.repeat(26)],
    id: milik.flatMap((m) => [m.dokumen, m.impor, m.baris.id, m.sub.id, m.id_user]),
  };
}
/** What the actor must never see: everything of PT Nusa, unless it is his firm or his ministry's file. */
function rahasiaBagi(peran: KodePeran | null, orang: string | null): string[] {
  const semua = [...milik.map((m) => m.noAju), dunia.organisasi('nusa').npwp ?? '', dunia.pengguna('ratna').id];
  if (peran === null || orang === 'hendra' || orang === 'wayan') return semua;
  return PERAN[peran].lingkup === 'organisasi' ? [dunia.organisasi('pipa').npwp ?? ''] : [];
}

/** One request sent and judged; null = nothing to say. Findings of one kind on one route count once. */
async function coba(
  c: Client,
  k: Kiriman,
  rahasia: readonly string[],
): Promise<{ apa: string; contoh: string } | null> {
  const mulai = performance.now();
  const body = k.form ? form(k.body) : k.body;
  const kepala: Record<string, string> = k.kuki !== null && c.csrf === '' ? { cookie: k.kuki } : {};
  const h = await c.call(k.operasi.method, k.path, k.operasi.method === 'GET' ? undefined : body, kepala);
  // What the caller sent himself and gets back is no secret that leaked.
  const dikirim = `${decodeURIComponent(k.path.replace(/%ED%A0%80|%(?![0-9A-F]{2})/gi, ''))}${JSON.stringify(k.body) ?? ''}`;
  const salah = cacat(
    k.operasi,
    h,
    performance.now() - mulai,
    rahasia.filter((r) => !dikirim.includes(r)),
  );
  if (!salah) return null;
  const contoh = `${k.path.slice(0, 300)} ${JSON.stringify(k.body)?.slice(0, 600) ?? ''}`;
  return { apa: `${k.operasi.method} ${k.operasi.path}: ${salah}`, contoh };
}
function form(isi: unknown): FormData {
  const f = new FormData();
  for (const [nama, v] of Object.entries(isi ?? {}))
    if (nama) f.set(nama, typeof v === 'object' ? JSON.stringify(v) : String(v));
  f.set('file', new Blob(['%PDF-1.4 uji']), 'uji.pdf');
  return f;
}

describe(`fuzz of every route, ${N} requests, FUZZ_SEED=${SEED}`, () => {
  const siapa: [string, KodePeran | null, string | null][] = [
    ['anonymous', null, null],
    ['another firm', 'PU_ADMIN', 'hendra'],
    ['another ministry', 'KL_VERIFIKATOR', 'wayan'],
    ...KODE_PERAN.map((p): [string, KodePeran, string] => [p, p, SIAPA[p]]),
  ];
  it.each(siapa)(
    '%s: no 5xx, every answer matches its schema, no foreign byte, bounded time',
    async (_, peran, orang) => {
      const c = orang ? await dunia.sebagai(orang) : dunia.tamu();
      const rahasia = rahasiaBagi(peran, orang);
      const banyak = Math.ceil(N / siapa.length);
      const antre = fc.sample(
        fc.constantFrom(...OPERASI).chain((o) => kiriman(o, kolam())),
        {
          numRuns: banyak,
          seed: SEED,
        },
      );
      const temuan = new Map<string, string>();
      while (antre.length > 0)
        for (const t of await Promise.all(antre.splice(0, SEKALIGUS).map((k) => coba(c, k, rahasia))))
          if (t) temuan.set(t.apa, t.contoh);
      expect([...temuan].map(([apa, contoh]) => `${apa}\n      ${contoh}`)).toEqual([]);
    },
    600_000,
  );
});
