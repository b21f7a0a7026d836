import { jamKini } from '@sinas/api-client/jam';
import { angka } from '@sinas/domain/format/angka';
import { tahunJakarta } from '@sinas/domain/format/tanggal';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { Link, useSearchParams } from 'react-router-dom';
import { Halaman } from '../../components/Halaman';
import { Muat } from '../../components/Muat';
import { Pilihan } from '../../components/Pilihan';
import { Tabel } from '../../components/daftar/Tabel';
import { AksesDitolak } from '../../layout/HalamanLain';
import { statusGalat } from '../../lib/galat';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import { useNeraca } from './data';

/** /penetapan: commodities of a balance year that wait for a determination, or have a national line. */
export function DaftarNeraca() {
  const [kueri, setKueri] = useSearchParams();
  const depan = tahunJakarta(jamKini()) + 1;
  const tahun = Number(kueri.get('tahun')) || depan;
  const neraca = useNeraca(tahun);
  const pengguna = usePengguna();
  if (!punyaIzin(pengguna, 'neraca.baca') || statusGalat(neraca.error) === 403) return <AksesDitolak />;
  return (
    <Halaman
      judul="Neraca dan penetapan"
      kalimat="Usulan yang sudah diberi pertimbangan kementerian, di bawah baris nasional komoditasnya."
      ujung={
        <Pilihan
          label="Tahun neraca"
          pilihan={[depan - 1, depan, depan + 1].map((t) => [String(t), String(t)] as const)}
          value={String(tahun)}
          onChange={(e) => setKueri({ tahun: e.target.value })}
        />
      }
    >
      <Muat kueri={neraca} apa="Daftar komoditas">
        {(rows) =>
          rows.length === 0 ? (
            <div className="sn-card">
              <EmptyState icon="scale" title={`Belum ada usulan untuk ${tahun}`}>
                Komoditas tampil di sini setelah perusahaan mengirim permohonannya.
              </EmptyState>
            </div>
          ) : (
            <Tabel
              nama="Komoditas"
              kolom={['Komoditas', 'Koordinator', '#Menunggu penetapan', '#Masih di K/L', '#Baris nasional']}
              basi={neraca.isPlaceholderData}
              susun
            >
              {rows.map((r) => (
                <tr key={r.kd_komoditas}>
                  <td>
                    <Link to={`/penetapan/${r.kd_komoditas}?tahun=${tahun}`}>{r.ur_komoditas}</Link>
                  </td>
                  <td data-label="Koordinator">
                    {r.koordinator}
                    {r.kd_ga_koordinator === pengguna.data_ga?.kode && <span className="sn-soft"> (Anda)</span>}
                  </td>
                  <td className="sn-num" data-label="Menunggu penetapan">
                    <b>{angka(r.menunggu)}</b>
                  </td>
                  <td className="sn-num" data-label="Masih di K/L">
                    {angka(r.di_kl)}
                  </td>
                  <td className="sn-num" data-label="Baris nasional">
                    {angka(r.garis)}
                  </td>
                </tr>
              ))}
            </Tabel>
          )
        }
      </Muat>
    </Halaman>
  );
}
