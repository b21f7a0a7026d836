import { pasangSesiHilang } from '@sinas/api-client';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { ErrorState } from '@sinas/ui/ErrorState';
import { FullScreenSpinner } from '@sinas/ui/Loading';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { kodeBantuan, pesanGalat } from '../lib/galat';
import { PenggunaProvider } from '../providers/pengguna';
import { muatSesi, mulaiMasuk, type Pengguna } from '../providers/sesi';

type Keadaan = { tahap: 'muat' } | { tahap: 'gagal'; galat: unknown } | { tahap: 'masuk'; pengguna: Pengguna };

/** Only officers pass: nobody else sees a frame of the console. A company's user belongs to the web app. */
export function GerbangSesi({ children }: { children: ReactNode }) {
  const [keadaan, setKeadaan] = useState<Keadaan>({ tahap: 'muat' });
  const periksa = useCallback(() => {
    muatSesi().then(
      ({ masuk, pengguna }) => {
        if (!masuk || !pengguna) mulaiMasuk();
        else if (pengguna.id_organization) window.location.assign('/');
        else setKeadaan({ tahap: 'masuk', pengguna });
      },
      (galat: unknown) => setKeadaan({ tahap: 'gagal', galat }),
    );
  }, []);
  useEffect(periksa, [periksa]);
  const cobaLagi = () => {
    setKeadaan({ tahap: 'muat' });
    periksa();
  };
  if (keadaan.tahap === 'masuk')
    return (
      <PenggunaProvider value={keadaan.pengguna}>
        {children}
        <SesiBerakhir />
      </PenggunaProvider>
    );
  if (keadaan.tahap === 'gagal')
    return (
      <main className="kn-tengah">
        <div className="sn-card">
          <ErrorState heading="h1" kode={kodeBantuan(keadaan.galat)} onRetry={cobaLagi}>
            Sesi belum dapat diperiksa. {pesanGalat(keadaan.galat, 'Coba lagi beberapa saat')}.
          </ErrorState>
        </div>
      </main>
    );
  return <FullScreenSpinner />;
}

/** The session ended while a page was open: what was typed stays in view until the user leaves on purpose. */
function SesiBerakhir() {
  const [berakhir, setBerakhir] = useState(false);
  useEffect(() => {
    pasangSesiHilang(() => setBerakhir(true));
    return () => pasangSesiHilang(() => undefined);
  }, []);
  return (
    <Dialog open={berakhir} maxWidth="xs" fullWidth aria-labelledby="sesi-berakhir">
      <DialogTitle id="sesi-berakhir">Sesi berakhir</DialogTitle>
      <DialogContent>
        <p>Sesi berakhir. Silakan masuk kembali. Setelah masuk Anda kembali ke halaman ini.</p>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => setBerakhir(false)}>
          Nanti
        </Button>
        <Button variant="contained" onClick={mulaiMasuk} autoFocus>
          Masuk kembali
        </Button>
      </DialogActions>
    </Dialog>
  );
}
