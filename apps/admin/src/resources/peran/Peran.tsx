import { izinPeran, UR_LINGKUP } from '@sinas/domain/akses/kata-izin';
import { KODE_PERAN, PERAN, type KodePeran } from '@sinas/domain/akses/peran';
import { Link } from 'react-router-dom';
import { Bagian } from '../../components/Bagian';
import { Halaman } from '../../components/Halaman';
import { AksesDitolak } from '../../layout/HalamanLain';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';

/** /peran: the twelve roles and what each may do. Roles are rules of the portal; people get them on their own page. */
export function Peran() {
  if (!punyaIzin(usePengguna(), 'pengguna.lihat')) return <AksesDitolak />;
  return (
    <Halaman
      judul="Peran"
      kalimat={
        <>
          Apa yang boleh dilakukan tiap peran, dan data siapa yang dilihatnya. Peran diberikan di halaman{' '}
          <Link to="/pengguna">Pengguna</Link>.
        </>
      }
    >
      {KODE_PERAN.map((kode) => (
        <SatuPeran key={kode} kode={kode} />
      ))}
    </Halaman>
  );
}

function SatuPeran({ kode }: { kode: KodePeran }) {
  const { name_role, lingkup } = PERAN[kode];
  return (
    <Bagian judul={name_role} uraian={`Melihat: ${UR_LINGKUP[lingkup].toLowerCase()}.`}>
      <dl className="kn-fakta">
        {izinPeran(kode).map(({ hal, tindakan }) => (
          <div key={hal}>
            <dt>{hal}</dt>
            <dd>{tindakan.join(', ')}</dd>
          </div>
        ))}
      </dl>
    </Bagian>
  );
}
