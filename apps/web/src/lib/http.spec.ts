import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sambilMemuat } from '@sinas/api-client/memuat';
import { gagal, pasangServer, sukses } from '../test-render';
import { api as panggilan } from './api';
import { GalatApi, pesanGalat } from './galat';
import { pasangCsrf, pasangSesiHilang } from './http';

/** Paths that are in no OpenAPI file. */
interface ApiUji {
  ambil: <T>(jalur: string, minta?: object) => Promise<T>;
  daftar: <T>(jalur: string, minta?: object) => Promise<{ data: T[]; meta: object }>;
  kirim: <T>(jalur: string, minta?: object) => Promise<T>;
  ganti: <T>(jalur: string, minta?: object) => Promise<T>;
  hapus: <T>(jalur: string, minta?: object) => Promise<T>;
}
const api = panggilan as unknown as ApiUji;
const KEDALUWARSA = {
  status: 400,
  body: { status: false, code: '04', error: 'expired_token', message: 'x', data: null },
};
const muatUlang = vi.fn();

beforeEach(() => {
  muatUlang.mockReset();
  vi.stubGlobal('location', { ...window.location, origin: window.location.origin, reload: muatUlang });
  pasangCsrf('csrf-1');
});

describe('PENGAJUAN-11 the page says that it loads', () => {
  const memuat = () => document.documentElement.hasAttribute('data-memuat');
  const PANGGILAN = {
    ambil: () => api.ambil('/a'),
    daftar: () => api.daftar('/a'),
    kirim: () => api.kirim('/a'),
    ganti: () => api.ganti('/a'),
    hapus: () => api.hapus('/a'),
  };
  const AKHIR = {
    'an answer': () => sukses([]),
    'a refusal': () => gagal(422, 'Isian belum lengkap'),
    'a failure': () => gagal(500, 'Terjadi Kesalahan Server'),
    'a broken connection': (): never => {
      throw new TypeError('putus');
    },
  };
  it.each(Object.entries(PANGGILAN))('during every call of api.%s, and no longer than it', async (_, panggil) => {
    for (const [akhir, jawab] of Object.entries(AKHIR)) {
      const semua = ['GET', 'POST', 'PUT', 'DELETE'].map((m) => [`${m} /a`, jawab]);
      pasangServer(Object.fromEntries(semua) as Parameters<typeof pasangServer>[0]);
      const janji = panggil().then(
        () => 'jadi',
        () => 'gagal',
      );
      expect([akhir, memuat()]).toEqual([akhir, true]);
      expect([akhir, await janji]).toEqual([akhir, akhir === 'an answer' ? 'jadi' : 'gagal']);
      expect([akhir, memuat()]).toEqual([akhir, false]);
    }
  });
  it('as long as one of several runs', async () => {
    let lepas = (): void => undefined;
    const server = pasangServer({ 'GET /a': sukses('a') });
    const lambat = sambilMemuat(() => new Promise<void>((jadi) => (lepas = jadi)));
    await api.ambil('/a');
    expect([server.kepada('GET /a').length, memuat()]).toEqual([1, true]);
    lepas();
    await lambat;
    expect(memuat()).toBe(false);
  });
});

