import { describe, expect, it } from 'vitest';
import {
  catatanDiminta,
  catatanPejabat,
  catatanPemohon,
  masalahKewajaran,
  masalahKewajaranKeputusan,
  tidakWajar,
  ujiTidakLolos,
} from './syarat-wajar';

/** Stock 50, supply 100; with 300 imported 450 are there. */
const kepala = (isi: Record<string, string> = {}) => ({
  stok_awal: '50',
  pasokan_lokal: '100',
  kebutuhan_setahun: '450',
  realisasi_tahun_lalu: '300',
  ...isi,
});
const jalur = (isi: Record<string, string>, catatan: Parameters<typeof masalahKewajaran>[3] = null, jumlah = '300') =>
  masalahKewajaran(kepala(isi), jumlah, 'TNE', catatan).map((m) => m.path);

describe('B.3 plausibility of a request', () => {
  it.each([
    ['exactly what is needed', {}, []],
    ['1 % too much', { kebutuhan_setahun: '445.545' }, []],
    ['2,2 % too much', { kebutuhan_setahun: '440' }, ['catatan_kewajaran']],
    ['10 % too little', { kebutuhan_setahun: '500' }, ['catatan_kewajaran']],
    ['12,5 % too much', { kebutuhan_setahun: '400' }, ['kewajaran.neraca_massa']],
    ['more than the capacity', { kapasitas_terpasang: '299' }, ['kewajaran.kapasitas']],
    ['95 % of the capacity', { kapasitas_terpasang: '315' }, ['catatan_kewajaran']],
    ['151 % of last year', { realisasi_tahun_lalu: '198' }, ['catatan_kewajaran']],
    ['150 % of last year', { realisasi_tahun_lalu: '200' }, []],
  ])('%s', (_kata, isi, path) => {
    expect(jalur(isi)).toEqual(path);
  });
  it('a note answers what needs a note, never what is not plausible', () => {
    const catatan_kewajaran = 'Persediaan pengaman';
    expect(jalur({ kebutuhan_setahun: '440', catatan_kewajaran })).toEqual([]);
    expect(jalur({ kebutuhan_setahun: '440', catatan_kewajaran: '  ' })).toEqual(['catatan_kewajaran']);
    expect(jalur({ kebutuhan_setahun: '400', catatan_kewajaran })).toEqual(['kewajaran.neraca_massa']);
  });
  it('names the rule with its sum', () => {
    expect(masalahKewajaran(kepala({ kebutuhan_setahun: '400' }), '300', 'TNE', null)).toEqual([
      {
        langkah: 'produksi',
        path: 'kewajaran.neraca_massa',
        message:
          'Neraca massa setahun tidak wajar: 450 ton − 400 ton = 50 ton, 12,5% dari kebutuhan. Di atas 1% perlu catatan, di atas 10% tidak wajar.',
      },
    ]);
    expect(masalahKewajaran(kepala({ realisasi_tahun_lalu: '100' }), '300', 'TNE', null)[0]?.message).toBe(
      'Dibanding tahun lalu: tulis alasannya di Catatan kewajaran jumlah',
    );
  });
  it('nothing is asked before there are goods', () => {
    expect(jalur({ kebutuhan_setahun: '1' }, null, '0')).toEqual([]);
  });
  it('a returned file in which the sums are locked asks for a note instead of what nobody may change', () => {
    const buruk = { kebutuhan_setahun: '400' };
    const spesifikasi = [{ langkah: 'barang', kd_field: 'spesifikasi' }];
    expect(jalur(buruk, spesifikasi)).toEqual(['catatan_kewajaran']);
    expect(jalur({ ...buruk, catatan_kewajaran: 'Menurut kontrak' }, spesifikasi)).toEqual([]);
    for (const kd_field of ['jml_bahan_baku', '*', 'hapus_baris'])
      expect(jalur(buruk, [{ langkah: 'barang', kd_field }])).toEqual(['kewajaran.neraca_massa']);
    expect(jalur(buruk, [{ langkah: 'barang', kd_field: 'satuan' }, ...spesifikasi])).toEqual([
      'kewajaran.neraca_massa',
    ]);
    expect(jalur(buruk, [{ langkah: 'perusahaan', kd_field: 'telepon' }])).toEqual(['catatan_kewajaran']);
    for (const kd_field of ['stok_awal', '*'])
      expect(jalur(buruk, [{ langkah: 'produksi', kd_field }])).toEqual(['kewajaran.neraca_massa']);
  });
  it('the note goes into the history where the sums asked for one', () => {
    const catatan_kewajaran = ' Persediaan pengaman ';
    expect(catatanDiminta(kepala({ kebutuhan_setahun: '440', catatan_kewajaran }), '300')).toBe('Persediaan pengaman');
    expect(catatanDiminta(kepala({ kebutuhan_setahun: '400', catatan_kewajaran }), '300')).toBe('Persediaan pengaman');
    expect(catatanDiminta(kepala({ kebutuhan_setahun: '440' }), '300')).toBeNull();
    expect(catatanDiminta(kepala({ catatan_kewajaran }), '300')).toBeNull();
  });
});

