import { describe, expect, it } from 'vitest';
import { gabung, hitungBeda, putuskan, sama, type Kerja as KerjaBerkas } from './gabung';

type Kerja = KerjaBerkas<Record<string, unknown>>;
const kerja = (k: Partial<Kerja> = {}): Kerja => ({ kepala: {}, pernyataan: false, jawaban: {}, baris: {}, ...k });

describe('merge of two editors', () => {
  const dasar = kerja({ kepala: { telepon: '1', surel: 'a@b.id' } });

  it('takes both changes when they are in different fields', () => {
    const milik = kerja({ kepala: { telepon: '2', surel: 'a@b.id' } });
    const lain = kerja({ kepala: { telepon: '1', surel: 'c@d.id' } });
    const { hasil, bentrok } = gabung(dasar, milik, lain);
    expect(hasil.kepala).toEqual({ telepon: '2', surel: 'c@d.id' });
    expect(bentrok).toEqual([]);
  });

  it('asks when both wrote different things in the same field, and keeps mine until it is answered', () => {
    const milik = kerja({ kepala: { telepon: '2', surel: 'a@b.id' } });
    const lain = kerja({ kepala: { telepon: '3', surel: 'a@b.id' } });
    const { hasil, bentrok } = gabung(dasar, milik, lain);
    expect(bentrok).toEqual([{ jalur: 'kepala.telepon', milik: '2', lain: '3' }]);
    expect(hasil.kepala.telepon).toBe('2');
    expect(putuskan(hasil, bentrok, { 'kepala.telepon': 'lain' }).kepala.telepon).toBe('3');
    expect(putuskan(hasil, bentrok, { 'kepala.telepon': 'milik' }).kepala.telepon).toBe('2');
  });

  it('does not ask when both wrote the same', () => {
    const sepakat = kerja({ kepala: { telepon: '2', surel: 'a@b.id' } });
    expect(gabung(dasar, sepakat, sepakat).bentrok).toEqual([]);
  });

  it('merges one row field by field and names the field of a clash', () => {
    const baris = { b1: { kunci: 'b1', uraian_barang: 'Gula', jml_bahan_baku: '1' } };
    const d = kerja({ baris });
    const m = kerja({ baris: { b1: { ...baris.b1, jml_bahan_baku: '2' } } });
    const l = kerja({ baris: { b1: { ...baris.b1, uraian_barang: 'Gula mentah', jml_bahan_baku: '3' } } });
    const { hasil, bentrok } = gabung(d, m, l);
    expect(hasil.baris.b1).toMatchObject({ uraian_barang: 'Gula mentah', jml_bahan_baku: '2' });
    expect(bentrok.map((b) => b.jalur)).toEqual(['baris.b1.jml_bahan_baku']);
  });

  it('never drops a row that was changed here while it went elsewhere', () => {
    const baris = { b1: { kunci: 'b1', uraian_barang: 'Gula' } };
    const diubah = kerja({ baris: { b1: { kunci: 'b1', uraian_barang: 'Gula mentah' } } });
    expect(gabung(kerja({ baris }), diubah, kerja()).hasil.baris).toHaveProperty('b1');
    expect(gabung(kerja({ baris }), kerja({ baris }), kerja()).hasil.baris).not.toHaveProperty('b1');
  });

  it('counts the places that the server does not have', () => {
    expect(hitungBeda(dasar, kerja({ kepala: { telepon: '9', surel: '' }, pernyataan: true }))).toBe(3);
    expect(hitungBeda(dasar, structuredClone(dasar))).toBe(0);
  });

  it('treats absent, empty text and empty list as the same emptiness', () => {
    expect(sama(undefined, '')).toBe(true);
    expect(sama([], undefined)).toBe(true);
    expect(sama(['012027'], ['022027'])).toBe(false);
  });
});
