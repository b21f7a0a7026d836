import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { ToastProvider } from '../feedback/Toasts';
import { DaftarAktivitas } from './DaftarAktivitas';
import { DaftarPerangkat } from './DaftarPerangkat';
import { DaftarRiwayatAkun } from './DaftarRiwayatAkun';
import type { Panggilan } from './panggilan';
import { PilihSurel } from './data/PilihSurel';

type Lalu<H> = Parameters<Panggilan<string, H>['mutate']>[1];
/** A call whose end the test decides. */
function panggilan<H = unknown>() {
  const mutate = vi.fn<(nilai: string, lalu?: Lalu<H>) => void>();
  return {
    isPending: false,
    error: null,
    reset: vi.fn(),
    mutate,
    berakhir: (akhir: (lalu: NonNullable<Lalu<H>>) => void) =>
      act(() => {
        const lalu = mutate.mock.calls[0]![1]!;
        akhir(lalu);
        lalu.onSettled?.();
      }),
  };
}
const pesanGalat = (_: unknown, cadangan: string) => cadangan;
const tekan = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

describe('devices', () => {
  const daftar = [
    { nomor: '1', perangkat: 'Chrome di Linux', sesi_ini: true },
    { nomor: '2', perangkat: 'Safari di iOS', sesi_ini: false },
  ];
  const buka = () => {
    const akhiri = panggilan();
    const props = { className: 'daftar', daftar, akhiri, pesanGalat, akibat: 'Harus masuk lagi.' };
    render(<DaftarPerangkat {...props} keterangan={(p) => <small>nomor {p.nomor}</small>} />, {
      wrapper: ToastProvider,
    });
    return akhiri;
  };
  it('marks this device, and ends another one only after a question', () => {
    const akhiri = buka();
    const [ini] = screen.getAllByRole('listitem');
    expect(ini).toHaveTextContent('Chrome di Linuxnomor 1Perangkat ini');
    expect(within(ini!).queryByRole('button')).toBeNull();
    tekan('Akhiri Safari di iOS');
    expect(screen.getByRole('dialog')).toHaveTextContent('Keluarkan Safari di iOS?Harus masuk lagi.');
    expect(akhiri.mutate).not.toHaveBeenCalled();
    tekan('Ya');
    expect(akhiri.mutate.mock.calls[0]![0]).toBe('2');
    akhiri.berakhir((lalu) => lalu.onSuccess?.(null));
    expect(screen.getByText('Safari di iOS sudah dikeluarkan')).toBeInTheDocument();
    expect(screen.queryByRole('dialog')).toBeNull();
  });
  it('GALAT-01 says when one could not be ended', () => {
    const akhiri = buka();
    tekan('Akhiri Safari di iOS');
    tekan('Ya');
    akhiri.berakhir((lalu) => lalu.onError?.(new Error('HTTP 500')));
    expect(screen.getByText('Perangkat belum dapat dikeluarkan')).toBeInTheDocument();
  });
});

describe('sign-ins', () => {
  const masuk = (id: string, ubah = {}) => ({
    id,
    peristiwa: 'MASUK' as const,
    perangkat: 'Firefox di Windows',
    sesi_ini: false,
    bukan_saya: null,
    ...ubah,
  });
  const buka = (daftar: ReturnType<typeof masuk>[]) => {
    const lapor = panggilan<{ sesi_diakhiri: number }>();
    const onDilaporkan = vi.fn();
    const bagian = {
      lencana: () => <span>lencana</span>,
      keterangan: (a: { id: string }) => `nomor ${a.id}`,
      sebutan: (a: { id: string }) => `masuk ${a.id}`,
    };
    const props = { className: 'daftar', daftar, lapor, onDilaporkan, pesanGalat, ...bagian };
    render(<DaftarAktivitas {...props} />, { wrapper: ToastProvider });
    return { lapor, onDilaporkan };
  };
  it('reports a stranger after a question, and hands on what came of it', () => {
    const { lapor, onDilaporkan } = buka([masuk('7')]);
    tekan('Bukan saya: masuk 7');
    expect(screen.getByText(/Semua perangkat lain segera dikeluarkan/)).toBeInTheDocument();
    tekan('Ya');
    expect(lapor.mutate.mock.calls[0]![0]).toBe('7');
    lapor.berakhir((lalu) => lalu.onSuccess?.({ sesi_diakhiri: 2 }));
    expect(onDilaporkan).toHaveBeenCalledWith({ sesi_diakhiri: 2 });
  });
  it('does not ask about this session, a sign-out, or what was reported', () => {
    buka([
      masuk('1', { sesi_ini: true }),
      masuk('2', { peristiwa: 'KELUAR' }),
      masuk('3', { bukan_saya: '2026-11-20T09:00:00+07:00' }),
    ]);
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
    expect(screen.queryByRole('button')).toBeNull();
  });
  it('GALAT-01 says when a report was not taken', () => {
    const { lapor, onDilaporkan } = buka([masuk('7')]);
    tekan('Bukan saya: masuk 7');
    tekan('Ya');
    lapor.berakhir((lalu) => lalu.onError?.(new Error('HTTP 500')));
    expect(screen.getByText('Laporan belum dapat disimpan')).toBeInTheDocument();
    expect(onDilaporkan).not.toHaveBeenCalled();
  });
});

describe('history of an account', () => {
  const baris = { id: '1', oleh: 'Dewi', catatan: null, peristiwa: 'hapus_foto', sebelum: null, sesudah: null };
  it('tells who did what, with before and after and the note', () => {
    const ubah = { peristiwa: 'ubah_data', sebelum: { position: 'Staf' }, sesudah: { position: 'Manajer' } };
    const daftar = [{ ...baris, ...ubah, catatan: 'Naik jabatan' }];
    render(<DaftarRiwayatAkun className="riwayat" daftar={daftar} keterangan={() => <small>kemarin</small>} />);
    const [isi] = screen.getAllByRole('listitem');
    expect(isi).toHaveTextContent('Dewi mengubah datakemarinJabatan: dari Staf menjadi ManajerNaik jabatan');
  });
  it('draws no empty list where no field changed', () => {
    render(<DaftarRiwayatAkun className="riwayat" daftar={[baris]} keterangan={() => null} />);
    expect(screen.getAllByRole('list')).toHaveLength(1);
  });
});

describe('notices by mail', () => {
  it('offers the choices with what they mean, and tells which was made', () => {
    const onPilih = vi.fn();
    render(
      <PilihSurel
        className="pilih"
        legend={<legend>Surel</legend>}
        kata={{ semua: ['Semua', 'setiap kali'], penting: ['Penting', 'seperlunya'], tidak: ['Tanpa', 'tak pernah'] }}
        dipilih="penting"
        onPilih={onPilih}
      />,
    );
    const kotak = within(screen.getByRole('group', { name: 'Surel' })).getAllByRole('radio');
    expect(kotak.map((k) => (k as HTMLInputElement).checked)).toEqual([false, true, false]);
    fireEvent.click(screen.getByRole('radio', { name: /Tanpa\s*tak pernah/ }));
    expect(onPilih).toHaveBeenCalledWith('tidak');
  });
});
