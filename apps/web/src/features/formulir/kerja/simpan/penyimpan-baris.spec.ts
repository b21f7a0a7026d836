import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GalatApi } from '../../../../lib/galat';
import { barisServer, detailUji, ISI } from '../../uji/contoh';
import { ServerUji } from '../../uji/server-uji';
import { siapkanPenyimpan as siapkan } from '../../uji/siapkan-penyimpan';

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

describe('rows', () => {
  it('PENGAJUAN-01 stores valid rows at once and keeps the others as typed rows', async () => {
    const { store, server, penyimpan, keadaan } = siapkan();
    store.tambahBaris([
      { ...ISI, uraian_barang: 'Sah A' },
      { ...ISI, uraian_barang: 'Sah B' },
      { ...ISI, uraian_barang: 'Salah', pelabuhan_tujuan: 'Tj. Emas' },
    ]);
    await penyimpan.sekarang();
    expect(server.panggilan).toEqual(['tambahBanyak', 'simpan']);
    expect(server.baris.map((b) => b.uraian_barang)).toEqual(expect.arrayContaining(['Sah A', 'Sah B']));
    expect(server.json.baris_belum).toMatchObject([{ uraian_barang: 'Salah', pelabuhan_tujuan: 'Tj. Emas' }]);
    expect(keadaan().simpan.keadaan).toBe('tersimpan');
  });

  it('moves a typed row to the stored ones when it becomes valid, exactly once', async () => {
    const belum = [{ ...ISI, kunci: 'k1', no_seri: 3, uraian_barang: 'Salah', pelabuhan_tujuan: 'Tj. Emas' }];
    const { store, server, penyimpan } = siapkan(detailUji({ baris_belum: belum }));
    store.ubahSel([{ kunci: 'k1', isi: { pelabuhan_tujuan: 'IDTES' } }]);
    await penyimpan.sekarang();
    await penyimpan.sekarang();
    expect(server.panggilan).toEqual(['tambahBaris', 'simpan']);
    expect(server.baris).toHaveLength(3);
    expect(server.json.baris_belum).toEqual([]);
  });

  it('keeps a stored row that became wrong over its stored form', async () => {
    const { store, server, penyimpan, keadaan } = siapkan();
    store.ubahSel([{ kunci: '1001', isi: { jml_bahan_baku: 'banyak' } }]);
    await penyimpan.sekarang();
    expect(server.panggilan).toEqual(['simpan']);
    expect(server.json.baris_belum).toMatchObject([{ id: '1001', jml_bahan_baku: 'banyak' }]);
    expect(keadaan().baris).toHaveLength(2);
  });

  it('paints what the server refuses at its cell and does not send it again unchanged', async () => {
    const { store, server, penyimpan } = siapkan();
    const errors = [{ langkah: 'barang', path: 'satuan', message: 'Satuan tidak ada di daftar' }];
    server.gagal = new GalatApi({ status: 422, pesanServer: 'Schema Error', errors });
    const [kunci = ''] = store.tambahBaris([ISI]);
    await penyimpan.sekarang();
    expect(store.masalahBaris().get(kunci)).toMatchObject([{ path: 'satuan', message: 'Satuan tidak ada di daftar' }]);
    await penyimpan.sekarang();
    expect(server.panggilan.filter((p) => p === 'tambahBaris')).toHaveLength(1);
  });

  it('deletes on the server, takes a deletion back before that, and brings a deleted row back as a new one', async () => {
    const { store, server, penyimpan, keadaan } = siapkan();
    store.hapusBaris(['1001']);
    store.urung();
    await penyimpan.sekarang();
    expect(server.panggilan).toEqual([]);
    store.hapusBaris(['1001']);
    await penyimpan.sekarang();
    expect(server.baris.map((b) => b.id)).toEqual(['1002']);
    store.urung();
    await penyimpan.sekarang();
    expect(server.baris.map((b) => b.uraian_barang)).toEqual(['Gula kristal mentah 2', 'Gula kristal mentah 1']);
    expect(keadaan().baris).toHaveLength(2);
  });

  it('14.6 an edit and a deletion that is stored are both undone on one row: no second one is made', async () => {
    const { store, server, penyimpan } = siapkan();
    store.ubahSel([{ kunci: '1001', isi: { jml_bahan_baku: '7' } }]);
    store.hapusBaris(['1001']);
    await penyimpan.sekarang();
    store.urung();
    store.urung();
    await penyimpan.sekarang();
    expect(server.baris.map((b) => [b.uraian_barang, b.jml_bahan_baku])).toEqual([
      ['Gula kristal mentah 2', '5200'],
      ['Gula kristal mentah 1', '5200'],
    ]);
  });

  it('14.6 undone while its deletion is on its way, a row comes back as a new one', async () => {
    const { store, server, penyimpan } = siapkan();
    const asli = server.hapusBaris.bind(server);
    server.hapusBaris = async (idNk, id) => {
      store.urung();
      return asli(idNk, id);
    };
    store.hapusBaris(['1001']);
    await penyimpan.sekarang();
    expect(server.baris.map((b) => b.uraian_barang)).toEqual(['Gula kristal mentah 2', 'Gula kristal mentah 1']);
  });

  it('14.6 a row that is deleted on the screen while it is being stored is deleted there, too', async () => {
    const { store, server, penyimpan } = siapkan();
    const [kunci = ''] = store.tambahBaris([ISI]);
    const asli = server.tambahBaris.bind(server);
    server.tambahBaris = async (...isi) => {
      const hasil = await asli(...isi);
      store.hapusBaris([kunci]);
      return hasil;
    };
    await penyimpan.sekarang();
    expect(server.baris).toHaveLength(2);
  });

  it('14.6 what an earlier release has left on this device is taken up: rows, deletions, what they were typed over', async () => {
    const kerja = (lain: object) => ({ kepala: {}, pernyataan: false, jawaban: {}, baris: {}, ...lain });
    const lama = {
      versi: 3,
      dasar: kerja({ kepala: { produk: 'Gula rafinasi' } }),
      kini: kerja({
        kepala: { produk: 'Gula cair' },
        baris: {
          '1001': { ...barisServer(1), kunci: '1001', jml_bahan_baku: '8' },
          'baru-1': { ...ISI, kunci: 'baru-1', no_seri: 3, uraian_barang: 'Gula baru' },
        },
      }),
      asal: { '1001': { versi: 1, server: barisServer(1) } },
      hapus: ['1002'],
      waktu: '2026-11-20T07:32:00.000Z',
    };
    localStorage.setItem('sinas-formulir:u1:7', JSON.stringify(lama));
    const detail = detailUji();
    const server = new ServerUji(detail);
    server.baris = [{ ...barisServer(1), versi: 2, uraian_barang: 'Gula mereka' }, barisServer(2)];
    const { penyimpan, keadaan } = siapkan(detailUji({ baris: server.baris }), server);
    expect(keadaan().kepala.produk).toBe('Gula cair');
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.baris.map((b) => [b.uraian_barang, b.jml_bahan_baku])).toEqual([
      ['Gula mereka', '8'],
      ['Gula baru', '5200'],
    ]);
    expect(localStorage).toHaveLength(0);
  });

  it('does not mistake a row that repeats another one for a valid one', async () => {
    const { store, server, penyimpan } = siapkan();
    const [kunci = ''] = store.tambahBaris([barisServer(1)]);
    await penyimpan.sekarang();
    expect(server.panggilan).not.toContain('tambahBaris');
    expect(store.masalahBaris().get(kunci)?.[0]?.message).toBe(
      'Barang, negara, pelabuhan dan periode sama dengan baris 1',
    );
  });
});
