import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pesanGalat } from '../../../../lib/galat';
import { useData } from '../../../../lib/useData';
import type { Dokumen, LembarBuku } from '../../../../providers/wire';
import gaya from '../baca.module.css';

/** A workbook sheet by sheet, with rows and columns named as Excel names them. */
export function IsiTabel({ dokumen }: { dokumen: Dokumen }) {
  const data = useData();
  const [no, setNo] = useState(0);
  const buku = useQuery({
    queryKey: ['baca-tabel', dokumen.id, no],
    queryFn: ({ signal }) => data.tabelDokumen(dokumen.id, no, { signal }),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    retry: false,
  });
  if (buku.isPending) return <p role="status">Mohon tunggu...</p>;
  if (buku.isError)
    return (
      <p className="sn-err" role="alert">
        {pesanGalat(buku.error, 'Dokumen belum dapat dimuat')}{' '}
        <button type="button" className="sn-linkbtn" onClick={() => void buku.refetch()}>
          Coba lagi
        </button>
      </p>
    );
  const { lembar, terpotong } = buku.data;
  return (
    <div className={gaya.bacaIsi}>
      <div className={gaya.bacaBilah}>
        <label>
          Lembar{' '}
          <select className={`sn-input ${gaya.bacaLembar}`} value={no} onChange={(e) => setNo(Number(e.target.value))}>
            {lembar.map((nama, i) => (
              <option key={`${i} ${nama}`} value={i}>
                {nama}
              </option>
            ))}
          </select>
        </label>
        {terpotong && <span>Hanya bagian awalnya. Unduh untuk membaca seluruhnya.</span>}
      </div>
      <Lembar isi={buku.data} basi={buku.isPlaceholderData} />
    </div>
  );
}

function Lembar({ isi: { lembar, no, kolom, baris }, basi }: { isi: LembarBuku; basi: boolean }) {
  const nama = lembar[no] ?? '';
  if (baris.length === 0) return <p>Lembar ini kosong.</p>;
  return (
    <div className={gaya.bacaTabel} role="region" aria-label={`Isi lembar ${nama}`} tabIndex={0} data-basi={basi}>
      <table>
        <caption className="sn-sr">{nama}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sn-sr">Baris</span>
            </th>
            {kolom.map((k) => (
              <th key={k} scope="col">
                {k}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {baris.map((b) => (
            <tr key={b.nomor}>
              <th scope="row">{b.nomor}</th>
              {kolom.map((k, i) => (
                <td key={k}>{b.sel[i]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
