import type { DaftarReferensi, EntriRinci, Korelasi, KorelasiHs, Muatan, Perubahan } from './providers/wire';

/** A reference list, an entry and a load as the API answers them. */
export const muatanUji = (ubah: Partial<Muatan> = {}): Muatan => ({
  id: 'm1',
  jenis: 'pelabuhan',
  berkas: 'pelabuhan_id.csv',
  nama_berkas: 'pelabuhan-november.csv',
  sha256: 'ab12',
  ukuran: 4096,
  status: 'pratinjau',
  jumlah: { baris: 20, tambah: 2, ubah: 1, tutup: 0, sama: 17, pertahankan: 1, tolak: 0 },
  catatan: null,
  dibuat: '2026-11-20T07:32:00Z',
  dibuat_oleh: 'Fajar Nugroho',
  diterapkan: null,
  diterapkan_oleh: null,
  diurungkan: null,
  diurungkan_oleh: null,
  boleh_terapkan: true,
  boleh_urungkan: false,
  sebab: null,
  ...ubah,
});
export const daftarUji = (ubah: Partial<DaftarReferensi> = {}): DaftarReferensi => ({
  jenis: 'pelabuhan',
  nama: 'Pelabuhan',
  keterangan: 'Pelabuhan laut dan udara.',
  label_kode: 'Kode pelabuhan',
  label_induk: 'Negara',
  jenis_induk: 'negara',
  kolom: [
    {
      ...{ kd_field: 'kode_kantor', label: 'Kantor pabean', wajib: false, maks: 6 },
      ...{ pilihan: null, nama_pilihan: null, angka: false },
    },
  ],
  berkas: [{ nama: 'pelabuhan_id.csv', kolom: ['kode_pelabuhan', 'pelabuhan'], keterangan: 'Pelabuhan Indonesia.' }],
  layar_sendiri: false,
  jumlah_berlaku: 1204,
  jumlah: 1210,
  versi: '4',
  diubah: '2026-11-18T03:20:00Z',
  muatan_terakhir: null,
  ...ubah,
});
export const entriUji = (ubah: Partial<EntriRinci> = {}): EntriRinci => ({
  kode: 'IDTPP',
  uraian: 'Tanjung Priok',
  induk: 'ID',
  ur_induk: 'Indonesia',
  data: { kode_kantor: '040300' },
  sumber: 'pelabuhan_id.csv',
  asal: 'berkas',
  berlaku_mulai: '2022-04-01',
  berlaku_akhir: null,
  keadaan: 'berlaku',
  versi: '583abe99a453728e',
  pemakaian: [{ tempat: 'pengajuan dan draf', jumlah: 1284 }],
  ...ubah,
});
const isi = (uraian: string) => ({ uraian, induk: 'ID', data: {}, berlaku_mulai: null, berlaku_akhir: null });
export const perubahanUji = (ubah: Partial<Perubahan> = {}): Perubahan => ({
  urut: 1,
  kelompok: 'ubah',
  baris: 12,
  kode: 'IDTPP',
  sebelum: isi('Tanjung Priok'),
  sesudah: isi('Tanjung Priok Jakarta'),
  pesan: null,
  ...ubah,
});
export const hsUji = (hsCodeFormat: string, uraianId: string, ubah: Partial<KorelasiHs> = {}): KorelasiHs => ({
  hsCodeFormat,
  uraianId,
  induk: ['Gula mentah'],
  berlaku_mulai: '2026-01-01',
  sumber: 'petugas',
  ...ubah,
});
export const korelasiUji = (ubah: Partial<Korelasi> = {}): Korelasi => ({
  kd_komoditas: '015',
  kd_grup: '01',
  kd_elemen: '015',
  ur_elemen: 'Gula',
  versi: '7',
  hs: [],
  ...ubah,
});
