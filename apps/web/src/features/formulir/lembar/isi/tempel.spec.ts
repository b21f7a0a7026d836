import { describe, expect, it } from 'vitest';
import { KOLOM, NEGARA, PELABUHAN } from '../../uji/contoh';
import { nilaiDariTeks, pesanSingkat, saranSel, teksSel, type Daftar } from '@sinas/formulir/lembar/nilai';
import { bacaTsv, barisKepala, tempelkan } from '@sinas/formulir/lembar/tempel';
import type { Kolom } from '@sinas/domain/baris/kolom';

const daftar: Daftar = {
  namaHs: () => undefined,
  opsi: (k) =>
    k.jenis === 'negara'
      ? NEGARA.map((n) => ({ kode: n.KodeNegara, nama: n.Negara }))
      : k.jenis === 'pelabuhan'
        ? PELABUHAN.map((p) => ({ kode: p.KodePelabuhan, nama: p.Pelabuhan }))
        : [],
};
const kolom = (kd: string): Kolom => {
  const k = KOLOM.find((x) => x.kd_field === kd);
  if (!k) throw new Error(kd);
  return k;
};

describe('a block from Excel', () => {
  it('reads cells, quoted line breaks and doubled quotes, and drops empty lines', () => {
    expect(bacaTsv('a\tb\r\n"c\nd"\t"e ""f"""\r\n\t\r\n')).toEqual([
      ['a', 'b'],
      ['c\nd', 'e "f"'],
    ]);
  });
  it('maps columns from the active cell on and turns names into codes', () => {
    const mulai = KOLOM.findIndex((k) => k.kd_field === 'negara_asal');
    expect(tempelkan('brasil\tTANJUNG PRIOK\tFeb 2027\nThailand\tTj. Emas\t03/2027', KOLOM, mulai, daftar)).toEqual([
      { negara_asal: 'BR', pelabuhan_tujuan: 'IDTPP', periode_importasi: ['022027'] },
      { negara_asal: 'TH', pelabuhan_tujuan: 'Tj. Emas', periode_importasi: ['032027'] },
    ]);
  });
  it('leaves a head line out', () => {
    const mulai = KOLOM.findIndex((k) => k.kd_field === 'negara_asal');
    expect(barisKepala(['Negara asal', 'Pelabuhan tujuan'], KOLOM, mulai)).toBe(true);
    expect(tempelkan('Negara asal\tPelabuhan tujuan\nIndia\tCiwandan', KOLOM, mulai, daftar)).toHaveLength(1);
  });
  it('ignores cells beyond the last column', () => {
    expect(tempelkan('x\ty\tz', KOLOM.slice(0, 2), 1, daftar)).toEqual([{ '02': 'x' }]);
  });
});

describe('text of a cell', () => {
  it('reads Indonesian figures and keeps what it cannot read as typed', () => {
    expect(nilaiDariTeks(kolom('jml_bahan_baku'), '2.750,5', daftar)).toBe('2750.5');
    expect(nilaiDariTeks(kolom('jml_bahan_baku'), '2,750.5', daftar)).toBe('2,750.5');
    expect(nilaiDariTeks(kolom('08'), '1701.14.00', daftar)).toBe('17011400');
    expect(nilaiDariTeks(kolom('periode_importasi'), 'Jan 2027, Feb 2027', daftar)).toEqual(['012027', '022027']);
    expect(nilaiDariTeks(kolom('negara_asal'), ' ', daftar)).toBeUndefined();
  });
  it('offers the one correction that is certain, and nothing else', () => {
    expect(saranSel({ jml_bahan_baku: '2,750.5' }, kolom('jml_bahan_baku'), daftar)).toEqual({
      label: 'Tulis 2.750,5',
      nilai: '2750.5',
    });
    expect(saranSel({ pelabuhan_tujuan: 'Tj. Emas' }, kolom('pelabuhan_tujuan'), daftar)).toEqual({
      label: 'Pakai Tanjung Emas',
      nilai: 'IDTES',
    });
    expect(saranSel({ pelabuhan_tujuan: 'IDTES' }, kolom('pelabuhan_tujuan'), daftar)).toBeNull();
    expect(saranSel({ uraian_barang: 'apa saja' }, kolom('uraian_barang'), daftar)).toBeNull();
  });
  it('shows names, figures and months as people write them', () => {
    expect(teksSel({ negara_asal: 'BR' }, kolom('negara_asal'), daftar)).toBe('Brasil');
    expect(teksSel({ negara_asal: 'XX', ur_negara_asal: 'Negeri X' }, kolom('negara_asal'), daftar)).toBe('Negeri X');
    expect(teksSel({ jml_bahan_baku: '12500' }, kolom('jml_bahan_baku'), daftar)).toBe('12.500');
    expect(teksSel({ '08': '17011400' }, kolom('08'), daftar)).toBe('1701.14.00');
    expect(teksSel({ periode_importasi: ['052027'] }, kolom('periode_importasi'), daftar)).toBe('Mei 2027');
  });
  it('does not repeat the column in the message of its cell', () => {
    expect(pesanSingkat('Pelabuhan tujuan tidak ada di daftar', kolom('pelabuhan_tujuan'))).toBe('Tidak ada di daftar');
  });
});
