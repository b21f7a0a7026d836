import { AturanDilanggar } from '../../../platform/errors';
import { caraBaca } from '../../../../test/support/buku';
import { IndeksBaris, type BarisIndeks, type IsiTersimpan } from '../../pengajuan/baris/baris-impor.service';
import { BARANG } from '@sinas/domain/baris/jenis-barang';
import { bacaKunci } from '../templat/templat';
import { PenilaiGanda } from './ganda';
import {
  diterima,
  kalimatSalah,
  nilaiBaris,
  penilaian,
  terapkan,
  type BarisDinilai,
  type Calon,
  type DasarNilai,
} from './nilai-baris';
import type { Terbaca } from './petakan-baris';

const { kolom } = caraBaca();
type BarisTersimpan = BarisIndeks & IsiTersimpan;
const lama = (id: number, nama: string, jml = '10'): BarisTersimpan => ({
  id: BigInt(id),
  induk: null,
  seri: id,
  versi: 2,
  data: { uraian_barang: nama, tak_berkolom: '1', jml_bahan_baku: jml },
  ...{ uraian: '', hs: null, satuan: 'TNE', kunci: nama, tanda: nama, jml },
});
const terbaca = (nama: string, jml = '10', masalah: [string, string][] = []): Terbaca => ({
  data: { uraian_barang: nama, jml_bahan_baku: jml },
  masalah: new Map(masalah),
  tampil: new Map(),
});
type Kunci = Partial<Pick<DasarNilai, 'bolehTambah' | 'medan'>>;
const dasar = (tersimpan: BarisTersimpan[], kunci: Kunci = {}): DasarNilai => ({
  jenis: { ...BARANG, diLuarKolom: ['tak_berkolom'] },
  kolom,
  indeks: new IndeksBaris(tersimpan),
  isiLama: new Map(tersimpan.map((b) => [b.id, b])),
  bolehTambah: () => true,
  medan: () => null,
  ...kunci,
  siapkan: (data) => {
    if (!data.uraian_barang)
      throw new AturanDilanggar('umum.isian_salah', [
        { langkah: 'barang', path: 'uraian_barang', message: 'Uraian barang wajib diisi' },
      ]);
    return {
      data,
      uraian: '',
      hs: null,
      satuan: 'TNE',
      jml: String(data.jml_bahan_baku),
      kunci: data.uraian_barang as string,
    };
  },
});
/** A row of a sheet without numbers. */
const dinilai = (nomor: number, kunci: string, d: DasarNilai): BarisDinilai => ({
  nomor,
  kunci,
  lama: d.indeks.perId(bacaKunci(kunci)?.id ?? 0n) ?? null,
  letak: { induk: null, diminta: null, salah: new Map(), umum: null, tampil: [] },
});
function nilai(rows: [kunci: string, t: Terbaca][], tersimpan: BarisTersimpan[] = [], kunci?: Kunci): Calon[] {
  const d = dasar(tersimpan, kunci);
  const calon = rows.map(([kunci, t], i) => nilaiBaris(dinilai(i + 3, kunci, d), t, d));
  const semua = calon.map((c) => penilaian(c, d));
  PenilaiGanda.semua(semua, d.indeks).forEach((v, i) => terapkan(calon[i] as Calon, v));
  return calon;
}
const gagalSemua: DasarNilai['siapkan'] = () => {
  throw new AturanDilanggar('umum.isian_salah', [
    { langkah: 'barang', path: '02', message: 'Subkomoditas tidak dapat dipilih untuk tahun ini' },
  ]);
};
const salah = (c: Calon | undefined): string => (c ? kalimatSalah(c, kolom) : '');

