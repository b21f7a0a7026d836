import Button from '@mui/material/Button';
import { ConfirmDialog } from '@sinas/ui/ConfirmDialog';
import { Badge } from '@sinas/ui/StatusBadge';
import { useToast } from '@sinas/ui/Toasts';
import { useState } from 'react';
import { WaktuLalu } from '../../../components/WaktuLalu';
import { pesanGalat } from '../../../lib/galat';
import { useAkhiri, type Perangkat } from '../data';
import { CARA_MASUK } from '@sinas/domain/akses/kata-akun';
import { saat, tempat } from '../kata';

/** Where one is signed in now; any of them but this one can be ended. */
export function DaftarPerangkat({ daftar }: { daftar: Perangkat[] }) {
  const toast = useToast();
  const akhiri = useAkhiri();
  const [tanya, setTanya] = useState<Perangkat | null>(null);
  const ya = () =>
    tanya &&
    akhiri.mutate(tanya.nomor, {
      onSuccess: () => toast.berhasil(`${tanya.perangkat} sudah dikeluarkan`),
      onError: (galat) => toast.gagal(pesanGalat(galat, 'Perangkat belum dapat dikeluarkan')),
      onSettled: () => setTanya(null),
    });
  return (
    <>
      <ul className="sn-card pk-daftar">
        {daftar.map((p) => (
          <li key={p.nomor} className="pk-baris">
            <div>
              <b>{p.perangkat}</b>
              <small>
                Alamat {tempat(p.alamat)}, masuk {CARA_MASUK[p.cara]} sejak {saat(p.dibuat)}
              </small>
              <small>
                Terakhir dipakai <WaktuLalu waktu={p.terakhir} tengah />
              </small>
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
          onYes={ya}
          onNo={() => setTanya(null)}
        >
          <p>
            Siapa pun yang memakainya harus masuk lagi. Isian yang belum tersimpan di sana tetap ada di perangkat itu.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}
