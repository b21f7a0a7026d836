import { jamKini } from '@sinas/api-client/jam';
import { hariTanggalTahun } from '@sinas/domain/format/tanggal';
import { useJudul } from '@sinas/ui/useJudul';
import { useCallback, useEffect, useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { Muat } from '../../components/Muat';
import { AksesDitolak, HalamanTidakAda } from '../../layout/HalamanLain';
import { statusGalat } from '../../lib/galat';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import type { Sunting } from '../../providers/rakor/data';
import type { GarisRapat, RapatRinci } from '../../providers/rakor/wire';
import { useAliranRapat } from './aliran';
import { useGaris, useRapat } from './data';
import { Papan } from './papan/Papan';
import { RakPapan } from './papan/rak';
import { StatusRapat } from './status';

/** /rakor/:id/layar: the board for everybody in the room. It shows the line that is being filled in. */
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
    <main className="rk-isi rk-layar" id="isi" tabIndex={-1}>
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
  const { hidup } = useAliranRapat(
    rapat.id_rakor,
    useCallback((s: Sunting) => rak.tandai(s, jamKini().getTime()), [rak]),
  );
  const tampilkan = useCallback(
    (g: GarisRapat) => setKueri({ komoditas: g.kd_komoditas, garis: g.id_garis }, { replace: true }),
    [setKueri],
  );
  useIkuti(rapat.id_rakor, tampilkan);
  const { hadir, lembaga } = rapat.kehadiran;
  return (
    <>
      <header className="rk-kepala-rapat">
        <div>
          <h1>{rapat.judul}</h1>
          <div className="rk-meta">
            <StatusRapat kode={rapat.kd_status} teks={rapat.ur_status} />
            <span>{hariTanggalTahun(rapat.tanggal)}</span>
            <span>{rapat.ur_koordinator}</span>
            <span>
              {hadir} dari {lembaga} hadir
            </span>
          </div>
        </div>
        <p className="rk-simpan sn-soft" role="status">
          {hidup ? 'Mengikuti rapat' : 'Sambungan terputus, dimuat berkala'}
        </p>
      </header>
      <div className="rk-halaman">
        <Papan rapat={rapat} rak={rak} ruang />
      </div>
    </>
  );
}

/** The line whose figures have just changed is the one that is spoken of. */
function useIkuti(id: string, tampilkan: (g: GarisRapat) => void): void {
  const garis = useGaris(id).data;
  const [lama, setLama] = useState(garis);
  const berubah = lama && garis && lama !== garis ? garis.find((g) => !sama(g, lama)) : undefined;
  const [tuju, setTuju] = useState<GarisRapat | undefined>(undefined);
  if (garis !== lama) {
    setLama(garis);
    if (berubah) setTuju(berubah);
  }
  useEffect(() => {
    if (tuju) tampilkan(tuju);
  }, [tuju, tampilkan]);
}
function sama(g: GarisRapat, semua: readonly GarisRapat[]): boolean {
  const dulu = semua.find((x) => x.id_garis === g.id_garis);
  return (
    dulu !== undefined &&
    dulu.versi === g.versi &&
    dulu.jumlah.jumlah === g.jumlah.jumlah &&
    dulu.jumlah.belum === g.jumlah.belum &&
    dulu.jumlah.tertunda === g.jumlah.tertunda &&
    dulu.jumlah.rekomendasi === g.jumlah.rekomendasi
  );
}
