import type { Skema } from '@sinas/api-client';
import { tanggal } from '@sinas/domain/format/tanggal';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { useState } from 'react';
import { Halaman } from '../../../components/Halaman';
import { keadaanGalat, pesanGalat } from '../../../lib/galat';
import { LIMIT, useIzinLama } from '../data';
import { Serapan } from './Serapan';
import gaya from '../realisasi.module.css';

/** Permits that were issued before the portal, each row with what remains of it; nothing where the company has none. */
export function IzinLama() {
  const [page, setPage] = useState(1);
  const daftar = useIzinLama(page);
  const total = daftar.data?.meta.total ?? 0;
  if (!daftar.isError && total === 0) return null;
  return (
    <section aria-labelledby="j-izin-lama" aria-busy={daftar.isFetching} className={`${gaya.daftar} ${gaya.lama}`}>
      <div>
        <h2 id="j-izin-lama">Izin sebelum portal</h2>
        <p className="sn-sub">Pemakaiannya dicatat dari pemberitahuan pabean (PIB).</p>
      </div>
      {daftar.isError && (
        <div className="sn-card">
          <ErrorState
            heading="h3"
            {...keadaanGalat(daftar.error)}
            onRetry={() => void daftar.refetch()}
            retrying={daftar.isFetching}
          >
            {pesanGalat(daftar.error, 'Izin sebelum portal belum dapat dimuat')}.
          </ErrorState>
        </div>
      )}
      {daftar.data?.data.map((i) => (
        <Kartu key={i.id} izin={i} />
      ))}
      <Halaman page={page} limit={LIMIT} total={total} onPindah={setPage} />
    </section>
  );
}

const Kartu = ({ izin }: { izin: Skema<'IzinLamaDto'> }) => (
  <article className={`sn-card ${gaya.kartu}`}>
    <div className={gaya.kepala}>
      <h3>
        {izin.layanan} {izin.ur_komoditas} {izin.tahun}
      </h3>
      <span className="sn-sub">
        {izin.no_keputusan}, berlaku sampai {tanggal(izin.berlaku_sampai)}
      </span>
    </div>
    {izin.baris.map(({ jml, ...b }) => (
      <div key={b.seri}>
        <span>
          {b.uraian} <small className="sn-sub">HS {b.hs}</small>
        </span>
        <Serapan jumlah={{ ...b, ditetapkan: jml }} />
      </div>
    ))}
  </article>
);
