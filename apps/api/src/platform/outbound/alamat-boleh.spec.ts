import { alasanDitolak, ipTerlarang } from './alamat-boleh';

describe('where outbound calls may go', () => {
  it.each(['169.254.169.254', '0.0.0.0', '224.0.0.1', '255.255.255.255', 'fe80::1', '::', '::ffff:169.254.169.254'])(
    '%s is refused',
    (ip) => expect(ipTerlarang(ip)).toBe(true),
  );
  it.each(['127.0.0.1', '10.0.0.5', '192.168.1.7', '8.8.8.8', '::1', 'fd12::5'])('%s may be called', (ip) =>
    expect(ipTerlarang(ip)).toBe(false),
  );
  it('judges what a name resolves to, and a literal as it stands', async () => {
    expect(await alasanDitolak('localhost')).toBeNull();
    expect(await alasanDitolak('[fe80::1]')).toContain('fe80::1');
    expect(await alasanDitolak('169.254.169.254')).toContain('169.254.169.254');
  });
});
