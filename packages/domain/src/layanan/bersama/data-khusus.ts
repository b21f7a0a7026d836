import type { Isian, LangkahFormulir } from '../../formulir/formulir';

/** What a service asks of places and people beside the goods (C.11): warehouses, employees, vehicles. */
export const LANGKAH_KHUSUS: LangkahFormulir = { kode: 'khusus', nama: 'Data khusus' };

export const ISIAN_KHUSUS: readonly Isian[] = [
  {
    kd_field: 'lokasi_gudang',
    langkah: 'khusus',
    label: 'Lokasi gudang',
    jenis: 'paragraf',
    wajib: true,
    maks: 1000,
    bantuan: 'Satu gudang satu baris: alamat, kabupaten atau kota, dan kapasitasnya.',
  },
  {
    kd_field: 'kapasitas_gudang',
    langkah: 'khusus',
    label: 'Kapasitas gudang seluruhnya',
    jenis: 'angka',
    wajib: true,
    satuan: 'ton',
  },
  {
    kd_field: 'jumlah_karyawan',
    langkah: 'khusus',
    label: 'Jumlah karyawan',
    jenis: 'angka',
    wajib: true,
    satuan: 'orang',
    bulat: true,
  },
  {
    kd_field: 'jumlah_kendaraan',
    langkah: 'khusus',
    label: 'Jumlah kendaraan angkut',
    jenis: 'angka',
    wajib: true,
    satuan: 'unit',
    bulat: true,
    bantuan: 'Kendaraan milik sendiri atau sewa yang mengangkut barang. Isi 0 bila tidak ada.',
  },
  {
    kd_field: 'jenis_kendaraan',
    langkah: 'khusus',
    label: 'Jenis kendaraan angkut',
    jenis: 'teks',
    wajib: false,
    maks: 200,
  },
];
