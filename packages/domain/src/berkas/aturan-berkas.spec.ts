import { describe, expect, it } from 'vitest';
import { PESAN } from '../pesan/pesan';
import { ATURAN_BAWAAN, isiSesuai, periksaBerkas } from './aturan-berkas';

describe('file rules', () => {
  it('VALIDASI-01 a file must exist and have a size', () => {
    expect(periksaBerkas(null)).toBe('File yang dikirimkan tidak valid');
    expect(periksaBerkas({ nama: 'a.pdf', ukuran: 0 })).toBe('File yang dikirimkan tidak valid');
  });
  it('VALIDASI-02 the limit is configurable in KB and spoken in MB', () => {
    expect(periksaBerkas({ nama: 'a.pdf', ukuran: 5 * 1024 * 1024 })).toBe('Ukuran file harus kurang dari 5 MB');
    expect(periksaBerkas({ nama: 'a.pdf', ukuran: 2048 * 1024 }, { ...ATURAN_BAWAAN, maksKb: 2048 })).toBe(
      'Ukuran file harus kurang dari 2 MB',
    );
    expect(periksaBerkas({ nama: 'a.pdf', ukuran: 5 * 1024 * 1024 - 1 })).toBeNull();
  });
  it('VALIDASI-03 only the listed extensions', () => {
    for (const e of ['jpg', 'jpeg', 'png', 'gif', 'webp', 'pdf', 'docx', 'doc', 'pptx', 'xlsx', 'xls'])
      expect(periksaBerkas({ nama: `a.${e.toUpperCase()}`, ukuran: 1 })).toBeNull();
    expect(periksaBerkas({ nama: 'a.exe', ukuran: 1 })).toBe(
      'File harus berekstensi jpg, jpeg, png, gif, webp, pdf, docx, doc, pptx, xlsx, xls',
    );
    expect(periksaBerkas({ nama: 'tanpa', ukuran: 1 }, { maksKb: 1, ekstensi: ['pdf'] })).toBe(
      'File harus berekstensi pdf',
    );
  });
  it('VALIDASI-04 success and default invalid message stand word for word', () => {
    expect([PESAN['berkas.berhasil'], PESAN['berkas.tidak_valid']]).toEqual([
      'Berhasil mengirimkan file',
      'File yang dikirimkan tidak valid',
    ]);
  });
  it('content must begin as the extension promises', () => {
    const awal = (teks: string) => new TextEncoder().encode(teks.padEnd(16));
    expect([
      isiSesuai('pdf', awal('%PDF-1.7')),
      isiSesuai('pdf', awal('MZ')),
      isiSesuai('xlsx', awal('PK\u0003\u0004')),
      isiSesuai('webp', awal('RIFF1234WEBP')),
      isiSesuai('webp', awal('RIFF1234WAVE')),
      isiSesuai('exe', awal('MZ')),
    ]).toEqual([true, false, true, true, false, false]);
  });
});
