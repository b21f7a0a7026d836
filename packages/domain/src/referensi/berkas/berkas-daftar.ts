import { DAFTAR_REFERENSI } from '../daftar-referensi';
import { dataDariTeks, dataTeks } from '../entri';
import type { JenisReferensi } from '../jenis';
import { entri, type BerkasResmi } from './bentuk';

const MASA = ['berlaku_mulai', 'berlaku_akhir'] as const;

/** A list as it stands, one column for each of its fields: what nobody publishes as a file is kept this way. */
export function berkasDaftar(jenis: JenisReferensi): BerkasResmi {
  const d = DAFTAR_REFERENSI[jenis];
  const field = d.kolom.map((k) => k.kd_field);
  return {
    nama: `${jenis}.csv`,
    jenis,
    keterangan: `Isi daftar ${d.nama}: kode, uraian, dan isian lainnya.`,
    kolom: ['kode', 'uraian', ...(d.induk ? ['induk'] : []), ...field, ...MASA],
    menutup: true,
    sebagian: true,
    pembaca: () => (b) => ({
      entri: entri(b.kode, b.uraian, {
        induk: b.induk || null,
        data: dataDariTeks(jenis, b),
        berlaku_mulai: b.berlaku_mulai || null,
        berlaku_akhir: b.berlaku_akhir || null,
      }),
    }),
    tulis: (kode, isi) => ({
      kode,
      uraian: isi.uraian,
      induk: isi.induk ?? '',
      ...dataTeks(jenis, isi.data),
      berlaku_mulai: isi.berlaku_mulai ?? '',
      berlaku_akhir: isi.berlaku_akhir ?? '',
    }),
  };
}
