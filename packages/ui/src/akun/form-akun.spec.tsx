import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { TextInput, type InputProps } from '../inputs/Field';
import { FormDataDiri } from './data/FormDataDiri';
import { FormDataPengguna, useDataPengguna } from './data/FormDataPengguna';
import { FormSandi, useSandiBaru } from './FormSandi';
import { DenganBukti } from './bukti/test-bukti';
import { useDataDiri } from './data/useDataDiri';

const AKUN = {
  fullname: 'Ratna Wulandari',
  email: 'ratna@contoh.example',
  mobile_number: null,
  position: 'Manajer',
  employee_number: null,
  nik: '•••009',
  address: null,
};
const Sandi = (props: InputProps) => <TextInput {...props} type="password" />;
const kirim = vi.fn();
const bersama = { className: 'form', baris: 'baris', sibuk: false };
const isian = (nama: RegExp | string) => screen.getByLabelText(nama);
const tulis = (nama: RegExp | string, value: string) => fireEvent.change(isian(nama), { target: { value } });
const tekan = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
beforeEach(() => kirim.mockReset());

const urung = vi.fn();
interface PropsDiri {
  galat?: string | null;
  usang?: boolean;
  menunggu?: string | null;
}
function Diri({ galat = null, usang = false, menunggu = null }: PropsDiri) {
  return (
    <FormDataDiri
      {...bersama}
      isian={useDataDiri(AKUN)}
      susunan={[['fullname', 'position'], 'email', 'sandi', 'nik']}
      petunjukNik="16 angka"
      IsianSandi={Sandi}
      onSimpan={kirim}
      surelMenunggu={menunggu}
      onUrung={urung}
      galat={galat}
      usang={usang}
    />
  );
}
describe('own data', () => {
  it('shows the fields that the front end names, in its rows', () => {
    render(<Diri />, { wrapper: DenganBukti });
    expect(isian(/Nama lengkap/).closest('.baris')).toContainElement(isian('Jabatan'));
    expect(isian('NIK').closest('.baris')).toBeNull();
    expect(screen.queryByLabelText('Alamat')).toBeNull();
  });
  it('gives only what was changed, an identity number as digits alone', () => {
    render(<Diri />, { wrapper: DenganBukti });
    expect(screen.getByRole('button', { name: 'Simpan' })).toBeDisabled();
    tulis('Jabatan', ' Direktur ');
    tulis('NIK', '3171 0000 0000 0027');
    tekan('Simpan');
    expect(kirim).toHaveBeenCalledWith({ position: 'Direktur', nik: '3171000000000027' });
  });
  it('asks for the password when the mail address becomes another one, and only then', () => {
    render(<Diri />, { wrapper: DenganBukti });
    tulis(/^Surel/, 'RATNA@contoh.example ');
    expect(screen.queryByLabelText(/Kata sandi Anda/)).toBeNull();
    tulis(/^Surel/, 'baru@contoh.example');
    tekan('Simpan');
    expect(isian(/Kata sandi Anda/)).toHaveAccessibleDescription(/Kata sandi Anda wajib diisi/);
    expect(kirim).not.toHaveBeenCalled();
    tulis(/Kata sandi Anda/, 'rahasia-saya');
    tekan('Simpan');
    expect(kirim).toHaveBeenCalledWith({ email: 'baru@contoh.example', sandi: 'rahasia-saya' });
  });
  it('shows an address that is not proved yet beside the one that counts, and takes it back', () => {
    render(<Diri menunggu="baru@contoh.example" />, { wrapper: DenganBukti });
    expect(screen.getByText('baru@contoh.example').closest('[role=status]')).toHaveTextContent(/belum dipakai/);
    expect(isian(/^Surel/)).toHaveValue('ratna@contoh.example');
    tekan('Urungkan');
    expect(urung).toHaveBeenCalledOnce();
  });
  it('tells a failure as one, and a newer version as something to look at', () => {
    const { rerender } = render(<Diri galat="Data Gagal Disimpan" />, { wrapper: DenganBukti });
    expect(screen.getByRole('alert')).toHaveTextContent('Data Gagal Disimpan.');
    rerender(<Diri galat="Yang terbaru sudah dimuat" usang />);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Yang terbaru sudah dimuat.');
  });
});

function Pengguna({ galat = null }: { galat?: string | null }) {
  return (
    <FormDataPengguna
      {...bersama}
      isian={useDataPengguna(AKUN)}
      susunan={[['fullname', 'position'], 'email', 'employee_number']}
      onSimpan={kirim}
      galat={galat}
    />
  );
}
describe('data of somebody else', () => {
  it('gives only what was changed, and nothing that is wrong', () => {
    render(<Pengguna />);
    tulis(/^Surel/, 'bukan surel');
    tekan('Simpan data');
    expect(kirim).not.toHaveBeenCalled();
    expect(isian(/^Surel/)).toBeInvalid();
    tulis(/^Surel/, AKUN.email);
    expect(screen.getByRole('button', { name: 'Simpan data' })).toBeDisabled();
    tulis('Nomor pegawai', '19800101');
    tekan('Simpan data');
    expect(kirim).toHaveBeenCalledWith({ employee_number: '19800101' });
  });
  it('says why it could not be stored', () => {
    render(<Pengguna galat="Surel sudah dipakai" />);
    expect(screen.getByRole('alert')).toHaveTextContent('Surel sudah dipakai.');
  });
});

function UbahSandi() {
  const sandi = useSandiBaru([AKUN.fullname]);
  return (
    <FormSandi {...bersama} isian={sandi} username="ratna" IsianSandi={Sandi} onUbah={kirim} galat={null}>
      <p>Syarat untuk {sandi.isi.new_password}</p>
    </FormSandi>
  );
}
describe('a new password', () => {
  it('is judged and compared before it is sent', () => {
    render(<UbahSandi />, { wrapper: DenganBukti });
    tulis(/lama/, 'lama-sekali');
    tulis(/^Kata sandi baru/, 'pendek');
    tulis(/^Ulangi/, 'lain');
    tekan('Ubah kata sandi');
    expect(screen.getByText('Kata sandi paling sedikit 10 karakter')).toBeInTheDocument();
    expect(screen.getByText('Kedua kata sandi belum sama')).toBeInTheDocument();
    expect(kirim).not.toHaveBeenCalled();
    for (const nama of [/^Kata sandi baru/, /^Ulangi/]) tulis(nama, 'kereta hijau tujuh');
    expect(screen.getByText('Syarat untuk kereta hijau tujuh')).toBeInTheDocument();
    tekan('Ubah kata sandi');
    expect(kirim).toHaveBeenCalledWith({
      old_password: 'lama-sekali',
      new_password: 'kereta hijau tujuh',
    });
  });
  it('tells a password manager whose it is', () => {
    const { container } = render(<UbahSandi />, { wrapper: DenganBukti });
    expect(container.querySelector('input[autocomplete="username"]')).toHaveValue('ratna');
    expect(isian(/^Kata sandi baru/)).toHaveAttribute('autocomplete', 'new-password');
  });
});
