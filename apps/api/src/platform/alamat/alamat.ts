import { createHmac, hkdfSync } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/** Places that are remembered: the same callers come again and again. */
const MAKS_INGAT = 2_000;
/** The longest that an address is written. */
const MAKS_HURUF = 45;
/** `hitung` of what was not asked lately. */
function ingat(hitung: (alamat: string) => string): (alamat: string) => string {
  const ingatan = new Map<string, string>();
  return (alamat) => {
    if (alamat.length > MAKS_HURUF) return hitung(alamat);
    const ada = ingatan.get(alamat);
    if (ada !== undefined) return ada;
    const hasil = hitung(alamat);
    if (ingatan.size >= MAKS_INGAT) ingatan.clear();
    ingatan.set(alamat, hasil);
    return hasil;
  };
}

/**
 * What counts as one place on the net: an IPv4 address, or the /64 of an IPv6 one, since whoever has one IPv6 address
 * has as many as he likes. Text that is no address stands for itself.
 */
export const jaringan = ingat((alamat) => {
  if (!ipaddr.isValid(alamat)) return alamat;
  const a = ipaddr.process(alamat);
  return a instanceof ipaddr.IPv6
    ? `${a.parts
        .slice(0, 4)
        .map((p) => p.toString(16))
        .join(':')}::/64`
    : a.toString();
});

/** Keyed hash of a place on the net, for logs: the same caller is found again, and no list of addresses finds him out. */
export function tandaAlamat(rahasia: string): (alamat: string | undefined) => string {
  const kunci = Buffer.from(hkdfSync('sha256', rahasia, 'sinas-nk', 'alamat', 32));
  const tanda = ingat((tempat) => createHmac('sha256', kunci).update(tempat).digest('hex').slice(0, 16));
  return (alamat) => tanda(jaringan(alamat ?? '-'));
}
