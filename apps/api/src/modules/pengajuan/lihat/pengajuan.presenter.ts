import { statusLayanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { statusTampil, type KdStatusTersimpan, type StatusKirim } from '@sinas/domain/pengajuan/status';
import type { HasilBanyakBaris, HasilBaris } from '../baris/baris.service';
import type { Tersimpan } from '../draf/draf.service';
import type { BerkasRow } from '../alur/pengajuan.repository';
import { barangDitulis, jsonSimpan, pemakaianTampil } from './tampilan';

type BarangDitulis = ReturnType<typeof barangDitulis>;
/** Row -> wire. The wire's mixed spelling (noAju, idNk) lives here and in the DTO classes. */
export function hasilSimpan({ berkas, kelengkapan }: Tersimpan) {
  return {
    noAju: berkas.no_aju,
    idNk: String(berkas.id),
    versi: berkas.versi,
    json_simpan: jsonSimpan(berkas),
    kelengkapan,
  };
}
/** Of what is no plan: a write of its rows tells how complete it is. */
export function dinilai(h: HasilBaris): Tersimpan {
  const { berkas, kelengkapan } = h;
  if (!kelengkapan) throw new Error('how complete a plan is is told by its checkpoint');
  return { berkas, kelengkapan };
}
export const hasilHapus = (h: HasilBaris) => hasilSimpan(dinilai(h));
export const hasilBaris = (h: HasilBaris) => ({
  ...hasilSimpan(dinilai(h)),
  baris: h.baris.map(barangDitulis)[0] as BarangDitulis,
});
export const hasilBanyak = (h: HasilBanyakBaris) => ({
  ...hasilSimpan(dinilai(h)),
  diterima: h.baris.map(barangDitulis),
  ditolak: h.ditolak,
});
export const hasilSub = (h: HasilBaris) => ({ versi: h.berkas.versi, sub: h.saudara.map(pemakaianTampil) });

export function hasilAksi(p: BerkasRow) {
  const status = statusTampil(p.kd_status as KdStatusTersimpan, p.status_kirim as StatusKirim | null);
  return {
    noAju: p.no_aju,
    idNk: String(p.id),
    versi: p.versi,
    kd_status_pengajuan: status,
    ur_status: statusLayanan(p.kd_rekom as KdRekom, status).ur_status,
  };
}
