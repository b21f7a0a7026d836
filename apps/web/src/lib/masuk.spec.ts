import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pasangServer, sukses } from '../test-render';
import { alamatMasuk, jalurAman, keluar } from './masuk';

const pergi = vi.fn();
beforeEach(() => {
  pergi.mockReset();
  vi.stubGlobal('location', {
    ...window.location,
    origin: window.location.origin,
    pathname: '/nk/pertek/12',
    assign: pergi,
  });
});

describe('sign-in address', () => {
  it('RUTE-10 returns to the path with its query and fragment', () => {
    expect(alamatMasuk('/pengajuan?page=2#cari', '')).toBe('/auth/login?kembali=%2Fpengajuan%3Fpage%3D2%23cari');
  });

  it('RUTE-11 hands hints on and keeps them out of the return path', () => {
    const alamat = new URL(
      alamatMasuk('/pengajuan?login_hint=a@b.c&page=2', '?login_hint=a@b.c&id_token_hint=tok'),
      'http://x',
    );
    expect(Object.fromEntries(alamat.searchParams)).toEqual({
      kembali: '/pengajuan?page=2',
      login_hint: 'a@b.c',
      id_token_hint: 'tok',
    });
  });

  it.each(['//jahat.example', '/\\jahat.example', 'https://jahat.example/x', 'javascript:alert(1)', ''])(
    'RUTE-10 refuses to return to %s',
    (jalur) => {
      expect(jalurAman(jalur)).toBe('/');
    },
  );
});

describe('sign-out', () => {
  it('RUTE-14 tells the server where it was, SESI-07 forgets local storage, then goes where the server says', async () => {
    localStorage.setItem('draf', '1');
    sessionStorage.setItem('x', '1');
    const server = pasangServer({ 'POST /auth/logout': sukses({ tujuan: 'http://localhost/pertek' }) });
    await keluar();
    expect(server.panggilan[0]?.isi).toBe('{"path":"/nk/pertek/12"}');
    expect(localStorage).toHaveLength(0);
    expect(sessionStorage).toHaveLength(0);
    expect(pergi).toHaveBeenCalledWith('http://localhost/pertek');
  });

  it('keeps everything when the server could not sign out', async () => {
    localStorage.setItem('draf', '1');
    pasangServer({});
    await expect(keluar()).rejects.toThrow();
    expect(localStorage.getItem('draf')).toBe('1');
    expect(pergi).not.toHaveBeenCalled();
  });
});
