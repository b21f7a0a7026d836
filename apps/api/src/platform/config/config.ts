import { tanpaAkhir } from '@sinas/domain/format/teks';
import { bacaRing, type Ring } from '../rahasia/ring';
import { bacaPeranWajib, PERAN_FAKTOR_BAWAAN } from '@sinas/domain/akses/faktor';
import type { KodePeran } from '@sinas/domain/akses/peran';

/** Settings of one process, read from the environment once. Variables are listed in .env.example. */
export interface Config {
  port: number;
  /** Address that it listens on. */
  host: string;
  publicUrl: string;
  /** Where officers work, when their console has a host of its own. */
  publicUrlPetugas: string;
  /** Whom this process serves. */
  permukaan: 'semua' | 'perusahaan' | 'petugas';
  /** Production on a machine of one's own, without https and with simulators. */
  ujiCoba: boolean;
  /** Proxies whose word on the caller's address counts (addresses, networks); none = nobody's does. */
  proksi: string[];
  /** File of the security events; null = standard output. */
  keamananLog: string | null;
  /** Requests worked on at the same time; more get 503. */
  maksSerentak: number;
  /** How long a stopping process still serves while it says that it is not ready, milliseconds. */
  drainMs: number;
  /** Port and address of /metrics; null = none. */
  metricsPort: number | null;
  metricsHost: string;
  production: boolean;
  databaseUrl: string;
  redisUrl: string | null;
  /** Separates installations that share one Redis. */
  queuePrefix: string;
  kunci: {
    /** Encrypts personal data at rest. */
    data: Ring;
    /** Signs the anchors of the history. */
    audit: Ring;
    /** Signs the cookies of the built-in identity provider. */
    sesi: Ring;
  };
  oidc: {
    issuer: string;
    clientId: string;
    clientSecret: string;
    builtIn: boolean;
    jwksFile: string | null;
    signingKeys: string | null;
  };
  /** Roles that sign in with a second factor or not at all. */
  peranWajibFaktor: readonly KodePeran[];
  storage: {
    dir: string;
    s3: { endpoint: string; region: string; bucket: string; accessKey: string; secretKey: string } | null;
  };
  /** Outgoing mail; url null = none can be sent. */
  surel: { url: string | null; dari: string };
  klUrl: string;
  klTimeoutMs: number;
  /** No wait for companies' outside systems is longer, whatever its own budget. */
  luarMaksMs: number;
  registriUrl: string;
  /** Second way to sign in: accounts of Inaportnet. */
  inaportUrl: string;
  /** Where other ministries' systems tell what they know of a company. */
  integrasiUrl: string;
  /** Tax office. */
  pajakUrl: string;
  /** Lists of the ministry of agriculture: exporters, business units, premises. */
  kementanUrl: string;
  pnbpUrl: string;
  /** Customs: declarations of what came in. */
  djbcUrl: string;
  /** Signs hashes by keys that it keeps. */
  tteUrl: string;
  /** Time-stamping authority (RFC 3161). */
  tsaUrl: string;
  /** By which the signing service knows this portal. */
  tteRahasia: string;
  /** Signs what the billing system tells. */
  pnbpRahasia: string;
  /** Pauses before the second and third delivery, milliseconds. */
  jedaKirimMs: number[];
  /** How long a relay's offer of an outbox row holds, milliseconds. */
  sewaOutboxMs: number;
  jedaKirimUlangMs: number;
  maksBerkasKb: number;
  /** What one company's uploads may take. */
  kuotaMb: number;
  portalAkun: string;
  portalBeranda: string;
  webDist: string;
  adminDist: string;
}
/** Secret of development and tests; refused in production. */
export const BAWAAN_DEV = 'hanya-untuk-pengembangan';

function pilihan<T extends string>(nama: string, nilai: string, boleh: readonly T[]): T {
  const ada = boleh.find((b) => b === nilai);
  if (!ada) throw new Error(`${nama} must be one of ${boleh.join(', ')}`);
  return ada;
}

