import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Konsol } from '../../Konsol';
import { pasangServer, sesi, sukses, type Jawaban } from '../../test-server';
import { akunUji } from '../../test-akun';

const KELOLA = '/nk/v2/user-management';
const ATUR = `POST ${KELOLA}/dashboard`;
const ELEMEN = [
  { kode: 'antrean', nama: 'Antrean kementerian', uraian: 'Berkas yang menunggu', tautan: '', urut: 0, aktif: true },
  { kode: 'sla', nama: 'Kepatuhan SLA', uraian: 'Yang mendekati batas', tautan: '', urut: 1, aktif: true },
];
const ENDANG = {
  id_user: 'e1',
  fullname: 'Endang Rahayu',
  username: 'endang',
  kd_ga: '019',
  ur_ga: 'Kementerian Perindustrian',
  position: 'Direktur',
  aktif: true,
  elemen: ['antrean'],
};

function buka(jalur: string, peran: Parameters<typeof sesi>[0], lain: Record<string, Jawaban> = {}) {
  window.location.hash = `#${jalur}`;
  const server = pasangServer({
    'GET /api/sesi': sesi(peran),
    [`GET ${KELOLA}/all-users`]: sukses([akunUji('KL_VERIFIKATOR')], { total: 1 }),
    [`GET ${KELOLA}/filter-ga`]: sukses([]),
    [`GET ${KELOLA}/user-role`]: sukses([
      { kode: 'KL_VERIFIKATOR', name_role: 'Verifikator K/L', dapat_diberi: true },
      { kode: 'ESELON', name_role: 'Pengguna Eselon', dapat_diberi: true },
      { kode: 'SUPER_ADMIN', name_role: 'Super Administrator', dapat_diberi: false },
    ]),
    [`GET ${KELOLA}/elemen-dashboard`]: sukses(ELEMEN),
    [`GET ${KELOLA}/dashboard`]: sukses([ENDANG]),
    'GET /api/ref/v2/ga': sukses([{ kodeGA: '019', GA: 'Kementerian Perindustrian', status: 1 }]),
    'GET /api/inhouse-system/referensi/inhouse-group': sukses([]),
    'GET /nk/v2/data-nk/inhouse/pengajuan': sukses([], { hitung: {}, total: 0 }),
    [ATUR]: sukses(null),
    ...lain,
  });
  render(<Konsol />);
  return { server, user: userEvent.setup() };
}

async function tambah(ke: string, jenis: string) {
  const KE = `POST ${KELOLA}/${ke}`;
  const { server, user } = buka('/pengguna', 'SUPER_ADMIN', { [KE]: sukses({ id: 'a9', surel: 'b***@bps.example' }) });
  await user.click(await screen.findByRole('button', { name: 'Tambah pengguna' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Tambah pengguna' }));
  await user.selectOptions(dialog.getByRole('combobox', { name: /Jenis/ }), jenis);
  await user.type(dialog.getByRole('textbox', { name: /Nama lengkap/ }), 'Budi Santoso');
  await user.type(dialog.getByRole('textbox', { name: /Surel/ }), 'budi@bps.example');
  await user.selectOptions(
    dialog.getByRole('combobox', { name: /Kementerian/ }),
    await dialog.findByRole('option', { name: 'Kementerian Perindustrian' }),
  );
  await user.type(dialog.getByLabelText(/Kata sandi Anda/), 'rahasia-saya');
  const kirim = () => user.click(dialog.getByRole('button', { name: 'Kirim undangan' }));
  return { dialog, user, kirim, isi: () => server.kepada(KE).map((p) => p.isi) };
}
const BUDI = { fullname: 'Budi Santoso', email: 'budi@bps.example', kd_ga: '019', sandi: 'rahasia-saya' };

describe('invitations of officers', () => {
  it('PERAN-03 invites an in-house user with one of the roles that one may give', async () => {
    const { dialog, user, kirim, isi } = await tambah('inhouse', 'Petugas K/L atau pusat');
    const peran = dialog.getByRole('combobox', { name: /Peran/ });
    expect(
      within(peran)
        .getAllByRole('option')
        .map((o) => o.textContent),
    ).toEqual(['Pilih', 'Verifikator K/L']);
    await kirim();
    expect(dialog.getByText('Peran wajib diisi')).toBeInTheDocument();
    await user.selectOptions(peran, 'Verifikator K/L');
    await kirim();
    expect(await screen.findByText('Undangan dikirim ke b***@bps.example')).toBeInTheDocument();
    expect(isi()).toEqual([{ ...BUDI, peran: 'KL_VERIFIKATOR' }]);
  });
  it('PERAN-03 invites a monitoring user, for all ministries or his own', async () => {
    const { dialog, user, kirim, isi } = await tambah('monitoring', 'Monitoring');
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Cakupan' }), 'K/L sendiri saja');
    await kirim();
    await waitFor(() => expect(isi()).toEqual([{ ...BUDI, hanya_ga: true }]));
  });
  it('PERAN-03 invites an eselon user with parts of the dashboard', async () => {
    const { dialog, user, kirim, isi } = await tambah('eselon', 'Eselon (dasbor)');
    await user.click(await dialog.findByRole('checkbox', { name: /Kepatuhan SLA/ }));
    await kirim();
    await waitFor(() => expect(isi()).toEqual([{ ...BUDI, elemen: ['sla'] }]));
  });
});

describe('parts of the dashboard', () => {
  it('PERAN-03 sets all parts of one eselon user', async () => {
    const { server, user } = buka('/dasbor-eselon', 'LNSW_OPERATOR');
    expect(await screen.findByRole('checkbox', { name: /Antrean kementerian/ })).toBeChecked();
    await user.click(screen.getByRole('checkbox', { name: /Kepatuhan SLA/ }));
    await user.click(screen.getByRole('button', { name: 'Simpan elemen dasbor Endang Rahayu' }));
    expect(await screen.findByText('Data Berhasil Disimpan')).toBeInTheDocument();
    expect(server.kepada(ATUR)[0]?.isi).toEqual({ id_user: 'e1', elemen: ['antrean', 'sla'] });
  });
  it('lets a ministry administrator look, not change', async () => {
    buka('/dasbor-eselon', 'KL_ADMIN');
    expect(await screen.findByRole('checkbox', { name: /Antrean kementerian/ })).toBeDisabled();
    expect(screen.queryByRole('button', { name: /Simpan elemen/ })).toBeNull();
  });
});
