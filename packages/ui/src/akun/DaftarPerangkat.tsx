import { useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../feedback/ConfirmDialog';
import { Button } from '../inputs/Button';
import { Badge } from '../marks/StatusBadge';
import { useToast } from '../feedback/Toasts';
import type { Panggilan, PesanGalat } from './panggilan';

interface Perangkat {
  nomor: string;
  perangkat: string;
  sesi_ini: boolean;
}
interface Props<P extends Perangkat> {
  daftar: readonly P[];
  akhiri: Panggilan<string>;
  pesanGalat: PesanGalat;
  /** From where, since when. */
  keterangan: (p: P) => ReactNode;
  /** What follows from ending a session. */
  akibat: string;
  className: string | undefined;
}

/** Where one is signed in now; any of them but this one can be ended. */
export function DaftarPerangkat<P extends Perangkat>({
  daftar,
  akhiri,
  pesanGalat,
  keterangan,
  akibat,
  className,
}: Props<P>) {
  const toast = useToast();
  const [tanya, setTanya] = useState<P | null>(null);
  const ya = ({ nomor, perangkat }: P) =>
    akhiri.mutate(nomor, {
      onSuccess: () => toast.berhasil(`${perangkat} sudah dikeluarkan`),
      onError: (galat) => toast.gagal(pesanGalat(galat, 'Perangkat belum dapat dikeluarkan')),
      onSettled: () => setTanya(null),
    });
  return (
    <>
      <ul className={className}>
        {daftar.map((p) => (
          <li key={p.nomor}>
            <div>
              <b>{p.perangkat}</b>
              {keterangan(p)}
            </div>
            {p.sesi_ini ? (
              <Badge grup="baik" bentuk="centang">
                Perangkat ini
              </Badge>
            ) : (
              <Button variant="outlined" onClick={() => setTanya(p)} aria-label={`Akhiri ${p.perangkat}`}>
                Akhiri
              </Button>
            )}
          </li>
        ))}
      </ul>
      {tanya && (
        <ConfirmDialog
          open
          title="Akhiri sesi"
          question={`Keluarkan ${tanya.perangkat}?`}
          busy={akhiri.isPending}
          onYes={() => ya(tanya)}
          onNo={() => setTanya(null)}
        >
          <p>{akibat}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
