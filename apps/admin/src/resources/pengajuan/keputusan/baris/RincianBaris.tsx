import { tampilPeriode } from '@sinas/domain/format/periode';
import { kuantitas, satuanPendek } from '@sinas/domain/format/satuan';
import { tampil, tampilHs } from '@sinas/domain/format/tampil';
import type { Kolom } from '@sinas/domain/baris/kolom';
import { useQuery } from '@tanstack/react-query';
import { useData } from '../../../../lib/useData';
import type { Baris, Detail } from '../../../../providers/wire';

type Sel = Record<string, string | string[] | undefined>;

function nilai(baris: Baris, k: Kolom): string {
  const sel = baris as unknown as Sel;
  const isi = sel[k.kd_field];
  const nama = sel[`ur_${k.kd_field}`];
  if (k.kd_field === 'jml_bahan_baku') return kuantitas(baris.jml_bahan_baku, baris.satuan, baris.ur_satuan);
  if (k.jenis === 'satuan') return satuanPendek(baris.satuan, baris.ur_satuan) || '-';
  if (k.jenis === 'periode') return Array.isArray(isi) ? isi.map(tampilPeriode).join(', ') || '-' : '-';
  if (k.jenis === 'hs') return isi ? `${tampilHs(String(isi))} ${String(nama ?? '')}`.trim() : '-';
  const teks = nama && nama.length > 0 ? nama : isi;
  return tampil(Array.isArray(teks) ? teks.join(', ') : teks);
}

/** All that was filled in for a row, and what its quantity is for; asked when a row is opened. */
export function RincianBaris({ baris, berkas }: { baris: Baris | undefined; berkas: Detail }) {
  const data = useData();
  const sub = useQuery({
    queryKey: ['sub', baris?.id],
    queryFn: ({ signal }) => data.subBaris(baris?.id ?? '', { signal }),
    enabled: baris !== undefined && baris.jumlah_sub > 0,
  });
  if (!baris) return <p>Rincian baris ini belum dapat ditampilkan.</p>;
  return (
    <div className="kp-rinci-isi">
      <dl className="kp-isian">
        {berkas.formulir.kolom.map((k) => (
          <div key={k.kd_field}>
            <dt>{k.label}</dt>
            <dd>{nilai(baris, k)}</dd>
          </div>
        ))}
      </dl>
      {baris.jumlah_sub > 0 && (
        <section aria-label={`Rincian pemakaian baris ${baris.no_seri}`}>
          <h3>Rincian pemakaian</h3>
          {sub.isPending && <p>Mohon tunggu...</p>}
          {sub.isError && <p className="sn-err">Rincian pemakaian belum dapat dimuat.</p>}
          {sub.data && (
            <ul className="kp-sub">
              {sub.data.map((s) => (
                <li key={s.id}>
                  {s.no_seri}. {s.uraian}, {s.lokasi} <b>{kuantitas(s.jml, baris.satuan, baris.ur_satuan)}</b>
                </li>
              ))}
            </ul>
          )}
        </section>
      )}
    </div>
  );
}
