import { jamKini } from '@sinas/api-client/jam';
import { hariTanggal, tanggal, waktuPendek } from '@sinas/domain/format/tanggal';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Halaman } from '../../components/Halaman';
import { NomorAju } from '../../components/NomorAju';
import { AksesDitolak } from '../../layout/HalamanLain';
import { kodeBantuan, pesanGalat } from '../../lib/galat';
import { useData } from '../../lib/useData';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import type { KeberatanTerbuka } from '../../providers/wire';
import { TulangAntrean } from '../pengajuan/antrean/TabelAntrean';

/** Hidden from the rail is not enough: the page itself asks for the permission. */
export function Keberatan() {
  return punyaIzin(usePengguna(), 'pengajuan.jawab_keberatan') ? <DaftarKeberatan /> : <AksesDitolak />;
}

/** Objections that the ministry owes an answer to, the first that is due on top (T35). */
function DaftarKeberatan() {
  const data = useData();
  const kueri = useQuery({
    queryKey: ['keberatan-terbuka'],
    queryFn: ({ signal }) => data.keberatanTerbuka({ signal }),
  });
  const baris = kueri.data ?? [];
  const lewat = baris.filter((k) => k.lewat).length;
  return (
    <Halaman
      judul="Keberatan"
      kalimat={
        !kueri.data
          ? 'Keberatan perusahaan yang menunggu jawaban.'
          : `${baris.length} menunggu jawaban, ${lewat} lewat tenggat.`
      }
    >
      {kueri.isError && !kueri.data && (
        <div className="sn-card">
          <ErrorState kode={kodeBantuan(kueri.error)} onRetry={() => void kueri.refetch()} retrying={kueri.isFetching}>
            Daftar keberatan belum dapat dimuat. {pesanGalat(kueri.error, 'Coba lagi beberapa saat')}.
          </ErrorState>
        </div>
      )}
      {kueri.isPending && <TulangAntrean baris={6} />}
      {kueri.data && baris.length === 0 && (
        <div className="sn-card">
          <EmptyState title="Tidak ada keberatan yang menunggu">
            Keberatan atas keputusan kementerian Anda tampil di sini sampai dijawab atau ditarik.
          </EmptyState>
        </div>
      )}
      {baris.length > 0 && (
        <div className="kn-tabel" role="region" aria-label="Tabel keberatan" tabIndex={0}>
          <table className="sn-table">
            <caption className="sn-sr">Keberatan yang menunggu jawaban</caption>
            <thead>
              <tr>
                <th scope="col">Perusahaan</th>
                <th scope="col">Layanan</th>
                <th scope="col">Putusan</th>
                <th scope="col">Nomor aju</th>
                <th scope="col">Diajukan</th>
                <th scope="col">Jawaban paling lambat</th>
              </tr>
            </thead>
            <tbody>
              {baris.map((k) => (
                <Baris key={k.id} keberatan={k} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Halaman>
  );
}

const Baris = ({ keberatan: k }: { keberatan: KeberatanTerbuka }) => (
  <tr>
    <td>
      <Link to={`/pengajuan/${k.idNk}/show`}>{k.pemilik}</Link>
    </td>
    <td>
      {k.jnsLayanan} {k.ur_komoditas} {k.tahun}
    </td>
    <td>{k.ur_putusan}</td>
    <td>
      <NomorAju nomor={k.noAju} pendek />
    </td>
    <td>{waktuPendek(k.waktu)}</td>
    <td className={k.lewat ? 'sn-tone-danger' : undefined}>
      {new Date(k.tenggat).getFullYear() === jamKini().getFullYear() ? hariTanggal(k.tenggat) : tanggal(k.tenggat)}
      {k.lewat && ', terlambat'}
    </td>
  </tr>
);
