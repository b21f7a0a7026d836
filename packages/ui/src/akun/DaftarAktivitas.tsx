import type { PERISTIWA_MASUK } from '@sinas/domain/akses/kata-akun';
import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../feedback/ConfirmDialog';
import { useToast } from '../feedback/Toasts';
import { Button } from '../inputs/Button';
import type { Panggilan, PesanGalat } from './panggilan';

interface Aktivitas {
  id: string;
  peristiwa: keyof typeof PERISTIWA_MASUK;
  perangkat: string;
  sesi_ini: boolean;
  bukan_saya: string | null;
}
interface Props<A extends Aktivitas, H> {
  daftar: readonly A[];
  lapor: Panggilan<string, H>;
  onDilaporkan?: (hasil: H) => void;
  pesanGalat: PesanGalat;
  lencana: (a: A) => ReactNode;
  /** When, how and from where. */
  keterangan: (a: A) => ReactNode;
  /** Tells one entry from the others, for those who hear its button alone. */
  sebutan: (a: A) => string;
  className: string | undefined;
}

/** One's own session and a sign-out need no question; what was reported is not asked about again. */
const dapatDilaporkan = (a: Aktivitas): boolean => !a.sesi_ini && !a.bukan_saya && a.peristiwa !== 'KELUAR';

/** Sign-ins of one's own account; a stranger's is reported here, and every other device is signed out at once. */
export function DaftarAktivitas<A extends Aktivitas, H>(props: Props<A, H>) {
  const { daftar, lapor, onDilaporkan, pesanGalat, lencana, keterangan, sebutan, className } = props;
  const toast = useToast();
  const [tanya, setTanya] = useState<A | null>(null);
  const ya = () =>
    tanya &&
    lapor.mutate(tanya.id, {
      onSuccess: onDilaporkan,
      onError: (galat) => toast.gagal(pesanGalat(galat, 'Laporan belum dapat disimpan')),
      onSettled: () => setTanya(null),
    });
  return (
    <>
      <ul className={className}>
        {daftar.map((a) => (
          <li key={a.id}>
            {lencana(a)}
            <div>
              <b>{a.perangkat}</b>
              <small>{keterangan(a)}</small>
            </div>
            {dapatDilaporkan(a) && (
              <Button onClick={() => setTanya(a)} aria-label={`Bukan saya: ${sebutan(a)}`}>
                Bukan saya
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ConfirmDialog
        open={tanya !== null}
        title="Bukan saya"
        question="Laporkan bahwa ini bukan Anda?"
        busy={lapor.isPending}
        onYes={ya}
        onNo={() => setTanya(null)}
      >
        <p>
          Semua perangkat lain segera dikeluarkan dan surel untuk membuat kata sandi baru dikirim kepada Anda. Perangkat
          ini tetap masuk.
        </p>
      </ConfirmDialog>
    </>
  );
}
