import type { Config } from '../../../platform/config/config';
import { KeluarService } from './keluar.service';

const PORTAL = 'https://portal.contoh.invalid';
const layanan = (portalAkun: string) =>
  new KeluarService(
    { publicUrl: PORTAL, portalAkun } as Config,
    { issuer: '', authorize: '', token: '', jwks: '', endSession: '', userinfo: '', introspection: '' },
    { tutup: () => Promise.resolve(null) } as never,
  );
const tujuan = async (portalAkun: string, path: string) => (await layanan(portalAkun).keluar('sesi', path)).tujuan;

describe('where a sign-out leads', () => {
  it('RUTE-15 the commodity balance module returns to the configured account portal', async () => {
    expect(await tujuan('https://akun.contoh.invalid', '/rkt-npp/2027')).toBe('https://akun.contoh.invalid');
    expect(await tujuan('https://akun.contoh.invalid', '/pengajuan')).toBe(`${PORTAL}/`);
  });
  it('RUTE-14 without one, to this origin with the sub-path of the page', async () => {
    expect(await tujuan(PORTAL, '/rkt-npp/2027')).toBe(`${PORTAL}/rkt-npp`);
    expect(await tujuan(PORTAL, '/pertek/1')).toBe(`${PORTAL}/pertek`);
  });
});
