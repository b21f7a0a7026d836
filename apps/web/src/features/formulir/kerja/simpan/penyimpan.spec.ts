import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { GalatApi } from '../../../../lib/galat';
import { barisServer, detailUji, dokumen } from '../../uji/contoh';
import { siapkanPenyimpan as siapkan } from '../../uji/siapkan-penyimpan';
import { kunciSimpanan } from '@sinas/formulir/simpan/simpanan-lokal';

const tersimpanDiSini = () => localStorage.getItem(kunciSimpanan('u1', '7'));

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());

describe('autosave', () => {
  it('PENGAJUAN-01 saves a changed field by itself after a pause, and only what differs', async () => {
    vi.useFakeTimers();
    const { store, server, keadaan } = siapkan();
    store.isiKepala('produk', 'Gula');
    store.isiKepala('produk', 'Gula rafinasi kemasan');
    expect(keadaan().simpan.keadaan).toBe('menunggu');
    await vi.advanceTimersByTimeAsync(1600);
    expect(server.kiriman).toEqual([{ idNk: '7', versi: 3, kepala: { produk: 'Gula rafinasi kemasan' } }]);
    expect(keadaan().simpan.keadaan).toBe('tersimpan');
    expect(tersimpanDiSini()).toBeNull();
  });

  it('PENGAJUAN-12 takes the json_simpan of the answer, without eating what is typed meanwhile', async () => {
    const { store, server, penyimpan, keadaan } = siapkan();
    const asli = server.simpan.bind(server);
    server.simpan = async (isi) => {
      const hasil = await asli(isi);
      hasil.json_simpan.kepala.telepon = '+62 21 555 0101';
      store.isiKepala('produk', 'Gula rafinasi 2');
      return hasil;
    };
    store.isiKepala('produk', 'Gula rafinasi 1');
    const jalan = penyimpan.sekarang();
    await vi.waitFor(() => expect(keadaan().kepala.telepon).toBe('+62 21 555 0101'));
    expect(keadaan().kepala.produk).toBe('Gula rafinasi 2');
    server.simpan = asli;
    await jalan;
    expect(keadaan().versi).toBe(server.json.versi);
  });

  it('PENGAJUAN-11 says that it is saving during the call and stops saying so when it fails', async () => {
    const { store, server, penyimpan, keadaan } = siapkan();
    const terlihat: string[] = [];
    store.langganan(() => terlihat.push(keadaan().simpan.keadaan));
    server.gagal = new GalatApi({ status: 500, pesanServer: 'Terjadi Kesalahan Server' });
    store.isiKepala('produk', 'x');
    await penyimpan.sekarang();
    expect(terlihat).toContain('menyimpan');
    expect(keadaan().simpan).toEqual({ keadaan: 'gagal', pesan: 'Terjadi Kesalahan Server' });
    penyimpan.berhenti();
  });

  it('keeps everything on the device while there is no line, and gives it back after a reload', async () => {
    const { store, server, penyimpan, keadaan } = siapkan();
    server.gagal = new GalatApi({ pesanServer: 'Sambungan ke server terputus' });
    store.isiKepala('produk', 'Gula cair');
    store.tambahBaris([{ uraian_barang: 'Gula baru', jml_bahan_baku: '2,750.5' }]);
    expect(await penyimpan.sekarang()).toBe(false);
    penyimpan.berhenti();
    expect(keadaan().simpan.keadaan).toBe('luring');
    expect(store.jumlahPerubahan()).toBe(2);

    const lagi = siapkan(detailUji(), server);
    expect(lagi.keadaan().kepala.produk).toBe('Gula cair');
    expect(lagi.keadaan().baris.map((b) => b.isi.uraian_barang)).toContain('Gula baru');
    expect(await lagi.penyimpan.sekarang()).toBe(true);
    expect(server.json.kepala.produk).toBe('Gula cair');
    expect(server.json.baris_belum).toMatchObject([{ uraian_barang: 'Gula baru', jml_bahan_baku: '2,750.5' }]);
    expect(tersimpanDiSini()).toBeNull();
  });

  it('keeps the work when the session has ended', async () => {
    const { store, server, penyimpan, keadaan } = siapkan();
    server.gagal = new GalatApi({ status: 401, pesanServer: 'Sesi berakhir. Silakan masuk kembali' });
    store.isiKepala('produk', 'Gula cair');
    await penyimpan.sekarang();
    expect(keadaan().simpan.keadaan).toBe('sesi');
    expect(tersimpanDiSini()).toContain('Gula cair');
  });

  it('sends the right fields although another one is still wrong, and says that one is not saved', async () => {
    const { store, server, penyimpan, keadaan } = siapkan();
    store.isiKepala('stok_awal', '12,345.5');
    store.isiKepala('produk', 'Gula cair');
    expect(await penyimpan.sekarang()).toBe(false);
    expect(server.kiriman[0]?.kepala).toEqual({ produk: 'Gula cair' });
    expect(keadaan().kepala.stok_awal).toBe('12,345.5');
    expect(keadaan().simpan.keadaan).toBe('sebagian');
    expect(tersimpanDiSini()).toContain('12,345.5');
  });

  it('issue 13 part 4: an answer that is too long waits here, whole and with its reason, and holds nothing else up', async () => {
    const { store, server, penyimpan, keadaan } = siapkan();
    store.jawab('9', 'x'.repeat(2001));
    store.isiKepala('produk', 'Gula');
    await penyimpan.sekarang();
    expect(server.kiriman).toEqual([{ idNk: '7', versi: 3, kepala: { produk: 'Gula' } }]);
    expect(keadaan().jawaban['9']).toHaveLength(2001);
    expect(keadaan().simpan).toEqual({ keadaan: 'sebagian', pesan: 'Jawaban paling banyak 2.000 karakter' });
  });

  it('a code that the server refuses holds nothing else up, and is sent no second time until it is another one', async () => {
    const { store, server, penyimpan, keadaan } = siapkan();
    const pesan = 'KBLI kegiatan usaha 99999 tidak ada di daftar';
    server.gagal = new GalatApi({ status: 422, errors: [{ langkah: 'perusahaan', path: 'kbli', message: pesan }] });
    store.isiKepala('kbli', '99999');
    store.isiKepala('produk', 'Gula cair');
    expect(await penyimpan.sekarang()).toBe(false);
    expect(server.json.kepala).toMatchObject({ produk: 'Gula cair' });
    expect(server.json.kepala.kbli).toBeUndefined();
    expect(keadaan().kepala.kbli).toBe('99999');
    expect(keadaan().simpan).toMatchObject({ keadaan: 'sebagian', pesan: expect.stringContaining(pesan) as string });
    store.isiKepala('kbli', '10721');
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.kiriman.at(-1)?.kepala).toEqual({ kbli: '10721' });
  });

  it('names that the server puts beside codes are no work of ours: they are neither sent nor a difference', async () => {
    const { store, server, penyimpan, keadaan } = siapkan();
    const asli = server.simpan.bind(server);
    server.simpan = async (isi) => {
      const hasil = await asli(isi);
      hasil.json_simpan.kepala.ur_kbli = 'Industri Gula Pasir';
      return hasil;
    };
    store.isiKepala('kbli', '10721');
    expect(await penyimpan.sekarang()).toBe(true);
    expect(keadaan().kepala).not.toHaveProperty('ur_kbli');
    expect(store.jumlahPerubahan()).toBe(0);
    expect(keadaan().bentrok).toEqual([]);
  });
});

