import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import type { ReactNode } from 'react';
import { Link, useParams } from 'react-router-dom';
import { Halaman } from '../../components/Halaman';
import { Muat } from '../../components/Muat';
import { AksesDitolak } from '../../layout/HalamanLain';
import { statusGalat } from '../../lib/galat';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import type { DaftarReferensi } from '../../providers/wire';
import { useSemuaReferensi } from './data';
import gaya from './referensi.module.css';

interface Props {
  /** Heading, when it is not the name of the list itself. */
  judul?: (daftar: DaftarReferensi) => string;
  ujung?: (daftar: DaftarReferensi) => ReactNode;
  children: (daftar: DaftarReferensi) => ReactNode;
}

/** A page about the list that the address names; the way back stands below its heading. */
export function HalamanDaftar({ judul, ujung, children }: Props) {
  const { jenis = '' } = useParams();
  const semua = useSemuaReferensi();
  const boleh = punyaIzin(usePengguna(), 'referensi.kelola');
  if (!boleh || statusGalat(semua.error) === 403) return <AksesDitolak />;
  const daftar = semua.data?.find((d) => d.jenis === jenis);
  return (
    <Halaman
      judul={daftar ? (judul?.(daftar) ?? daftar.nama) : 'Daftar referensi'}
      kalimat={
        <span className={gaya.jejak}>
          <Link to="/referensi">Semua daftar</Link>
          {judul && daftar && <Link to={`/referensi/${daftar.jenis}`}>{daftar.nama}</Link>}
        </span>
      }
      ujung={daftar && ujung?.(daftar)}
    >
      <Muat kueri={semua} apa="Daftar referensi">
        {() =>
          daftar ? (
            children(daftar)
          ) : (
            <div className="sn-card">
              <EmptyState icon="search" title="Daftar tidak ditemukan">
                Tidak ada daftar referensi dengan nama itu.
              </EmptyState>
            </div>
          )
        }
      </Muat>
    </Halaman>
  );
}
