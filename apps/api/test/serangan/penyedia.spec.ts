import { World } from '../support/world';

/** Issue of the attack, part 12, L6 and L10: what the provider and the public check offer. */
let dunia: World;
beforeAll(async () => {
  dunia = await World.open();
});
afterAll(() => dunia.close());

const KEMBALI = (): string => `${dunia.config.publicUrl}/auth/callback`;

describe('part 12: L6 the provider', () => {
  it('says no more than it does: the code flow, clients that prove themselves, no pushed requests', async () => {
    const { raw } = await dunia.tamu().get('/oidc/.well-known/openid-configuration');
    const d = JSON.parse(raw.toString()) as Record<string, unknown>;
    expect(d.response_types_supported).toEqual(['code']);
    expect(d.token_endpoint_auth_methods_supported).toEqual([
      'client_secret_basic',
      'client_secret_post',
      'private_key_jwt',
    ]);
    expect(d.pushed_authorization_request_endpoint).toBeUndefined();
  });

  it('refuses a scope that it does not know, and does not drop it in silence', async () => {
    const minta = async (scope: string): Promise<string> => {
      const q = new URLSearchParams({
        client_id: 'sinas-nk',
        response_type: 'code',
        redirect_uri: KEMBALI(),
        scope,
        state: 's'.repeat(32),
        code_challenge: 'c'.repeat(43),
        code_challenge_method: 'S256',
      });
      return (await dunia.tamu().get(`/oidc/auth?${q.toString()}`)).headers.get('location') ?? '';
    };
    expect(await minta('openid organization semua_data')).toContain(`${KEMBALI()}?error=invalid_scope`);
    expect(await minta('openid organization')).toMatch(/\/oidc\/masuk\//);
  });
});

describe('part 12: L10 the public check of a decision', () => {
  it('answers 60 times in 15 minutes to one address, then asks it to wait', async () => {
    const jawab = await Promise.all(
      Array.from({ length: 70 }, () => dunia.tamu().get('/api/publik/keputusan/RKI-26-000001-ABCDEF')),
    );
    expect(jawab.filter((j) => j.http === 404)).toHaveLength(60);
    expect(jawab.filter((j) => j.http === 429)).toHaveLength(10);
  });
});
