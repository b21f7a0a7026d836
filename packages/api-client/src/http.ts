import { cocokkanJam, detak } from './jam';
import { sambilMemuat } from './memuat';
import { adaOrang } from './tindakan';

/**
 * Transport under every call: cookie session, CSRF header, time limit, and one shared refresh when the token has
 * expired (SESI-08). Shaped like `fetch`, so that the typed client can use it.
 */
const BATAS_MS = 30_000;
const MAKS_SIBUK = 4;
const MAKS_TUNGGU_S = 10;
const JEDA_MUAT_ULANG_MS = 30_000;
const KUNCI_MUAT_ULANG = 'sinas-muat-ulang';
/** On what a page asks by itself (http/session.guard.ts). */
const LATAR = 'X-Latar';
const AMAN = new Set(['GET', 'HEAD', 'OPTIONS']);

let csrf = '';
let pemilik: string | null = null;
let penyegaran: Promise<boolean> | null = null;
let saatSesiHilang: () => void = () => undefined;

/** The token of the session, and whose it is: a page never goes on with the session of somebody else. */
export const pasangCsrf = (token: string, idUser: string | null = null): void => {
  csrf = token;
  pemilik = idUser;
};
/** Called when the server no longer knows the session. */
export const pasangSesiHilang = (panggil: () => void): void => {
  saatSesiHilang = panggil;
};

async function tokenKedaluwarsa(jawaban: Response): Promise<boolean> {
  if (jawaban.status !== 400) return false;
  const isi = (await jawaban
    .clone()
    .json()
    .catch(() => null)) as { error?: string } | null;
  return isi?.error === 'expired_token';
}

/** One refresh at a time: calls that fail meanwhile wait for the same one. */
function segarkan(): Promise<boolean> {
  penyegaran ??= fetch('/auth/segarkan', {
    method: 'PUT',
    credentials: 'same-origin',
    headers: { 'X-CSRF-Token': csrf },
    signal: AbortSignal.timeout(BATAS_MS),
  })
    .then(
      (jawaban) => jawaban.status === 200,
      () => false,
    )
    .finally(() => {
      penyegaran = null;
    });
  return penyegaran;
}

/** Reload, but never in a circle: a second one so soon would not help either. */
function muatUlang(): void {
  const terakhir = Number(sessionStorage.getItem(KUNCI_MUAT_ULANG) ?? 0);
  if (detak() - terakhir < JEDA_MUAT_ULANG_MS) return;
  sessionStorage.setItem(KUNCI_MUAT_ULANG, String(detak()));
  window.location.reload();
}

async function kirim(permintaan: Request, batasMs: number): Promise<Response> {
  const kepala = new Headers(permintaan.headers);
  if (!AMAN.has(permintaan.method) && csrf) kepala.set('X-CSRF-Token', csrf);
  const sinyal = AbortSignal.any([permintaan.signal, AbortSignal.timeout(batasMs)]);
  const jawaban = await fetch(permintaan.clone(), { credentials: 'same-origin', headers: kepala, signal: sinyal });
  cocokkanJam(jawaban.headers);
  return jawaban;
}

/** Turned away before any work was done (503 with Retry-After): nothing of it has happened, so any method comes again. */
async function kirimBilaLonggar(permintaan: Request, batasMs: number): Promise<Response> {
  for (let ke = 1; ; ke += 1) {
    const jawaban = await kirim(permintaan, batasMs);
    const detik = Number(jawaban.headers.get('Retry-After'));
    if (jawaban.status !== 503 || !detik || ke > MAKS_SIBUK || permintaan.signal.aborted) return jawaban;
    await new Promise((lanjut) => setTimeout(lanjut, Math.min(detik, MAKS_TUNGGU_S) * 1000));
  }
}

interface SesiKini {
  csrf?: string;
  pengguna?: { id_user: string };
}
/**
 * The token that a call went with may be of an earlier sign-in: takes the current one, and tells whether it differs. A sign-in
 * that ended while the call was on its way has brought it already.
 */
async function perbaruiCsrf(dipakai: { csrf: string; pemilik: string | null }): Promise<boolean> {
  if (csrf !== dipakai.csrf) return pemilik === dipakai.pemilik;
  const jawaban = await fetch('/api/sesi', {
    credentials: 'same-origin',
    headers: { [LATAR]: '1' },
    signal: AbortSignal.timeout(BATAS_MS),
  }).catch(() => null);
  const isi = (await jawaban?.json().catch(() => null)) as { data?: SesiKini } | null | undefined;
  const kini = isi?.data?.pengguna?.id_user;
  if (pemilik && kini && kini !== pemilik) {
    window.location.assign('/');
    return false;
  }
  csrf = isi?.data?.csrf ?? csrf;
  return csrf !== dipakai.csrf;
}

type Permintaan = RequestInit & { batasMs?: number; latar?: boolean };

export const sinasFetch = (masukan: RequestInfo | URL, init?: Permintaan): Promise<Response> =>
  sambilMemuat(() => mintaJawaban(masukan, init));

async function mintaJawaban(masukan: RequestInfo | URL, init?: Permintaan): Promise<Response> {
  const { batasMs = BATAS_MS, latar, ...sisa } = init ?? {};
  const permintaan = new Request(masukan instanceof Request ? masukan : new URL(masukan, window.location.origin), sisa);
  if (latar || !adaOrang()) permintaan.headers.set(LATAR, '1');
  const dipakai = { csrf, pemilik };
  let jawaban = await kirimBilaLonggar(permintaan, batasMs);
  if (await tokenKedaluwarsa(jawaban)) {
    if (await segarkan()) jawaban = await kirim(permintaan, batasMs);
    else muatUlang();
  } else if (jawaban.status === 403 && !AMAN.has(permintaan.method) && (await perbaruiCsrf(dipakai))) {
    jawaban = await kirim(permintaan, batasMs);
  }
  if (jawaban.status === 401) saatSesiHilang();
  return jawaban;
}