describe('two editors', () => {
  it('merges and saves again silently when the other one changed other fields', async () => {
    const { store, server, penyimpan, kabar, keadaan } = siapkan();
    server.orangLain({ telepon: '021 777 0000' });
    store.isiKepala('produk', 'Gula cair');
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.json.kepala).toMatchObject({ telepon: '021 777 0000', produk: 'Gula cair' });
    expect(keadaan().kepala.telepon).toBe('021 777 0000');
    expect(kabar).toHaveBeenCalledExactlyOnceWith(
      'Perubahan Sari Wulandari (pukul 10.32 WIB) sudah digabung dengan isian di tab ini',
    );
  });

  it('issue 13 part 4: one person in two tabs is told so, never as a colleague', async () => {
    const { store, server, penyimpan, kabar } = siapkan();
    server.orangLain({ telepon: '021 777 0000' }, 'Hendra', true);
    store.isiKepala('produk', 'Gula cair');
    expect(await penyimpan.sekarang()).toBe(true);
    expect(kabar).toHaveBeenCalledExactlyOnceWith(
      'Perubahan Anda, di tab lain (pukul 10.32 WIB) sudah digabung dengan isian di tab ini',
    );
  });

  it('issue 13 part 4: own uploads and deletions raise the version; what follows is neither refused nor merged', async () => {
    const { store, server, penyimpan, kabar, keadaan } = siapkan();
    server.dokumenSendiri();
    store.dokumenBaru({ ...dokumen('D04'), versi: server.json.versi });
    server.dokumenSendiri();
    store.dokumenHilang('D04', server.json.versi);
    store.aturPernyataan(true);
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.kiriman).toEqual([{ idNk: '7', versi: 5, pernyataan: true }]);
    expect(keadaan().versi).toBe(server.json.versi);
    expect(kabar).not.toHaveBeenCalled();
  });

  it("issue 13 part 4: an own upload does not step over a colleague's version that lies between", async () => {
    const { store, server, penyimpan, kabar, keadaan } = siapkan();
    server.orangLain({ telepon: '021 777 0000' });
    server.dokumenSendiri();
    store.dokumenBaru({ ...dokumen('D04'), versi: server.json.versi });
    expect(keadaan().versi).toBe(3);
    store.isiKepala('produk', 'Gula cair');
    expect(await penyimpan.sekarang()).toBe(true);
    expect(keadaan().kepala.telepon).toBe('021 777 0000');
    expect(kabar).toHaveBeenCalledExactlyOnceWith(
      'Perubahan Sari Wulandari (pukul 10.32 WIB) sudah digabung dengan isian di tab ini',
    );
  });

  it('issue 13 part 4: a save whose answer was lost is no merge', async () => {
    const { store, server, penyimpan, kabar } = siapkan();
    server.orangLain({ produk: 'Gula cair' }, 'Hendra', true);
    store.isiKepala('produk', 'Gula cair');
    expect(await penyimpan.sekarang()).toBe(true);
    expect(kabar).not.toHaveBeenCalled();
  });

  it('issue 13 part 4: rows that an own workbook brought are no news of another tab', async () => {
    const { server, penyimpan, kabar, keadaan } = siapkan();
    server.orangLain({}, 'Hendra', true);
    server.baris = [...server.baris, barisServer(3)];
    await penyimpan.muat();
    expect(keadaan().versi).toBe(server.json.versi);
    expect(keadaan().baris).toHaveLength(3);
    expect(kabar).not.toHaveBeenCalled();
  });

  it('stops at the same field and overwrites nothing until the person has chosen', async () => {
    const { store, server, penyimpan, kabar, keadaan } = siapkan();
    server.orangLain({ produk: 'Gula putih' });
    store.isiKepala('produk', 'Gula cair');
    expect(await penyimpan.sekarang()).toBe(false);
    expect(keadaan().bentrok).toEqual([{ jalur: 'kepala.produk', milik: 'Gula cair', lain: 'Gula putih' }]);
    expect(keadaan().pengubah).toMatchObject([{ oleh: 'Sari Wulandari', sendiri: false }]);
    expect(server.json.kepala.produk).toBe('Gula putih');
    expect(kabar).not.toHaveBeenCalled();
    store.selesaikanBentrok({ 'kepala.produk': 'milik' });
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.json.kepala.produk).toBe('Gula cair');
  });

  it('merges a stored row that was changed in another field, and asks about the same field', async () => {
    const { store, server, penyimpan, keadaan } = siapkan();
    server.baris = [{ ...barisServer(1), versi: 2, uraian_barang: 'Gula lain' }, barisServer(2)];
    store.ubahSel([{ kunci: '1001', isi: { jml_bahan_baku: '100' } }]);
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.baris[0]).toMatchObject({ uraian_barang: 'Gula lain', jml_bahan_baku: '100', versi: 3 });

    server.baris = server.baris.map((b) => (b.id === '1001' ? { ...b, versi: 9, jml_bahan_baku: '7' } : b));
    store.ubahSel([{ kunci: '1001', isi: { jml_bahan_baku: '8' } }]);
    expect(await penyimpan.sekarang()).toBe(false);
    expect(keadaan().bentrok).toEqual([{ jalur: 'baris.barang.1001.jml_bahan_baku', milik: '8', lain: '7' }]);
    store.selesaikanBentrok({ 'baris.barang.1001.jml_bahan_baku': 'lain' });
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.baris[0]?.jml_bahan_baku).toBe('7');
  });

  it('says that the file is closed when it has been submitted elsewhere', async () => {
    const { store, server, penyimpan, keadaan } = siapkan();
    server.gagal = new GalatApi({
      status: 409,
      pesanServer: 'Status berkas',
      data: { versi: 9, kd_status_pengajuan: '10' },
    });
    store.isiKepala('produk', 'x');
    await penyimpan.sekarang();
    expect(keadaan().simpan).toEqual({ keadaan: 'tertutup', pesan: 'Status berkas' });
  });
});
