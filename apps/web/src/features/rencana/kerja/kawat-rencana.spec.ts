import { kunciSimpanan } from '@sinas/formulir/simpan/simpanan-lokal';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GalatApi } from '../../../lib/galat';
import { bahanWire, produkWire, rencanaUji } from '../uji/contoh';
import { ServerRencana, type BarisJenis } from '../uji/server-rencana';
import { koleksi } from './koleksi';
import { buatMesin } from './mesin';
import { muatRencana } from './muat';

const BAHAN = koleksi('bahan_baku');
const PRODUK = koleksi('produk');
const bahan = (id: string, lain = {}): BarisJenis => ({ ...bahanWire(id, lain), kode: 'bahan_baku' });
/** A workspace over a server; another one over the same server is the same person after a reload. */
async function buka(server = new ServerRencana(rencanaUji(), [bahan('7')])) {
  const kabar = vi.fn<(teks: string) => void>();
  const tanya = () => Promise.resolve({ opsi: [], lebih: false, diambil: null });
  const kini = () => new Date('2026-09-14T08:08:00Z');
  const alat = { idUser: 'u1', kabar, kabarGagal: vi.fn(), tanya, api: server, kini };
  const mesin = buatMesin(await muatRencana(server), alat);
  await mesin.acuan.muat();
  const k = () => mesin.store.cuplikan();
  const masalah = () => mesin.aturan.semua(k().baris);
  return { ...mesin, server, kabar, k, masalah };
}
const diPerangkat = () => localStorage.getItem(kunciSimpanan('u1', '52'));

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

describe('rows with their months', () => {
  it('a changed month goes alone, under the version that was seen; what did not change stays at home', async () => {
    const { store, penyimpan, server, k } = await buka(
      new ServerRencana(rencanaUji(), [
        bahan('7', {
          rencana: [{ periode: '012027', jml: '5', ref: null }],
          realisasi: [{ periode: '032026', jml: '4', ref: 'PIB-7' }],
        }),
      ]),
    );
    expect(BAHAN.di(k().baris)[0]?.isi).toMatchObject({ r01: '5', l03: '4', jml_bahan_baku: '12000' });
    store.ubah(BAHAN, [{ kunci: '7', isi: { r02: '2.5', l04: '1' } }]);
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.kiriman).toEqual([
      {
        versi: 1,
        sel: [
          { sisi: 'rencana', periode: '022027', jml: '2.5' },
          { sisi: 'realisasi', periode: '042026', jml: '1' },
        ],
      },
    ]);
    expect(BAHAN.di(k().baris)[0]?.versi).toBe(2);
    expect(diPerangkat()).toBeNull();
    store.ubah(BAHAN, [{ kunci: '7', isi: { r01: '' } }]);
    expect(await penyimpan.sekarang()).toBe(true);
    store.ubah(BAHAN, [{ kunci: '7', isi: { jml_bahan_baku: '12500' } }]);
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.kiriman.slice(1)).toEqual([
      { versi: 2, sel: [{ sisi: 'rencana', periode: '012027', jml: null }] },
      { versi: 3, data: { uraian_barang: 'Gula mentah', asal: 'impor', satuan: 'TNE', jml_bahan_baku: '12500' } },
    ]);
  });
  it('a month of two sources keeps both while nobody touches it', async () => {
    const realisasi = [
      { periode: '012026', jml: '4', ref: 'PIB-1' },
      { periode: '012026', jml: '6', ref: 'PIB-2' },
    ];
    const { store, penyimpan, server, k } = await buka(new ServerRencana(rencanaUji(), [bahan('7', { realisasi })]));
    expect(BAHAN.di(k().baris)[0]?.isi['l01']).toBe('10');
    store.ubah(BAHAN, [{ kunci: '7', isi: { r01: '1' } }]);
    await penyimpan.sekarang();
    expect(server.satu('7')?.realisasi).toEqual(realisasi);
    store.ubah(BAHAN, [{ kunci: '7', isi: { l01: '11' } }]);
    await penyimpan.sekarang();
    expect(server.satu('7')?.realisasi).toEqual([{ periode: '012026', jml: '11', ref: null }]);
    store.ubah(BAHAN, [{ kunci: '7', isi: { l01: '' } }]);
    await penyimpan.sekarang();
    expect(server.satu('7')?.realisasi).toEqual([]);
  });
  it('a parent and its child are stored one after the other, each under a key of its own', async () => {
    const { store, penyimpan, server } = await buka();
    const isi = { uraian_barang: 'Gula kasar', asal: 'lokal', jml_bahan_baku: '10' };
    const [induk = ''] = store.tambah(BAHAN, [isi]);
    store.tambah(PRODUK, [{ hs: '17019910', uraian: 'Gula halus', jml: '9' }], induk);
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.panggilan).toEqual(['tambah bahan_baku', 'tambah produk']);
    expect(server.tabel.map((b) => [b.kode, b.id_induk])).toEqual([
      ['bahan_baku', null],
      ['bahan_baku', null],
      ['produk', '501'],
    ]);
    expect(new Set(server.kunci).size).toBe(2);
  });
  it('a lost answer makes no second row: the same row sent again bears the same key', async () => {
    const { store, penyimpan, server } = await buka();
    server.gagal = new GalatApi({ pesanServer: 'Sambungan ke server terputus' });
    const asli = server.tambah.bind(server);
    const kunci: string[] = [];
    server.tambah = (...isi) => {
      kunci.push(isi[3]);
      return asli(...isi);
    };
    store.tambah(BAHAN, [{ uraian_barang: 'Gula kasar', asal: 'lokal', jml_bahan_baku: '10' }]);
    expect(await penyimpan.sekarang()).toBe(false);
    expect(await penyimpan.sekarang()).toBe(true);
    expect(kunci).toHaveLength(2);
    expect(kunci[0]).toBe(kunci[1]);
    penyimpan.berhenti();
  });
  it('a refusal of the server stays at its field, and is not sent again unchanged', async () => {
    const { store, penyimpan, server, masalah } = await buka();
    const [kunci = ''] = store.tambah(BAHAN, [{ uraian_barang: 'tolak', asal: 'lokal', jml_bahan_baku: '10' }]);
    await penyimpan.sekarang();
    await penyimpan.sekarang();
    expect(masalah().get('bahan_baku')?.get(kunci)).toMatchObject([
      { path: 'uraian_barang', message: 'Uraian bahan baku ditolak' },
    ]);
    expect(server.panggilan).toEqual(['tambah bahan_baku']);
  });
  it('rows below a parent that take more than it has wait, with the rule said at them', async () => {
    const { store, penyimpan, server, masalah } = await buka();
    const D = koleksi('data_distribusi');
    const [induk = ''] = store.tambah(D, [{ uraian_barang: 'Gula', jml: '100' }]);
    const [anak = ''] = store.tambah(koleksi('distribusi_lainnya'), [{ keterangan: 'Susut', jml: '100.001' }], induk);
    expect(await penyimpan.sekarang()).toBe(false);
    expect(server.panggilan).toEqual(['tambah data_distribusi']);
    expect(masalah().get('distribusi_lainnya')?.get(anak)?.[0]?.message).toBe(
      'Jumlah distribusi lainnya 100,001 melebihi jumlah baris induk nomor 1, yaitu 100',
    );
    penyimpan.berhenti();
  });
});

