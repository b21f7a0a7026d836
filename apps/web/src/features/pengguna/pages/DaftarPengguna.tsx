import { angka } from '@sinas/domain/format/angka';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { useCallback, useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Avatar } from '../../../components/Avatar';
import { Halaman } from '../../../components/Halaman';
import { kataWaktuTengah } from '../../../components/WaktuLalu';
import { keadaanGalat, pesanGalat } from '../../../lib/galat';
import { punyaIzin, usePengguna } from '../../../lib/sesi';
import { useJudul } from '@sinas/ui/useJudul';
import { DialogUndang } from '../components/DialogUndang';
import { Saring } from '../components/Saring';
import { StatusAkun } from '../components/StatusAkun';
import { Tab } from '../components/Tab';
import { bacaSaringan, LIMIT, useDaftarPengguna, type Pengguna } from '../data';
import gaya from '../pengguna.module.css';

const Baris = ({ p }: { p: Pengguna }) => (
  <li className={gaya.baris}>
    <Avatar nama={p.fullname} foto={p.foto} />
    <div>
      <Link to={`/pengguna/${p.id}`}>{p.fullname}</Link>
      <small>{p.email}</small>
    </div>
    <div>
      {p.name_role}
      <small>{[p.position, p.isbranch && p.nama_organisasi].filter(Boolean).join(', ')}</small>
    </div>
    <div>
      <StatusAkun status={p.status} ur_status={p.ur_status} />
    </div>
    <small>{p.terakhir_masuk ? `Masuk ${kataWaktuTengah(p.terakhir_masuk)}` : 'Belum pernah masuk'}</small>
  </li>
);

/** /pengguna: the accounts of one's company and its branches (LAYAR-13). */
export function DaftarPengguna() {
  useJudul('Pengguna perusahaan');
  const [kueri, setKueri] = useSearchParams();
  const saringan = bacaSaringan(kueri);
  const daftar = useDaftarPengguna(saringan);
  const bolehUndang = punyaIzin(usePengguna(), 'pengguna.perusahaan');
  const [undang, setUndang] = useState(false);
  const ubah = useCallback(
    (isi: Record<string, string>) =>
      setKueri(
        (lama) => {
          const baru = new URLSearchParams(lama);
          if (!('page' in isi)) baru.delete('page');
          for (const [nama, nilai] of Object.entries(isi)) {
            if (nilai) baru.set(nama, nilai);
            else baru.delete(nama);
          }
          return baru;
        },
        { replace: !('page' in isi) },
      ),
    [setKueri],
  );
  const total = daftar.data?.meta.total ?? 0;
  const ditolak = daftar.isError && keadaanGalat(daftar.error).sebab === 'ditolak';
  return (
    <div className="sn-page hal-isi">
      <div className="sn-head hal-judul">
        <h1>{daftar.data ? `${angka(total)} pengguna` : 'Pengguna'}</h1>
        {bolehUndang && (
          <Button variant="contained" onClick={() => setUndang(true)}>
            <Icon name="plus" />
            Undang rekan
          </Button>
        )}
      </div>
      {!ditolak && (
        <>
          <Tab />
          <Saring saringan={saringan} onUbah={ubah} />
        </>
      )}
      {daftar.isPending && <LoadingSkeleton lines={8} />}
      {daftar.isError && (
        <div className="sn-card">
          <ErrorState
            {...keadaanGalat(daftar.error)}
            onRetry={() => void daftar.refetch()}
            retrying={daftar.isFetching}
          >
            {pesanGalat(daftar.error, 'Daftar pengguna belum dapat dimuat')}.
          </ErrorState>
        </div>
      )}
      {daftar.data && daftar.data.data.length > 0 && (
        <ul className={daftar.isPlaceholderData ? `sn-card ${gaya.lama}` : 'sn-card'}>
          {daftar.data.data.map((p) => (
            <Baris key={p.id} p={p} />
          ))}
        </ul>
      )}
      {daftar.data?.data.length === 0 && (
        <div className="sn-card">
          <EmptyState title="Tidak ada yang cocok" icon="search" action={<Link to="?">Hapus saringan</Link>}>
            Tidak ada pengguna dengan kata, status, dan cabang itu.
          </EmptyState>
        </div>
      )}
      <Halaman
        page={saringan.page}
        limit={LIMIT}
        total={total}
        perkiraan={daftar.data?.meta.total_perkiraan}
        onPindah={(n) => ubah({ page: String(n) })}
      />
      {undang && <DialogUndang onTutup={() => setUndang(false)} />}
    </div>
  );
}
