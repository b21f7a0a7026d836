import { startSimulators, type Simulators } from './server';

describe('the tax office and the ministry of agriculture', () => {
  let world: Simulators;
  beforeAll(async () => {
    world = await startSimulators(0);
  });
  afterAll(() => world.close());
  const get = async (at: string) => {
    const r = await fetch(world.url + at);
    return { status: r.status, body: (await r.json()) as Record<string, unknown> & Record<string, unknown>[] };
  };
  const kendali = (isi: object) => fetch(`${world.url}/_kendali`, { method: 'POST', body: JSON.stringify(isi) });

  it('knows a few hundred companies, one of them not tax-valid', async () => {
    expect((await get('/pajak/kswp/0990000001990000')).body).toMatchObject({ kswp: 'VALID' });
    expect((await get('/pajak/kswp/0990000007990000')).body).toMatchObject({ kswp: 'TIDAK VALID' });
    expect((await get('/pajak/npwp/0990000300990000')).body).toMatchObject({
      npwp: '0990000300990000',
      status: 'AKTIF',
    });
    expect((await get('/pajak/pemusatan/0990000003990000')).body).toMatchObject({ pemusatan: 'Y' });
    for (const path of ['/pajak/npwp/0990000301990000', '/pajak/lain/0990000001990000', '/pajak/constructor/1'])
      expect([path, (await get(path)).status]).toEqual([path, 404]);
  });
  it('lists exporters, units and premises', async () => {
    for (const [path, kode] of [
      ['/kementan/eksportir', 'kode'],
      ['/kementan/unitkdjo', 'kode_unit_usaha'],
      ['/kementan/register-premises', 'kode_register_premises'],
    ] as const) {
      const { body } = await get(path);
      expect(new Set(body.map((b: Record<string, unknown>) => b[kode])).size).toBe(240);
    }
    expect((await get('/kementan/lain')).status).toBe(404);
  });
  it('issues certificates to companies whose NIB is active only', async () => {
    expect((await get('/integrasi/kementan/0990000001990000/gap')).body).toEqual([
      expect.objectContaining({ nomor: 'GAP-000001-2026' }),
    ]);
    expect((await get('/integrasi/kkp/0990000005990000/skp')).body).toEqual([]);
    expect((await get('/integrasi/kkp/0990000001990000/gap')).status).toBe(404);
  });
  it('fails and recovers on command, each on its own', async () => {
    await kendali({ sistem: 'pajak', mode: 'gagal', kali: 1 });
    await kendali({ sistem: 'kementan', mode: 'gagal', kali: 2 });
    const hasil = [];
    for (const path of ['/pajak/npwp/0990000001990000', '/kementan/eksportir'])
      for (let i = 0; i < 3; i += 1) hasil.push((await get(path)).status);
    expect(hasil).toEqual([500, 200, 200, 500, 500, 200]);
  });
});
