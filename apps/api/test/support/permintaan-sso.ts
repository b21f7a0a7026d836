import { umum, type Resep } from './resep';

const lihat = (path: string): Resep => umum('ratna', { path });

/** Both sign-on flows; sso-*.spec.ts goes through them. */
export const PERMINTAAN_SSO: Record<string, Resep> = {
  'POST /api-prod/authorize': umum('ratna', {
    body: {
      client_id: 'sinas-nk',
      response_type: 'code',
      scope: 'openid',
      flow: 'masuk',
      redirect_uri: 'http://localhost:1/callback',
    },
  }),
  'GET /api-prod/token': { ...umum('ratna', { path: '?state=x&code=y' }), oleh: null },
  'GET /api-prod/session/{a}/check/{b}': lihat('sinas-nk/check/x'),
  'GET /api-prod/session/{a}/verification/{b}': { ...lihat('sinas-nk/verification/x'), oleh: null },
  'DELETE /api-prod/session/{a}/{b}': { ...lihat('sinas-nk/x'), oleh: null },
  'GET /sso/authorize': { ...umum(), oleh: null },
  'GET /sso/client/jwks': { ...umum(), oleh: null },
  'GET /sso/client/token': { ...umum(), oleh: null },
  'GET /sso/jwks': umum(),
  'GET /sso/session/end': { ...umum(), oleh: null },
  'POST /sso/token': { ...umum('ratna', { body: {} }), oleh: null },
  'GET /sso/token/check': umum(),
  'GET /sso/userinfo': umum(),
};
