import { dokumenBerlaku } from '@sinas/domain/formulir/dokumen';
import { pelakuBoleh } from '@sinas/domain/formulir/kepala-awal';
import { DOKUMEN_PERNYATAAN } from '@sinas/domain/layanan/bersama/dokumen';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { Beristilah } from '@sinas/ui/marks/Beristilah';
import { Link } from 'react-router-dom';
import gaya from '../mulai.module.css';

/** What will be asked for, before the first field; of the kinds of actor that this company may apply as. */
export function DokumenDisiapkan({
  kdRekom,
  kdKomoditas,
  apiCode,
}: {
  kdRekom: string;
  kdKomoditas: string;
  apiCode: string | null;
}) {
  const definisi = layanan(kdRekom as KdRekom);
  const boleh = pelakuBoleh(apiCode);
  const wajib = [
    ...new Map(
      boleh
        .flatMap((pelaku) => dokumenBerlaku(definisi.dokumen, kdKomoditas, pelaku))
        .filter((d) => d.wajib)
        .map((d) => [d.kd_dokumen, d]),
    ).values(),
  ];
  return (
    <section className={`sn-card sn-pad ${gaya.siapkan}`} aria-labelledby="fm-siapkan">
      <h2 id="fm-siapkan">Siapkan dahulu</h2>
      <ul>
        {wajib.map((d) => (
          <li key={d.kd_dokumen}>
            <Beristilah teks={d.nama} />
            {d.untuk && ', untuk produsen'}
            {d.kd_dokumen === DOKUMEN_PERNYATAAN && (
              <>
                {' '}
                (<Link to="/bantuan/pernyataan">cetak blangko</Link>)
              </>
            )}
          </li>
        ))}
      </ul>
      <p className="sn-sub">
        Dokumen diunggah pada langkah Dokumen; yang belum ada tidak menghalangi Anda mulai mengisi.{' '}
        <Link to={`/bantuan/${definisi.jnsLayanan.toLowerCase()}`}>Syarat dan langkah {definisi.jnsLayanan}</Link>
      </p>
    </section>
  );
}
