import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Konsol } from '../../Konsol';
import { gagal, menu, pasangServer, sesi, sukses, type Jawaban } from '../../test-server';
import { aclUji, akunUji } from '../../test-akun';

const ACL = 'GET /api-prod/menu/acl';
const BARU = 'POST /api-prod/menu/acl';
const PENGIRIMAN = aclUji(3, 'konsol.pengiriman', 'Pengiriman', { kode_peran: 'SUPER_ADMIN', versi: 7 });
const BERANDA = aclUji(20, 'web.beranda', 'Beranda', { kode_peran: 'PU_ADMIN' });
const UBAH = `PUT /api-prod/menu/acl/${PENGIRIMAN.id}`;
const SEMUA = [PENGIRIMAN, aclUji(5, 'konsol.pengguna', 'Pengguna', { kode_peran: 'SUPER_ADMIN' }), BERANDA];

function buka(jalur: string, lain: Record<string, Jawaban> = {}, peran: Parameters<typeof sesi>[0] = 'SUPER_ADMIN') {
  window.location.hash = `#${jalur}`;
  const server = pasangServer({
    'GET /api/sesi': sesi(peran),
    [ACL]: sukses(SEMUA, { total: SEMUA.length }),
    [BARU]: sukses(PENGIRIMAN),
    [UBAH]: sukses(PENGIRIMAN),
    ...lain,
  });
  render(<Konsol />);
  return { server, user: userEvent.setup() };
}
const kotak = (nama: string) => screen.findByRole('checkbox', { name: nama });

describe('rights of menus', () => {
  it('LAYAR-14 hides an entry from a role on the version that is shown, and says so', async () => {
    const { server, user } = buka('/menu');
    const c = await kotak('Pengiriman untuk Super Administrator');
    expect(c).toBeChecked();
    await user.click(c);
    expect(await screen.findByText('Pengiriman untuk Super Administrator tidak tampil lagi.')).toBeInTheDocument();
    expect(server.kepada(UBAH)[0]?.isi).toEqual({ tampil: false, versi: 7 });
    expect(screen.getByText('Menu hanya menampilkan; izin peran yang menentukan.')).toBeInTheDocument();
    // The officer's own menu may have changed: the rail follows.
    await waitFor(() => expect(server.kepada('GET /api/sesi')).toHaveLength(2));
  });
  it('LAYAR-14 shows an entry to a role that nothing was said to', async () => {
    const { server, user } = buka('/menu');
    await user.click(await kotak('Pengiriman untuk Verifikator K/L'));
    await waitFor(() =>
      expect(server.kepada(BARU)[0]?.isi).toEqual({ id_menu: 3, tampil: true, kode_peran: 'KL_VERIFIKATOR' }),
    );
  });
  it('loads anew, with a notice, what somebody else has changed meanwhile', async () => {
    const { server, user } = buka('/menu', { [UBAH]: gagal(409, 'Data sudah diubah', { data: { versi: 8 } }) });
    await user.click(await kotak('Pengiriman untuk Super Administrator'));
    expect(await screen.findByText(/baru saja diubah orang lain/)).toBeInTheDocument();
    await waitFor(() => expect(server.kepada(ACL)).toHaveLength(2));
  });
  it('GALAT-01 refuses in the words of the server what would lock everybody out', async () => {
    const { user } = buka('/menu', { [UBAH]: gagal(422, 'Menu ini tidak dapat disembunyikan') });
    await user.click(await kotak('Pengiriman untuk Super Administrator'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Menu ini tidak dapat disembunyikan');
  });
  it('lets an operator look, not change', async () => {
    buka('/menu', {}, 'LNSW_OPERATOR');
    expect(await kotak('Pengiriman untuk Super Administrator')).toBeDisabled();
  });
  it('PERAN-04 says a word to one user over the role’s, and shows the menu as he sees it', async () => {
    const dewi = akunUji('KL_VERIFIKATOR');
    const { server, user } = buka('/menu?untuk=pengguna', {
      'GET /nk/v2/user-management/all-users': sukses([dewi], { total: 1 }),
      'GET /api-prod/menu/user/a1/acl': sukses([{ ...PENGIRIMAN, kode_peran: 'KL_VERIFIKATOR' }]),
      'GET /api-prod/menu/user/a1': sukses(menu('KL_VERIFIKATOR')),
    });
    await user.type(await screen.findByRole('combobox', { name: 'Pengguna' }), 'dewi');
    await user.click(await screen.findByRole('option', { name: /Dewi Anggraini/ }));
    const baris = within(await screen.findByRole('group', { name: 'Pengiriman untuk Dewi Anggraini' }));
    expect(baris.getByRole('button', { name: 'Tampil' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText('Menurut perannya')).toBeInTheDocument();
    await user.click(baris.getByRole('button', { name: 'Sembunyi' }));
    await waitFor(() => expect(server.kepada(BARU)[0]?.isi).toEqual({ id_menu: 3, tampil: false, id_user: 'a1' }));
    const contoh = within(screen.getByRole('region', { name: 'Pratinjau menu Dewi Anggraini' }));
    expect(contoh.getByText('Tugas saya')).toBeInTheDocument();
    expect(contoh.queryByText('Hak menu')).toBeNull();
  });
  it('PERAN-04 says a word to one organization', async () => {
    const ratna = akunUji('PU_ADMIN', { id_organisasi: 'o1', nama_organisasi: 'PT Nusa Boga' });
    const { server, user } = buka('/menu?untuk=organisasi', {
      'GET /nk/v2/user-management/all-users': sukses([ratna, { ...ratna, id: 'a2' }], { total: 2 }),
      'GET /api-prod/menu/organization/o1': sukses([]),
    });
    await user.type(await screen.findByRole('combobox', { name: 'Organisasi' }), 'nusa');
    await user.click(await screen.findByRole('option', { name: /PT Nusa Boga/ }));
    const baris = within(await screen.findByRole('group', { name: 'Beranda untuk PT Nusa Boga' }));
    await user.click(baris.getByRole('button', { name: 'Sembunyi' }));
    await waitFor(() =>
      expect(server.kepada(BARU)[0]?.isi).toEqual({ id_menu: 20, tampil: false, id_organisasi: 'o1' }),
    );
  });
});
