import { jamKini } from '@sinas/api-client/jam';
import { STATUS_RAKOR } from '@sinas/domain/rakor/alur';
import { useJudul } from '@sinas/ui/useJudul';
import { useState } from 'react';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { JagaKetikan } from '../../components/JagaKetikan';
import { Muat } from '../../components/Muat';
import { AksesDitolak, HalamanTidakAda } from '../../layout/HalamanLain';
import { statusGalat } from '../../lib/galat';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import type { RapatRinci, TombolRapat } from '../../providers/rakor/wire';
import { Agenda } from './agenda/Agenda';
import { useAliranRapat } from './aliran';
import { useRapat } from './data';
import { DialogRapat } from './dialog/DialogRapat';
import { DialogTombol } from './dialog/DialogTombol';
import { KepalaRapat } from './KepalaRapat';
import { Papan } from './papan/Papan';
import { RakPapan, useSimpanan } from './papan/rak';
import { Riwayat } from './versi/Riwayat';
import { Versi } from './versi/Versi';
import gaya from './rakor.module.css';

const BAGIAN = { papan: 'Papan', agenda: 'Agenda dan peserta', versi: 'Versi dan tanda tangan', riwayat: 'Riwayat' };
type NamaBagian = keyof typeof BAGIAN;
const bagianDari = (teks: string | null, rapat: RapatRinci): NamaBagian => {
  if (teks !== null && teks in BAGIAN) return teks as NamaBagian;
  const { fase } = STATUS_RAKOR[rapat.kd_status];
  return fase === 'siap' ? 'agenda' : 'papan';
};

/** /rakor/:id: one coordination meeting, from its agenda to its signatures. */
export function Rapat() {
  const { id = '' } = useParams();
  const rapat = useRapat(id);
  if (!punyaIzin(usePengguna(), 'rakor.baca') || statusGalat(rapat.error) === 403) return <AksesDitolak />;
  if (statusGalat(rapat.error) === 404) return <HalamanTidakAda />;
  return (
    <main className={gaya.isi} id="isi" tabIndex={-1}>
      <Muat kueri={rapat} apa="Rapat" heading="h1">
        {(isi) => <Isi key={id} rapat={isi} />}
      </Muat>
    </main>
  );
}

function Isi({ rapat }: { rapat: RapatRinci }) {
  useJudul(rapat.judul);
  const [rak] = useState(() => new RakPapan());
  const [kueri] = useSearchParams();
  const [tombol, setTombol] = useState<TombolRapat | null>(null);
  const [ubah, setUbah] = useState(false);
  const bagian = bagianDari(kueri.get('bagian'), rapat);
  useAliranRapat(rapat.id_rakor, { onSunting: (s) => rak.tandai(s, jamKini().getTime()) });
  const { tertahan } = useSimpanan(rak);
  return (
    <>
      <KepalaRapat rapat={rapat} rak={rak} onTombol={setTombol} onUbah={() => setUbah(true)} />
      <nav className={`kn-tab ${gaya.bagian}`} aria-label="Bagian rapat">
        {(Object.keys(BAGIAN) as NamaBagian[]).map((b) => (
          <Link key={b} to={`?bagian=${b}`} replace aria-current={b === bagian ? 'page' : undefined}>
            {BAGIAN[b]}
          </Link>
        ))}
      </nav>
      <div className={gaya.halaman}>
        {bagian === 'papan' && <Papan rapat={rapat} rak={rak} />}
        {bagian === 'agenda' && <Agenda rapat={rapat} />}
        {bagian === 'versi' && <Versi rapat={rapat} onTombol={setTombol} />}
        {bagian === 'riwayat' && <Riwayat id={rapat.id_rakor} />}
      </div>
      <JagaKetikan ada={tertahan > 0} />
      {tombol && <DialogTombol key={tombol.aksi} rapat={rapat} tombol={tombol} onTutup={() => setTombol(null)} />}
      {ubah && <DialogRapat rapat={rapat} onTutup={() => setUbah(false)} />}
    </>
  );
}
