import { describe, expect, it } from 'vitest';
import { izinPeran } from './kata-izin';
import { KODE_PERAN, PERAN } from './peran';

describe('permissions in words', () => {
  it('every permission of every role is told, so each thing has a name', () => {
    for (const peran of KODE_PERAN)
      expect(izinPeran(peran).flatMap((h) => h.tindakan)).toHaveLength(PERAN[peran].izin.length);
    expect(izinPeran('KL_PEMUTUS')[0]).toEqual({
      hal: 'Pengajuan',
      tindakan: ['baca', 'antrean', 'kembalikan', 'putuskan', 'cabut'],
    });
  });
});
