import { tanggal } from '@sinas/domain/format/tanggal';
import { DocumentList } from '@sinas/ui/DocumentList';
import type { Dokumen as Dok } from '../../../../providers/wire';

/** What is said of a document beside its name and size. */
export function keterangan(d: Dok): string {
  if (d.status === 'PENDING') return 'masih diperiksa';
  if (d.status === 'REJECTED') return 'ditolak saat pemeriksaan';
  const nomor = d.nomor ? `nomor ${d.nomor}, ` : '';
  if (d.berlaku_sampai) return `${nomor}berlaku sampai ${tanggal(d.berlaku_sampai)}`;
  return d.asal === 'PORTAL'
    ? `${nomor}diterbitkan ${tanggal(d.tanggal ?? d.created_at)}`
    : `${nomor}diunggah ${tanggal(d.created_at)}`;
}

/** The decision itself, as the portal has issued it. */
export const adaSurat = (dokumen: readonly Dok[]): boolean => dokumen.some((d) => d.kd_dokumen === 'KEPUTUSAN');

interface Props {
  dokumen: readonly Dok[];
  /** Issued already: the letter is being made while it is not among the documents. */
  terbit: boolean;
}
/** Documents of the file, each with its download. */
export function Dokumen({ dokumen, terbit }: Props) {
  return (
    <section className="sn-card kp-panel" aria-labelledby="j-dokumen">
      <h2 id="j-dokumen">Dokumen</h2>
      {dokumen.length === 0 ? (
        <p className="sn-soft">Tidak ada dokumen.</p>
      ) : (
        <DocumentList className="kp-dokumen" documents={dokumen} note={keterangan} />
      )}
      {terbit && !adaSurat(dokumen) && <p role="status">Surat keputusan sedang dibuat.</p>}
    </section>
  );
}
