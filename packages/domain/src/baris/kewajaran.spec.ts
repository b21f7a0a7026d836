import { describe, expect, it } from 'vitest';
import { ujiKewajaran } from './kewajaran';

const uji = (kepala: Record<string, string>, jumlah: string) => {
  const [massa, kapasitas, lalu] = ujiKewajaran(kepala, jumlah, 'TNE');
  if (!massa || !kapasitas || !lalu) throw new Error('three checks');
  return { massa, kapasitas, lalu };
};
/** Stock 100, supply 100, need 1000. */
const MASSA = { stok_awal: '100', pasokan_lokal: '100', kebutuhan_setahun: '1000' };

describe('D.3 rule 1: supply and use', () => {
  it('shows its sum, line by line', () => {
    expect(uji({ ...MASSA, kebutuhan_setahun: '950' }, '800').massa).toEqual({
      kode: 'neraca_massa',
      nama: 'Neraca massa setahun',
      nilai: 'perhatian',
      uraian: '1.000 ton − 950 ton = 50 ton, 5,3% dari kebutuhan. Di atas 1% perlu catatan, di atas 10% tidak wajar.',
      rincian: [
        { nama: 'Stok awal', jumlah: '100' },
        { nama: 'Pasokan dalam negeri', jumlah: '100' },
        { nama: 'Impor', jumlah: '800' },
        { nama: 'Pasokan', jumlah: '1000' },
        { nama: 'Kebutuhan', jumlah: '950' },
        { nama: 'Selisih', jumlah: '50' },
      ],
    });
  });
  it.each([
    ['as much as is needed', '800', 'baik', '0%'],
    ['1 % more', '810', 'baik', '1%'],
    ['1 % less', '790', 'baik', '1%'],
    ['a thousandth above 1 %', '810.001', 'perhatian', '1,1%'],
    ['10 % more', '900', 'perhatian', '10%'],
    ['10 % less', '700', 'perhatian', '10%'],
    ['a thousandth above 10 %', '900.001', 'ditahan', '10,1%'],
    ['a thousandth below minus 10 %', '699.999', 'ditahan', '10,1%'],
  ])('%s: %s is %s', (_, jumlah, nilai, persen) => {
    const { massa } = uji(MASSA, jumlah);
    expect([massa.nilai, massa.uraian]).toEqual([nilai, expect.stringContaining(`, ${persen} dari kebutuhan`)]);
  });
  it.each([
    ['stock', { stok_awal: '' }],
    ['supply', { pasokan_lokal: '' }],
    ['need', { kebutuhan_setahun: '' }],
    ['a need above zero', { kebutuhan_setahun: '0' }],
  ])('is not judged without %s', (_, isi) => {
    expect(uji({ ...MASSA, ...isi }, '800').massa).toEqual({
      kode: 'neraca_massa',
      nama: 'Neraca massa setahun',
      nilai: 'tanpa_data',
      uraian: 'Stok, pasokan dan kebutuhan belum lengkap.',
      rincian: [],
    });
  });
});

describe('D.3 rule 2: what the plant can make', () => {
  it('shows its sum with the yield', () => {
    expect(uji({ kapasitas_terpasang: '30000', rendemen: '92.5' }, '31800').kapasitas).toEqual({
      kode: 'kapasitas',
      nama: 'Kapasitas terpasang',
      nilai: 'perhatian',
      uraian: '31.800 ton × 92,5% = 29.415 ton; 29.415 ton ÷ 30.000 ton = 98,1%, paling banyak 100%.',
      rincian: [],
    });
  });
  it.each([
    ['half', '500', 'baik', '50%'],
    ['90 %', '900', 'baik', '90%'],
    ['a thousandth above 90 %', '900.001', 'perhatian', '90,1%'],
    ['all of it', '1000', 'perhatian', '100%'],
    ['a thousandth more than all', '1000.001', 'ditahan', '100,1%'],
  ])('%s: %s is %s', (_, jumlah, nilai, persen) => {
    const { kapasitas } = uji({ kapasitas_terpasang: '1000' }, jumlah);
    expect([kapasitas.nilai, kapasitas.uraian]).toEqual([nilai, expect.stringContaining(` = ${persen}, paling`)]);
  });
  it.each<Record<string, string>>([{}, { kapasitas_terpasang: '0' }])(
    'is not judged without a capacity: %j',
    (kepala) => {
      expect(uji(kepala, '500').kapasitas).toEqual({
        kode: 'kapasitas',
        nama: 'Kapasitas terpasang',
        nilai: 'tanpa_data',
        uraian: 'Bukan produsen, atau kapasitas belum diisi.',
        rincian: [],
      });
    },
  );
});

describe('D.3 rule 5: last year', () => {
  it.each([
    ['300', 'baik', '300 ton ÷ 200 ton = 150%. Di atas 150% perlu alasan.'],
    ['300.001', 'perhatian', '300,001 ton ÷ 200 ton = 150,1%. Di atas 150% perlu alasan.'],
  ])('%s is %s', (jumlah, nilai, uraian) => {
    expect(uji({ realisasi_tahun_lalu: '200' }, jumlah).lalu).toEqual({
      kode: 'tahun_lalu',
      nama: 'Dibanding tahun lalu',
      nilai,
      uraian,
      rincian: [],
    });
  });
  it.each<Record<string, string>>([{}, { realisasi_tahun_lalu: '0' }])('is not judged without one: %j', (kepala) => {
    expect(uji(kepala, '500').lalu).toEqual({
      kode: 'tahun_lalu',
      nama: 'Dibanding tahun lalu',
      nilai: 'tanpa_data',
      uraian: 'Tidak ada realisasi tahun lalu.',
      rincian: [],
    });
  });
});

it.each([
  ['MTQ', '300 m³ ÷ 200 m³ = 150%. Di atas 150% perlu alasan.'],
  ['KGM', '300 kg ÷ 200 kg = 150%. Di atas 150% perlu alasan.'],
  [null, '300 ÷ 200 = 150%. Di atas 150% perlu alasan.'],
])('issue 13 part 5: the sums of a file in %s have its unit beside each quantity', (satuan, uraian) => {
  expect(ujiKewajaran({ realisasi_tahun_lalu: '200' }, '300', satuan)[2]?.uraian).toBe(uraian);
});
