import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Konsol } from '../../../../Konsol';
import { aksi, detail, lembar } from '../../../../test-berkas';
import { gagal, pasangServer, sesi, sukses, type Jawaban } from '../../../../test-server';

const NK = '/nk/v2/data-nk';
const JALUR = `${NK}/inhouse/catatan-internal/7`;
const REKAN = [{ id: 'u2', nama: 'Hari Santoso', name_role: 'Pejabat K/L' }];
const LAMA = {
  id: '1',
  nama: 'Hari Santoso',
  name_role: 'Pejabat K/L',
  teks: 'Stok janggal',
  sebut: [],
  waktu: '2026-11-20T07:32:00Z',
};
async function buka(
  lain: Record<string, Jawaban | (() => Jawaban)> = {},
  peran: Parameters<typeof sesi>[0] = 'KL_VERIFIKATOR',
) {
  window.location.hash = '#/pengajuan/7/show';
  const l = lembar(4, [null, null]);
  const server = pasangServer({
    'GET /api/sesi': sesi(peran),
    [`GET ${NK}/get`]: sukses(detail([aksi('lepas'), aksi('kembalikan'), aksi('teruskan')])),
    [`GET ${NK}/keputusanInHouse`]: sukses(l),
    [`PUT ${NK}/keputusanInHouse`]: sukses(l),
    [`GET ${JALUR}`]: sukses({ catatan: [LAMA], rekan: REKAN }),
    ...lain,
  });
  render(<Konsol />);
  await screen.findByRole('heading', { name: /PT Mitra Boga Rafinasi/ });
  return { server, user: userEvent.setup() };
}
const panel = () => screen.findByRole('region', { name: 'Catatan internal' });

describe('notes between officers of one ministry', () => {
  it('stand beside the file; a colleague is named where the caret stands, and what is sent stands on top', async () => {
    const baru = { ...LAMA, id: '2', nama: 'Dewi Anggraini', teks: 'Cek @Hari Santoso ya', sebut: ['Hari Santoso'] };
    const { user, server } = await buka({ [`POST ${JALUR}`]: sukses({ catatan: [baru, LAMA], rekan: REKAN }) });
    const p = within(await panel());
    expect(await p.findByText('Stok janggal')).toBeInTheDocument();
    const kotak = p.getByRole('textbox', { name: /^Tulis catatan/ });
    await user.type(kotak, 'Cek');
    await user.selectOptions(p.getByRole('combobox', { name: 'Sebut rekan' }), 'Hari Santoso');
    await waitFor(() => expect(kotak).toHaveFocus());
    await user.type(kotak, 'ya');
    expect(kotak).toHaveValue('Cek @Hari Santoso ya');
    await user.click(p.getByRole('button', { name: 'Simpan catatan' }));
    expect(await p.findByText(/Dikabari: Hari Santoso/)).toBeInTheDocument();
    expect(server.kepada(`POST ${JALUR}`)[0]?.isi).toEqual({ teks: 'Cek @Hari Santoso ya' });
    expect(kotak).toHaveValue('');
  });

  it('an empty one is told at its field; what was refused stays typed', async () => {
    const { user, server } = await buka({ [`POST ${JALUR}`]: gagal(503, 'Basis data sibuk') });
    const p = within(await panel());
    await user.click(await p.findByRole('button', { name: 'Simpan catatan' }));
    const kotak = p.getByRole('textbox', { name: /^Tulis catatan/ });
    expect(kotak).toHaveAccessibleDescription(/Catatan internal wajib diisi/);
    expect(server.kepada(`POST ${JALUR}`)).toEqual([]);
    await user.type(kotak, 'Sudah ditelepon');
    await user.click(p.getByRole('button', { name: 'Simpan catatan' }));
    await waitFor(() => expect(kotak).toHaveAccessibleDescription(/Basis data sibuk/));
    expect(kotak).toHaveValue('Sudah ditelepon');
  });

  it('who has no desk of the ministry has none of them', async () => {
    const { server } = await buka({}, 'MONITORING');
    expect(screen.queryByRole('region', { name: 'Catatan internal' })).toBeNull();
    expect(server.kepada(`GET ${JALUR}`)).toEqual([]);
  });
});
