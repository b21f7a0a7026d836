import { PERAN, type KodePeran } from '@sinas/domain/akses/peran';
import { useState } from 'react';
import { Muat } from '../../components/Muat';
import { Penomoran } from '../../components/daftar/Penomoran';
import { saat } from '../../lib/waktu';
import { DaftarBeda } from './DaftarBeda';
import { useRiwayatKalender, type Jenis } from './data';
import gaya from './kalender.module.css';

const LIMIT = 10;
const KATA = { tambah: 'menambah', ubah: 'mengubah', hapus: 'menghapus' } as const;
const namaPeran = (kode: string): string => (kode in PERAN ? PERAN[kode as KodePeran].name_role : kode);

/** Who changed what of one kind, when and why, newest first. */
export function RiwayatKalender({ jenis }: { jenis: Jenis }) {
  const [page, setPage] = useState(1);
  const riwayat = useRiwayatKalender(jenis, page, LIMIT);
  return (
    <section aria-labelledby="kl-riwayat">
      <h2 className="kn-anak-judul" id="kl-riwayat">
        Riwayat perubahan
      </h2>
      <Muat kueri={riwayat} apa="Riwayat">
        {({ data, meta }) =>
          data.length === 0 ? (
            <p className="rf-sunyi">Belum ada yang diubah petugas.</p>
          ) : (
            <>
              <ol className="kn-riwayat">
                {data.map((r) => (
                  <li key={r.id}>
                    <b>{r.nama}</b> {KATA[r.peristiwa]}
                    <small>
                      {saat(r.waktu)}, {namaPeran(r.peran)}
                    </small>
                    <DaftarBeda jenis={jenis} sebelum={r.sebelum} sesudah={r.sesudah} />
                    {r.catatan && <p className={gaya.catatan}>{r.catatan}</p>}
                  </li>
                ))}
              </ol>
              <Penomoran nama="riwayat" page={page} perPage={LIMIT} total={meta.total ?? 0} onPindah={setPage} />
            </>
          )
        }
      </Muat>
    </section>
  );
}
