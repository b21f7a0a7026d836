import { berhakPetugas } from '@sinas/domain/akses/sesi';
import Provider, {
  errors,
  interactionPolicy,
  type Configuration,
  type JWKS,
  type KoaContextWithOIDC,
} from 'oidc-provider';
import type { Config } from '../../../platform/config/config';
import { klaimAkun, type AkunService } from '../akun/akun.service';
import { ACR, audiensApi, SCOPES } from '../auth.types';
import type { FaktorService } from '../faktor/faktor.service';
import type { KlienMesinRepository } from '../oidc/klien-mesin.repository';
import { aman, halaman } from './halaman';
import type { KlienSsoService } from './klien-sso.service';
import { izinkanTujuan } from './izinkan-tujuan';
import { adapterFor } from './penyedia.adapter';
import type { ProviderStateRepository } from './provider-state.repository';

const HARI = 86_400;
/** Over https no other host of the domain can set the session's; those of a sign-in on its way have paths of their own. */
const NAMA_KUKI = {
  session: '__Host-op-sesi',
  interaction: '__Secure-op-masuk',
  resume: '__Secure-op-lanjut',
};
const TOKEN_MESIN_DETIK = 600;

/** A token for this API, which the bearer door takes. */
export const sumberApi = (config: Config) => ({
  scope: '',
  audience: audiensApi(config.publicUrl),
  accessTokenFormat: 'jwt' as const,
  accessTokenTTL: TOKEN_MESIN_DETIK,
  jwt: { sign: { alg: 'RS256' as const } },
});

/** A session at the provider that was opened by password alone does not do once the account has, or must have, a factor. */
function policy(faktor: FaktorService, akun: AkunService, portal: string): interactionPolicy.DefaultPolicy {
  const dasar = interactionPolicy.base();
  const { Check } = interactionPolicy;
  dasar.get('login')?.checks.add(
    new Check('faktor', 'a second factor is required', async (ctx) => {
      const { session, account } = ctx.oidc;
      if (!session?.accountId || session.acr === ACR.faktor) return Check.NO_NEED_TO_PROMPT;
      const user_role = (await account?.claims('id_token', '', {}, []))?.user_role;
      const wajib = typeof user_role === 'string' && faktor.wajib(user_role);
      const perlu = wajib || (await faktor.cara(session.accountId)).length > 0;
      return perlu ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT;
    }),
  );
  // Officers come back by their own hand: the portal's session of theirs is short, the provider's must not renew it.
  dasar.get('login')?.checks.add(
    new Check('officer', 'End-User authentication is required', 'login_required', async ({ oidc }) => {
      const { session, client, result } = oidc;
      if (!session?.accountId || client?.clientId !== portal || result?.login) return Check.NO_NEED_TO_PROMPT;
      const siapa = await akun.byId(session.accountId);
      return siapa && berhakPetugas(siapa.kode_peran) ? Check.REQUEST_PROMPT : Check.NO_NEED_TO_PROMPT;
    }),
  );
  return dasar;
}

/** What a site asks for and nobody knows is refused: dropped in silence, it would believe that it has it. */
function pastikanLingkup(ctx: KoaContextWithOIDC): void {
  const diminta = typeof ctx.oidc.params?.scope === 'string' ? ctx.oidc.params.scope.split(' ') : [];
  const asing = diminta.find((s) => s !== '' && s !== 'openid' && !(SCOPES as readonly string[]).includes(s));
  if (asing !== undefined) throw new errors.InvalidScope('unknown scope', asing.slice(0, 80));
}

/** Built-in identity provider: certified library, our accounts, our login page, state in PostgreSQL, PKCE required. */
export function createProvider(
  config: Config,
  repo: ProviderStateRepository,
  akun: AkunService,
  klien: KlienMesinRepository,
  situs: KlienSsoService,
  faktor: FaktorService,
  jwks: JWKS,
): Provider {
  const { portal } = situs;
  const configuration: Configuration = {
    adapter: adapterFor(repo, klien, situs),
    clients: [
      {
        client_id: portal.client_id,
        client_secret: portal.rahasia,
        redirect_uris: portal.redirect_uris,
        post_logout_redirect_uris: portal.keluar_uris,
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
      },
    ],
    jwks,
    // The first key signs, all of them hold.
    cookies: {
      keys: config.kunci.sesi.map((k) => k.rahasia),
      long: { signed: true, path: '/' },
      short: { signed: true, path: '/' },
      ...(config.publicUrl.startsWith('https:') ? { names: NAMA_KUKI } : {}),
    },
    pkce: { required: () => true },
    responseTypes: ['code'],
    clientAuthMethods: ['client_secret_basic', 'client_secret_post', 'private_key_jwt'],
    scopes: ['openid', ...SCOPES],
    claims: {
      openid: ['sub', 'preferred_username', 'name', 'auth_time', 'acr', 'amr'],
      organization: ['id_organization', 'nib', 'npwp'],
      role: ['user_role', 'name_role', 'level_role', 'kd_ga'],
    },
    conformIdTokenClaims: false,
    features: {
      devInteractions: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      clientCredentials: { enabled: true },
      resourceIndicators: {
        enabled: true,
        defaultResource: (_ctx, client) =>
          client.grantTypeAllowed('client_credentials') ? audiensApi(config.publicUrl) : [],
        getResourceServerInfo: (_ctx, resource, client) => {
          if (resource !== audiensApi(config.publicUrl) || !client.grantTypeAllowed('client_credentials'))
            throw new errors.InvalidTarget();
          return sumberApi(config);
        },
      },
      rpInitiatedLogout: { enabled: true, logoutSource, postLogoutSuccessSource: logoutDone },
    },
    // Whose account: the page opens with Inaportnet's form. The check runs for every request, with it or without.
    extraParams: { cara: pastikanLingkup },
    acrValues: Object.values(ACR),
    interactions: {
      policy: policy(faktor, akun, portal.client_id),
      url: (_ctx, interaction) => `/oidc/masuk/${interaction.uid}`,
    },
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
        claims: async () => klaimAkun(found),
      };
    },
    // The portal is a first party and a site is registered by our operator: signing in is the consent.
    loadExistingGrant: async (ctx) => {
      const { client, session, params } = ctx.oidc;
      if (!client || !session?.accountId) return undefined;
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
  const provider = new Provider(config.oidc.issuer, configuration);
  provider.proxy = true;
  provider.use(async (ctx, next) => {
    await next();
    if (ctx.status === 200) izinkanTujuan(ctx.res, ctx.oidc?.params?.post_logout_redirect_uri);
  });
  return provider;
}

/**
 * Who proves with an ID token that it was he who signed this person in ends the session without another question; any
 * other page on the web can send a browser here, too, so then the person is asked.
 */
function logoutSource(ctx: KoaContextWithOIDC, form: string): void {
  const { entities, session } = ctx.oidc;
  const hint = entities.IdTokenHint as { payload: { sub?: string } } | undefined;
  const tombol = '<button type="submit" form="op.logoutForm" name="logout" value="yes">Keluar</button>';
  ctx.body =
    hint?.payload.sub && hint.payload.sub === session?.accountId
      ? halaman(
          'Keluar',
          `${form}<p>Sedang keluar.</p><script src="/oidc/masuk/keluar.js"></script><noscript>${tombol}</noscript>`,
        )
      : halaman('Keluar dari SINAS NK?', `${form}${tombol}<p class="kaki"><a href="/">Tetap masuk</a></p>`);
}
function logoutDone(ctx: { body: unknown }): void {
  ctx.body = halaman('Anda sudah keluar', '<p><a href="/welcome">Kembali ke halaman depan</a></p>');
}
