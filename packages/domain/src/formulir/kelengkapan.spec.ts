import { describe, expect, it } from 'vitest';
import type { StatusDokumen } from '../berkas/aturan-berkas';
import type { Kepala } from './formulir';
import { periksaKepala, type Masalah } from './isian';
import { kelengkapan, type FaktaKelengkapan } from './kelengkapan';
import { layanan } from '../layanan/daftar';

const KEPALA: Kepala = {
  jenis_pelaku: 'PEDAGANG',
  tujuan_penggunaan: '4',
  alamat_pabrik: 'Jl. A',
  nama_penanggung_jawab: 'B',
  jabatan_penanggung_jawab: 'C',
  telepon: '+62 21 555 0100',
  surel: 'a@b.id',
  stok_awal: '0',
  pasokan_lokal: '1',
  kebutuhan_setahun: '2',
  realisasi_tahun_lalu: '3',
};
const LENGKAP: FaktaKelengkapan = {
  kd_komoditas: '0142',
  kepala: KEPALA,
  jumlah_baris: 1,
  jumlah: '0',
  satuan: 'TNE',
  catatan: null,
  masalah_baris: [],
  dokumen: [
    { kd_dokumen: 'D01', status: 'READY' },
    { kd_dokumen: 'D02', status: 'READY' },
  ],
  pernyataan: true,
  kolom: [{ kd_field: 'spesifikasi', label: 'Spesifikasi' }],
  catatan_terbuka: [],
  ganda: null,
};

const SEL: Masalah = { langkah: 'barang', baris: 1, path: 'satuan', message: 'Satuan tidak ada di daftar' };
const TERBUKA = { id: '1', langkah: 'barang' as const, kd_field: 'spesifikasi', baris: 1 };
const D02 = { kd_dokumen: 'D02', status: 'READY' as const };

