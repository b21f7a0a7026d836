import { tampil } from '@sinas/domain/format/tampil';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { keadaanGalat, pesanGalat } from '../../../lib/galat';
import { usePengguna } from '../../../lib/sesi';
import { useJudul } from '@sinas/ui/useJudul';
import { DialogCabang } from '../components/DialogCabang';
import { Tab } from '../components/Tab';
import { useCabang, type Cabang as SatuCabang } from '../data';
import gaya from '../pengguna.module.css';

/** /pengguna/cabang: the company and its branches; the head office keeps them. */
export function Cabang() {
  useJudul('Cabang');
  const pusat = usePengguna().isbranch !== 'Y';
  const cabang = useCabang();
  const [sunting, setSunting] = useState<SatuCabang | 'baru' | null>(null);
  const ditolak = cabang.isError && keadaanGalat(cabang.error).sebab === 'ditolak';
  const jumlah = cabang.data?.filter((c) => c.isbranch).length ?? 0;
  return (
    <div className="sn-page hal-isi">
      <div className="sn-head hal-judul">
        <h1>{!cabang.data ? 'Cabang' : jumlah ? `${jumlah} cabang` : 'Belum ada cabang'}</h1>
        {pusat && !ditolak && (
          <Button variant="contained" onClick={() => setSunting('baru')}>
            <Icon name="plus" />
            Tambah cabang
          </Button>
        )}
      </div>
      {!ditolak && <Tab />}
      {cabang.isPending && <LoadingSkeleton lines={4} />}
      {cabang.isError && (
        <div className="sn-card">
          <ErrorState
            {...keadaanGalat(cabang.error)}
            onRetry={() => void cabang.refetch()}
            retrying={cabang.isFetching}
          >
            {pesanGalat(cabang.error, 'Daftar cabang belum dapat dimuat')}.
          </ErrorState>
        </div>
      )}
      {cabang.data && (
        <ul className="sn-card">
          {cabang.data.map((c) => (
            <li key={c.id} className={gaya.cabang}>
              <div>
                <b>{c.nama}</b>
                <small>
                  {c.isbranch ? 'Cabang' : 'Kantor pusat'}, NPWP {tampil(c.npwp)}
                </small>
                <small>{tampil([c.alamat, c.kota].filter(Boolean).join(', '))}</small>
              </div>
              <Link to={`/pengguna?id_organisasi=${c.id}`}>{c.pengguna} pengguna</Link>
              {pusat && c.isbranch && (
                <Button variant="outlined" onClick={() => setSunting(c)} aria-label={`Ubah ${c.nama}`}>
                  Ubah
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {sunting && <DialogCabang cabang={sunting === 'baru' ? null : sunting} onTutup={() => setSunting(null)} />}
    </div>
  );
}
