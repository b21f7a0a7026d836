import '@sinas/ui/styles.css';
import './konsol.css';
import { serahkanBukti } from '@sinas/ui/akun/bukti/bukti-penyedia';
import { kabarkanMasuk } from '@sinas/ui/akun/masuk/jendela-masuk';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Konsol } from './Konsol';

const akar = document.getElementById('akar');
if (!akar) throw new Error('index.html carries #akar');

if (serahkanBukti() || kabarkanMasuk()) akar.textContent = 'Tutup jendela ini dan kembali ke halaman sebelumnya.';
else
  createRoot(akar).render(
    <StrictMode>
      <Konsol />
    </StrictMode>,
  );
