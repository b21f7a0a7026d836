import { createHash, randomBytes } from 'node:crypto';
import { Rahasia } from '../../src/platform/rahasia/rahasia';
import { Browser } from './browser';
import { SANDI, type World } from './world';

export const RAHASIA_SITUS = 'rahasia-situs-untuk-uji-yang-cukup-panjang';
export const BALIK = 'https://situs.contoh.invalid/masuk/balik';
export const ASAL_SITUS = 'https://situs.contoh.invalid';

interface Situs {
  client_id: string;
  scopes?: string[];
  id_user?: string;
}
/** Registers a site as `npm run situs` does. */
export async function daftarSitus(dunia: World, { client_id, scopes, id_user }: Situs): Promise<void> {
  await dunia.db.klienSso.create({
    data: {
      client_id,
      nama: 'Situs <Uji>',
      rahasia: new Rahasia(dunia.config.kunci.data).tutup('klien_sso.rahasia', client_id, RAHASIA_SITUS),
      redirect_uris: [BALIK],
      asal: [ASAL_SITUS],
      scopes: scopes ?? ['organization', 'role'],
      id_user: id_user ?? null,
    },
  });
}

/** Signs in at the provider's page and gives the address that the browser is sent to afterwards. */
export async function lewatPenyedia(b: Browser, url: string, nama = 'ratna'): Promise<URL> {
  const { end } = await b.signIn(url, nama, SANDI);
  return new URL(end, new URL(url, 'http://portal.invalid'));
}

/** Signed in at the provider already: the address that the browser is sent to without a page. */
export async function tanpaHalaman(b: Browser, url: string): Promise<URL> {
  let ke = url;
  for (let i = 0; i < 6; i += 1) {
    const r = await b.go(ke);
    ke = r.headers.get('location') ?? '';
    if (!/\/oidc|\/sso/.test(ke)) return new URL(ke, url);
  }
  throw new Error(`no end: ${ke}`);
}

export const VERIFIER = randomBytes(48).toString('base64url');
export const STATE = 's'.repeat(32);
export const basicSitus = (id = 'situs-uji', rahasia = RAHASIA_SITUS): string =>
  `Basic ${Buffer.from(`${id}:${rahasia}`).toString('base64')}`;

/** Path of a request that lacks nothing; what is undefined is left out. */
export function otorisasi(isi: Record<string, string | undefined> = {}): string {
  const q = {
    client_id: 'situs-uji',
    response_type: 'code',
    redirect_uri: BALIK,
    scope: 'openid role',
    state: STATE,
    code_challenge: createHash('sha256').update(VERIFIER).digest('base64url'),
    code_challenge_method: 'S256',
    ...isi,
  };
  const ada = Object.entries(q).filter((e): e is [string, string] => e[1] !== undefined);
  return `/sso/authorize?${new URLSearchParams(ada).toString()}`;
}

/** The token endpoint, by form. */
export async function formulir(url: string, isi: Record<string, string>, authorization = basicSitus()) {
  const r = await fetch(`${url}/sso/token`, {
    method: 'POST',
    headers: authorization ? { authorization } : {},
    body: new URLSearchParams(isi),
  });
  return { status: r.status, headers: r.headers, isi: (await r.json()) as Record<string, string> };
}
export const tukarKode = (url: string, code: string, lain: Record<string, string> = {}, authorization = basicSitus()) =>
  formulir(
    url,
    { grant_type: 'authorization_code', code, redirect_uri: BALIK, code_verifier: VERIFIER, ...lain },
    authorization,
  );
export async function kodeSitus(url: string, b = new Browser(url), nama = 'ratna', isi = {}): Promise<string> {
  return (await lewatPenyedia(b, otorisasi(isi), nama)).searchParams.get('code') ?? '';
}