/** Throws Error when one of them can be guessed, or opens two doors. */
function periksaRahasia(semua: readonly string[]): void {
  const nama = 'SESSION_SECRET, OIDC_CLIENT_SECRET, AUDIT_SECRET and DATA_SECRET';
  if (semua.some((s) => s === BAWAAN_DEV || s.length < 32))
    throw new Error(`${nama} must be set to at least 32 characters in production, each key of a list too`);
  if (new Set(semua).size < semua.length) throw new Error(`${nama} must differ from one another in production`);
}

function peranWajib(nilai: string | undefined, production: boolean): readonly KodePeran[] {
  if (!nilai) return production ? PERAN_FAKTOR_BAWAAN : [];
  try {
    return bacaPeranWajib(nilai);
  } catch (error) {
    throw new Error(`FAKTOR_KEDUA_WAJIB: ${(error as Error).message}`, { cause: error });
  }
}

/** Whether a host can only be of a machine of one's own. */
const setempat = (url: string): boolean =>
  /^(localhost|127\.\d+\.\d+\.\d+|\[::1\]|[\w-]+\.localhost)$/.test(new URL(url).hostname);
/** What the simulator signs with; production has its own. */
const RAHASIA_SIMULATOR = 'rahasia-simulator-pnbp';
const RAHASIA_TTE = 'rahasia-simulator-tte';
const SISTEM_LUAR = [
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
] as const;
const ALAMAT_PORTAL = ['PUBLIC_URL', 'PUBLIC_URL_PETUGAS', 'PORTAL_AKUN_URL', 'PORTAL_BERANDA_URL'] as const;

/**
 * What production insists on: https, and systems outside that are not the simulators'. A trial of the production images on
 * a machine of one's own says so by UJI_COBA=1, and is believed only with addresses of that machine. Throws Error.
 */
function periksaProduksi(env: NodeJS.ProcessEnv, publicUrl: string): void {
  if (env.UJI_COBA === '1') {
    const luar = [publicUrl, ...ALAMAT_PORTAL.flatMap((n) => env[n] ?? [])].filter((u) => !setempat(u));
    if (luar.length > 0) throw new Error(`UJI_COBA=1 is for a machine of one's own, not for ${luar.join(', ')}`);
    return;
  }
  const http = ALAMAT_PORTAL.filter((n) => (n === 'PUBLIC_URL' ? publicUrl : (env[n] ?? 'https:')).startsWith('http:'));
  if (http.length > 0) throw new Error(`${http.join(', ')} must be https in production`);
  const kosong = SISTEM_LUAR.filter((n) => !env[n] || new URL(env[n]).hostname === 'simulators');
  if (kosong.length > 0) throw new Error(`${kosong.join(', ')} must be set in production: simulators know no truth`);
  if ((env.PNBP_RAHASIA ?? '').length < 32)
    throw new Error(
      'PNBP_RAHASIA must be set to at least 32 characters in production: who has it can say that a bill is paid',
    );
  if ((env.TTE_RAHASIA ?? '').length < 32)
    throw new Error('TTE_RAHASIA must be set to at least 32 characters in production: who has it can seal');
}

