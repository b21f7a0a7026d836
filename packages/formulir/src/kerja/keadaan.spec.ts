import { beforeEach, describe, expect, it } from 'vitest';
import { ARMADA, KAPAL, MUATAN, PALKA } from '../uji/armada';
import { ARMADA_KECIL, buka, tersimpan } from '../uji/meja';
import { ServerArmada } from '../uji/server-armada';
import { keadaanAwal, muatan } from './keadaan';
import { rapikanNomor } from './nomor';

beforeEach(() => localStorage.clear());

describe('14.6 the rows of a file on the screen', () => {
  it('numbers count below each parent', () => {
    const { store, k } = buka(ARMADA_KECIL());
    store.tambah(PALKA, [{}, {}], 'k2');
    store.tambah(PALKA, [{}], 'k1');
    store.tambah(KAPAL, [{}]);
    expect(k().baris.palka?.map((b) => [b.induk, b.no_seri])).toEqual([
      ['k1', 1],
      ['k2', 1],
      ['k1', 2],
      ['k2', 2],
      ['k2', 3],
      ['k1', 3],
    ]);
    expect(k().baris.kapal?.at(-1)?.no_seri).toBe(3);
  });
  it('a typed row steps aside for a stored one of the same parent alone', () => {
    const baris = (id: string | null, induk: string, no_seri: number) => ({ id, induk, no_seri });
    expect(rapikanNomor([baris(null, 'a', 1), baris('1', 'a', 1), baris(null, 'b', 1)])).toEqual([
      baris('1', 'a', 1),
      baris(null, 'b', 1),
      baris(null, 'a', 2),
    ]);
  });

  it('what waits for its deletion does not come back when all is read again, nor what hangs from it', () => {
    const { server, store, k } = buka(ARMADA_KECIL());
    store.hapus(KAPAL, ['k1']);
    const { baris, belumDimuat } = muatan(ARMADA, k(), server.isi());
    expect([baris?.kapal, baris?.palka, baris?.muatan].map((b) => b?.map((x) => x.kunci))).toEqual([
      ['k2'],
      ['p3'],
      [],
    ]);
    expect(Object.values(belumDimuat ?? {}).map((b) => b.baris)).toEqual([0, 0, 0, 0]);
  });

  it('the first rows of a kind leave the others to be loaded: these come below their parents', () => {
    const { tabel } = ARMADA_KECIL();
    const server = new ServerArmada(tabel);
    const isi = server.isi();
    const pertama = { rows: (isi.baris.muatan?.rows ?? []).slice(0, 1), jumlah: 2, jml: null };
    const awal = keadaanAwal(ARMADA, { ...isi, baris: { ...isi.baris, muatan: pertama } });
    expect([awal.baris.muatan?.length, awal.belumDimuat.muatan]).toEqual([1, { baris: 1, jml: '0' }]);

    server.isi = () => ({ ...isi, baris: { ...isi.baris, muatan: pertama } });
    const { store, k } = buka(server);
    store.lanjut(MUATAN, server.jenis('muatan'));
    expect(k().baris.muatan?.map((b) => [b.kunci, b.induk])).toEqual([
      ['m1', 'p1'],
      ['m2', 'p1'],
    ]);
    expect(k().belumDimuat.muatan).toEqual({ baris: 0, jml: '0' });
  });

  it('a row that comes below a parent that was made here finds it by its key', async () => {
    const { server, store, penyimpan, k } = buka();
    const [kapal = ''] = store.tambah(KAPAL, [{ nama: 'Nusantara' }]);
    await penyimpan.sekarang();
    server.orangLain(() => server.tabel.push(...tersimpan(['p9', 'palka', 's101', { nama: 'Depan' }])));
    await penyimpan.muat();
    expect(k().baris.palka).toMatchObject([{ kunci: 'p9', induk: kapal }]);
  });
});
