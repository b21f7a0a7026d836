import { api, type Skema } from './index';

export type KeadaanFaktor = Skema<'KeadaanFaktorDto'>;
export type SetelUlang = Skema<'SetelUlangDto'>;
type Bukti = Skema<'DenganBuktiDto'>;
const satu = encodeURIComponent;

/** Proof again: which ways one has, and the proof itself. */
export const panggilBukti = {
  tantang: (keperluan: Skema<'TantanganBuktiDto'>['keperluan']) =>
    api.kirim('/api/bukti/tantangan', { body: { keperluan } }),
  beri: (isi: Skema<'BuktiDto'>) => api.kirim('/api/bukti', { body: isi }),
};
/** One's own second factors. */
export const panggilFaktor = {
  keadaan: (signal?: AbortSignal) => api.ambil('/api/faktor', { signal }),
  mulaiTotp: (bukti: Bukti) => api.kirim('/api/faktor/totp', { body: bukti }),
  aktifkanTotp: (isi: Skema<'TotpAktifDto'>) => api.kirim('/api/faktor/totp/aktif', { body: isi }),
  lepasTotp: (bukti: Bukti) => api.hapus('/api/faktor/totp', { body: bukti }),
  mulaiKunci: (bukti: Bukti) => api.kirim('/api/faktor/passkey/mulai', { body: bukti }),
  pasangKunci: (isi: Skema<'KunciBaruDto'>) => api.kirim('/api/faktor/passkey', { body: isi }),
  lepasKunci: (id: string, bukti: Bukti) =>
    api.hapus('/api/faktor/passkey/{id}', { path: { id: satu(id) }, body: bukti }),
  pemulihan: (bukti: Bukti) => api.kirim('/api/faktor/pemulihan', { body: bukti }),
};
/** Resetting somebody's lost factor. */
export const panggilSetelUlang = {
  daftar: (signal?: AbortSignal) => api.ambil('/api/faktor/setel-ulang', { signal }),
  tentang: (id: string, signal?: AbortSignal) =>
    api.ambil('/api/faktor/orang/{id}', { path: { id: satu(id) }, signal }),
  minta: (isi: Skema<'MintaSetelUlangDto'>) => api.kirim('/api/faktor/setel-ulang', { body: isi }),
  setujui: (id: string, bukti: Bukti) =>
    api.kirim('/api/faktor/setel-ulang/{id}/setuju', { path: { id: satu(id) }, body: bukti }),
  batalkan: (id: string) => api.kirim('/api/faktor/setel-ulang/{id}/batal', { path: { id: satu(id) } }),
};
/** The second step of a sign-in. */
export const jawabFaktor = (isi: Skema<'JawabFaktorDto'>) => api.kirim('/api-prod/login/faktor', { body: isi });
