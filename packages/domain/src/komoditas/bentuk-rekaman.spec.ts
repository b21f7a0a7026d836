import { describe, expect, it } from 'vitest';
import { bentukRekaman, MEDAN_REKAMAN } from './bentuk-rekaman';

const jalur = (r: Record<string, unknown>): string[] => bentukRekaman(r).map((s) => s.path);

describe('shape of a record from outside', () => {
  it('texts, lists of texts, elements and empty values have nothing wrong', () => {
    expect(
      bentukRekaman({
        '01': '015',
        '06': ['A', 'B'],
        periode_importasi: ['012027'],
        jml_bahan_baku: '2.5',
        ukuran: '',
        spesifikasi: null,
        no_seri: 3,
        elements: [
          { kd_grup: '01', value: '015' },
          { kd_grup: '06', value: ['A', 'B'] },
        ],
      }),
    ).toEqual([]);
  });

  it('empty values of every kind are no fault', () => {
    expect(jalur({ periode_importasi: '', '06': '', elements: '', ukuran: '' })).toEqual([]);
    expect(jalur({ periode_importasi: null, '06': null, elements: null, no_seri: null })).toEqual([]);
  });
  it('2.000 letters, 100 entries of a list and 20 elements are taken', () => {
    expect(
      jalur({
        spesifikasi: 'x'.repeat(2_000),
        periode_importasi: Array.from({ length: 100 }, () => '012027'),
        elements: Array.from({ length: 20 }, () => ({ kd_grup: '01', value: 'x' })),
      }),
    ).toEqual([]);
  });

  it.each([
    [{ jml_bahan_baku: 5 }, 'jml_bahan_baku'],
    [{ '01': ['015'] }, '01'],
    [{ '08': { toString: 'x' } }, '08'],
    [{ spesifikasi: 'x'.repeat(2_001) }, 'spesifikasi'],
    [{ '06': 'A' }, '06'],
    [{ '06': ['A', null] }, '06'],
    [{ periode_importasi: Array.from({ length: 101 }, () => '012027') }, 'periode_importasi'],
    [{ elements: [null] }, 'elements'],
    [{ elements: [undefined] }, 'elements'],
    [{ elements: [{ kd_grup: '01', value: '015' }, { kd_grup: '02' }] }, 'elements'],
    [{ elements: {} }, 'elements'],
    [{ elements: [{ kd_grup: '01', value: 1 }] }, 'elements'],
    [{ elements: [{ kd_grup: '01' }] }, 'elements'],
    [{ elements: [['01', '015']] }, 'elements'],
    [{ elements: Array.from({ length: 21 }, () => ({ kd_grup: '01', value: 'x' })) }, 'elements'],
    [{ no_seri: { a: 1 } }, 'no_seri'],
  ])('%j is refused at its field', (r, path) => {
    expect(jalur(r)).toEqual([path]);
  });

  it('names every wrong field, in Indonesian', () => {
    expect(bentukRekaman({ satuan: 1, ukuran: true })).toEqual([
      { path: 'satuan', message: 'satuan harus berupa teks' },
      { path: 'ukuran', message: 'ukuran harus berupa teks' },
    ]);
    expect(bentukRekaman({ no_seri: true })).toEqual([{ path: 'no_seri', message: 'no_seri harus berupa teks' }]);
  });

  it('fields are those that the specification names, with our note on a tariff line', () => {
    expect([...MEDAN_REKAMAN].sort().join(' ')).toBe(
      '01 02 03 04 05 06 07 08 catatan_hs elements jml_bahan_baku negara_asal no_seri pelabuhan_tujuan ' +
        'periode_importasi satuan spesifikasi tujuan_penggunaan ukuran ur_01 ur_02 ur_03 ur_04 ur_05 ur_06 ur_07 ur_08 ' +
        'ur_negara_asal ur_pelabuhan_tujuan ur_periode_importasi ur_satuan ur_tujuan_penggunaan uraian_barang',
    );
  });
});
