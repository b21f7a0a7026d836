import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Combobox, type ComboboxProps } from './Combobox';
import { saringOpsi, tandai, type Opsi } from './saring-opsi';
import type { HasilCari } from './usePencarian';

const PELABUHAN: Opsi[] = [
  { kode: 'IDCWN', nama: 'Ciwandan' },
  { kode: 'IDTES', nama: 'Tanjung Emas' },
  { kode: 'IDTPE', nama: 'Tanjung Perak' },
  { kode: 'IDTPP', nama: 'Tanjung Priok' },
  { kode: 'IDXXX', nama: 'Tanjung Tutup', mati: true },
];
const onPilih = vi.fn();
const onTeks = vi.fn();

function Uji(p: Partial<ComboboxProps>) {
  const [teks, setTeks] = useState(p.teks ?? '');
  return (
    <Combobox
      label="Pelabuhan"
      {...p}
      teks={teks}
      onPilih={(o) => {
        onPilih(o.kode);
        setTeks(o.nama);
      }}
      onTeks={(t) => {
        onTeks(t);
        setTeks(t);
      }}
    />
  );
}
const medan = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Pelabuhan' });
const tekan = (key: string, lain: object = {}) => fireEvent.keyDown(medan(), { key, ...lain });
const ketik = (value: string) => fireEvent.change(medan(), { target: { value } });
const aktif = () => document.getElementById(medan().getAttribute('aria-activedescendant') ?? '')?.textContent ?? null;
const nama = () => screen.getAllByRole('option').map((o) => o.textContent);
const maju = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

beforeEach(() => {
  onPilih.mockClear();
  onTeks.mockClear();
});

