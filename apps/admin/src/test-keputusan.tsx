import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Konsol } from './Konsol';
import { aksi, detail, lembar } from './test-berkas';
import { pasangServer, sesi, sukses, type Jawaban } from './test-server';

export const NK = '/nk/v2/data-nk';
export const LEMBAR = `${NK}/keputusanInHouse`;
export const VERIFIKATOR = [aksi('ambil'), aksi('lepas'), aksi('kembalikan'), aksi('teruskan')];
const PEMUTUS = [aksi('setuju'), aksi('setuju_sebagian'), aksi('kembalikan'), aksi('tolak')];
const LENGKAP = [1, 2, 3, 4, 5, 6];
const HASIL = sukses({
  idNk: '7',
  noAju: 'x',
  versi: 4,
  kd_status_pengajuan: '22',
  ur_status: 'Penelaahan Koordinator',
});

type Isi = {
  aksi?: ReturnType<typeof aksi>[];
  berkas?: object;
  lembar?: ReturnType<typeof lembar>;
  peran?: Parameters<typeof sesi>[0];
};
/** The decision screen of a file, as the server would answer for who is signed in. */
export async function buka(isi: Isi = {}, lain: Record<string, Jawaban> = {}) {
  const l = isi.lembar ?? lembar(4, [null, null]);
  const server = pasangServer({
    'GET /api/sesi': sesi(isi.peran ?? 'KL_VERIFIKATOR'),
    [`GET ${NK}/get`]: sukses(detail(isi.aksi ?? VERIFIKATOR, isi.berkas)),
    [`GET ${LEMBAR}`]: sukses(l),
    [`PUT ${LEMBAR}`]: sukses({ ...l, tersimpan_pada: '2026-11-20T07:32:00Z' }),
    [`POST ${LEMBAR}`]: HASIL,
    ...lain,
  });
  render(<Konsol />);
  await screen.findByRole('heading', { name: /PT Mitra Boga Rafinasi/ });
  return { server, user: userEvent.setup() };
}
export const pemutus = (l = lembar(2, ['8000', '6000'], LENGKAP)): Isi => ({
  aksi: PEMUTUS,
  lembar: l,
  peran: 'KL_PEMUTUS',
  berkas: { kd_status_pengajuan: '23' },
});
export const beri = (n: number) => screen.getByRole('textbox', { name: new RegExp(`Diberikan, baris ${n}`) });
