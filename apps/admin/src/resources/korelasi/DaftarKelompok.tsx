import { angka } from '@sinas/domain/format/angka';
import { Badge } from '@sinas/ui/marks/StatusBadge';
import { Link } from 'react-router-dom';
import { Tabel } from '../../components/daftar/Tabel';
import type { KelompokKorelasi } from '../../providers/wire';
import { rupaKelompok } from './rupa-kelompok';

/** Every commodity group: those without a tariff line first, since they refuse none. */
export function DaftarKelompok({ semua }: { semua: readonly KelompokKorelasi[] }) {
  return (
    <Tabel nama="korelasi kelompok komoditas" kolom={['Keadaan', 'Kelompok', 'Pos empat angka', '#Pos tarif']} susun>
      {semua.map((k) => {
        const rupa = rupaKelompok(k);
        return (
          <tr key={k.kd_komoditas}>
            <td>
              <Badge grup={rupa.grup} bentuk={rupa.bentuk}>
                {rupa.kata}
              </Badge>
            </td>
            <td>
              <Link to={`/korelasi-btki?komoditas=${k.kd_komoditas}`}>
                {k.kd_komoditas} – {k.ur_komoditas}
              </Link>
            </td>
            <td data-label="Pos empat angka">{k.pos.map((p) => `${p.slice(0, 2)}.${p.slice(2)}`).join(', ') || '-'}</td>
            <td className="sn-num" data-label="Pos tarif">
              {angka(k.jumlah_hs)}
            </td>
          </tr>
        );
      })}
    </Tabel>
  );
}
