import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { HanyaMasuk } from '../../app/session';
import { akunUji } from '../../test-akun';
import { gagal, pasangServer, SESI, sukses, tampilkan, type Jawaban } from '../../test-render';
import { Profil } from './pages/Profil';

// The picture itself is cut in packages/ui; here it is one button.
vi.mock('@sinas/ui/inputs/PhotoCropper', () => ({
  default: ({ error, onDone }: { error: string | null; onDone: (f: { blob: Blob; side: number }) => void }) => (
    <div>
      {error && <p role="alert">{error}</p>}
      <button onClick={() => onDone({ blob: new Blob(['x'], { type: 'image/jpeg' }), side: 640 })}>
        Pakai foto ini
      </button>
    </div>
  ),
}));

const AKUN = 'GET /api-prod/user/u1';
const SIMPAN = 'PUT /api-prod/user/u1';
const FOTO = 'POST /api-prod/profile/user/photo/u1';
const INTEGRASI = 'GET /nk/v2/data-nk/checkUserIntegration';
type Jawab = Jawaban | (() => Jawaban);

async function buka(lain: Record<string, Jawab> = {}) {
  const server = pasangServer({
    'GET /api/sesi': sukses(SESI),
    [AKUN]: sukses(akunUji()),
    [INTEGRASI]: sukses([]),
    ...lain,
  });
  const layar = tampilkan(
    [{ element: <HanyaMasuk />, children: [{ path: '/profil', element: <Profil /> }] }],
    '/profil',
  );
  await screen.findByRole('form', { name: 'Data diri' });
  return { server, user: userEvent.setup(), ...layar };
}
const diri = () => within(screen.getByRole('form', { name: 'Data diri' }));

