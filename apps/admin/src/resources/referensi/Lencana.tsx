import { Badge } from '@sinas/ui/marks/StatusBadge';
import type { Entri, Muatan } from '../../providers/wire';
import { KEADAAN, NAMA_ASAL, rupaMuatan, type Rupa } from './kata';
import gaya from './referensi.module.css';

const Lencana = ({ grup, bentuk, kata }: Rupa) => (
  <Badge grup={grup} bentuk={bentuk}>
    {kata}
  </Badge>
);
export const LencanaKeadaan = ({ keadaan }: Pick<Entri, 'keadaan'>) => <Lencana {...KEADAAN[keadaan]} />;
export const LencanaMuatan = ({ muatan }: { muatan: Muatan }) => <Lencana {...rupaMuatan(muatan)} />;

/** Where an entry's word comes from; the file or package behind it as its title. */
export const Sumber = ({ entri: { asal, sumber } }: { entri: Pick<Entri, 'asal' | 'sumber'> }) => (
  <span className={gaya.asal} data-asal={asal} title={sumber}>
    {NAMA_ASAL[asal]}
  </span>
);
