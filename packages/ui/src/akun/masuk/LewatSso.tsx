import { useState } from 'react';
import { Kabar } from '../../feedback/Kabar';

/** The other way back in, beside the page: a redirect would take what was typed with it. */
export function LewatSso({ onBuka }: { onBuka: () => boolean }) {
  const [dibuka, setDibuka] = useState<boolean | null>(null);
  return (
    <>
      <p>
        <button type="button" className="sn-linkbtn" onClick={() => setDibuka(onBuka())}>
          Masuk dengan SSO
        </button>
      </p>
      {dibuka === true && <p role="status">Masuklah di jendela yang terbuka. Halaman ini menunggu.</p>}
      {dibuka === false && (
        <Kabar grup="buruk">
          Peramban menahan jendela baru. Izinkan jendela dari situs ini lalu tekan lagi, atau pakai kata sandi.
        </Kabar>
      )}
    </>
  );
}