describe('B.3 plausibility of a decision', () => {
  const putus = (isi: Record<string, string>, diberi: string, catatan?: string) =>
    masalahKewajaranKeputusan(kepala(isi), '300', diberi, 'TNE', catatan).map((m) => m.path);
  it('asks the desk for a note of its own where the quantity given needs one', () => {
    expect(putus({ kebutuhan_setahun: '440' }, '300')).toEqual(['catatan']);
    expect(masalahKewajaranKeputusan(kepala({ kebutuhan_setahun: '440' }), '300', '300', 'TNE', '  ')).toEqual([
      {
        langkah: 'kirim',
        path: 'catatan',
        message: 'Neraca massa setahun perlu perhatian: tulis alasan jumlah ini di catatan',
      },
    ]);
    expect(putus({ kebutuhan_setahun: '440' }, '300', 'Sesuai kontrak')).toEqual([]);
    expect(putus({ kebutuhan_setahun: '440', catatan_kewajaran: 'Dari pemohon' }, '300')).toEqual(['catatan']);
  });
  it('holds what is not plausible, whatever is written', () => {
    expect(putus({ kebutuhan_setahun: '400' }, '300', 'Sesuai kontrak')).toEqual(['kewajaran.neraca_massa']);
    expect(putus({ kebutuhan_setahun: '400' }, '299', 'Sesuai kontrak')).toEqual(['kewajaran.neraca_massa']);
  });
  it('a cut that makes it plausible is let through; what then lacks is explained by the reasons of the rows', () => {
    expect(putus({ kebutuhan_setahun: '400' }, '250')).toEqual([]);
    expect(putus({}, '10')).toEqual([]);
    expect(putus({ kebutuhan_setahun: '500' }, '300')).toEqual(['catatan']);
  });
  it('a rejection gives nothing and is not judged', () => {
    expect(putus({ kebutuhan_setahun: '10' }, '0')).toEqual([]);
  });
});

describe('D.3 a quantity that is not plausible, whatever is written beside it', () => {
  const catatan_kewajaran = 'Persediaan pengaman';
  it.each([
    ['exactly what is needed', {}, []],
    ['10 % too little', { kebutuhan_setahun: '500' }, []],
    ['150,1 % of last year', { realisasi_tahun_lalu: '199.9' }, []],
    ['more than 10 % too much', { kebutuhan_setahun: '400' }, ['kewajaran.neraca_massa']],
    ['more than 100 % of the capacity', { kapasitas_terpasang: '299' }, ['kewajaran.kapasitas']],
    [
      'both at once, and more than 150 % of last year',
      { kebutuhan_setahun: '400', kapasitas_terpasang: '299', realisasi_tahun_lalu: '100' },
      ['kewajaran.neraca_massa', 'kewajaran.kapasitas'],
    ],
  ])('%s', (_kata, isi, path) => {
    expect(tidakWajar(kepala(isi), '300', 'TNE').map((m) => m.path)).toEqual(path);
    expect(tidakWajar(kepala({ ...isi, catatan_kewajaran }), '300', 'TNE').map((m) => m.path)).toEqual(path);
  });
  it('is told with its sum', () => {
    expect(tidakWajar(kepala({ kapasitas_terpasang: '240' }), '300', 'TNE')).toEqual([
      {
        langkah: 'produksi',
        path: 'kewajaran.kapasitas',
        message:
          'Kapasitas terpasang tidak wajar: 300 ton × 100% = 300 ton; 300 ton ÷ 240 ton = 125%, paling banyak 100%.',
      },
    ]);
  });
});

