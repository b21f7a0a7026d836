import { STATUS } from '@sinas/domain/pengajuan/status';
import { hariWaktu } from '@sinas/domain/format/tanggal';
import type { LangkahFormulir } from '@sinas/domain/formulir/formulir';
import { BedaBerkas } from '@sinas/ui/BedaBerkas';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { Shape, type ShapeName } from '@sinas/ui/marks/Shape';
import { keadaanGalat } from '../../../lib/galat';
import type { Riwayat } from '../../../lib/wire';
import { useRiwayatBerkas } from '../data';
import gaya from '../perjalanan.module.css';

const bentuk = (r: Riwayat): ShapeName => (r.milik_sendiri ? 'centang' : STATUS[r.ke].bentuk);
const final = (r: Riwayat) => STATUS[r.ke].final;

/** History in sentences, newest first; the company's own steps are marked. */
export function Perjalanan({ id, langkah }: { id: string; langkah: readonly LangkahFormulir[] }) {
  const riwayat = useRiwayatBerkas(id);
  return (
    <section className="sn-card sn-pad" aria-labelledby="j-perjalanan">
      <h2 id="j-perjalanan">Perjalanan berkas</h2>
      {riwayat.isPending && <LoadingSkeleton card={false} />}
      {riwayat.isError && (
        <ErrorState
          {...keadaanGalat(riwayat.error)}
          onRetry={() => void riwayat.refetch()}
          retrying={riwayat.isFetching}
        >
          Riwayat belum dapat dimuat.
        </ErrorState>
      )}
      {riwayat.data?.length === 0 && <p className="sn-sub">Belum ada langkah yang tercatat.</p>}
      <ol className={gaya.cerita}>
        {[...(riwayat.data ?? [])]
          .sort((a, b) => b.urut - a.urut)
          .map((r) => (
            <li key={r.urut} data-milik={r.milik_sendiri} data-final={final(r)}>
              <Shape name={bentuk(r)} />
              {r.kalimat}
              {r.catatan && !r.kalimat.includes(r.catatan) && <span className="sn-soft"> {r.catatan}</span>}
              {r.perubahan && r.perubahan.butir.length + r.perubahan.lainnya > 0 && (
                <details className={gaya.beda}>
                  <summary>{r.perubahan.butir.length + r.perubahan.lainnya} isian berubah</summary>
                  <BedaBerkas {...r.perubahan} langkah={langkah} />
                </details>
              )}
              <time dateTime={r.waktu}>{hariWaktu(r.waktu)}</time>
            </li>
          ))}
      </ol>
    </section>
  );
}
