import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import type { UseQueryResult } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Halaman } from '../../../components/Halaman';
import { Kabar } from '@sinas/ui/feedback/Kabar';
import { keadaanGalat } from '../../../lib/galat';
import { useJudul } from '@sinas/ui/useJudul';
import { AktivitasSaya } from '../components/AktivitasSaya';
import { PerangkatSaya } from '../components/PerangkatSaya';
import { LIMIT, useAktivitas, usePerangkat } from '../data';
import gaya from '../perangkat.module.css';

function Muat<T>({ kueri, apa, isi }: { kueri: UseQueryResult<T>; apa: string; isi: (data: T) => ReactNode }) {
  if (kueri.data !== undefined) return isi(kueri.data);
  if (kueri.isPending) return <LoadingSkeleton lines={4} />;
  return (
    <div className="sn-card">
      <ErrorState
        heading="h3"
        {...keadaanGalat(kueri.error)}
        onRetry={() => void kueri.refetch()}
        retrying={kueri.isFetching}
      >
        {apa} belum dapat dimuat.
      </ErrorState>
    </div>
  );
}

/** /perangkat: where one is signed in, and who tried. */
export function Perangkat() {
  useJudul('Perangkat dan aktivitas');
  const [kueri, setKueri] = useSearchParams();
  const page = Math.max(1, Number(kueri.get('page')) || 1);
  const perangkat = usePerangkat();
  const aktivitas = useAktivitas(page);
  const [diakhiri, setDiakhiri] = useState<number | null>(null);
  return (
    <div className="sn-page hal-isi">
      <div className="sn-head hal-judul">
        <h1>{perangkat.data ? `Masuk di ${perangkat.data.length} perangkat` : 'Perangkat dan aktivitas'}</h1>
      </div>
      {diakhiri !== null && (
        <div className={gaya.kabar}>
          <Kabar grup="anda">
            {diakhiri > 0 ? `${diakhiri} perangkat lain sudah dikeluarkan. ` : 'Tidak ada perangkat lain yang masuk. '}
            Langkah berikutnya: <Link to="/profil#sandi">buat kata sandi baru</Link>, supaya yang mengetahui kata sandi
            lama tidak dapat masuk lagi.
          </Kabar>
        </div>
      )}
      <section className={gaya.bagian} aria-labelledby="pk-sesi">
        <h2 id="pk-sesi">Sedang masuk</h2>
        <Muat kueri={perangkat} apa="Daftar perangkat" isi={(daftar) => <PerangkatSaya daftar={daftar} />} />
      </section>
      {!perangkat.isPending && (
        <section className={gaya.bagian} aria-labelledby="pk-aktivitas">
          <h2 id="pk-aktivitas">Aktivitas masuk</h2>
          <Muat
            kueri={aktivitas}
            apa="Aktivitas masuk"
            isi={({ data, meta }) =>
              data.length === 0 ? (
                <div className="sn-card">
                  <EmptyState title="Belum ada aktivitas" icon="clock" heading="h3">
                    Setiap kali akun Anda dipakai masuk, tercatat di sini.
                  </EmptyState>
                </div>
              ) : (
                <>
                  <AktivitasSaya daftar={data} onDilaporkan={setDiakhiri} />
                  <Halaman
                    page={page}
                    limit={LIMIT}
                    total={meta.total ?? 0}
                    perkiraan={meta.total_perkiraan}
                    onPindah={(n) => setKueri({ page: String(n) })}
                  />
                </>
              )
            }
          />
        </section>
      )}
    </div>
  );
}