describe('bad input is refused with its rule', () => {
  it.each([
    ['r01', '-5', 'Jan 2027 tidak boleh kurang dari nol'],
    ['l12', '2,750.5', 'Des 2026'],
    ['r03', '1234567890123456', 'Mar 2027'],
    ['satuan', 'LTR', 'Satuan'],
    ['jml_bahan_baku', '0', 'Jumlah'],
    ['periode', '012026', 'Periode'],
  ])('%s = %s', async (medan, nilai, kata) => {
    const { store, penyimpan, server, masalah } = await buka();
    store.ubah(BAHAN, [{ kunci: '7', isi: { [medan]: medan === 'periode' ? [nilai] : nilai } }]);
    expect(await penyimpan.sekarang()).toBe(false);
    const [m] = masalah().get('bahan_baku')?.get('7') ?? [];
    expect([m?.path, m?.message.startsWith(kata)]).toEqual([medan, true]);
    expect(server.panggilan).toEqual([]);
    penyimpan.berhenti();
  });
});

describe('two editors', () => {
  it("the other's month and mine are merged, each stays", async () => {
    const { store, penyimpan, server, k } = await buka();
    server.orangLain('7', { rencana: [{ periode: '012027', jml: '8', ref: null }] });
    store.ubah(BAHAN, [{ kunci: '7', isi: { r02: '9' } }]);
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.satu('7')?.rencana).toMatchObject([
      { periode: '012027', jml: '8' },
      { periode: '022027', jml: '9' },
    ]);
    expect(BAHAN.di(k().baris)[0]?.isi).toMatchObject({ r01: '8', r02: '9' });
  });
  it('the same month waits for a choice, and nothing is overwritten before it', async () => {
    const { store, penyimpan, server, k } = await buka();
    server.orangLain('7', { rencana: [{ periode: '012027', jml: '8', ref: null }] });
    store.ubah(BAHAN, [{ kunci: '7', isi: { r01: '9' } }]);
    expect(await penyimpan.sekarang()).toBe(false);
    expect(k().bentrok).toEqual([{ jalur: 'baris.bahan_baku.7.r01', milik: '9', lain: '8' }]);
    expect(k().pengubah).toMatchObject([{ oleh: 'Sari Wulandari' }]);
    expect(server.satu('7')?.rencana).toMatchObject([{ jml: '8' }]);
    store.selesaikanBentrok({ 'baris.bahan_baku.7.r01': 'milik' });
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.satu('7')?.rencana).toMatchObject([{ jml: '9' }]);
  });
  it('a row that was deleted elsewhere while it was typed in here goes on as a new one', async () => {
    const { store, penyimpan, server } = await buka();
    server.tabel = [];
    store.ubah(BAHAN, [{ kunci: '7', isi: { r01: '9' } }]);
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.tabel.map((b) => b.rencana)).toEqual([[{ periode: '012027', jml: '9', ref: null }]]);
  });
});