describe('completeness', () => {
  it('issue 13 part 4: rows that are not complete are no absence of rows', () => {
    const kosong = (baris_belum: number) =>
      kelengkapan(layanan('07'), { ...LENGKAP, jumlah_baris: 0, baris_belum }).masalah.find((m) => m.path === 'baris')
        ?.message;
    expect([kosong(0), kosong(3)]).toEqual(['Belum ada data barang', '3 baris belum lengkap']);
    expect(kelengkapan(layanan('07'), { ...LENGKAP, baris_belum: 2 }).masalah).toEqual([]);
  });
  it('B.4 an open remark is named by what it is about, not by its code', () => {
    const terbuka = (langkah: 'barang' | 'dokumen' | 'perusahaan', kd_field: string, baris?: number) =>
      kelengkapan(layanan('07'), {
        ...LENGKAP,
        catatan_terbuka: [{ id: '1', langkah, kd_field, ...(baris ? { baris } : {}) }],
      }).masalah.map((m) => m.message);
    expect([
      ...terbuka('barang', 'spesifikasi', 1),
      ...terbuka('barang', 'tambah_baris'),
      ...terbuka('dokumen', 'D01'),
      ...terbuka('perusahaan', 'telepon'),
    ]).toEqual([
      'Catatan petugas pada baris 1, Spesifikasi belum dijawab',
      'Catatan petugas pada Menambah baris belum dijawab',
      'Catatan petugas pada Surat pernyataan kebenaran data belum dijawab',
      'Catatan petugas pada Telepon belum dijawab',
    ]);
  });

  it('a complete file may be sent and only then says 100', () => {
    expect(kelengkapan(layanan('07'), LENGKAP)).toMatchObject({ boleh_kirim: true, persen: 100, masalah: [] });
  });
  it('tells everything that lacks at once, at its step', () => {
    const h = kelengkapan(layanan('07'), {
      ...LENGKAP,
      kepala: {},
      jumlah_baris: 0,
      dokumen: [],
      pernyataan: false,
      ganda: '07'.padEnd(26, '1'),
    });
    expect(h.boleh_kirim).toBe(false);
    expect(h.persen).toBe(0);
    for (const l of ['perusahaan', 'barang', 'produksi', 'dokumen', 'kirim'])
      expect(
        h.masalah.some((m) => m.langkah === l),
        l,
      ).toBe(true);
    expect(h.langkah.map((l) => l.keadaan)).toEqual([0, 0, 0, 0, 0]);
  });
  /** A trader fills in eleven fields, two documents, goods and the statement: fifteen things. */
  it.each<[string, Partial<FaktaKelengkapan>, number, number[], number[]]>([
    ['one field', { kepala: { ...KEPALA, telepon: '' } }, 93, [1, 2, 2, 2, 2], [1, 0, 0, 0, 0]],
    ['the statement', { pernyataan: false }, 93, [2, 2, 2, 2, 0], [0, 0, 0, 0, 1]],
    ['the goods', { jumlah_baris: 0 }, 93, [2, 0, 2, 2, 2], [0, 1, 0, 0, 0]],
    ['right cells, three times', { masalah_baris: [SEL, SEL, SEL] }, 93, [2, 1, 2, 2, 2], [0, 3, 0, 0, 0]],
    ['a row that is right', { jumlah_baris: 0, masalah_baris: [SEL] }, 93, [2, 1, 2, 2, 2], [0, 2, 0, 0, 0]],
    ['an answer about the goods', { catatan_terbuka: [TERBUKA] }, 93, [2, 1, 2, 2, 2], [0, 1, 0, 0, 0]],
    ['a document', { dokumen: [D02] }, 93, [2, 2, 2, 1, 2], [0, 0, 0, 1, 0]],
    ['all documents', { dokumen: [] }, 87, [2, 2, 2, 0, 2], [0, 0, 0, 2, 0]],
    ['that it is the only one', { ganda: '07' }, 93, [2, 2, 2, 2, 1], [0, 0, 0, 0, 1]],
    [
      'a field and a cell',
      { kepala: { ...KEPALA, surel: '' }, masalah_baris: [SEL] },
      87,
      [1, 1, 2, 2, 2],
      [1, 1, 0, 0, 0],
    ],
    ['one sum', { kepala: { ...KEPALA, stok_awal: '' } }, 93, [2, 2, 1, 2, 2], [0, 0, 1, 0, 0]],
    [
      'every sum',
      {
        kepala: {
          ...KEPALA,
          ...{ stok_awal: '', pasokan_lokal: '', kebutuhan_setahun: '', realisasi_tahun_lalu: '' },
        },
      },
      73,
      [2, 2, 0, 2, 2],
      [0, 0, 4, 0, 0],
    ],
  ])('D.4 it lacks %s: so far, and at its step', (_, isi, persen, keadaan, kurang) => {
    const h = kelengkapan(layanan('07'), { ...LENGKAP, ...isi });
    const langkah = h.langkah.filter((l) => l.kode !== 'distribusi');
    expect([h.persen, langkah.map((l) => l.keadaan), langkah.map((l) => l.kurang)]).toEqual([persen, keadaan, kurang]);
  });
  it('D.1 a trader is asked to whom the goods go, an end user is not; faults stand at that step', () => {
    const salah = { langkah: 'distribusi', baris: 1, path: 'baris.7', message: 'Jumlah distribusi melebihi' };
    const langkah = (jenis_pelaku: string) =>
      kelengkapan(layanan('07'), { ...LENGKAP, kepala: { ...KEPALA, jenis_pelaku }, masalah_baris: [salah] }).langkah;
    expect(langkah('PEDAGANG').find((l) => l.kode === 'distribusi')).toMatchObject({ keadaan: 1, kurang: 1 });
    expect(langkah('PENGGUNA').map((l) => l.kode)).not.toContain('distribusi');
  });
  it('C.11 special data are asked for; in a file that was sent without them only where a remark opens them', () => {
    const kurang = (catatan: FaktaKelengkapan['catatan']) =>
      kelengkapan(layanan('03'), { ...LENGKAP, catatan })
        .masalah.filter((m) => m.langkah === 'khusus')
        .map((m) => m.path);
    const semua = ['lokasi_gudang', 'kapasitas_gudang', 'jumlah_karyawan', 'jumlah_kendaraan'];
    expect(kurang(null)).toEqual(semua);
    expect(kurang([{ langkah: 'barang', kd_field: 'spesifikasi' }])).toEqual([]);
    expect(kurang([{ langkah: 'khusus', kd_field: 'jumlah_karyawan' }])).toEqual(['jumlah_karyawan']);
    expect(kurang([{ langkah: 'perusahaan', kd_field: '*' }])).toEqual(semua);
  });
  it('a paper that a service has come to ask for since is asked of a returned file only where a remark opens it', () => {
    const kurang = (catatan: FaktaKelengkapan['catatan']) =>
      kelengkapan(layanan('08'), { ...LENGKAP, dokumen: [], catatan })
        .masalah.filter((m) => m.langkah === 'dokumen')
        .map((m) => m.message);
    const tanpaSurat = ['Surat usulan penetapan kebutuhan belum diunggah'];
    expect(kurang(null)).toEqual(tanpaSurat);
    expect(kurang([{ langkah: 'kebutuhan', kd_field: 'jml' }])).toEqual([]);
    expect(kurang([{ langkah: 'dokumen', kd_field: 'D15' }])).toEqual(tanpaSurat);
    expect(kurang([{ langkah: 'umum', kd_field: '*' }])).toEqual(tanpaSurat);
  });
  it('a field that the form does not have fills no step', () => {
    expect(kelengkapan(layanan('07'), { ...LENGKAP, kepala: { asing: 'x' } }).langkah[0]?.keadaan).toBe(0);
  });
  it('statement and duplicate are told in words', () => {
    expect(kelengkapan(layanan('07'), { ...LENGKAP, pernyataan: false, ganda: '07001' }).masalah).toEqual([
      { langkah: 'kirim', path: 'pernyataan', message: 'Pernyataan kebenaran data belum dicentang' },
      {
        langkah: 'kirim',
        path: 'ganda',
        message: 'Sudah ada pengajuan 07001 untuk komoditas dan tahun yang sama',
      },
    ]);
  });
  it('a producer needs capacity and its document, a trader does not', () => {
    const produsen = kelengkapan(layanan('07'), { ...LENGKAP, kepala: { ...KEPALA, jenis_pelaku: 'PRODUSEN' } });
    expect(produsen.masalah.map((m) => m.path)).toEqual(['produk', 'kapasitas_terpasang', 'D03']);
  });
  it('steel needs contract and mill certificate', () => {
    expect(kelengkapan(layanan('07'), { ...LENGKAP, kd_komoditas: '016' }).masalah.map((m) => m.path)).toEqual([
      'D10',
      'D11',
    ]);
  });
  it('a document that is still being checked does not count', () => {
    const h = kelengkapan(layanan('07'), {
      ...LENGKAP,
      dokumen: [
        { kd_dokumen: 'D01', status: 'PENDING' },
        { kd_dokumen: 'D02', status: 'READY' },
      ],
    });
    expect(h.masalah).toEqual([
      { langkah: 'dokumen', path: 'D01', message: 'Surat pernyataan kebenaran data masih diperiksa' },
    ]);
    const pesan = (...status: StatusDokumen[]) =>
      kelengkapan(layanan('07'), {
        ...LENGKAP,
        dokumen: [D02, ...status.map((s) => ({ kd_dokumen: 'D01', status: s }))],
      }).masalah.map((m) => m.message);
    const [belum, diperiksa] = [
      ['Surat pernyataan kebenaran data belum diunggah'],
      ['Surat pernyataan kebenaran data masih diperiksa'],
    ];
    expect([pesan(), pesan('REJECTED'), pesan('REJECTED', 'PENDING')]).toEqual([belum, belum, diperiksa]);
    expect(pesan('REJECTED', 'READY')).toEqual([]);
  });
  it('every remark wants an answer', () => {
    const h = kelengkapan(layanan('07'), {
      ...LENGKAP,
      catatan_terbuka: [{ id: '7', langkah: 'barang', kd_field: 'spesifikasi', baris: 3 }],
    });
    expect(h.masalah).toEqual([
      {
        langkah: 'barang',
        path: 'catatan.7',
        baris: 3,
        message: 'Catatan petugas pada baris 3, Spesifikasi belum dijawab',
      },
    ]);
  });
  it('wrong fields are named in Indonesian, unknown ones refused', () => {
    expect(
      periksaKepala(layanan('07').formulir, {
        surel: 'bukan',
        stok_awal: '-1',
        telepon: 'x',
        jenis_pelaku: 'LAIN',
        asing: '1',
      }).map((m) => m.path),
    ).toEqual(['surel', 'stok_awal', 'telepon', 'jenis_pelaku', 'asing']);
    expect(periksaKepala(layanan('07').formulir, { surel: '' })).toEqual([]);
  });
});
