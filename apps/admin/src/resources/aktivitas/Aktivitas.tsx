import { tampil } from '@sinas/domain/format/tampil';
import { CARA_MASUK } from '@sinas/domain/akses/kata-akun';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { CariPengguna } from '../../components/akun/CariAkun';
import { Halaman } from '../../components/Halaman';
import { LencanaMasuk } from '../../components/akun/LencanaMasuk';
import { Muat } from '../../components/Muat';
import { Penomoran } from '../../components/daftar/Penomoran';
import { Tabel } from '../../components/daftar/Tabel';
import { AksesDitolak } from '../../layout/HalamanLain';
import { statusGalat } from '../../lib/galat';
import { useData } from '../../lib/useData';
import { saat } from '../../lib/waktu';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import type { Akun } from '../../providers/wire';
import { TulangAntrean } from '../pengajuan/antrean/TabelAntrean';

const LIMIT = 25;
const KOLOM = ['Waktu', 'Pengguna', 'Peristiwa', 'Perangkat', 'Cara', 'Alamat jaringan'];

/** /aktivitas: who signed in, who tried, and what people said was not them. */
export function Aktivitas() {
  return punyaIzin(usePengguna(), 'aktivitas.pantau') ? <DaftarAktivitas /> : <AksesDitolak />;
}

function DaftarAktivitas() {
  const data = useData();
  const [kueri, setKueri] = useSearchParams();
  const idUser = kueri.get('id_user') ?? 'semua';
  const page = Math.max(1, Number(kueri.get('page')) || 1);
  const [akun, setAkun] = useState<Akun | null>(null);
  const daftar = useQuery({
    queryKey: ['aktivitas', idUser, page],
    queryFn: ({ signal }) => data.aktivitas(idUser, page, LIMIT, { signal }),
    placeholderData: keepPreviousData,
  });
  const pilih = (baru: Akun | null) => {
    setAkun(baru);
    setKueri(baru ? { id_user: baru.id } : {});
  };
  if (statusGalat(daftar.error) === 403) return <AksesDitolak />;
  const satu = idUser !== 'semua';
  return (
    <Halaman judul="Aktivitas masuk" kalimat="Siapa masuk, dari mana, dan percobaan yang gagal. Yang terbaru di atas.">
      <div className="kn-pilih-sasaran">
        <CariPengguna label="Hanya satu pengguna, opsional" nilai={akun} onPilih={pilih} />
        {satu && !akun && (
          <button type="button" className="sn-linkbtn" onClick={() => pilih(null)}>
            Tampilkan semua pengguna
          </button>
        )}
      </div>
      <Muat kueri={daftar} apa="Aktivitas masuk" tulang={<TulangAntrean baris={10} />}>
        {({ data: baris }) =>
          baris.length === 0 ? (
            <div className="sn-card">
              <EmptyState icon="clock" title="Belum ada aktivitas">
                Setiap kali sebuah akun dipakai masuk, tercatat di sini.
              </EmptyState>
            </div>
          ) : (
            <Tabel nama="Aktivitas masuk" kolom={KOLOM} basi={daftar.isPlaceholderData}>
              {baris.map((a) => (
                <tr key={a.id}>
                  <td>{saat(a.waktu)}</td>
                  <td className="kn-firma" title={`${a.fullname}, ${a.username}`}>
                    <Link to={`/pengguna/${a.id_user}`}>{a.fullname}</Link>
                  </td>
                  <td>
                    <LencanaMasuk aktivitas={a} />
                  </td>
                  <td>{a.perangkat}</td>
                  <td>{CARA_MASUK[a.cara]}</td>
                  <td>{tampil(a.alamat)}</td>
                </tr>
              ))}
            </Tabel>
          )
        }
      </Muat>
      <Penomoran
        page={page}
        perPage={LIMIT}
        total={daftar.data?.meta.total ?? 0}
        perkiraan={daftar.data?.meta.total_perkiraan}
        onPindah={(n) => setKueri({ ...(satu ? { id_user: idUser } : {}), page: String(n) })}
      />
    </Halaman>
  );
}
