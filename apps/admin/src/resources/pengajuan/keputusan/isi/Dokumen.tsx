import { tanggal } from '@sinas/domain/format/tanggal';
import { DocumentList } from '@sinas/ui/DocumentList';
import { useState } from 'react';
import type { Dokumen as Dok } from '../../../../providers/wire';
import { caraBaca } from '../baca/dapat-dibaca';
import { PanelBaca } from '../baca/PanelBaca';
import gayaKeputusan from '../keputusan.module.css';
import gayaKeputusanDialog from '../keputusan-dialog.module.css';

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
/** Documents of the file, each to be read beside its fields, and with its download. */
export function Dokumen({ dokumen, terbit }: Props) {
  const [dibaca, setDibaca] = useState<string | null>(null);
  const baca = dokumen.find((d) => d.id === dibaca);
  return (
    <section className={`sn-card ${gayaKeputusan.panel}`} aria-labelledby="j-dokumen">
      <h2 id="j-dokumen">Dokumen</h2>
      {dokumen.length === 0 ? (
        <p className="sn-soft">Tidak ada dokumen.</p>
      ) : (
        <DocumentList
          className={gayaKeputusanDialog.dokumen}
          documents={dokumen}
          note={keterangan}
          action={(d) =>
            caraBaca(d) && (
              <button
                type="button"
                className="sn-linkbtn"
                aria-label={`Baca ${d.nama_dokumen}`}
                aria-expanded={d.id === dibaca}
                onClick={() => setDibaca(d.id)}
              >
                Baca
              </button>
            )
          }
        />
      )}
      {terbit && !adaSurat(dokumen) && <p role="status">Surat keputusan sedang dibuat.</p>}
      {baca && <PanelBaca key={baca.id} dokumen={baca} onTutup={() => setDibaca(null)} />}
    </section>
  );
}
