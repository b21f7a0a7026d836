import { startSimulators, type Simulators } from './server';

describe('Inaportnet and the other ministries’ systems', () => {
  let world: Simulators;
  beforeAll(async () => {
    world = await startSimulators(0);
  });
  afterAll(() => world.close());

  const call = async (method: string, at: string, body?: unknown) => {
    const response = await fetch(world.url + at, {
      method,
      body: body === undefined ? undefined : JSON.stringify(body),
    });
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const masuk = (username: unknown, password: unknown) => call('POST', '/inaport/masuk', { username, password });
  const npwp = async (n: number) =>
    String((await call('GET', `/registri/nib/990000000${String(n).padStart(4, '0')}`)).body.npwp);

  it('knows twenty accounts of invented companies, and says no in one way', async () => {
    const h = await masuk('inaport-03', 'pelabuhan-03');
    expect([h.status, h.body]).toEqual([
      200,
      {
        id_inaport: 'INP-000003',
        nama: expect.any(String),
        email: 'inaport-03@contoh.invalid',
        npwp: await npwp(3),
        token: expect.stringMatching(/^[\w-]{32}$/),
      },
    ]);
    const salah = await masuk('inaport-03', 'pelabuhan-04');
    expect([salah.status, salah.body.pesan]).toEqual([401, expect.any(String)]);
    for (const [u, p] of [
      ['inaport-21', 'pelabuhan-21'],
      ['inaport-00', 'pelabuhan-00'],
      ['ratna', 'x'],
      [{}, null],
    ])
      expect(await masuk(u, p)).toEqual(salah);
    expect((await call('GET', '/inaport/masuk')).status).toBe(404);
  });

  it('registers companies whose NIB is active, in every system', async () => {
    for (const jenis of ['kkp', 'kementan', 'siinas', 'inatrade']) {
      const h = await call('GET', `/integrasi/${jenis}/${await npwp(1)}`);
      expect([h.status, h.body]).toEqual([
        200,
        expect.objectContaining({ jenis, terdaftar: true, sejak: '2024-03-01', nama: expect.stringContaining('PT') }),
      ]);
      expect(h.body.id_luar).toMatch(new RegExp(`^${jenis.toUpperCase()}-\\d{12}$`));
    }
    expect((await call('GET', `/integrasi/kkp/${await npwp(5)}`)).body).toMatchObject({
      terdaftar: false,
      id_luar: null,
    });
    expect((await call('GET', '/integrasi/kkp/0000000000000000')).body).toMatchObject({ terdaftar: false, nama: null });
    for (const jenis of ['pajak', 'constructor']) expect((await call('GET', `/integrasi/${jenis}/1`)).status).toBe(404);
  });

  it('fails on command, each on its own', async () => {
    await call('POST', '/_kendali', { sistem: 'inaport', mode: 'gagal', kali: 1 });
    expect((await masuk('inaport-01', 'pelabuhan-01')).status).toBe(500);
    expect((await call('GET', `/integrasi/kkp/${await npwp(1)}`)).status).toBe(200);
    expect((await masuk('inaport-01', 'pelabuhan-01')).status).toBe(200);
  });
});
