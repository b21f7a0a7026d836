import type { ImporDto } from './impor.dto';
import type { ImporRow } from './impor.repository';

export const imporTampil = (r: ImporRow): ImporDto => ({
  id: r.id,
  status: r.status as ImporDto['status'],
  nama_file: r.nama_file,
  versi_templat: r.versi_templat,
  total: r.total,
  diproses: r.diproses,
  diterima: r.diterima,
  ditolak: r.ditolak,
  pesan: r.pesan,
  url_hasil: r.status === 'SELESAI' && r.kunci_hasil ? `/nk/v2/data-nk/impor/${r.id}/hasil` : null,
  selesai_pada: r.selesai_pada,
});
