import { describe, expect, it } from 'vitest';
import { pengaruhMutasi, perpindahan, posisi, posisiNasional } from './posisi';

describe('position', () => {
  it('worked example 1 at its end: 550 realised, 250 issued, 200 free are the 1,000 that were fixed', () => {
    expect(posisi({ 'P.TEREALISASI': '550', 'P.TERBIT': '250', 'P.DITETAPKAN': '200' })).toEqual({
      ...{
        ditetapkan: '1000',
        terealisasi: '550',
        terbit: '250',
        dicadangkan: '0',
        bebas: '200',
        hangus: '0',
        sisa: '450',
      },
    });
  });
  it('a reserve is still the company’s, what expired is not', () => {
    expect(posisi({ 'P.DICADANGKAN': '8', 'P.HANGUS': '3', 'P.BATAS': '4' })).toMatchObject({
      ditetapkan: '15',
      sisa: '12',
      bebas: '4',
    });
  });
  it('of the nation: what nobody has, and what was given back, are determined, too', () => {
    expect(posisiNasional({ 'N.TERSEDIA': '20', 'N.KEMBALI': '10', 'P.TERBIT': '90' })).toMatchObject({
      ...{ ditetapkan: '120', tersedia: '20', kembali: '10', sisa: '90' },
    });
  });
});

describe('a movement as a statement says it', () => {
  it('adds, takes, or only changes its place', () => {
    expect(
      pengaruhMutasi([
        { jenis: 'N.TERSEDIA', jml: '-5' },
        { jenis: 'P.DITETAPKAN', jml: '5' },
      ]),
    ).toEqual({ bertambah: '5', berkurang: '0' });
    expect(
      pengaruhMutasi([
        { jenis: 'P.TERBIT', jml: '-12.4' },
        { jenis: 'P.TEREALISASI', jml: '12.4' },
      ]),
    ).toEqual({ bertambah: '0', berkurang: '12.4' });
    expect(
      pengaruhMutasi([
        { jenis: 'P.DITETAPKAN', jml: '-8' },
        { jenis: 'P.DICADANGKAN', jml: '8' },
      ]),
    ).toEqual({ bertambah: '0', berkurang: '0' });
  });
  it('says from where to where, each once', () => {
    const sisi = [
      { jenis: 'P.TERBIT', jml: '-1' },
      { jenis: 'P.HANGUS', jml: '1' },
      { jenis: 'P.TERBIT', jml: '-2' },
      { jenis: 'P.HANGUS', jml: '2' },
    ] as const;
    expect(perpindahan(sisi)).toBe('dari izin ke hangus');
  });
});
