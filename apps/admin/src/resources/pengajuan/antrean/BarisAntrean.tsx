import { Icon } from '@sinas/ui/marks/Icon';
import { RiskBadge } from '@sinas/ui/marks/RiskBadge';
import { SlaBadge } from '@sinas/ui/marks/SlaBadge';
import { StatusBadge } from '@sinas/ui/marks/StatusBadge';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { NomorAju } from '../../../components/NomorAju';
import { jumlahBersatuan } from '../../../lib/satuan';
import { usePengguna } from '../../../providers/pengguna';
import type { BerkasDaftar } from '../../../providers/wire';
import { Bendera } from './Bendera';
import { CentangBaris } from './Centang';
import type { Pilihan } from './useKerjaDaftar';
import { idTautan } from './useKursor';
import gaya from './antrean.module.css';

interface Props {
  berkas: BerkasDaftar;
  pilihan: Pilihan | null;
  kursor: boolean;
  kini: Date;
  onKursor: (id: string) => void;
  /** Null: not by this reader. */
  onBendera: ((b: BerkasDaftar) => void) | null;
}

export function BarisAntrean({ berkas: b, pilihan, kursor, kini, onKursor, onBendera }: Props) {
  const navigate = useNavigate();
  // A click anywhere in the row opens it; controls inside keep their own click, and so does marked text.
  const buka = (e: MouseEvent) => {
    if ((e.target as Element).closest('a, button, input')) return;
    if (window.getSelection()?.toString()) return;
    void navigate(`/pengajuan/${b.id}/show`);
  };
  return (
    <tr
      data-dipilih={pilihan?.terpilih.has(b.id) ?? false}
      data-kursor={kursor}
      onFocus={() => onKursor(b.id)}
      onClick={buka}
    >
      {pilihan && <CentangBaris berkas={b} pilihan={pilihan} />}
      <td className="sn-num">
        <SlaBadge jam={b.jam} kini={kini} />
      </td>
      <td className="kn-firma" title={b.nama_perusahaan}>
        {onBendera && <Bendera berkas={b} onUbah={onBendera} />}
        <Link id={idTautan(b.id)} to={`/pengajuan/${b.id}/show`}>
          {b.nama_perusahaan}
        </Link>
      </td>
      <td title={b.nama_layanan}>{b.jnsLayanan}</td>
      <td className="kn-barang" title={b.ur_komoditas ?? undefined}>
        {b.ur_komoditas ?? '-'}
      </td>
      <td className="sn-num">{jumlahBersatuan(b.jml_total, b)}</td>
      <td>
        <StatusBadge kode={b.kd_status_pengajuan} ur_status={b.ur_status} />
      </td>
      <td title={b.prioritas_sebab.join('. ')}>
        <RiskBadge text={b.prioritas} />
      </td>
      <td>
        <NomorAju nomor={b.noAju} pendek />
      </td>
      <td className={gaya.diambil}>
        <Diambil berkas={b} />
      </td>
    </tr>
  );
}

/** Whose verification it is: 'Anda', 'belum', or a lock and the name; at another desk nobody has taken it. */
function Diambil({ berkas: { pengambil, meja } }: { berkas: BerkasDaftar }) {
  const { id_user } = usePengguna();
  if (meja.kode !== 'antrean' && meja.kode !== 'verifikator') return <>-</>;
  if (!pengambil) return <b className={gaya.belum}>belum</b>;
  if (pengambil.id === id_user) return <>Anda</>;
  return (
    <span title={pengambil.nama}>
      <Icon name="lock" label="Diambil" /> {pengambil.nama.split(' ')[0]}
    </span>
  );
}
