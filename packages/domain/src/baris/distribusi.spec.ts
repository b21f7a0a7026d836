import { describe, expect, it } from 'vitest';
import { layanan, LAYANAN_IZIN } from '../layanan/daftar';
import { DISTRIBUSI, KOLOM_DISTRIBUSI, periksaJumlahDistribusi } from './distribusi';
import { KONTEKS } from './konteks.contoh';

const LOKAL = {
  jenis_distribusi: 'lokal',
  nama_pembeli: 'PT Pembeli Contoh',
  npwp_pembeli: '01.234.567.8-901.000',
  kota: 'Kota Bekasi',
  satuan: 'TNE',
  jml: '60',
};
const EKSPOR = { jenis_distribusi: 'ekspor', negara_tujuan: 'TH', pelabuhan_muat: 'IDCIW', satuan: 'TNE', jml: '30.5' };
const LAINNYA = { jenis_distribusi: 'lainnya', keterangan: 'Stok akhir', satuan: 'TNE', jml: '9.500' };
const siapkan = (isi: object, pelaku?: string) =>
  DISTRIBUSI.siapkan({ ...isi }, pelaku === undefined ? KONTEKS : { ...KONTEKS, pelaku });
const salah = (isi: object): [string, string][] => {
  const h = siapkan(isi);
  return h.sah ? [] : h.masalah.map((m) => [m.path, m.message]);
};

describe('D.2 to whom goods go', () => {
  it('local names buyer, tax number and town; export country and port; the rest a note', () => {
    expect(siapkan({ ...LOKAL, id: '7', jahat: 'x' })).toEqual({
      sah: true,
      isi: {
        data: { ...LOKAL, npwp_pembeli: '012345678901000', ur_satuan: 'Ton' },
        ...{ uraian: 'PT Pembeli Contoh', hs: null, satuan: 'TNE', jml: '60', kunci: null },
      },
    });
    expect(siapkan(EKSPOR)).toMatchObject({
      sah: true,
      isi: { data: { ...EKSPOR, ur_negara_tujuan: 'Thailand', ur_pelabuhan_muat: 'Ciwandan' }, jml: '30.5' },
    });
    expect(siapkan(LAINNYA)).toMatchObject({ sah: true, isi: { data: { keterangan: 'Stok akhir', jml: '9.5' } } });
    expect(KOLOM_DISTRIBUSI.map((k) => k.label)).toEqual([
      ...['Jenis', 'Nama pembeli', 'NPWP pembeli', 'Kabupaten/kota', 'Negara tujuan', 'Pelabuhan muat'],
      ...['Uraian', 'Satuan', 'Jumlah'],
    ]);
  });
  it.each([
    [{ ...LOKAL, jenis_distribusi: 'dalam negeri' }, 'jenis_distribusi', 'Jenis tidak ada di daftar'],
    [{ ...LOKAL, jenis_distribusi: '' }, 'jenis_distribusi', 'Jenis wajib diisi'],
    [{ ...LOKAL, nama_pembeli: '' }, 'nama_pembeli', 'Nama pembeli wajib diisi'],
    [{ ...LOKAL, npwp_pembeli: '12345' }, 'npwp_pembeli', 'NPWP pembeli harus lima belas atau enam belas angka'],
    [
      { ...LOKAL, npwp_pembeli: '01234567890123A' },
      'npwp_pembeli',
      'NPWP pembeli harus lima belas atau enam belas angka',
    ],
    [{ ...LOKAL, kota: '' }, 'kota', 'Kabupaten/kota wajib diisi'],
    [{ ...LOKAL, negara_tujuan: 'TH' }, 'negara_tujuan', 'Negara tujuan dikosongkan untuk distribusi lokal'],
    [{ ...EKSPOR, negara_tujuan: 'XX' }, 'negara_tujuan', 'Negara tujuan tidak ada di daftar'],
    [{ ...EKSPOR, pelabuhan_muat: '' }, 'pelabuhan_muat', 'Pelabuhan muat wajib diisi'],
    [
      { ...EKSPOR, npwp_pembeli: '012345678901000' },
      'npwp_pembeli',
      'NPWP pembeli dikosongkan untuk distribusi ekspor',
    ],
    [{ ...LAINNYA, keterangan: '' }, 'keterangan', 'Uraian wajib diisi'],
    [{ ...LAINNYA, satuan: 'XYZ' }, 'satuan', 'Satuan tidak ada di daftar'],
    [{ ...LAINNYA, jml: '0' }, 'jml', 'Jumlah harus lebih dari nol'],
    [{ ...LAINNYA, jml: '-5' }, 'jml', 'Jumlah harus lebih dari nol'],
    [{ ...LAINNYA, jml: 'lima' }, 'jml', 'Jumlah harus berupa angka, contoh 2.750,5'],
  ])('%j is refused at %s', (isi, path, message) => {
    expect(salah(isi)).toEqual([[path, message]]);
  });
  it('a note may stand beside a buyer or a port; sixteen digits are a tax number, too', () => {
    expect(salah({ ...EKSPOR, keterangan: 'Kontrak 5' })).toEqual([]);
    expect(salah({ ...LOKAL, npwp_pembeli: '0123456789010000' })).toEqual([]);
  });
  it('D.1 producers and traders have it, an end user does not', () => {
    expect(['PRODUSEN', 'PEDAGANG'].map((p) => siapkan(LOKAL, p).sah)).toEqual([true, true]);
    expect(siapkan(LOKAL, 'PENGGUNA')).toMatchObject({
      sah: false,
      message: 'Distribusi hanya diisi produsen dan pedagang',
      masalah: [{ langkah: 'distribusi', path: 'jenis_distribusi' }],
    });
  });
  it('together at most what is asked for, to the last thousandth, in the unit of the good', () => {
    const induk = { seri: 3, jml: '100', satuan: 'TNE' };
    const b = (seri: number, jml: string, satuan = 'TNE') => ({ seri, jml, satuan });
    expect(periksaJumlahDistribusi(induk, [b(1, '60'), b(2, '30.5'), b(3, '9.5')])).toEqual([]);
    expect(periksaJumlahDistribusi(induk, [b(1, '60'), b(2, '40.001')])).toEqual([
      {
        langkah: 'distribusi',
        path: 'jml',
        message: 'Jumlah distribusi 100,001 melebihi jumlah barang nomor 3, yaitu 100',
      },
    ]);
    expect(periksaJumlahDistribusi(induk, [b(1, '1'), b(2, '1', 'KGM')])).toEqual([
      {
        langkah: 'distribusi',
        path: 'satuan',
        baris: 2,
        message: 'Satuan distribusi nomor 2 harus sama dengan satuan barang nomor 3',
      },
    ]);
  });
});