export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const port = Number(env.PORT || 8080);
  const publicUrl = tanpaAkhir(env.PUBLIC_URL || `http://localhost:${port}`, '/');
  const production = env.NODE_ENV === 'production';
  const clientSecret = env.OIDC_CLIENT_SECRET || BAWAAN_DEV;
  const kunci = {
    data: bacaRing('DATA_SECRET', env.DATA_SECRET || BAWAAN_DEV),
    audit: bacaRing('AUDIT_SECRET', env.AUDIT_SECRET || BAWAAN_DEV),
    sesi: bacaRing('SESSION_SECRET', env.SESSION_SECRET || BAWAAN_DEV),
  };
  if (production) periksaRahasia([...Object.values(kunci).flatMap((r) => r.map((k) => k.rahasia)), clientSecret]);
  if (production) periksaProduksi(env, publicUrl);
  if (production && !env.SMTP_URL) throw new Error('SMTP_URL must be set in production: accounts are opened by mail');
  if (!env.DATABASE_URL) throw new Error('DATABASE_URL is not set');
  const simulator = env.SIMULATOR_URL || 'http://127.0.0.1:8081';
  return {
    port,
    host: env.HOST || '127.0.0.1',
    publicUrl,
    publicUrlPetugas: tanpaAkhir(env.PUBLIC_URL_PETUGAS || publicUrl, '/'),
    permukaan: pilihan('PERMUKAAN', env.PERMUKAAN || 'semua', ['semua', 'perusahaan', 'petugas']),
    ujiCoba: production && env.UJI_COBA === '1',
    proksi: (env.PROKSI_TEPERCAYA || '').split(/[\s,]+/).filter(Boolean),
    keamananLog: env.KEAMANAN_LOG || null,
    maksSerentak: Number(env.MAKS_SERENTAK || 400),
    drainMs: Number(env.DRAIN_MS || 0),
    metricsPort: env.METRICS_PORT ? Number(env.METRICS_PORT) : null,
    metricsHost: env.METRICS_HOST || '127.0.0.1',
    production,
    databaseUrl: env.DATABASE_URL,
    redisUrl: env.REDIS_URL || null,
    queuePrefix: env.QUEUE_PREFIX || 'sinas',
    kunci,
    oidc: {
      issuer: env.OIDC_ISSUER || `${publicUrl}/oidc`,
      clientId: env.OIDC_CLIENT_ID || 'sinas-nk',
      clientSecret,
      builtIn: !env.OIDC_ISSUER,
      jwksFile: env.OIDC_JWKS_FILE || null,
      signingKeys: env.OIDC_JWKS || null,
    },
    peranWajibFaktor: peranWajib(env.FAKTOR_KEDUA_WAJIB, production),
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
    surel: {
      url: env.SMTP_URL || null,
      dari: env.SUREL_DARI || `SINAS NK <no-reply@${new URL(publicUrl).hostname}>`,
    },
    klUrl: env.KL_URL || `${simulator}/kl`,
    klTimeoutMs: Number(env.KL_TIMEOUT_MS || 10_000),
    luarMaksMs: Number(env.LUAR_MAKS_MS || Infinity),
    registriUrl: env.REGISTRI_URL || `${simulator}/registri`,
    inaportUrl: env.INAPORT_URL || `${simulator}/inaport`,
    integrasiUrl: env.INTEGRASI_URL || `${simulator}/integrasi`,
    pajakUrl: env.PAJAK_URL || `${simulator}/pajak`,
    kementanUrl: env.KEMENTAN_URL || `${simulator}/kementan`,
    pnbpUrl: env.PNBP_URL || `${simulator}/pnbp`,
    djbcUrl: env.DJBC_URL || `${simulator}/djbc`,
    tteUrl: env.TTE_URL || `${simulator}/tte`,
    tsaUrl: env.TSA_URL || `${simulator}/tte/tsa`,
    tteRahasia: env.TTE_RAHASIA || RAHASIA_TTE,
    pnbpRahasia: env.PNBP_RAHASIA || RAHASIA_SIMULATOR,
    jedaKirimMs: (env.KIRIM_JEDA_MS || '60000,300000,900000').split(',').map(Number),
    sewaOutboxMs: Number(env.OUTBOX_SEWA_MS || 60_000),
    jedaKirimUlangMs: Number(env.KIRIM_ULANG_JEDA_MS || 300_000),
    maksBerkasKb: Number(env.MAKS_BERKAS_KB || 5120),
    kuotaMb: Number(env.KUOTA_UNGGAHAN_MB || 5_120),
    portalAkun: env.PORTAL_AKUN_URL || publicUrl,
    portalBeranda: env.PORTAL_BERANDA_URL || publicUrl,
    webDist: env.WEB_DIST || 'apps/web/dist',
    adminDist: env.ADMIN_DIST || 'apps/admin/dist',
  };
}
