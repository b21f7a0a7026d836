import { tanggal } from '@sinas/domain/format/tanggal';
import { DocumentList } from '@sinas/ui/DocumentList';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import type { Dokumen as Dok } from '../../../lib/wire';

function keterangan(d: Dok): string {
  if (d.status === 'PENDING') return 'masih diperiksa';
  if (d.status === 'REJECTED') return 'ditolak saat pemeriksaan, unggah lagi di formulir';
  if (d.berlaku_sampai) return `berlaku sampai ${tanggal(d.berlaku_sampai)}`;
  return d.asal === 'PORTAL'
    ? `diterbitkan ${tanggal(d.tanggal ?? d.created_at)}`
    : `diunggah ${tanggal(d.created_at)}`;
}

/** Documents with size, validity and download; what the portal has issued stands first. */
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
        <DocumentList className="sn-card bk-dokumen" documents={urut} note={keterangan} />
      )}
    </section>
  );
}