describe('own data', () => {
  it('sends only what changed, on the version that is shown', async () => {
    const { server, user } = await buka({ [SIMPAN]: sukses(akunUji({ position: 'Direktur', versi: 4 })) });
    await user.clear(diri().getByLabelText('Jabatan'));
    await user.type(diri().getByLabelText('Jabatan'), 'Direktur');
    await user.click(diri().getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Data Berhasil Disimpan')).toBeInTheDocument();
    expect(server.kepada(SIMPAN)[0]?.isi).toBe('{"versi":3,"position":"Direktur"}');
    expect(diri().getByRole('button', { name: 'Simpan' })).toBeDisabled();
  });

  it('asks for the password when the mail address changes', async () => {
    const { server, user } = await buka({
      [SIMPAN]: gagal(422, 'Ada isian yang perlu diperbaiki', {
        errors: [{ langkah: 'pengguna', path: 'sandi', message: 'Kata sandi salah' }],
      }),
    });
    expect(screen.queryByLabelText(/Kata sandi Anda/)).not.toBeInTheDocument();
    await user.type(diri().getByLabelText(/^Surel/), '.id');
    await user.click(diri().getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Kata sandi Anda wajib diisi')).toBeInTheDocument();
    await user.type(diri().getByLabelText(/^Kata sandi Anda/), 'salah');
    await user.click(diri().getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText('Kata sandi salah')).toBeInTheDocument();
    expect(JSON.parse(server.kepada(SIMPAN)[0]!.isi)).toEqual({
      versi: 3,
      email: 'ratna@nusaboga.example.id',
      sandi: 'salah',
    });
  });

  it('loads what was changed elsewhere, keeps what was typed, and saves on the new version', async () => {
    let versi = 3;
    const { server, user } = await buka({
      [AKUN]: () => sukses(akunUji(versi === 3 ? {} : { versi, mobile_number: '0822222222' })),
      [SIMPAN]: () => {
        if (versi === 4) return sukses(akunUji({ versi: 5, position: 'Direktur', mobile_number: '0822222222' }));
        versi = 4;
        return gagal(409, 'Data sudah diubah di tempat lain', { data: { versi: 4 } });
      },
    });
    await user.clear(diri().getByLabelText('Jabatan'));
    await user.type(diri().getByLabelText('Jabatan'), 'Direktur');
    await user.click(diri().getByRole('button', { name: 'Simpan' }));
    expect(await screen.findByText(/Yang terbaru sudah dimuat/)).toBeInTheDocument();
    await waitFor(() => expect(diri().getByLabelText('Nomor telepon')).toHaveValue('0822222222'));
    expect(diri().getByLabelText('Jabatan')).toHaveValue('Direktur');
    await user.click(diri().getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Data Berhasil Disimpan');
    expect(server.kepada(SIMPAN)[1]?.isi).toBe('{"versi":4,"position":"Direktur"}');
  });
});

describe('photo', () => {
  const pilih = (user: ReturnType<typeof userEvent.setup>) =>
    user.upload(screen.getByLabelText('File foto'), new File(['x'], 'saya.png', { type: 'image/png' }));

  it('LAYAR-10 sends the cut picture with its square', async () => {
    const { server, user } = await buka({ [FOTO]: sukses({ foto: '/api-prod/profile/user/photo/u1?v=1' }) });
    const diisi = vi.spyOn(FormData.prototype, 'set');
    await pilih(user);
    await user.click(await screen.findByRole('button', { name: 'Pakai foto ini' }));
    expect(await screen.findByText('Data Berhasil Disimpan')).toBeInTheDocument();
    expect(Object.fromEntries(diisi.mock.calls)).toEqual({
      file: expect.objectContaining({ type: 'image/jpeg', size: 1 }),
      x: '0',
      y: '0',
      sisi: '640',
    });
    expect(server.kepada(FOTO)[0]!.request.headers.get('content-type')).toMatch(/^multipart\/form-data; boundary=/);
  });

  it('BATAS-01 says that it took too long and that nothing was changed, after making sure of that', async () => {
    const { server, user } = await buka();
    const tunggu = globalThis.fetch;
    vi.stubGlobal(
      'fetch',
      vi.fn((m: RequestInfo | URL, init?: RequestInit) =>
        m instanceof Request && m.method === 'POST'
          ? Promise.reject(new DOMException('lewat', 'TimeoutError'))
          : tunggu(m, init),
      ),
    );
    await pilih(user);
    await user.click(await screen.findByRole('button', { name: 'Pakai foto ini' }));
    expect(await screen.findByText(/melewati batas satu detik.*Foto Anda tidak berubah/)).toBeInTheDocument();
    expect(server.kepada(AKUN)).toHaveLength(2);
  });

  it('deletes it after a question', async () => {
    const { server, user } = await buka({
      [AKUN]: sukses(akunUji({ foto: '/api-prod/profile/user/photo/u1?v=2' })),
      'DELETE /api-prod/profile/user/photo/u1': sukses(null),
    });
    await user.click(screen.getByRole('button', { name: 'Hapus foto' }));
    await user.click(await screen.findByRole('button', { name: 'Ya' }));
    expect(await screen.findByText('Data Berhasil Dihapus')).toBeInTheDocument();
    expect(server.kepada('DELETE /api-prod/profile/user/photo/u1')).toHaveLength(1);
  });
});

describe('password, mails, other systems', () => {
  it('changes the password by the old one, and shows a wrong one at its field', async () => {
    let salah = true;
    const UBAH = 'PUT /api-prod/change-password';
    const { server, user } = await buka({
      [UBAH]: () =>
        salah
          ? gagal(422, 'x', {
              errors: [{ langkah: 'akun', path: 'old_password', message: 'Kata sandi lama salah' }],
            })
          : sukses(null),
    });
    const form = within(screen.getByRole('form', { name: 'Ubah kata sandi' }));
    await user.type(form.getByLabelText(/^Kata sandi lama/), 'lama-sekali');
    await user.type(form.getByLabelText(/^Kata sandi baru/), 'kereta hijau tujuh');
    await user.type(form.getByLabelText(/^Ulangi/), 'kereta hijau tujuh');
    await user.click(form.getByRole('button', { name: 'Ubah kata sandi' }));
    expect(await form.findByText('Kata sandi lama salah')).toBeInTheDocument();
    salah = false;
    await user.click(form.getByRole('button', { name: 'Ubah kata sandi' }));
    expect(await screen.findByText('Kata sandi diubah. Perangkat lain sudah dikeluarkan')).toBeInTheDocument();
    expect(JSON.parse(server.kepada(UBAH)[1]!.isi)).toEqual({
      user_id: 'u1',
      old_password: 'lama-sekali',
      new_password: 'kereta hijau tujuh',
    });
    expect(form.getByLabelText(/^Kata sandi lama/)).toHaveValue('');
  });

  it('stores with one click which notices come by mail, and takes it back when that failed', async () => {
    const PILIHAN = 'PUT /api/notifikasi/pilihan';
    let putus = false;
    const { server, user } = await buka({
      [PILIHAN]: () => (putus ? gagal(500, '') : sukses({ surel_notif: 'tidak' })),
    });
    await user.click(screen.getByRole('radio', { name: /Tanpa surel/ }));
    await waitFor(() => expect(server.kepada(PILIHAN)[0]?.isi).toBe('{"surel_notif":"tidak"}'));
    await waitFor(() => expect(screen.getByRole('radio', { name: /Tanpa surel/ })).toBeChecked());
    putus = true;
    await user.click(screen.getByRole('radio', { name: /Semua pemberitahuan/ }));
    expect(await screen.findByText('Data Gagal Disimpan')).toBeInTheDocument();
    expect(screen.getByRole('radio', { name: /Tanpa surel/ })).toBeChecked();
  });

  it('VALIDASI-19 lists other systems with - for what is empty', async () => {
    await buka({
      [INTEGRASI]: sukses([
        {
          jenis: 'siinas',
          nama_sistem: 'SIINas Kementerian Perindustrian',
          terdaftar: true,
          id_luar: 'S-1',
          nama: null,
          sejak: null,
          keterangan: null,
        },
      ]),
    });
    const baris = await screen.findByRole('row', { name: /SIINas/ });
    expect(
      within(baris)
        .getAllByRole('cell')
        .map((c) => c.textContent),
    ).toEqual(['SIINas Kementerian Perindustrian', 'Terdaftar', 'S-1', '-', '-']);
  });

  it('GALAT-07 says that no other system knows the company', async () => {
    await buka();
    expect(await screen.findByText('Belum ada data dari sistem lain')).toBeInTheDocument();
  });
});
