import { useQuery } from '@tanstack/react-query';
import { useData } from '../../../../lib/useData';
import type { Baris, Detail } from '../../../../providers/wire';
import { jenisBerkas, teksKolom } from './kolom-baris';
import gaya from '../keputusan-baris.module.css';

/** All that was filled in for a row, and what its quantity is for; asked when a row is opened. */
export function RincianBaris({ baris, berkas }: { baris: Baris | undefined; berkas: Detail }) {
  const data = useData();
  const sub = useQuery({
    queryKey: ['sub', baris?.id],
    queryFn: ({ signal }) => data.subBaris(baris?.id ?? '', { signal }),
    enabled: baris !== undefined && baris.jumlah_sub > 0,
  });
  const { utama, bawahan } = jenisBerkas(berkas);
  if (!baris) return <p>Rincian baris ini belum dapat ditampilkan.</p>;
  const kata = bawahan?.kolom.filter((k) => k.jenis !== 'angka') ?? [];
  const angka = bawahan?.kolom.filter((k) => k.jenis === 'angka') ?? [];
  return (
    <div className={gaya.rinciIsi}>
      <dl className={gaya.isian}>
        {utama.kolom.map((k) => (
          <div key={k.kd_field}>
            <dt>{k.label}</dt>
            <dd>{teksKolom(baris, k, baris)}</dd>
          </div>
        ))}
      </dl>
      {bawahan && baris.jumlah_sub > 0 && sub.data?.length !== 0 && (
        <section aria-label={`${bawahan.nama} baris ${baris.no_seri}`}>
          <h3>{bawahan.nama}</h3>
          {sub.isPending && <p>Mohon tunggu...</p>}
          {sub.isError && <p className="sn-err">{bawahan.nama} belum dapat dimuat.</p>}
          {sub.data && (
            <ul className={gaya.sub}>
              {sub.data.map((s) => (
                <li key={s.id}>
                  {s.no_seri}. {kata.map((k) => teksKolom(s, k, baris)).join(', ')}{' '}
                  {angka.map((k) => (
                    <b key={k.kd_field}>{teksKolom(s, k, baris)}</b>
                  ))}
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}
