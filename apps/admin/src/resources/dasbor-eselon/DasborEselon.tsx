import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { Link } from 'react-router-dom';
import { Bagian } from '../../components/Bagian';
import { Halaman } from '../../components/Halaman';
import { Muat } from '../../components/Muat';
import { AksesDitolak } from '../../layout/HalamanLain';
import { statusGalat } from '../../lib/galat';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import { AturElemen } from './AturElemen';
import { useDasborEselon } from './data';

/** /dasbor-eselon: who of the eselon users sees which part of the dashboard (LAYAR-08, PERAN-03). */
export function DasborEselon() {
  const dasbor = useDasborEselon();
  const boleh = punyaIzin(usePengguna(), 'dasbor.atur');
  if (statusGalat(dasbor.error) === 403) return <AksesDitolak />;
  return (
    <Halaman
      judul="Elemen dasbor"
      kalimat={
        boleh
          ? 'Centang bagian dasbor yang boleh dilihat tiap pengguna eselon, lalu simpan.'
          : 'Bagian dasbor tiap pengguna eselon. Yang mengaturnya Operator LNSW.'
      }
    >
      <Muat kueri={dasbor} apa="Elemen dasbor">
        {(semua) =>
          semua.length === 0 ? (
            <div className="sn-card">
              <EmptyState icon="grid" title="Belum ada pengguna eselon">
                Tambahkan lewat halaman Pengguna, lalu atur bagian dasbornya di sini.
              </EmptyState>
            </div>
          ) : (
            semua.map((e) => (
              <Bagian
                key={e.id_user}
                judul={e.fullname}
                uraian={
                  <>
                    {[e.position, e.ur_ga].filter(Boolean).join(', ') || 'Tanpa K/L'}
                    {!e.aktif && '. Akunnya belum aktif'}. <Link to={`/pengguna/${e.id_user}`}>Buka akun</Link>
                  </>
                }
              >
                <AturElemen eselon={e} />
              </Bagian>
            ))
          )
        }
      </Muat>
    </Halaman>
  );
}
