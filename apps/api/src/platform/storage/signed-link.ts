import { createHmac, timingSafeEqual } from 'node:crypto';

export interface SignedLink {
  key: string;
  name: string;
  contentType?: string;
  /** seconds since 1970 */
  until: number;
}

const sign = (secret: string, payload: string): Buffer => createHmac('sha256', secret).update(payload).digest();

/** One opaque token for a download through the API: what, under which name, until when, and a signature. */
export function writeToken(secret: string, link: SignedLink): string {
  const payload = Buffer.from(JSON.stringify([link.key, link.name, link.contentType ?? '', link.until])).toString(
    'base64url',
  );
  return `${payload}.${sign(secret, payload).toString('base64url')}`;
}

/** Undefined for a token that is not ours, was changed, or is too old. */
export function readToken(secret: string, token: string, now: Date): SignedLink | undefined {
  const [payload = '', signature = '', ...rest] = token.split('.');
  const given = Buffer.from(signature, 'base64url');
  const right = sign(secret, payload);
  if (rest.length > 0 || given.length !== right.length || !timingSafeEqual(given, right)) return undefined;
  const [key, name, contentType, until] = JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')) as [
    string,
    string,
    string,
    number,
  ];
  if (now.getTime() >= until * 1_000) return undefined;
  return { key, name, until, ...(contentType ? { contentType } : {}) };
}
