import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { detailUji, barisServer, HS, ISI } from '../uji/contoh';
import { beriUkuran, gambar, jawabAcuan } from '../uji/meja';
import { sel, tempel } from '../uji/lembar-uji';
import { ServerUji } from '../uji/server-uji';
import { LangkahBarang } from './LangkahBarang';

const { tanya } = vi.hoisted(() => ({ tanya: vi.fn() }));
vi.mock('../../../lib/api', async () => {
  const { apiUji } = await import('../../../test-api');
  return { api: apiUji({ ambil: (path: string) => Promise.resolve(jawabAcuan(path)), daftar: tanya }) };
});
beforeAll(() => {
  beriUkuran();
  Object.defineProperty(window, 'matchMedia', {
    value: (kueri: string) => ({
      matches: kueri.includes('min-width'),
      addEventListener: vi.fn(),
      removeEventListener: vi.fn(),
    }),
  });
});
beforeEach(() => {
  localStorage.clear();
  tanya.mockImplementation((path: string) => Promise.resolve({ data: jawabAcuan(path) ?? [], meta: {} }));
});

async function buka(detail = detailUji()) {
  const hasil = gambar(detail, new ServerUji(detail), <LangkahBarang />);
  await waitFor(() => expect(hasil.formulir().acuan.siap).toBe(true));
  return { ...hasil, user: userEvent.setup() };
}

describe('B.2 tariff lines of the commodity', () => {
  const dengan = (hs: string, lengkap = false) => {
    const detail = detailUji({ baris_belum: [{ ...ISI, kunci: 'k3', no_seri: 3, uraian_barang: 'Gula C', '08': hs }] });
    detail.formulir.contoh_hs = [{ kode: '17011400', nama: 'Gula tebu lainnya' }];
    detail.formulir.hs_lengkap = lengkap;
    return detail;
  };
  it('a code of another commodity is refused in its cell, with those that would fit', async () => {
    HS.push({ hsCodeFormat: '10063030', uraianId: 'Beras' });
    await buka(dengan('10063030'));
    HS.pop();
    expect(sel(3, 'Pos tarif')).toHaveTextContent('Pos tarif 1006.30.30 bukan untuk Gula. Yang sesuai: 1701.14.00');
    expect(screen.queryByRole('columnheader', { name: 'Catatan pos tarif' })).toBeNull();
  });
  it('an unlisted one of the same heading asks for a note in a column that appears for it', async () => {
    const { formulir } = await buka(dengan('17019910'));
    const minta = 'Pos tarif 1701.99.10 belum terdaftar untuk Gula. Tulis mengapa pos ini dipakai';
    expect(formulir().masalahBaris.get('k3')).toMatchObject([{ path: 'catatan_hs', message: minta }]);
    act(() => sel(3, 'Catatan pos tarif').focus());
    tempel('Kontrak menyebut pos ini');
    expect(formulir().masalahBaris.get('k3')).toBeUndefined();
  });
  it('where an operator has called the list complete only listed codes pass', async () => {
    const { formulir } = await buka(dengan('17019910', true));
    expect(formulir().masalahBaris.get('k3')).toMatchObject([{ path: '08' }]);
  });
});

