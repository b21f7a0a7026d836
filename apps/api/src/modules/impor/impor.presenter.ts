import type { ImporDto } from './impor.dto';
import { adaHasil, type ImporRow } from './impor.repository';
import type { IsiLaporan } from './nilai/laporan';

export const imporTampil = (r: ImporRow): ImporDto => ({
  id: r.id,
  status: r.status as ImporDto['status'],
  nama_file: r.nama_file,
  versi_templat: r.versi_templat,
  total: r.total,
  diproses: r.diproses,
  diterima: r.diterima,
  ditolak: r.ditolak,
  cara: r.cara as ImporDto['cara'],
  baru: r.baru,
  berubah: r.berubah,
  tetap: r.diterima - r.baru - r.berubah,
  ...laporan(r.laporan as unknown as IsiLaporan | null),
  pesan: r.pesan,
  url_hasil: adaHasil(r) ? `/nk/v2/data-nk/impor/${r.id}/hasil` : null,
  selesai_pada: r.selesai_pada,
  berlaku_sampai: r.status === 'SIAP' ? r.berlaku_sampai : null,
});
const laporan = (isi: IsiLaporan | null): Pick<ImporDto, 'masalah' | 'masalah_lain' | 'jumlah'> => ({
  masalah: isi?.masalah ?? [],
  masalah_lain: isi?.masalah_lain ?? 0,
  jumlah: isi?.jumlah ?? [],
});
