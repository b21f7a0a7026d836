import { describe, expect, it } from 'vitest';
import type { Pos } from '../neraca/pos';
import { akunTerbit, akunTersedia, kunciAkun } from './akun';
import { akunEvaluasi, evaluasikan, kurangTersisa, type PenguranganRapat } from './evaluasi';
import type { Gerak } from './gerak';

/* Typed from the ledger's page: 'evaluation takes away' and example 3. */
const POS: Pos = { tahun: 2027, arah: 'impor', kd_komoditas: '001', satuan: 'KGM', elemen: {} };
const kurang = (id: string, jml: string): PenguranganRapat => ({
  ...{ id, id_berkas: '7', pemilik: `npwp:${id}`, pos: POS, jml },
});
const terbit = (id: string, jml: string) => [kunciAkun(akunTerbit(kurang(id, '0'))), jml] as const;
const tersedia = (jml: string) => [kunciAkun(akunTersedia(POS)), jml] as const;
const ringkas = (g: Gerak | null): string[] =>
  (g?.pindah ?? []).map((p) => `${p.dari.jenis} ${p.dari.sumber} -> ${p.ke.jenis} ${p.jml}`.replace(/ {2,}/g, ' '));

describe('the last signature under an evaluation', () => {
  it('3: 100/60/40 with 60 realised of the first, evaluated to 60/24/16: 100 go to the nation and out of the line', () => {
    const saldo = new Map([terbit('1', '40000'), terbit('2', '60000'), terbit('3', '40000')]);
    const dikurangi = [kurang('1', '40000'), kurang('2', '36000'), kurang('3', '24000')];
    const g = evaluasikan('rakor:9:1', [{ pos: POS, belum: '0' }], dikurangi, saldo);
    expect([g?.kunci, g?.jenis]).toEqual(['rakor:9:1:EVALUASI', 'EVALUASI']);
    expect(ringkas(g)).toEqual([
      'P.TERBIT baris:1 -> N.TERSEDIA 40000',
      'P.TERBIT baris:2 -> N.TERSEDIA 36000',
      'P.TERBIT baris:3 -> N.TERSEDIA 24000',
      'N.TERSEDIA -> SUMBER 100000',
    ]);
  });
  it('what the meeting leaves unassigned stays on the line; more than came back is fixed with it', () => {
    const saldo = new Map([terbit('1', '40'), tersedia('10')]);
    const ke = (belum: string) => ringkas(evaluasikan('k', [{ pos: POS, belum }], [kurang('1', '30')], saldo)).slice(1);
    expect(ke('40')).toEqual([]);
    expect(ke('15')).toEqual(['N.TERSEDIA -> SUMBER 25']);
    expect(ke('50')).toEqual(['SUMBER -> N.TERSEDIA 10']);
    expect(evaluasikan('k', [{ pos: POS, belum: '10' }], [], saldo)).toBeNull();
  });
  it('what rounding has made is no shortage, more than two thousandths are', () => {
    const saldo = new Map([terbit('1', '9.539')]);
    expect(kurangTersisa([kurang('1', '9.540')], saldo)).toBeNull();
    expect(ringkas(evaluasikan('k', [], [kurang('1', '9.540')], saldo))).toEqual([
      'P.TERBIT baris:1 -> N.TERSEDIA 9.539',
    ]);
    expect(kurangTersisa([kurang('1', '9.542')], saldo)).toEqual({ id: '1', minta: '9.542', ada: '9.539' });
    expect(kurangTersisa([kurang('2', '1')], saldo)).toEqual({ id: '2', minta: '1', ada: '0' });
  });
  it('asks for the balances of the lines and of the rows that it takes from', () => {
    expect(akunEvaluasi([{ pos: POS, belum: '0' }], [kurang('1', '1')]).map((a) => a.jenis)).toEqual([
      'N.TERSEDIA',
      'SUMBER',
      'P.TERBIT',
    ]);
  });
});
