import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { periksaJumlahSub, periksaSubBaris } from '../baris/pemakaian';
import { ujiKewajaran } from '../baris/kewajaran';
import { PESAN, pesan, type KunciPesan } from './pesan';

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

/** More than three digits in a row outside a date, or a point that no group of three follows: not how Indonesians write a number. */
const MENTAH = /(?<!\d\/)(?<!\d)\d{4}|\d\.(?!\d{3}(?!\d))\d/;

describe('part 5: numbers inside messages have their Indonesian form', () => {
  const kunci = Object.keys(PESAN) as KunciPesan[];
  const jumlah = fc.oneof(
    fc.integer({ min: 0, max: 99_999_999 }),
    fc.integer({ min: 1, max: 9_999_999 }).map((n) => n / 100),
  );

  it('the two sentences that were found', () => {
    expect(periksaJumlahSub('1234.56', [{ jml: '2000' }])[0]?.message).toBe(
      'Jumlah rincian 2.000 melebihi jumlah baris 1.234,56',
    );
    expect(pesan('baris.terlalu_banyak', { n: 20000 })).toBe('Paling banyak 20.000 baris dalam satu pengajuan');
    expect(pesan('berkas.terlalu_besar', { n: 0.5 })).toBe('Ukuran file harus kurang dari 0,5 MB');
  });
  it('no message shows a number over 999 without its points, nor a decimal point', () => {
    fc.assert(
      fc.property(jumlah, (n) => {
        for (const k of kunci) {
          const isi = Object.fromEntries([...PESAN[k].matchAll(/\{(\w+)\}/g)].map(([, nama]) => [nama ?? '', n]));
          expect(pesan(k, isi), k).not.toMatch(MENTAH);
        }
      }),
    );
  });
  it('no rule on quantities builds a sentence with a raw one', () => {
    const desimal = fc
      .tuple(fc.integer({ min: 1, max: 999_999_999 }), fc.integer({ min: 0, max: 999 }))
      .map(([utuh, ribu]) => `${utuh}.${String(ribu).padStart(3, '0')}`);
    fc.assert(
      fc.property(desimal, desimal, desimal, desimal, (a, b, c, d) => {
        const kepala = {
          stok_awal: a,
          pasokan_lokal: b,
          kebutuhan_setahun: c,
          kapasitas_terpasang: b,
          realisasi_tahun_lalu: c,
          rendemen: '92.25',
        };
        const sub = { uraian: 'a', lokasi: 'b', jml: a };
        const kata = [
          ...periksaJumlahSub(d, [sub, sub]).map((m) => m.message),
          ...periksaSubBaris({ ...sub, jml: `${a}999` }).map((m) => m.message),
          ...ujiKewajaran(kepala, d, 'TNE').map((u) => u.uraian),
        ];
        for (const k of kata) expect(k).not.toMatch(MENTAH);
      }),
    );
  });
});
