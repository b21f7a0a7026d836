import { startRegistration } from '@simplewebauthn/browser';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider } from '../../feedback/Toasts';
import type { KeadaanFaktor } from './faktor';
import { KeamananAkun } from './KeamananAkun';
import { DenganBukti, layananUji, punya } from '../bukti/test-bukti';

vi.mock('@simplewebauthn/browser', () => ({ startAuthentication: vi.fn(), startRegistration: vi.fn() }));
const layanan = {
  mulaiTotp: vi.fn(),
  aktifkanTotp: vi.fn(),
  lepasTotp: vi.fn(),
  mulaiKunci: vi.fn(),
  pasangKunci: vi.fn(),
  lepasKunci: vi.fn(),
  pemulihan: vi.fn(),
  kalimatGalat: (g: unknown) => (g as Error).message,
};
const onUbah = vi.fn();
const KOSONG: KeadaanFaktor = { wajib: false, penyedia_lain: false, totp: null, passkey: [], pemulihan: null };
const TOTP: KeadaanFaktor = {
  ...KOSONG,
  totp: { dibuat: '2026-11-20' },
  pemulihan: { sisa: 7, dibuat: '2026-11-20' },
};
const Rangka = ({ children }: { children: ReactNode }) => (
  <ToastProvider>
    <DenganBukti>{children}</DenganBukti>
  </ToastProvider>
);
const buka = (keadaan: KeadaanFaktor) =>
  render(<KeamananAkun keadaan={keadaan} layanan={layanan} onUbah={onUbah} saat={(w) => `pada ${w}`} />, {
    wrapper: Rangka,
  });
const tekan = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const ketik = async (nama: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(nama), { target: { value } });
beforeEach(() => {
  vi.clearAllMocks();
  layananUji.beri.mockResolvedValue({ bukti: 'bukti-1' });
});

describe('own second factors (issue 11, part 3)', () => {
  it('sets the app up: password, picture and secret, first code, recovery codes kept before it closes', async () => {
    punya('sandi');
    layanan.mulaiTotp.mockResolvedValue({ tantangan: 't1', rahasia: 'ABCDEFGHIJ', qr: '<svg/>' });
    layanan.aktifkanTotp.mockResolvedValue({ kode_pemulihan: ['aaaa-1111', 'bbbb-2222'] });
    buka(KOSONG);
    await tekan('Pasang aplikasi');
    await ketik(/Kata sandi Anda/, 'sandi-saya');
    await tekan('Lanjutkan');
    expect(await screen.findByText('ABCD EFGH IJ')).toBeInTheDocument();
    expect(layanan.mulaiTotp).toHaveBeenCalledWith({ bukti: 'bukti-1' });
    expect(screen.getByRole('img', { name: /Kode QR/ })).toHaveAttribute('src', 'data:image/svg+xml,%3Csvg%2F%3E');
    expect(screen.getByText(/perangkat lain dikeluarkan dan Anda kami beri tahu lewat surel/)).toBeInTheDocument();
    await ketik(/Kode enam angka/, '123 456');
    await tekan('Pasang');
    const dialog = within(await screen.findByRole('dialog', { name: 'Simpan kode pemulihan' }));
    expect(layanan.aktifkanTotp).toHaveBeenCalledWith({ tantangan: 't1', kode: '123456' });
    expect(dialog.getByText('aaaa-1111')).toBeInTheDocument();
    expect(dialog.getByRole('button', { name: 'Selesai' })).toBeDisabled();
    fireEvent.click(dialog.getByLabelText('Sudah saya simpan'));
    fireEvent.click(dialog.getByRole('button', { name: 'Selesai' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(onUbah).toHaveBeenCalledOnce();
  });
  it('says so when no passkey came of it, and adds one by its name', async () => {
    punya('totp');
    layanan.mulaiKunci.mockResolvedValue({ tantangan: 't2', pilihan: { challenge: 'abc' } });
    layanan.pasangKunci.mockResolvedValue({ kode_pemulihan: null });
    vi.mocked(startRegistration)
      .mockRejectedValueOnce(new Error('NotAllowedError'))
      .mockResolvedValueOnce({ id: 'k1' } as never);
    buka(TOTP);
    await tekan('Tambah kunci sandi');
    await ketik(/Kode autentikator/, '123456');
    await ketik(/Nama kunci sandi/, ' Laptop kantor ');
    await tekan('Buat kunci sandi');
    expect(await screen.findByText(/^Kunci sandi tidak jadi dibuat/)).toBeInTheDocument();
    expect(layanan.pasangKunci).not.toHaveBeenCalled();
    await tekan('Buat kunci sandi');
    await waitFor(() => expect(onUbah).toHaveBeenCalledOnce());
    expect(layanan.pasangKunci).toHaveBeenCalledWith({ tantangan: 't2', nama: 'Laptop kantor', jawaban: { id: 'k1' } });
  });
  it('says what follows before it takes a factor away, and never takes the last one of a role that needs one', async () => {
    punya('totp');
    const { rerender } = buka(TOTP);
    await tekan('Lepas aplikasi');
    expect(screen.getByText(/Perangkat lain dikeluarkan dan Anda kami beri tahu lewat surel/)).toBeInTheDocument();
    await tekan('Ya');
    await ketik(/Kode autentikator/, '123456');
    await waitFor(() => expect(layanan.lepasTotp).toHaveBeenCalledWith({ bukti: 'bukti-1' }));
    await waitFor(() => expect(onUbah).toHaveBeenCalledOnce());
    rerender(
      <KeamananAkun keadaan={{ ...TOTP, wajib: true }} layanan={layanan} onUbah={onUbah} saat={(w) => `pada ${w}`} />,
    );
    expect(screen.getByText(/yang terakhir tidak dapat dilepas/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Lepas aplikasi' })).toBeNull();
  });
  it('tells how many recovery codes are left and makes ten new ones', async () => {
    punya('totp');
    layanan.pemulihan.mockResolvedValue({ kode_pemulihan: ['cccc-3333'] });
    buka(TOTP);
    expect(screen.getByText(/7 kode tersisa/)).toBeInTheDocument();
    await tekan('Buat kode baru');
    expect(screen.getByText(/Kode yang lama tidak berlaku lagi/)).toBeInTheDocument();
    await tekan('Ya');
    await ketik(/Kode autentikator/, '123456');
    expect(await screen.findByText('cccc-3333')).toBeInTheDocument();
  });
  it('leads to the identity provider where the factors are kept there', () => {
    punya('penyedia');
    buka({ ...KOSONG, penyedia_lain: true });
    expect(screen.getByText('Faktor kedua akun ini diatur di penyedia identitasnya.')).toBeInTheDocument();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
