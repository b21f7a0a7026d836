import Button from '@mui/material/Button';
import { CARA_MASUK } from '@sinas/domain/akses/kata-akun';
import { tampil } from '@sinas/domain/format/tampil';
import { ConfirmDialog } from '@sinas/ui/ConfirmDialog';
import { Badge } from '@sinas/ui/StatusBadge';
import { useToast } from '@sinas/ui/Toasts';
import { useState } from 'react';
import { Bagian } from '../../components/Bagian';
import { Muat } from '../../components/Muat';
import { pesanGalat } from '../../lib/galat';
import { saat } from '../../lib/waktu';
import type { Perangkat } from '../../providers/wire';
import { useAkhiri, usePerangkat } from './data';

/** Where one is signed in now; any of them but this one can be ended. */
export function PerangkatSaya() {
  const perangkat = usePerangkat();
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
    <Bagian judul="Perangkat" uraian="Tempat akun Anda sedang masuk.">
      <Muat kueri={perangkat} apa="Daftar perangkat" heading="h3">
        {(daftar) => (
          <ul className="kn-baris">
            {daftar.map((p) => (
              <li key={p.nomor}>
                <div>
                  <b>{p.perangkat}</b>
                  <small>
                    Alamat {tampil(p.alamat)}, masuk {CARA_MASUK[p.cara]} sejak {saat(p.dibuat)}. Terakhir dipakai{' '}
                    {saat(p.terakhir)}.
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
        )}
      </Muat>
      <ConfirmDialog
        open={tanya !== null}
        title="Akhiri sesi"
        question={`Keluarkan ${tanya?.perangkat ?? ''}?`}
        busy={akhiri.isPending}
        onYes={ya}
        onNo={() => setTanya(null)}
      >
        <p>Siapa pun yang memakainya harus masuk lagi.</p>
      </ConfirmDialog>
    </Bagian>
  );
}
