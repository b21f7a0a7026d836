import { act, render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ToastProvider } from './Toasts';
import { useKabarAliran } from './useKabarAliran';

type Pendengar = Parameters<Parameters<typeof useKabarAliran>[0]>[0];
const segarkan = vi.fn();
let aliran: Pendengar;
const dengarkan = (p: Pendengar) => {
  aliran = p;
  return () => undefined;
};
function Uji() {
  useKabarAliran(dengarkan, segarkan);
  return null;
}
const kabar = (type: string) => ({ terbaru: { type, subject: `Perihal ${type}`, text: 'Isi' } });

describe('new notices', () => {
  it('LAYAR-16 refresh the lists, and are said only when they are new and ask for something', () => {
    render(<Uji />, { wrapper: ToastProvider });
    act(() => {
      aliran.onIsi(kabar('info'), true);
      aliran.onIsi(kabar('danger'), false);
      aliran.onIsi({ terbaru: null }, true);
    });
    expect(screen.queryByText(/^Perihal/)).toBeNull();
    act(() => aliran.onIsi(kabar('warning'), true));
    expect(screen.getByText('Perihal warning')).toBeInTheDocument();
    act(() => aliran.onPutus());
    expect(segarkan).toHaveBeenCalledTimes(5);
  });
});
