import Button from '@mui/material/Button';
import { ConfirmDialog } from '@sinas/ui/ConfirmDialog';
import { Badge } from '@sinas/ui/StatusBadge';
import { useToast } from '@sinas/ui/Toasts';
import { useState } from 'react';
import { WaktuLalu } from '../../../components/WaktuLalu';
import { pesanGalat } from '../../../lib/galat';
import { useBukanSaya, type Aktivitas } from '../data';
import { CARA_MASUK, PERISTIWA_MASUK } from '@sinas/domain/akses/kata-akun';
import { dapatDilaporkan, saat, tempat } from '../kata';

interface Props {
  daftar: Aktivitas[];
  /** How many other sessions were ended. */
  onDilaporkan: (sesi: number) => void;
}

/** Sign-ins of one's account; a stranger's is reported here, and everything else is signed out at once. */
export function DaftarAktivitas({ daftar, onDilaporkan }: Props) {
  const toast = useToast();
  const lapor = useBukanSaya();
  const [tanya, setTanya] = useState<Aktivitas | null>(null);
  const ya = () =>
    tanya &&
    lapor.mutate(tanya.id, {
      onSuccess: ({ sesi_diakhiri }) => onDilaporkan(sesi_diakhiri),
      onError: (galat) => toast.gagal(pesanGalat(galat, 'Laporan belum dapat disimpan')),
      onSettled: () => setTanya(null),
    });
  return (
    <>
      <ul className="sn-card pk-daftar">
        {daftar.map((a) => (
          <li key={a.id} className="pk-baris pk-aktivitas">
            <Badge grup={PERISTIWA_MASUK[a.peristiwa].grup} bentuk={PERISTIWA_MASUK[a.peristiwa].bentuk}>
              {PERISTIWA_MASUK[a.peristiwa].kata}
            </Badge>
            <div>
              <b>{a.perangkat}</b>
              <small>
                <WaktuLalu waktu={a.waktu} />, {CARA_MASUK[a.cara]}, alamat {tempat(a.alamat)}
                {a.sesi_ini && '. Sesi ini'}
                {a.bukan_saya && `. Dilaporkan bukan Anda pada ${saat(a.bukan_saya)}`}
              </small>
            </div>
            {dapatDilaporkan(a) && (
              <Button
                variant="text"
                onClick={() => setTanya(a)}
                aria-label={`Bukan saya: ${PERISTIWA_MASUK[a.peristiwa].kata}, ${a.perangkat}, ${saat(a.waktu)}`}
              >
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
