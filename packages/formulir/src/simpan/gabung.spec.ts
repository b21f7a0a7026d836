import { describe, expect, it } from 'vitest';
import { gabung as gabungTiga, hitungBeda, putuskan, type Kerja } from './gabung';
import { sama } from './sama';

const SILSILAH = { kapal: null, palka: 'kapal' };
const gabung = (dasar: Kerja, milik: Kerja, lain: Kerja) => gabungTiga(dasar, milik, lain, SILSILAH);
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
    const b1 = { kunci: 'b1', nama: 'Bahari', isi: '1' };
    const d = kerja({ baris: { kapal: { b1 } } });
    const m = kerja({ baris: { kapal: { b1: { ...b1, isi: '2' } } as Kerja['baris'][string] } });
    const l = kerja({ baris: { kapal: { b1: { ...b1, nama: 'Samudra', isi: '3' } } as Kerja['baris'][string] } });
    const { hasil, bentrok } = gabung(d, m, l);
    expect(hasil.baris.kapal?.b1).toMatchObject({ nama: 'Samudra', isi: '2' });
    expect(bentrok).toEqual([{ jalur: 'baris.kapal.b1.isi', milik: '2', lain: '3' }]);
    expect(putuskan(hasil, bentrok, { 'baris.kapal.b1.isi': 'lain' }).baris.kapal?.b1).toMatchObject({ isi: '3' });
  });

  it('never drops a row that was changed here while it went elsewhere', () => {
    const kapal = { b1: { kunci: 'b1', nama: 'Bahari' } };
    const diubah = kerja({ baris: { kapal: { b1: { kunci: 'b1', nama: 'Samudra' } } as Kerja['baris'][string] } });
    const dasarnya = kerja({ baris: { kapal } });
    expect(gabung(dasarnya, diubah, kerja()).hasil.baris.kapal).toHaveProperty('b1');
    expect(gabung(dasarnya, dasarnya, kerja()).hasil.baris.kapal).not.toHaveProperty('b1');
  });

  it('14.6 a typed row keeps the parent that went elsewhere; an untouched one goes with it', () => {
    const kapal = { b1: { kunci: 'b1', nama: 'Bahari' } };
    const palka = { p1: { kunci: 'p1', induk: 'b1', nama: 'Depan' } };
    const dasarnya = kerja({ baris: { kapal, palka } });
    const milik = kerja({
      baris: { kapal, palka: { p1: { ...palka.p1, nama: 'Buritan' } } as Kerja['baris'][string] },
    });
    expect(gabung(dasarnya, milik, kerja()).hasil.baris).toEqual({ kapal, palka: milik.baris.palka });
    expect(gabung(dasarnya, dasarnya, kerja()).hasil.baris).toEqual({ kapal: {}, palka: {} });
    // The same the other way round: gone here, typed below there.
    expect(gabung(dasarnya, kerja(), milik).hasil.baris).toEqual({ kapal, palka: milik.baris.palka });
  });

  it('14.6 the same key in two kinds is two rows', () => {
    const satu = { x: { kunci: 'x', nama: 'Bahari' } };
    const milik = kerja({ baris: { kapal: { x: { kunci: 'x', nama: 'A' } } as Kerja['baris'][string], palka: satu } });
    const lain = kerja({ baris: { kapal: satu, palka: { x: { kunci: 'x', nama: 'B' } } as Kerja['baris'][string] } });
    const { hasil, bentrok } = gabung(kerja({ baris: { kapal: satu, palka: satu } }), milik, lain);
    expect([hasil.baris.kapal?.x, hasil.baris.palka?.x]).toMatchObject([{ nama: 'A' }, { nama: 'B' }]);
    expect(bentrok).toEqual([]);
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
