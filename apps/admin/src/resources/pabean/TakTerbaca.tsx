import { waktuPendek } from '@sinas/domain/format/tanggal';
import { useQuery } from '@tanstack/react-query';
import { Tabel } from '../../components/daftar/Tabel';
import { useData } from '../../lib/useData';

/** What customs sent and nobody can read; shown only when there is any. */
export function TakTerbaca() {
  const data = useData();
  const { data: rusak } = useQuery({
    queryKey: ['pabean', 'rusak'],
    queryFn: ({ signal }) => data.pabeanRusak({ signal }),
  });
  if (!rusak?.length) return null;
  return (
    <section aria-labelledby="pabean-rusak">
      <h2 id="pabean-rusak">Tidak dapat dibaca</h2>
      <p>Dikirim DJBC dalam bentuk yang salah. Barangnya dibukukan setelah DJBC mengirim pembetulannya.</p>
      <Tabel nama="Barang yang tidak dapat dibaca" kolom={['Diterima', 'Kesalahan', 'Isi']}>
        {rusak.map((r) => (
          <tr key={`${r.diterima}${r.isi}`}>
            <td>{waktuPendek(r.diterima)}</td>
            <td className="kn-lipat">{r.masalah}</td>
            <td className="kn-lipat">
              <code>{r.isi}</code>
            </td>
          </tr>
        ))}
      </Tabel>
    </section>
  );
}
