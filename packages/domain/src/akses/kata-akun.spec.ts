import { describe, expect, it } from 'vitest';
import { kalimatRiwayatAkun, perubahanAkun } from './kata-akun';

describe('history of an account in words', () => {
  it('says before and after of what changed, with roles and switches as people know them', () => {
    const sebelum = { kode_peran: 'KL_VERIFIKATOR', aktif: true, kd_detail_ga: null };
    const sesudah = { kode_peran: 'KL_KOORDINATOR', aktif: false, kd_detail_ga: 'Direktorat Industri Agro' };
    expect(perubahanAkun({ sebelum, sesudah })).toEqual([
      'Peran: dari Verifikator K/L menjadi Koordinator Verifikasi (eselon II)',
      'Unit kerja: dari kosong menjadi Direktorat Industri Agro',
      'Akses: dari aktif menjadi dinonaktifkan',
    ]);
  });
  it('says what an account began with, and what a closed one was', () => {
    expect(perubahanAkun({ sebelum: null, sesudah: { fullname: 'Dewi', hanya_ga: true, kd_detail_ga: null } })).toEqual(
      ['Nama: Dewi', 'Cakupan: K/L sendiri'],
    );
    expect(perubahanAkun({ sebelum: { fullname: 'Dewi' }, sesudah: null })).toEqual(['Nama: Dewi']);
  });
  it('names the parts of a dashboard and the devices that were signed out', () => {
    expect(perubahanAkun({ sebelum: { elemen: [] }, sesudah: { elemen: ['sla', 'antrean'] } })).toEqual([
      'Elemen dasbor: dari kosong menjadi sla, antrean',
    ]);
    expect(perubahanAkun({ sebelum: null, sesudah: { sesi_diakhiri: 2 } })).toEqual(['2 perangkat lain dikeluarkan']);
  });
  it.each([
    ['pakai_pemulihan', 'memakai satu kode pemulihan'],
    ['setel_sandi', 'membuat kata sandi baru lewat surel'],
    ['surel_minta', 'meminta alamat surel yang baru'],
    ['surel_batal', 'menghentikan perubahan alamat surel'],
    ['daftar_ulang', 'mendaftarkan akun sekali lagi'],
    ['surel_notif', 'mengubah pilihan pemberitahuan surel'],
  ])('each act of one’s own account that is kept has its words: %s', (peristiwa, kata) => {
    expect(kalimatRiwayatAkun({ peristiwa })).toBe(kata);
  });
  it('keeps an event that it does not know readable', () => {
    expect(kalimatRiwayatAkun({ peristiwa: 'undang' })).toBe('mengundang ke SINAS NK');
    expect(kalimatRiwayatAkun({ peristiwa: 'pindah_unit' })).toBe('pindah unit');
  });
});
