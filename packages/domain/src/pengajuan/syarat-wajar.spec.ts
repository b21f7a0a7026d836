import { describe, expect, it } from 'vitest';
import { catatanDiminta, masalahKewajaran, masalahKewajaranKeputusan } from './syarat-wajar';

/** Stock 50, supply 100; with 300 imported 450 are there. */
const kepala = (isi: Record<string, string> = {}) => ({
  stok_awal: '50',
  pasokan_lokal: '100',
  kebutuhan_setahun: '450',
  realisasi_tahun_lalu: '300',
  ...isi,
});
const jalur = (isi: Record<string, string>, catatan: Parameters<typeof masalahKewajaran>[2] = null, jumlah = '300') =>
  masalahKewajaran(kepala(isi), jumlah, catatan).map((m) => m.path);

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
    expect(masalahKewajaran(kepala({ kebutuhan_setahun: '400' }), '300', null)).toEqual([
      {
        langkah: 'produksi',
        path: 'kewajaran.neraca_massa',
        message:
          'Neraca massa setahun tidak wajar: 450 − 400 = 50, 12,5% dari kebutuhan. Di atas 1% perlu catatan, di atas 10% tidak wajar.',
      },
    ]);
    expect(masalahKewajaran(kepala({ realisasi_tahun_lalu: '100' }), '300', null)[0]?.message).toBe(
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
    masalahKewajaranKeputusan(kepala(isi), '300', diberi, catatan).map((m) => m.path);
  it('asks the desk for a note of its own where the quantity given needs one', () => {
    expect(putus({ kebutuhan_setahun: '440' }, '300')).toEqual(['catatan']);
    expect(masalahKewajaranKeputusan(kepala({ kebutuhan_setahun: '440' }), '300', '300', '  ')).toEqual([
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
