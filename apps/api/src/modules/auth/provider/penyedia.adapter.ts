import { errors, type AdapterPayload } from 'oidc-provider';
import type { KlienMesinRepository } from '../oidc/klien-mesin.repository';
import type { KlienSsoService } from './klien-sso.service';
import type { ProviderStateRepository } from './provider-state.repository';

/** The adapter of oidc-provider: its state and its clients in our tables. */
export function adapterFor(repo: ProviderStateRepository, mesin: KlienMesinRepository, situs: KlienSsoService) {
  const klien = async (id: string) => (await klienMesin(mesin, id)) ?? (await klienSitus(situs, id));
  return class Adapter {
    constructor(private readonly model: string) {}
    upsert = (id: string, payload: object, expiresIn: number) =>
      repo.upsert(this.model, id, payload as never, expiresIn);
    find = (id: string) => (this.model === 'Client' ? klien(id) : repo.find(this.model, { id }));
    findByUid = (uid: string) => repo.find(this.model, { uid });
    findByUserCode = (code: string) => repo.find(this.model, { user_code: code });
    consume = async (id: string) => {
      if (await repo.consume(this.model, id)) return;
      // The library looks first and marks later; two who came at once are told apart here, and the family ends.
      const grantId = (await repo.find(this.model, { id }))?.grantId;
      if (grantId) {
        await repo.revokeByGrantId(grantId);
        await repo.destroy('Grant', grantId);
      }
      throw new errors.InvalidGrant('already used');
    };
    destroy = (id: string) => repo.destroy(this.model, id);
    revokeByGrantId = (grantId: string) => repo.revokeByGrantId(grantId);
  };
}

/** A registered program proves itself with its private key; we keep the public one only. */
async function klienMesin(repo: KlienMesinRepository, id: string): Promise<AdapterPayload | undefined> {
  const jwk = await repo.kunciPublik(id);
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

/** A registered site signs people in; the library takes its secret by Basic and by form alike. */
async function klienSitus(service: KlienSsoService, id: string): Promise<AdapterPayload | undefined> {
  const klien = await service.terdaftar(id);
  if (!klien) return undefined;
  return {
    client_id: klien.client_id,
    client_name: klien.nama,
    client_secret: klien.rahasia,
    redirect_uris: klien.redirect_uris,
    post_logout_redirect_uris: klien.keluar_uris,
    scope: ['openid', ...klien.scopes].join(' '),
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'client_secret_basic',
  };
}
