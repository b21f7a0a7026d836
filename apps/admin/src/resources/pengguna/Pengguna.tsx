import { angka } from '@sinas/domain/format/angka';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { Button } from '@sinas/ui/inputs/Button';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Halaman } from '../../components/Halaman';
import { Muat } from '../../components/Muat';
import { Penomoran } from '../../components/daftar/Penomoran';
import { StatusAkun } from '../../components/akun/StatusAkun';
import { Tabel } from '../../components/daftar/Tabel';
import { AksesDitolak } from '../../layout/HalamanLain';
import { statusGalat } from '../../lib/galat';
import { saat } from '../../lib/waktu';
import { usePengguna } from '../../providers/pengguna';
import type { Akun } from '../../providers/wire';
import { TulangAntrean } from '../pengajuan/antrean/TabelAntrean';
import { LIMIT, useDaftarAkun } from './data';
import { DaftarSetelUlang } from './setel-ulang/DaftarSetelUlang';
import { DialogTambah } from './DialogTambah';
import { jenisTerlihat, jenisUndangan } from './jenis';
import { bacaSaringan, SaringPengguna } from './SaringPengguna';

const KOLOM = ['Nama', 'Status', 'Peran', 'Perusahaan atau K/L', 'Surel', 'Terakhir masuk'];

/** /pengguna: the accounts that the officer may see (LAYAR-08); what he may do with each stands on its page. */
export function Pengguna() {
  const pengguna = usePengguna();
  const jenis = jenisTerlihat(pengguna);
  const undangan = jenisUndangan(pengguna);
  const [kueri, setKueri] = useSearchParams();
  const [tambah, setTambah] = useState(false);
  const { saring, page } = bacaSaringan(kueri);
  const daftar = useDaftarAkun(saring, page);
  const pindah = (n: number) =>
    setKueri((lama) => {
      lama.set('page', String(n));
      return lama;
    });
  if (jenis.length === 0 || statusGalat(daftar.error) === 403) return <AksesDitolak />;
  const total = daftar.data?.meta.total ?? 0;
  return (
    <Halaman
      judul="Pengguna"
      kalimat={
        daftar.data
          ? `${angka(total)} akun${pengguna.user_role === 'KL_ADMIN' && pengguna.data_ga ? ` di ${pengguna.data_ga.nama}` : ''}.`
          : 'Akun perusahaan dan petugas.'
      }
      ujung={
        undangan.length > 0 && (
          <Button variant="contained" onClick={() => setTambah(true)}>
            Tambah pengguna
          </Button>
        )
      }
    >
      <DaftarSetelUlang />
      <SaringPengguna jenis={jenis} saring={saring} onUbah={setKueri} />
      <Muat kueri={daftar} apa="Daftar pengguna" tulang={<TulangAntrean baris={10} />}>
        {({ data }) =>
          data.length === 0 ? (
            <div className="sn-card">
              <EmptyState icon="users" title="Tidak ada pengguna yang cocok">
                Longgarkan saringan, atau tambah pengguna baru.
              </EmptyState>
            </div>
          ) : (
            <Tabel nama="Pengguna" kolom={KOLOM} basi={daftar.isPlaceholderData}>
              {data.map((a) => (
                <Baris key={a.id} akun={a} />
              ))}
            </Tabel>
          )
        }
      </Muat>
      <Penomoran
        page={page}
        perPage={LIMIT}
        total={total}
        perkiraan={daftar.data?.meta.total_perkiraan}
        onPindah={pindah}
      />
      {tambah && <DialogTambah jenis={undangan} onTutup={() => setTambah(false)} />}
    </Halaman>
  );
}

function Baris({ akun: a }: { akun: Akun }) {
  return (
    <tr>
      <td className="kn-firma" title={a.fullname}>
        <Link to={`/pengguna/${a.id}`}>{a.fullname}</Link>
      </td>
      <td>
        <StatusAkun status={a.status} ur_status={a.ur_status} />
      </td>
      <td className="kn-barang" title={a.name_role}>
        {a.name_role}
      </td>
      <td className="kn-barang" title={a.nama_organisasi ?? a.ur_ga ?? undefined}>
        {a.nama_organisasi ?? a.ur_ga ?? '-'}
      </td>
      <td>{a.email}</td>
      <td>{a.terakhir_masuk ? saat(a.terakhir_masuk) : 'Belum pernah'}</td>
    </tr>
  );
}
