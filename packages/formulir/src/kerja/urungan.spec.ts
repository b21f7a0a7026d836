import { beforeEach, describe, expect, it } from 'vitest';
import { AWAK, KAPAL, MUATAN, PALKA } from '../uji/armada';
import { ARMADA_KECIL, buka } from '../uji/meja';

beforeEach(() => localStorage.clear());

describe('14.6 undo over several kinds of row', () => {
  it('takes the acts back in their order, whatever kind they were on', () => {
    const { store, nama } = buka(ARMADA_KECIL());
    store.ubah(PALKA, [{ kunci: 'p1', isi: { nama: 'Satu' } }]);
    store.ubah(AWAK, [{ kunci: 'a1', isi: { nama: 'Dua' } }]);
    const [tiga = ''] = store.tambah(MUATAN, [{ nama: 'Tiga' }], 'p1');
    expect(store.urung()).toEqual({ jenis: 'muatan', kunci: tiga });
    expect([nama('muatan'), nama('awak'), nama('palka')]).toEqual([
      ['Gula', 'Beras'],
      ['Dua'],
      ['Satu', 'Tengah', 'Buritan'],
    ]);
    expect(store.urung()).toEqual({ jenis: 'awak', kunci: 'a1' });
    expect(store.urung()).toEqual({ jenis: 'palka', kunci: 'p1' });
    expect([nama('awak'), nama('palka'), store.urung(), store.cuplikan().dapatUrung]).toEqual([
      ['Sari'],
      ['Depan', 'Tengah', 'Buritan'],
      null,
      false,
    ]);
  });

  it('a parent that is deleted takes its children along by one call; undone before, nothing is sent', async () => {
    const { store, server, penyimpan, nama, k } = buka(ARMADA_KECIL());
    store.hapus(KAPAL, ['k1']);
    expect([nama('kapal'), nama('palka'), nama('muatan'), k().hapus]).toEqual([
      ['Samudra'],
      ['Tengah'],
      [],
      { kapal: ['k1'] },
    ]);
    store.urung();
    expect([nama('kapal'), nama('palka').sort(), nama('muatan')]).toEqual([
      ['Bahari', 'Samudra'],
      ['Buritan', 'Depan', 'Tengah'],
      ['Gula', 'Beras'],
    ]);
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.panggilan).toEqual([]);
    store.hapus(KAPAL, ['k1']);
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.panggilan).toEqual(['hapus kapal k1']);
    expect(server.tabel.map((b) => b.id)).toEqual(['k2', 'p3', 'a1']);
  });

  it('undone after the server has deleted them, all come back as new rows below one another, by one save', async () => {
    const { store, server, penyimpan } = buka(ARMADA_KECIL());
    store.hapus(KAPAL, ['k1']);
    await penyimpan.sekarang();
    store.urung();
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.panggilan).toEqual(['hapus kapal k1', 'baris']);
    const id = (nama: string) => server.tabel.find((b) => b.nama === nama)?.id;
    expect(server.tabel.map((b) => [b.nama, b.id_induk])).toEqual([
      ['Samudra', null],
      ['Tengah', 'k2'],
      ['Sari', null],
      ['Bahari', null],
      ['Depan', id('Bahari')],
      ['Buritan', id('Bahari')],
      ['Gula', id('Depan')],
      ['Beras', id('Depan')],
    ]);
  });

  it('a child that was deleted before its parent comes back below the parent that has come back', async () => {
    const { store, server, penyimpan } = buka(ARMADA_KECIL());
    store.hapus(PALKA, ['p2']);
    store.hapus(KAPAL, ['k1']);
    await penyimpan.sekarang();
    store.urung();
    await penyimpan.sekarang();
    store.urung();
    expect(await penyimpan.sekarang()).toBe(true);
    const bahari = server.tabel.find((b) => b.nama === 'Bahari')?.id;
    expect(server.tabel.find((b) => b.nama === 'Buritan')?.id_induk).toBe(bahari);
  });

  it('an edit before a deletion that is stored is undone on the row that came back, and makes no second one', async () => {
    const { store, server, penyimpan } = buka(ARMADA_KECIL());
    store.ubah(KAPAL, [{ kunci: 'k2', isi: { nama: 'Lautan' } }]);
    store.hapus(KAPAL, ['k2']);
    await penyimpan.sekarang();
    store.urung();
    store.urung();
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.jenis('kapal').map((b) => b.nama)).toEqual(['Bahari', 'Samudra']);
  });

  it('a deletion that is on its way is called back as new rows: none is lost', async () => {
    const { store, server, penyimpan, nama } = buka(ARMADA_KECIL());
    store.hapus(KAPAL, ['k1']);
    server.selagi = () => void store.urung();
    expect(await penyimpan.sekarang()).toBe(true);
    expect(server.tabel.map((b) => b.nama).sort()).toEqual(
      ['Bahari', 'Beras', 'Buritan', 'Depan', 'Gula', 'Samudra', 'Sari', 'Tengah'].sort(),
    );
    expect(nama('palka')).toHaveLength(3);
  });

  it('a new parent that is undone takes what was put below it', () => {
    const { store, nama, k } = buka();
    const [kapal = ''] = store.tambah(KAPAL, [{ nama: 'Nusantara' }]);
    store.tambah(PALKA, [{ nama: 'Depan' }], kapal);
    store.urung();
    expect(nama('palka')).toEqual([]);
    store.urung();
    expect([nama('kapal'), k().hapus]).toEqual([[], {}]);
  });
});
