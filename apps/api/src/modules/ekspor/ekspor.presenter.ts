import type { EksporDto } from './ekspor.dto';
import type { EksporRow } from './ekspor.repository';
import { DAFTAR_EKSPOR } from './isi-ekspor.service';

export function eksporTampil(r: EksporRow): EksporDto {
  const daftar = r.daftar as EksporDto['daftar'];
  return {
    ...{ id: String(r.id), daftar, nama: DAFTAR_EKSPOR[daftar].nama, format: r.format as EksporDto['format'] },
    ...{ status: r.status as EksporDto['status'], baris: r.baris, ukuran: Number(r.ukuran), pesan: r.pesan },
    ...{ url: r.status === 'SIAP' ? `/api/ekspor/${r.id}/unduh` : null, dibuat: r.dibuat },
    berlaku_sampai: r.status === 'SIAP' ? r.berlaku_sampai : null,
  };
}
