import { describe, expect, it } from 'vitest';
import type { Aktor } from './kebijakan';
import {
  bolehKelola,
  jenisPengguna,
  lingkupPengguna,
  peranDapatDiberi,
  type Sasaran,
  type TindakanPengguna,
} from './kelola-pengguna';
import { KODE_PERAN, type KodePeran } from './peran';

const aktor = (peran: KodePeran, isi: Partial<Aktor> = {}): Aktor => ({
  id_user: 'saya',
  nama: 'n',
  peran,
  id_organisasi: peran.startsWith('PU_') ? 'pusat' : null,
  isbranch: false,
  kd_ga: peran.startsWith('PU_') ? null : '019',
  ...isi,
});
const orang = (peran: KodePeran, isi: Partial<Sasaran> = {}): Sasaran => ({
  id_user: 'dia',
  peran,
  id_organisasi: peran.startsWith('PU_') ? 'pusat' : null,
  id_induk: null,
  kd_ga: peran.startsWith('PU_') ? null : '019',
  ...isi,
});
const TINDAKAN: TindakanPengguna[] = ['lihat', 'buat', 'ubah', 'hapus'];
/** What an actor may do with an account, as letters. */
const hak = (a: Aktor, s: Sasaran): string =>
  TINDAKAN.filter((t) => bolehKelola(a, s, t))
    .map((t) => t[0])
    .join('');

/** Part B of the domain page: rows are actors, columns kinds of users of the same place. */
const MATRIKS: [KodePeran, perusahaan: string, inhouse: string, monitoring: string, eselon: string, pusat: string][] = [
  ['SUPER_ADMIN', 'l', 'lbuh', 'lbuh', 'lbuh', 'lbuh'],
  ['LNSW_OPERATOR', 'l', 'l', 'lbu', 'lbu', 'l'],
  ['KL_ADMIN', '', 'lbuh', 'l', 'l', ''],
  ['PU_ADMIN', 'lbuh', '', '', '', ''],
];

describe('who may manage whom', () => {
  it.each(MATRIKS)('%s', (peran, ...harap) => {
    const kolom: KodePeran[] = ['PU_USER', 'KL_VERIFIKATOR', 'MONITORING', 'ESELON', 'SEKRE_RAKOR'];
    expect(kolom.map((k) => hak(aktor(peran), orang(k)))).toEqual(harap);
  });
  it('nobody else manages anybody', () => {
    const admin = new Set(MATRIKS.map(([k]) => k));
    for (const peran of KODE_PERAN.filter((k) => !admin.has(k)))
      for (const k of KODE_PERAN) expect([peran, k, hak(aktor(peran), orang(k))]).toEqual([peran, k, '']);
  });
  it('everybody sees and changes himself, and cannot delete himself', () => {
    for (const peran of KODE_PERAN) expect(hak(aktor(peran), orang(peran, { id_user: 'saya' }))).toBe('lu');
  });
  it('a ministry’s administrator stays within his ministry, and makes no other administrator', () => {
    expect(hak(aktor('KL_ADMIN'), orang('KL_VERIFIKATOR', { kd_ga: '018' }))).toBe('');
    expect(hak(aktor('KL_ADMIN'), orang('KL_ADMIN'))).toBe('l');
    expect(hak(aktor('KL_ADMIN', { kd_ga: null }), orang('KL_VERIFIKATOR', { kd_ga: null }))).toBe('');
  });
  it('PERAN-01 a company’s administrator manages his company and its branches; a branch’s only his branch', () => {
    expect(hak(aktor('PU_ADMIN'), orang('PU_ADMIN', { id_organisasi: 'cabang', id_induk: 'pusat' }))).toBe('lbuh');
    expect(hak(aktor('PU_ADMIN'), orang('PU_USER', { id_organisasi: 'lain' }))).toBe('');
    const cabang = aktor('PU_ADMIN', { id_organisasi: 'cabang', isbranch: true });
    expect(hak(cabang, orang('PU_USER'))).toBe('');
    expect(hak(cabang, orang('PU_USER', { id_organisasi: 'cabang', id_induk: 'pusat' }))).toBe('lbuh');
  });
  it('no super administrator is made or unmade by another', () => {
    expect(hak(aktor('SUPER_ADMIN'), orang('SUPER_ADMIN'))).toBe('l');
    expect(peranDapatDiberi(aktor('SUPER_ADMIN'), orang('KL_VERIFIKATOR'))).not.toContain('SUPER_ADMIN');
  });
  it('roles to be given follow from the same rules', () => {
    const peran = (p: KodePeran, s: Sasaran) => peranDapatDiberi(aktor(p), s);
    expect(peran('PU_ADMIN', orang('PU_USER'))).toEqual(['PU_ADMIN', 'PU_USER']);
    expect(peran('KL_ADMIN', orang('KL_VERIFIKATOR'))).toEqual(['KL_VERIFIKATOR', 'KL_KOORDINATOR', 'KL_PEMUTUS']);
    expect(peran('LNSW_OPERATOR', orang('MONITORING'))).toEqual(['ESELON', 'MONITORING']);
    expect(peran('MONITORING', orang('MONITORING'))).toEqual([]);
  });
  it('every role is of one kind, and lists are scoped like single accounts', () => {
    expect(KODE_PERAN.map(jenisPengguna)).toEqual([
      ...Array<string>(4).fill('pusat'),
      ...Array<string>(4).fill('inhouse'),
      'eselon',
      'monitoring',
      'perusahaan',
      'perusahaan',
    ]);
    expect(lingkupPengguna(aktor('KL_ADMIN'))).toEqual({ jenis: 'ga', kd_ga: '019' });
    expect(lingkupPengguna(aktor('PU_ADMIN'))).toEqual({
      jenis: 'organisasi',
      id_organisasi: 'pusat',
      denganCabang: true,
    });
    expect(lingkupPengguna(aktor('PU_USER'))).toEqual({ jenis: 'diri', id_user: 'saya' });
  });
});
