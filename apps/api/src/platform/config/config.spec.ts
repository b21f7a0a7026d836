import { BAWAAN_DEV, readConfig } from './config';

const RAHASIA = ['SESSION_SECRET', 'OIDC_CLIENT_SECRET', 'AUDIT_SECRET', 'DATA_SECRET'] as const;
const SISTEM = [
  'KL_URL',
  'REGISTRI_URL',
  'INAPORT_URL',
  'INTEGRASI_URL',
  'PAJAK_URL',
  'KEMENTAN_URL',
  'PNBP_URL',
  'DJBC_URL',
  'TTE_URL',
  'TSA_URL',
];
const cukup = 'r'.repeat(32);
const produksi = (ubah: NodeJS.ProcessEnv = {}): NodeJS.ProcessEnv => ({
  NODE_ENV: 'production',
  DATABASE_URL: 'postgresql://localhost/sinas',
  SMTP_URL: 'smtp://localhost',
  PUBLIC_URL: 'https://nk.contoh.go.id',
  ...Object.fromEntries(SISTEM.map((n) => [n, 'https://luar.contoh.go.id'])),
  PNBP_RAHASIA: 'p'.repeat(32),
  TTE_RAHASIA: 't'.repeat(32),
  ...Object.fromEntries(RAHASIA.map((nama) => [nama, cukup + nama])),
  ...ubah,
});

