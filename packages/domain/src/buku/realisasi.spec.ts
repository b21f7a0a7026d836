import { describe, expect, it } from 'vitest';
import type { Pos } from '../neraca/pos';
import { dariDasar, dapatDihitung, hitungSatuan } from '../neraca/satuan-dasar';
import { kunciAkun, type BarisIzin } from './akun';
import { akunRealisasi, bagianRealisasi, realisasiDari, realisasikan } from './realisasi';

const POS: Pos = { tahun: 2027, arah: 'impor', kd_komoditas: '013', satuan: 'KGM', elemen: {} };
const izin = (id: string): BarisIzin => ({ id, pos: POS, pemilik: 'org:pt' });
const tujuan = (id_baris: string, jml_dasar: string, dari: 'P.TERBIT' | 'P.HANGUS' = 'P.TERBIT') => ({
  ...{ id_baris, dari, jml_dasar, dibukukan: '0', dok: { satuan: 'KGM', jml: jml_dasar } },
});
const jalan = (isi: Parameters<typeof realisasiDari>[0], saldo: [string, string, string][]) => {
  const r = realisasiDari(isi, izin);
  const milik = saldo.map(([jenis, id, n]) => [`2027:impor:013:KGM|${jenis}|org:pt|baris:${id}`, n] as const);
  const { gerak, dibukukan } = realisasikan('k', r, new Map(milik));
  return {
    dibukukan,
    gerak: gerak.map(
      (g) =>
        `${g.kunci} ${g.pindah.map((p) => `${p.dari.jenis} ${p.dari.sumber} -> ${p.ke.jenis} ${p.ke.sumber} ${p.jml}`).join()}`,
    ),
    ...{ membalik: gerak.map((g) => g.membalik ?? null), dok: gerak.map((g) => g.pindah[0]?.dok?.jml ?? null) },
    ditanya: akunRealisasi(r).map((a) => kunciAkun(a).slice(19)),
  };
};

describe('worked example 1: what customs tell of a permit of 600', () => {
  it('250 are realised: 350 stay', () => {
    expect(jalan({ tujuan: tujuan('1', '250'), pulang: null }, [['P.TERBIT', '1', '600']])).toEqual({
      dibukukan: '250',
      gerak: ['k:REALISASI P.TERBIT baris:1 -> P.TEREALISASI baris:1 250'],
      ...{ membalik: [null], dok: ['250'], ditanya: ['P.TERBIT|org:pt|baris:1'] },
    });
  });
  it('400 of 350: 350 are booked, the document is not said to be whole', () => {
    expect(jalan({ tujuan: tujuan('1', '400'), pulang: null }, [['P.TERBIT', '1', '350']])).toMatchObject({
      ...{ dibukukan: '350', dok: [null], gerak: ['k:REALISASI P.TERBIT baris:1 -> P.TEREALISASI baris:1 350'] },
    });
  });
  it('nothing left: nothing is booked', () => {
    expect(jalan({ tujuan: tujuan('1', '5'), pulang: null }, [])).toMatchObject({ dibukukan: '0', gerak: [] });
  });
});

describe('a correction', () => {
  const pulang = { kunci: 'lama', id_baris: '1', jml: '250', ke: { jenis: 'P.TERBIT' as const, id_baris: '1' } };
  it('takes back what was booked and books anew, out of what came back, too', () => {
    expect(jalan({ tujuan: tujuan('1', '600'), pulang }, [['P.TERBIT', '1', '350']])).toMatchObject({
      dibukukan: '600',
      gerak: [
        'k:BATAL_REALISASI P.TEREALISASI baris:1 -> P.TERBIT baris:1 250',
        'k:REALISASI P.TERBIT baris:1 -> P.TEREALISASI baris:1 600',
      ],
      membalik: ['lama', null],
    });
  });
  it('what comes back to another permit is not there for this one', () => {
    const ke = { jenis: 'P.TERBIT' as const, id_baris: '2' };
    expect(jalan({ tujuan: tujuan('3', '600'), pulang: { ...pulang, ke } }, [['P.TERBIT', '3', '10']]).dibukukan).toBe(
      '10',
    );
  });
  it.each([
    [{ jenis: 'P.HANGUS' as const, id_baris: '2' }, 'P.HANGUS baris:2'],
    [{ jenis: 'P.BATAS' as const }, 'P.BATAS '],
    [{ jenis: 'N.TERSEDIA' as const }, 'N.TERSEDIA '],
  ])('goes to where unused quantities stand now: %j', (ke, tempat) => {
    expect(jalan({ tujuan: null, pulang: { ...pulang, ke } }, [])).toMatchObject({
      ...{ dibukukan: '0', gerak: [`k:BATAL_REALISASI P.TEREALISASI baris:1 -> ${tempat} 250`] },
    });
  });
});
it('of a validity that has ended: out of what had lapsed', () => {
  expect(jalan({ tujuan: tujuan('1', '70', 'P.HANGUS'), pulang: null }, [['P.HANGUS', '1', '200']]).gerak).toEqual([
    'k:REALISASI P.HANGUS baris:1 -> P.TEREALISASI baris:1 70',
  ]);
});

describe('worked example 5: declarations in another unit are the whole', () => {
  it('60 and 40 BLL of a permit of 100 post 9.539 and 6.360 MTQ', () => {
    expect(bagianRealisasi('0', '60', 'BLL', 'MTQ')).toBe('9.539');
    expect(bagianRealisasi('60', '40', 'BLL', 'MTQ')).toBe('6.36');
  });
  it('units by the table: exact down, halves up, none between kinds', () => {
    expect([hitungSatuan('1.5', 'TNE', 'KGM'), hitungSatuan('1234.5', 'KGM', 'TNE'), hitungSatuan('0.4', 'KGM', 'TNE')]).toEqual(['1500', '1.235', '0']); // prettier-ignore
    expect([dapatDihitung('TNE', 'KGM'), dapatDihitung('KGM', 'TNE'), dapatDihitung('BLL', 'MTQ'), dapatDihitung('C62', 'C62')]).toEqual([true, true, true, true]); // prettier-ignore
    expect([dapatDihitung('LTR', 'KGM'), dapatDihitung('C62', 'PR'), dapatDihitung('MTQ', 'BLL')]).toEqual([false, false, false]); // prettier-ignore
    expect([dariDasar('15.899', 'MTQ', 'BLL'), dariDasar('1500', 'KGM', 'TNE'), dariDasar('2', 'C62', 'C62')]).toEqual(['100.002', '1.5', '2']); // prettier-ignore
  });
});
