import { describe, expect, it } from 'vitest';
import { isianDari, isianKelompok, tanpaNama, type Isian } from './formulir';
import { bersatuan, kodeNama, periksaKepala, periksaKepalaLengkap, salahIsian, tampilIsian } from './isian';
import { layanan } from '../layanan/daftar';

const FORMULIR = layanan('07').formulir;
const isian = (kd: string): Isian => {
  const i = isianDari(FORMULIR, kd);
  if (!i) throw new Error(kd);
  return i;
};

describe('header fields that take a code of a list', () => {
  it('are optional, so that files stored before them stay valid', () => {
    for (const kd of ['kbli', 'kantor_pabean', 'eksportir']) expect(isian(kd)).toMatchObject({ wajib: false });
  });
  it('the exporter is asked for by commodity groups of the ministry of agriculture alone', () => {
    const kode = (kdGa: string) => isianKelompok(FORMULIR, kdGa).map((i) => i.kd_field);
    expect(kode('018')).toEqual(FORMULIR.isian.map((i) => i.kd_field));
    expect(kode('019')).not.toContain('eksportir');
    expect(kode('019')).toContain('kbli');
  });
  it('a code has the form of its list; an exporter may be written freely', () => {
    const salah = (kepala: Record<string, string>) => periksaKepala(FORMULIR, kepala).map((m) => m.message);
    expect(salah({ kbli: '10110', kantor_pabean: '040300', eksportir: 'Outback Meat Pty' })).toEqual([]);
    expect(salah({ kbli: 'rumah potong' })).toEqual(['KBLI kegiatan usaha tidak ada di daftar']);
    expect(salah({ kantor_pabean: '0403' })).toEqual(['Kantor pabean pemasukan tidak ada di daftar']);
    expect(salah({ eksportir: 'x'.repeat(201) })).toEqual(['Eksportir di negara asal paling banyak 200 karakter']);
  });
  it('names beside codes are no fields of the form, and are taken off', () => {
    const kepala = { kbli: '10110', ur_kbli: 'Kegiatan rumah potong', surel: 'a@b.id' };
    expect(periksaKepala(FORMULIR, kepala)).toEqual([]);
    expect(tanpaNama(FORMULIR, kepala)).toEqual({ kbli: '10110', surel: 'a@b.id' });
    expect(periksaKepala(FORMULIR, { ur_surel: 'x' })[0]?.path).toBe('ur_surel');
  });
  it('what is no text is refused, whatever field it is in', () => {
    const asing = { keterangan: null, kbli: { a: 1 }, eksportir: 7 } as unknown as Record<string, string>;
    expect(periksaKepala(FORMULIR, asing).map((m) => m.path)).toEqual(['keterangan', 'kbli', 'eksportir']);
  });
});

