import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { Konsol } from './Konsol';
import type { RapatRinci } from './providers/rakor/wire';
import { barisRapat, garisRapat, rapatUji } from './test-rapat';
import { pasangServer, sesi, sukses, type Jawaban } from './test-server';
import gaya from './resources/rakor/papan/rakor-baris.module.css';

export const R = '/nk/v2/rakor';
export const PADA = '2026-12-09T03:00:00.000Z';
type Peran = Parameters<typeof sesi>[0];
type Jawab = Jawaban | ((url: URL, isi: Record<string, unknown>) => Jawaban);

/** The browser's end of the stream, spoken to by the test. */
export class Aliran {
  static semua: Aliran[] = [];
  readyState = 1;
  onopen: () => void = () => undefined;
  onerror: () => void = () => undefined;
  private readonly dengar = new Map<string, (e: { data: string }) => void>();
  constructor(readonly url: string) {
    Aliran.semua.push(this);
  }
  addEventListener(nama: string, lakukan: (e: { data: string }) => void) {
    this.dengar.set(nama, lakukan);
  }
  close() {
    this.readyState = 2;
  }
  static katakan(nama: string, isi: unknown) {
    const rapat = Aliran.semua.find((a) => a.url.startsWith(`${R}/aliran/`) && a.readyState === 1);
    act(() => rapat?.dengar.get(nama)?.({ data: JSON.stringify(isi) }));
  }
}
export function siapkan(): void {
  Aliran.semua = [];
  vi.stubGlobal('EventSource', Aliran);
  // jsdom lays nothing out: the rows get a window and a height, else it shows none.
  for (const nama of ['clientHeight', 'offsetHeight'] as const)
    vi.spyOn(HTMLElement.prototype, nama, 'get').mockImplementation(function (this: HTMLElement) {
      return this.className === gaya.gulir ? 640 : 46;
    });
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(1200);
}

export function buka(peran: Peran, rapat: RapatRinci = rapatUji(), jawab: Record<string, Jawab> = {}, sisa = '') {
  window.location.hash = `#/rakor/9${sisa}`;
  const rows = [1, 2, 3].map((n) => barisRapat(n));
  const server = pasangServer({
    'GET /api/sesi': sesi(peran),
    [`GET ${R}/rinci/9`]: sukses(rapat),
    [`GET ${R}/sum`]: sukses([garisRapat()]),
    [`GET ${R}/nested/5`]: (url) =>
      sukses({ garis: garisRapat(), baris: url.searchParams.has('sejak') ? [] : rows, pada: PADA }),
    [`POST ${R}/sunting/9`]: sukses(null),
    [`GET ${R}/komoditas`]: sukses([]),
    [`GET ${R}/penanda-tangan`]: sukses([]),
    ...jawab,
  });
  render(<Konsol />);
  return { server, user: userEvent.setup() };
}
