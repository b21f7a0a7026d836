import { tanggalPendek } from '@sinas/domain/format/tanggal';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { Tracker } from '@sinas/ui/marks/Tracker';
import type { Detail } from '../../../../providers/wire';
import gayaKeputusan from '../keputusan.module.css';
import gayaKeputusanDialog from '../keputusan-dialog.module.css';

const KATA = { selesai: 'selesai', kini: 'sekarang', nanti: 'nanti' } as const;

/** Where the file stands on its way, with names and days. */
export function Perjalanan({ berkas }: { berkas: Detail }) {
  const { posisi, jumlah, nama } = berkas.tahap;
  // Withdrawn, or closed for a correction that never came: it stands at no step of its way any more.
  const ditutup = dalam('ditutup', berkas.kd_status_pengajuan);
  return (
    <section className={`sn-card ${gayaKeputusan.panel}`} aria-labelledby="j-jalan">
      <h2 id="j-jalan">Perjalanan</h2>
      {!ditutup && <Tracker posisi={posisi} jumlah={jumlah} nama={nama} />}
      <p>
        {!berkas.meja.berikut.startsWith(berkas.meja.nama) && <b>{berkas.meja.nama}. </b>}
        {berkas.meja.berikut}
      </p>
      {berkas.keterangan_tolak && (
        <p className="sn-tone-danger">
          Ditolak: {berkas.keterangan_tolak.kd_alasan} {berkas.keterangan_tolak.ur_alasan}.{' '}
          {berkas.keterangan_tolak.alasan}
        </p>
      )}
      {berkas.no_keputusan && <p>Nomor keputusan {berkas.no_keputusan}.</p>}
      <ol className={gayaKeputusanDialog.proses}>
        {(ditutup ? berkas.proses.filter((p) => p.keadaan === 'selesai') : berkas.proses).map((p) => (
          <li key={p.kode} data-keadaan={p.keadaan}>
            {p.nama}
            <span className="sn-sr">, {KATA[p.keadaan]}</span>
            {p.waktu && <time dateTime={p.waktu}>{tanggalPendek(p.waktu)}</time>}
          </li>
        ))}
      </ol>
    </section>
  );
}
