import { jamKini } from '@sinas/api-client/jam';
import { angka } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { tahunJakarta } from '@sinas/domain/format/tanggal';
import { keLazim } from '@sinas/domain/neraca/satuan-dasar';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { Halaman } from '../../../components/Halaman';
import { Muat } from '../../../components/Muat';
import { Pilihan } from '../../../components/Pilihan';
import { Tabel } from '../../../components/daftar/Tabel';
import { AksesDitolak } from '../../../layout/HalamanLain';
import { statusGalat } from '../../../lib/galat';
import { useData } from '../../../lib/useData';
import { usePengguna } from '../../../providers/pengguna';
import { punyaIzin } from '../../../providers/sesi';
import type { DasborRapat as Isi } from '../../../providers/rakor/wire';
import { StatusRapat } from '../status';
import { IzinDisetujui } from './IzinDisetujui';
import gayaRakor from '../rakor.module.css';
import gayaPemantauan from '../../pemantauan/pemantauan.module.css';

// The library of pictures comes after the figures.
const GrafikGaris = lazy(() => import('./GrafikGaris'));

/** /rakor/dashboard: what a year's meetings have made of each line. */
export function DasborRapat() {
  const [kueri, setKueri] = useSearchParams();
  const data = useData();
  const pengguna = usePengguna();
  const depan = tahunJakarta(jamKini()) + 1;
  const tahun = Number(kueri.get('tahun')) || depan;
  const dasbor = useQuery({
    queryKey: ['rakor', 'dasbor', tahun],
    queryFn: ({ signal }) => data.rapatDasbor(tahun, { signal }),
    placeholderData: keepPreviousData,
  });
  if (!punyaIzin(pengguna, 'rakor.baca') || statusGalat(dasbor.error) === 403) return <AksesDitolak />;
  return (
    <Halaman
      judul={`Dasbor rapat koordinasi ${tahun}`}
      kalimat="Usulan, rekomendasi, Rakornis, dan penetapan setiap baris nasional, di samping tahun sebelumnya."
      ujung={
        <Pilihan
          label="Tahun neraca"
          pilihan={[depan - 2, depan - 1, depan, depan + 1].map((t) => [String(t), String(t)] as const)}
          value={String(tahun)}
          onChange={(e) => setKueri({ tahun: e.target.value })}
        />
      }
    >
      <Muat kueri={dasbor} apa="Dasbor rapat">
        {(isi) => (
          <>
            <MenurutStatus isi={isi} />
            <Garis isi={isi} />
          </>
        )}
      </Muat>
      {punyaIzin(pengguna, 'pengajuan.baca') && <IzinDisetujui />}
    </Halaman>
  );
}

function MenurutStatus({ isi }: { isi: Isi }) {
  if (isi.rapat.length === 0) return null;
  return (
    <section className={gayaRakor.status} aria-labelledby="rk-menurut">
      <h2 id="rk-menurut">Rapat menurut status</h2>
      <ul>
        {isi.rapat.map((r) => (
          <li key={`${r.jenis}-${r.kd_status}`}>
            <Link to={`/rakor?tahun=${isi.tahun}&jenis=${r.jenis}&status=${r.kd_status}`}>
              {angka(r.banyak)} {r.ur_jenis}
            </Link>
            <StatusRapat kode={r.kd_status} teks={r.ur_status} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Garis({ isi }: { isi: Isi }) {
  if (isi.garis.length === 0)
    return (
      <div className="sn-card">
        <EmptyState icon="scale" title={`Belum ada baris yang dibahas untuk ${isi.tahun}`}>
          Baris nasional tampil setelah berita acara rapatnya final.
        </EmptyState>
      </div>
    );
  return (
    <>
      <Suspense fallback={<div className={`sn-card ${gayaPemantauan.tulang}`} />}>
        <GrafikGaris garis={isi.garis} />
      </Suspense>
      <Tabel
        nama="baris nasional"
        kolom={[
          'Baris nasional',
          '#Usulan',
          '#Rekomendasi',
          '#Rakornis',
          '#Penetapan',
          `#Tahun ${isi.tahun - 1}`,
          '#Selisih tahun',
        ]}
        susun
      >
        {isi.garis.map((g) => {
          const lazim = (jml: string | null): string =>
            jml === null ? '-' : angka(keLazim(jml, g.satuan, g.satuan_lazim));
          return (
            <tr key={g.kunci}>
              <td className="kn-lipat">
                {g.uraian || g.ur_komoditas}, {satuanPendek(g.satuan_lazim)}
              </td>
              <td className="sn-num" data-label="Usulan">
                {lazim(g.usulan)}
              </td>
              <td className="sn-num" data-label="Rekomendasi">
                {lazim(g.rekomendasi)}
              </td>
              <td className="sn-num" data-label="Rakornis">
                {lazim(g.rekomendasi_rakornis)}
              </td>
              <td className="sn-num" data-label="Penetapan">
                <b>{lazim(g.penetapan)}</b>
              </td>
              <td className="sn-num" data-label={`Tahun ${isi.tahun - 1}`}>
                {lazim(g.tahun_lalu)}
              </td>
              <td className="sn-num" data-label="Selisih tahun">
                {lazim(g.selisih_tahun)}
              </td>
            </tr>
          );
        })}
      </Tabel>
    </>
  );
}