describe('combobox with a list of its own', () => {
  it('opens with the arrow, says which option one is at, and takes it with Enter', () => {
    render(<Uji opsi={PELABUHAN} />);
    expect(medan()).toHaveAttribute('aria-expanded', 'false');
    tekan('ArrowDown');
    expect(medan()).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('listbox', { name: 'Pelabuhan' }).id).toBe(medan().getAttribute('aria-controls'));
    expect(aktif()).toBeNull();
    tekan('ArrowDown');
    tekan('ArrowDown');
    expect(aktif()).toBe('Tanjung Emas');
    tekan('ArrowUp');
    expect(aktif()).toBe('Ciwandan');
    expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Ciwandan');
    tekan('Enter');
    expect(onPilih).toHaveBeenCalledWith('IDCWN');
    expect(medan()).toHaveValue('Ciwandan');
    expect(screen.queryByRole('listbox')).toBeNull();
  });
  it('Home, End and the page keys move in the list once one is in it; before, Home belongs to the text', () => {
    const banyak = Array.from({ length: 40 }, (_, i) => ({ kode: `K${i}`, nama: `Pilihan ${i}` }));
    render(<Uji opsi={banyak} />);
    tekan('ArrowDown');
    expect(fireEvent.keyDown(medan(), { key: 'Home' })).toBe(true);
    tekan('PageDown');
    expect(aktif()).toBe('Pilihan 7');
    tekan('PageDown');
    tekan('PageUp');
    expect(aktif()).toBe('Pilihan 7');
    tekan('End');
    expect(aktif()).toBe('Pilihan 39');
    tekan('ArrowDown');
    expect(aktif()).toBe('Pilihan 39');
    tekan('Home');
    expect(aktif()).toBe('Pilihan 0');
  });
  it('typing filters and marks the words; the first match is taken by Tab', () => {
    render(<Uji opsi={PELABUHAN} />);
    ketik('tan pr');
    expect(nama()).toEqual(['Tanjung Priok']);
    const tanda = within(screen.getByRole('option')).getAllByText(/tan|pr/i, { selector: 'mark' });
    expect(tanda.map((m) => m.textContent)).toEqual(['Tan', 'Pr']);
    expect(aktif()).toBe('Tanjung Priok');
    tekan('Tab');
    expect(onPilih).toHaveBeenCalledWith('IDTPP');
  });
  it('opens at what was chosen before, and does not offer what may not be chosen', () => {
    render(<Uji opsi={PELABUHAN} teks="Tanjung Perak" nilai="IDTPE" />);
    tekan('ArrowDown');
    expect(aktif()).toBe('Tanjung Perak');
    expect(nama()).toHaveLength(4);
  });
  it('Esc closes the list first, then gives the old text back, and only then belongs to others', () => {
    const luar = vi.fn();
    render(
      <div onKeyDown={luar}>
        <Uji opsi={PELABUHAN} teks="Ciwandan" />
      </div>,
    );
    ketik('tan');
    tekan('Escape');
    expect(screen.queryByRole('listbox')).toBeNull();
    expect(medan()).toHaveValue('tan');
    tekan('Escape');
    expect(medan()).toHaveValue('Ciwandan');
    expect(luar).not.toHaveBeenCalled();
    tekan('Escape');
    expect(luar).toHaveBeenCalledOnce();
    fireEvent.blur(medan());
    expect(onTeks).not.toHaveBeenCalled();
  });
  it('hands over what was typed and left; free texts are not swallowed by a match', () => {
    render(<Uji opsi={PELABUHAN} bebas />);
    ketik('tanjung');
    expect(aktif()).toBeNull();
    tekan('Enter');
    expect(onPilih).not.toHaveBeenCalled();
    expect(onTeks).toHaveBeenCalledWith('tanjung');
  });
  it('says that nothing matches and what to try', () => {
    render(<Uji opsi={PELABUHAN} petunjuk="Tulis nama kotanya." />);
    ketik('rotterdam');
    expect(screen.queryAllByRole('option')).toEqual([]);
    expect(screen.getAllByText(/Tidak ada yang cocok dengan “rotterdam”. Tulis nama kotanya./)).not.toHaveLength(0);
  });
  it('keeps the focus when an option is clicked', () => {
    render(<Uji opsi={PELABUHAN} />);
    act(() => medan().focus());
    fireEvent.click(medan());
    const opsi = screen.getByRole('option', { name: 'Tanjung Emas' });
    expect(fireEvent.mouseDown(opsi)).toBe(false);
    fireEvent.click(opsi);
    expect(onPilih).toHaveBeenCalledWith('IDTES');
  });
  it('draws a window of 24,000 options, and the active one wherever it is', () => {
    const semua = Array.from({ length: 24_000 }, (_, i) => ({ kode: String(10_000_000 + i), nama: `Barang ${i}` }));
    render(<Uji opsi={semua} />);
    tekan('ArrowDown');
    expect(document.querySelectorAll('li').length).toBeLessThan(60);
    expect(screen.getAllByRole('option')[0]).toHaveAttribute('aria-setsize', '24000');
    tekan('ArrowDown');
    tekan('End');
    expect(aktif()).toBe('Barang 23999');
    expect(document.querySelectorAll('li').length).toBeLessThan(60);
  });
});

