import { describe, expect, it } from 'vitest';
import { ISIAN, isianDari, isianKelompok, tanpaNama, type Isian } from './formulir';
import { periksaKepala, tampilIsian } from './isian';

const isian = (kd: string): Isian => {
  const i = isianDari(kd);
  if (!i) throw new Error(kd);
  return i;
};

describe('header fields that take a code of a list', () => {
  it('are optional, so that files stored before them stay valid', () => {
    for (const kd of ['kbli', 'kantor_pabean', 'eksportir']) expect(isian(kd)).toMatchObject({ wajib: false });
  });
  it('the exporter is asked for by commodity groups of the ministry of agriculture alone', () => {
    const kode = (kdGa: string) => isianKelompok(kdGa).map((i) => i.kd_field);
    expect(kode('018')).toEqual(ISIAN.map((i) => i.kd_field));
    expect(kode('019')).not.toContain('eksportir');
    expect(kode('019')).toContain('kbli');
  });
  it('a code has the form of its list; an exporter may be written freely', () => {
    const salah = (kepala: Record<string, string>) => periksaKepala(kepala).map((m) => m.message);
    expect(salah({ kbli: '10110', kantor_pabean: '040300', eksportir: 'Outback Meat Pty' })).toEqual([]);
    expect(salah({ kbli: 'rumah potong' })).toEqual(['KBLI kegiatan usaha tidak ada di daftar']);
    expect(salah({ kantor_pabean: '0403' })).toEqual(['Kantor pabean pemasukan tidak ada di daftar']);
    expect(salah({ eksportir: 'x'.repeat(201) })).toEqual(['Eksportir di negara asal paling banyak 200 huruf']);
  });
  it('names beside codes are no fields of the form, and are taken off', () => {
    const kepala = { kbli: '10110', ur_kbli: 'Kegiatan rumah potong', surel: 'a@b.id' };
    expect(periksaKepala(kepala)).toEqual([]);
    expect(tanpaNama(kepala)).toEqual({ kbli: '10110', surel: 'a@b.id' });
    expect(periksaKepala({ ur_surel: 'x' })[0]?.path).toBe('ur_surel');
  });
  it('what is no text is refused, whatever field it is in', () => {
    const asing = { keterangan: null, kbli: { a: 1 }, eksportir: 7 } as unknown as Record<string, string>;
    expect(periksaKepala(asing).map((m) => m.path)).toEqual(['keterangan', 'kbli', 'eksportir']);
  });
});

describe('a header field as people read it', () => {
  it('a code reads with its name, and alone while the name is not known', () => {
    const kbli = isian('kbli');
    expect(tampilIsian(kbli, { kbli: '10110', ur_kbli: 'Kegiatan rumah potong' })).toBe(
      '10110 – Kegiatan rumah potong',
    );
    expect(tampilIsian(kbli, { kbli: '10110', ur_kbli: '' })).toBe('10110');
    expect(tampilIsian(kbli, { kbli: '' })).toBe('-');
  });
  it('numbers, choices, dates and ticks read as words', () => {
    expect(tampilIsian(isian('stok_awal'), { stok_awal: '2750.5' })).toBe('2.750,5');
    expect(tampilIsian(isian('stok_awal'), { stok_awal: 'banyak' })).toBe('banyak');
    expect(tampilIsian(isian('jenis_pelaku'), { jenis_pelaku: 'PEDAGANG' })).toBe('Pedagang (API-U)');
    const bentuk = (jenis: 'tanggal' | 'centang'): Isian => ({ ...isian('surel'), kd_field: 'x', jenis });
    expect(tampilIsian(bentuk('tanggal'), { x: '2026-11-20' })).toBe('20 November 2026');
    expect(tampilIsian(bentuk('centang'), { x: 'N' })).toBe('Tidak');
  });
});
