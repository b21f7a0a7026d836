import { fireEvent, screen } from '@testing-library/react';
import { layanan } from '@sinas/domain/layanan/daftar';
import { useParams } from 'react-router-dom';

import { detail } from '../../../test-berkas';
import { pasangServer, SESI, sukses, tampilkan } from '../../../test-render';
import type { DetailBerkas, KeputusanKl, Riwayat } from '../../../lib/wire';
import { Berkas } from '../pages/Berkas';

const Formulir = () => <p>formulir {useParams().id}</p>;
const RUTE = [
  { path: '/pengajuan/:id', element: <Berkas /> },
  { path: '/pengajuan/:id/ubah', element: <Formulir /> },
];
export const RIWAYAT: Riwayat[] = [
  {
    urut: 1,
    peristiwa: 'kirim',
    dari: '00',
    ke: '10',
    kalimat: 'Anda mengirim permohonan.',
    oleh: 'Ratna',
    peran: 'Administrator Perusahaan',
    milik_sendiri: true,
    catatan: null,
    perubahan: null,
    waktu: '2026-11-16T14:12:00+07:00',
  },
  {
    urut: 2,
    peristiwa: 'ambil',
    dari: '20',
    ke: '21',
    kalimat: 'KKP mulai memeriksa.',
    oleh: 'KKP',
    peran: 'Verifikator',
    milik_sendiri: false,
    catatan: null,
    perubahan: null,
    waktu: '2026-11-17T09:00:00+07:00',
  },
];
export function buka(isi: Partial<DetailBerkas>, lain: Parameters<typeof pasangServer>[0] = {}) {
  const server = pasangServer({
    'GET /api/sesi': sukses(SESI),
    'GET /nk/v2/data-nk/get': sukses(detail(isi)),
    'GET /nk/v2/data-nk/rki/pengajuan-history/7': sukses(RIWAYAT),
    'GET /nk/v2/data-nk/rki/pengajuan/keputusanKl/7': sukses({
      keputusan: [
        {
          level: 2,
          oleh: 'Dirjen',
          kd_keputusan: '1',
          catatan: 'Sesuai kapasitas',
          waktu: '2026-11-18T10:00:00+07:00',
        },
      ],
      rincian: [],
    } satisfies KeputusanKl),
    ...lain,
  });
  return { ...tampilkan(RUTE, '/pengajuan/7'), server };
}
/** The form of RPHP as it comes over the wire. */
export const formulirRphp = () =>
  structuredClone(layanan('03').formulir) as unknown as Pick<DetailBerkas['formulir'], 'langkah' | 'isian'>;
export const klik = async (nama: string) => fireEvent.click(await screen.findByRole('button', { name: nama }));
