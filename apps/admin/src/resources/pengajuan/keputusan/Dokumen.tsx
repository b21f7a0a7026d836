import { angka } from '@sinas/domain/format/angka';
import { tanggal } from '@sinas/domain/format/tanggal';
import { Icon } from '@sinas/ui/Icon';
import type { Dokumen as Dok } from '../../../providers/wire';

const KB = 1024;
function ukuran({ ukuran: n, nama_file }: Dok): string {
  const jenis = /\.([a-z0-9]+)$/i.exec(nama_file)?.[1]?.toUpperCase() ?? 'Berkas';
  return `${jenis} ${n >= KB * KB ? `${angka((n / KB / KB).toFixed(1))} MB` : `${angka(Math.max(1, Math.round(n / KB)))} KB`}`;
}
function keterangan(d: Dok): string {
  if (d.status === 'PENDING') return 'masih diperiksa';
  if (d.status === 'REJECTED') return 'ditolak saat pemeriksaan';
  const nomor = d.nomor ? `nomor ${d.nomor}, ` : '';
  if (d.berlaku_sampai) return `${nomor}berlaku sampai ${tanggal(d.berlaku_sampai)}`;
  return `${nomor}${d.asal === 'PORTAL' ? 'diterbitkan' : 'diunggah'} ${tanggal(d.created_at)}`;
}

/** Documents of the file, each with its download. */
export function Dokumen({ dokumen }: { dokumen: readonly Dok[] }) {
  return (
    <section className="sn-card kp-panel" aria-labelledby="j-dokumen">
      <h2 id="j-dokumen">Dokumen</h2>
      {dokumen.length === 0 ? (
        <p className="sn-soft">Tidak ada dokumen.</p>
      ) : (
        <ul className="kp-dokumen">
          {dokumen.map((d) => (
            <li key={d.id}>
              <Icon name="file" />
              <div>
                {d.nama_dokumen}
                <small>
                  {ukuran(d)}, {keterangan(d)}
                </small>
              </div>
              {d.status === 'READY' && (
                <a href={d.url} download={d.nama_file} aria-label={`Unduh ${d.nama_dokumen}`}>
                  Unduh
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
