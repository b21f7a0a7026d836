import { describe, expect, it } from 'vitest';
import { alurRumpun } from '../layanan/daftar';
import { STATUS, STATUS_TERSIMPAN } from '../pengajuan/status';
import { susunAlur, timbang } from './alur';
import { bedaFase } from './periksa-alur';
import type { Keadaan, Langkah, RancanganAlur } from './rancangan';

const t = (peristiwa: string, dari: string[], ke: string, penjaga: string[] = [], efek: string[] = []): Langkah => ({
  id: 'U1',
  peristiwa,
  dari,
  ke,
  izin: peristiwa === 'tutup' ? 'SISTEM' : `izin.${peristiwa}`,
  penjaga,
  efek,
});
/** A meeting of three states, none of them a case's. */
const rapat = (ubah: Partial<RancanganAlur<Langkah, Keadaan>> = {}): RancanganAlur<Langkah, Keadaan> => ({
  nama: 'rapat',
  keadaan: {
    '10': { fase: 'siap', meja: 'sekretaris' },
    '20': { fase: 'buka', meja: 'peserta' },
    '80': { fase: 'selesai', meja: 'arsip' },
  },
  awal: ['10'],
  langkah: [
    t('ubah', ['10', '20'], 'tetap'),
    t('buka', ['10'], '20', ['kuorum', 'hadir'], ['undang']),
    t('tutup', ['20'], '80'),
  ],
  penjaga: ['kuorum', 'hadir'],
  efek: ['undang'],
  ...ubah,
});

describe('a transition table is checked when it is put together', () => {
  const { langkah } = rapat();
  it.each<[string, Partial<RancanganAlur<Langkah, Keadaan>>, string]>([
    ['a state that nothing leads to', { langkah: langkah.slice(0, 2) }, 'state 80 is never reached'],
    ['a cell that stands twice', { langkah: [...langkah, t('buka', ['10'], '80')] }, 'cell buka 10 stands twice'],
    ['a state nobody knows, to', { langkah: [...langkah, t('batal', ['10'], '90')] }, 'state 90 is not known'],
    ['a state nobody knows, from', { langkah: [...langkah, t('batal', ['00'], '80')] }, 'state 00 is not known'],
    ['a guard nobody knows', { penjaga: ['kuorum'] }, 'guard hadir is not known'],
    ['a guard nobody uses', { penjaga: ['kuorum', 'hadir', 'tenang'] }, 'guard tenang is not used'],
    ['an effect nobody knows', { efek: [] }, 'effect undang is not known'],
    ['an effect nobody uses', { efek: ['undang', 'bubar'] }, 'effect bubar is not used'],
    ['no beginning', { awal: [] }, 'no state to begin in'],
  ])('%s is refused', (_, ubah, kata) => {
    expect(() => susunAlur(rapat(ubah))).toThrow(kata);
  });
  it('names all that is wrong, with the name of the table', () => {
    expect(() => susunAlur(rapat({ penjaga: [], efek: [] }))).toThrow(
      'alur rapat: guard kuorum is not known; guard hadir is not known; effect undang is not known',
    );
  });
  it('a code means one phase in all tables', () => {
    const lain = rapat({
      nama: 'lain',
      keadaan: { '10': { fase: 'draf', meja: 'x' }, '99': { fase: 'y', meja: 'z' } },
    });
    expect(bedaFase([rapat(), lain])).toEqual(['10: siap in rapat, draf in lain']);
    expect(bedaFase([rapat(), rapat({ nama: 'ulang' })])).toEqual([]);
  });
  it('the table of cases knows every stored status and its desk', () => {
    for (const k of STATUS_TERSIMPAN) expect(alurRumpun('izin').bermeja(STATUS[k].meja)).toContain(k);
  });
});

describe('sets of states are asked of the table', () => {
  const alur = susunAlur(rapat());
  it('by event, by outcome, by phase, by desk, in the order of codes', () => {
    expect(alur.dari('ubah')).toEqual(['10', '20']);
    expect(alur.dari('tutup', 'buka')).toEqual(['10', '20']);
    expect(alur.ke('buka', 'tutup')).toEqual(['20', '80']);
    expect(alur.ke('ubah')).toEqual([]);
    expect(alur.berfase('selesai', 'siap')).toEqual(['10', '80']);
    expect(alur.bermeja('peserta')).toEqual(['20']);
  });
});

describe('an event is weighed: state, right, guards in their order', () => {
  const alur = susunAlur(rapat());
  const ya = () => true;
  const tiada = () => null;
  it('allowed: the row and the state after it; an event that keeps the state keeps it', () => {
    expect(timbang(alur, '10', 'buka', ya, tiada)).toMatchObject({
      boleh: true,
      ke: '20',
      langkah: { efek: ['undang'] },
    });
    expect(timbang(alur, '20', 'ubah', ya, tiada)).toMatchObject({ boleh: true, ke: '20' });
  });
  it('refused for the state before the right is asked, for the right before a guard is', () => {
    const tidak = () => {
      throw new Error('asked too early');
    };
    expect(timbang(alur, '80', 'buka', tidak, tidak)).toEqual({ boleh: false, sebab: 'status' });
    expect(timbang(alur, '10', 'buka', (i) => i !== 'izin.buka', tidak)).toEqual({ boleh: false, sebab: 'izin' });
    expect(timbang(alur, '20', 'tutup', (i) => i === 'SISTEM', tiada)).toMatchObject({ boleh: true });
  });
  it('the first guard that says no gives the reason', () => {
    const jaga = (g: string) => (g === 'kuorum' ? null : `tidak ${g}`);
    expect(timbang(alur, '10', 'buka', ya, jaga)).toEqual({ boleh: false, sebab: 'penjaga', alasan: 'tidak hadir' });
    expect(timbang(alur, '10', 'buka', ya, (g) => `tidak ${g}`)).toMatchObject({ alasan: 'tidak kuorum' });
  });
});
