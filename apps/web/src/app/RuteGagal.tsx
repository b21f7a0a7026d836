import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { useTersambung } from '@sinas/ui/feedback/Luring';
import { useEffect, useState } from 'react';
import { useRouteError } from 'react-router-dom';

const muatUlang = (): void => window.location.reload();

/** What could not be drawn or loaded: without a line it is the line, and the page comes by itself when that is back. */
function Isi() {
  const galat = useRouteError();
  const tersambung = useTersambung();
  const [luring] = useState(!tersambung);
  useEffect(() => {
    console.error(galat);
  }, [galat]);
  useEffect(() => {
    if (luring && tersambung) muatUlang();
  }, [luring, tersambung]);
  return (
    <div className="sn-card">
      {luring ? (
        <ErrorState heading="h1" sebab="luring" onRetry={muatUlang}>
          Halaman ini belum pernah dimuat di sini, jadi perlu sambungan. Ia terbuka sendiri begitu tersambung kembali.
          Yang sudah tersimpan tetap aman.
        </ErrorState>
      ) : (
        <ErrorState heading="h1" title="Halaman ini belum dapat ditampilkan" onRetry={muatUlang}>
          Muat ulang halaman. Yang sudah tersimpan tetap aman.
        </ErrorState>
      )}
    </div>
  );
}

/** Instead of the whole application: it could not be drawn or loaded. */
export const RuteGagal = () => (
  <main className="sn-page app-tengah">
    <Isi />
  </main>
);

/** Instead of one page: bar and menu stay. */
export const HalamanGagal = () => (
  <div className="sn-page app-tengah">
    <Isi />
  </div>
);
