import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useKetik } from './useKetik';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function mulai(nilai = '') {
  const onUbah = vi.fn();
  const { result, rerender } = renderHook((p: { nilai: string }) => useKetik(p.nilai, onUbah), {
    initialProps: { nilai },
  });
  return {
    onUbah,
    teks: () => result.current.teks,
    ketik: (kata: string) => act(() => result.current.ketik(kata)),
    enter: () => act(() => result.current.segera()),
    tunggu: (ms: number) => act(() => void vi.advanceTimersByTime(ms)),
    dariLuar: (kata: string) => rerender({ nilai: kata }),
  };
}

it('tells what was typed once typing pauses, without the spaces around it, and the same word once', () => {
  const k = mulai();
  k.ketik('gu');
  k.tunggu(300);
  k.ketik('gula ');
  k.tunggu(300);
  expect(k.onUbah).not.toHaveBeenCalled();
  k.tunggu(100);
  expect(k.onUbah.mock.calls).toEqual([['gula']]);
  k.ketik('gula');
  k.tunggu(1000);
  expect(k.onUbah).toHaveBeenCalledTimes(1);
});
it('tells it at once at Enter, and not again when the pause ends', () => {
  const k = mulai();
  k.ketik('gula');
  k.enter();
  expect(k.onUbah.mock.calls).toEqual([['gula']]);
  k.tunggu(1000);
  expect(k.onUbah).toHaveBeenCalledTimes(1);
});
it('keeps what was typed while its own word came back', () => {
  const k = mulai();
  k.ketik('gula');
  k.tunggu(400);
  k.ketik('gula mer');
  k.dariLuar('gula');
  expect(k.teks()).toBe('gula mer');
  k.tunggu(400);
  expect(k.onUbah.mock.calls).toEqual([['gula'], ['gula mer']]);
});
it('follows a value from elsewhere, and asks for the same word after it', () => {
  const k = mulai('gula');
  k.dariLuar('');
  expect(k.teks()).toBe('');
  k.ketik('gula');
  k.tunggu(400);
  expect(k.onUbah.mock.calls).toEqual([['gula']]);
});
it('what was typed and not told yet gives way to a value from elsewhere', () => {
  const k = mulai('beras');
  k.ketik('gula');
  k.dariLuar('jagung');
  k.tunggu(1000);
  expect([k.teks(), k.onUbah.mock.calls]).toEqual(['jagung', []]);
});
it('tells nothing after the field is gone', () => {
  const onUbah = vi.fn();
  const { result, unmount } = renderHook(() => useKetik('', onUbah));
  act(() => result.current.ketik('gula'));
  unmount();
  vi.advanceTimersByTime(1000);
  expect(onUbah).not.toHaveBeenCalled();
});
