import { waktu } from '@sinas/domain/format/tanggal';
import { useState } from 'react';
import { Muat } from '../../../components/Muat';
import { Penomoran } from '../../../components/daftar/Penomoran';
import { PER_RIWAYAT, useRiwayatRapat } from '../data';
import { kataRiwayat } from './kata-riwayat';
import gaya from '../rakor.module.css';

/** What happened in a meeting, in words, the last thing first. */
export function Riwayat({ id }: { id: string }) {
  const [page, setPage] = useState(1);
  const riwayat = useRiwayatRapat(id, page);
  return (
    <section className={gaya.sempit} aria-labelledby="rk-riwayat">
      <h2 id="rk-riwayat">Riwayat</h2>
      <Muat kueri={riwayat} apa="Riwayat rapat">
        {({ data, meta }) => (
          <>
            <ol className={gaya.riwayat}>
              {data.map((r) => (
                <li key={r.urut}>
                  <time dateTime={r.waktu}>{waktu(r.waktu)}</time>
                  <div>
                    <b>{r.nama}</b> {kataRiwayat(r)}
                    {r.catatan && <p className="sn-soft">{r.catatan}</p>}
                  </div>
                </li>
              ))}
            </ol>
            <Penomoran
              page={page}
              perPage={PER_RIWAYAT}
              total={meta.total ?? data.length}
              nama="riwayat"
              onPindah={setPage}
            />
          </>
        )}
      </Muat>
    </section>
  );
}
