import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { gagal, pasangServer, sukses, tampilkan, type Jawaban } from '../../test-render';
import type { Aktivitas, Perangkat as Sesi } from './data';
import { Perangkat } from './pages/Perangkat';

const sesi = (nomor: string, perangkat: string, sesi_ini: boolean): Sesi => ({
  nomor,
  perangkat,
  cara: 'sso',
  alamat: '10.0.0.7',
  dibuat: '2026-11-20T08:00:00+07:00',
  terakhir: '2026-11-21T08:00:00+07:00',
  sampai: '2026-12-20T08:00:00+07:00',
  sesi_ini,
});
const aktivitas = (id: string, ubah: Partial<Aktivitas> = {}): Aktivitas => ({
  id,
  id_user: 'u1',
  fullname: 'Ratna Wulandari',
  username: 'ratna',
  peristiwa: 'MASUK',
  cara: 'sandi',
  waktu: '2026-11-20T08:00:00+07:00',
  alamat: null,
  perangkat: 'Firefox di Windows',
  sesi_ini: false,
  sesi_aktif: true,
  bukan_saya: null,
  ...ubah,
});
function buka(lain: Record<string, Jawaban> = {}) {
  const server = pasangServer({
    'GET /api/perangkat': sukses([sesi('1', 'Chrome di Linux', true), sesi('2', 'Safari di iOS', false)]),
    'GET /api/aktivitas-masuk': sukses([aktivitas('7'), aktivitas('8', { sesi_ini: true })], { total: 2 }),
    ...lain,
  });
  tampilkan([{ path: '/perangkat', element: <Perangkat /> }], '/perangkat');
  return { server, user: userEvent.setup() };
}

describe('devices', () => {
  it('lists where one is signed in, marks this device, and ends another one after a question', async () => {
    const { server, user } = buka({ 'DELETE /api/perangkat/2': sukses(null) });
    expect(await screen.findByRole('heading', { level: 1, name: 'Masuk di 2 perangkat' })).toBeInTheDocument();
    expect(screen.getByText('Perangkat ini')).toBeInTheDocument();
    expect(screen.getAllByText(/Berakhir 20 Des.*08\.00.* bila tidak dipakai lagi/)).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Akhiri Chrome di Linux' })).not.toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Akhiri Safari di iOS' }));
    expect(server.kepada('DELETE /api/perangkat/2')).toHaveLength(0);
    await user.click(await screen.findByRole('button', { name: 'Ya' }));
    expect(await screen.findByText('Safari di iOS sudah dikeluarkan')).toBeInTheDocument();
    await waitFor(() => expect(server.kepada('GET /api/perangkat')).toHaveLength(2));
  });

  it('GALAT-01 says when a device could not be ended', async () => {
    const { user } = buka({ 'DELETE /api/perangkat/2': gagal(500, '') });
    await user.click(await screen.findByRole('button', { name: 'Akhiri Safari di iOS' }));
    await user.click(await screen.findByRole('button', { name: 'Ya' }));
    expect(await screen.findByText('Perangkat belum dapat dikeluarkan')).toBeInTheDocument();
  });
});

describe('sign-ins', () => {
  it('reports a stranger, says before what happens and after what to do next', async () => {
    const LAPOR = 'POST /api/aktivitas-masuk/7/bukan-saya';
    const { server, user } = buka({ [LAPOR]: sukses({ sesi_diakhiri: 2 }) });
    const tombol = await screen.findAllByRole('button', { name: /^Bukan saya/ });
    expect(tombol).toHaveLength(1);
    await user.click(tombol[0]!);
    expect(await screen.findByText(/Semua perangkat lain segera dikeluarkan/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Ya' }));
    expect(await screen.findByText(/2 perangkat lain sudah dikeluarkan/)).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'buat kata sandi baru' })).toHaveAttribute('href', '/profil#sandi');
    expect(server.kepada(LAPOR)).toHaveLength(1);
  });

  it('says when one was reported', async () => {
    const dilaporkan = aktivitas('7', { bukan_saya: '2026-11-20T09:00:00+07:00' });
    buka({ 'GET /api/aktivitas-masuk': sukses([dilaporkan], { total: 1 }) });
    expect(await screen.findByText(/Dilaporkan bukan Anda pada 20 November 2026, 09.00 WIB/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Bukan saya/ })).not.toBeInTheDocument();
  });

  it('GALAT-04 fails by halves: the devices are there, the sign-ins can be asked for again', async () => {
    buka({ 'GET /api/aktivitas-masuk': gagal(500, 'Terjadi Kesalahan Server', { trace_id: '7F3A' }) });
    expect(await screen.findByText(/Aktivitas masuk belum dapat dimuat. Kode bantuan 7F3A/)).toBeInTheDocument();
    expect(screen.getByText('Safari di iOS')).toBeInTheDocument();
  });
});
