import { SinasThemeProvider } from '@sinas/ui/SinasThemeProvider';
import { PenyediaBukti } from '@sinas/ui/akun/bukti/PenyediaBukti';
import { ToastProvider } from '@sinas/ui/feedback/Toasts';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, type RouteObject } from 'react-router-dom';
import { vi } from 'vitest';
import { layananBukti } from './lib/bukti';
import type { Sesi } from './lib/sesi';

const PORTAL = { akun: 'https://akun.example', beranda: 'https://portal.example' };
export const SESI = {
  masuk: true,
  csrf: 'csrf-1',
  portal: PORTAL,
  menu: [
    { id: 1, id_parent: null, kode: 'beranda', judul: 'Beranda', uri: '/neraca-komoditas', ikon: null, urut: 1 },
    { id: 2, id_parent: null, kode: 'pengajuan', judul: 'Pengajuan', uri: '/pengajuan', ikon: null, urut: 2 },
  ],
  pengguna: {
    login_type: 'sso',
    username: 'ratna',
    email: 'ratna@nusaboga.example',
    mobile_number: null,
    id_user: 'u1',
    fullname: 'Ratna Wulandari',
    nik: null,
    position: null,
    employee_number: null,
    address: null,
    id_organization: 'o1',
    nama_organisasi: 'PT Nusa Boga Sejahtera',
    id_nib: null,
    nib: '9120304817265',
    api_code: '02',
    npwp: '0123456789012000',
    kswp_validity: true,
    admin_flag: 'Y',
    isbranch: 'N',
    user_role: 'PU_ADMIN',
    default_home: '/neraca-komoditas',
    name_role: 'Administrator Perusahaan',
    level_role: 8,
    kd_ga: null,
    kd_detail_ga: null,
    kd_level_ga: null,
    data_ga: null,
    peran: { id: 11, kode: 'PU_ADMIN', name: 'Administrator Perusahaan', level: 8, main_uri: '/neraca-komoditas' },
    lingkup: 'organisasi',
    izin: ['pengajuan.baca', 'pengajuan.buat'],
    pelaksana: null,
    penunjukan: [],
  },
} satisfies Sesi;
export const TAMU: Sesi = { masuk: false, csrf: 'csrf-1', portal: PORTAL, menu: [] };

export interface Jawaban {
  status?: number;
  body?: unknown;
  headers?: Record<string, string>;
}
type Jawab = Jawaban | ((url: URL, request: Request) => Jawaban | Promise<Jawaban>);

export const sukses = (data: unknown, meta?: unknown): Jawaban => ({ body: { status: true, code: '01', data, meta } });
export const gagal = (status: number, message: string, sisa: object = {}): Jawaban => ({
  status,
  body: { status: false, code: '05', message, data: null, ...sisa },
});

/** A server of fixed answers, by 'METHOD /path'; anything else is a 500, so that nothing passes by accident. */
export function pasangServer(jawaban: Record<string, Jawab>) {
  const panggilan: { kunci: string; url: URL; request: Request; isi: string }[] = [];
  const fetchPalsu = vi.fn(async (masukan: RequestInfo | URL, init?: RequestInit) => {
    const alamat = masukan instanceof Request ? masukan : new URL(masukan, window.location.origin);
    const request = new Request(alamat, init);
    const url = new URL(request.url);
    const kunci = `${request.method} ${url.pathname}`;
    panggilan.push({ kunci, url, request, isi: await request.clone().text() });
    const isi = jawaban[kunci] ?? gagal(500, 'Terjadi Kesalahan Server', { trace_id: 'tanpa-jawaban' });
    const { status = 200, body, headers } = typeof isi === 'function' ? await isi(url, request) : isi;
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } });
  });
  vi.stubGlobal('fetch', fetchPalsu);
  return { panggilan, kepada: (kunci: string) => panggilan.filter((p) => p.kunci === kunci) };
}

/** Renders routes as the application does, without retries. */
export function tampilkan(rute: RouteObject[], awal: string) {
  const router = createMemoryRouter(rute, { initialEntries: [awal] });
  const klien = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const layar = render(
    <QueryClientProvider client={klien}>
      <SinasThemeProvider density="web">
        <ToastProvider>
          <PenyediaBukti layanan={layananBukti}>
            <RouterProvider router={router} />
          </PenyediaBukti>
        </ToastProvider>
      </SinasThemeProvider>
    </QueryClientProvider>,
  );
  return { ...layar, router, klien };
}
