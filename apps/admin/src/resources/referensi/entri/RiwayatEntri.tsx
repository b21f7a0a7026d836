import { useState } from 'react';
import { Muat } from '../../../components/Muat';
import { Penomoran } from '../../../components/daftar/Penomoran';
import type { DaftarReferensi } from '../../../providers/wire';
import { ButirRiwayat } from './ButirRiwayat';
import { useRiwayat } from '../data';

const LIMIT = 10;

/** What happened to one entry, newest first. */
export function RiwayatEntri({ daftar, kode }: { daftar: DaftarReferensi; kode: string }) {
  const [page, setPage] = useState(1);
  const riwayat = useRiwayat(daftar.jenis, kode, page, LIMIT);
  return (
    <Muat kueri={riwayat} apa="Riwayat" heading="h3">
      {({ data, meta }) =>
        data.length === 0 ? (
          <p className="rf-sunyi">Belum ada perubahan yang tercatat.</p>
        ) : (
          <>
            <ol className="kn-riwayat">
              {data.map((r) => (
                <ButirRiwayat key={r.id} daftar={daftar} riwayat={r} />
              ))}
            </ol>
            <Penomoran nama="riwayat entri" page={page} perPage={LIMIT} total={meta.total ?? 0} onPindah={setPage} />
          </>
        )
      }
    </Muat>
  );
}
