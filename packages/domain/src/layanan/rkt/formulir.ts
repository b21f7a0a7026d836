import { JENIS_PELAKU, type Isian, type SkemaFormulir } from '../../formulir/formulir';
import type { JenisBaris } from '../../baris/jenis-baris';
import type { KonteksBaris } from '../../baris/kolom';
import { DATA_DISTRIBUSI } from './baris/distribusi';
import { BARANG_DIGUNAKAN } from './baris/penggunaan';
import { BAHAN_BAKU } from './baris/produksi';
import { ALASAN_PERUBAHAN } from '../../pengajuan/alasan-perubahan';

/** Does it import, or buy in the country only (D.1)? */
export const TRADER_TYPE = { IMPORTIR: 'Importir', LOKAL: 'Pembeli lokal' } as const;
/** Where a warning of the balance is explained. */
export const CATATAN_NERACA = 'catatan_neraca';
export const CATATAN_IMPOR = 'catatan_impor';

const umum = (kd_field: string, label: string, lain: Partial<Isian>): Isian => ({
  ...{ kd_field, langkah: 'perusahaan', label, jenis: 'teks', wajib: true },
  ...lain,
});
/** These columns are the same for every commodity. */
const kolom = (j: JenisBaris): { kd_field: string; label: string }[] =>
  j.kolom({} as KonteksBaris).map(({ kd_field, label }) => ({ kd_field, label }));
/** The header of a plan and its tabs; which of these there are depends on the kind of actor. */
export const formulirRkt = (): SkemaFormulir => ({
  langkah: [
    { kode: 'perusahaan', nama: 'Perusahaan' },
    { kode: 'barang', nama: 'Barang' },
    { kode: 'produksi', nama: 'Produksi', untuk: ['PRODUSEN'] },
    { kode: 'penggunaan', nama: 'Penggunaan', untuk: ['PRODUSEN', 'PENGGUNA'] },
    { kode: 'distribusi', nama: 'Distribusi', untuk: ['PRODUSEN', 'PEDAGANG'] },
    { kode: 'dokumen', nama: 'Dokumen' },
    { kode: 'kirim', nama: 'Periksa dan kirim' },
  ],
  baris: {
    barang: [],
    produksi: kolom(BAHAN_BAKU),
    penggunaan: kolom(BARANG_DIGUNAKAN),
    distribusi: kolom(DATA_DISTRIBUSI),
  },
  isian: [
    umum('trader_type', 'Jenis perdagangan', { jenis: 'pilihan', pilihan: TRADER_TYPE }),
    umum('jenis_pelaku', 'Jenis pelaku usaha', { jenis: 'pilihan', pilihan: JENIS_PELAKU }),
    umum('alamat_pabrik', 'Alamat tempat usaha', { jenis: 'paragraf', maks: 500 }),
    umum('nama_penanggung_jawab', 'Nama penanggung jawab', { maks: 120, pribadi: true }),
    umum('jabatan_penanggung_jawab', 'Jabatan', { maks: 120, pribadi: true }),
    umum('telepon', 'Telepon', { jenis: 'telepon', maks: 20, pribadi: true }),
    umum('surel', 'Surel', { jenis: 'surel', maks: 120, pribadi: true }),
    umum(CATATAN_NERACA, 'Penjelasan selisih neraca', { jenis: 'paragraf', wajib: false, maks: 1000 }),
    umum('alasan_impor', 'Alasan kenaikan impor', { jenis: 'pilihan', wajib: false, pilihan: ALASAN_PERUBAHAN }),
    umum(CATATAN_IMPOR, 'Penjelasan kenaikan impor', { jenis: 'paragraf', wajib: false, maks: 1000 }),
  ],
});
