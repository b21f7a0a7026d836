import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AWAK, KAPAL, KOLOM_PALKA, MUATAN, PALKA } from '../uji/armada';
import { ARMADA_KECIL, buka } from '../uji/meja';
import { ServerArmada } from '../uji/server-armada';
import { tempelkan } from '../lembar/tempel';
import { GalatKawat } from './kawat';

beforeEach(() => localStorage.clear());
afterEach(() => vi.useRealTimers());
const putus = () => new GalatKawat('luring', { pesan: 'Sambungan ke server terputus' });
const SARI = 'Perubahan Sari Wulandari (pukul 10.32 WIB) sudah digabung dengan isian di tab ini';

describe('14.6 saving of several kinds of row', () => {
  it('saves by itself after a pause, the changed row alone', async () => {
    vi.useFakeTimers();
    const { store, server, k } = buka(ARMADA_KECIL());
    store.ubah(PALKA, [{ kunci: 'p2', isi: { isi: '2' } }]);
    store.ubah(PALKA, [{ kunci: 'p2', isi: { isi: '21' } }]);
    expect([k().simpan.keadaan, server.panggilan]).toEqual(['menunggu', []]);
    await vi.advanceTimersByTimeAsync(1600);
    expect(server.kiriman).toEqual([
      [
        {
          ...{ jenis: 'palka', kunci: 'p2', id: 'p2', versi: 1, no_seri: 2 },
          ...{ isi: { nama: 'Buritan', isi: '21' }, induk: { id: 'k1' } },
        },
      ],
    ]);
    expect(k().simpan.keadaan).toBe('tersimpan');
    expect(localStorage).toHaveLength(0);
  });

  it('stores parent, child and grandchild, and the other top kind, by one save in order of level', async () => {
    const { store, server, penyimpan, nama, k } = buka();
    const [kapal = ''] = store.tambah(KAPAL, [{ nama: 'Nusantara' }]);
    const [palka = ''] = store.tambah(PALKA, [{ nama: 'Depan', isi: '10' }], kapal);
    store.tambah(MUATAN, [{ nama: 'Gula' }, { nama: 'Beras' }], palka);
    store.tambah(AWAK, [{ nama: 'Sari' }]);
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.panggilan).toEqual(['baris']);
    expect(server.kiriman[0]?.map((b) => [b.jenis, b.induk])).toEqual([
      ['kapal', null],
      ['palka', { kunci: kapal }],
      ['muatan', { kunci: palka }],
      ['muatan', { kunci: palka }],
      ['awak', null],
    ]);
    expect(server.tabel.map((b) => [b.id, b.nama, b.id_induk])).toEqual([
      ['s101', 'Nusantara', null],
      ['s102', 'Depan', 's101'],
      ['s103', 'Gula', 's102'],
      ['s104', 'Beras', 's102'],
      ['s105', 'Sari', null],
    ]);
    expect(server.tabel[0]).toMatchObject({ bendera: 'ID' });
    // The screen keeps its keys: what is typed now goes to the same rows.
    store.tambah(MUATAN, [{ nama: 'Kopi' }], palka);
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.jenis('muatan').map((b) => [b.nama, b.id_induk, b.no_seri])).toEqual([
      ['Gula', 's102', 1],
      ['Beras', 's102', 2],
      ['Kopi', 's102', 3],
    ]);
    expect([nama('muatan'), k().baris.palka?.[0]?.kunci]).toEqual([['Gula', 'Beras', 'Kopi'], palka]);
  });

  it('a wire that takes one row a call is given the child with the id that its parent has got', async () => {
    const { store, server, penyimpan } = buka();
    server.sekali = 1;
    const [kapal = ''] = store.tambah(KAPAL, [{ nama: 'Nusantara' }]);
    store.tambah(PALKA, [{ nama: 'Depan' }], kapal);
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.kiriman.map(([b]) => [b?.jenis, b?.induk])).toEqual([
      ['kapal', null],
      ['palka', { id: 's101' }],
    ]);
  });

  it('a child waits for a parent that is wrong, is kept with it, and is stored after it', async () => {
    const { store, server, penyimpan } = buka();
    const [kapal = ''] = store.tambah(KAPAL, [{ bendera: 'PA' }]);
    store.tambah(PALKA, [{ nama: 'Depan' }], kapal);
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.panggilan).toEqual(['simpan']);
    expect(Object.values(server.belum.palka ?? {})).toMatchObject([{ nama: 'Depan', induk: kapal }]);

    const lagi = buka(server);
    expect(lagi.k().baris.palka?.map((b) => b.induk)).toEqual([kapal]);
    lagi.store.ubah(KAPAL, [{ kunci: kapal, isi: { nama: 'Nusantara' } }]);
    expect(await lagi.penyimpan.sekarang()).toBe(true);
    expect(server.tabel.map((b) => [b.nama, b.id_induk])).toEqual([
      ['Nusantara', null],
      ['Depan', 's101'],
    ]);
    expect(server.belum).toEqual({ kapal: {}, palka: {}, muatan: {}, awak: {} });
  });

  it('a child that is still wrong names its parent by id as soon as that has one, and finds it after a reload', async () => {
    const { store, server, penyimpan } = buka();
    const [kapal = ''] = store.tambah(KAPAL, [{ nama: 'Nusantara' }]);
    store.tambah(PALKA, [{ isi: '7' }], kapal);
    expect(await penyimpan.sekarang()).toBe(true);
    expect(Object.values(server.belum.palka ?? {})).toMatchObject([{ isi: '7', induk: 's101' }]);
    const lagi = buka(server);
    expect(lagi.k().baris.palka).toMatchObject([{ isi: { isi: '7' }, induk: 's101', id: null }]);
    expect(lagi.k().simpan.keadaan).toBe('tersimpan');
  });

  it('a parent that nobody has filled is kept where something is typed below it', async () => {
    const { store, server, penyimpan } = buka();
    const [kapal = ''] = store.tambah(KAPAL, [{}]);
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.panggilan).toEqual([]);
    store.tambah(PALKA, [{ nama: 'Depan' }], kapal);
    await penyimpan.sekarang();
    expect(Object.keys(server.belum.kapal ?? {})).toEqual([kapal]);
    expect(buka(server).k().baris.palka).toHaveLength(1);
  });

  it('what the server refuses stays with its row, and so do the children of a refused parent', async () => {
    const { store, server, penyimpan, k } = buka();
    const [kapal = ''] = store.tambah(KAPAL, [{ nama: 'tolak' }, { nama: 'Bahari' }]);
    store.tambah(PALKA, [{ nama: 'Depan' }], kapal);
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.tabel.map((b) => b.nama)).toEqual(['Bahari']);
    expect(k().baris.kapal?.[0]?.ditolak?.masalah).toMatchObject([{ message: 'Nama tidak ada di daftar' }]);
    expect(Object.values(server.belum.palka ?? {})).toMatchObject([{ nama: 'Depan', induk: kapal }]);
    expect(server.panggilan).toEqual(['baris', 'simpan']);
  });

  it('a call whose answer was lost is sent again under the same name', async () => {
    const { store, server, penyimpan, k } = buka();
    const [kapal = ''] = store.tambah(KAPAL, [{ nama: 'Nusantara' }]);
    store.tambah(PALKA, [{ nama: 'Depan' }], kapal);
    const asli = server.baris.bind(server);
    server.baris = async (rows, kunci) => {
      server.kunci.push(kunci(rows));
      throw putus();
    };
    expect(await penyimpan.sekarang()).toBe(false);
    penyimpan.berhenti();
    expect(k().simpan).toEqual({ keadaan: 'luring', pesan: 'Sambungan ke server terputus' });
    server.baris = asli;
    expect(await penyimpan.sekarang()).toBe(true);
    expect([server.kunci.length, new Set(server.kunci).size]).toEqual([2, 1]);
  });

  it('keeps rows of all kinds on the device while there is no line, and gives them back after a reload', async () => {
    const { store, server, penyimpan } = buka(ARMADA_KECIL());
    server.gagal = putus();
    store.isiKepala('pelabuhan', 'Tanjung Perak');
    store.ubah(PALKA, [{ kunci: 'p1', isi: { isi: '11' } }]);
    const [palka = ''] = store.tambah(PALKA, [{ nama: 'Baru' }], 'k2');
    store.tambah(MUATAN, [{ nama: 'Kopi', berat: 'banyak' }], palka);
    store.hapus(PALKA, ['p2']);
    expect(await penyimpan.sekarang()).toBe(false);
    penyimpan.berhenti();

    const lagi = buka(server);
    expect(lagi.k().simpan.keadaan).toBe('menunggu');
    expect(lagi.nama('palka')).toEqual(['Depan', 'Tengah', 'Baru']);
    expect(await lagi.penyimpan.sekarang()).toBe(true);
    expect(server.kepala.pelabuhan).toBe('Tanjung Perak');
    expect(server.jenis('palka').map((b) => [b.nama, b.isi, b.id_induk])).toEqual([
      ['Depan', '11', 'k1'],
      ['Tengah', '30', 'k2'],
      ['Baru', undefined, 'k2'],
    ]);
    expect(Object.values(server.belum.muatan ?? {})).toMatchObject([{ nama: 'Kopi', berat: 'banyak', induk: 's101' }]);
    expect(localStorage).toHaveLength(0);
  });

  it('a device that has no room is told, and nothing promises safety', async () => {
    const { store, server, penyimpan, k } = buka();
    const asli = Storage.prototype.setItem;
    Storage.prototype.setItem = () => {
      throw new DOMException('penuh', 'QuotaExceededError');
    };
    server.gagal = putus();
    store.isiKepala('pelabuhan', 'Tanjung Perak');
    await penyimpan.sekarang();
    Storage.prototype.setItem = asli;
    penyimpan.berhenti();
    expect(k().simpan).toMatchObject({
      pesan: 'Sambungan ke server terputus. Perangkat ini tidak dapat menyimpannya',
    });
  });

  it('a row that is deleted on the screen while it is being stored is deleted there, too', async () => {
    const { store, server, penyimpan } = buka();
    const [kunci = ''] = store.tambah(KAPAL, [{ nama: 'Nusantara' }]);
    server.selagi = () => store.hapus(KAPAL, [kunci]);
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.panggilan).toEqual(['baris', 'hapus kapal s101']);
    expect(server.tabel).toEqual([]);
  });

  it('rows pasted by the names of their columns go below the parent where they are pasted', async () => {
    const { store, server, penyimpan } = buka(ARMADA_KECIL());
    const daftar = { opsi: () => [], namaHs: () => undefined };
    const { rekaman, asing } = tempelkan('Isi\tMerek\tNama palka\n1.200,5\tX\tAtas\n\t\tBawah', KOLOM_PALKA, 0, daftar);
    store.tempel(PALKA, [{ kunci: 'p3', isi: rekaman[0] ?? {} }], rekaman.slice(1), 'k2');
    expect(asing).toEqual(['Merek']);
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.jenis('palka').map((b) => [b.nama, b.isi, b.id_induk, b.no_seri])).toEqual([
      ['Depan', '10', 'k1', 1],
      ['Buritan', '20', 'k1', 2],
      ['Atas', '1200.5', 'k2', 1],
      ['Bawah', undefined, 'k2', 2],
    ]);
    store.urung();
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.jenis('palka').map((b) => b.nama)).toEqual(['Depan', 'Buritan', 'Tengah']);
  });
});

