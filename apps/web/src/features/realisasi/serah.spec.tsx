import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HanyaMasuk } from '../../app/session';
import type { Serah } from '../../components/berkas/penyerahan';
import { gagal, pasangServer, SESI, sukses, tampilkan } from '../../test-render';
import { SerahSisa } from './pages/SerahSisa';

const JALUR = '/api/serah/7';
const serah = (ubah: Partial<Serah> = {}): Serah => ({
  ...{ idNk: '7', noAju: '07001990000120261123000001', no_keputusan: '07/PERTEK/2027', versi: 9, boleh: true },
  baris: [
    {
      ...{ id: '11', seri: 1, uraian: 'Katup bola', hs: '84818090', satuan: 'TNE', ur_satuan: 'Ton' },
      ...{ ditetapkan: '1100', diserahkan: '0', terealisasi: '40', sisa: '1060' },
    },
    {
      ...{ id: '12', seri: 2, uraian: 'Katup gerbang', hs: null, satuan: 'TNE', ur_satuan: 'Ton' },
      ...{ ditetapkan: '5', diserahkan: '0', terealisasi: '5', sisa: '0' },
    },
  ],
  penyerahan: [],
  ...ubah,
});
function buka(lain: Parameters<typeof pasangServer>[0] = {}) {
  const server = pasangServer({
    'GET /api/sesi': sukses(SESI),
    'GET /api-prod-ba/mobile/get_notif_web': sukses([], { belum_dibaca: 0 }),
    [`GET ${JALUR}`]: sukses(serah()),
    ...lain,
  });
  const anak = [{ path: '/realisasi/:id/serah', element: <SerahSisa /> }];
  return { ...tampilkan([{ element: <HanyaMasuk />, children: anak }], '/realisasi/7/serah'), server };
}
const isi = async (jml: string, alasan = 'Lini ditutup') => {
  fireEvent.change(await screen.findByLabelText('Diserahkan dari baris 1'), { target: { value: jml } });
  fireEvent.change(screen.getByLabelText(/Alasan/), { target: { value: alasan } });
  fireEvent.click(screen.getByRole('button', { name: 'Serahkan kembali' }));
};

describe('what a company gives back of a permit', () => {
  it('asks once more with the quantities, then sends them as exact numbers, and shows what was given back', async () => {
    const sudah = [
      {
        ...{ jenis: 'SERAH' as const, versi: 2, waktu: '2027-03-10T02:00:00Z', alasan: 'Lini ditutup', oleh: 'Ratna' },
        baris: [{ seri: 1, uraian: 'Katup bola', jml: '1050.5', satuan: 'TNE', ur_satuan: 'Ton', alasan: '' }],
      },
    ];
    const { server } = buka({ [`POST ${JALUR}`]: sukses(serah({ versi: 10, penyerahan: sudah })) });
    await isi('1.050,5');
    const tanya = await screen.findByRole('dialog');
    expect(within(tanya).getByText('1.050,5 ton')).toBeInTheDocument();
    expect(within(tanya).getByText(/Penyerahan tidak dapat ditarik kembali/)).toBeInTheDocument();
    fireEvent.click(within(tanya).getByRole('button', { name: 'Ya' }));
    await waitFor(() => expect(server.kepada(`POST ${JALUR}`)).toHaveLength(1));
    expect(JSON.parse(server.kepada(`POST ${JALUR}`)[0]?.isi ?? '')).toEqual({
      ...{ versi: 9, alasan: 'Lini ditutup' },
      baris: [{ id: '11', jml: '1050.5' }],
    });
    expect(await screen.findByRole('heading', { name: 'Sudah diserahkan kembali' })).toBeInTheDocument();
    expect(screen.getByLabelText('Diserahkan dari baris 1')).toHaveValue('');
  });
  it('sends nothing while more is typed than remains, nothing at all, or no reason', async () => {
    const { server } = buka();
    await isi('1.060,001');
    expect(await screen.findByRole('alert')).toHaveTextContent('Paling banyak 1.060');
    await isi('');
    expect(screen.getByRole('alert')).toHaveTextContent('sedikitnya satu baris');
    await isi('10', ' ');
    expect(screen.getByRole('alert')).toHaveTextContent('Alasan wajib diisi');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByLabelText('Diserahkan dari baris 2')).toBeDisabled();
    expect(server.kepada(`POST ${JALUR}`)).toHaveLength(0);
  });
  it('keeps what was typed when the server refuses', async () => {
    buka({ [`POST ${JALUR}`]: gagal(422, 'Paling banyak 5, yaitu sisa yang belum direalisasikan') });
    await isi('10');
    fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Ya' }));
    expect(await screen.findByText(/Paling banyak 5/)).toBeInTheDocument();
    expect(screen.getByLabelText('Diserahkan dari baris 1')).toHaveValue('10');
  });
  it('who may not, or of what is over, reads why; a failed load can be tried again', async () => {
    buka({ [`GET ${JALUR}`]: sukses(serah({ boleh: false })) });
    expect(await screen.findByText('Tidak ada yang dapat diserahkan')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Serahkan kembali' })).toBeNull();
  });
  it('GALAT-04 a failed load can be tried again', async () => {
    buka({ [`GET ${JALUR}`]: { status: 500, body: null } });
    expect(await screen.findByRole('button', { name: 'Coba lagi' })).toBeInTheDocument();
  });
});
