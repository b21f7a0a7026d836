import { kuantitas } from '@sinas/domain/format/satuan';
import { KODE_IZIN } from '@sinas/domain/layanan/kode';
import { JENIS_PENGAJUAN } from '@sinas/domain/pengajuan/layanan';
import { pengganti } from '@sinas/domain/pengajuan/turunan';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import type { Ringkasan } from '../../lib/wire';

type BerJudul = Pick<Ringkasan, 'jnsLayanan' | 'jenis_pengajuan' | 'ur_komoditas' | 'tahun'>;

/** 'Perubahan RPHP Ikan beku 2026', 'Perpanjangan RKI Gula 2026', 'Rencana Gula 2027': how people call a file. */
export function judulBerkas({ jnsLayanan, jenis_pengajuan, ur_komoditas, tahun }: BerJudul): string {
  const jenis = jnsLayanan === 'RKT' ? 'Rencana' : jnsLayanan;
  const turunan = pengganti(jenis_pengajuan) && JENIS_PENGAJUAN[jenis_pengajuan];
  return [turunan, jenis, ur_komoditas, tahun].filter(Boolean).join(' ');
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

const rencana = ({ kd_rekom }: Pick<Ringkasan, 'kd_rekom'>): boolean =>
  !(KODE_IZIN as readonly string[]).includes(kd_rekom);
/** A plan has one screen in every state. Of permits a draft opens in the form, anything else on its page. */
export function tautanBerkas(b: Pick<Ringkasan, 'idNk' | 'noAju' | 'kd_rekom' | 'kd_status_pengajuan'>): string {
  if (rencana(b)) return `/rkt-npp/${b.noAju}`;
  return dalam('draf', b.kd_status_pengajuan) ? `/pengajuan/${b.idNk}/ubah` : `/pengajuan/${b.idNk}`;
}
