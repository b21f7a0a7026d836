import { panggilBukti } from '@sinas/api-client/faktor';
import type { LayananBukti } from '@sinas/ui/akun/bukti/bukti';
import { kalimatGalat } from './galat';

/** How the dialog that asks for a proof reaches the server. */
export const layananBukti: LayananBukti = { ...panggilBukti, kalimatGalat };
