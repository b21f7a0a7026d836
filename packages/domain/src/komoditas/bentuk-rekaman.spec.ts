import { describe, expect, it } from 'vitest';
import { bentukRekaman } from './bentuk-rekaman';

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

  it.each([
    [{ jml_bahan_baku: 5 }, 'jml_bahan_baku'],
    [{ '01': ['015'] }, '01'],
    [{ '08': { toString: 'x' } }, '08'],
    [{ spesifikasi: 'x'.repeat(2_001) }, 'spesifikasi'],
    [{ '06': 'A' }, '06'],
    [{ '06': ['A', null] }, '06'],
    [{ periode_importasi: Array.from({ length: 101 }, () => '012027') }, 'periode_importasi'],
    [{ elements: [null] }, 'elements'],
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
  });
});
