import { createHmac, hkdfSync } from 'node:crypto';
import ipaddr from 'ipaddr.js';

/**
 * What counts as one place on the net: an IPv4 address, or the /64 of an IPv6 one, since whoever has one IPv6 address
 * has as many as he likes. Text that is no address stands for itself.
 */
export function jaringan(alamat: string): string {
  if (!ipaddr.isValid(alamat)) return alamat;
  const a = ipaddr.process(alamat);
  return a instanceof ipaddr.IPv6
    ? `${a.parts
        .slice(0, 4)
        .map((p) => p.toString(16))
        .join(':')}::/64`
    : a.toString();
}

/** Keyed hash of a place on the net, for logs: the same caller is found again, and no list of addresses finds him out. */
export function tandaAlamat(rahasia: string): (alamat: string | undefined) => string {
  const kunci = Buffer.from(hkdfSync('sha256', rahasia, 'sinas-nk', 'alamat', 32));
  return (alamat) =>
    createHmac('sha256', kunci)
      .update(jaringan(alamat ?? '-'))
      .digest('hex')
      .slice(0, 16);
}