describe('14.6 two editors of one case with several kinds', () => {
  it('two saves of one parent are merged field by field, and told in the words of every merge', async () => {
    const { store, server, penyimpan, kabar } = buka(ARMADA_KECIL());
    server.orangLain(() => {
      server.ubahBaris('k1', { nama: 'Bahari Jaya' });
      server.ubahBaris('p1', { isi: '12' });
    });
    store.ubah(KAPAL, [{ kunci: 'k1', isi: { bendera: 'SG' } }]);
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.jenis('kapal')[0]).toMatchObject({ nama: 'Bahari Jaya', bendera: 'SG', versi: 3 });
    expect(server.jenis('palka')).toHaveLength(3);
    expect(kabar).toHaveBeenCalledExactlyOnceWith(SARI);
  });

  it('the same field of a nested row waits for the person, named with its kind; other kinds are merged meanwhile', async () => {
    const { store, server, penyimpan, kabar, k } = buka(ARMADA_KECIL());
    server.orangLain(() => {
      server.ubahBaris('m1', { berat: '7' });
      server.ubahBaris('a1', { ijazah: 'ANT-2' });
    });
    store.ubah(MUATAN, [{ kunci: 'm1', isi: { berat: '8' } }]);
    expect(await penyimpan.sekarang()).toBe(false);
    expect(k().bentrok).toEqual([{ jalur: 'baris.muatan.m1.berat', milik: '8', lain: '7' }]);
    expect(k().pengubah).toMatchObject([{ oleh: 'Sari Wulandari' }]);
    expect(k().simpan.keadaan).toBe('bentrok');
    expect(server.jenis('muatan')[0]).toMatchObject({ berat: '7' });
    expect(kabar).not.toHaveBeenCalled();
    store.selesaikanBentrok({ 'baris.muatan.m1.berat': 'milik' });
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.jenis('muatan')[0]).toMatchObject({ berat: '8', versi: 3 });
    expect(k().baris.awak?.[0]?.isi).toMatchObject({ ijazah: 'ANT-2' });
  });

  it('rows not yet valid are merged kind by kind', async () => {
    const { store, server, penyimpan } = buka(ARMADA_KECIL());
    store.tambah(PALKA, [{ isi: '1' }], 'k1');
    server.orangLain(() => {
      server.belum = { muatan: { x: { kunci: 'x', berat: '3', induk: 'p3' } as object & { kunci: string } } };
    });
    expect(await penyimpan.sekarang()).toBe(true);
    expect(Object.values(server.belum.palka ?? {})).toMatchObject([{ isi: '1', induk: 'k1' }]);
    expect(Object.values(server.belum.muatan ?? {})).toMatchObject([{ kunci: 'x', berat: '3', induk: 'p3' }]);
  });

  it.each(['by its own save', 'when all is read again'])(
    'a tree that went elsewhere while one of its rows was typed goes on as a new one, %s; an untouched one goes',
    async (jalan) => {
      const { store, server, penyimpan, nama } = buka(ARMADA_KECIL());
      server.orangLain(() => server.buang(['k1', 'k2']));
      store.ubah(MUATAN, [{ kunci: 'm1', isi: { berat: '50' } }]);
      if (jalan !== 'by its own save') await penyimpan.muat();
      expect(await penyimpan.sekarang()).toBe(true);
      const id = (n: string) => server.tabel.find((b) => b.nama === n)?.id;
      expect(server.tabel.map((b) => [b.nama, b.berat ?? null, b.id_induk]).sort()).toEqual([
        ['Bahari', null, null],
        ['Beras', '6', id('Depan')],
        ['Buritan', null, id('Bahari')],
        ['Depan', null, id('Bahari')],
        ['Gula', '50', id('Depan')],
        ['Sari', null, null],
      ]);
      expect([nama('kapal'), nama('palka'), nama('muatan')]).toEqual([
        ['Bahari'],
        ['Depan', 'Buritan'],
        ['Gula', 'Beras'],
      ]);
    },
  );

  it('a parent that is deleted here while somebody changes its child is gone with it', async () => {
    const { store, server, penyimpan, nama } = buka(ARMADA_KECIL());
    server.orangLain(() => server.ubahBaris('m1', { berat: '9' }));
    store.hapus(KAPAL, ['k1']);
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.tabel.map((b) => b.id)).toEqual(['k2', 'p3', 'a1']);
    expect([nama('kapal'), nama('palka'), nama('muatan')]).toEqual([['Samudra'], ['Tengah'], []]);
  });

  it('says that the case is closed when it went on elsewhere, and sends nothing more', async () => {
    const { store, server, penyimpan, k } = buka(ARMADA_KECIL());
    server.gagal = new GalatKawat('usang', { pesan: 'Status berkas Diterima', tutup: true });
    store.isiKepala('pelabuhan', 'Tanjung Perak');
    await penyimpan.sekarang();
    expect(k().simpan).toEqual({ keadaan: 'tertutup', pesan: 'Status berkas Diterima' });
    store.aturBerkas({ tutup: true });
    await penyimpan.sekarang();
    expect(server.panggilan).toEqual(['simpan']);
  });

  it('two calls that met in the database are tried again', async () => {
    vi.useFakeTimers();
    const { store, server, k } = buka(new ServerArmada());
    server.gagal = new GalatKawat('usang', { pesan: 'Coba lagi' });
    store.isiKepala('pelabuhan', 'Tanjung Perak');
    await vi.advanceTimersByTimeAsync(1600);
    expect(k().simpan).toEqual({ keadaan: 'gagal', pesan: 'Coba lagi' });
    await vi.advanceTimersByTimeAsync(4100);
    expect([k().simpan.keadaan, server.kepala.pelabuhan]).toEqual(['tersimpan', 'Tanjung Perak']);
  });
});
