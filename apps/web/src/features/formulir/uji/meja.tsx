import { ToastProvider, useToast } from '@sinas/ui/feedback/Toasts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { useMemo, useState, type ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { KUNCI_SESI } from '../../../lib/sesi';
import { SESI } from '../../../test-render';
import type { PanggilanApi } from '../kerja/simpan/kawat';
import { FormulirProvider } from '../kerja/FormulirProvider';
import { useMesin, useTurunan, type Formulir, type Sasaran } from '../kerja/useFormulir';
import type { DetailFormulir } from '../wire';
import { HS, NEGARA, PELABUHAN, POHON_HS } from './contoh';

// A busy machine is no fault of the screen.
configure({ asyncUtilTimeout: 5000 });

/** Answers of the reference service, by path. */
export function jawabAcuan(path: string): unknown {
  if (path.endsWith('/negara') || path.endsWith('/negara-by-kdelemen')) return NEGARA;
  if (path.includes('/pelabuhan/') || path.endsWith('/pelabuhan-elemen')) return PELABUHAN;
  if (path.endsWith('/hscode/pohon')) return POHON_HS;
  if (path.endsWith('/hscode/jalur')) return [];
  if (path.includes('/hscode/')) return HS;
  if (path.endsWith('/kbli-nk')) return [{ kode_kbli: '10721', uraian: 'Industri Gula Pasir' }];
  if (path.endsWith('/disclaimer')) return { teks: 'Data yang saya sampaikan benar.' };
  return null;
}

interface Genggam {
  formulir: Formulir | null;
}
interface Props {
  detail: DetailFormulir;
  kawat: PanggilanApi;
  genggam: Genggam;
  children: ReactNode;
}
function Meja({ detail, kawat, genggam, children }: Props) {
  const toast = useToast();
  const mesin = useMesin(detail, { idUser: 'u1', kabar: toast.berhasil, kabarGagal: toast.gagal, kawat });
  const turunan = useTurunan(mesin);
  const [sasaran, setSasaran] = useState<Sasaran | null>(null);
  const nilai = useMemo<Formulir>(
    () => ({
      ...turunan,
      sasaran,
      pergi: (langkah, path = null, baris = null) =>
        setSasaran((s) => ({ langkah, path, baris, ke: (s?.ke ?? 0) + 1 })),
    }),
    [turunan, sasaran],
  );
  genggam.formulir = nilai;
  return <FormulirProvider value={nilai}>{children}</FormulirProvider>;
}

/** Draws a part of the wizard around a file and a server in memory. */
export function gambar(detail: DetailFormulir, kawat: PanggilanApi, isi: ReactNode) {
  const genggam: Genggam = { formulir: null };
  const klien = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  klien.setQueryData(KUNCI_SESI, SESI);
  const hasil = render(
    <QueryClientProvider client={klien}>
      <MemoryRouter>
        <ToastProvider>
          <Meja detail={detail} kawat={kawat} genggam={genggam}>
            {isi}
          </Meja>
        </ToastProvider>
      </MemoryRouter>
    </QueryClientProvider>,
  );
  const formulir = (): Formulir => {
    if (!genggam.formulir) throw new Error('the wizard is not drawn yet');
    return genggam.formulir;
  };
  return { ...hasil, klien, formulir };
}

/** jsdom lays nothing out: the grid gets a window and its rows a height, else it shows none. */
export function beriUkuran(): void {
  const ukuran = (grid: number, lain: number) => ({
    configurable: true,
    get(this: HTMLElement) {
      return this.getAttribute('role') === 'grid' ? grid : lain;
    },
  });
  for (const nama of ['clientHeight', 'offsetHeight'])
    Object.defineProperty(HTMLElement.prototype, nama, ukuran(600, 35));
  for (const nama of ['clientWidth', 'offsetWidth'])
    Object.defineProperty(HTMLElement.prototype, nama, ukuran(1200, 1200));
}
