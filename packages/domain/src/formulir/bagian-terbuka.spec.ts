import { describe, expect, it } from 'vitest';
import { KELOMPOK } from '../komoditas/daftar';
import type { RekamanKomoditas } from '../komoditas/rekaman';
import {
  bagianTerbuka,
  bolehDokumen,
  bolehHapusBaris,
  bolehIsian,
  bolehTambahBaris,
  medanBaris,
} from './bagian-terbuka';
import { bolehMedan, gabungTerbuka, medanTerkunci } from '../baris/medan';
import { kolomBaris } from '../baris/barang';
import { BARANG } from '../baris/jenis-barang';
import { susunJenis } from '../baris/jenis-baris';
import { jenisDariKolom } from '../baris/jenis-kolom';
import { layanan } from '../layanan/daftar';

const catatan = (langkah: string, kd_field: string, id_baris: string | null = null) => ({
  langkah,
  kd_field,
  id_baris,
});
const gula = KELOMPOK.get('015');
if (!gula) throw new Error('sugar is a group of the domain');
const KOLOM = kolomBaris(gula, 'impor');
const BARIS: RekamanKomoditas = {
  '02': '021501',
  ur_02: 'Gula kristal mentah (GKM)',
  '08': '17011400',
  ur_08: 'Gula tebu',
  satuan: 'TNE',
  jml_bahan_baku: '100',
  periode_importasi: ['012027', '022027'],
  spesifikasi: 'lama',
  elements: [
    { kd_grup: '02', value: '021501' },
    { kd_grup: '08', value: '17011400' },
  ],
};

describe('B.1 what a remark opens', () => {
  it('a draft, and a return at the company’s own request, are open as a whole', () => {
    expect(bagianTerbuka(layanan('07'), '00', [])).toBeNull();
    expect(bagianTerbuka(layanan('07'), '25', [catatan('perusahaan', '*')])).toBeNull();
    expect(
      bagianTerbuka(layanan('07'), '25', [catatan('barang', 'spesifikasi', '7'), catatan('perusahaan', '*')]),
    ).toBeNull();
    expect([bolehIsian(null, 'telepon'), bolehDokumen(null, 'D01'), bolehTambahBaris(null)]).toEqual([
      true,
      true,
      true,
    ]);
    expect([bolehHapusBaris(null, '7'), medanBaris(null, '7'), bolehMedan(null, 'satuan')]).toEqual([true, null, true]);
  });
  it('without any remark the note on the sums alone is open', () => {
    expect([...(bagianTerbuka(layanan('07'), '25', []) ?? [])]).toEqual(['catatan_kewajaran']);
  });
  it('a remark on a field of a row opens that field of that row alone', () => {
    const t = bagianTerbuka(layanan('07'), '25', [catatan('barang', 'spesifikasi', '7')]);
    expect([...(medanBaris(t, '7') ?? [])]).toEqual(['spesifikasi']);
    expect([...(medanBaris(t, '8') ?? [])]).toEqual([]);
    expect(['spesifikasi', 'satuan'].map((k) => bolehMedan(medanBaris(t, '7'), k))).toEqual([true, false]);
    expect([bolehTambahBaris(t), bolehHapusBaris(t, '7')]).toEqual([false, false]);
  });
  it.each([
    ['jml_bahan_baku', ['jml_bahan_baku', 'satuan', 'rincian', 'distribusi']],
    ['satuan', ['satuan', 'jml_bahan_baku', 'rincian', 'distribusi']],
    ['08', ['08', 'catatan_hs']],
    ['negara_asal', ['negara_asal']],
  ])('a remark on %s opens what must agree with it', (kd, medan) => {
    expect([...(medanBaris(bagianTerbuka(layanan('07'), '25', [catatan('barang', kd, '7')]), 7n) ?? [])]).toEqual(
      medan,
    );
  });
  it('a remark on a row opens the row, not its deletion', () => {
    const t = bagianTerbuka(layanan('07'), '25', [catatan('barang', '*', '7')]);
    expect([medanBaris(t, '7'), medanBaris(t, '8')?.size]).toEqual([null, 0]);
    expect([bolehTambahBaris(t), bolehHapusBaris(t, '7')]).toEqual([false, false]);
  });
  it('a remark on a column without a row opens it in every row, one on all rows opens all rows', () => {
    const kolom = bagianTerbuka(layanan('07'), '25', [catatan('barang', 'pelabuhan_tujuan')]);
    expect([...(medanBaris(kolom, '9') ?? [])]).toEqual(['pelabuhan_tujuan']);
    const semua = bagianTerbuka(layanan('07'), '25', [catatan('barang', '*')]);
    expect([medanBaris(semua, '9'), bolehTambahBaris(semua), bolehHapusBaris(semua, '9')]).toEqual([
      null,
      false,
      false,
    ]);
  });
  it('rows are added only where a remark says so, and those that were added may be changed and taken back', () => {
    const t = bagianTerbuka(layanan('07'), '25', [catatan('barang', 'tambah_baris', '9')]);
    expect(bolehTambahBaris(t)).toBe(true);
    expect([medanBaris(t, '9')?.size, bolehHapusBaris(t, '9')]).toEqual([0, false]);
    expect([medanBaris(t, '10'), bolehHapusBaris(t, '10')]).toEqual([null, true]);
  });
  it('rows are deleted only where a remark says so: one, or any', () => {
    const satu = bagianTerbuka(layanan('07'), '25', [catatan('barang', 'hapus_baris', '7')]);
    expect([bolehHapusBaris(satu, '7'), bolehHapusBaris(satu, '8'), bolehTambahBaris(satu)]).toEqual([
      true,
      false,
      false,
    ]);
    const semua = bagianTerbuka(layanan('07'), '25', [catatan('barang', 'hapus_baris')]);
    expect([bolehHapusBaris(semua, '8'), medanBaris(semua, '8')?.size]).toEqual([true, 0]);
  });
  it('header fields and documents are opened one by one; another document may always be added', () => {
    const t = bagianTerbuka(layanan('07'), '25', [catatan('produksi', 'stok_awal'), catatan('dokumen', 'D02')]);
    expect(['stok_awal', 'kebutuhan_setahun', 'kapasitas_terpasang'].map((k) => bolehIsian(t, k))).toEqual([
      true,
      false,
      false,
    ]);
    expect(['D02', 'D01', 'D99'].map((k) => bolehDokumen(t, k))).toEqual([true, false, true]);
  });
  it('whoever becomes a producer may fill in what producers are asked', () => {
    const t = bagianTerbuka(layanan('07'), '25', [catatan('perusahaan', 'jenis_pelaku')]);
    expect(
      ['jenis_pelaku', 'kapasitas_terpasang', 'produk', 'rendemen', 'stok_awal'].map((k) => bolehIsian(t, k)),
    ).toEqual([true, true, true, true, false]);
    expect([bolehDokumen(t, 'D03'), bolehDokumen(t, 'D01')]).toEqual([true, false]);
  });
});