describe('keys', () => {
  it('a known key changes its row; fields without a column stay', () => {
    const [c] = nilai([['1.2', terbaca('A', '20')]], [lama(1, 'A')]);
    expect(c && diterima(c)).toBe(true);
    expect(c?.isi?.data).toMatchObject({ tak_berkolom: '1', jml_bahan_baku: '20' });
  });
  it('an unchanged row is accepted without a change, even when its key is old or the row is closed', () => {
    const [c] = nilai([['1.1', terbaca('A')]], [lama(1, 'A')], { medan: () => new Set() });
    expect([c && diterima(c), c?.tetap]).toEqual([true, true]);
  });
  it('an unchanged row is not judged anew: what it names may have ended since', () => {
    const d = { ...dasar([lama(1, 'A')]), siapkan: gagalSemua };
    const [sama, diubah] = [terbaca('A'), terbaca('A', '20')].map((t) => nilaiBaris(dinilai(3, '1.2', d), t, d));
    expect([sama && diterima(sama), sama?.tetap, sama?.isi?.kunci]).toEqual([true, true, 'A']);
    expect(salah(diubah)).toBe('Subkomoditas tidak dapat dipilih untuk tahun ini');
  });
  it('a row that was changed in the portal meanwhile is not overwritten', () => {
    expect(salah(nilai([['1.1', terbaca('A', '20')]], [lama(1, 'A')])[0])).toContain('sudah diubah di portal');
  });
  it.each(['9.1', 'apa saja'])('an unknown key %s is refused with what to do', (kunci) => {
    expect(salah(nilai([[kunci, terbaca('A')]])[0])).toContain('Kosongkan kolom A');
  });
  it('one key twice: the second is wrong', () => {
    const [a, b] = nilai(
      [
        ['1.2', terbaca('B')],
        ['1.2', terbaca('C')],
      ],
      [lama(1, 'A')],
    );
    expect([a && diterima(a), salah(b)]).toEqual([true, 'Kunci baris sama dengan baris 3']);
  });
  it('T2 in a returned file only what was remarked may change', () => {
    const [a, b] = nilai(
      [
        ['1.2', terbaca('A', '1')],
        ['', terbaca('Z')],
      ],
      [lama(1, 'A')],
      { bolehTambah: () => false, medan: () => new Set() },
    );
    expect([salah(a), salah(b)]).toEqual([
      'Baris 1 tidak termasuk yang diminta diperbaiki',
      'Menambah baris tidak termasuk yang diminta diperbaiki',
    ]);
  });
});

describe('the same good twice', () => {
  it('in the workbook: the second names the first', () => {
    const [a, b] = nilai([
      ['', terbaca('A')],
      ['', terbaca('A', '5')],
    ]);
    expect([a && diterima(a), salah(b)]).toEqual([true, 'Barang, negara, pelabuhan dan periode sama dengan baris 3']);
  });
  it('against the portal: refused, unless it is exactly what is stored', () => {
    const [a] = nilai([['', terbaca('A', '99')]], [lama(4, 'A')]);
    expect(salah(a)).toBe('Barang, negara, pelabuhan dan periode sama dengan baris 4 di portal');
    const [b] = nilai([['', terbaca('A')]], [lama(4, 'A')]);
    expect([b && diterima(b), b?.tetap, b?.lama?.id]).toEqual([true, true, 4n]);
  });
  it('two rows may exchange their goods', () => {
    expect(
      nilai(
        [
          ['1.2', terbaca('B')],
          ['2.2', terbaca('A')],
        ],
        [lama(1, 'A'), lama(2, 'B')],
      ).every(diterima),
    ).toBe(true);
  });
  it('a refused change leaves its good where it was, in the way of another', () => {
    const [a, b] = nilai(
      [
        ['', terbaca('A')],
        ['1.2', { ...terbaca('B', '5'), masalah: new Map([['satuan', 'x']]) }],
      ],
      [lama(1, 'A', '7')],
    );
    expect([salah(a), b && diterima(b)]).toEqual([
      'Barang, negara, pelabuhan dan periode sama dengan baris 1 di portal',
      false,
    ]);
  });
});

it('what could not be read says more than "must be filled in"; every message names its column', () => {
  const [c] = nilai([
    [
      '',
      { data: {}, masalah: new Map([['uraian_barang', 'Sel berisi rumus. Tempel sebagai nilai']]), tampil: new Map() },
    ],
  ]);
  expect(salah(c)).toBe('Uraian barang: Sel berisi rumus. Tempel sebagai nilai');
});
