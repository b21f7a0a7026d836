import { MAKS_SANDI, MIN_SANDI, sandiLemah } from '@sinas/domain/akses/akun';
import { pesan } from '@sinas/domain/pesan/pesan';

/** What a password may not contain: names and addresses of its owner. */
export type TentangOrang = readonly (string | null | undefined)[];

/** The sentence for a password that the server would refuse; null when it is good. */
export function periksaSandi(sandi: string, tentang: TentangOrang): string | null {
  const sebab = sandiLemah(sandi, tentang);
  return sebab && pesan(`akun.sandi_${sebab}`, { n: sebab === 'pendek' ? MIN_SANDI : MAKS_SANDI });
}
