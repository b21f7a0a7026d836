import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { dengarkanAliran, jedaTanya } from '@sinas/api-client';

const MENIT = 60_000;
let sumber: SumberPalsu[] = [];
class SumberPalsu {
  static readonly CLOSED = 2;
  readyState = 1;
  onopen: () => void = () => undefined;
  onerror: () => void = () => undefined;
  dengar: (e: { data: string }) => void = () => undefined;
  constructor(readonly url: string) {
    sumber.push(this);
  }
  addEventListener(_nama: string, dengar: (e: { data: string }) => void) {
    this.dengar = dengar;
  }
  close() {
    this.readyState = SumberPalsu.CLOSED;
  }
  kirim(id: string | null, dibaca: string | null = null) {
    this.dengar({ data: JSON.stringify({ belum_dibaca: 1, terbaru: id && { id, type: 'warning', dibaca } }) });
  }
}
let tutup: () => void = () => undefined;
const onIsi = vi.fn();
const onPutus = vi.fn();
function tampak(keadaan: DocumentVisibilityState) {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(keadaan);
  document.dispatchEvent(new Event('visibilitychange'));
}
beforeEach(() => {
  vi.useFakeTimers();
  sumber = [];
  onIsi.mockReset();
  onPutus.mockReset();
  vi.stubGlobal('EventSource', SumberPalsu);
  tutup = dengarkanAliran({ onIsi, onPutus });
});
afterEach(() => {
  tutup();
  vi.useRealTimers();
});

describe('LAYAR-16 stream of notices', () => {
  it('tells what is new since the connection, once, and not what was there or was read elsewhere', () => {
    expect(sumber[0]?.url).toBe('/api/notifikasi/aliran');
    for (const [id, dibaca] of [['1'], ['1'], ['2'], ['2'], ['3', '2026-11-20']] as const) sumber[0]?.kirim(id, dibaca);
    expect(onIsi.mock.calls.map(([isi, baru]) => [isi.terbaru.id, baru])).toEqual([
      ['1', false],
      ['1', false],
      ['2', true],
      ['2', false],
      ['3', false],
    ]);
  });

  it('makes asking rarer while it is open, and normal again when it is lost', () => {
    expect(jedaTanya()).toBe(MENIT);
    sumber[0]?.onopen();
    expect(jedaTanya()).toBe(5 * MENIT);
    sumber[0]?.onerror();
    expect(jedaTanya()).toBe(MENIT);
    expect(onPutus).toHaveBeenCalledOnce();
  });

  it('opens another one a minute after it was refused', () => {
    sumber[0]?.close();
    sumber[0]?.onerror();
    vi.advanceTimersByTime(MENIT);
    expect(sumber).toHaveLength(2);
  });

  it('gives the connection back when the tab is hidden for long, and opens it when it is seen again', () => {
    tampak('hidden');
    vi.advanceTimersByTime(MENIT - 1);
    expect(sumber[0]?.readyState).toBe(1);
    tampak('visible');
    tampak('hidden');
    vi.advanceTimersByTime(MENIT);
    expect(sumber[0]?.readyState).toBe(SumberPalsu.CLOSED);
    expect(sumber).toHaveLength(1);
    tampak('visible');
    expect(sumber).toHaveLength(2);
  });

  it('is closed with the page, and does nothing where there is no such thing', () => {
    window.dispatchEvent(new Event('pagehide'));
    expect(sumber[0]?.readyState).toBe(SumberPalsu.CLOSED);
    vi.stubGlobal('EventSource', undefined);
    dengarkanAliran({ onIsi, onPutus })();
    expect(sumber).toHaveLength(1);
  });
});
