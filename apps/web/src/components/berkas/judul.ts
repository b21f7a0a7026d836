import { kuantitas } from '@sinas/domain/format/satuan';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import type { Ringkasan } from '../../lib/wire';

type BerJudul = Pick<Ringkasan, 'jnsLayanan' | 'jenis_pengajuan' | 'ur_komoditas' | 'tahun'>;

/** 'Perubahan RPHP Ikan beku 2026': how people call a file. */
export function judulBerkas({ jnsLayanan, jenis_pengajuan, ur_komoditas, tahun }: BerJudul): string {
  return [jenis_pengajuan === '3' && 'Perubahan', jnsLayanan, ur_komoditas, tahun].filter(Boolean).join(' ');
}

/** '31.800 ton' */
export function jumlahBerkas({
  jml_total,
  ur_satuan,
  satuan,
}: Pick<Ringkasan, 'jml_total' | 'ur_satuan' | 'satuan'>): string {
  return kuantitas(jml_total, satuan, ur_satuan);
}

/** Statuses in which the next step is the company's, drafts apart, as the lists filter by them. */
export const MENUNGGU_ANDA = '25,30,32,11';

/** A draft opens in the form, anything else on its page. */
export const tautanBerkas = ({ idNk, kd_status_pengajuan }: Pick<Ringkasan, 'idNk' | 'kd_status_pengajuan'>): string =>
  dalam('draf', kd_status_pengajuan) ? `/pengajuan/${idNk}/ubah` : `/pengajuan/${idNk}`;
