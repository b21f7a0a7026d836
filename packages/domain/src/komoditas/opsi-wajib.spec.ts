import { describe, expect, it } from 'vitest';
import { salahKolom, type KonteksBaris } from '../baris/kolom';
import { kolomBaris } from '../baris/barang';
import { KELOMPOK } from './daftar';
import { dapatDipilih, opsiAwal } from './opsi';

const nama = (k: string): string => k;
function konteks(kode: string, opsi?: KonteksBaris['opsi']): KonteksBaris {
  const kelompok = KELOMPOK.get(kode);
  if (!kelompok) throw new Error(kode);
  const acuan = { hs: nama, negara: nama, pelabuhan: nama, satuan: nama };
  const hs = { kode: new Set<string>(), lengkap: false };
  return { kelompok, jenis: 'impor', tahun: 2027, opsi: opsi ?? opsiAwal(kelompok, 2027), acuan, hs };
}
/** Closed to new files from 2026 on. */
const TUTUP = ['0119', '0120', '0124'];

describe('B.6 options for every element that a group requires', () => {
  it.each([...KELOMPOK.values()].map((k) => [k.kode, k] as const))('%s', (kode, k) => {
    const opsi = opsiAwal(k, TUTUP.includes(kode) ? 2025 : 2027);
    const tanpa = k.wajib.filter((g) => g !== '08' && !(opsi[g] ?? []).some(dapatDipilih));
    expect(tanpa).toEqual(kode === '0145' ? ['04'] : []);
  });
  it.each([
    ['0142', '02'],
    ['0142', '04'],
    ['0126', '07'],
    ['0140', '02'],
    ['0130', '05'],
  ])('%s refuses any text in %s', (kode, grup) => {
    const ktx = konteks(kode);
    const kolom = kolomBaris(ktx.kelompok, 'impor').find((k) => k.kd_field === grup);
    if (!kolom) throw new Error(grup);
    expect(salahKolom(kolom, 'Umum', ktx)).toMatch(/tidak ada di daftar$/);
    expect(salahKolom(kolom, ktx.opsi[grup]?.[0]?.kd_elemen, ktx)).toBeNull();
    // A list that lost its options takes nothing, rather than anything.
    expect(salahKolom(kolom, 'Umum', konteks(kode, {}))).toMatch(/tidak ada di daftar$/);
  });
  it('elements that accept any text where they are required, of all 45 groups: those that the domain page calls free', () => {
    /* Typed from the page, part F. 0145: 'Komoditas lainnya ... 04=bebas'. No other row says bebas; variants (06) have values or
       a list on the page: 013 'nama latin', 0122 and 0140 'varietas', 0134 and 0139 'galur'. */
    const BEBAS = ['0145 04'];
    const BERPASANGAN = ['0111', '0112', '0113', '0114', '0115', '0118']; // '+ (02 atau 04)'
    const terima = [...KELOMPOK.keys()].flatMap((kode) => {
      const ktx = konteks(kode);
      const pasangan = BERPASANGAN.includes(kode) ? ['02', '04'] : [];
      return kolomBaris(ktx.kelompok, 'impor')
        .filter((k) => k.grup && k.grup !== '08' && (k.wajib || pasangan.includes(k.grup)))
        .filter((k) => salahKolom(k, k.grup === '06' ? ['Sembarang tulisan'] : 'Sembarang tulisan', ktx) === null)
        .map((k) => `${kode} ${k.grup}`);
    });
    expect([KELOMPOK.size, terima]).toEqual([45, BEBAS]);
  });
  it('a variant that a group does not ask for may be written', () => {
    const ktx = konteks('015');
    const kolom = kolomBaris(ktx.kelompok, 'impor').find((k) => k.kd_field === '06');
    expect(kolom && salahKolom(kolom, ['Tebu hitam'], ktx)).toBeNull();
  });
  it('only other goods (0145) are described in words, as the domain page says', () => {
    expect([...KELOMPOK.values()].filter((k) => k.bebas).map((k) => [k.kode, k.bebas])).toEqual([['0145', ['04']]]);
    const ktx = konteks('0145');
    const kolom = kolomBaris(ktx.kelompok, 'impor').find((k) => k.kd_field === '04');
    expect(kolom && salahKolom(kolom, 'Mesin uji', ktx)).toBeNull();
  });
});
