import { waktuPendek } from '@sinas/domain/format/tanggal';
import type { LangkahFormulir } from '@sinas/domain/formulir/formulir';
import { BedaBerkas } from '@sinas/ui/BedaBerkas';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useData } from '../../../../lib/useData';
import gayaKeputusan from '../keputusan.module.css';
import gayaKeputusanDialog from '../keputusan-dialog.module.css';

const TERBARU = 6;

interface Props {
  id: string;
  langkah: readonly LangkahFormulir[];
  /** Of a plan: it has a history of its own on the wire. */
  rencana?: boolean;
}
/** History in sentences, newest first. */
export function Riwayat({ id, langkah, rencana = false }: Props) {
  const data = useData();
  const [semua, setSemua] = useState(false);
  const kueri = useQuery({
    queryKey: ['riwayat', id],
    queryFn: ({ signal }) => (rencana ? data.riwayatRencana(id, { signal }) : data.riwayat(id, { signal })),
  });
  const urut = [...(kueri.data ?? [])].reverse();
  const tampil = semua ? urut : urut.slice(0, TERBARU);
  return (
    <section className={`sn-card ${gayaKeputusan.panel}`} aria-labelledby="j-riwayat">
      <h2 id="j-riwayat">Riwayat</h2>
      {kueri.isPending && <p role="status">Mohon tunggu...</p>}
      {kueri.isError && (
        <p>
          Riwayat belum dapat dimuat.{' '}
          <button type="button" className="sn-linkbtn" onClick={() => void kueri.refetch()}>
            Coba lagi
          </button>
        </p>
      )}
      <ol className={gayaKeputusanDialog.riwayat}>
        {tampil.map((r) => (
          <li key={r.urut}>
            <time dateTime={r.waktu}>{waktuPendek(r.waktu)}</time>
            <p>
              {r.kalimat}
              {r.catatan && !r.kalimat.includes(r.catatan) && <span> {r.catatan}</span>}
              <small>{r.oleh === r.peran ? r.oleh : `${r.oleh}, ${r.peran}`}</small>
            </p>
            {r.perubahan && r.perubahan.butir.length + r.perubahan.lainnya > 0 && (
              <details className={gayaKeputusanDialog.riwayatBeda}>
                <summary>{r.perubahan.butir.length + r.perubahan.lainnya} isian berubah</summary>
                <BedaBerkas {...r.perubahan} langkah={langkah} />
              </details>
            )}
          </li>
        ))}
      </ol>
      {urut.length > TERBARU && (
        <button type="button" className="sn-linkbtn" aria-expanded={semua} onClick={() => setSemua(!semua)}>
          {semua ? 'Ringkas' : `Tampilkan semua ${urut.length}`}
        </button>
      )}
    </section>
  );
}
