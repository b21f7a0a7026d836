import { angka } from '@sinas/domain/format/angka';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Muat } from '../../../components/Muat';
import { Penomoran } from '../../../components/daftar/Penomoran';
import { Tabel } from '../../../components/daftar/Tabel';
import { saat } from '../../../lib/waktu';
import { useSemuaMuatan } from '../data';
import { LencanaMuatan } from '../Lencana';

const LIMIT = 10;
const KOLOM = ['Berkas', 'Keadaan', 'Dibuat', 'Oleh', '#Ditambah', '#Diubah', '#Ditutup', '#Ditolak'];

/** Files that were compared with the list, and what became of each. */
export function SemuaMuatan({ jenis }: { jenis: string }) {
  const [page, setPage] = useState(1);
  const muatan = useSemuaMuatan(jenis, page, LIMIT);
  return (
    <Muat kueri={muatan} apa="Muatan sebelumnya" heading="h3">
      {({ data, meta }) =>
        data.length === 0 ? (
          <p className="rf-sunyi">Belum ada berkas yang dimuat untuk daftar ini.</p>
        ) : (
          <>
            <Tabel nama="Muatan sebelumnya" kolom={KOLOM} basi={muatan.isPlaceholderData}>
              {data.map((m) => (
                <tr key={m.id}>
                  <td>
                    <Link to={`/referensi/${jenis}/muat/${m.id}`}>{m.nama_berkas}</Link>
                  </td>
                  <td>
                    <LencanaMuatan muatan={m} />
                  </td>
                  <td>{saat(m.dibuat)}</td>
                  <td>{m.dibuat_oleh}</td>
                  {(['tambah', 'ubah', 'tutup', 'tolak'] as const).map((k) => (
                    <td key={k} className="sn-num">
                      {angka(m.jumlah[k])}
                    </td>
                  ))}
                </tr>
              ))}
            </Tabel>
            <Penomoran nama="muatan" page={page} perPage={LIMIT} total={meta.total ?? 0} onPindah={setPage} />
          </>
        )
      }
    </Muat>
  );
}
