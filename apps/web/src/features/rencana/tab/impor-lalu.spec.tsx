import { screen, waitFor, within } from '@testing-library/react';
import type userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gagal, sukses } from '../../../test-render';
import { bahanWire, rencanaUji } from '../uji/contoh';
import { bukaMeja } from '../uji/meja-rencana';
import { ServerRencana } from '../uji/server-rencana';
import { ImporLalu } from './ImporLalu';

const LALU = 'GET /nk/v2/npp/data-npp/impor-lalu';
const AMBIL = 'POST /nk/v2/npp/data-npp/impor-lalu';
const barang = (kunci: string, lain: object = {}) => ({
  ...{ kunci, uraian: `Gula ${kunci}`, hs: '17011300', ur_negara_asal: 'Thailand', izin: ['PERTEK-1'] },
  ...{ jml_izin: '1200', satuan_izin: 'TNE', masuk: '0', satuan: 'TNE', bulan: 0, seri: null, ...lain },
});
const ADA = {
  tahun: 2026,
  barang: [barang('a'), barang('b', { masuk: '70.5', bulan: 2, seri: 3, izin: ['P-1', 'P-2'] })],
};

async function buka({ izin = ['rencana.ubah'], status = '00', trader = 'IMPORTIR', jawab = sukses({}) } = {}) {
  const rencana = rencanaUji({ kd_status_pengajuan: status as '00' });
  rencana.json_simpan.kepala = { ...rencana.json_simpan.kepala, trader_type: trader };
  const server = new ServerRencana(rencana);
  let kali = 0;
  return bukaMeja(<ImporLalu />, server, izin, {
    [LALU]: () => sukses(kali++ === 0 ? ADA : { tahun: 2026, barang: [] }),
    [AMBIL]: () => {
      // What is taken stands in the plan as it is read next: the list is asked anew for another number of rows.
      server.tabel = [{ ...bahanWire('9'), kode: 'barang_impor' }];
      server.rencana = { ...server.rencana, versi: server.rencana.versi + 1 };
      return jawab;
    },
  });
}
const lihat = async (user: ReturnType<typeof userEvent.setup>) => {
  await user.click(await screen.findByRole('button', { name: 'Lihat dan pilih' }));
  return screen.findByRole('dialog', { name: 'Izin dan impor tahun 2026' });
};

beforeEach(() => localStorage.clear());

describe('last year’s permits, offered to a draft of a plan', () => {
  it('say how many goods there are and what each of them would bring', async () => {
    const { user } = await buka();
    expect(
      await screen.findByText(
        '1 barang dari izin Anda tahun 2026 belum ada di rencana ini, 1 barang punya catatan Bea Cukai untuk bulan yang masih kosong.',
      ),
    ).toBeVisible();
    const rows = within(await lihat(user))
      .getAllByRole('row')
      .slice(1);
    expect(rows.map((r) => r.textContent)).toEqual([
      'Gula a17011300 · Thailand · PERTEK-11.200 tonBelum adaMenjadi baris baru',
      'Gula b17011300 · Thailand · 2 izin1.200 ton70,5 ton, 2 bulanMelengkapi nomor 3',
    ]);
  });
  it('are taken as they are chosen, and the plan is read anew; then nothing is offered any more', async () => {
    const jawab = sukses({ ditambah: 0, dilengkapi: 1, ditolak: [] });
    const { user, http, penyimpan } = await buka({ jawab });
    const muat = vi.spyOn(penyimpan, 'muat');
    const dialog = await lihat(user);
    await user.click(within(dialog).getByRole('checkbox', { name: /Gula a/ }));
    await user.click(within(dialog).getByRole('button', { name: 'Ambil 1 barang' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(http.kepada(AMBIL).map((p) => JSON.parse(p.isi) as unknown)).toEqual([
      { no_aju: '09001941700020260907000052', kunci: ['b'] },
    ]);
    expect(muat).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Lihat dan pilih' })).toBeNull());
  });
  it('what cannot stand in the plan is told with its reason, in the dialog that stays', async () => {
    const ditolak = [{ uraian: 'Gula a', pesan: ['Negara asal tidak ada di daftar'] }];
    const { user } = await buka({ jawab: sukses({ ditambah: 1, dilengkapi: 0, ditolak }) });
    const dialog = await lihat(user);
    await user.click(within(dialog).getByRole('button', { name: 'Ambil 2 barang' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent(
      '1 barang tidak dapat dimuat dalam rencana tahun ini:Gula a: Negara asal tidak ada di daftar',
    );
  });
  it('a refusal stands in the dialog, the choice stays', async () => {
    const { user } = await buka({ jawab: gagal(409, 'Status berkas sudah berubah') });
    const dialog = await lihat(user);
    await user.click(within(dialog).getByRole('button', { name: 'Ambil 2 barang' }));
    expect(await within(dialog).findByRole('alert')).toHaveTextContent('Status berkas sudah berubah.');
    expect(within(dialog).getAllByRole('checkbox', { checked: true })).toHaveLength(2);
  });
  it.each([
    ['who may not fill it in', { izin: ['rencana.baca'] }],
    ['of a plan that was sent', { status: '21' }],
    ['of who imports nothing', { trader: 'LOKAL' }],
  ])('%s nobody is asked', async (_, apa) => {
    const { http } = await buka(apa);
    await waitFor(() => expect(http.kepada('GET /api/sesi')).toHaveLength(1));
    expect(http.kepada(LALU)).toEqual([]);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
