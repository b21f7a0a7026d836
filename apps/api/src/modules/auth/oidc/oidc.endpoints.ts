import type { Config } from '../../../platform/config/config';
import type { OidcEndpoints } from '../auth.types';

/** Known for the built-in provider; discovered for another one. */
export async function resolveEndpoints(config: Config): Promise<OidcEndpoints> {
  const { issuer, builtIn } = config.oidc;
  if (builtIn)
    return {
      issuer,
      authorize: `${issuer}/auth`,
      token: `${issuer}/token`,
      jwks: `${issuer}/jwks`,
      endSession: `${issuer}/session/end`,
      userinfo: `${issuer}/me`,
      introspection: '',
    };
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(10_000),
    redirect: 'error',
  });
  if (!answer.ok) throw new Error(`discovery of OIDC_ISSUER answered ${answer.status}`);
  const found = (await answer.json()) as Record<string, string>;
  const { authorization_endpoint, token_endpoint, jwks_uri, end_session_endpoint } = found;
  if (found.issuer !== issuer || !authorization_endpoint || !token_endpoint || !jwks_uri)
    throw new Error('discovery document of OIDC_ISSUER is incomplete or names another issuer');
  return {
    issuer,
    authorize: authorization_endpoint,
    token: token_endpoint,
    jwks: jwks_uri,
    endSession: end_session_endpoint ?? '',
    userinfo: found.userinfo_endpoint ?? '',
    introspection: found.introspection_endpoint ?? '',
  };
}
