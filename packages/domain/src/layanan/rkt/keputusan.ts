import { bagianDasar } from '../../buku/dasar';
import { keRibu, type Desimal } from '../../format/angka';

/**
 * What of a product the determined quantity of its material makes possible [D], informative: its plan in the proportion
 * in which the material was given. A material that nothing was decided on keeps it whole.
 */
export function produkKeputusan(rencana: Desimal, bahan: { jml: Desimal; jml_keputusan: Desimal } | null): Desimal {
  if (!bahan || keRibu(bahan.jml) === 0n || keRibu(bahan.jml_keputusan) >= keRibu(bahan.jml)) return rencana;
  const nol = { dok: '0', dasar: '0' };
  return bagianDasar({ dok: bahan.jml, dasar: rencana }, nol, bahan.jml_keputusan);
}