describe('B.5 countries and ports of a row are those of its elements', () => {
  const jawab = (peta: Record<string, unknown[]>) =>
    tanya.mockImplementation((path: string, kueri: { kd_elemen?: string }) => {
      const isi = peta[`${path.split('/').at(-1)} ${kueri?.kd_elemen}`];
      return Promise.resolve({ data: isi ?? jawabAcuan(path) ?? [], meta: {} });
    });
  const pilihan = async (user: Awaited<ReturnType<typeof buka>>['user'], label: string) => {
    act(() => sel(1, label).focus());
    await user.keyboard('{Enter}');
    await user.click(screen.getByRole('combobox', { name: new RegExp(`^Baris 1, ${label}`) }));
    await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(0));
    return screen.getAllByRole('option').map((o) => o.textContent);
  };
  const KODE = '021501,031501,071501';

  it('in the cell: the narrowed list, asked with the options of the row; XZTGR stays', async () => {
    jawab({
      [`negara-by-kdelemen ${KODE}`]: [{ KodeNegara: 'BR', Negara: 'Brasil' }],
      [`pelabuhan-elemen ${KODE}`]: [{ KodePelabuhan: 'IDTPP', Pelabuhan: 'Tanjung Priok', KodeKantor: '040300' }],
    });
    const { user } = await buka();
    expect(await pilihan(user, 'Negara')).toEqual(['BR Brasil']);
    await user.keyboard('{Escape}{Escape}');
    expect(await pilihan(user, 'Pelabuhan')).toEqual(['IDTPP Tanjung Priok', 'XZTGR Tandjung Gerem']);
  });
  it('a row whose country is not on the list keeps it and is not marked', async () => {
    jawab({ [`negara-by-kdelemen ${KODE}`]: [{ KodeNegara: 'BR', Negara: 'Brasil' }] });
    await buka();
    expect(sel(1, 'Negara')).toHaveTextContent('Thailand');
    expect(sel(1, 'Negara')).not.toHaveAttribute('aria-invalid', 'true');
  });
  it('where the narrowed list does not come, all are offered', async () => {
    tanya.mockImplementation((path: string) =>
      path.endsWith('-elemen') || path.endsWith('-kdelemen')
        ? Promise.reject(new Error('Terjadi Kesalahan Server'))
        : Promise.resolve({ data: jawabAcuan(path) ?? [], meta: {} }),
    );
    const { user } = await buka();
    expect(await pilihan(user, 'Negara')).toEqual(['BR Brasil', 'IN India', 'TH Thailand']);
  });
  it('for many rows at once: by the options that all of them have', async () => {
    jawab({ 'negara-by-kdelemen 021501,071501': [{ KodeNegara: 'TH', Negara: 'Thailand' }] });
    const { user } = await buka(detailUji({ baris: [barisServer(1), barisServer(2, { '03': '031502' })] }));
    await user.click(screen.getByRole('checkbox', { name: 'Pilih baris 1' }));
    await user.click(screen.getByRole('checkbox', { name: 'Pilih baris 2' }));
    await user.click(screen.getByRole('button', { name: 'Ubah banyak' }));
    await user.selectOptions(screen.getByLabelText('Kolom'), 'negara_asal');
    await user.click(screen.getByRole('combobox', { name: /Isi baru/ }));
    const kotak = await screen.findByRole('listbox');
    await waitFor(() =>
      expect(
        within(kotak)
          .getAllByRole('option')
          .map((o) => o.textContent),
      ).toEqual(['TH Thailand']),
    );
  });
});

describe('lists of cells', () => {
  const pilihan = () => screen.findAllByRole('option');

  it('are open as soon as Enter begins the editing, of the tariff book with the lines of the commodity', async () => {
    const detail = detailUji();
    detail.formulir.contoh_hs = [{ kode: '17011400', nama: 'Gula tebu lainnya' }];
    const { user } = await buka(detail);
    act(() => sel(1, 'Jenis penggunaan').focus());
    await user.keyboard('{Enter}');
    expect((await pilihan()).length).toBeGreaterThan(0);
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('option')).toBeNull();
    act(() => sel(1, 'Pos tarif').focus());
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(screen.getAllByRole('option').map((o) => o.textContent)).toEqual(['1701.14.00 Gula tebu lainnya']),
    );
  });
  it('a blank row says what is required of it, and is not red while it is being filled', async () => {
    const { user } = await buka();
    await user.click(screen.getByRole('button', { name: 'Tambah baris' }));
    for (const label of ['Uraian', 'Subkomoditas', 'Pos tarif', 'Negara asal', 'Pelabuhan', 'Periode', 'Jumlah']) {
      expect(sel(3, label)).toHaveTextContent('wajib');
      expect(sel(3, label)).not.toHaveAttribute('aria-invalid');
    }
  });
});
