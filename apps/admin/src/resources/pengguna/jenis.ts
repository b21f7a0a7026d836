import { bolehKelola, JENIS_PENGGUNA, jenisPengguna, type JenisPengguna } from '@sinas/domain/akses/kelola-pengguna';
import { KODE_PERAN } from '@sinas/domain/akses/peran';
import { aktorDari } from '../../lib/aktor';
import { punyaIzin, type Pengguna } from '../../providers/sesi';

export const NAMA_JENIS: Record<JenisPengguna, string> = {
  perusahaan: 'Perusahaan',
  inhouse: 'K/L',
  monitoring: 'Monitoring',
  eselon: 'Eselon',
  pusat: 'Pusat',
};

/** Kinds of accounts that the officer may see: the others are not offered. */
export function jenisTerlihat(p: Pengguna): JenisPengguna[] {
  const tempat = { id_user: '', id_organisasi: null, id_induk: null, kd_ga: p.kd_ga };
  return JENIS_PENGGUNA.filter((jenis) =>
    KODE_PERAN.some(
      (peran) => jenisPengguna(peran) === jenis && bolehKelola(aktorDari(p), { ...tempat, peran }, 'lihat'),
    ),
  );
}

/** Kinds that have an invitation of their own; accounts of the centre are made like those of a ministry. */
export type JenisUndangan = 'inhouse' | 'monitoring' | 'eselon';
export const NAMA_UNDANGAN: Record<JenisUndangan, string> = {
  inhouse: 'Petugas K/L atau pusat',
  monitoring: 'Monitoring',
  eselon: 'Eselon (dasbor)',
};
export function jenisUndangan(p: Pengguna): JenisUndangan[] {
  const monitoring = punyaIzin(p, 'pengguna.monitoring');
  return [
    ...(punyaIzin(p, 'pengguna.inhouse') ? (['inhouse'] as const) : []),
    ...(monitoring ? (['monitoring', 'eselon'] as const) : []),
  ];
}
