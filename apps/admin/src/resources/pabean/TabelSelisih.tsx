import { jamKini } from '@sinas/api-client/jam';
import { angka } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { tahunJakarta } from '@sinas/domain/format/tanggal';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Muat } from '../../components/Muat';
import { Penomoran } from '../../components/daftar/Penomoran';
import { Tabel } from '../../components/daftar/Tabel';
import { BilahSaring } from '../../components/saring/BilahSaring';
import { useData } from '../../lib/useData';
import { PABEAN_SEHALAMAN } from '../../providers/data-pabean';

/** Rows of permits of which the company has reported something else than customs have told, the largest difference first. */
export function TabelSelisih() {
  const data = useData();
  const kini = tahunJakarta(jamKini());
  const [tahun, setTahun] = useState(kini);
  const [page, setPage] = useState(1);
  const kueri = useQuery({
    queryKey: ['pabean', 'selisih', tahun, page],
    queryFn: ({ signal }) => data.selisihPabean(tahun, page, { signal }),
    placeholderData: keepPreviousData,
  });
  return (
    <>
      <BilahSaring nama="Saringan selisih">
        <select
          className="sn-input"
          aria-label="Tahun neraca"
          value={tahun}
          onChange={(e) => {
            setTahun(Number(e.target.value));
            setPage(1);
          }}
        >
          {[kini + 1, kini, kini - 1].map((t) => (
            <option key={t} value={t}>
              Tahun neraca {t}
            </option>
          ))}
        </select>
      </BilahSaring>
      <Muat kueri={kueri} apa="Daftar selisih">
        {({ data: baris, meta }) =>
          baris.length === 0 ? (
            <div className="sn-card">
              <EmptyState title="Tidak ada selisih">
                Laporan perusahaan dan pemberitahuan pabean sama untuk semua baris izin tahun ini.
              </EmptyState>
            </div>
          ) : (
            <>
              <Tabel
                nama="Selisih laporan dan PIB"
                kolom={['Izin', 'Barang', '#Dilaporkan', '#Menurut PIB', '#Selisih', 'Satuan']}
                basi={kueri.isPlaceholderData}
                susun
              >
                {baris.map((s) => (
                  <tr key={`${s.idNk}-${s.seri}`}>
                    <td data-label="Izin">
                      <Link to={`/pengajuan/${s.idNk}/show`}>{s.nama_perusahaan}</Link>
                      <br />
                      <small>{s.no_keputusan}</small>
                    </td>
                    <td data-label="Barang" className="kn-lipat">
                      {s.seri}. {s.uraian}
                    </td>
                    <td data-label="Dilaporkan" className="sn-num">
                      {angka(s.dilaporkan)}
                    </td>
                    <td data-label="Menurut PIB" className="sn-num">
                      {angka(s.diberitahukan)}
                    </td>
                    <td data-label="Selisih" className="sn-num">
                      {angka(s.selisih)}
                    </td>
                    <td data-label="Satuan">{satuanPendek(s.satuan, s.ur_satuan)}</td>
                  </tr>
                ))}
              </Tabel>
              <Penomoran page={page} perPage={PABEAN_SEHALAMAN} total={meta.total ?? 0} onPindah={setPage} />
            </>
          )
        }
      </Muat>
    </>
  );
}
