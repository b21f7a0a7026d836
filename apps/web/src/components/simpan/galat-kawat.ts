import { PESAN } from '@sinas/domain/pesan/pesan';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { GalatKawat, type Golongan } from '@sinas/formulir/simpan/kawat';
import { GalatApi, pesanGalat } from '../../lib/galat';

const statusKini = (galat: unknown): string | undefined =>
  galat instanceof GalatApi
    ? (galat.data as { kd_status_pengajuan?: string } | undefined)?.kd_status_pengajuan
    : undefined;

function golongkan(galat: unknown): Golongan {
  if (!(galat instanceof GalatApi)) return 'gagal';
  if (galat.status === 0) return 'luring';
  if (galat.status === 401 || galat.token) return 'sesi';
  if (galat.status === 409) return 'usang';
  if (galat.status === 404) return 'hilang';
  return [400, 403, 413, 422].includes(galat.status) ? 'tolak' : 'gagal';
}
/** A failure of the API in the words of the engine. */
export function galatKawat(galat: unknown): GalatKawat {
  if (galat instanceof GalatKawat) return galat;
  const errors = galat instanceof GalatApi ? galat.errors : [];
  const kd = statusKini(galat);
  return new GalatKawat(golongkan(galat), {
    pesan: pesanGalat(galat, PESAN['gagal.simpan']),
    masalah: errors.map(({ path = '', message }) => ({ path, message })),
    tutup: kd !== undefined && !dalam('dapatUbah', kd),
  });
}
export async function panggilKawat<T>(f: () => Promise<T>): Promise<T> {
  try {
    return await f();
  } catch (galat) {
    throw galatKawat(galat);
  }
}
