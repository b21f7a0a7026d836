import { susunJenis } from '@sinas/domain/baris/jenis-baris';
import { jenisDariKolom } from '@sinas/domain/baris/jenis-kolom';
import type { SkemaFormulir } from '@sinas/domain/formulir/formulir';
import { mejaPejabat } from '@sinas/domain/layanan/bersama/meja';
import { suratKebutuhan } from '@sinas/domain/layanan/bersama/surat';
import type { DefinisiLayanan } from '@sinas/domain/layanan/definisi';
import type { JenisLayanan, KdRekom } from '@sinas/domain/layanan/kode';
import { alurPengajuan, type Langkah } from '@sinas/domain/pengajuan/alur';
import { JENIS_PELAKU } from '@sinas/domain/formulir/formulir';

/* A ministry assigns an import: packages, below them those who carry it out, below them regions with a plan per month. */
export const KD_PENUGASAN = '10' as KdRekom;

const PAKET = jenisDariKolom({
  kode: 'paket',
  induk: null,
  nama: 'Paket',
  lembar: 'Paket penugasan',
  langkah: 'paket',
  kolom: () => [
    { kd_field: 'nama', label: 'Nama paket', jenis: 'teks', wajib: true, maks: 100 },
    { kd_field: 'asal', label: 'Negara asal', jenis: 'negara', wajib: false },
  ],
  proyeksi: { uraian: 'nama' },
  kunci: ['nama'],
});
const PELAKSANA = jenisDariKolom({
  kode: 'pelaksana',
  induk: 'paket',
  medanInduk: 'pelaksana',
  nama: 'Pelaksana',
  langkah: 'paket',
  kolom: () => [
    { kd_field: 'npwp', label: 'NPWP', jenis: 'teks', wajib: true, maks: 16 },
    { kd_field: 'nama', label: 'Nama pelaksana', jenis: 'teks', wajib: true, maks: 100 },
  ],
  proyeksi: { uraian: 'nama' },
  kunci: ['npwp'],
});
const WILAYAH = jenisDariKolom({
  kode: 'wilayah',
  induk: 'pelaksana',
  medanInduk: 'wilayah',
  nama: 'Wilayah',
  langkah: 'paket',
  dihitung: true,
  bulan: true,
  maks: 500,
  kolom: () => [
    { kd_field: 'wilayah', label: 'Wilayah', jenis: 'teks', wajib: true, maks: 60 },
    { kd_field: 'satuan', label: 'Satuan', jenis: 'satuan', wajib: true },
    { kd_field: 'jml', label: 'Jumlah', jenis: 'angka', wajib: true },
  ],
  proyeksi: { uraian: 'wilayah', satuan: 'satuan', jml: 'jml' },
  kunci: ['wilayah'],
});

const FORMULIR: SkemaFormulir = {
  langkah: [
    { kode: 'perusahaan', nama: 'Umum' },
    { kode: 'paket', nama: 'Paket' },
    { kode: 'gudang', nama: 'Gudang', untuk: ['PEDAGANG'] },
    { kode: 'kirim', nama: 'Kirim' },
  ],
  isian: [
    {
      ...{ kd_field: 'jenis_pelaku', langkah: 'perusahaan', label: 'Jenis pelaku usaha', jenis: 'pilihan' },
      ...{ wajib: true, pilihan: JENIS_PELAKU },
    },
    { kd_field: 'dasar_tugas', langkah: 'perusahaan', label: 'Dasar penugasan', jenis: 'teks', wajib: true, maks: 120 },
    {
      ...{
        kd_field: 'alamat_gudang',
        langkah: 'gudang',
        label: 'Alamat gudang',
        jenis: 'teks',
        wajib: true,
        maks: 120,
      },
      untuk: ['PEDAGANG'],
    },
  ],
};

const t = (
  peristiwa: Langkah['peristiwa'],
  dari: Langkah['dari'],
  ke: Langkah['ke'],
  izin: Langkah['izin'],
  penjaga: Langkah['penjaga'] = [],
  efek: Langkah['efek'] = [],
): Langkah => ({ id: 'P', peristiwa, dari, ke, izin, penjaga, efek });
const ALUR = alurPengajuan('PENUGASAN', [
  t('simpan', ['00', '25'], 'tetap', 'pk.susun'),
  t('kirim_pk', ['00'], '10', 'pk.kirim', ['pemohon_kl', 'dalam_jendela'], ['bekukan_kiriman', 'beri_tahu_pemohon']),
  t('integrasi_pk', ['10'], '23', 'SISTEM', ['pemohon_kl'], ['jam_mulai', 'beri_tahu_kl']),
  t(
    'kembalikan',
    ['23'],
    '25',
    'pengajuan.kembalikan',
    ['sisa_perbaikan'],
    ['jam_jeda', 'tenggat_perbaikan', 'beri_tahu_pemohon'],
  ),
  t('kirim_perbaikan', ['25'], '23', 'pk.kirim', ['pemohon_kl'], ['bekukan_kiriman', 'jam_lanjut', 'beri_tahu_kl']),
  t('setuju', ['23'], '50', 'pengajuan.putuskan', ['tanpa_rakor'], ['jam_selesai', 'terbitkan_keputusan', 'beri_tahu_pemohon']), // prettier-ignore
  t('setuju_sebagian', ['23'], '51', 'pengajuan.putuskan', ['tanpa_rakor'], ['jam_selesai', 'terbitkan_keputusan']),
  t('tolak', ['23'], '90', 'pengajuan.putuskan', ['tanpa_rakor'], ['jam_selesai', 'beri_tahu_pemohon']),
]);

export const PENUGASAN: DefinisiLayanan = {
  kd_rekom: KD_PENUGASAN,
  jnsLayanan: 'PENUGASAN' as JenisLayanan,
  nama: 'Penugasan Impor',
  kd_ga: null,
  fl_rakor: false,
  fl_pnbp: false,
  sla_hari: 7,
  fl_terbit_otomatis: false,
  pemohon: 'KL',
  rumpun: 'izin',
  alur: ALUR,
  namaStatus: { '23': { ur_status: 'Ditimbang Direktur', arti: 'Menunggu direktur jenderal.' } },
  meja: mejaPejabat(),
  tahap: [
    { kode: 'draf', nama: 'Disusun', status: ['00'] },
    { kode: 'keputusan', nama: 'Ditimbang', status: ['10', '23', '25'] },
    { kode: 'terbit', nama: 'Ditugaskan', status: ['50', '51'] },
  ],
  formulir: FORMULIR,
  dokumen: [],
  jenisBaris: susunJenis([PAKET, PELAKSANA, WILAYAH]),
  surat: { ...suratKebutuhan(), rincian: 'Pelaksana penugasan', kolomBaris: 'Pelaksana', keteranganBaris: () => '' },
  pemeriksaan: [],
};
