import { kalimatRiwayatAkun, perubahanAkun } from '@sinas/domain/akses/kata-akun';
import type { ReactNode } from 'react';

interface Riwayat {
  id: string;
  oleh: string;
  catatan: string | null;
  peristiwa: string;
  sebelum: Record<string, unknown> | null;
  sesudah: Record<string, unknown> | null;
}
interface Props<R extends Riwayat> {
  daftar: readonly R[];
  /** When it was, and in which role. */
  keterangan: (r: R) => ReactNode;
  className: string | undefined;
}

/** What happened to an account, newest first, in sentences with before and after. */
export function DaftarRiwayatAkun<R extends Riwayat>({ daftar, keterangan, className }: Props<R>) {
  return (
    <ol className={className}>
      {daftar.map((r) => {
        const perubahan = perubahanAkun(r);
        return (
          <li key={r.id}>
            <b>{r.oleh}</b> {kalimatRiwayatAkun(r)}
            {keterangan(r)}
            {perubahan.length > 0 && (
              <ul>
                {perubahan.map((teks) => (
                  <li key={teks}>{teks}</li>
                ))}
              </ul>
            )}
            {r.catatan && <p>{r.catatan}</p>}
          </li>
        );
      })}
    </ol>
  );
}
