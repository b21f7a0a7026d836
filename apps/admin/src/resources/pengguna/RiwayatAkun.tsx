import { kalimatRiwayatAkun, perubahanAkun } from '@sinas/domain/akses/kata-akun';
import { useState } from 'react';
import { Muat } from '../../components/Muat';
import { Penomoran } from '../../components/Penomoran';
import { saat } from '../../lib/waktu';
import { LIMIT, useRiwayatAkun } from './data';

/** What happened to the account, newest first, in sentences with before and after. */
export function RiwayatAkun({ id }: { id: string }) {
  const [page, setPage] = useState(1);
  const riwayat = useRiwayatAkun(id, page);
  return (
    <Muat kueri={riwayat} apa="Riwayat" heading="h3">
      {({ data, meta }) =>
        data.length === 0 ? (
          <p>Belum ada yang tercatat.</p>
        ) : (
          <>
            <ol className="kn-riwayat">
              {data.map((r) => (
                <li key={r.id}>
                  <b>{r.oleh}</b> {kalimatRiwayatAkun(r)}
                  <small>
                    {saat(r.waktu)}, {r.peran}
                  </small>
                  <ul>
                    {perubahanAkun(r).map((teks) => (
                      <li key={teks}>{teks}</li>
                    ))}
                  </ul>
                  {r.catatan && <p>{r.catatan}</p>}
                </li>
              ))}
            </ol>
            <Penomoran page={page} perPage={LIMIT} total={meta.total ?? 0} onPindah={setPage} />
          </>
        )
      }
    </Muat>
  );
}
