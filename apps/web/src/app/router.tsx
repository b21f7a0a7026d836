import { FullScreenSpinner } from '@sinas/ui/Loading';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { RuteGagal } from './RuteGagal';
import { AkarRute, BERANDA, HanyaMasuk, LoginRute, SINAS } from './session';

const halaman =
  <K extends string>(muat: () => Promise<Record<K, React.ComponentType>>, nama: K): RouteObject['lazy'] =>
  async () => ({ Component: (await muat())[nama] });

const galat = () => import('./HalamanGalat');

/** Every page is a chunk of its own; Material UI comes with the shell, after sign-in. */
const ruteMasuk: RouteObject[] = [
  { path: SINAS, element: <Navigate to={BERANDA} replace /> },
  { path: BERANDA, lazy: halaman(() => import('../features/beranda/pages/Beranda'), 'Beranda') },
  { path: '/pengajuan', lazy: halaman(() => import('../features/riwayat/pages/Riwayat'), 'Riwayat') },
  { path: '/pengajuan/baru', lazy: halaman(() => import('../features/formulir/pages/MulaiPage'), 'MulaiPage') },
  {
    path: '/pengajuan/:id/ubah',
    lazy: halaman(() => import('../features/formulir/pages/FormulirPage'), 'FormulirPage'),
  },
  { path: '/pengajuan/:id', lazy: halaman(() => import('../features/berkas/pages/Berkas'), 'Berkas') },
  {
    path: '/pemberitahuan',
    lazy: halaman(() => import('../features/pemberitahuan/pages/Pemberitahuan'), 'Pemberitahuan'),
  },
  { path: '*', lazy: halaman(galat, 'TidakDitemukanDiDalam') },
];

export const rute: RouteObject[] = [
  {
    errorElement: <RuteGagal />,
    hydrateFallbackElement: <FullScreenSpinner />,
    children: [
      { path: '/', element: <AkarRute /> },
      { path: '/login', element: <LoginRute /> },
      { path: '/welcome', lazy: halaman(() => import('../features/welcome/pages/Welcome'), 'Welcome') },
      { path: '/cek/:kode', lazy: halaman(() => import('../features/cek/pages/CekKeputusan'), 'CekKeputusan') },
      { path: '/not-found', lazy: halaman(galat, 'TidakDitemukan') },
      { path: '/error-system', lazy: halaman(galat, 'KesalahanSistem') },
      { path: '/unauthorized', lazy: halaman(galat, 'Diproteksi') },
      {
        element: <HanyaMasuk />,
        children: [
          { lazy: halaman(() => import('./layout'), 'Kerangka'), errorElement: <RuteGagal />, children: ruteMasuk },
        ],
      },
    ],
  },
];

export const router = createBrowserRouter(rute);
