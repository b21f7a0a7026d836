import { describe, expect, it } from 'vitest';
import { KOLOM, NEGARA, PELABUHAN } from '../../uji/contoh';
import { nilaiDariTeks, pesanSingkat, saranSel, teksSel, type Daftar } from '@sinas/formulir/lembar/nilai';
import { bacaTsv, tempelkan } from '@sinas/formulir/lembar/tempel';
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

const baca = (teks: string, mulai: number) => tempelkan(teks, KOLOM, mulai, daftar);

describe('a block from Excel', () => {
  it('reads cells, quoted line breaks and doubled quotes, and drops empty lines', () => {
    expect(bacaTsv('a\tb\r\n"c\nd"\t"e ""f"""\r\n\t\r\n')).toEqual([
      ['a', 'b'],
      ['c\nd', 'e "f"'],
    ]);
  });
  it('maps columns from the active cell on and turns names into codes', () => {
    const mulai = KOLOM.findIndex((k) => k.kd_field === 'negara_asal');
    expect(baca('brasil\tTANJUNG PRIOK\tFeb 2027\nThailand\tTj. Emas\t03/2027', mulai).rekaman).toEqual([
      { negara_asal: 'BR', pelabuhan_tujuan: 'IDTPP', periode_importasi: ['022027'] },
      { negara_asal: 'TH', pelabuhan_tujuan: 'Tj. Emas', periode_importasi: ['032027'] },
    ]);
  });
  it('14.6 maps by the names of a head: any order, label or field, whatever case and spaces; each cell in its column', () => {
    const teks = 'JUMLAH\t pelabuhan  tujuan \tNEGARA_ASAL\n2.750,5\tTANJUNG PRIOK\tBrasil\n7\t\tIndia';
    expect(baca(teks, 0)).toEqual({
      rekaman: [
        { jml_bahan_baku: '2750.5', pelabuhan_tujuan: 'IDTPP', negara_asal: 'BR' },
        { jml_bahan_baku: '7', pelabuhan_tujuan: undefined, negara_asal: 'IN' },
      ],
      asing: [],
    });
  });
  it('14.6 a head leads to columns that are not shown as well', () => {
    const tampak = KOLOM.slice(0, 3);
    const teks = 'Spesifikasi\tUraian barang\nkering\tGula';
    expect(tempelkan(teks, tampak, 0, daftar, KOLOM).rekaman).toEqual([
      { spesifikasi: 'kering', uraian_barang: 'Gula' },
    ]);
  });
  it('14.6 tells the words of a head that name no column, or one that is named already', () => {
    const teks = 'Uraian barang\tWarna\tJumlah\tjumlah\nGula\tputih\t5\t6';
    expect(baca(teks, 0)).toEqual({
      rekaman: [{ uraian_barang: 'Gula', jml_bahan_baku: '5' }],
      asing: ['Warna', 'jumlah'],
    });
  });
  it('tells of filled columns under no word of the head, and beyond its last one; of empty ones nothing', () => {
    expect(baca('Uraian barang\t\tJumlah\t\nGula\tx\t5\t\tlebih\nGaram\t\t6', 0)).toEqual({
      rekaman: [
        { uraian_barang: 'Gula', jml_bahan_baku: '5' },
        { uraian_barang: 'Garam', jml_bahan_baku: '6' },
      ],
      asing: ['kolom ke-2 tanpa nama', 'kolom ke-5 tanpa nama'],
    });
  });
  it('takes a head over the one column where it is pasted, and no other single word for one', () => {
    const mulai = KOLOM.findIndex((k) => k.kd_field === 'negara_asal');
    expect(baca('Negara asal\nIndia', mulai).rekaman).toEqual([{ negara_asal: 'IN' }]);
    expect(baca('Jumlah\nGula', 0).rekaman).toEqual([{ uraian_barang: 'Jumlah' }, { uraian_barang: 'Gula' }]);
    expect(baca('Uraian barang', 0).rekaman).toEqual([{ uraian_barang: 'Uraian barang' }]);
  });
  it('takes figures for figures, though a column is called 05; beside a name they mean the column', () => {
    expect(baca('05\t06\n1\t2', 3).rekaman).toHaveLength(2);
    expect(baca('Uraian barang\t05\nGula\tCurah', 0).rekaman).toEqual([{ uraian_barang: 'Gula', '05': 'Curah' }]);
  });
  it('ignores cells beyond the last column', () => {
    expect(tempelkan('x\ty\tz', KOLOM.slice(0, 2), 1, daftar).rekaman).toEqual([{ '02': 'x' }]);
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