describe('what a header field takes', () => {
  const jenis = (jenis: Isian['jenis'], lain: Partial<Isian> = {}): Isian => ({
    ...{ kd_field: 'x', langkah: 'perusahaan', label: 'Isian', wajib: false, jenis },
    ...lain,
  });
  const AB = { pilihan: { A: 'Satu', B: 'Dua' } };
  it.each([
    [jenis('teks', { maks: 5 }), ['a', 'abcde'], ['abcdef'], 'Isian paling banyak 5 karakter'],
    [jenis('teks'), ['x'.repeat(9_999)], [5, null], 'Isian tidak sesuai bentuk yang diharapkan'],
    [jenis('paragraf'), ['satu\ndua'], [{}], 'Isian tidak sesuai bentuk yang diharapkan'],
    [jenis('pilihan', AB), ['A', 'B'], ['C', 'a', 'toString'], 'Isian tidak ada di daftar'],
    [jenis('angka'), ['0', '2750.5'], ['-1', '2.750,5'], 'Isian harus berupa angka, contoh 2.750,5'],
    [
      jenis('tanggal'),
      ['2027-02-28', '2028-02-29'],
      ['2027-02-29', '28-02-2027', '2027-13-01', 'besok'],
      'Isian harus berupa tanggal yang benar',
    ],
    [jenis('surel'), ['a@b.id'], ['a@b', 'a b@c.id'], 'Isian harus alamat surel yang benar'],
    [jenis('telepon'), ['+62 (21) 555-0100', '123456'], ['12345', '021 x'], 'Isian harus berupa nomor telepon'],
    [jenis('centang'), ['Y', 'N'], ['', 'ya'], 'Isian tidak sesuai bentuk yang diharapkan'],
    [jenis('acuan', { daftar: 'kbli' }), ['10110'], ['1011', 'x0110'], 'Isian tidak ada di daftar'],
  ])('a field of kind $jenis', (isian, baik, buruk, message) => {
    expect(baik.map((x) => salahIsian(isian, x))).toEqual(baik.map(() => null));
    expect(buruk.map((x) => salahIsian(isian, x))).toEqual(buruk.map(() => message));
  });
  it('a field that the form does not have is refused by its name', () => {
    expect(periksaKepala(FORMULIR, { asing: '1' })).toEqual([
      { langkah: 'perusahaan', path: 'asing', message: 'Isian asing tidak dikenal' },
    ]);
  });
  it('blanks do not fill a required field', () => {
    const kepala = {
      ...{ jenis_pelaku: 'PEDAGANG', tujuan_penggunaan: '4', alamat_pabrik: 'Jl. A', nama_penanggung_jawab: 'B' },
      ...{ jabatan_penanggung_jawab: '  ', telepon: '+62 21 555 0100', surel: 'a@b.id', stok_awal: '0' },
      ...{ pasokan_lokal: '1', kebutuhan_setahun: '2', realisasi_tahun_lalu: '3' },
    };
    expect(periksaKepalaLengkap(FORMULIR, kepala)).toEqual([
      { langkah: 'perusahaan', path: 'jabatan_penanggung_jawab', message: 'Jabatan wajib diisi' },
    ]);
  });
  it('C.11 people and vehicles are whole, and a number with a unit of its own is told in it', () => {
    const i = { kd_field: 'k', langkah: 'khusus', label: 'Karyawan', jenis: 'angka', wajib: true } as const;
    const orang = { ...i, satuan: 'orang', bulat: true };
    expect(['85', '0', '85.0'].map((n) => salahIsian(orang, n))).toEqual([null, null, null]);
    expect(salahIsian(orang, '8.5')).toBe('Karyawan harus angka bulat');
    expect([tampilIsian(orang, { k: '1250' }, 'ton'), tampilIsian(i, { k: '1250' }, 'ton')]).toEqual([
      '1.250 orang',
      '1.250 ton',
    ]);
    expect([bersatuan(orang), bersatuan(i)]).toEqual([false, true]);
  });
  it('quantities of goods have the unit of the goods, percentages and texts have none', () => {
    expect(FORMULIR.isian.filter(bersatuan).map((i) => i.kd_field)).toEqual([
      'kapasitas_terpasang',
      'stok_awal',
      'pasokan_lokal',
      'kebutuhan_setahun',
      'realisasi_tahun_lalu',
    ]);
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
    expect([kodeNama('10110', '10110'), kodeNama('10110', undefined)]).toEqual(['10110', '10110']);
  });
  it('numbers, choices, dates and ticks read as words', () => {
    expect(tampilIsian(isian('stok_awal'), { stok_awal: '2750.5' })).toBe('2.750,5');
    expect(tampilIsian(isian('stok_awal'), { stok_awal: '2750.5' }, 'ton')).toBe('2.750,5 ton');
    expect(tampilIsian(isian('stok_awal'), { stok_awal: 'banyak' }, 'ton')).toBe('banyak');
    expect(tampilIsian(isian('jenis_pelaku'), { jenis_pelaku: 'PEDAGANG' })).toBe('Pedagang (API-U)');
    const bentuk = (jenis: 'tanggal' | 'centang' | 'pilihan'): Isian => ({ ...isian('surel'), kd_field: 'x', jenis });
    expect(tampilIsian(bentuk('tanggal'), { x: '2026-11-20' })).toBe('20 November 2026');
    expect(tampilIsian(bentuk('centang'), { x: 'N' })).toBe('Tidak');
    expect(tampilIsian(bentuk('pilihan'), { x: 'LAIN' })).toBe('LAIN');
  });
});
