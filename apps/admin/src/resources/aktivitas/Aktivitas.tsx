import { tampil } from '@sinas/domain/format/tampil';
import { CARA_MASUK, KODE_PERISTIWA_MASUK, PERISTIWA_MASUK } from '@sinas/domain/akses/kata-akun';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { CariPengguna } from '../../components/akun/CariAkun';
import { Halaman } from '../../components/Halaman';
import { LencanaMasuk } from '../../components/akun/LencanaMasuk';
import { Muat } from '../../components/Muat';
import { EksporDaftar } from '../../components/daftar/EksporDaftar';
import { Penomoran } from '../../components/daftar/Penomoran';
import { Tabel } from '../../components/daftar/Tabel';
import { BilahSaring } from '../../components/saring/BilahSaring';
import { Hari } from '../../components/saring/Hari';
import { Pilih } from '../../components/saring/Pilih';
import { AksesDitolak } from '../../layout/HalamanLain';
import { statusGalat } from '../../lib/galat';
import { useData } from '../../lib/useData';
import { saat } from '../../lib/waktu';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import type { Akun } from '../../providers/wire';
import { TulangAntrean } from '../pengajuan/antrean/TabelAntrean';

const LIMIT = 25;
const PERISTIWA = [
  ['SALAH', 'Semua percobaan gagal'],
  ...KODE_PERISTIWA_MASUK.map((k) => [k, PERISTIWA_MASUK[k].kata] as const),
] as const;
const KOLOM = ['Waktu', 'Pengguna', 'Peristiwa', 'Perangkat', 'Cara', 'Alamat jaringan'];

/** /aktivitas: who signed in, who tried, and what people said was not them. */
export function Aktivitas() {
  return punyaIzin(usePengguna(), 'aktivitas.pantau') ? <DaftarAktivitas /> : <AksesDitolak />;
}

function DaftarAktivitas() {
  const data = useData();
  const [kueri, setKueri] = useSearchParams();
  const isi = (nama: string): string | undefined => kueri.get(nama) ?? undefined;
  const idUser = isi('id_user') ?? 'semua';
  const saring = { peristiwa: isi('peristiwa'), sejak: isi('sejak'), sampai: isi('sampai') };
  const page = Math.max(1, Number(kueri.get('page')) || 1);
  const [akun, setAkun] = useState<Akun | null>(null);
  const daftar = useQuery({
    queryKey: ['aktivitas', idUser, saring, page],
    queryFn: ({ signal }) => data.aktivitas({ id_user: idUser, ...saring }, page, LIMIT, { signal }),
    placeholderData: keepPreviousData,
  });
  const ubah = (baru: Record<string, string>) =>
    setKueri((lama) => {
      const semua = { ...Object.fromEntries(lama), page: '', ...baru };
      return Object.fromEntries(Object.entries(semua).filter(([, v]) => v !== ''));
    });
  const pilih = (baru: Akun | null) => {
    setAkun(baru);
    ubah({ id_user: baru?.id ?? '' });
  };
  const disaring = Object.values(saring).some(Boolean);
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
      <BilahSaring
        nama="Saringan aktivitas"
        onHapus={disaring ? () => ubah({ peristiwa: '', sejak: '', sampai: '' }) : null}
        ujung={<EksporDaftar daftar="aktivitas" saring={{ ...saring, id_user: satu ? idUser : undefined }} />}
      >
        <Pilih
          nama="Peristiwa"
          nilai={saring.peristiwa}
          pilihan={PERISTIWA}
          onUbah={(peristiwa) => ubah({ peristiwa })}
        />
        <Hari nama="Sejak" nilai={saring.sejak} onUbah={(sejak) => ubah({ sejak })} />
        <Hari nama="Sampai" nilai={saring.sampai} onUbah={(sampai) => ubah({ sampai })} />
      </BilahSaring>
      <Muat kueri={daftar} apa="Aktivitas masuk" tulang={<TulangAntrean baris={10} />}>
        {({ data: baris }) =>
          baris.length === 0 ? (
            <div className="sn-card">
              <EmptyState icon="clock" title={disaring ? 'Tidak ada aktivitas yang cocok' : 'Belum ada aktivitas'}>
                {disaring ? 'Longgarkan saringan.' : 'Setiap kali sebuah akun dipakai masuk, tercatat di sini.'}
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
        onPindah={(n) => ubah({ page: String(n) })}
      />
    </Halaman>
  );
}
