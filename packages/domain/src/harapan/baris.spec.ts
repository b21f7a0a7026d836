import { describe, expect, it } from 'vitest';
import { KELOMPOK } from '../komoditas/daftar';
import type { Kolom } from '../baris/kolom';
import { KOLOM_SUB } from '../baris/pemakaian';
import { kolomBaris } from '../baris/barang';
import { HANYA_IMPOR, KOLOM_IMPOR, KOLOM_RINCIAN } from './baris.harapan';

const kata = (k: Kolom) => ({
  kd: k.kd_field,
  wajib: k.wajib ? 'Y' : 'N',
  maks: k.maks === undefined ? '' : String(k.maks),
  jenis: k.jenis,
});

describe('D.2 columns of a goods row, against the table typed from the page', () => {
  const gula = KELOMPOK.get('015');
  if (!gula) throw new Error('015');
  it('of an imported good', () => {
    expect(kolomBaris(gula, 'impor').map(kata)).toEqual(KOLOM_IMPOR);
  });
  it('of a good bought here: the same without country, port and periods', () => {
    expect(kolomBaris(gula, 'lokal').map(kata)).toEqual(KOLOM_IMPOR.filter((k) => !HANYA_IMPOR.includes(k.kd)));
  });
  it('of what a part of its quantity is for', () => {
    expect(KOLOM_SUB.map(kata)).toEqual(KOLOM_RINCIAN);
  });
});
