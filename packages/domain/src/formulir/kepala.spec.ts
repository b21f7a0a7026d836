import { describe, expect, it } from 'vitest';
import { isianKelompok, type Isian } from './formulir';
import { bacaKepala, samarkanKepala } from './kepala';
import { layanan } from '../layanan/daftar';

const FORMULIR = layanan('07').formulir;
const KEPALA = {
  jenis_pelaku: 'PRODUSEN',
  tujuan_penggunaan: '1',
  alamat_pabrik: 'Jalan Contoh 1\nCilegon',
  nama_penanggung_jawab: 'Budi Contoh',
  telepon: '+62 21 555 0100',
  kbli: '10721',
  ur_kbli: 'Industri Gula Pasir',
  kantor_pabean: '040300',
  ur_kantor_pabean: '',
  kapasitas_terpasang: '15000.500',
  rendemen: '92.25',
};
const datar = (...p: Parameters<typeof bacaKepala>) => bacaKepala(...p).flatMap((b) => b.isian);
const nilai = (satuan: string[]) =>
  Object.fromEntries(datar(FORMULIR, KEPALA, satuan).map((i) => [i.kd_field, i.nilai] as const));

describe('the header as every reader sees it', () => {
  it('has every field of the form in its order, under the names of its steps, empty ones too', () => {
    const bagian = bacaKepala(FORMULIR, KEPALA);
    expect(bagian.map((b) => b.nama)).toEqual(['Perusahaan', 'Produksi dan kapasitas']);
    expect(datar(FORMULIR, KEPALA).map((i) => i.kd_field)).toEqual(FORMULIR.isian.map((i) => i.kd_field));
    expect(nilai([])).toMatchObject({ surel: '-', stok_awal: '-', eksportir: '-' });
  });
  it('says codes with their names, choices in words and numbers in their Indonesian form', () => {
    expect(nilai([])).toMatchObject({
      jenis_pelaku: 'Produsen (API-P)',
      tujuan_penggunaan: 'Bahan baku industri',
      kbli: '10721 – Industri Gula Pasir',
      kantor_pabean: '040300',
      kapasitas_terpasang: '15.000,5',
    });
  });
  it('counts quantities in the unit of a group that has one, and percentages never', () => {
    expect(nilai(['ton'])).toMatchObject({ kapasitas_terpasang: '15.000,5 ton', rendemen: '92,25', stok_awal: '-' });
    expect(nilai(['ton', 'kg']).kapasitas_terpasang).toBe('15.000,5');
  });
  it('leaves out what the actor or the ministry of the group is not asked for', () => {
    const kode = (kdGa: string, pelaku: string) =>
      datar({ ...FORMULIR, isian: isianKelompok(FORMULIR, kdGa) }, { jenis_pelaku: pelaku }).map((i) => i.kd_field);
    expect(kode('019', 'PRODUSEN')).not.toContain('eksportir');
    expect(kode('018', 'PEDAGANG')).toContain('eksportir');
    expect(kode('018', 'PEDAGANG')).not.toContain('kapasitas_terpasang');
    expect(kode('018', '')).not.toContain('produk');
  });
  it('tells paragraphs, which need the whole width, from short fields', () => {
    expect(
      datar(FORMULIR, KEPALA)
        .filter((i) => i.panjang)
        .map((i) => [i.kd_field, i.nilai]),
    ).toEqual([
      ['alamat_pabrik', 'Jalan Contoh 1\nCilegon'],
      ['keterangan', '-'],
      ['catatan_kewajaran', '-'],
    ]);
  });
  it('dates and ticks read as words, blanks as empty, and a short field stays on one line', () => {
    const isian = (kd_field: string, jenis: Isian['jenis']): Isian => ({
      kd_field,
      jenis,
      langkah: 'perusahaan',
      label: kd_field,
      wajib: false,
    });
    const baca = datar(
      { ...FORMULIR, isian: [isian('a', 'tanggal'), isian('b', 'centang'), isian('c', 'teks'), isian('d', 'teks')] },
      {
        a: '2026-11-20',
        b: 'Y',
        c: '  ',
        d: 'Gula\n\nrafinasi',
      },
    );
    expect(baca.map((i) => i.nilai)).toEqual(['20 November 2026', 'Ya', '-', 'Gula rafinasi']);
  });
  it('hides persons, and nothing else, from those who only watch', () => {
    expect(samarkanKepala(FORMULIR, KEPALA)).toEqual({
      ...KEPALA,
      nama_penanggung_jawab: '••••••••toh',
      telepon: '••••••••••••100',
    });
  });
});