describe('D.3 the notes that a paper prints', () => {
  const NERACA = {
    nama: 'Neraca massa setahun',
    uraian: '450 ton − 440 ton = 10 ton, 2,3% dari kebutuhan. Di atas 1% perlu catatan, di atas 10% tidak wajar.',
  };
  const LALU = { nama: 'Dibanding tahun lalu', uraian: '300 ton ÷ 150 ton = 200%. Di atas 150% perlu alasan.' };
  const DITAHAN = {
    nama: 'Neraca massa setahun',
    uraian: '450 ton − 400 ton = 50 ton, 12,5% dari kebutuhan. Di atas 1% perlu catatan, di atas 10% tidak wajar.',
  };
  it('of the applicant stands beside each sum that has asked for one, and beside no other', () => {
    const catatan_kewajaran = ' Persediaan pengaman ';
    const catatan = 'Persediaan pengaman';
    expect(catatanPemohon(kepala({ catatan_kewajaran }), '300', 'TNE')).toEqual([]);
    expect(catatanPemohon(kepala({ kebutuhan_setahun: '440', catatan_kewajaran }), '300', 'TNE')).toEqual([
      { ...NERACA, catatan },
    ]);
    expect(catatanPemohon(kepala({ realisasi_tahun_lalu: '150', catatan_kewajaran }), '300', 'TNE')).toEqual([
      { ...LALU, catatan },
    ]);
    expect(
      catatanPemohon(
        kepala({ kebutuhan_setahun: '440', realisasi_tahun_lalu: '150', catatan_kewajaran }),
        '300',
        'TNE',
      ),
    ).toEqual([
      { ...NERACA, catatan },
      { ...LALU, catatan },
    ]);
    expect(catatanPemohon(kepala({ kebutuhan_setahun: '400', catatan_kewajaran }), '300', 'TNE')).toEqual([
      { ...DITAHAN, catatan },
    ]);
  });
  it('of the applicant is none where nothing is written', () => {
    expect(catatanPemohon(kepala({ kebutuhan_setahun: '440' }), '300', 'TNE')).toEqual([]);
    expect(catatanPemohon(kepala({ kebutuhan_setahun: '440', catatan_kewajaran: '  ' }), '300', 'TNE')).toEqual([]);
  });
  it('of the desk stands beside each sum of the quantity given that has asked for one', () => {
    const cetak = (isi: Record<string, string>, diminta: string, diberi: string) =>
      catatanPejabat(kepala(isi), diminta, diberi, 'TNE', ' Sesuai kontrak ');
    const catatan = 'Sesuai kontrak';
    expect(cetak({}, '300', '300')).toEqual([]);
    expect(cetak({ kebutuhan_setahun: '440' }, '300', '300')).toEqual([{ ...NERACA, catatan }]);
    expect(cetak({ kebutuhan_setahun: '440', realisasi_tahun_lalu: '150' }, '310', '300')).toEqual([
      { ...NERACA, catatan },
      { ...LALU, catatan },
    ]);
    expect(cetak({ kebutuhan_setahun: '400' }, '300', '300')).toEqual([{ ...DITAHAN, catatan }]);
  });
  it('of the desk is not beside what lacks because of its own cut, which the reasons of the rows explain', () => {
    const kurang =
      '450 ton − 500 ton = −50 ton, 10% dari kebutuhan. Di atas 1% perlu catatan, di atas 10% tidak wajar.';
    const cetak = (diminta: string, lalu = '300') =>
      catatanPejabat(
        kepala({ kebutuhan_setahun: '500', realisasi_tahun_lalu: lalu }),
        diminta,
        '300',
        'TNE',
        'Sesuai kontrak',
      );
    expect(cetak('350')).toEqual([]);
    expect(cetak('350', '150')).toEqual([{ ...LALU, catatan: 'Sesuai kontrak' }]);
    expect(cetak('300')).toEqual([{ nama: 'Neraca massa setahun', uraian: kurang, catatan: 'Sesuai kontrak' }]);
  });
  it.each([null, undefined, '', '  '])('of the desk is none where it has written nothing: %j', (catatan) => {
    expect(catatanPejabat(kepala({ kebutuhan_setahun: '440' }), '300', '300', 'TNE', catatan)).toEqual([]);
  });
});

describe('sums that a given quantity does not pass', () => {
  const lolos = (isi: Record<string, string>, diminta: string, diberi: string) =>
    ujiTidakLolos(kepala(isi), diminta, diberi, 'TNE').map((u) => [u.kode, u.minta]);
  it.each([
    ['as much as is needed', {}, '300', '300', []],
    ['2,2 % too much asks for a note', { kebutuhan_setahun: '440' }, '300', '300', [['neraca_massa', 'catatan']]],
    [
      '12,5 % too much asks for another quantity',
      { kebutuhan_setahun: '400' },
      '300',
      '300',
      [['neraca_massa', 'ubah']],
    ],
    ['a cut explains that it is too little', {}, '300', '200', [['neraca_massa', null]]],
    ['nothing given is not measured', { kebutuhan_setahun: '400' }, '300', '0', []],
  ] as const)('%s', (_kata, isi, diminta, diberi, hasil) => {
    expect(lolos(isi, diminta, diberi)).toEqual(hasil);
  });
});