describe('which services ask for it', () => {
  const punya = (f: (kd: (typeof LAYANAN_IZIN)[number]['kd_rekom']) => boolean) =>
    LAYANAN_IZIN.filter((d) => f(d.kd_rekom)).map((d) => d.jnsLayanan);
  it('distribution: all whose goods are passed on; raw material of a plant and a need of a ministry are not', () => {
    const harapan = ['RKU', 'RPHP', 'RIPH', 'RPK', 'RMG', 'PERTEK'];
    expect(punya((kd) => layanan(kd).jenisBaris.has('distribusi'))).toEqual(harapan);
    expect(punya((kd) => layanan(kd).formulir.langkah.some((l) => l.kode === 'distribusi'))).toEqual(harapan);
    expect(layanan('07').formulir.langkah.find((l) => l.kode === 'distribusi')?.untuk).toEqual([
      'PRODUSEN',
      'PEDAGANG',
    ]);
  });
  it('C.11 warehouses, employees and vehicles: fish, horticulture and meat', () => {
    expect(punya((kd) => layanan(kd).formulir.langkah.some((l) => l.kode === 'khusus'))).toEqual([
      'RPHP',
      'RIPH',
      'RPK',
    ]);
    const khusus = layanan('03').formulir.isian.filter((i) => i.langkah === 'khusus');
    expect(khusus.map((i) => [i.label, i.wajib, i.satuan])).toEqual([
      ['Lokasi gudang', true, undefined],
      ['Kapasitas gudang seluruhnya', true, 'ton'],
      ['Jumlah karyawan', true, 'orang'],
      ['Jumlah kendaraan angkut', true, 'unit'],
      ['Jenis kendaraan angkut', false, undefined],
    ]);
  });
});