describe('session and calls', () => {
  it('SESI-08 refreshes once for calls that fail together and retries each once', async () => {
    let segar = false;
    const server = pasangServer({
      'GET /a': () => (segar ? sukses('a') : KEDALUWARSA),
      'GET /b': () => (segar ? sukses('b') : KEDALUWARSA),
      'PUT /auth/segarkan': () => {
        segar = true;
        return sukses(null);
      },
    });
    await expect(Promise.all([api.ambil('/a'), api.ambil('/b')])).resolves.toEqual(['a', 'b']);
    expect(server.kepada('PUT /auth/segarkan')).toHaveLength(1);
    expect(server.kepada('GET /a')).toHaveLength(2);
    expect(muatUlang).not.toHaveBeenCalled();
  });

  it('SESI-08 retries only once when the token stays expired', async () => {
    const server = pasangServer({ 'GET /a': KEDALUWARSA, 'PUT /auth/segarkan': sukses(null) });
    await expect(api.ambil('/a')).rejects.toMatchObject({ token: 'expired_token' });
    expect(server.kepada('GET /a')).toHaveLength(2);
  });

  it('SESI-08 reloads the page when the refresh is not 200, but never in a circle', async () => {
    pasangServer({ 'GET /a': KEDALUWARSA, 'PUT /auth/segarkan': gagal(401, 'x') });
    await expect(api.ambil('/a')).rejects.toBeInstanceOf(GalatApi);
    expect(muatUlang).toHaveBeenCalledOnce();
    await expect(api.ambil('/a')).rejects.toBeInstanceOf(GalatApi);
    expect(muatUlang).toHaveBeenCalledOnce();
  });

  it('sends the CSRF token with every change and takes a new one after a sign-in elsewhere', async () => {
    const server = pasangServer({
      'POST /x': (_url, request) =>
        request.headers.get('X-CSRF-Token') === 'csrf-2' ? sukses('ok') : gagal(403, 'csrf'),
      'GET /api/sesi': sukses({ csrf: 'csrf-2' }),
    });
    await expect(api.kirim('/x', { body: { isi: 1 } })).resolves.toBe('ok');
    expect(server.kepada('POST /x').map((p) => p.request.headers.get('X-CSRF-Token'))).toEqual(['csrf-1', 'csrf-2']);
    expect(server.kepada('POST /x')[1]?.isi).toBe('{"isi":1}');
  });

  it('a change that was on its way when its owner signed in again is sent once more with the new token; not so for somebody else', async () => {
    for (const [pemilik, kali] of [
      ['u1', 2],
      ['u2', 1],
    ] as const) {
      pasangCsrf('csrf-1', 'u1');
      const server = pasangServer({
        'POST /x': (_url, request) => {
          if (request.headers.get('X-CSRF-Token') === 'csrf-2') return sukses('ok');
          pasangCsrf('csrf-2', pemilik);
          return gagal(403, 'csrf');
        },
        'GET /api/sesi': sukses({ csrf: 'csrf-2', pengguna: { id_user: pemilik } }),
      });
      const jawaban = api.kirim('/x', { body: { isi: 1 } });
      if (kali === 2) await expect(jawaban).resolves.toBe('ok');
      else await expect(jawaban).rejects.toMatchObject({ status: 403 });
      expect(server.kepada('POST /x')).toHaveLength(kali);
    }
  });

  it('never goes on with the session of somebody else: the page starts anew, and the change is not repeated', async () => {
    const pergi = vi.fn();
    vi.stubGlobal('location', { ...window.location, origin: window.location.origin, assign: pergi });
    pasangCsrf('csrf-1', 'u1');
    const server = pasangServer({
      'POST /x': gagal(403, 'csrf'),
      'GET /api/sesi': sukses({ csrf: 'csrf-2', pengguna: { id_user: 'u2' } }),
    });
    await expect(api.kirim('/x', { body: { isi: 1 } })).rejects.toMatchObject({ status: 403 });
    expect(pergi).toHaveBeenCalledWith('/');
    expect(server.kepada('POST /x')).toHaveLength(1);
  });

  it('a busy server is asked again when it says, so that a submit is not lost in the browser', async () => {
    vi.useFakeTimers();
    let sibuk = 2;
    const server = pasangServer({
      'POST /x': () =>
        sibuk-- > 0
          ? {
              status: 503,
              headers: { 'Retry-After': '2' },
              body: { status: false, code: '07', message: 'x', data: null },
            }
          : sukses('diterima'),
    });
    const jawaban = api.kirim('/x', { body: { isi: 1 } });
    await vi.advanceTimersByTimeAsync(1_900);
    expect(server.kepada('POST /x')).toHaveLength(1);
    await vi.advanceTimersByTimeAsync(3_000);
    await expect(jawaban).resolves.toBe('diterima');
    expect(server.kepada('POST /x')).toHaveLength(3);
    expect(server.kepada('POST /x')[2]?.isi).toBe('{"isi":1}');
    vi.useRealTimers();
  });

  it('does not repeat a change that is simply forbidden', async () => {
    const server = pasangServer({ 'POST /x': gagal(403, 'tidak boleh'), 'GET /api/sesi': sukses({ csrf: 'csrf-1' }) });
    await expect(api.kirim('/x')).rejects.toMatchObject({ status: 403 });
    expect(server.kepada('POST /x')).toHaveLength(1);
  });

  it('part 11: marks what the page asks while nobody is there, and what it saves by itself; an act is not marked', async () => {
    vi.useFakeTimers();
    const server = pasangServer({ 'GET /a': sukses('a'), 'PUT /a': sukses('a') });
    const tanda = () =>
      [...server.kepada('GET /a'), ...server.kepada('PUT /a')].map((p) => p.request.headers.get('X-Latar'));
    window.dispatchEvent(new Event('pointerdown'));
    await api.ambil('/a');
    vi.setSystemTime(Date.now() + 9_000);
    await api.ambil('/a');
    vi.setSystemTime(Date.now() + 2_000);
    await api.ambil('/a');
    window.dispatchEvent(new KeyboardEvent('keydown'));
    await api.ambil('/a');
    await api.ganti('/a', { latar: true });
    expect(tanda()).toEqual([null, null, '1', null, '1']);
    vi.useRealTimers();
  });

  it('tells when the session is gone', async () => {
    const hilang = vi.fn();
    pasangSesiHilang(hilang);
    pasangServer({ 'GET /a': gagal(401, 'Silakan masuk terlebih dahulu') });
    await expect(api.ambil('/a')).rejects.toMatchObject({ status: 401 });
    expect(hilang).toHaveBeenCalledOnce();
    pasangSesiHilang(() => undefined);
  });
});

