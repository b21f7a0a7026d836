import type { KodePeran } from '@sinas/domain/akses/peran';
import type { BuktiDibawa } from '@sinas/ui/akun/bukti/useBukti';
import type { Undangan } from '../../providers/data-pengguna';
import type { JenisUndangan } from './jenis';

type Isi = Record<
  | 'fullname'
  | 'email'
  | 'kd_ga'
  | 'kd_detail_ga'
  | 'hanya_ga'
  | 'position'
  | 'employee_number'
  | 'mobile_number'
  | 'peran',
  string
>;
const BILA_ADA = ['position', 'employee_number', 'mobile_number'] as const;

/** The invitation as its address takes it: what was left empty is not sent. */
export function undanganDari(ke: JenisUndangan, isi: Isi, bukti: BuktiDibawa, elemen: string[]): Undangan {
  const lain = Object.fromEntries(BILA_ADA.flatMap((k) => (isi[k].trim() ? [[k, isi[k].trim()]] : [])));
  const dasar = { fullname: isi.fullname.trim(), email: isi.email.trim(), kd_ga: isi.kd_ga, ...bukti, ...lain };
  if (ke === 'eselon') return { ke, isi: { ...dasar, elemen } };
  if (ke === 'monitoring') return { ke, isi: { ...dasar, hanya_ga: isi.hanya_ga === 'ya' } };
  return {
    ke,
    isi: { ...dasar, peran: isi.peran as KodePeran, ...(isi.kd_detail_ga && { kd_detail_ga: isi.kd_detail_ga }) },
  };
}
