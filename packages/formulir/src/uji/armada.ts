import { desimalSah } from '@sinas/domain/format/angka';
import type { Masalah } from '@sinas/domain/formulir/isian';
import type { Kolom } from '@sinas/domain/baris/kolom';
import { jenisForm, type Form } from '../kerja/form';
import { Koleksi, type Baris, type FaktaBaris } from '../kerja/koleksi';

/** A case that no service has: ships, their holds, what lies in these; and beside them the crew. */
export interface Kapal {
  nama?: string;
  bendera?: string;
}
export interface Palka {
  nama?: string;
  isi?: string;
}
export interface Muatan {
  nama?: string;
  berat?: string;
}
export interface Awak {
  nama?: string;
  ijazah?: string;
}
export const KAPAL = new Koleksi<Kapal, Kapal & FaktaBaris>({
  jenis: 'kapal',
  medan: ['nama', 'bendera'],
  bawaan: ['bendera'],
});
export const PALKA = new Koleksi<Palka, Palka & FaktaBaris>({
  jenis: 'palka',
  induk: 'kapal',
  medan: ['nama', 'isi'],
  bawaan: [],
});
export const MUATAN = new Koleksi<Muatan, Muatan & FaktaBaris>({
  jenis: 'muatan',
  induk: 'palka',
  medan: ['nama', 'berat'],
  bawaan: [],
});
export const AWAK = new Koleksi<Awak, Awak & FaktaBaris>({ jenis: 'awak', medan: ['nama', 'ijazah'], bawaan: [] });

export const KOLOM_PALKA: readonly Kolom[] = [
  { kd_field: 'nama', label: 'Nama palka', jenis: 'teks', wajib: true },
  { kd_field: 'isi', label: 'Isi', jenis: 'angka', wajib: false },
];

const salah = (b: Baris<object, FaktaBaris>, path: string, message: string): Masalah => ({
  langkah: 'barang',
  path,
  message,
  baris: b.no_seri,
});
/** A name is required, a figure is one; the server has refused what it has refused. */
function masalah(angka: string | null) {
  return (baris: readonly Baris<object, FaktaBaris>[]): Map<string, Masalah[]> => {
    const hasil = new Map<string, Masalah[]>();
    for (const b of baris) {
      const isi = b.isi as Record<string, string | undefined>;
      const m: Masalah[] = [];
      if (!isi.nama) m.push(salah(b, 'nama', 'Nama wajib diisi'));
      if (angka && isi[angka] && !desimalSah(isi[angka])) m.push(salah(b, angka, 'Harus berupa angka'));
      if (b.ditolak?.isi === b.isi) m.push(...b.ditolak.masalah);
      if (m.length) hasil.set(b.kunci, m);
    }
    return hasil;
  };
}
export interface BerkasArmada {
  judul: string;
  tutup: boolean;
}
export const ARMADA: Form<BerkasArmada> = {
  jenis: [
    jenisForm({ koleksi: KAPAL, masalah: masalah(null), bawaan: () => ({ bendera: 'ID' }) }),
    jenisForm({ koleksi: PALKA, masalah: masalah('isi') }),
    jenisForm({ koleksi: MUATAN, masalah: masalah('berat') }),
    jenisForm({ koleksi: AWAK, masalah: masalah(null) }),
  ],
  masalahKepala: (kepala) =>
    kepala.pelabuhan === 'salah' ? [{ langkah: 'perusahaan', path: 'pelabuhan', message: 'Pelabuhan salah' }] : [],
  masalahJawaban: (teks) => (teks.length > 20 ? 'Jawaban terlalu panjang' : null),
  tertutup: (berkas) => berkas.tutup,
};
