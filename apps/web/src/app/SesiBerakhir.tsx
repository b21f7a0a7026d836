import { PESAN } from '@sinas/domain/pesan/pesan';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useState } from 'react';
import { pasangSesiHilang } from '../lib/http';
import { mulaiMasuk } from '../lib/masuk';

/** The session ended while a page is open: say so and offer sign-in, instead of throwing the page away. */
export function SesiBerakhir() {
  const [berakhir, setBerakhir] = useState(false);
  useEffect(() => {
    pasangSesiHilang(() => setBerakhir(true));
    return () => pasangSesiHilang(() => undefined);
  }, []);
  const kembali = () => mulaiMasuk(window.location.pathname + window.location.search + window.location.hash);
  return (
    <Dialog open={berakhir} onClose={() => setBerakhir(false)} maxWidth="xs" fullWidth aria-labelledby="sesi-berakhir">
      <DialogTitle id="sesi-berakhir">Sesi berakhir</DialogTitle>
      <DialogContent>
        <p>{PESAN['akses.token_kedaluwarsa']}. Anda kembali ke halaman ini setelah masuk.</p>
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={() => setBerakhir(false)}>
          Tutup
        </Button>
        <Button variant="contained" onClick={kembali} autoFocus>
          Masuk kembali
        </Button>
      </DialogActions>
    </Dialog>
  );
}
