import { beforeEach, describe, expect, it } from 'vitest';
import { KAPAL, MUATAN, PALKA } from '../uji/armada';
import { buka, tersimpan } from '../uji/meja';
import { ServerArmada } from '../uji/server-armada';

beforeEach(() => localStorage.clear());

/** One ship with ten holds, `n` pieces of cargo spread over them. */
const penuh = (n: number): ServerArmada =>
  new ServerArmada(
    tersimpan(
      ['k1', 'kapal', null, { nama: 'Bahari' }],
      ...Array.from({ length: 10 }, (_, i) => [`p${i}`, 'palka', 'k1', { nama: `Palka ${i}` }] as const).map(
        (x): [string, string, string, object] => [...x],
      ),
      ...Array.from({ length: n }, (_, i): [string, string, string, object] => [
        `m${i}`,
        'muatan',
        `p${i % 10}`,
        { nama: `Muatan ${i}`, berat: '5' },
      ]),
    ),
  );
/** Of some runs the fastest: what else the machine does is no part of it. */
function tercepat(f: () => void, kali = 5): number {
  f();
  const waktu = Array.from({ length: kali }, () => {
    const mulai = performance.now();
    f();
    return performance.now() - mulai;
  });
  return Math.min(...waktu);
}
/** Work that is proportional to the rows: reading them as text and writing them. */
const acuan = (n: number) => {
  const { tabel } = penuh(n);
  return tercepat(() => void JSON.parse(JSON.stringify(tabel)));
};

describe('14.6 ten thousand nested rows', () => {
  it('typing, undoing, deleting and opening cost some readings of the rows as text at most', () => {
    const server = penuh(10_000);
    const dasar = acuan(10_000);
    const { store, k } = buka(server);
    const ketik = tercepat(() => store.ubah(MUATAN, [{ kunci: 'm5000', isi: { berat: `${Math.random()}` } }]));
    const urung = tercepat(() => void store.urung());
    const buang = tercepat(() => {
      store.hapus(PALKA, ['p3']);
      store.urung();
    });
    const bukaLagi = tercepat(() => void buka(server));
    expect(k().baris.muatan).toHaveLength(10_000);
    expect(ketik).toBeLessThan(dasar * 5);
    expect(urung).toBeLessThan(dasar * 5);
    expect(buang).toBeLessThan(dasar * 10);
    expect(bukaLagi).toBeLessThan(dasar * 20);
  });

  it('put below new parents and saved at once, they are stored in twenty calls, and the screen is theirs', async () => {
    const { store, server, penyimpan, k } = buka();
    const [kapal = ''] = store.tambah(KAPAL, [{ nama: 'Bahari' }]);
    const palka = store.tambah(
      PALKA,
      Array.from({ length: 10 }, (_, i) => ({ nama: `Palka ${i}` })),
      kapal,
    );
    for (const [p, induk] of palka.entries())
      store.tambah(
        MUATAN,
        Array.from({ length: 1000 }, (_, i) => ({ nama: `Muatan ${p} ${i}`, berat: '5' })),
        induk,
      );
    const sebelum = acuan(10_000);
    const mulai = performance.now();
    expect(await penyimpan.sekarang()).toBe(true);
    const sekali = (performance.now() - mulai) / 21;
    expect(server.panggilan).toEqual(Array.from({ length: 21 }, () => 'baris'));
    expect(server.jenis('muatan')).toHaveLength(10_000);
    expect(new Set(k().baris.muatan?.map((b) => b.induk))).toEqual(new Set(palka));
    expect(sekali).toBeLessThan(Math.max(sebelum, acuan(10_000)) * 80);
  }, 60_000);
});
