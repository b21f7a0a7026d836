import { PERAN, type KodePeran } from '@sinas/domain/akses/peran';
import { teksSasaran, type SasaranSiaran } from '@sinas/domain/akses/siaran';
import { useQuery } from '@tanstack/react-query';
import type { Organisasi } from '../../components/akun/CariAkun';
import { useData } from '../../lib/useData';
import type { Akun } from '../../providers/wire';

export const JENIS_SASARAN = [
  ['semua', 'Semua pengguna'],
  ['peran', 'Satu peran'],
  ['ga', 'Satu K/L'],
  ['organisasi', 'Satu organisasi'],
  ['pengguna', 'Satu pengguna'],
] as const;
export type JenisSasaran = (typeof JENIS_SASARAN)[number][0];

/** What stands in the form about whom it is for. */
export interface Pilihan {
  jenis: JenisSasaran;
  kode_peran: KodePeran | '';
  ga: { kode: string; nama: string } | null;
  organisasi: Organisasi | null;
  akun: Akun | null;
}
export interface Tujuan {
  userid: string;
  /** As people read it. */
  nama: string;
  sasaran: SasaranSiaran;
}

/** Whom the form names; null as long as it names nobody. */
export function tujuanDari(p: Pilihan): Tujuan | null {
  const jadi = (sasaran: SasaranSiaran, nama: string): Tujuan => ({ userid: teksSasaran(sasaran), nama, sasaran });
  switch (p.jenis) {
    case 'semua':
      return jadi({ jenis: 'semua' }, 'semua pengguna, di perusahaan dan di pemerintah');
    case 'peran':
      return p.kode_peran
        ? jadi(
            { jenis: 'peran', kode_peran: p.kode_peran },
            `semua orang dengan peran ${PERAN[p.kode_peran].name_role}`,
          )
        : null;
    case 'ga':
      return p.ga ? jadi({ jenis: 'ga', kd_ga: p.ga.kode }, `semua petugas ${p.ga.nama}`) : null;
    case 'organisasi':
      return p.organisasi
        ? jadi({ jenis: 'organisasi', id_organisasi: p.organisasi.id }, `semua pengguna ${p.organisasi.nama}`)
        : null;
    case 'pengguna':
      return p.akun ? jadi({ jenis: 'pengguna', id_user: p.akun.id }, p.akun.fullname) : null;
  }
}

/** Open accounts that it reaches, where the list of accounts can tell. */
export function useJumlahPenerima(sasaran: SasaranSiaran) {
  const data = useData();
  const saring =
    sasaran.jenis === 'ga'
      ? { kd_ga: sasaran.kd_ga }
      : sasaran.jenis === 'organisasi'
        ? { id_organisasi: sasaran.id_organisasi }
        : {};
  return useQuery({
    queryKey: ['jumlah-penerima', saring],
    queryFn: ({ signal }) => data.daftarAkun({ status: 'aktif', ...saring }, 1, 1, { signal }),
    enabled: sasaran.jenis !== 'peran' && sasaran.jenis !== 'pengguna',
    select: ({ meta }) => ({ jumlah: meta.total ?? 0, perkiraan: meta.total_perkiraan ?? false }),
  });
}