describe('B.1 fields of a row against what is stored', () => {
  const SPESIFIKASI = new Set(['spesifikasi']);
  it('names every closed field that differs', () => {
    const baru = { ...BARIS, jml_bahan_baku: '999', spesifikasi: 'baru', ukuran: '50 kg', tujuan_penggunaan: '3' };
    expect(medanTerkunci(KOLOM, BARIS, baru, SPESIFIKASI)).toEqual(['jml_bahan_baku', 'ukuran', 'tujuan_penggunaan']);
    expect(medanTerkunci(KOLOM, BARIS, baru, null)).toEqual([]);
  });
  it('the same number in another form, and the same months in another order, are no difference', () => {
    const baru = { ...BARIS, jml_bahan_baku: '100.000', periode_importasi: ['022027', '012027'], ukuran: '' };
    expect(medanTerkunci(KOLOM, BARIS, baru, SPESIFIKASI)).toEqual([]);
    expect(medanTerkunci(KOLOM, BARIS, { ...BARIS, '06': [] }, SPESIFIKASI)).toEqual([]);
  });
  it('another month, or one month more, is a difference', () => {
    for (const periode_importasi of [['012027', '032027'], ['012027', '022027', '032027'], []])
      expect(medanTerkunci(KOLOM, BARIS, { ...BARIS, periode_importasi }, SPESIFIKASI)).toEqual(['periode_importasi']);
  });
  it('a field that was left out is a difference', () => {
    const { satuan: _satuan, ...tanpa } = BARIS;
    expect(medanTerkunci(KOLOM, BARIS, tanpa, SPESIFIKASI)).toEqual(['satuan']);
  });
  it('an opened code takes its name and its entry of elements with it, the rest stays as it was sent', () => {
    const baru: RekamanKomoditas = {
      ...BARIS,
      '02': '021502',
      ur_02: 'Rafinasi (GKR)',
      ur_08: 'Another name',
      spesifikasi: 'baru',
      elements: [
        { kd_grup: '02', value: '021502' },
        { kd_grup: '08', value: '17019910' },
      ],
    };
    expect(gabungTerbuka(BARIS, baru, new Set(['08'])).elements).toEqual([
      { kd_grup: '02', value: '021501' },
      { kd_grup: '08', value: '17019910' },
    ]);
    expect(gabungTerbuka(BARIS, baru, new Set(['02']))).toEqual({
      ...BARIS,
      '02': '021502',
      ur_02: 'Rafinasi (GKR)',
      elements: [
        { kd_grup: '02', value: '021502' },
        { kd_grup: '08', value: '17011400' },
      ],
    });
  });
  it('an opened field that was left out is taken away, with its name', () => {
    const { '02': _kode, ur_02: _nama, elements: _elements, ...tanpa } = BARIS;
    expect(gabungTerbuka(BARIS, { ...tanpa, ur_08: 'Another name' }, new Set(['02']))).toStrictEqual({
      ...tanpa,
      elements: [{ kd_grup: '08', value: '17011400' }],
    });
    expect(gabungTerbuka({ '08': '17011400' }, {}, SPESIFIKASI)).toStrictEqual({ '08': '17011400', elements: [] });
  });
});

