import type { Aktor } from '@sinas/domain/akses/kebijakan';
import type { KodePeran } from '@sinas/domain/akses/peran';
import { PERAN } from '@sinas/domain/akses/peran';
import { page, type Answer } from '../../http/envelope';
import type { LihatPenggunaService } from './lihat-pengguna.service';
import type { PenggunaDto, PenggunaQuery, RiwayatAkunDto } from './pengguna.dto';
import { penggunaTampil } from './pengguna.presenter';
import { MAKS_HITUNG } from './pengguna.repository';

/** A page of accounts as both lists answer it. */
export async function halamanPengguna(
  lihat: LihatPenggunaService,
  aktor: Aktor,
  q: PenggunaQuery,
): Promise<Answer<PenggunaDto[]>> {
  const [ke, limit] = [q.page ?? 1, q.limit ?? 20];
  const { rows, total } = await lihat.daftar(aktor, { ...q, page: ke, limit });
  return page(
    rows.map((r) => penggunaTampil(aktor, r)),
    { page: ke, limit, total, ...(total === MAKS_HITUNG ? { total_perkiraan: true } : {}) },
  );
}

interface BarisRiwayat {
  id: bigint;
  peristiwa: string;
  sebelum: unknown;
  sesudah: unknown;
  nama: string;
  kode_peran: string;
  catatan: string | null;
  waktu: Date;
}
const isi = (nilai: unknown): Record<string, unknown> | null => nilai as Record<string, unknown> | null;

export const riwayatTampil = (r: BarisRiwayat): RiwayatAkunDto => ({
  id: String(r.id),
  peristiwa: r.peristiwa,
  sebelum: isi(r.sebelum),
  sesudah: isi(r.sesudah),
  oleh: r.nama,
  peran: r.kode_peran in PERAN ? PERAN[r.kode_peran as KodePeran].name_role : r.kode_peran,
  catatan: r.catatan,
  waktu: r.waktu,
});
