import { ErrorState } from '@sinas/ui/ErrorState';
import { useEffect } from 'react';
import { useRouteError } from 'react-router-dom';

/** A page that could not be drawn or loaded (a new version was installed, the line broke). */
export function RuteGagal() {
  const galat = useRouteError();
  useEffect(() => {
    console.error(galat);
  }, [galat]);
  return (
    <main className="sn-page app-tengah">
      <div className="sn-card">
        <ErrorState heading="h1" onRetry={() => window.location.reload()}>
          Halaman ini belum dapat ditampilkan. Yang sudah tersimpan tetap aman.
        </ErrorState>
      </div>
    </main>
  );
}
