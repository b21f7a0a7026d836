import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { useSaringDaftar } from './useSaringDaftar';

const alamat = (isi: object): string => `/?filter=${encodeURIComponent(JSON.stringify(isi))}`;
const di =
  (awal: object) =>
  ({ children }: { children: ReactNode }) => <MemoryRouter initialEntries={[alamat(awal)]}>{children}</MemoryRouter>;

describe('filters of a list', () => {
  it('of two changes before the address follows both count; one that is emptied is gone', () => {
    const pasang = vi.fn();
    const { result } = renderHook(() => useSaringDaftar(pasang), { wrapper: di({ status: '21', tahun: '2027' }) });
    expect(result.current[0]).toEqual({ status: '21', tahun: '2027' });
    act(() => {
      result.current[1]({ klaster: 'A' });
      result.current[1]({ risiko: 'high', tahun: '' });
    });
    expect(pasang.mock.calls.map(([isi]) => isi as unknown)).toEqual([
      { status: '21', tahun: '2027', klaster: 'A' },
      { status: '21', klaster: 'A', risiko: 'high' },
    ]);
  });
  it('an address that follows late does not take back what was changed since', () => {
    const pasang = vi.fn();
    const usePakai = () => ({ s: useSaringDaftar(pasang), ke: useNavigate() });
    const { result } = renderHook(usePakai, { wrapper: di({}) });
    act(() => result.current.s[1]({ a: '1' }));
    act(() => result.current.s[1]({ b: '2' }));
    act(() => void result.current.ke(alamat({ a: '1' })));
    act(() => result.current.s[1]({ c: '3' }));
    expect(pasang).toHaveBeenLastCalledWith({ a: '1', b: '2', c: '3' });
    act(() => void result.current.ke(alamat({ c: '3', b: '2', a: '1' })));
    act(() => void result.current.ke(alamat({ x: '9' })));
    act(() => result.current.s[1]({ y: '8' }));
    expect(pasang).toHaveBeenLastCalledWith({ x: '9', y: '8' });
  });
  it('an address that was opened since is what the next change begins with', () => {
    const pasang = vi.fn();
    const { result } = renderHook(() => ({ s: useSaringDaftar(pasang), ke: useNavigate() }), {
      wrapper: di({ a: '1' }),
    });
    act(() => void result.current.ke(alamat({ b: '2' })));
    act(() => result.current.s[1]({ c: '3' }));
    expect(pasang).toHaveBeenLastCalledWith({ b: '2', c: '3' });
  });
});
