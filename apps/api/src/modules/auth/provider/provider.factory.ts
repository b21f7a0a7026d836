import { generateKeyPair, exportJWK } from 'jose';
import Provider, { errors, type AdapterPayload, type Configuration, type JWKS } from 'oidc-provider';
import { readFileSync } from 'node:fs';
import type { Config } from '../../../platform/config/config';
import type { AkunService } from '../akun.service';
import { audiensApi, SCOPES } from '../auth.types';
import type { KlienMesinRepository } from '../klien-mesin.repository';
import { aman, halaman } from './halaman';
import type { ProviderStateRepository } from './provider-state.repository';

const HARI = 86_400;
const TOKEN_MESIN_DETIK = 600;
const SATU_PIHAK = new Set(['sinas-nk']);

function adapterFor(repo: ProviderStateRepository, klien: KlienMesinRepository) {
  return class Adapter {
    constructor(private readonly model: string) {}
    upsert = (id: string, payload: object, expiresIn: number) =>
      repo.upsert(this.model, id, payload as never, expiresIn);
    find = (id: string) => (this.model === 'Client' ? klienMesin(klien, id) : repo.find(this.model, { id }));
    findByUid = (uid: string) => repo.find(this.model, { uid });
    findByUserCode = (code: string) => repo.find(this.model, { user_code: code });
    consume = (id: string) => repo.consume(this.model, id);
    destroy = (id: string) => repo.destroy(this.model, id);
    revokeByGrantId = (grantId: string) => repo.revokeByGrantId(grantId);
  };
}

/** A registered program proves itself with its private key; we keep the public one only. */
async function klienMesin(klien: KlienMesinRepository, id: string): Promise<AdapterPayload | undefined> {
  const jwk = await klien.kunciPublik(id);
  if (!jwk) return undefined;
  return {
    client_id: id,
    grant_types: ['client_credentials'],
    response_types: [],
    redirect_uris: [],
    token_endpoint_auth_method: 'private_key_jwt',
    jwks: { keys: [jwk] },
  };
}

async function signingKeys(config: Config): Promise<JWKS> {
  const { signingKeys: text, jwksFile } = config.oidc;
  if (text) return JSON.parse(text) as JWKS;
  if (jwksFile) return JSON.parse(readFileSync(jwksFile, 'utf8')) as JWKS;
  if (config.production) throw new Error('OIDC_JWKS or OIDC_JWKS_FILE must be set in production');
  const { privateKey } = await generateKeyPair('RS256', { extractable: true });
  return { keys: [{ ...(await exportJWK(privateKey)), use: 'sig', alg: 'RS256', kid: 'pengembangan' }] };
}

/** Built-in identity provider: certified library, our accounts, our login page, state in PostgreSQL, PKCE required. */
export async function createProvider(
  config: Config,
  repo: ProviderStateRepository,
  akun: AkunService,
  klien: KlienMesinRepository,
): Promise<Provider> {
  const configuration: Configuration = {
    adapter: adapterFor(repo, klien),
    clients: [
      {
        client_id: config.oidc.clientId,
        client_secret: config.oidc.clientSecret,
        redirect_uris: [`${config.publicUrl}/auth/callback`],
        post_logout_redirect_uris: [
          config.publicUrl,
          `${config.publicUrl}/`,
          `${config.publicUrl}/pertek`,
          `${config.publicUrl}/rkt-npp`,
          ...(config.portalAkun === config.publicUrl ? [] : [config.portalAkun]),
        ],
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    jwks: await signingKeys(config),
    cookies: { keys: [config.sessionSecret], long: { signed: true, path: '/' }, short: { signed: true, path: '/' } },
    pkce: { required: () => true },
    scopes: ['openid', ...SCOPES],
    claims: {
      openid: ['sub', 'preferred_username', 'name'],
      organization: ['id_organization', 'nib', 'npwp'],
      role: ['user_role', 'name_role', 'level_role', 'kd_ga'],
    },
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      clientCredentials: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: (_ctx, client) =>
          client.grantTypeAllowed('client_credentials') ? audiensApi(config.publicUrl) : [],
        getResourceServerInfo: (_ctx, resource, client) => {
          if (resource !== audiensApi(config.publicUrl) || !client.grantTypeAllowed('client_credentials'))
            throw new errors.InvalidTarget();
          return {
            scope: '',
            audience: resource,
            accessTokenFormat: 'jwt',
            accessTokenTTL: TOKEN_MESIN_DETIK,
            jwt: { sign: { alg: 'RS256' } },
          };
        },
      },
      rpInitiatedLogout: { enabled: true, logoutSource, postLogoutSuccessSource: logoutDone },
    },
    interactions: { url: (_ctx, interaction) => `/oidc/masuk/${interaction.uid}` },
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    rotateRefreshToken: true,
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      IdToken: 3600,
      Interaction: 1800,
      RefreshToken: 30 * HARI,
      Session: HARI,
      Grant: 30 * HARI,
    },
    findAccount: async (_ctx, id) => {
      const found = await akun.byId(id);
      if (!found?.aktif) return undefined;
      return {
        accountId: found.id,
        claims: async () => ({
          sub: found.id,
          preferred_username: found.username,
          name: found.fullname,
          id_organization: found.id_organisasi ?? undefined,
          nib: found.organisasi?.nib ?? undefined,
          npwp: found.organisasi?.npwp ?? undefined,
          user_role: found.kode_peran,
          kd_ga: found.kd_ga ?? undefined,
        }),
      };
    },
    // The portal is a first party: signing in is the consent.
    loadExistingGrant: async (ctx) => {
      const { client, session, params } = ctx.oidc;
      if (!client || !session?.accountId || !SATU_PIHAK.has(client.clientId)) return undefined;
      const grant = new ctx.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId });
      grant.addOIDCScope(typeof params?.scope === 'string' ? params.scope : 'openid');
      await grant.save();
      return grant;
    },
    renderError: (ctx, out) => {
      ctx.type = 'html';
      ctx.body = halaman(
        'Masuk tidak dapat dilanjutkan',
        `<p>${aman(String(out.error_description ?? out.error))}</p><p><a href="/welcome">Kembali ke halaman depan</a></p>`,
      );
    },
  };
  SATU_PIHAK.add(config.oidc.clientId);
  const provider = new Provider(config.oidc.issuer, configuration);
  provider.proxy = true;
  return provider;
}

function logoutSource(ctx: { body: unknown; oidc: { session?: { state?: { secret?: string } } } }, form: string): void {
  // The portal has ended its own session already: the provider's ends without another question.
  ctx.body = halaman(
    'Keluar',
    `${form}<p>Sedang keluar.</p><script src="/oidc/masuk/keluar.js"></script><noscript><button type="submit" form="op.logoutForm" name="logout" value="yes">Keluar</button></noscript>`,
  );
}
function logoutDone(ctx: { body: unknown }): void {
  ctx.body = halaman('Anda sudah keluar', '<p><a href="/welcome">Kembali ke halaman depan</a></p>');
}
