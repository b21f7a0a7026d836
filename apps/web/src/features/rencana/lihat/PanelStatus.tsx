import { angka } from '@sinas/domain/format/angka';
import { tampilPeriode } from '@sinas/domain/format/periode';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { waktu } from '@sinas/domain/format/tanggal';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { keadaanGalat } from '../../../lib/galat';
import { akibat } from '../daftar/KabarTerlambat';
import { useRencana } from '../kerja/useRencana';
import gaya from '../neraca/neraca.module.css';

/** Where a plan that was sent lies, what came of it, and what happened to it. */
export function PanelStatus() {
  const { keadaan } = useRencana();
  const { detail } = keadaan.berkas;
  const { meja, noAju } = detail;
  const terbit = dalam('diberikan', detail.kd_status_pengajuan);
  const status = useQuery({
    queryKey: ['rencana', 'status', noAju],
    queryFn: ({ signal }) => api.ambil('/nk/v2/npp/pengajuan/status/{id}', { path: { id: noAju }, signal }),
    enabled: terbit,
  });
  const lambat = status.data?.terlambat;
  return (
    <>
      <section aria-labelledby="rl-meja">
        <h2 id="rl-meja">Di meja {meja.giliran_anda ? 'Anda' : meja.nama}</h2>
        <p className="sn-sub">{meja.berikut}</p>
      </section>
      {lambat && lambat.bulan.length > 0 && (
        <p className="sn-note" data-grup="anda">
          <span>
            Belum dilaporkan: {lambat.bulan.map(tampilPeriode).join(', ')}. {akibat(lambat)}
          </span>
        </p>
      )}
      {terbit && <Ditetapkan noAju={noAju} />}
      <RiwayatRencana noAju={noAju} />
    </>
  );
}

/** What was determined on each line of the balance, and what of it is still free. */
function Ditetapkan({ noAju }: { noAju: string }) {
  const garis = useQuery({
    queryKey: ['rencana', 'garis', noAju],
    queryFn: ({ signal }) => api.ambil('/nk/v2/npp/pengajuan/riwayat/nested/{id}', { path: { id: noAju }, signal }),
  });
  if (!garis.data || garis.data.garis.length === 0) return null;
  return (
    <section aria-labelledby="rl-tetap">
      <h3 id="rl-tetap">Yang ditetapkan</h3>
      <ul className={gaya.uji}>
        {garis.data.garis.map((g, i) => {
          const satuan = satuanPendek(g.satuan);
          return (
            <li key={`${g.kd_komoditas} ${g.satuan} ${i}`}>
              <span />
              <b>
                {angka(g.ditetapkan)} {satuan}
              </b>
              <p>
                Belum ditarik {angka(g.bebas)} {satuan}, sudah dipakai pengajuan {angka(g.terpakai)} {satuan}
              </p>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** What happened, in sentences, the latest first. */
function RiwayatRencana({ noAju }: { noAju: string }) {
  const riwayat = useQuery({
    queryKey: ['rencana', 'riwayat', noAju],
    queryFn: ({ signal }) => api.ambil('/nk/v2/npp/pengajuan/history/{id}', { path: { id: noAju }, signal }),
  });
  return (
    <section aria-labelledby="rl-riwayat">
      <h3 id="rl-riwayat">Riwayat</h3>
      {riwayat.isPending && <LoadingSkeleton lines={3} />}
      {riwayat.isError && (
        <ErrorState {...keadaanGalat(riwayat.error)} heading="h3" onRetry={() => void riwayat.refetch()}>
          Riwayat belum dapat dimuat.
        </ErrorState>
      )}
      <ol className={gaya.uji}>
        {(riwayat.data ?? [])
          .toSorted((a, b) => b.urut - a.urut)
          .map((r) => (
            <li key={r.urut}>
              <span />
              <b>{r.kalimat}</b>
              <p>
                {r.milik_sendiri ? 'Anda' : r.oleh}, {waktu(r.waktu)}
                {r.catatan && `. ${r.catatan}`}
              </p>
            </li>
          ))}
      </ol>
    </section>
  );
}
