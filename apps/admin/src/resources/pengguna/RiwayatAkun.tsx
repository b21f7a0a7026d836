import { DaftarRiwayatAkun } from '@sinas/ui/akun/DaftarRiwayatAkun';
import { useState } from 'react';
import { Muat } from '../../components/Muat';
import { Penomoran } from '../../components/daftar/Penomoran';
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
            <DaftarRiwayatAkun
              className="kn-riwayat"
              daftar={data}
              keterangan={(r) => (
                <small>
                  {saat(r.waktu)}, {r.peran}
                </small>
              )}
            />
            <Penomoran nama="riwayat" page={page} perPage={LIMIT} total={meta.total ?? 0} onPindah={setPage} />
          </>
        )
      }
    </Muat>
  );
}
