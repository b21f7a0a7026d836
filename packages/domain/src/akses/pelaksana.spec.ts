import { describe, expect, it } from 'vitest';
import { PESAN } from '../pesan/pesan';
import { namaPelaku, periksaPenunjukan, type IsiPenunjukan } from './pelaksana';

const HARI_INI = '2026-11-23';
const sah: IsiPenunjukan = {
  ...{ id_pejabat: 'a', id_pelaksana: 'b', jabatan: 'Direktur', nomor_surat: 'SPr-12/2026' },
  ...{ mulai: '2026-11-23', sampai: '2026-11-30' },
};
const pada = (ubah: Partial<IsiPenunjukan>) =>
  periksaPenunjukan({ ...sah, ...ubah }, HARI_INI).map((m) => [m.path, m.message]);

describe('an acting official is named for a time, by a letter', () => {
  it.each<[string, Partial<IsiPenunjukan>]>([
    ['for some days', {}],
    ['for one day', { sampai: '2026-11-23' }],
    ['for a time that has begun', { mulai: '2026-11-01' }],
    ['for a time to come', { mulai: '2027-01-01', sampai: '2027-03-31' }],
  ])('%s', (_, ubah) => {
    expect(pada(ubah)).toEqual([]);
  });
  it.each<[string, Partial<IsiPenunjukan>, string, string]>([
    ['nobody for himself', { id_pelaksana: 'a' }, 'id_pelaksana', PESAN['pelaksana.diri_sendiri']],
    ['not without a post', { jabatan: ' ' }, 'jabatan', 'Jabatan wajib diisi'],
    ['not without a letter', { nomor_surat: '' }, 'nomor_surat', 'Nomor surat wajib diisi'],
    ['not backwards', { sampai: '2026-11-22' }, 'sampai', PESAN['pelaksana.sampai_sebelum_mulai']],
    ['not for what is over', { mulai: '2026-11-01', sampai: '2026-11-22' }, 'sampai', PESAN['pelaksana.sudah_lewat']],
    ['at most 90 days', { sampai: '2027-02-21' }, 'sampai', 'Satu penunjukan paling lama 90 hari'],
  ])('%s', (_, ubah, path, kata) => {
    expect(pada(ubah)).toEqual([[path, kata]]);
  });
  it('90 days are not too long', () => {
    expect(pada({ sampai: '2027-02-20' })).toEqual([]);
  });
  it('who acts is written down with the title that he acts by', () => {
    const pelaksana = { id: '1', jenis: 'Plh', jabatan: 'Direktur Industri' } as const;
    expect(namaPelaku({ nama: 'Dewi', pelaksana })).toBe('Dewi, Plh. Direktur Industri');
    expect(namaPelaku({ nama: 'Dewi' })).toBe('Dewi');
  });
});
