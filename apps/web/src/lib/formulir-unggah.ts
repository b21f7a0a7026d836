import { PESAN } from '@sinas/domain/pesan/pesan';
import { api } from './api';
import { GalatApi } from './galat';

interface Opsi {
  csrf: string;
  onKemajuan?: (persen: number) => void;
  signal?: AbortSignal;
}
interface Jawaban<T> {
  status?: boolean;
  code?: string;
  error?: string;
  message?: string;
  data?: T;
  trace_id?: string;
}

/** Sends a form with files and tells how far it is: `fetch` cannot say that of what it sends. */
function sekali<T>(path: string, isi: FormData, { csrf, onKemajuan, signal }: Opsi): Promise<T> {
  return new Promise((jadi, gagal) => {
    const kirim = new XMLHttpRequest();
    const putus = (pesanServer: string) => () => gagal(new GalatApi({ pesanServer }));
    kirim.open('POST', path);
    kirim.responseType = 'json';
    kirim.timeout = 10 * 60_000;
    kirim.setRequestHeader('Accept', 'application/json');
    if (csrf) kirim.setRequestHeader('X-CSRF-Token', csrf);
    kirim.upload.onprogress = (e) => e.lengthComputable && onKemajuan?.(Math.round((e.loaded / e.total) * 100));
    kirim.onerror = putus('Sambungan ke server terputus');
    kirim.ontimeout = putus('Server terlalu lama menjawab');
    kirim.onabort = putus('Pengiriman dihentikan');
    kirim.onload = () => {
      const jawab = kirim.response as Jawaban<T> | null;
      if (kirim.status >= 200 && kirim.status < 300 && jawab?.status) return jadi(jawab.data as T);
      const { code, error, message, data, trace_id } = jawab ?? {};
      const terlaluBesar = kirim.status === 413 ? PESAN['berkas.tidak_valid'] : undefined;
      return gagal(
        new GalatApi({ status: kirim.status, code, error, pesanServer: message ?? terlaluBesar, data, trace_id }),
      );
    };
    signal?.addEventListener('abort', () => kirim.abort());
    kirim.send(isi);
  });
}

/** Upload with progress; an expired token is refreshed by a plain call, then it is sent once more (SESI-08). */
export async function unggah<T>(path: string, isi: FormData, opsi: Opsi): Promise<T> {
  try {
    return await sekali<T>(path, isi, opsi);
  } catch (galat) {
    if (!(galat instanceof GalatApi) || galat.token !== 'expired_token') throw galat;
    await api.ambil('/api/sesi');
    return sekali<T>(path, isi, opsi);
  }
}
