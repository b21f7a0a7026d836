import { Icon } from '@sinas/ui/marks/Icon';
import { Link } from 'react-router-dom';
import { usePemberitahuan } from '../../../lib/pemberitahuan';

const PALING = 99;

/** Bell with the number of unread notices (LAYAR-16). */
export function Lonceng({ idUser }: { idUser: string }) {
  const baru = usePemberitahuan(idUser, 1, 5).data?.meta.belum_dibaca ?? 0;
  return (
    <Link
      to="/pemberitahuan"
      className="app-iconbtn"
      aria-label={baru ? `Pemberitahuan, ${baru} belum dibaca` : 'Pemberitahuan'}
    >
      <Icon name="bell" />
      {baru > 0 && (
        <span className="app-jumlah" aria-hidden>
          {baru > PALING ? `${PALING}+` : baru}
        </span>
      )}
    </Link>
  );
}
