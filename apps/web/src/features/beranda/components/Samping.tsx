import { angka } from '@sinas/domain/format/angka';
import { tanggal } from '@sinas/domain/format/tanggal';
import { Link } from 'react-router-dom';
import { DaftarPemberitahuan } from '../../../components/DaftarPemberitahuan';
import { usePemberitahuan, useTandaiBaca } from '../../../lib/pemberitahuan';
import type { DataBeranda } from '../data';
import gaya from '../beranda.module.css';

/** Decisions in force: quantity and how long they hold. */
export function IzinBerlaku({ izin }: { izin: DataBeranda['izin_terbit'] }) {
  if (izin.length === 0) return null;
  return (
    <section className={`sn-card ${gaya.kartu}`} aria-labelledby="j-izin">
      <h2 id="j-izin">Keputusan berlaku</h2>
      <ul className={gaya.izin}>
        {izin.map((i) => (
          <li key={i.idNk}>
            <Link to={`/pengajuan/${i.idNk}`}>{i.judul}</Link>
            <b className="sn-nowrap">
              {angka(i.jml)} {i.satuan}
            </b>
            <small>berlaku sampai {tanggal(i.berlaku_sampai)}</small>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The newest notices. */
export function Kabar({ idUser }: { idUser: string }) {
  const kabar = usePemberitahuan(idUser, 1, 5);
  const tandai = useTandaiBaca();
  const baru = kabar.data?.meta.belum_dibaca ?? 0;
  return (
    <section className={`sn-card ${gaya.kartu}`} aria-labelledby="j-kabar">
      <div className="sn-head">
        <h2 id="j-kabar">Pemberitahuan</h2>
        <Link className="sn-sub" to="/pemberitahuan">
          {baru ? `${baru} belum dibaca` : 'Semua'}
        </Link>
      </div>
      {kabar.isError && <p className="sn-sub">Pemberitahuan belum dapat dimuat.</p>}
      {kabar.data?.data.length === 0 && <p className="sn-sub">Belum ada pemberitahuan.</p>}
      {kabar.data && <DaftarPemberitahuan daftar={kabar.data.data} onBuka={(id) => tandai.mutate([id])} />}
    </section>
  );
}
