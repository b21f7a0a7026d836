/** Settings of one process, read from the environment once. Variables are listed in .env.example. */
export interface Config {
  port: number;
  publicUrl: string;
  production: boolean;
  databaseUrl: string;
  redisUrl: string | null;
  /** Separates installations that share one Redis. */
  queuePrefix: string;
  sessionSecret: string;
  oidc: {
    issuer: string;
    clientId: string;
    clientSecret: string;
    builtIn: boolean;
    jwksFile: string | null;
    signingKeys: string | null;
  };
  storage: {
    dir: string;
    s3: { endpoint: string; region: string; bucket: string; accessKey: string; secretKey: string } | null;
  };
  klUrl: string;
  klTimeoutMs: number;
  registriUrl: string;
  /** Pauses before the second and third delivery, milliseconds. */
  jedaKirimMs: number[];
  /** How long a relay's offer of an outbox row holds, milliseconds. */
  sewaOutboxMs: number;
  jedaKirimUlangMs: number;
  maksBerkasKb: number;
  portalAkun: string;
  portalBeranda: string;
  webDist: string;
  adminDist: string;
}
const BAWAAN_DEV = 'hanya-untuk-pengembangan';

export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const port = Number(env.PORT || 8080);
  const publicUrl = (env.PUBLIC_URL || `http://localhost:${port}`).replace(/\/+$/, '');
  const production = env.NODE_ENV === 'production';
  const sessionSecret = env.SESSION_SECRET || BAWAAN_DEV;
  const clientSecret = env.OIDC_CLIENT_SECRET || BAWAAN_DEV;
  if (production && [sessionSecret, clientSecret].some((s) => s === BAWAAN_DEV || s.length < 32))
    throw new Error('SESSION_SECRET and OIDC_CLIENT_SECRET must be set to at least 32 characters in production');
  if (!env.DATABASE_URL) throw new Error('DATABASE_URL is not set');
  const simulator = env.SIMULATOR_URL || 'http://127.0.0.1:8081';
  return {
    port,
    publicUrl,
    production,
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL || null,
    queuePrefix: env.QUEUE_PREFIX || 'sinas',
    sessionSecret,
    oidc: {
      issuer: env.OIDC_ISSUER || `${publicUrl}/oidc`,
      clientId: env.OIDC_CLIENT_ID || 'sinas-nk',
      clientSecret,
      builtIn: !env.OIDC_ISSUER,
      jwksFile: env.OIDC_JWKS_FILE || null,
      signingKeys: env.OIDC_JWKS || null,
    },
    storage: {
      dir: env.BERKAS_DIR || '.data/berkas',
      s3: env.S3_ENDPOINT
        ? {
            endpoint: env.S3_ENDPOINT,
            region: env.S3_REGION || 'us-east-1',
            bucket: env.S3_BUCKET || 'sinas-nk',
            accessKey: env.S3_ACCESS_KEY || '',
            secretKey: env.S3_SECRET_KEY || '',
          }
        : null,
    },
    klUrl: env.KL_URL || `${simulator}/kl`,
    klTimeoutMs: Number(env.KL_TIMEOUT_MS || 10_000),
    registriUrl: env.REGISTRI_URL || `${simulator}/registri`,
    jedaKirimMs: (env.KIRIM_JEDA_MS || '60000,300000,900000').split(',').map(Number),
    sewaOutboxMs: Number(env.OUTBOX_SEWA_MS || 60_000),
    jedaKirimUlangMs: Number(env.KIRIM_ULANG_JEDA_MS || 300_000),
    maksBerkasKb: Number(env.MAKS_BERKAS_KB || 5120),
    portalAkun: env.PORTAL_AKUN_URL || publicUrl,
    portalBeranda: env.PORTAL_BERANDA_URL || publicUrl,
    webDist: env.WEB_DIST || 'apps/web/dist',
    adminDist: env.ADMIN_DIST || 'apps/admin/dist',
  };
}
