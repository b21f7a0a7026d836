import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../../lib/api';
import { AndaiMinta } from '../dasar/AndaiMinta';
import { useFormulir } from '../kerja/useFormulir';
import { SpandukPerbaikan } from '../rangka/CatatanBagian';
import { DaftarMasalah } from './DaftarMasalah';
import { Kewajaran } from './Kewajaran';
import { Fakta, useRingkasan } from './ringkasan';
import gayaIsian from '../isian.module.css';
import gayaKirim from './kirim.module.css';

/** Step 'Periksa dan kirim': what will be sent, what is still missing, the statement. */
export function LangkahKirim({ ditolak }: { ditolak: boolean }) {
  const { keadaan, store, lengkap, sasaran } = useFormulir();
  const { detail, pernyataan } = keadaan;
  const disclaimer = useQuery({
    queryKey: ['disclaimer'],
    queryFn: ({ signal }) => api.ambil('/nk/v2/data-nk/disclaimer', { signal }),
    staleTime: Infinity,
  });
  const centang = useRef<HTMLInputElement>(null);
  const kurang = useRef<HTMLElement>(null);
  useEffect(() => {
    if (sasaran?.path === 'pernyataan') centang.current?.focus();
    if (sasaran?.path === 'kurang' || sasaran?.path === 'ganda') kurang.current?.focus();
  }, [sasaran]);
  useEffect(() => {
    if (!ditolak) return;
    kurang.current?.scrollIntoView?.({ block: 'start' });
    kurang.current?.focus({ preventScroll: true });
  }, [ditolak]);
  const { fakta, uji, satuan } = useRingkasan();
  return (
    <div className={gayaIsian.halaman}>
      <SpandukPerbaikan buka={false} />
      {lengkap.masalah.length > 0 && (
        <section
          className={`sn-card sn-pad ${gayaKirim.kurangKartu}`}
          ref={kurang}
          tabIndex={-1}
          aria-labelledby="fm-kurang"
        >
          <h2 id="fm-kurang">{lengkap.masalah.length} hal masih kurang</h2>
          {ditolak && (
            <p role="alert" className="sn-err">
              Permohonan belum dapat dikirim. Lengkapi yang tertulis di bawah ini, lalu kirim lagi.
            </p>
          )}
          <DaftarMasalah masalah={lengkap.masalah} />
        </section>
      )}
      <section className="sn-card sn-pad" aria-labelledby="fm-ringkasan">
        <h2 id="fm-ringkasan">Yang akan dikirim</h2>
        <Fakta fakta={fakta} />
      </section>
      <AndaiMinta />
      <section className="sn-card sn-pad" aria-labelledby="fm-kewajaran">
        <h2 id="fm-kewajaran">Kewajaran jumlah</h2>
        <p className="sn-sub">
          Perhitungan yang sama dilihat petugas. Yang perlu catatan minta alasan di Catatan kewajaran jumlah, yang tidak
          wajar harus diperbaiki dahulu.
        </p>
        <Kewajaran uji={uji} satuan={satuan} />
      </section>
      <section className="sn-card sn-pad" aria-labelledby="fm-pernyataan">
        <h2 id="fm-pernyataan">Pernyataan</h2>
        {disclaimer.isError ? (
          <p className="sn-err">
            Teks pernyataan belum dapat dimuat.{' '}
            <button type="button" className="sn-linkbtn" onClick={() => void disclaimer.refetch()}>
              Coba lagi
            </button>
          </p>
        ) : (
          <p className={gayaKirim.disclaimer}>{disclaimer.data?.teks ?? 'Mohon tunggu...'}</p>
        )}
        <label className={gayaKirim.centang}>
          <input
            ref={centang}
            type="checkbox"
            checked={pernyataan}
            disabled={detail.formulir.closedForm || !disclaimer.data}
            onChange={(e) => store.aturPernyataan(e.target.checked)}
          />
          <span>Saya menyatakan data di atas benar dan bersedia menanggung akibat hukumnya</span>
        </label>
      </section>
    </div>
  );
}
