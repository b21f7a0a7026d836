import { describe, expect, it } from 'vitest';
import { aksi, baris } from '../../test-berkas';
import { aksiUtama } from './aksi';
import { dipotong, jumlahKolom, kataPotongan, kolomKeputusan, rincianBarang } from './keputusan';

const potongan = {
  level: 'kl',
  oleh: 'KKP',
  kd_alasan: 'A05',
  ur_alasan: 'Realisasi tahun lalu rendah',
  alasan: 'Realisasi 41%.',
  dari: '400.000',
  ke: '300.5',
} as const;

describe('request and decision', () => {
  it('LAYAR-03 says who cut how much, with code and reason', () => {
    expect(kataPotongan(potongan)).toBe('Dikurangi 99,5 oleh KKP. A05 Realisasi tahun lalu rendah.');
    expect(kataPotongan({ ...potongan, ke: '0.000' })).toBe(
      'Tidak diberikan oleh KKP. A05 Realisasi tahun lalu rendah.',
    );
    expect(kataPotongan({ ...potongan, kd_alasan: '' })).toBe('Dikurangi 99,5 oleh KKP.');
  });

  it('marks a figure as cut against the last one before it', () => {
    const kolom = kolomKeputusan(true);
    const b = baris({ jml_bahan_baku: '400', jml_kl: null, jml_rakornis: '240', jml_penetapan: '240.000' });
    expect(kolom.map((_k, i) => dipotong(b, kolom, i))).toEqual([false, false, true, false]);
  });

  it('leaves the meeting out where the service has none', () => {
    expect(kolomKeputusan(false).map((k) => k.label)).toEqual(['Diminta', 'Kementerian', 'Ditetapkan']);
  });

  it('sums exactly, and only when every row has a figure', () => {
    expect(jumlahKolom([baris({ jml_kl: '0.1' }), baris({ jml_kl: '0.2' })], 'jml_kl')).toBe('0.3');
    expect(jumlahKolom([baris({ jml_kl: '1' }), baris()], 'jml_kl')).toBeNull();
    expect(jumlahKolom([], 'jml_kl')).toBeNull();
  });

  it('describes the goods by code, use, origin and port', () => {
    expect(rincianBarang(baris({ ur_03: 'hotel dan restoran' }))).toBe(
      '0303.13.00, hotel dan restoran, dari Norwegia lewat Soekarno-Hatta',
    );
  });
});

describe('words of the file page', () => {
  it('puts first what waits for the company', () => {
    const perbaikan = { ke: 1, tenggat: null, butir: 4 };
    expect(
      aksiUtama({ kd_status_pengajuan: '25', perbaikan, aksi_tersedia: [aksi('simpan', 'Ubah isian')] })?.label,
    ).toBe('Jawab 4 butir');
    expect(
      aksiUtama({ kd_status_pengajuan: '00', perbaikan: null, aksi_tersedia: [aksi('simpan', 'Ubah isian')] })?.label,
    ).toBe('Lanjutkan draf');
    expect(
      aksiUtama({ kd_status_pengajuan: '11', perbaikan: null, aksi_tersedia: [aksi('kirim_ulang', 'Kirim ulang')] })
        ?.aksi,
    ).toBe('kirim_ulang');
    expect(
      aksiUtama({ kd_status_pengajuan: '50', perbaikan: null, aksi_tersedia: [aksi('simpan', 'Ubah isian', 'tidak')] }),
    ).toBeNull();
  });
});
