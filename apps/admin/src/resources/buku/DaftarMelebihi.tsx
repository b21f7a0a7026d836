import { angka } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { tanggal } from '@sinas/domain/format/tanggal';
import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Muat } from '../../components/Muat';
import { Penomoran } from '../../components/daftar/Penomoran';
import { Tabel } from '../../components/daftar/Tabel';
import { useData } from '../../lib/useData';
import { BATAS_SEHALAMAN, type SaringBatas } from '../../providers/buku/data';
import type { LewatBatas } from '../../providers/wire';
import gaya from './buku.module.css';

interface Props {
  saring: SaringBatas;
  onAtur: ((x: LewatBatas) => void) | null;
}
/** Permits that were given while nobody had set a limit, or above what was free: newest first. */
export function DaftarMelebihi({ saring, onAtur }: Props) {
  const data = useData();
  const [page, setPage] = useState(1);
  const kueri = useQuery({
    queryKey: ['batas', 'melebihi', saring, page],
    queryFn: ({ signal }) => data.batasMelebihi(saring, page, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Muat kueri={kueri} apa="Daftar izin">
      {({ data: rows, meta }) =>
        rows.length === 0 ? (
          <div className="sn-card">
            <EmptyState icon="check" title="Tidak ada">
              Izin yang terbit sebelum batas perusahaannya diatur tampil di sini.
            </EmptyState>
          </div>
        ) : (
          <>
            <Tabel
              nama="Izin di atas batas"
              kolom={['Tanggal', 'Perusahaan', 'Komoditas', 'Izin', '#Di atas batas', '']}
              basi={kueri.isPlaceholderData}
              susun
            >
              {rows.map((x) => (
                <tr key={x.id}>
                  <td data-label="Tanggal">{tanggal(x.kejadian)}</td>
                  <td data-label="Perusahaan">
                    {x.perusahaan ?? '-'}
                    {x.npwp && <small className={gaya.redup}>NPWP {x.npwp}</small>}
                  </td>
                  <td data-label="Komoditas">{[x.ur_komoditas, x.uraian].filter(Boolean).join(', ')}</td>
                  <td data-label="Izin">
                    {x.idNk ? (
                      <Link to={`/pengajuan/${x.idNk}/show`}>{x.no_keputusan ?? '-'}</Link>
                    ) : (
                      (x.no_keputusan ?? '-')
                    )}
                    {x.noAju && <small className={gaya.redup}>{tampilNoAju(x.noAju)}</small>}
                  </td>
                  <td className="sn-num" data-label="Di atas batas">
                    {angka(x.jml)} {satuanPendek(x.satuan, x.ur_satuan)}
                  </td>
                  <td>
                    {x.diatur ? (
                      'Batas sudah diatur'
                    ) : onAtur && x.npwp ? (
                      <button type="button" className="sn-linkbtn" onClick={() => onAtur(x)}>
                        Atur batas <span className="sn-sr">{x.perusahaan}</span>
                      </button>
                    ) : (
                      ''
                    )}
                  </td>
                </tr>
              ))}
            </Tabel>
            <Penomoran page={page} perPage={BATAS_SEHALAMAN} total={meta.total ?? rows.length} onPindah={setPage} />
          </>
        )
      }
    </Muat>
  );
}
