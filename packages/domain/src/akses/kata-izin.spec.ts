import { describe, expect, it } from 'vitest';
import { izinPeran } from './kata-izin';
import { KODE_PERAN, PERAN } from './peran';

describe('permissions in words', () => {
  it('issue 13 part 4: each is a phrase that says what one does, none a fragment of a key', () => {
    for (const peran of KODE_PERAN)
      for (const { tindakan } of izinPeran(peran)) for (const t of tindakan) expect(t).toMatch(/^me[a-z]+( |$)/);
    expect(izinPeran('SUPER_ADMIN').find((h) => h.hal === 'Pengguna')?.tindakan).toEqual([
      'melihat',
      'mengubah hak dan menutup akun',
      'mengundang petugas K/L',
      'mengundang pengguna monitoring',
      'menghapus pengguna monitoring',
    ]);
  });
  it('every permission of every role is told, so each thing has a name', () => {
    for (const peran of KODE_PERAN)
      expect(izinPeran(peran).flatMap((h) => h.tindakan)).toHaveLength(PERAN[peran].izin.length);
    expect(izinPeran('KL_PEMUTUS')[0]).toEqual({
      hal: 'Pengajuan',
      tindakan: [
        'melihat',
        'melihat NPWP dan orang tanpa samaran',
        'melihat antrean',
        'mengembalikan ke pemohon',
        'meminta informasi',
        'memutus',
        'mencabut keputusan',
        'menjawab keberatan',
      ],
    });
  });
});
