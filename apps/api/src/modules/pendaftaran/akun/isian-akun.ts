import { NAMA_PENGGUNA } from '@sinas/domain/akses/akun';
import { pesan, type KunciPesan } from '@sinas/domain/pesan/pesan';
import { AturanDilanggar } from '../../../platform/errors';

/** A refusal at one field of the forms behind mailed links. */
export const tolak = (path: string, kunci: KunciPesan): AturanDilanggar =>
  new AturanDilanggar('umum.isian_salah', [{ langkah: 'akun', path, message: pesan(kunci) }]);

/** A chosen user name; those that the portal gives itself are not to be had. */
export function namaPengguna(diminta: string | undefined): string {
  const username = diminta?.trim().toLowerCase();
  if (!username) throw tolak('username', 'akun.username_wajib');
  if (!NAMA_PENGGUNA.test(username) || username.startsWith('menunggu-') || username.startsWith('inaport-'))
    throw tolak('username', 'akun.username_bentuk');
  return username;
}
