import { tanggalIso } from '@sinas/domain/format/tanggal';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { KOORDINATOR } from '@sinas/domain/neraca/koordinator';
import { STATUS_RAKOR, type KdStatusRakor } from '@sinas/domain/rakor/alur';
import { JENIS_RAKOR, type KdJenisRakor } from '@sinas/domain/rakor/jenis';
import type { KurangRapatDto, RapatDto } from './rapat.dto';
import type { KurangRow, RapatDaftarRow } from './rapat.repository';

export const namaKoordinator = (kdGa: string): string =>
  Object.values(KOORDINATOR).find((k) => k.kd_ga === kdGa)?.nama ?? kdGa;
export const namaKomoditas = (kode: string): string => KELOMPOK.get(kode)?.uraian ?? kode;

export function rapatTampil(r: RapatDaftarRow): RapatDto {
  const kd_status = r.kd_status as KdStatusRakor;
  return {
    ...{
      id_rakor: String(r.id),
      jenis: r.jenis,
      ur_jenis: JENIS_RAKOR[r.jenis as KdJenisRakor].nama,
      tahun: r.tahun,
      ke: r.ke,
    },
    ...{ judul: r.judul, tanggal: tanggalIso(r.tanggal), jam_mulai: r.jam_mulai, jam_selesai: r.jam_selesai },
    ...{ tempat: r.tempat, tautan: r.tautan, kd_ga_koordinator: r.kd_ga_koordinator },
    ...{ ur_koordinator: namaKoordinator(r.kd_ga_koordinator), kuorum: r.kuorum, fl_perubahan: r.fl_perubahan },
    ...{ id_asal: r.id_asal === null ? null : String(r.id_asal), kd_status, ur_status: STATUS_RAKOR[kd_status].nama },
    ...{ versi: r.versi, versi_ba: r.versi_ba, no_ba: r.no_ba, komoditas: r.komoditas.map(namaKomoditas) },
    ...{ berkas: r.berkas, baris: r.baris },
  };
}
export const kurangTampil = ({ kd_komoditas, ...kurang }: KurangRow): KurangRapatDto => ({
  ur_komoditas: namaKomoditas(kd_komoditas),
  ...kurang,
});
