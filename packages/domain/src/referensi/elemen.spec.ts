import { describe, expect, it } from 'vitest';
import { KELOMPOK } from '../komoditas/daftar';
import { elemenAwal } from '../komoditas/opsi';
import { berkasUntuk } from './berkas/daftar-berkas';
import { PemeriksaBerkas } from './berkas/periksa-berkas';
import { elemenDari, entriElemen } from './elemen';
import { dataDariTeks, periksaEntri } from './entri';

const salah = (kode: string, data: Record<string, string>) =>
  periksaEntri('elemen', kode, {
    uraian: 'Uji',
    induk: null,
    data: dataDariTeks('elemen', data),
    berlaku_mulai: null,
    berlaku_akhir: null,
  });
const GULA = { kd_komoditas: '015', kd_grup: '02' };

describe('an option as an entry of its list', () => {
  it('every starter option is a right entry, and comes back as it was', () => {
    for (const e of [...KELOMPOK.values()].flatMap(elemenAwal)) {
      const entri = { ...entriElemen(e), induk: null, berlaku_mulai: null, berlaku_akhir: null };
      expect([e.kd_elemen, periksaEntri('elemen', entri.kode, entri)]).toEqual([e.kd_elemen, []]);
      expect(elemenDari(entri)).toEqual(e);
    }
  });
  it.each([
    ['021504', GULA, []],
    ['0211104', { kd_komoditas: '0111', kd_grup: '02' }, []],
    ['021104', GULA, ['Kode elemen grup 02 komoditas 015 harus 0215 dan dua angka']],
    ['0211504', GULA, ['Kode elemen grup 02 komoditas 015 harus 0215 dan dua angka']],
    ['031504', GULA, ['Kode elemen grup 02 komoditas 015 harus 0215 dan dua angka']],
    ['021504', { kd_komoditas: '0199', kd_grup: '02' }, ['Kelompok komoditas tidak ada di daftar']],
    ['021504', { kd_komoditas: '015', kd_grup: '08' }, ['Grup elemen tidak ada di daftar']],
    ['021504', { ...GULA, urut: '0' }, ['Urutan tampil tidak sesuai bentuk yang diharapkan']],
    ['021504', { ...GULA, tutup_tahun: '27' }, ['Ditutup mulai tahun tidak sesuai bentuk yang diharapkan']],
  ])('%s %j', (kode, data, pesan) => {
    expect(salah(kode, data).map((s) => s.message)).toEqual(pesan);
  });
  it('is found by the name of its commodity', () => {
    expect(dataDariTeks('elemen', GULA)).toEqual({ ...GULA, induk_uraian: '015 Gula' });
  });
  it('a file is refused at its line in the same words', () => {
    const [berkas] = berkasUntuk('elemen');
    if (!berkas) throw new Error('elemen.csv');
    const p = new PemeriksaBerkas(berkas, () => true);
    const kosong = Object.fromEntries(berkas.kolom.map((k) => [k, '']));
    p.ambil({ ...kosong, ...GULA, kode: '021504', uraian: 'Baru' }, 2);
    p.ambil({ ...kosong, ...GULA, kode: '021105', uraian: 'Salah' }, 3);
    p.selesai();
    expect(p.sah.map((e) => e.kode)).toEqual(['021504']);
    expect(p.ditolak).toEqual([
      { baris: 3, kode: '021105', pesan: 'Kode elemen grup 02 komoditas 015 harus 0215 dan dua angka' },
    ]);
  });
});
