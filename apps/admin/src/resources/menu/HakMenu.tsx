import { Link, useSearchParams } from 'react-router-dom';
import { Halaman } from '../../components/Halaman';
import { Muat } from '../../components/Muat';
import { AksesDitolak } from '../../layout/HalamanLain';
import { statusGalat } from '../../lib/galat';
import { useMenu, usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import { butirDari } from './butir';
import { MatriksPeran } from './MatriksPeran';
import { UntukOrganisasi, UntukPengguna } from './UntukSasaran';
import { useSemuaAcl } from './useAcl';

const TAB = [
  ['peran', 'Menurut peran'],
  ['pengguna', 'Untuk satu pengguna'],
  ['organisasi', 'Untuk satu organisasi'],
] as const;

/** /menu: who is shown which entry (LAYAR-14, PERAN-04). */
export function HakMenu() {
  const acl = useSemuaAcl();
  const milik = useMenu();
  const boleh = punyaIzin(usePengguna(), 'menu.kelola');
  const untuk = useSearchParams()[0].get('untuk') ?? 'peran';
  if (statusGalat(acl.error) === 403) return <AksesDitolak />;
  return (
    <Halaman
      judul="Hak menu"
      kalimat={`Menu hanya menampilkan; izin peran yang menentukan.${boleh ? '' : ' Yang mengubahnya Super Administrator.'}`}
    >
      <nav className="kn-tab" aria-label="Hak menu untuk siapa">
        {TAB.map(([kode, nama]) => (
          <Link key={kode} to={`/menu?untuk=${kode}`} aria-current={untuk === kode ? 'page' : undefined}>
            {nama}
          </Link>
        ))}
      </nav>
      <Muat kueri={acl} apa="Hak menu">
        {(semua) => {
          const butir = butirDari(semua, milik);
          if (untuk === 'pengguna') return <UntukPengguna butir={butir} boleh={boleh} />;
          if (untuk === 'organisasi') return <UntukOrganisasi butir={butir} boleh={boleh} />;
          return <MatriksPeran butir={butir} boleh={boleh} />;
        }}
      </Muat>
    </Halaman>
  );
}
