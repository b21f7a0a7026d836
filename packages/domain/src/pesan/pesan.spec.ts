import { describe, expect, it } from 'vitest';
import { PESAN, pesan } from './pesan';

describe('messages of the specification, word for word', () => {
  it('GALAT-01 GALAT-02 GALAT-03 GALAT-04 failures', () => {
    expect([
      PESAN['gagal.judul'],
      PESAN['gagal.simpan'],
      PESAN['gagal.kirim'],
      PESAN['gagal.hapus'],
      PESAN['gagal.server'],
    ]).toEqual([
      'Gagal!',
      'Data Gagal Disimpan',
      'Data Gagal Dikirim',
      'Data Gagal Dihapus',
      'Terjadi Kesalahan Server',
    ]);
  });
  it('GALAT-05 successes', () => {
    expect([
      PESAN['berhasil.judul'],
      PESAN['berhasil.simpan'],
      PESAN['berhasil.tambah'],
      PESAN['berhasil.kirim'],
      PESAN['berhasil.hapus'],
    ]).toEqual([
      'Berhasil!',
      'Data Berhasil Disimpan',
      'Data Berhasil Ditambahkan',
      'Data Berhasil Dikirim',
      'Data Berhasil Dihapus',
    ]);
  });
  it('GALAT-06 confirmations', () => {
    expect([
      PESAN['konfirmasi.perbaikan'],
      PESAN['konfirmasi.perubahan'],
      PESAN['konfirmasi.ya'],
      PESAN['konfirmasi.tidak'],
    ]).toEqual(['Apakah anda ingin mengajukan perbaikan?', 'Apakah anda ingin mengajukan perubahan?', 'Ya', 'Tidak']);
  });
  it('RUTE-01 RUTE-02 RUTE-03 RUTE-04 RUTE-13 titles, and RUTE-06 the wait', () => {
    expect([
      PESAN['halaman.tidak_ditemukan'],
      PESAN['halaman.kesalahan'],
      PESAN['halaman.diproteksi'],
      PESAN['halaman.selamat_datang'],
      PESAN['halaman.judul'],
      PESAN['muat.tunggu'],
    ]).toEqual([
      'Halaman Tidak Ditemukan',
      'Ada Masalah Pada Sistem Kami',
      'Halaman Diproteksi',
      'Selamat Datang',
      'Sistem Nasional Neraca Komoditas',
      'Mohon tunggu...',
    ]);
  });
  it('a missing value stays visible', () => {
    expect(pesan('berkas.terlalu_besar')).toContain('{n}');
    expect(pesan('isian.wajib', { label: 'Telepon' })).toBe('Telepon wajib diisi');
  });
});
