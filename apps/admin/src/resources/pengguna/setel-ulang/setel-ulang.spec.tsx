import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Konsol } from '../../../Konsol';
import { akunUji } from '../../../test-akun';
import { gagal, pasangServer, sesi, sukses, type Jawaban } from '../../../test-server';

const MINTA = 'POST /api/faktor/setel-ulang';
const SETUJU = 'POST /api/faktor/setel-ulang/s1/setuju';
const ORANG = 'GET /api/faktor/orang/a1';
const PERMINTAAN = {
  id: 's1',
  id_user: 'a1',
  fullname: 'Dewi Anggraini',
  username: 'dewi',
  user_role: 'KL_VERIFIKATOR',
  name_role: 'Verifikator',
  nama_organisasi: null,
  kd_ga: '019',
  alasan: 'Ponselnya hilang di perjalanan',
  nama_peminta: 'Sri Hartati',
  diminta: '2026-11-20T07:32:00Z',
  sampai: '2026-11-21T07:32:00Z',
  boleh_setuju: true,
  boleh_batal: true,
};
const FAKTOR = { ada: true, wajib: true, boleh_minta: true, permintaan: null };

function buka(jalur: string, lain: Record<string, Jawaban>) {
  window.location.hash = `#${jalur}`;
  const server = pasangServer({
    'GET /api/sesi': sesi('SUPER_ADMIN'),
    'GET /api-prod/user/a1': sukses(akunUji('KL_VERIFIKATOR')),
    'GET /api/pengguna/a1/riwayat': sukses([], { total: 0 }),
    'GET /nk/v2/user-management/all-users': sukses([], { total: 0 }),
    'GET /nk/v2/user-management/filter-ga': sukses([]),
    'GET /api/inhouse-system/referensi/inhouse-group': sukses([]),
    'GET /nk/v2/data-nk/inhouse/pengajuan': sukses([], { hitung: {}, total: 0 }),
    'POST /api/bukti/tantangan': sukses({ cara: ['totp'], tantangan: null, passkey: null }),
    'POST /api/bukti': sukses({ bukti: 'bukti-1', detik: 120 }),
    ...lain,
  });
  render(<Konsol />);
  return { server, user: userEvent.setup() };
}

describe('a lost second factor (issue 11, part 3)', () => {
  it('is asked to be reset with a reason and a proof', async () => {
    const { server, user } = buka('/pengguna/a1', {
      [ORANG]: sukses(FAKTOR),
      [MINTA]: sukses({ id: 's1', sampai: PERMINTAAN.sampai }),
    });
    const bagian = within(await screen.findByRole('region', { name: 'Faktor kedua' }));
    await user.click(await bagian.findByRole('button', { name: 'Minta setel ulang' }));
    const dialog = within(await screen.findByRole('dialog', { name: /^Minta setel ulang faktor kedua/ }));
    await user.click(dialog.getByRole('button', { name: 'Minta setel ulang' }));
    expect(await dialog.findByText('Alasan wajib diisi')).toBeInTheDocument();
    await user.type(dialog.getByLabelText(/^Alasan/), 'Ponselnya hilang');
    await user.click(dialog.getByRole('button', { name: 'Minta setel ulang' }));
    await user.type(await screen.findByLabelText(/^Kode autentikator/), '123456');
    await waitFor(() =>
      expect(server.kepada(MINTA)[0]?.isi).toEqual({ id_user: 'a1', alasan: 'Ponselnya hilang', bukti: 'bukti-1' }),
    );
  });
  it('is confirmed by another administrator, who reads who asked, why and until when', async () => {
    const { server, user } = buka('/pengguna', {
      'GET /api/faktor/setel-ulang': sukses([PERMINTAAN]),
      [SETUJU]: sukses(null),
    });
    const bagian = within(await screen.findByRole('region', { name: 'Setel ulang faktor kedua' }));
    expect(bagian.getByText('Sri Hartati').closest('[role=status]')).toHaveTextContent(
      /Berlaku sampai.*Ponselnya hilang di perjalanan/,
    );
    await user.click(bagian.getByRole('button', { name: 'Setujui setel ulang Dewi Anggraini' }));
    await user.click(await screen.findByRole('button', { name: 'Ya' }));
    await user.type(await screen.findByLabelText(/^Kode autentikator/), '123456');
    await waitFor(() => expect(server.kepada(SETUJU)[0]?.isi).toEqual({ bukti: 'bukti-1' }));
  });
  it('is not confirmed by the one who asked, and a refusal is told in the words of the server', async () => {
    const { user } = buka('/pengguna/a1', {
      [ORANG]: sukses({ ...FAKTOR, boleh_minta: false, permintaan: { ...PERMINTAAN, boleh_setuju: false } }),
      'POST /api/faktor/setel-ulang/s1/batal': gagal(409, 'Permintaan ini sudah ditutup atau berakhir'),
    });
    const bagian = within(await screen.findByRole('region', { name: 'Faktor kedua' }));
    const batal = await bagian.findByRole('button', { name: 'Batalkan setel ulang Dewi Anggraini' });
    expect(bagian.queryByRole('button', { name: /^Setujui/ })).toBeNull();
    expect(bagian.queryByRole('button', { name: 'Minta setel ulang' })).toBeNull();
    await user.click(batal);
    expect(await bagian.findByRole('alert')).toHaveTextContent('Permintaan ini sudah ditutup atau berakhir');
  });
});