describe('nothing typed is lost', () => {
  it('without a line it stays on this device, comes back after a reload, and goes out then', async () => {
    const { store, penyimpan, server, k } = await buka();
    server.gagal = new GalatApi({ pesanServer: 'Sambungan ke server terputus' });
    store.ubah(BAHAN, [{ kunci: '7', isi: { r01: '9' } }]);
    store.isiKepala('catatan_neraca', 'Susut di pabrik');
    expect(await penyimpan.sekarang()).toBe(false);
    penyimpan.berhenti();
    expect(k().simpan.keadaan).toBe('luring');
    const lagi = await buka(server);
    expect(BAHAN.di(lagi.k().baris)[0]?.isi['r01']).toBe('9');
    expect(lagi.k().kepala.catatan_neraca).toBe('Susut di pabrik');
    expect(await lagi.penyimpan.sekarang()).toBe(true);
    expect(server.satu('7')?.rencana).toMatchObject([{ periode: '012027', jml: '9' }]);
    expect(server.rencana.json_simpan.kepala.catatan_neraca).toBe('Susut di pabrik');
    expect(diPerangkat()).toBeNull();
  });
  it('a row that is not valid yet is kept here, holds nothing else up, and goes out once it is', async () => {
    const { store, penyimpan, server } = await buka();
    const [kunci = ''] = store.tambah(BAHAN, [{ uraian_barang: 'Gula kasar', r01: '5' }]);
    store.isiKepala('catatan_neraca', 'Susut');
    expect(await penyimpan.sekarang()).toBe(false);
    expect(server.panggilan).toEqual(['simpan']);
    expect(server.kiriman).toEqual([{ kepala: { catatan_neraca: 'Susut' } }]);
    penyimpan.berhenti();
    const lagi = await buka(server);
    expect(lagi.k().simpan.keadaan).toBe('menunggu');
    const [, b] = BAHAN.di(lagi.k().baris);
    expect(b?.isi).toMatchObject({ uraian_barang: 'Gula kasar', r01: '5' });
    lagi.store.ubah(BAHAN, [{ kunci: b?.kunci ?? kunci, isi: { asal: 'lokal', jml_bahan_baku: '5' } }]);
    expect(await lagi.penyimpan.sekarang()).toBe(true);
    expect(server.tabel).toHaveLength(2);
    expect(diPerangkat()).toBeNull();
  });
});

describe('a determined plan takes realisation only', () => {
  it('changed months go alone, under the version of the row', async () => {
    const detail = rencanaUji({ kd_status_pengajuan: '50', tahun: 2026 });
    const realisasi = [{ periode: '012026', jml: '4', ref: 'PIB-1' }];
    const { store, penyimpan, server } = await buka(new ServerRencana(detail, [bahan('7', { realisasi })]));
    store.ubah(BAHAN, [{ kunci: '7', isi: { n08: '6.5' } }]);
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.kiriman).toEqual([{ versi: 1, realisasi: [{ periode: '082026', jml: '6.5' }] }]);
  });
});

describe('deletion', () => {
  it('takes what hangs from the row with it; one that has gone already is no fault', async () => {
    const rows = [bahan('7', { jumlah_anak: 1 }), { ...produkWire('8', '7', '5', '9'), kode: 'produk' }];
    const { store, penyimpan, server, k } = await buka(new ServerRencana(rencanaUji(), rows));
    expect(PRODUK.di(k().baris)).toHaveLength(1);
    store.hapus(BAHAN, ['7']);
    server.tabel = server.tabel.filter((b) => b.id !== '7');
    expect(await penyimpan.sekarang()).toBe(true);
    expect(k().baris.produk).toEqual([]);
    expect(server.panggilan).toEqual(['hapus bahan_baku']);
  });
});
