import { banding, kurangi, type Desimal } from '../format/angka';

/** Issued less what the company has reported: the one place that says what remains of a permit. Never below nothing. */
export const sisaIzin = (ditetapkan: Desimal, terealisasi: Desimal): Desimal =>
  banding(terealisasi, ditetapkan) > 0 ? '0' : kurangi(ditetapkan, terealisasi);
