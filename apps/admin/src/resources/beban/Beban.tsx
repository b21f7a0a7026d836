import { angka } from '@sinas/domain/format/angka';
import { waktuPendek } from '@sinas/domain/format/tanggal';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Halaman } from '../../components/Halaman';
import { alamatAntrean, alamatRencana } from '../../layout/antrean';
import { AksesDitolak } from '../../layout/HalamanLain';
import { kodeBantuan, pesanGalat } from '../../lib/galat';
import { useData } from '../../lib/useData';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import type { BebanWire } from '../../providers/wire';
import { TulangAntrean } from '../pengajuan/antrean/TabelAntrean';

const SEGAR_MS = 30_000;

/** Hidden from the rail is not enough: the page itself asks for the permission. */
export function Beban() {
  return punyaIzin(usePengguna(), 'pengajuan.alihkan') ? <DaftarBeban /> : <AksesDitolak />;
}

type Petugas = BebanWire['petugas'][number];
const dipegang = (p: Petugas): number => p.permohonan + p.rencana;

/** Who has how much on his desk, the most first; each leads to his files, where they are given to others. */
function DaftarBeban() {
  const data = useData();
  const kueri = useQuery({
    queryKey: ['beban'],
    queryFn: ({ signal }) => data.beban({ signal }),
    refetchInterval: SEGAR_MS,
  });
  const baris = (kueri.data?.petugas ?? []).toSorted(
    (a, b) => dipegang(b) - dipegang(a) || b.lewat - a.lewat || a.nama.localeCompare(b.nama, 'id'),
  );
  return (
    <Halaman
      judul="Beban kerja"
      kalimat={
        kueri.data && (
          <>
            {angka(baris.reduce((n, p) => n + dipegang(p), 0))} berkas dipegang,{' '}
            <Link to={alamatAntrean('belum')}>{angka(kueri.data.belum_diambil)} belum diambil</Link>. Pilih angkanya
            untuk membuka dan mengalihkan berkasnya.
          </>
        )
      }
    >
      {kueri.isError && !kueri.data && (
        <div className="sn-card">
          <ErrorState kode={kodeBantuan(kueri.error)} onRetry={() => void kueri.refetch()} retrying={kueri.isFetching}>
            Beban kerja belum dapat dimuat. {pesanGalat(kueri.error, 'Coba lagi beberapa saat')}.
          </ErrorState>
        </div>
      )}
      {kueri.isPending && <TulangAntrean baris={6} />}
      {kueri.data && (
        <div className="kn-tabel" role="region" aria-label="Tabel beban kerja" tabIndex={0}>
          <table className="sn-table">
            <caption className="sn-sr">Berkas yang dipegang tiap petugas</caption>
            <thead>
              <tr>
                <th scope="col">Petugas</th>
                <th scope="col">Peran</th>
                <th scope="col" className="sn-num">
                  Permohonan
                </th>
                <th scope="col" className="sn-num">
                  Rencana
                </th>
                <th scope="col" className="sn-num">
                  Lewat batas
                </th>
                <th scope="col" className="sn-num">
                  Jatuh hari ini
                </th>
                <th scope="col">Paling lama dipegang sejak</th>
                <th scope="col" className="sn-num">
                  Selesai 7 hari terakhir
                </th>
              </tr>
            </thead>
            <tbody>
              {baris.map((p) => (
                <Baris key={p.id} p={p} />
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Halaman>
  );
}

const Baris = ({ p }: { p: Petugas }) => (
  <tr>
    <th scope="row">{p.nama}</th>
    <td>{p.name_role}</td>
    <td className="sn-num">
      <Jumlah n={p.permohonan} ke={alamatAntrean('semua', { petugas: p.id })} apa={`permohonan ${p.nama}`} />
    </td>
    <td className="sn-num">
      <Jumlah n={p.rencana} ke={alamatRencana({ antrean: 'semua', petugas: p.id })} apa={`rencana ${p.nama}`} />
    </td>
    <td className={p.lewat > 0 ? 'sn-num sn-tone-danger' : 'sn-num'}>{angka(p.lewat)}</td>
    <td className="sn-num">{angka(p.hari_ini)}</td>
    <td>{p.terlama ? waktuPendek(p.terlama) : '-'}</td>
    <td className="sn-num">{angka(p.selesai_minggu)}</td>
  </tr>
);
const Jumlah = ({ n, ke, apa }: { n: number; ke: string; apa: string }) =>
  n === 0 ? (
    <>0</>
  ) : (
    <Link to={ke} aria-label={`${angka(n)} ${apa}`}>
      {angka(n)}
    </Link>
  );
