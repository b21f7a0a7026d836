import { jamKini } from '@sinas/api-client/jam';
import { tahunJakarta } from '@sinas/domain/format/tanggal';
import { useSearchParams, useParams } from 'react-router-dom';
import { Muat } from '../../components/Muat';
import { AksesDitolak, HalamanTidakAda } from '../../layout/HalamanLain';
import { statusGalat } from '../../lib/galat';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import { usePapan } from './data';
import { IsiPapan } from './IsiPapan';

/** /penetapan/:kd_komoditas: a commodity's lines, the requests on them, and the determination without a meeting (T20). */
export function Papan() {
  const { kd_komoditas: kd = '' } = useParams();
  const [kueri] = useSearchParams();
  const tahun = Number(kueri.get('tahun')) || tahunJakarta(jamKini()) + 1;
  const papan = usePapan(kd, tahun);
  if (!punyaIzin(usePengguna(), 'neraca.baca') || statusGalat(papan.error) === 403) return <AksesDitolak />;
  if (statusGalat(papan.error) === 404) return <HalamanTidakAda />;
  return (
    <Muat kueri={papan} apa="Papan penetapan" heading="h1">
      {(isi) => <IsiPapan key={`${kd}:${tahun}`} papan={isi} />}
    </Muat>
  );
}
