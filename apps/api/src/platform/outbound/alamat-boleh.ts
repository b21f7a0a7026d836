import { BlockList, isIP } from 'node:net';
import { lookup } from 'node:dns/promises';

/** Addresses that no system of a ministry lives at: cloud metadata, link-local, multicast, unspecified. */
const TERLARANG = new BlockList();
TERLARANG.addSubnet('169.254.0.0', 16);
TERLARANG.addSubnet('0.0.0.0', 8);
TERLARANG.addSubnet('224.0.0.0', 4);
TERLARANG.addSubnet('240.0.0.0', 4);
TERLARANG.addSubnet('fe80::', 10, 'ipv6');
TERLARANG.addSubnet('ff00::', 8, 'ipv6');
TERLARANG.addAddress('::', 'ipv6');
TERLARANG.addAddress('fd00:ec2::254', 'ipv6');

const jenis = (ip: string): 'ipv4' | 'ipv6' => (isIP(ip) === 6 ? 'ipv6' : 'ipv4');
export const ipTerlarang = (ip: string): boolean => TERLARANG.check(ip, jenis(ip));

/** The name resolved now: a record that was changed to point inside is refused. Null = may be called. */
export async function alasanDitolak(host: string): Promise<string | null> {
  const nama = host.replace(/^\[|\]$/g, '');
  const alamat = isIP(nama) ? [nama] : (await lookup(nama, { all: true })).map((a) => a.address);
  const buruk = alamat.find(ipTerlarang);
  return buruk ? `${host} resolves to ${buruk}` : null;
}