describe('settings of a process', () => {
  it('production refuses to start without a mail server: accounts are opened by mail', () => {
    expect(() => readConfig(produksi({ SMTP_URL: '' }))).toThrow('SMTP_URL');
  });
  it.each(['PUBLIC_URL', 'PUBLIC_URL_PETUGAS', 'PORTAL_AKUN_URL', 'PORTAL_BERANDA_URL'])(
    'L1 production refuses %s over http',
    (nama) => {
      expect(() => readConfig(produksi({ [nama]: 'http://nk.contoh.go.id' }))).toThrow(nama);
      if (nama === 'PUBLIC_URL') expect(() => readConfig(produksi({ PUBLIC_URL: '' }))).toThrow(nama);
    },
  );
  it.each(SISTEM)('L1 production refuses the simulator in the place of %s', (nama) => {
    for (const nilai of ['', 'http://simulators:8081/x'])
      expect(() => readConfig(produksi({ [nama]: nilai }))).toThrow(nama);
  });
  it('production refuses a secret of the billing system that can be guessed', () => {
    for (const nilai of ['', 'rahasia-simulator-pnbp'])
      expect(() => readConfig(produksi({ PNBP_RAHASIA: nilai }))).toThrow('PNBP_RAHASIA');
  });
  it('production refuses a secret of the signing service that can be guessed', () => {
    for (const nilai of ['', 'rahasia-simulator-tte'])
      expect(() => readConfig(produksi({ TTE_RAHASIA: nilai }))).toThrow('TTE_RAHASIA');
  });
  it('L1 a trial says so, and is believed with addresses of the machine alone', () => {
    const kosong = Object.fromEntries(SISTEM.map((n) => [n, '']));
    const uji = { UJI_COBA: '1', PUBLIC_URL: 'http://nk.localhost:8080', ...kosong };
    expect(readConfig(produksi(uji))).toMatchObject({ production: true, ujiCoba: true });
    expect(() => readConfig(produksi({ ...uji, PUBLIC_URL_PETUGAS: 'https://konsol.contoh.go.id' }))).toThrow(
      'UJI_COBA',
    );
    expect(() => readConfig(produksi({ ...uji, PUBLIC_URL: 'http://nk.contoh.go.id' }))).toThrow('UJI_COBA');
  });
  it('start in production with four secrets of their own', () => {
    expect(readConfig(produksi())).toMatchObject({
      production: true,
      kunci: {
        data: [{ kid: 'k1', rahasia: `${cukup}DATA_SECRET` }],
        audit: [{ kid: 'k1', rahasia: `${cukup}AUDIT_SECRET` }],
        sesi: [{ kid: 'k1', rahasia: `${cukup}SESSION_SECRET` }],
      },
    });
  });

  const RING = RAHASIA.filter((nama) => nama !== 'OIDC_CLIENT_SECRET');
  it.each(RING)('%s may be a ring: the first one writes, the others are known', (nama) => {
    const ring = `k2:${'s'.repeat(32)},k1:${cukup}`;
    const { kunci } = readConfig(produksi({ [nama]: ring }));
    expect(
      Object.values(kunci)
        .find((r) => r.length === 2)
        ?.map((k) => k.kid),
    ).toEqual(['k2', 'k1']);
  });

  it.each(RING)('in production each key of %s is refused when it is short, a default, or there twice', (nama) => {
    const baik = 's'.repeat(32);
    for (const [ring, kata] of [
      [`k2:${baik},k1:${'r'.repeat(31)}`, /at least 32 characters/],
      [`k2:${BAWAAN_DEV},k1:${baik}`, /at least 32 characters/],
      [`k2:${baik},k1:${baik}`, /same secret under two ids/],
      [`k2:${baik},k2:${cukup}`, /names a key twice/],
      [`k2:${baik},${cukup}`, /neither one secret nor a list/],
    ] as const)
      expect(() => readConfig(produksi({ [nama]: ring }))).toThrow(kata);
  });

  it('in production no secret opens two doors', () => {
    const satu = 's'.repeat(40);
    expect(() => readConfig(produksi({ DATA_SECRET: satu, AUDIT_SECRET: satu }))).toThrow(/must differ/);
    expect(() => readConfig(produksi({ OIDC_CLIENT_SECRET: satu, SESSION_SECRET: `k2:${satu},k1:${cukup}` }))).toThrow(
      /must differ/,
    );
  });

  it.each(RAHASIA)('in production %s must be set: the default of development is refused', (nama) => {
    for (const nilai of [undefined, '', BAWAAN_DEV])
      expect(() => readConfig(produksi({ [nama]: nilai }))).toThrow(/must be set to at least 32 characters/);
  });

  it.each(RAHASIA)('in production a %s of 31 characters is refused', (nama) => {
    expect(() => readConfig(produksi({ [nama]: 'r'.repeat(31) }))).toThrow(nama);
  });

  it('outside production the defaults of development do', () => {
    const config = readConfig({ DATABASE_URL: 'postgresql://localhost/sinas' });
    expect(config).toMatchObject({
      production: false,
      kunci: { sesi: [{ kid: 'k1', rahasia: BAWAAN_DEV }], audit: [{ kid: 'k1', rahasia: BAWAAN_DEV }] },
    });
  });

  it('never start without a database', () => {
    expect(() => readConfig(produksi({ DATABASE_URL: '' }))).toThrow('DATABASE_URL is not set');
  });

  it('serve a surface that exists, and all of them when nothing is said', () => {
    expect(readConfig(produksi()).permukaan).toBe('semua');
    expect(readConfig(produksi({ PERMUKAAN: 'petugas' })).permukaan).toBe('petugas');
    expect(() => readConfig(produksi({ PERMUKAAN: 'umum' }))).toThrow('PERMUKAAN must be one of');
  });

  it('take an empty variable for one that is not set', () => {
    const config = readConfig(
      produksi({ PORT: '', REDIS_URL: '', S3_ENDPOINT: '', METRICS_PORT: '', OIDC_ISSUER: '' }),
    );
    expect(config).toMatchObject({ port: 8080, redisUrl: null, metricsPort: null });
    expect([config.storage.s3, config.oidc.builtIn]).toEqual([null, true]);
  });

  it('carry no slash at the end of the public address', () => {
    expect(readConfig(produksi({ PUBLIC_URL: 'https://nk.contoh.id//' })).publicUrl).toBe('https://nk.contoh.id');
  });
});