describe('combobox that asks somebody else', () => {
  let tanya: { kata: string; signal: AbortSignal; jawab: (h: HasilCari) => void; gagal: () => void }[];
  const cari = (kata: string, signal: AbortSignal) =>
    new Promise<HasilCari>((jawab, tolak) => {
      tanya.push({ kata, signal, jawab, gagal: () => tolak(new Error('tidak terjangkau')) });
    });
  const jawab = async (ke: number, opsi: Opsi[], lebih = false) => {
    tanya[ke]?.jawab({ opsi, lebih });
    await maju(0);
  };
  const [gula, garam] = [
    { kode: '17011400', nama: 'Gula tebu' },
    { kode: '25010010', nama: 'Garam meja' },
  ];
  beforeEach(() => {
    vi.useFakeTimers();
    tanya = [];
  });
  afterEach(() => vi.useRealTimers());

  it('asks once for a text that stays, and ends the question before it', async () => {
    render(<Uji cari={cari} />);
    for (const t of ['g', 'gu', 'gul']) ketik(t);
    await maju(300);
    expect(tanya.map((x) => x.kata)).toEqual(['gul']);
    ketik('gula');
    await maju(300);
    expect(tanya.map((x) => x.kata)).toEqual(['gul', 'gula']);
    expect(tanya[0]?.signal.aborted).toBe(true);
  });
  it('a late answer to an earlier text never takes the place of a newer one', async () => {
    render(<Uji cari={cari} />);
    ketik('gula');
    await maju(300);
    ketik('garam');
    await maju(300);
    await jawab(1, [garam]);
    await jawab(0, [gula]);
    expect(nama()).toEqual(['Garam meja']);
    tekan('Enter');
    expect(onPilih).toHaveBeenCalledWith('25010010');
  });
  it('while it asks, Enter takes nothing of the list before, but the first of what is coming', async () => {
    render(<Uji cari={cari} />);
    ketik('gula');
    await maju(300);
    await jawab(0, [gula]);
    ketik('garam');
    expect(screen.getAllByText('Mencari...')).not.toHaveLength(0);
    expect(aktif()).toBeNull();
    fireEvent.click(screen.getByRole('option'));
    tekan('Enter');
    expect(onPilih).not.toHaveBeenCalled();
    await maju(300);
    await jawab(1, [garam]);
    expect(onPilih).toHaveBeenCalledWith('25010010');
    expect(onTeks).not.toHaveBeenCalled();
  });
  it('a failure keeps what was typed and can be tried again, by mouse and by key', async () => {
    render(<Uji cari={cari} teksGagal="Daftar belum dapat diambil." />);
    ketik('gula');
    await maju(300);
    tanya[0]?.gagal();
    await maju(0);
    expect(screen.getByText('Daftar belum dapat diambil.')).toBeInTheDocument();
    expect(medan()).toHaveValue('gula');
    fireEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    await maju(300);
    expect(tanya).toHaveLength(2);
    tanya[1]?.gagal();
    await maju(0);
    tekan('ArrowDown');
    await maju(300);
    await jawab(2, [gula]);
    expect(nama()).toEqual(['Gula tebu']);
    expect(screen.queryByRole('button', { name: 'Coba lagi' })).toBeNull();
  });
  it('says when more was found than is shown, and shows codes with their line above', async () => {
    render(<Uji cari={cari} tampilKode={(k) => `${k.slice(0, 4)}.${k.slice(4, 6)}.${k.slice(6)}`} />);
    ketik('170114');
    await maju(300);
    await jawab(0, [{ ...gula, keterangan: 'Gula tebu atau gula bit' }], true);
    expect(screen.getAllByText('1 teratas ditampilkan, ketik lagi untuk mempersempit.')).not.toHaveLength(0);
    const opsi = screen.getByRole('option');
    expect(opsi).toHaveTextContent('1701.14.00 Gula tebu Gula tebu atau gula bit');
    expect(within(opsi).getByText('1701.14', { selector: 'mark' })).toBeInTheDocument();
  });
});

describe('filter and marks', () => {
  it('looks at code, name and the line above, the nearest to the name first', () => {
    const daftar = [
      { kode: 'A1', nama: 'Lainnya', keterangan: 'Garam' },
      { kode: 'B2', nama: 'Bukan garam' },
      { kode: 'C3', nama: 'Garam meja' },
    ];
    expect(saringOpsi('garam', daftar).map((o) => o.kode)).toEqual(['C3', 'B2', 'A1']);
    expect(saringOpsi('b2', daftar).map((o) => o.kode)).toEqual(['B2']);
  });
  it('marks words whatever their case and accents', () => {
    expect(tandai('São Paulo', 'sao')).toEqual([
      { teks: 'São', kena: true },
      { teks: ' Paulo', kena: false },
    ]);
    expect(tandai('Gula', '')).toEqual([{ teks: 'Gula', kena: false }]);
  });
});
