import { describe, expect, it } from 'vitest';
import { prioritasBerkas, type FaktaPrioritas } from './prioritas';

const tenang: FaktaPrioritas = {
  perbaikan_ke: 0,
  dikembalikan: 0,
  pernah_diputus: true,
  terbit_lalu: '1000',
  realisasi_lalu: '900',
  kewajaran: [{ nama: 'Neraca massa setahun', nilai: 'baik' }],
};
const dari = (ubah: Partial<FaktaPrioritas>) => prioritasBerkas({ ...tenang, ...ubah });

describe('12.B9 LAYAR-12 priority of a file', () => {
  it('is low when nothing speaks for looking closer', () => {
    expect(dari({})).toEqual({ tingkat: 'low', sebab: [] });
    expect(dari({ kewajaran: [{ nama: 'Kapasitas terpasang', nilai: 'tanpa_data' }] }).tingkat).toBe('low');
  });
  it.each([
    ['a new company', { pernah_diputus: false }, 'medium', 'Perusahaan belum pernah mendapat keputusan'],
    ['one returned file', { dikembalikan: 1 }, 'medium', '1 berkas lain dikembalikan dalam dua tahun'],
    ['two returned files', { dikembalikan: 2 }, 'medium', '2 berkas lain dikembalikan dalam dua tahun'],
    ['three returned files', { dikembalikan: 3 }, 'high', '3 berkas lain dikembalikan dalam dua tahun'],
    ['a return of this file', { perbaikan_ke: 1 }, 'medium', 'Berkas ini dikembalikan 1 kali'],
    ['little realised', { realisasi_lalu: '499' }, 'medium', 'Realisasi tahun lalu 49,9% dari yang terbit'],
    [
      'a sum that needs a note',
      { kewajaran: [{ nama: 'Dibanding tahun lalu', nilai: 'perhatian' }] },
      'medium',
      'Dibanding tahun lalu perlu catatan',
    ],
    [
      'a sum that is not plausible',
      { kewajaran: [{ nama: 'Neraca massa setahun', nilai: 'ditahan' }] },
      'high',
      'Neraca massa setahun tidak wajar',
    ],
  ] as [string, Partial<FaktaPrioritas>, string, string][])('%s counts, and is named', (_, ubah, tingkat, sebab) => {
    expect(dari(ubah)).toEqual({ tingkat, sebab: [sebab] });
  });
  it('two facts of one point each make it high', () => {
    expect(dari({ pernah_diputus: false, perbaikan_ke: 1 }).tingkat).toBe('high');
  });
  it('half realised is not little, and nothing issued is no fact', () => {
    expect(dari({ realisasi_lalu: '500' }).tingkat).toBe('low');
    expect(dari({ terbit_lalu: null, realisasi_lalu: '1' }).tingkat).toBe('low');
    expect(dari({ terbit_lalu: '0', realisasi_lalu: '0' }).tingkat).toBe('low');
  });
});
