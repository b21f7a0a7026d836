import { jamKini } from '@sinas/api-client/jam';
import { tanggalPendek } from '@sinas/domain/format/tanggal';
import { hurufBesar } from '@sinas/domain/format/teks';
import { jamKemudian, kataJam } from '@sinas/domain/pengajuan/jam-tampil';
import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import { StatusBadge } from '@sinas/ui/marks/StatusBadge';
import { Tracker } from '@sinas/ui/marks/Tracker';
import { useKini } from '@sinas/ui/useKini';
import { Link } from 'react-router-dom';
import type { Ringkasan } from '../../lib/wire';
import { judulBerkas, jumlahBerkas, tautanBerkas } from './judul';
import gaya from './baris-berkas.module.css';

function Meja({ berkas: { meja, jam } }: { berkas: Ringkasan }) {
  const kata = kataJam(jamKemudian(jam, useKini(jamKini)));
  return (
    <div className={gaya.meja}>
      <b>{meja.giliran_anda ? 'Anda' : meja.nama}</b>
      <span className="sn-soft">
        {meja.sejak && `sejak ${tanggalPendek(meja.sejak)}. `}
        {meja.berikut}
        {kata && ` ${hurufBesar(kata)}.`}
      </span>
    </div>
  );
}

function Baris({ berkas, lengkap }: { berkas: Ringkasan; lengkap: boolean }) {
  const Judul = lengkap ? 'h2' : 'h3';
  return (
    <li>
      <div>
        <Judul>
          <Link to={tautanBerkas(berkas)}>{judulBerkas(berkas)}</Link>
        </Judul>
        {lengkap && (
          <p className="sn-sub">
            <span className="sn-aju">{tampilNoAju(berkas.noAju)}</span>
            {berkas.jml_total && `, ${jumlahBerkas(berkas)}`}
          </p>
        )}
        <StatusBadge kode={berkas.kd_status_pengajuan} ur_status={berkas.ur_status} />
      </div>
      <Tracker {...berkas.tahap} giliranAnda={berkas.meja.giliran_anda} />
      <Meja berkas={berkas} />
    </li>
  );
}

/** Files with status, stage, and on whose desk they lie. `lengkap`, for a page of its own, adds number and quantity. */
export function DaftarBerkas({ berkas, lengkap = false }: { berkas: Ringkasan[]; lengkap?: boolean }) {
  return (
    <ul className={`sn-card ${gaya.daftar}`}>
      <li className={gaya.kepala} aria-hidden>
        <span>Berkas dan status</span>
        <span>Tahap</span>
        <span>Di meja siapa, lalu apa</span>
      </li>
      {berkas.map((b) => (
        <Baris key={b.idNk} berkas={b} lengkap={lengkap} />
      ))}
    </ul>
  );
}
