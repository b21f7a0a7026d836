import { startAuthentication } from '@simplewebauthn/browser';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DenganBukti, layananUji, punya } from './test-bukti';
import { useBukti } from './useBukti';

vi.mock('@simplewebauthn/browser', () => ({ startAuthentication: vi.fn(), startRegistration: vi.fn() }));
const kirim = vi.fn();
const galat = (path: string, message: string) => Object.assign(new Error(message), { errors: [{ path, message }] });

function Halaman() {
  const bukti = useBukti('keputusan');
  return (
    <>
      <input aria-label="Catatan" defaultValue="sudah diketik" />
      {bukti.sandi && <input aria-label="Kata sandi Anda" />}
      <button onClick={() => bukti.lalu('sandi-saya', kirim)}>Setujui</button>
    </>
  );
}
/** The form of a person with a second factor, sent: the dialog is open. */
async function buka() {
  render(<Halaman />, { wrapper: DenganBukti });
  await waitFor(() => expect(screen.queryByLabelText('Kata sandi Anda')).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Setujui' }));
  return screen.findByRole('dialog', { name: 'Buktikan bahwa ini Anda' });
}
const ketik = async (nama: RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(nama), { target: { value } });
const tekan = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
beforeEach(() => {
  vi.clearAllMocks();
  layananUji.beri.mockResolvedValue({ bukti: 'bukti-1' });
});

describe('proof again (issue 11, part 11)', () => {
  it('leaves who has a password only the one field of the form: no dialog, no press more', async () => {
    punya('sandi');
    render(<Halaman />, { wrapper: DenganBukti });
    await waitFor(() => expect(layananUji.tantang).toHaveBeenCalled());
    fireEvent.click(screen.getByRole('button', { name: 'Setujui' }));
    expect(kirim).toHaveBeenCalledWith({ sandi: 'sandi-saya' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('sends a pasted code of six digits by itself and goes on with the proof', async () => {
    punya('totp', 'pemulihan');
    await buka();
    const kode = await screen.findByLabelText(/Kode autentikator/);
    expect(kode).toHaveAttribute('autocomplete', 'one-time-code');
    expect(kode).toHaveAttribute('inputmode', 'numeric');
    fireEvent.change(kode, { target: { value: '123 456' } });
    await waitFor(() => expect(kirim).toHaveBeenCalledWith({ bukti: 'bukti-1' }));
    expect(layananUji.beri).toHaveBeenCalledExactlyOnceWith({ keperluan: 'keputusan', cara: 'totp', kode: '123456' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText('Catatan')).toHaveValue('sudah diketik');
  });
  it('shows the words of the server at the field for a wrong code, and the time to wait after too many', async () => {
    punya('totp');
    layananUji.beri.mockRejectedValueOnce(galat('kode', 'Kode atau kunci salah, atau sudah dipakai'));
    await buka();
    await ketik(/Kode autentikator/, '000000');
    await waitFor(() =>
      expect(screen.getByLabelText(/Kode autentikator/)).toHaveAccessibleDescription(
        /Kode atau kunci salah, atau sudah dipakai/,
      ),
    );
    layananUji.beri.mockRejectedValueOnce(new Error('Terlalu banyak percobaan. Coba lagi pukul 10.05 WIB'));
    await ketik(/Kode autentikator/, '000001');
    expect(await screen.findByText(/Coba lagi pukul 10.05 WIB/)).toBeInTheDocument();
    expect(kirim).not.toHaveBeenCalled();
  });
  it('takes a recovery code where the phone is lost', async () => {
    punya('totp', 'pemulihan');
    await buka();
    await tekan('Pakai kode pemulihan');
    await tekan('Lanjutkan');
    expect(screen.getByLabelText(/Kode pemulihan/)).toHaveAccessibleDescription(/Masukkan kode pemulihan/);
    await ketik(/Kode pemulihan/, ' abcd-efgh ');
    await tekan('Lanjutkan');
    await waitFor(() =>
      expect(layananUji.beri).toHaveBeenCalledWith({ keperluan: 'keputusan', cara: 'pemulihan', kode: 'abcd-efgh' }),
    );
  });
  it('asks the browser for a passkey, and says so when nothing came of it', async () => {
    punya('passkey');
    vi.mocked(startAuthentication).mockRejectedValueOnce(new Error('NotAllowedError'));
    await buka();
    await tekan('Gunakan kunci sandi (passkey)');
    expect(await screen.findByRole('alert')).toHaveTextContent('Kunci sandi tidak jadi dipakai');
    vi.mocked(startAuthentication).mockResolvedValueOnce({ id: 'k1' } as never);
    await tekan('Gunakan kunci sandi (passkey)');
    await waitFor(() => expect(kirim).toHaveBeenCalledWith({ bukti: 'bukti-1' }));
    expect(layananUji.beri).toHaveBeenCalledWith({
      keperluan: 'keputusan',
      cara: 'passkey',
      passkey: { id: 'k1' },
      tantangan: 'tantangan-1',
    });
  });
  it('opens the identity provider beside the page, which stays with what was typed; says so when it does not confirm', async () => {
    const bukaJendela = vi.fn<typeof window.open>(() => window);
    vi.stubGlobal('open', bukaJendela);
    punya('penyedia');
    const dialog = await buka();
    expect(dialog).toHaveTextContent('Halaman ini dan yang Anda ketik tetap terbuka.');
    const saluran = new BroadcastChannel('sinas-bukti-penyedia');
    const kabarkan = async (bukti: string | null) => {
      await tekan('Buka penyedia identitas');
      const [alamat, jendela] = bukaJendela.mock.calls.at(-1) ?? [];
      expect(alamat).toMatch(/^\/auth\/bukti\?keperluan=keputusan&/);
      saluran.postMessage({ jendela, bukti });
    };
    await kabarkan(null);
    expect(await screen.findByText(/^Penyedia identitas tidak memastikan bahwa ini Anda/)).toBeInTheDocument();
    expect(kirim).not.toHaveBeenCalled();
    await kabarkan('bukti-2');
    await waitFor(() => expect(kirim).toHaveBeenCalledWith({ bukti: 'bukti-2' }));
    saluran.close();
    expect(screen.getByLabelText('Catatan')).toHaveValue('sudah diketik');
    vi.unstubAllGlobals();
  });
  it('asks an account of Inaportnet for its name and password there', async () => {
    punya('inaport');
    await buka();
    await ketik(/Nama pengguna Inaportnet/, 'ratna.inaport');
    await ketik(/Kata sandi Inaportnet/, 'rahasia-saya');
    await tekan('Lanjutkan');
    await waitFor(() =>
      expect(layananUji.beri).toHaveBeenCalledWith({
        keperluan: 'keputusan',
        cara: 'inaport',
        username: 'ratna.inaport',
        sandi: 'rahasia-saya',
      }),
    );
  });
  it('sends nothing when the person steps back; what was typed stays', async () => {
    punya('totp');
    await buka();
    await tekan('Batal');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(kirim).not.toHaveBeenCalled();
    expect(screen.getByLabelText('Catatan')).toHaveValue('sudah diketik');
  });
});
