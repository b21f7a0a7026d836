import { jamKini } from '@sinas/api-client/jam';
import { hariTanggalTahun } from '@sinas/domain/format/tanggal';
import { useJudul } from '@sinas/ui/useJudul';
import { useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Muat } from '../../components/Muat';
import { AksesDitolak, HalamanTidakAda } from '../../layout/HalamanLain';
import { statusGalat } from '../../lib/galat';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import type { RapatRinci } from '../../providers/rakor/wire';
import { useAliranRapat } from './aliran';
import { useRapat } from './data';
import { Papan } from './papan/Papan';
import { RakPapan } from './papan/rak';
import { StatusRapat } from './status';
import gaya from './rakor.module.css';

/** /rakor/:id/layar: the board for everybody in the room. It shows the line that the secretariat has turned to. */
export function LayarRapat() {
  const { id = '' } = useParams();
  const rapat = useRapat(id);
  // All sizes are in rem: the room reads from afar, and whoever zooms still may.
  useEffect(() => {
    document.documentElement.dataset['ruang'] = 'true';
    return () => {
      delete document.documentElement.dataset['ruang'];
    };
  }, []);
  if (!punyaIzin(usePengguna(), 'rakor.baca') || statusGalat(rapat.error) === 403) return <AksesDitolak />;
  if (statusGalat(rapat.error) === 404) return <HalamanTidakAda />;
  return (
    <main className={`${gaya.isi} ${gaya.layar}`} id="isi" tabIndex={-1}>
      <Muat kueri={rapat} apa="Rapat" heading="h1">
        {(isi) => <Isi key={id} rapat={isi} />}
      </Muat>
    </main>
  );
}

function Isi({ rapat }: { rapat: RapatRinci }) {
  useJudul(`Layar ${rapat.judul}`);
  const [rak] = useState(() => new RakPapan());
  const [, setKueri] = useSearchParams();
  const { hidup } = useAliranRapat(rapat.id_rakor, {
    onSunting: (s) => rak.tandai(s, jamKini().getTime()),
    onTampil: (garis) => setKueri({ garis }, { replace: true }),
  });
  const { hadir, lembaga } = rapat.kehadiran;
  return (
    <>
      <header className={gaya.kepalaRapat}>
        <div>
          <h1>{rapat.judul}</h1>
          <div className={gaya.meta}>
            <StatusRapat kode={rapat.kd_status} teks={rapat.ur_status} />
            <span>{hariTanggalTahun(rapat.tanggal)}</span>
            <span>{rapat.ur_koordinator}</span>
            <span>
              {hadir} dari {lembaga} hadir
            </span>
          </div>
        </div>
        <p className={`${gaya.simpan} sn-soft`} role="status">
          {hidup ? 'Mengikuti rapat' : 'Sambungan terputus, dimuat berkala'}
        </p>
      </header>
      <div className={gaya.halaman}>
        <Papan rapat={rapat} rak={rak} ruang />
      </div>
    </>
  );
}
