import type { SkemaFormulir } from '../../formulir/formulir';

/** The form of a need that a ministry files: its letter, its rows, its papers, its submission. */
export const formulirPk = (): SkemaFormulir => ({
  langkah: [
    { kode: 'umum', nama: 'Umum' },
    { kode: 'kebutuhan', nama: 'Kebutuhan' },
    { kode: 'dokumen', nama: 'Dokumen' },
    { kode: 'kirim', nama: 'Periksa dan kirim' },
  ],
  isian: [
    {
      kd_field: 'dasar_kebutuhan',
      langkah: 'umum',
      label: 'Dasar penetapan kebutuhan',
      jenis: 'paragraf',
      wajib: true,
      maks: 500,
      bantuan: 'Rapat, peraturan, atau penugasan yang melandasi kebutuhan ini.',
    },
    {
      kd_field: 'nomor_surat_usulan',
      langkah: 'umum',
      label: 'Nomor surat usulan',
      jenis: 'teks',
      wajib: true,
      maks: 100,
    },
    {
      kd_field: 'unit_pengusul',
      langkah: 'umum',
      label: 'Unit kerja pengusul',
      jenis: 'teks',
      wajib: true,
      maks: 200,
    },
    {
      kd_field: 'narahubung_usulan',
      langkah: 'umum',
      label: 'Narahubung',
      jenis: 'teks',
      wajib: false,
      maks: 120,
      pribadi: true,
    },
    {
      kd_field: 'uraian_kebutuhan',
      langkah: 'umum',
      label: 'Uraian kebutuhan',
      jenis: 'paragraf',
      wajib: false,
      maks: 2000,
    },
  ],
});
