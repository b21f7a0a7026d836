import { angka } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Muat } from '../../../components/Muat';
import { Pilihan } from '../../../components/Pilihan';
import { Tabel } from '../../../components/daftar/Tabel';
import { useData } from '../../../lib/useData';
import type { RapatRinci } from '../../../providers/rakor/wire';
import { kunciRapat } from '../data';
import gaya from '../rakor.module.css';

/** What differs between two versions of the minutes. */
export function Beda({ rapat }: { rapat: RapatRinci }) {
  const data = useData();
  const id = rapat.id_rakor;
  const semua = rapat.versi_berita.map((v) => v.versi_ba).toSorted((a, b) => a - b);
  const [dari, setDari] = useState(semua.at(-2) ?? 1);
  const [ke, setKe] = useState(semua.at(-1) ?? 1);
  const beda = useQuery({
    queryKey: kunciRapat(id, 'beda', String(dari), String(ke)),
    queryFn: ({ signal }) => data.rapatBeda(id, dari, ke, { signal }),
  });
  const pilihan = semua.map((v) => [String(v), `Versi ${v}`] as const);
  const sebut = (jml: string | null, tunda = false): string =>
    tunda ? 'ditunda' : jml === null ? 'tidak ada' : angka(jml);
  return (
    <section aria-labelledby="rk-beda">
      <h2 id="rk-beda">Beda dua versi</h2>
      <div className={gaya.tambah}>
        <Pilihan
          label="Dari"
          pilihan={pilihan}
          value={String(dari)}
          onChange={(e) => setDari(Number(e.target.value))}
        />
        <Pilihan label="Ke" pilihan={pilihan} value={String(ke)} onChange={(e) => setKe(Number(e.target.value))} />
      </div>
      <Muat kueri={beda} apa="Beda versi">
        {({ garis, baris }) =>
          garis.length + baris.length === 0 ? (
            <p className="sn-soft">Angka dan alasan kedua versi sama.</p>
          ) : (
            <Tabel nama="beda versi" kolom={['Baris', `#Versi ${dari}`, `#Versi ${ke}`, 'Alasan']} susun>
              {garis.map((g) => (
                <tr key={g.kunci}>
                  <td className="kn-lipat">
                    <b>{g.uraian || 'Baris nasional'}</b>, {satuanPendek(g.satuan)}
                  </td>
                  <td className="sn-num" data-label={`Versi ${dari}`}>
                    {sebut(g.dari)}
                  </td>
                  <td className="sn-num" data-label={`Versi ${ke}`}>
                    {sebut(g.ke)}
                  </td>
                  <td data-label="Alasan">-</td>
                </tr>
              ))}
              {baris.map((b) => (
                <tr key={`${b.noAju}-${b.seri}`}>
                  <td className="kn-lipat">
                    {b.pemilik}, {b.uraian}, {satuanPendek(b.satuan)}
                  </td>
                  <td className="sn-num" data-label={`Versi ${dari}`}>
                    {sebut(b.dari, b.tunda_dari)}
                  </td>
                  <td className="sn-num" data-label={`Versi ${ke}`}>
                    {sebut(b.ke, b.tunda_ke)}
                  </td>
                  <td className="kn-lipat" data-label="Alasan">
                    {b.alasan_dari === b.alasan_ke
                      ? b.alasan_ke || '-'
                      : `${b.alasan_dari || 'tanpa alasan'} menjadi ${b.alasan_ke || 'tanpa alasan'}`}
                  </td>
                </tr>
              ))}
            </Tabel>
          )
        }
      </Muat>
    </section>
  );
}
