import { api, type Skema } from './index';

export type KeadaanFaktor = Skema<'KeadaanFaktorDto'>;
export type SetelUlang = Skema<'SetelUlangDto'>;
type Bukti = Skema<'DenganBuktiDto'>;
const satu = encodeURIComponent;

/** Proof again: which ways one has, and the proof itself. */
export const panggilBukti = {
  tantang: (keperluan: Skema<'TantanganBuktiDto'>['keperluan']) =>
    api.kirim<Skema<'TantanganBuktiHasil'>>('/api/bukti/tantangan', { keperluan }),
  beri: (isi: Skema<'BuktiDto'>) => api.kirim<Skema<'BuktiHasil'>>('/api/bukti', isi),
};
/** One's own second factors. */
export const panggilFaktor = {
  keadaan: (signal?: AbortSignal) => api.ambil<KeadaanFaktor>('/api/faktor', undefined, { signal }),
  mulaiTotp: (bukti: Bukti) => api.kirim<Skema<'TotpMulaiHasil'>>('/api/faktor/totp', bukti),
  aktifkanTotp: (isi: Skema<'TotpAktifDto'>) => api.kirim<Skema<'FaktorTerpasangHasil'>>('/api/faktor/totp/aktif', isi),
  lepasTotp: (bukti: Bukti) => api.hapus<null>('/api/faktor/totp', undefined, bukti),
  mulaiKunci: (bukti: Bukti) => api.kirim<Skema<'KunciMulaiHasil'>>('/api/faktor/passkey/mulai', bukti),
  pasangKunci: (isi: Skema<'KunciBaruDto'>) => api.kirim<Skema<'KunciTerpasangHasil'>>('/api/faktor/passkey', isi),
  lepasKunci: (id: string, bukti: Bukti) => api.hapus<null>(`/api/faktor/passkey/${satu(id)}`, undefined, bukti),
  pemulihan: (bukti: Bukti) => api.kirim<Skema<'KodePemulihanHasil'>>('/api/faktor/pemulihan', bukti),
};
/** Resetting somebody's lost factor. */
export const panggilSetelUlang = {
  daftar: (signal?: AbortSignal) => api.ambil<SetelUlang[]>('/api/faktor/setel-ulang', undefined, { signal }),
  tentang: (id: string, signal?: AbortSignal) =>
    api.ambil<Skema<'FaktorOrangDto'>>(`/api/faktor/orang/${satu(id)}`, undefined, { signal }),
  minta: (isi: Skema<'MintaSetelUlangDto'>) => api.kirim<Skema<'MintaSetelUlangHasil'>>('/api/faktor/setel-ulang', isi),
  setujui: (id: string, bukti: Bukti) => api.kirim<null>(`/api/faktor/setel-ulang/${satu(id)}/setuju`, bukti),
  batalkan: (id: string) => api.kirim<null>(`/api/faktor/setel-ulang/${satu(id)}/batal`),
};
/** The second step of a sign-in. */
export const jawabFaktor = (isi: Skema<'JawabFaktorDto'>) =>
  api.kirim<Skema<'MasukHasil'>>('/api-prod/login/faktor', isi);
