import { tanggal } from '@sinas/domain/format/tanggal';
import { JENIS_PENGAJUAN } from '@sinas/domain/pengajuan/layanan';
import { Icon } from '@sinas/ui/Icon';
import { RiskBadge } from '@sinas/ui/RiskBadge';
import { StatusBadge } from '@sinas/ui/StatusBadge';
import { NomorAju } from '../../../components/NomorAju';
import { hurufKecil, namaLayanan } from '../../../lib/kata';
import { usePengguna } from '../../../providers/pengguna';
import type { Detail } from '../../../providers/wire';

function sisaWaktu({ jam }: Detail): { teks: string; panas: boolean } {
  const { sisa_hari: sisa, sla_hari: sla, keadaan } = jam;
  if (keadaan === 'jeda') return { teks: 'berhenti di pemohon', panas: false };
  if (sisa === null) return { teks: sla === null ? 'tanpa batas' : `${sla} hari kerja`, panas: false };
  if (sisa < 0) return { teks: `lewat ${-sisa} hari kerja`, panas: true };
  if (sisa === 0) return { teks: 'habis hari ini', panas: true };
  return { teks: sla === null ? `${sisa} hari kerja` : `${sisa} dari ${sla} hari kerja`, panas: false };
}

/** Who asks for what, where it stands, how much time is left. */
export function KepalaBerkas({ berkas }: { berkas: Detail }) {
  const { id_user } = usePengguna();
  const { pengambil } = berkas;
  const sisa = sisaWaktu(berkas);
  const jenis = JENIS_PENGAJUAN[berkas.jenis_pengajuan];
  return (
    <header className="kp-kepala">
      <div>
        <h1>
          {berkas.nama_perusahaan}, {hurufKecil(berkas.ur_komoditas ?? '')} {berkas.tahun}
        </h1>
        <div className="kp-meta">
          <StatusBadge kode={berkas.kd_status_pengajuan} ur_status={berkas.ur_status} />
          <NomorAju nomor={berkas.noAju} />
          <span>
            {jenis} {namaLayanan(berkas.jnsLayanan)}
          </span>
          {pengambil && (
            <span className="kp-pengambil">
              <Icon name={pengambil.id === id_user ? 'user' : 'lock'} />
              {pengambil.id === id_user ? 'diambil Anda' : `diambil ${pengambil.nama}`}
            </span>
          )}
          {berkas.perbaikan && <span>perbaikan ke-{berkas.perbaikan.ke}</span>}
          {berkas.tgl_kirim && <span>dikirim {tanggal(berkas.tgl_kirim)}</span>}
          {berkas.penyunting_lain && <span>sedang disunting {berkas.penyunting_lain}</span>}
        </div>
      </div>
      <dl>
        <div>
          <dt>Sisa waktu</dt>
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
            <RiskBadge text={berkas.risiko} />
          </dd>
        </div>
      </dl>
    </header>
  );
}
