import { punyaIzin } from '@sinas/domain/akses/peran';
import type { Answer, Client } from '../support/client';
import { milikSampai, sidik, singkirkan, tidakPernahAda, type Milik } from '../support/milik';
import type { Keadaan } from '../support/keadaan';
import { PERMINTAAN } from '../support/permintaan';
import { namaRute, RUTE, type Rute } from '../support/rute';
import { World } from '../support/world';

const ASING = {
  hendra: 'PU_ADMIN',
  sari: 'PU_USER',
  wayan: 'KL_VERIFIKATOR',
  agus: 'KL_PEMUTUS',
} as const;
const KOSONG = { idNk: '0', noAju: '0', baris: {}, sub: {} } as unknown as Milik;

let dunia: World;
beforeAll(async () => {
  dunia = await World.open({ KIRIM_ULANG_JEDA_MS: '0' });
});
afterAll(() => dunia.close());

function kirim(c: Client, r: Rute, m: Milik): Promise<Answer> {
  const { path = '', body } = PERMINTAAN[namaRute(r)]?.isi(m) ?? {};
  const dasar = r.path.split('{')[0];
  const ekor = /\}(\/[^{]*)$/.exec(r.path)?.[1] ?? '';
  const [nilai = '', tanya] = path.split('?');
  const url = `${dasar}${nilai}${ekor}${tanya === undefined ? '' : `?${tanya}`}`;
  return c.call(r.method, url, r.method === 'GET' ? undefined : body);
}
/** What may differ between two answers that say the same: the number that was asked for. */
const tanpaNomor = (h: Answer, m: Milik): string => `${h.http} ${h.raw.toString().replaceAll(m.noAju, 'NOMOR')}`;

const kelompok: Record<string, Rute[]> = {};
for (const r of RUTE) (kelompok[namaRute(r)] ??= []).push(r);

/** Readers of one state after another: they leave the file as it was (which is asserted) and so share it. */
const membaca = (nama: string): boolean => nama.startsWith('GET ');
const urut = (nama: string): string => `${PERMINTAAN[nama]?.keadaan ?? ''} ${membaca(nama) ? 0 : 1}`;
const BERURUT = Object.keys(PERMINTAAN).sort((a, b) => (urut(a) < urut(b) ? -1 : Number(urut(a) > urut(b))));

let ada: { keadaan: Keadaan; m: Milik } | null = null;
/** The file that the reader before has left, or a new one. */
async function pinjam(keadaan: Keadaan, nama: string): Promise<Milik> {
  const sama = ada?.keadaan === keadaan ? ada.m : null;
  if (sama && membaca(nama)) return sama;
  if (ada) await singkirkan(dunia, ada.m);
  ada = { keadaan, m: await milikSampai(dunia, keadaan) };
  return ada.m;
}

describe('every served route, replayed as somebody else', () => {
  it('each route has an entry, and each entry a route', () => {
    expect(Object.keys(kelompok).filter((n) => !PERMINTAAN[n])).toEqual([]);
    expect(Object.keys(PERMINTAAN).filter((n) => !kelompok[n])).toEqual([]);
  });

  it.each(BERURUT)('%s', async (nama) => {
    const resep = PERMINTAAN[nama];
    const rute = kelompok[nama] ?? [];
    if (!resep) throw new Error(nama);
    const m = resep.keadaan ? await pinjam(resep.keadaan, nama) : KOSONG;
    const semula = resep.keadaan ? await sidik(dunia, m) : '';
    const rahasia = resep.keadaan ? [m.noAju, dunia.organisasi('nusa').npwp ?? '', 'PT Nusa Uji"'] : ['PT Nusa Uji"'];
    const masuk = new Map<string, Client>();
    for (const orang of Object.keys(ASING)) masuk.set(orang, await dunia.sebagai(orang));
    for (const r of rute) {
      const tamu = await kirim(dunia.tamu(), r, m);
      if (!r.publik) expect([r.path, tamu.http]).toEqual([r.path, 401]);
      for (const [orang, peran] of Object.entries(ASING)) {
        const c = masuk.get(orang) as Client;
        const h = await kirim(c, r, m);
        const boleh = r.publik || (r.izin !== undefined && punyaIzin(peran, r.izin));
        if (!boleh) expect([orang, r.path, h.http]).toEqual([orang, r.path, 403]);
        else if (resep.asing === 'tiada') {
          expect([orang, r.path, h.http]).toEqual([orang, r.path, 404]);
          const hampa = tidakPernahAda(m);
          expect(tanpaNomor(h, m)).toBe(tanpaNomor(await kirim(c, r, hampa), hampa));
        }
        if (!r.publik) {
          const isi = h.raw.toString().replaceAll(`"noAju":"${nama.endsWith('check-aju') ? m.noAju : '-'}"`, '');
          expect(rahasia.filter((x) => isi.includes(x))).toEqual([]);
        }
      }
    }
    if (resep.keadaan) expect(await sidik(dunia, m)).toBe(semula);
    for (const r of resep.oleh ? rute.filter((x, i) => i === 0 || x.method === 'GET') : []) {
      const h = await kirim(await dunia.sebagai(resep.oleh ?? ''), r, m);
      expect([r.path, h.http, h.http < 300 || h.message || h.errors]).toEqual([r.path, expect.any(Number), true]);
    }
    if (resep.keadaan && membaca(nama)) expect(await sidik(dunia, m)).toBe(semula);
  });
});
