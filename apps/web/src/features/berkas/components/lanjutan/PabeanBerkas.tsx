import type { Skema } from '@sinas/api-client';
import { kuantitas } from '@sinas/domain/format/satuan';
import { tanggal } from '@sinas/domain/format/tanggal';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../lib/api';
import type { DetailBerkas } from '../../../../lib/wire';
import gaya from '../../rincian.module.css';

type Barang = Skema<'BarangPabeanDto'>;

/** What customs have declared of the permit; nothing where they have not. */
export function PabeanBerkas({ berkas }: { berkas: DetailBerkas }) {
  const { data: barang } = useQuery({
    queryKey: ['pabean', berkas.idNk, berkas.versi],
    queryFn: ({ signal }) => api.ambil('/api/pabean/izin/{id}', { path: { id: berkas.idNk }, signal }),
    enabled: dalam('diberikan', berkas.kd_status_pengajuan),
  });
  if (!barang?.length) return null;
  return (
    <section aria-labelledby="j-pabean">
      <div className="sn-head">
        <h2 id="j-pabean">Realisasi menurut PIB</h2>
      </div>
      <div className="sn-card">
        <table className={`sn-table ${gaya.tabel}`}>
          <thead>
            <tr>
              <th scope="col">PIB</th>
              <th scope="col">Barang</th>
              <th scope="col" className="sn-num">
                Dibukukan
              </th>
              <th scope="col">Keterangan</th>
            </tr>
          </thead>
          <tbody>
            {barang.map((b) => (
              <tr key={b.id}>
                <th scope="row">
                  {b.no_pib} seri {b.seri}
                  <br />
                  <small>{tanggal(b.tgl_pib)}</small>
                </th>
                <td data-label="Barang">
                  {b.seri_izin !== null && `${b.seri_izin}. `}
                  {b.uraian}
                </td>
                <td className="sn-num" data-label="Dibukukan">
                  {kuantitas(b.dibukukan, b.satuan, b.ur_satuan)}
                </td>
                <td data-label="Keterangan">{keterangan(b)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function keterangan(b: Barang): string {
  if (b.batal) return 'Dibatalkan di PIB';
  if (b.ur_sebab === null) return '-';
  return `${b.ur_sebab}: ${kuantitas(b.belum, b.satuan, b.ur_satuan)} dari ${kuantitas(b.jml, b.satuan, b.ur_satuan)} belum dibukukan`;
}
