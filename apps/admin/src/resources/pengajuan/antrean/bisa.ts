import type { BerkasDaftar } from '../../../providers/wire';

const DI_VERIFIKATOR = ['antrean', 'verifikator'];

/** May this officer claim it, as far as the row tells? The server has the last word. */
export const bisaAmbil = ({ meja, pengambil }: BerkasDaftar): boolean =>
  DI_VERIFIKATOR.includes(meja.kode) && pengambil === null;
/** May it be given to another verifier? */
export const bisaAlihkan = ({ meja }: BerkasDaftar): boolean => DI_VERIFIKATOR.includes(meja.kode);
/** Has he claimed it, so that he may release it? */
export const bisaLepas = ({ meja, pengambil }: BerkasDaftar, idUser: string): boolean =>
  DI_VERIFIKATOR.includes(meja.kode) && pengambil?.id === idUser;
