import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { bahanWire, produkWire, rencanaUji } from '../uji/contoh';
import { bukaMeja } from '../uji/meja-rencana';
import { ServerRencana } from '../uji/server-rencana';
import { Kosongkan } from './Kosongkan';

const BAHAN_LOKAL = { uraian_barang: 'Gula rafinasi', asal: 'lokal', satuan: 'TNE', jml_bahan_baku: '50' };
const TABEL = () => [
  { ...bahanWire('7', { jumlah_anak: 1 }), kode: 'bahan_baku' },
  { ...produkWire('8', '7', '9000', '10000'), kode: 'produk' },
  { ...bahanWire('9', { data: BAHAN_LOKAL }), kode: 'bahan_baku' },
];
async function buka({ izin = ['rencana.ubah', 'rencana.hapus'], status = '00' } = {}) {
  const rencana = rencanaUji({ kd_status_pengajuan: status as '00' });
  rencana.json_simpan.kepala = { ...rencana.json_simpan.kepala, catatan_neraca: 'Stok dari tahun lalu' };
  rencana.json_simpan.pernyataan = true;
  const server = new ServerRencana(rencana, TABEL());
  const meja = await bukaMeja(<Kosongkan />, server, izin);
  const kepala = () => server.rencana.json_simpan.kepala;
  return { ...meja, kepala };
}
const tombol = () => screen.queryByRole('button', { name: 'Kosongkan rencana' });
async function ya(user: ReturnType<typeof userEvent.setup>) {
  await user.click(await screen.findByRole('button', { name: 'Kosongkan rencana' }));
  await user.click(screen.getByRole('button', { name: 'Ya' }));
}

beforeEach(() => localStorage.clear());

describe('a plan is cleared', () => {
  it('NERACA-06 all rows of all tabs, the notes and the statement go after a yes; the firm and its papers stay', async () => {
    const { server, penyimpan, kepala, user } = await buka();
    await user.click(await screen.findByRole('button', { name: 'Kosongkan rencana' }));
    const dialog = screen.getByRole('dialog', { name: 'Kosongkan rencana' });
    expect(dialog).toHaveTextContent('Yang dikosongkan di semua tab: 3 baris, penjelasan neraca, tanda pernyataan.');
    await user.click(within(dialog).getByRole('button', { name: 'Tidak' }));
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.panggilan).toEqual([]);

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await ya(user);
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.tabel).toEqual([]);
    expect(kepala()).toMatchObject({ catatan_neraca: '', trader_type: 'IMPORTIR', nama_penanggung_jawab: 'Ratna' });
    expect(server.rencana.json_simpan.pernyataan).toBe(false);
    expect((await screen.findByText(/^Dikosongkan/)).closest('[role=status]')).toHaveTextContent(
      'Dikosongkan: 3 baris, penjelasan neraca, tanda pernyataan. Isian Perusahaan tetap ada.',
    );
    expect(tombol()).toBeNull();
  });

  it('NERACA-06 what was cleared and saved comes back whole, children below their parent', async () => {
    const { server, penyimpan, kepala, user } = await buka();
    await ya(user);
    await penyimpan.sekarang();
    await user.click(await screen.findByRole('button', { name: 'Kembalikan' }));
    expect(await penyimpan.sekarang()).toBe(true);
    const satu = (kode: string) => server.tabel.filter((b) => b.kode === kode);
    expect(server.tabel).toHaveLength(3);
    expect(satu('produk').map((b) => b.id_induk)).toEqual(
      satu('bahan_baku')
        .slice(0, 1)
        .map((b) => b.id),
    );
    expect(satu('produk')[0]?.data).toMatchObject({ uraian: 'Sirop gula', jml: '9000' });
    expect(kepala()).toMatchObject({ catatan_neraca: 'Stok dari tahun lalu' });
    expect(server.rencana.json_simpan.pernyataan).toBe(true);
    expect(tombol()).toBeVisible();
  });

  it('is not offered in a correction, nor to who may not delete', async () => {
    await buka({ status: '25' });
    await buka({ izin: ['rencana.ubah'] });
    await new Promise((r) => setTimeout(r, 50));
    expect(tombol()).toBeNull();
  });
});
