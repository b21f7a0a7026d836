import { saatServer } from '@sinas/api-client/jam';
import { pukul } from '@sinas/domain/format/tanggal';
import { useQuery } from '@tanstack/react-query';
import { Halaman } from '../../components/Halaman';
import { Muat } from '../../components/Muat';
import { AksesDitolak } from '../../layout/HalamanLain';
import { statusGalat } from '../../lib/galat';
import { useData } from '../../lib/useData';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import type { SistemLuar as Sistem } from '../../providers/wire';
import { TulangAntrean } from '../pengajuan/antrean/TabelAntrean';
import { DaftarMasalah, TabelSistem } from './DaftarSistem';
import gaya from './sistem-luar.module.css';

const SEGAR_MS = 15_000;

/** /sistem-luar: whether other ministries' systems answer, since when not, and what companies notice of it. */
export function SistemLuar() {
  return punyaIzin(usePengguna(), 'pengiriman.pantau') ? <Keadaan /> : <AksesDitolak />;
}

const bermasalah = (s: Sistem): boolean => s.keadaan === 'gagal' || s.keadaan === 'tersendat';

function kalimat(sistem: readonly Sistem[]): string {
  const hitung = (keadaan: Sistem['keadaan']) => sistem.filter((s) => s.keadaan === keadaan).length;
  const [gagal, tersendat, baik] = [hitung('gagal'), hitung('tersendat'), hitung('baik')];
  if (gagal + tersendat === 0)
    return baik === 0 ? 'Belum ada sistem yang dipanggil.' : `Semua sistem yang dipakai menjawab, ${baik} sistem.`;
  const masalah = [gagal && `${gagal} sistem gagal`, tersendat && `${tersendat} sistem tersendat`];
  return `${masalah.filter(Boolean).join(', ')}. Akibatnya bagi perusahaan tertulis di bawah.`;
}

function Keadaan() {
  const data = useData();
  const kueri = useQuery({
    queryKey: ['sistem-luar'],
    queryFn: ({ signal }) => data.sistemLuar({ signal }),
    refetchInterval: SEGAR_MS,
  });
  if (statusGalat(kueri.error) === 403) return <AksesDitolak />;
  const kapan = kueri.data && pukul(saatServer(kueri.dataUpdatedAt));
  return (
    <Halaman
      judul="Sistem luar"
      kalimat={
        <span role="status">{kueri.data ? kalimat(kueri.data) : 'Sistem kementerian lain yang dipanggil.'}</span>
      }
      ujung={
        kapan && (
          <p className={gaya.pukul} data-basi={kueri.isError}>
            {kueri.isError ? `Belum dapat diperbarui. Keadaan pukul ${kapan}` : `Keadaan pukul ${kapan}`}
          </p>
        )
      }
    >
      <Muat kueri={kueri} apa="Keadaan sistem luar" tulang={<TulangAntrean baris={8} />}>
        {(sistem) => (
          <>
            <DaftarMasalah sistem={sistem.filter(bermasalah)} />
            <TabelSistem sistem={sistem.filter((s) => !bermasalah(s))} />
          </>
        )}
      </Muat>
    </Halaman>
  );
}
