import { describe, expect, it, vi } from 'vitest';
import { barisRapat, garisRapat } from '../../../test-rapat';
import { PapanToko } from './toko';

const PADA = '2026-12-09T03:00:00.000Z';
const papan = (n = 3, ubah: Parameters<typeof barisRapat>[1] = {}) =>
  new PapanToko({
    garis: garisRapat({ baris: n }),
    baris: Array.from({ length: n }, (_, i) => barisRapat(i + 1, ubah)),
    pada: PADA,
  });

/* Sums typed by hand: three requests of 400 t, recommended 300 t each, ceiling 1,000 t; the line counts kilograms. */
describe('the board of a meeting in the browser (E.2)', () => {
  it('sums move with every keystroke, and what cannot be read counts nothing', () => {
    const toko = papan();
    expect(toko.ringkas().jumlah).toMatchObject({ usulan: '1200000', rekomendasi: '900000', jumlah: '0', belum: 3 });
    toko.ubah('101', { penetapan: '350,5' });
    expect(toko.ringkas().jumlah).toMatchObject({ jumlah: '350500', sisa_plafon: '649500', belum: 2 });
    toko.ubah('101', { penetapan: 'x' });
    expect(toko.ringkas().jumlah).toMatchObject({ jumlah: '0', belum: 3 });
  });
  it('a cut owes its reason until it has one', () => {
    const toko = papan();
    toko.ubah('102', { penetapan: '200' });
    expect(toko.ringkas().kurang_alasan).toBe(1);
    toko.ubah('102', { kd_alasan: 'A05' });
    expect(toko.ringkas().kurang_alasan).toBe(0);
  });
  it('one postponed row takes its whole file out of the sum', () => {
    const satu = { noAju: '7'.repeat(26), penetapan: '300' };
    const toko = papan(3, satu);
    expect(toko.ringkas().jumlah).toMatchObject({ jumlah: '900000', tertunda: 0 });
    toko.ubah('103', { tunda: true });
    expect(toko.ringkas().jumlah).toMatchObject({ jumlah: '0', tertunda: 3, belum: 0 });
    toko.ubah('103', { tunda: false });
    expect(toko.ringkas().jumlah).toMatchObject({ jumlah: '900000', belum: 0 });
  });
  it('what somebody else stored meanwhile stands beside what was typed, not over it', () => {
    const toko = papan();
    toko.ubah('101', { penetapan: '250' });
    toko.gabung({
      garis: garisRapat(),
      baris: [barisRapat(1, { versi: 2, penetapan: '280', nama: 'Rini' })],
      pada: PADA,
    });
    expect(toko.baris('101')).toMatchObject({
      ...{ bentrok: 'Diubah Rini saat Anda mengisi', ketik: { versi: 1, penetapan: '250' } },
      data: { penetapan: '280' },
    });
  });
  it('an older row never comes back, and a row that is new asks for all of them', () => {
    const toko = papan();
    toko.terimaBaris(barisRapat(1, { versi: 3, penetapan: '10' }));
    toko.terimaBaris(barisRapat(1, { versi: 2, penetapan: '20' }));
    expect(toko.baris('101')?.data.penetapan).toBe('10');
    expect(toko.gabung({ garis: garisRapat({ baris: 4 }), baris: [], pada: PADA })).toBe(false);
    expect(toko.gabung({ garis: garisRapat({ baris: 3 }), baris: [barisRapat(9)], pada: PADA })).toBe(false);
  });
  it('changes are asked for from a moment earlier, for what was not yet committed then', () => {
    expect(papan().sejak()).toBe('2026-12-09T02:59:50.000Z');
  });
  it('a mark of who works on a row goes with him, or when nothing is heard of him', () => {
    const toko = papan();
    toko.tandaiSunting({ id_user: 'a', nama: 'Rini', id_baris: '101' }, 0);
    expect(toko.penyunting('101', 1_000)).toBe('Rini');
    toko.tandaiSunting({ id_user: 'a', nama: 'Rini', id_baris: '102' }, 1_000);
    expect([toko.penyunting('101', 2_000), toko.penyunting('102', 2_000)]).toEqual([null, 'Rini']);
    toko.bersihkanSunting(76_001);
    expect(toko.penyunting('102', 2_000)).toBeNull();
  });
  it('5,000 rows that somebody else has determined at once are told of once, each in its row', () => {
    const toko = papan(5_000);
    const [ringkas, baris] = [vi.fn(), vi.fn()];
    toko.langganRingkas(ringkas);
    toko.langganBaris('105', baris);
    toko.ubah('103', { penetapan: '7' });
    ringkas.mockClear();
    const semua = Array.from({ length: 5_000 }, (_, i) =>
      barisRapat(i + 1, { versi: 2, penetapan: '300', nama: 'Rini' }),
    );
    expect(toko.gabung({ garis: garisRapat({ baris: 5_000 }), baris: semua, pada: PADA })).toBe(true);
    expect([ringkas.mock.calls.length, baris.mock.calls.length]).toEqual([1, 1]);
    // 4,999 rows of 300 t and the one that is typed.
    expect(toko.ringkas()).toMatchObject({ jumlah: { jumlah: '1499707000', belum: 0 }, tertahan: 1 });
  });
  it('among 5,000 rows a keystroke tells its own row and the sums alone', () => {
    const toko = papan(5_000);
    const [milik, tetangga] = [vi.fn(), vi.fn()];
    toko.langganBaris('101', milik);
    toko.langganBaris('102', tetangga);
    const mulai = performance.now();
    for (let i = 0; i < 100; i += 1) toko.ubah('101', { penetapan: String(i) });
    expect((performance.now() - mulai) / 100).toBeLessThan(50);
    expect(milik).toHaveBeenCalledTimes(100);
    expect(tetangga).not.toHaveBeenCalled();
  });
});
