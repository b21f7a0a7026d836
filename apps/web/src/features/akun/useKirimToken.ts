import type { Skema } from '@sinas/api-client';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../lib/api';
import type { TentangToken } from './data';

export const ISIAN_TOKEN = { fullname: '', email: '', username: '', password: '', ulang: '' };
type Isi = typeof ISIAN_TOKEN;

/** What the button behind a mailed link does; null = no account comes of it. A link that binds leads away. */
async function kirim(token: string, t: TentangToken, isi: Isi): Promise<Skema<'AktivasiHasil'> | null> {
  const { username, password } = isi;
  if (t.jenis === 'SANDI') {
    await api.ganti('/api-prod/user/set-password/{token}', { path: { token }, body: { password } });
    return null;
  }
  if (t.jenis === 'SUREL' || t.jenis === 'BATAL') {
    await api.kirim('/api/akun/surel', { body: { token } });
    return null;
  }
  const nama = t.perlu_username && { username: username.trim() };
  if (t.penyedia_lain) {
    const { url } = await api.kirim('/api/akun/tautan/mulai', { body: { token, ...nama } });
    window.location.assign(url);
    return new Promise(() => undefined);
  }
  const diri = t.perlu_diri && { fullname: isi.fullname.trim(), email: isi.email.trim() };
  const badan = { token, ...nama, ...(t.perlu_sandi && { password }), ...diri };
  return api.kirim('/api-prod/user/verify', { body: badan });
}

export function useKirimToken(
  token: string,
  t: TentangToken,
  saat: { onSuccess: (hasil: Skema<'AktivasiHasil'> | null) => void; onError: (galat: unknown) => void },
) {
  return useMutation({ mutationFn: (isi: Isi) => kirim(token, t, isi), ...saat });
}
