import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { AturanDilanggar } from '../../../platform/errors';
import type { BerkasImpor } from '../../pengajuan/baris/baris-impor.service';
import { VERSI_TEMPLAT, type InfoTemplat } from './templat';

const namaKomoditas = (kd: string): string => KELOMPOK.get(kd)?.uraian ?? kd;

/** Made for this file, by a version of the template that still holds? */
export function periksaInfo(
  info: InfoTemplat,
  p: Pick<BerkasImpor, 'id' | 'kd_komoditas' | 'jenis_rekaman' | 'tahun'>,
): void {
  if (info.versi !== VERSI_TEMPLAT)
    throw new AturanDilanggar('impor.versi_templat', [], {
      lama: Number.isFinite(info.versi) ? info.versi : '-',
      baru: VERSI_TEMPLAT,
    });
  if (info.kd_komoditas !== p.kd_komoditas)
    throw new AturanDilanggar('impor.templat_lain', [], {
      lain: namaKomoditas(info.kd_komoditas),
      ini: namaKomoditas(p.kd_komoditas),
    });
  if (info.idNk !== String(p.id) || info.jenis !== p.jenis_rekaman || info.tahun !== p.tahun)
    throw new AturanDilanggar('impor.templat_berkas');
}
