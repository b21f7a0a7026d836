import { FullScreenSpinner } from '@sinas/ui/feedback/Loading';
import { createBrowserRouter, Navigate, type RouteObject } from 'react-router-dom';
import { BERANDA } from '../lib/masuk';
import { HalamanGagal, RuteGagal } from './RuteGagal';
import { AkarRute, HanyaMasuk, LoginRute, SINAS } from './session';

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
  { path: '/rkt-npp', lazy: halaman(() => import('../features/rencana/daftar/DaftarRencana'), 'DaftarRencana') },
  { path: '/rkt-npp/:no_aju', lazy: halaman(() => import('../features/rencana/rangka/RencanaPage'), 'RencanaPage') },
  { path: '/kuota', lazy: halaman(() => import('../features/kuota/Kuota'), 'Kuota') },
  { path: '/alokasi', lazy: halaman(() => import('../features/alokasi/Alokasi'), 'Alokasi') },
  {
    path: '/realisasi',
    lazy: halaman(() => import('../features/realisasi/pages/DaftarRealisasi'), 'DaftarRealisasi'),
  },
  {
    path: '/realisasi/:id',
    lazy: halaman(() => import('../features/realisasi/pages/RealisasiIzin'), 'RealisasiIzin'),
  },
  {
    path: '/pengajuan/:id/keberatan',
    lazy: halaman(() => import('../features/keberatan/pages/Keberatan'), 'Keberatan'),
  },
  { path: '/realisasi/:id/serah', lazy: halaman(() => import('../features/realisasi/pages/SerahSisa'), 'SerahSisa') },
  {
    path: '/pemberitahuan',
    lazy: halaman(() => import('../features/pemberitahuan/pages/Pemberitahuan'), 'Pemberitahuan'),
  },
  { path: '/perusahaan', lazy: halaman(() => import('../features/perusahaan/pages/Perusahaan'), 'Perusahaan') },
  { path: '/profil', lazy: halaman(() => import('../features/profil/pages/Profil'), 'Profil') },
  { path: '/perangkat', lazy: halaman(() => import('../features/perangkat/pages/Perangkat'), 'Perangkat') },
  { path: '/pengguna', lazy: halaman(() => import('../features/pengguna/pages/DaftarPengguna'), 'DaftarPengguna') },
  { path: '/pengguna/cabang', lazy: halaman(() => import('../features/pengguna/pages/Cabang'), 'Cabang') },
  { path: '/pengguna/:id', lazy: halaman(() => import('../features/pengguna/pages/SatuPengguna'), 'SatuPengguna') },
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
      { path: '/cek', lazy: halaman(() => import('../features/cek/pages/CekKeputusan'), 'CekKeputusan') },
      { path: '/cek/:kode', lazy: halaman(() => import('../features/cek/pages/CekKeputusan'), 'CekKeputusan') },
      { path: '/bantuan', lazy: halaman(() => import('../features/bantuan/pages/Bantuan'), 'Bantuan') },
      {
        path: '/bantuan/pernyataan',
        lazy: halaman(() => import('../features/bantuan/pages/Pernyataan'), 'Pernyataan'),
      },
      {
        path: '/bantuan/:layanan',
        lazy: halaman(() => import('../features/bantuan/pages/BantuanLayanan'), 'BantuanLayanan'),
      },
      { path: '/masuk', lazy: halaman(() => import('../features/akun/pages/Masuk'), 'Masuk') },
      { path: '/callback', lazy: halaman(() => import('../features/akun/pages/Callback'), 'Callback') },
      { path: '/daftar', lazy: halaman(() => import('../features/akun/pages/Daftar'), 'Daftar') },
      { path: '/aktivasi', lazy: halaman(() => import('../features/akun/pages/Aktivasi'), 'Aktivasi') },
      { path: '/lupa-sandi', lazy: halaman(() => import('../features/akun/pages/LupaSandi'), 'LupaSandi') },
      { path: '/sandi-baru', lazy: halaman(() => import('../features/akun/pages/SandiBaru'), 'SandiBaru') },
      { path: '/surel', lazy: halaman(() => import('../features/akun/pages/SurelBaru'), 'SurelBaru') },
      { path: '/tautkan', lazy: halaman(() => import('../features/akun/pages/Tautkan'), 'Tautkan') },
      { path: '/not-found', lazy: halaman(galat, 'TidakDitemukan') },
      { path: '/error-system', lazy: halaman(galat, 'KesalahanSistem') },
      { path: '/unauthorized', lazy: halaman(galat, 'Diproteksi') },
      {
        element: <HanyaMasuk />,
        children: [
          {
            lazy: halaman(() => import('./layout'), 'Kerangka'),
            errorElement: <RuteGagal />,
            children: [{ errorElement: <HalamanGagal />, children: ruteMasuk }],
          },
        ],
      },
    ],
  },
];

export const router = createBrowserRouter(rute);
