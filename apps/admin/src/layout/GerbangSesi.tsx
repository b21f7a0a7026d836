import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { FullScreenSpinner } from '@sinas/ui/feedback/Loading';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { kodeBantuan, pesanGalat } from '../lib/galat';
import { SesiProvider } from '../providers/pengguna';
import { lupakanSesi, muatSesi, mulaiMasuk, type Pengguna, type Sesi } from '../providers/sesi';
import type { ButirMenu } from '../providers/wire';
import { SesiBerakhir } from './SesiBerakhir';
import gaya from './rangka.module.css';

type Keadaan =
  { tahap: 'muat' } | { tahap: 'gagal'; galat: unknown } | { tahap: 'masuk'; pengguna: Pengguna; menu: ButirMenu[] };

/** Only officers pass: nobody else sees a frame of the console. A company's user belongs to the web app. */
export function GerbangSesi({ children }: { children: ReactNode }) {
  const [keadaan, setKeadaan] = useState<Keadaan>({ tahap: 'muat' });
  const terima = useCallback(({ masuk, pengguna, menu }: Sesi) => {
    if (!masuk || !pengguna) mulaiMasuk();
    else if (pengguna.id_organization) window.location.assign('/');
    else setKeadaan({ tahap: 'masuk', pengguna, menu });
  }, []);
  const periksa = useCallback(() => {
    muatSesi().then(terima, (galat: unknown) => setKeadaan({ tahap: 'gagal', galat }));
  }, [terima]);
  useEffect(periksa, [periksa]);
  // A session that cannot be read again changes nothing on the screen: the one that is there goes on.
  const segarkan = useCallback(() => {
    lupakanSesi();
    muatSesi().then(
      (sesi) => sesi.masuk && terima(sesi),
      () => undefined,
    );
  }, [terima]);
  const isi = useMemo(() => (keadaan.tahap === 'masuk' ? { ...keadaan, segarkan } : null), [keadaan, segarkan]);
  const cobaLagi = () => {
    setKeadaan({ tahap: 'muat' });
    periksa();
  };
  if (isi)
    return (
      <SesiProvider value={isi}>
        {children}
        <SesiBerakhir onSesi={terima} />
      </SesiProvider>
    );
  if (keadaan.tahap === 'gagal')
    return (
      <main className={gaya.tengah}>
        <div className="sn-card">
          <ErrorState heading="h1" kode={kodeBantuan(keadaan.galat)} onRetry={cobaLagi}>
            Sesi belum dapat diperiksa. {pesanGalat(keadaan.galat, 'Coba lagi beberapa saat')}.
          </ErrorState>
        </div>
      </main>
    );
  return <FullScreenSpinner />;
}
