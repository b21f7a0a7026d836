import { angka } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { waktu } from '@sinas/domain/format/tanggal';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Muat } from '../../components/Muat';
import { Penomoran } from '../../components/daftar/Penomoran';
import { Tabel } from '../../components/daftar/Tabel';
import { useData } from '../../lib/useData';
import { BATAS_SEHALAMAN, type SaringBatas } from '../../providers/buku/data';
import type { Batas } from '../../providers/wire';
import { DialogRiwayat } from './DialogRiwayat';
import gaya from './buku.module.css';

interface Props {
  saring: SaringBatas;
  /** Null: the actor sets none, or the year has ended. */
  onUbah: ((b: Batas) => void) | null;
}
/** Limits, each with what stands on permits and what is free of it. */
export function DaftarBatas({ saring, onUbah }: Props) {
  const data = useData();
  const [page, setPage] = useState(1);
  const [riwayat, setRiwayat] = useState<Batas | null>(null);
  const kueri = useQuery({
    queryKey: ['batas', 'daftar', saring, page],
    queryFn: ({ signal }) => data.batas(saring, page, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <Muat kueri={kueri} apa="Daftar batas">
      {({ data: rows, meta }) =>
        rows.length === 0 ? (
          <div className="sn-card">
            <EmptyState icon="scale" title="Belum ada batas">
              {saring.cari || saring.kd_komoditas
                ? 'Longgarkan saringan.'
                : 'Tanpa batas, izin tetap dapat terbit dan tercatat pada Izin di atas batas.'}
            </EmptyState>
          </div>
        ) : (
          <>
            <Tabel
              nama="Batas perusahaan"
              kolom={['Perusahaan', 'Komoditas', '#Batas', '#Pada izin', '#Bebas', 'Dasar', '']}
              basi={kueri.isPlaceholderData}
              susun
            >
              {rows.map((b) => (
                <tr key={b.id}>
                  <td>
                    {b.perusahaan}
                    <small className={gaya.redup}>NPWP {b.npwp}</small>
                  </td>
                  <td data-label="Komoditas">{[b.ur_komoditas, b.uraian].filter(Boolean).join(', ')}</td>
                  <td className="sn-num" data-label="Batas">
                    <b>{angka(b.jml)}</b> {satuanPendek(b.satuan, b.ur_satuan)}
                  </td>
                  <td className="sn-num" data-label="Pada izin">
                    {angka(b.terbit)}
                  </td>
                  <td className="sn-num" data-label="Bebas">
                    {angka(b.bebas)}
                  </td>
                  <td data-label="Dasar">
                    {b.dasar}
                    <small className={gaya.redup}>
                      {b.nama}, {waktu(b.updated_at)}
                    </small>
                  </td>
                  <td>
                    <span className={gaya.aksi}>
                      {onUbah && (
                        <button type="button" className="sn-linkbtn" onClick={() => onUbah(b)}>
                          Ubah <span className="sn-sr">batas {b.perusahaan}</span>
                        </button>
                      )}
                      <button type="button" className="sn-linkbtn" onClick={() => setRiwayat(b)}>
                        Riwayat <span className="sn-sr">batas {b.perusahaan}</span>
                      </button>
                    </span>
                  </td>
                </tr>
              ))}
            </Tabel>
            <Penomoran page={page} perPage={BATAS_SEHALAMAN} total={meta.total ?? rows.length} onPindah={setPage} />
            {riwayat && <DialogRiwayat batas={riwayat} onTutup={() => setRiwayat(null)} />}
          </>
        )
      }
    </Muat>
  );
}
