import { hariTanggalTahun, hariWaktu } from '@sinas/domain/format/tanggal';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { Shape } from '@sinas/ui/marks/Shape';
import { Link } from 'react-router-dom';
import type { Catatan as Butir, DetailBerkas, KeteranganTolak } from '../../../lib/wire';
import gaya from '../berkas-isi.module.css';

const tempat = (c: Butir) => [c.baris !== null && `Baris ${c.baris}`, c.label].filter(Boolean).join(', ');

/** Remarks of the ministry, each at its field, with the answer. */
export function CatatanPetugas({ berkas }: { berkas: DetailBerkas }) {
  if (berkas.catatan.length === 0) return null;
  const giliran = dalam('dikembalikan', berkas.kd_status_pengajuan);
  return (
    <section aria-labelledby="j-catatan">
      <div className="sn-head">
        <h2 id="j-catatan">Catatan petugas</h2>
        {giliran && berkas.perbaikan && (
          <span className="sn-sub">jawab sampai {hariTanggalTahun(berkas.perbaikan.tenggat)}</span>
        )}
      </div>
      <ul className={`sn-card ${gaya.catatan}`}>
        {berkas.catatan.map((c) => (
          <li key={c.id}>
            <Shape
              name={c.jawaban ? 'centang' : 'wajik'}
              className={c.jawaban ? 'sn-tone-success' : 'sn-tone-warning'}
            />
            <div>
              <b>{tempat(c)}</b>
              <p>
                {c.kd_alasan && `${c.kd_alasan} ${c.ur_alasan ?? ''}. `}
                {c.catatan}
              </p>
              {c.jawaban ? (
                <p className={gaya.jawab}>Jawaban Anda: {c.jawaban}</p>
              ) : (
                giliran && <Link to={`/pengajuan/${berkas.idNk}/ubah`}>Jawab di formulir</Link>
              )}
              <small>
                {c.oleh}, {hariWaktu(c.waktu)}
              </small>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Why the file was refused: code, reason, legal ground, advice (LAYAR-03). */
export function Penolakan({ tolak }: { tolak: KeteranganTolak }) {
  return (
    <section className={`sn-note ${gaya.tolak}`} data-grup="buruk" aria-labelledby="j-tolak">
      <Shape name="oktagon" />
      <div>
        <h2 id="j-tolak">Alasan penolakan</h2>
        <p>
          <b>
            {tolak.kd_alasan} {tolak.ur_alasan}.
          </b>{' '}
          {tolak.alasan}
        </p>
        {tolak.dasar_hukum && <p>Dasar hukum: {tolak.dasar_hukum}.</p>}
        {tolak.saran && <p>Saran: {tolak.saran}</p>}
        {tolak.butir?.map((b) => (
          <p key={b.seri}>
            Baris {b.seri}, {b.uraian}: {b.kd_alasan} {b.ur_alasan}. {b.alasan}
          </p>
        ))}
      </div>
    </section>
  );
}
