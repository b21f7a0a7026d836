import { describe, expect, it } from 'vitest';
import { bandingkan, setara, type EntriTersimpan } from './banding';
import { BERKAS_RESMI } from './berkas/daftar-berkas';
import type { BarisSah } from './berkas/periksa-berkas';

const kpp = BERKAS_RESMI.find((b) => b.nama === 'kpp.csv');
const dunia = BERKAS_RESMI.find((b) => b.nama === 'pelabuhan_dunia.csv');
const kurs = BERKAS_RESMI.find((b) => b.jenis === 'kurs');
if (!kpp || !dunia || !kurs) throw new Error('files');

const lama = (kode: string, lain: Partial<EntriTersimpan> = {}): EntriTersimpan => ({
  kode,
  uraian: `Teks ${kode}`,
  induk: null,
  data: {},
  urut: 0,
  sumber: 'kpp.csv',
  berlaku_mulai: null,
  berlaku_akhir: null,
  ...lain,
});
const baru = (kode: string, baris: number, lain: Partial<BarisSah> = {}): BarisSah => {
  const { sumber: _, ...e } = lama(kode);
  return { ...e, urut: null, baris, ...lain };
};
const banding = (ada: EntriTersimpan[], isi: BarisSah[], berkas = kpp, dipakai: [string, string][] = []) =>
  bandingkan(new Map(ada.map((e) => [e.kode, e])), isi, {
    berkas,
    mulai: '2026-11-22',
    kemarin: '2026-11-21',
    dipakai: new Map(dipakai),
  });
const ringkas = (h: Awaited<ReturnType<typeof banding>>) => [
  h.sama,
  ...h.perubahan.map((p) => `${p.kelompok} ${p.kode} ${p.baris ?? '-'}`),
];

describe('what a file would change', () => {
  it('new, changed, the same, and gone', async () => {
    const h = await banding(
      [lama('A'), lama('B'), lama('C')],
      [baru('A', 2), baru('B', 3, { uraian: 'Lain' }), baru('D', 4)],
    );
    expect(ringkas(h)).toEqual([1, 'ubah B 3', 'tambah D 4', 'tutup C -']);
    expect(h.perubahan.map((p) => p.sesudah?.sumber)).toEqual(['unggah:kpp.csv', 'unggah:kpp.csv', 'unggah:kpp.csv']);
    expect(h.perubahan.find((p) => p.kode === 'D')?.sesudah?.berlaku_mulai).toBe('2026-11-22');
    expect(h.perubahan.find((p) => p.kode === 'C')?.sesudah?.berlaku_akhir).toBe('2026-11-21');
  });
  it('a closed entry that is named again is opened', async () => {
    const h = await banding([lama('A', { berlaku_akhir: '2026-01-01' })], [baru('A', 2)]);
    expect(ringkas(h)).toEqual([0, 'ubah A 2']);
    expect(h.perubahan[0]?.sesudah?.berlaku_akhir).toBeNull();
  });
  it("an operator's word is kept, and said; where both say the same there is nothing to say", async () => {
    const ada = [lama('A', { sumber: 'petugas', uraian: 'Tangan' }), lama('B', { sumber: 'petugas' })];
    expect(ringkas(await banding(ada, [baru('A', 2), baru('B', 3)]))).toEqual([1, 'pertahankan A 2']);
  });
  it('only what came from this file goes with it', async () => {
    const ada = [
      lama('A', { sumber: 'awal' }),
      lama('B', { sumber: 'petugas' }),
      lama('C', { sumber: 'unggah:kpp.csv' }),
      lama('D', { berlaku_akhir: '2026-01-01' }),
    ];
    expect(ringkas(await banding(ada, [baru('Z', 2)]))).toEqual([0, 'tambah Z 2', 'tutup C -']);
    const pelabuhan = [
      lama('IDAAA', { sumber: 'pelabuhan_dunia.csv', induk: 'ID' }),
      lama('NLAAA', { sumber: 'pelabuhan_dunia.csv', induk: 'NL' }),
    ];
    expect(ringkas(await banding(pelabuhan, [baru('SGSIN', 2, { induk: 'SG' })], dunia))).toEqual([
      0,
      'tambah SGSIN 2',
      'tutup NLAAA -',
    ]);
  });
  it('a code that is needed is refused, at the line where it would have stood', async () => {
    const h = await banding([lama('A'), lama('C'), lama('E')], [baru('B', 2), baru('D', 3)], kpp, [
      ['C', '2 pengajuan'],
      ['A', '1 pengajuan'],
    ]);
    expect(ringkas(h)).toEqual([0, 'tambah B 2', 'tambah D 3', 'tolak A 1', 'tolak C 2', 'tutup E -']);
    expect(h.perubahan.find((p) => p.kode === 'C')?.pesan).toContain('masih dipakai 2 pengajuan');
  });
  it('what was to begin today and is not named any more has never held', async () => {
    const h = await banding([lama('A', { berlaku_mulai: '2026-11-22' })], [baru('B', 2)]);
    expect(h.perubahan.find((p) => p.kode === 'A')).toMatchObject({ kelompok: 'tutup', sesudah: null });
  });
  it('rates of other days stay', async () => {
    expect(
      ringkas(
        await banding([lama('USD-2026-01-01', { sumber: 'kurs_contoh.csv' })], [baru('USD-2026-01-08', 2)], kurs),
      ),
    ).toEqual([0, 'tambah USD-2026-01-08 2']);
  });
});

describe('saying the same', () => {
  it('does not depend on the order of fields or on empty ones', async () => {
    const a = lama('A', { data: { x: 1, y: 'b', kosong: '' } });
    expect(setara(a, lama('A', { data: { y: 'b', x: 1 }, sumber: 'petugas' }))).toBe(true);
    expect(setara(a, lama('A', { data: { y: 'b', x: 2 } }))).toBe(false);
  });
});
