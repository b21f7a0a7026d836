import { describe, expect, it } from 'vitest';
import { ALASAN } from '../baris/alasan';
import { layanan, LAYANAN_IZIN } from '../layanan/daftar';
import { susunNoAju } from '../pengajuan/nomor-aju';
import { cariBantuan, dasarKata } from './cari';
import { ISTILAH, istilah, pecahIstilah, penjelasan } from './istilah';
import { BANTUAN_LAYANAN } from './layanan';
import { SARAN_ALASAN } from './saran-alasan';

describe('18.A4 help', () => {
  it.each([
    ['dikembalikan', 'kembali'],
    ['pengembalian', 'embali'],
    ['perbaikan', 'baik'],
    ['dokumennya', 'dokumen'],
    ['biaya', 'biaya'],
  ])('of %s the stem %s is known', (kata, dasar) => expect(dasarKata(kata)).toContain(dasar));
  it('a word of four letters has no stem that is shorter', () => expect(dasarKata('nib')).toEqual([]));

  it('is found by words in whatever form, title first, all of them needed', () => {
    const bahan = [
      { judul: 'Berkas dikembalikan', isi: 'Perbaiki kolom yang disebut.' },
      { judul: 'PNBP', isi: 'Biaya layanan kepada negara.' },
      { judul: 'Mengirim', isi: 'Pengembalian dihindari dengan kelengkapan.' },
    ];
    const judul = (teks: string) => cariBantuan(bahan, teks).map((b) => b.judul);
    expect(judul('pengembalian')).toEqual(['Berkas dikembalikan', 'Mengirim']);
    expect(judul('kenapa dikembalikan')).toEqual([]);
    expect(judul('mengirimkan')).toEqual(['Mengirim']);
    expect(judul('biaya')).toEqual(['PNBP']);
    expect(judul('pn')).toEqual(['PNBP']);
    expect(judul('kolom perbaikan')).toEqual(['Berkas dikembalikan']);
    expect(judul('  ')).toEqual([]);
  });

  it('every word is explained once, in a sentence', () => {
    expect(new Set(ISTILAH.map((i) => i.kata)).size).toBe(ISTILAH.length);
    for (const i of ISTILAH) expect(i.arti).toMatch(/^[A-Z].*\.$/);
    expect(penjelasan(istilah('PNBP')!)).toBe(
      'Penerimaan Negara Bukan Pajak. Biaya layanan yang dibayar kepada negara.',
    );
    expect(istilah('XYZ')).toBeNull();
  });

  it('abbreviations are found whole, each where it stands first', () => {
    const bagian = (t: string) => pecahIstilah(t).map((b) => (b.istilah ? `[${b.teks}]` : b.teks));
    expect(bagian('NIB dan API-P dari OSS, bukan NIB lain')).toEqual([
      '[NIB]',
      ' dan ',
      '[API-P]',
      ' dari ',
      '[OSS]',
      ', bukan ',
      'NIB',
      ' lain',
    ]);
    expect(bagian('SINAS NK')).toEqual(['[SINAS NK]']);
    expect(bagian('PIBX HSX K/L')).toEqual(['PIBX HSX ', '[K/L]']);
    expect(bagian('')).toEqual([]);
  });

  it('every service that a company files says what it is for', () => {
    const pu = [...LAYANAN_IZIN, layanan('09')].filter((l) => l.pemohon === 'PU').map((l) => l.kd_rekom);
    expect(Object.keys(BANTUAN_LAYANAN).sort()).toEqual([...pu].sort());
  });

  it('what it says in figures and names is what the rules say', () => {
    expect(istilah('NIB')?.arti).toContain('13 angka');
    expect(istilah('KBLI')?.arti).toContain('lima angka');
    expect(istilah('BTKI')?.arti).toContain('delapan angka');
    expect(susunNoAju('01', '019', '012345678901000', '20261127', 1)).toHaveLength(26);
    expect(istilah('nomor aju')?.arti).toContain('26 angka');
    expect(layanan('01').kd_ga).toBe('019');
    expect(layanan('03').kd_ga).toBe('032');
    expect(layanan('04').kd_ga).toBe('018');
    expect(layanan('05').kd_ga).toBe('018');
    expect(layanan('06').kd_ga).toBe('020');
    expect(layanan('08').pemohon).toBe('KL');
  });

  it('there is advice for every reason of a return', () => {
    expect(Object.keys(SARAN_ALASAN).sort()).toEqual(Object.keys(ALASAN).sort());
  });
});
