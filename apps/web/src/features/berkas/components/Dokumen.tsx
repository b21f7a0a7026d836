import { angka } from '@sinas/domain/format/angka';
import { tanggal } from '@sinas/domain/format/tanggal';
import { EmptyState } from '@sinas/ui/EmptyState';
import { Icon } from '@sinas/ui/Icon';
import type { Dokumen as Dok } from '../../../lib/wire';

const KB = 1024;
/** 'PDF 1,2 MB' */
export function ukuranBerkas({ ukuran, nama_file }: Pick<Dok, 'ukuran' | 'nama_file'>): string {
  const jenis = /\.([a-z0-9]+)$/i.exec(nama_file)?.[1]?.toUpperCase() ?? 'Berkas';
  const besar =
    ukuran >= KB * KB
      ? `${angka((ukuran / KB / KB).toFixed(1))} MB`
      : `${angka(Math.max(1, Math.round(ukuran / KB)))} KB`;
  return `${jenis} ${besar}`;
}

function keterangan(d: Dok): string {
  if (d.status === 'PENDING') return 'masih diperiksa';
  if (d.status === 'REJECTED') return 'ditolak saat pemeriksaan, unggah lagi di formulir';
  if (d.berlaku_sampai) return `berlaku sampai ${tanggal(d.berlaku_sampai)}`;
  return d.asal === 'PORTAL' ? `diterbitkan ${tanggal(d.created_at)}` : `diunggah ${tanggal(d.created_at)}`;
}

/** Documents with size, validity and download. */
export function Dokumen({ dokumen }: { dokumen: Dok[] }) {
  const urut = [...dokumen].sort((a, b) => Number(b.asal === 'PORTAL') - Number(a.asal === 'PORTAL'));
  return (
    <section aria-labelledby="j-dokumen">
      <div className="sn-head">
        <h2 id="j-dokumen">Dokumen</h2>
      </div>
      {urut.length === 0 ? (
        <div className="sn-card">
          <EmptyState title="Belum ada dokumen" icon="file">
            Tanda terima, dokumen pendukung, dan keputusan tampil di sini.
          </EmptyState>
        </div>
      ) : (
        <ul className="sn-card bk-dokumen">
          {urut.map((d) => (
            <li key={d.id}>
              <Icon name="file" />
              <div>
                {d.nama_dokumen}
                <small>
                  {ukuranBerkas(d)}, {keterangan(d)}
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