describe('D.2 to whom goods go is opened by the good', () => {
  const medan = (c: ReturnType<typeof catatan>, id: bigint) => [
    ...(medanBaris(bagianTerbuka(layanan('07'), '25', [c]), id) ?? ['semua']),
  ];
  it('of one good, of every good, with a whole row, and with the kind of actor', () => {
    expect(medan(catatan('distribusi', 'distribusi', '7'), 7n)).toEqual(['distribusi']);
    expect(medan(catatan('distribusi', 'distribusi', '7'), 8n)).toEqual([]);
    expect(medan(catatan('distribusi', 'distribusi'), 8n)).toEqual(['distribusi']);
    expect(medan(catatan('barang', '*', '7'), 7n)).toEqual(['semua']);
    expect(medan(catatan('perusahaan', 'jenis_pelaku'), 8n)).toEqual(['distribusi']);
    expect(medan(catatan('barang', 'spesifikasi', '7'), 7n)).toEqual(['spesifikasi']);
  });
});

describe('issue 14, part 5: rows of another step are opened by that step', () => {
  const PRODUK = jenisDariKolom({
    ...{ kode: 'produk', induk: null, nama: 'Produk', langkah: 'produksi', proyeksi: {} },
    kolom: () => [{ kd_field: 'kapasitas', label: 'Kapasitas', jenis: 'angka', wajib: true }],
  });
  const syarat = { ...layanan('07'), jenisBaris: susunJenis([BARANG, PRODUK]) };
  const buka = (...c: ReturnType<typeof catatan>[]) => bagianTerbuka(syarat, '25', c);

  it('a field of one row, of every row, a whole row', () => {
    expect(medanBaris(buka(catatan('produksi', 'kapasitas', '7')), 7n, 'produksi')).toEqual(new Set(['kapasitas']));
    const semua = buka(catatan('produksi', 'kapasitas'));
    expect([...(semua ?? [])]).toContain('produksi:*:kapasitas');
    expect(medanBaris(semua, 9n, 'produksi')).toEqual(new Set(['kapasitas']));
    // Goods are not among them.
    expect(medanBaris(semua, 9n)).toEqual(new Set());
    expect(medanBaris(buka(catatan('produksi', '*', '7')), 7n, 'produksi')).toBeNull();
    expect(medanBaris(buka(catatan('produksi', '*')), 8n, 'produksi')).toBeNull();
  });
  it('adding and deleting, each in its own step; who may add may mend what he added', () => {
    const tambah = buka(catatan('produksi', 'tambah_baris', '9'));
    expect([bolehTambahBaris(tambah, 'produksi'), bolehTambahBaris(tambah)]).toEqual([true, false]);
    expect([medanBaris(tambah, 10n, 'produksi'), medanBaris(tambah, 9n, 'produksi')]).toEqual([null, new Set()]);
    expect(bolehHapusBaris(tambah, 10n, 'produksi')).toBe(true);
    const hapus = buka(catatan('produksi', 'hapus_baris', '7'));
    expect([bolehHapusBaris(hapus, 7n, 'produksi'), bolehHapusBaris(hapus, 7n)]).toEqual([true, false]);
    expect(bolehHapusBaris(buka(catatan('produksi', 'hapus_baris')), 8n, 'produksi')).toBe(true);
  });
  it('in a service without rows there, the same step is of header fields', () => {
    expect(bagianTerbuka(layanan('07'), '25', [catatan('produksi', '*')])).toBeNull();
  });
});
