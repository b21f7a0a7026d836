import { render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Konsol } from '../../Konsol';
import type { SistemLuar } from '../../providers/wire';
import { gagal, pasangServer, sesi, sukses, type Jawaban } from '../../test-server';

const DAFTAR = 'GET /nk/v2/sistem-luar';
const sistem = (ubah: Partial<SistemLuar>): SistemLuar => ({
  sistem: 'oss',
  nama: 'OSS, data perusahaan',
  keadaan: 'baik',
  berhasil_terakhir: '2026-11-20T07:00:00Z',
  gagal_terakhir: null,
  gagal_sejak: null,
  gagal_beruntun: 0,
  gagal_24_jam: 0,
  panggilan_24_jam: 40,
  sebab: null,
  akibat: 'Data NIB perusahaan tampil kosong.',
  ...ubah,
});
const PUTUS = sistem({
  sistem: 'pajak-kswp',
  nama: 'Ditjen Pajak, KSWP',
  keadaan: 'gagal',
  berhasil_terakhir: '2026-11-20T05:10:00Z',
  gagal_terakhir: '2026-11-20T07:40:00Z',
  gagal_sejak: '2026-11-20T07:32:00Z',
  gagal_beruntun: 8,
  gagal_24_jam: 9,
  panggilan_24_jam: 31,
  sebab: 'Tidak menjawab sampai batas waktu.',
  akibat: 'Status pajak perusahaan tampil kosong.',
});

function buka(jawab: Jawaban | (() => Jawaban), peran: Parameters<typeof sesi>[0] = 'LNSW_OPERATOR') {
  window.location.hash = '#/sistem-luar';
  const server = pasangServer({ 'GET /api/sesi': sesi(peran), [DAFTAR]: jawab });
  render(<Konsol />);
  return server;
}

afterEach(() => void vi.useRealTimers());

describe('other systems', () => {
  it('GALAT-07 says first what is wrong: since when, why, and what companies notice', async () => {
    buka(sukses([PUTUS, sistem({})]));
    expect(await screen.findByText(/^1 sistem gagal/)).toBeInTheDocument();
    const kartu = within(await screen.findByRole('list', { name: 'Sistem yang bermasalah' })).getByRole('listitem');
    expect(kartu).toHaveTextContent('Ditjen Pajak, KSWP');
    for (const kata of [
      'Status pajak perusahaan tampil kosong.',
      'Gagal sejak20 November 2026, 14.32 WIB',
      'Tidak menjawab sampai batas waktu.',
      'Terakhir menjawab20 November 2026, 12.10 WIB',
      '9 dari 31 panggilan gagal, 8 yang terakhir berturut-turut',
    ])
      expect(kartu).toHaveTextContent(kata);
    const baris = screen.getByRole('row', { name: /OSS, data perusahaan/ });
    expect(baris).toHaveTextContent('Menjawab');
  });
  it('tells one that stumbles from one that is gone', async () => {
    buka(sukses([PUTUS, sistem({ keadaan: 'tersendat', gagal_terakhir: '2026-11-20T06:00:00Z', gagal_24_jam: 2 })]));
    expect(await screen.findByText(/^1 sistem gagal, 1 sistem tersendat\./)).toBeInTheDocument();
    expect(screen.getByText('Gagal terakhir').parentElement).toHaveTextContent('20 November 2026, 13.00');
  });
  it('is calm when all is well, and names systems that nobody has needed yet', async () => {
    buka(
      sukses([
        sistem({}),
        sistem({ sistem: 'kl', nama: 'Sistem K/L', keadaan: 'belum_dipakai', berhasil_terakhir: null }),
      ]),
    );
    expect(await screen.findByText('Semua sistem yang dipakai menjawab, 1 sistem.')).toBeInTheDocument();
    expect(screen.getByRole('row', { name: /Sistem K\/L/ })).toHaveTextContent('Belum dipakai');
    expect(screen.queryByRole('list', { name: 'Sistem yang bermasalah' })).not.toBeInTheDocument();
  });
  it('renews itself, and says so when it cannot', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let jawab = sukses([sistem({})]);
    buka(() => jawab);
    await screen.findByText(/^Semua sistem/);
    jawab = sukses([PUTUS]);
    await vi.advanceTimersByTimeAsync(16_000);
    expect(await screen.findByText(/^1 sistem gagal/)).toBeInTheDocument();
    jawab = gagal(500, 'Terjadi Kesalahan Server');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(await screen.findByText(/^Belum dapat diperbarui\. Keadaan pukul/)).toBeInTheDocument();
    expect(screen.getByText(/^1 sistem gagal/)).toBeInTheDocument();
  });
  it('PERAN-05 shows nothing to a role without the permission, and asks for nothing', async () => {
    const server = buka(sukses([]), 'KL_VERIFIKATOR');
    expect(await screen.findByRole('heading', { name: 'Halaman Diproteksi' })).toBeInTheDocument();
    expect(server.kepada(DAFTAR)).toEqual([]);
  });
});
