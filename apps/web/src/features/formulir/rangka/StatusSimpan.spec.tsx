import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GalatApi } from '../../../lib/galat';
import { KUNCI_SESI } from '../../../lib/sesi';
import { SESI } from '../../../test-render';
import { detailUji } from '../uji/contoh';
import { gambar, jawabAcuan } from '../uji/meja';
import { ServerUji } from '../uji/server-uji';
import { DialogGabung } from './DialogGabung';
import { StatusSimpan } from './StatusSimpan';

vi.mock('../../../lib/api', async () => {
  const { apiUji } = await import('../../../test-api');
  return { api: apiUji({ daftar: (path: string) => Promise.resolve({ data: jawabAcuan(path), meta: {} }) }) };
});
beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());
const jamServer = (kini: string) => vi.useFakeTimers({ toFake: ['Date'], now: new Date(kini) });

function buka() {
  const detail = detailUji();
  const server = new ServerUji(detail);
  const isi = (
    <>
      <StatusSimpan />
      <DialogGabung />
    </>
  );
  return { server, ...gambar(detail, server, isi) };
}

describe('autosave in words', () => {
  it('says when it was saved, and of another day which one it was', () => {
    jamServer('2026-11-20T08:00:00Z');
    const { unmount } = buka();
    expect(screen.getByText('Tersimpan 14.32 WIB')).toHaveAttribute('role', 'status');
    unmount();
    jamServer('2026-11-20T17:30:00Z');
    buka();
    expect(screen.getByText('Tersimpan 20 November 2026, 14.32 WIB')).toBeInTheDocument();
  });

  it('issue 13 part 4: one field that is not right is named, and that the rest is saved', async () => {
    const { server, formulir } = buka();
    act(() => formulir().store.isiKepala('telepon', 'kantor'));
    act(() => formulir().store.isiKepala('produk', 'Gula cair'));
    await act(() => formulir().penyimpan.sekarang());
    expect(screen.getByText(/^1 isian belum tersimpan/)).toHaveTextContent(
      /^1 isian belum tersimpan: Telepon harus berupa nomor telepon\. Selebihnya sudah tersimpan$/,
    );
    expect(server.json.kepala.produk).toBe('Gula cair');
  });

  it('GALAT-12 says that it is not saved, how much is kept here, and offers the next step', async () => {
    const { server, formulir } = buka();
    server.gagal = new GalatApi({ pesanServer: 'Sambungan ke server terputus' });
    act(() => formulir().store.isiKepala('produk', 'a'));
    expect(screen.getByText('Menyimpan...')).toBeInTheDocument();
    await act(() => formulir().penyimpan.sekarang());
    expect(screen.getByText('Belum tersimpan, luring. 1 perubahan ada di perangkat ini')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Coba sekarang' }));
    await waitFor(() => expect(screen.getByText(/^Tersimpan/)).toBeInTheDocument());
  });

  it('saves by itself what waited for the sign-in, when the same user has signed in again on this page', async () => {
    const { server, formulir, klien } = buka();
    server.gagal = new GalatApi({ status: 401 });
    act(() => formulir().store.isiKepala('produk', 'gula'));
    await act(() => formulir().penyimpan.sekarang());
    expect(screen.getByText(/sesi berakhir/)).toBeInTheDocument();
    act(() => void klien.setQueryData(KUNCI_SESI, { ...SESI, csrf: 'csrf-2' }));
    expect(await screen.findByText(/^Tersimpan/)).toBeInTheDocument();
    expect(server.json.kepala.produk).toBe('gula');
  });

  it('leads to sign-in and back when the session has ended', async () => {
    const { server, formulir } = buka();
    server.gagal = new GalatApi({ status: 401 });
    act(() => formulir().store.isiKepala('produk', 'a'));
    await act(() => formulir().penyimpan.sekarang());
    expect(screen.getByText(/sesi berakhir\. 1 perubahan ada di perangkat ini/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Masuk lagi' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/auth\/login\?kembali=/),
    );
  });

  it('issue 13 part 4: says in a notice whose change was merged', async () => {
    const { server, formulir } = buka();
    server.orangLain({ telepon: '021 777 0000' }, 'Hendra', true);
    act(() => formulir().store.isiKepala('produk', 'Gula cair'));
    await act(() => formulir().penyimpan.sekarang());
    expect(screen.getByText(/^Perubahan Anda, di tab lain \(.*pukul 10\.32 WIB\) sudah digabung/)).toBeInTheDocument();
  });

  it('lets the person choose between two values, field by field, and saves the choice', async () => {
    const { server, formulir } = buka();
    server.orangLain({ stok_awal: '1111' });
    act(() => formulir().store.isiKepala('stok_awal', '26000'));
    await act(() => formulir().penyimpan.sekarang());
    expect(screen.getByRole('group', { name: 'Stok awal tahun' })).toBeInTheDocument();
    expect(
      screen.getByRole('dialog', { name: /^Diubah juga oleh Sari Wulandari \(.*pukul 10\.32 WIB\)$/ }),
    ).toBeVisible();
    expect(screen.getByRole('radio', { name: /Isian Sari Wulandari/ })).toBeVisible();
    expect(screen.getByRole('button', { name: '1 belum dipilih' })).toBeDisabled();
    await userEvent.click(screen.getByRole('radio', { name: /Isian Anda di tab ini 26\.000/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Pakai pilihan ini' }));
    await act(() => formulir().penyimpan.sekarang());
    expect(server.json.kepala.stok_awal).toBe('26000');
  });
});
