import { Button } from '@sinas/ui/inputs/Button';
import { useState } from 'react';
import { Bagian } from '../../components/Bagian';
import { Muat } from '../../components/Muat';
import { statusGalat } from '../../lib/galat';
import type { AkunRinci } from '../../providers/wire';
import { DialogSetelUlang } from './setel-ulang/DialogSetelUlang';
import { PermintaanSetelUlang } from './setel-ulang/PermintaanSetelUlang';
import { useFaktorOrang } from './setel-ulang/setel-ulang';

/** The second factor of somebody else, and its reset by two administrators when it is lost. */
export function FaktorAkun({ akun }: { akun: AkunRinci }) {
  const faktor = useFaktorOrang(akun.id);
  const [minta, setMinta] = useState(false);
  // Not one of those who may reset it: the server says that there is nothing here.
  if (statusGalat(faktor.error) === 404) return null;
  return (
    <Bagian
      judul="Faktor kedua"
      uraian="Yang hilang disetel ulang oleh dua administrator, masing-masing dengan buktinya."
    >
      <Muat kueri={faktor} apa="Faktor kedua" heading="h3">
        {({ ada, wajib, boleh_minta, permintaan }) => (
          <>
            <p>
              {ada ? 'Sudah terpasang.' : 'Belum terpasang.'}{' '}
              {wajib &&
                (ada ? 'Perannya wajib memilikinya.' : 'Perannya wajib memilikinya: ia memasangnya saat masuk.')}
            </p>
            {permintaan && <PermintaanSetelUlang permintaan={permintaan} />}
            {boleh_minta && (
              <div>
                <Button variant="outlined" onClick={() => setMinta(true)}>
                  Minta setel ulang
                </Button>
              </div>
            )}
          </>
        )}
      </Muat>
      {minta && <DialogSetelUlang akun={akun} onTutup={() => setMinta(false)} />}
    </Bagian>
  );
}
