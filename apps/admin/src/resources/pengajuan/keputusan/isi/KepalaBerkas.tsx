import { jamKini } from '@sinas/api-client/jam';
import { tanggal } from '@sinas/domain/format/tanggal';
import { hurufBesar } from '@sinas/domain/format/teks';
import { jamKemudian, kataJam } from '@sinas/domain/pengajuan/jam-tampil';
import { JENIS_PENGAJUAN } from '@sinas/domain/pengajuan/layanan';
import { Icon } from '@sinas/ui/marks/Icon';
import { RiskBadge } from '@sinas/ui/marks/RiskBadge';
import { StatusBadge } from '@sinas/ui/marks/StatusBadge';
import { useKini } from '@sinas/ui/useKini';
import { Link } from 'react-router-dom';
import { NomorAju } from '../../../../components/NomorAju';
import { hurufKecil } from '../../../../lib/kata';
import { usePengguna } from '../../../../providers/pengguna';
import type { Detail } from '../../../../providers/wire';
import { UrutanBerkas } from './UrutanBerkas';
import gaya from '../keputusan.module.css';

/** A clock's words stand alone here: 'Lewat batas sejak Jumat 20 November'. */
function sisaWaktu(berkas: Detail, kini: Date): { teks: string; panas: boolean } {
  const jam = jamKemudian(berkas.jam, kini);
  const teks = kataJam(jam) || 'tanpa batas layanan';
  return {
    teks: hurufBesar(teks),
    panas: jam.keadaan === 'lewat' || jam.hari_ini,
  };
}

/** Who asks for what, where it stands, how much time is left. */
export function KepalaBerkas({ berkas }: { berkas: Detail }) {
  const { id_user } = usePengguna();
  // The lock is the verifier's: at any other desk it would say that who sits there may not act.
  const pengambil = berkas.meja.kode === 'verifikator' ? berkas.pengambil : null;
  const sisa = sisaWaktu(berkas, useKini(jamKini));
  const jenis = JENIS_PENGAJUAN[berkas.jenis_pengajuan];
  return (
    <header className={gaya.kepala}>
      <div>
        <UrutanBerkas id={berkas.idNk} />
        <h1>
          {berkas.nama_perusahaan}, {hurufKecil(berkas.ur_komoditas ?? '')} {berkas.tahun}
        </h1>
        <div className={gaya.meta}>
          <StatusBadge kode={berkas.kd_status_pengajuan} ur_status={berkas.ur_status} />
          <NomorAju nomor={berkas.noAju} />
          <span>
            {jenis} {berkas.jnsLayanan}
          </span>
          {pengambil && (
            <span className={gaya.pengambil}>
              <Icon name={pengambil.id === id_user ? 'user' : 'lock'} />
              {pengambil.id === id_user ? 'diambil Anda' : `diambil ${pengambil.nama}`}
            </span>
          )}
          {berkas.perbaikan && <span>perbaikan ke-{berkas.perbaikan.ke}</span>}
          {berkas.tgl_kirim && <span>dikirim {tanggal(berkas.tgl_kirim)}</span>}
          {berkas.jnsLayanan === 'PK' && <Link to={`/pk/${berkas.idNk}`}>Semua baris PK</Link>}
          {berkas.penyunting_lain && <span>sedang disunting {berkas.penyunting_lain}</span>}
        </div>
      </div>
      <dl>
        <div>
          <dt>{berkas.jam.keadaan === 'selesai' ? 'Waktu layanan kementerian' : 'Sisa waktu'}</dt>
          <dd data-panas={sisa.panas}>{sisa.teks}</dd>
        </div>
        <div>
          <dt>Prioritas</dt>
          <dd title={berkas.prioritas_sebab.join('. ')}>
            <RiskBadge text={berkas.prioritas} />
            {berkas.prioritas_sebab.length > 0 && <small className="sn-sr">{berkas.prioritas_sebab.join('. ')}</small>}
          </dd>
        </div>
        <div>
          <dt>Risiko ISRM</dt>
          <dd>
            <RiskBadge text={berkas.risiko} asal="ISRM" />
          </dd>
        </div>
      </dl>
    </header>
  );
}