describe('failures', () => {
  it('GALAT-12 settles a call whose line breaks, whose answer is no JSON, and whose status is false', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('network')));
    await expect(api.ambil('/a')).rejects.toMatchObject({ status: 0, pesanServer: 'Sambungan ke server terputus' });
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response('<html>', { status: 200 })));
    await expect(api.ambil('/a')).rejects.toMatchObject({ status: 200 });
    pasangServer({ 'GET /a': { body: { status: false, code: '99', message: 'Data tidak dapat dibaca', data: null } } });
    await expect(api.ambil('/a')).rejects.toMatchObject({ code: '99', pesanServer: 'Data tidak dapat dibaca' });
  });

  it('GALAT-12 settles a call that the server never answers', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new DOMException('x', 'TimeoutError')));
    await expect(api.ambil('/a')).rejects.toMatchObject({ pesanServer: 'Server terlalu lama menjawab' });
  });

  it("GALAT-01 shows the server's message, ours without one, and always ours after invalid_token", () => {
    expect(pesanGalat(new GalatApi({ status: 422, pesanServer: 'Schema Error' }), 'Data Gagal Disimpan')).toBe(
      'Schema Error',
    );
    expect(pesanGalat(new GalatApi({ status: 500 }), 'Data Gagal Disimpan')).toBe('Data Gagal Disimpan');
    expect(
      pesanGalat(
        new GalatApi({ status: 400, error: 'invalid_token', pesanServer: 'jwt malformed' }),
        'Data Gagal Disimpan',
      ),
    ).toBe('Data Gagal Disimpan');
  });

  it('keeps the time after which another attempt makes sense', async () => {
    pasangServer({ 'POST /x': { ...gagal(429, 'Terlalu banyak permintaan'), headers: { 'Retry-After': '90' } } });
    await expect(api.kirim('/x')).rejects.toMatchObject({ status: 429, tungguDetik: 90 });
  });

  it('keeps the faults of the body with step and row', async () => {
    const errors = [{ langkah: 'barang', baris: 34, path: 'pelabuhan_tujuan', message: 'wajib diisi' }];
    pasangServer({ 'POST /x': gagal(422, 'Data Gagal Dikirim', { errors }) });
    await expect(api.kirim('/x')).rejects.toMatchObject({ status: 422, errors });
  });
});

describe('queries', () => {
  it('leaves empty filters out and keeps the paging facts', async () => {
    const server = pasangServer({ 'GET /daftar': sukses([1], { page: 2, limit: 10, total: 11 }) });
    await expect(api.daftar('/daftar', { query: { keyword: '', page: 2, arsip: undefined } })).resolves.toEqual({
      data: [1],
      meta: { page: 2, limit: 10, total: 11 },
    });
    expect(server.panggilan[0]?.url.search).toBe('?page=2');
  });
});
