import type { Request, Response } from 'express';
import type { Config } from '../../platform/config/config';

const secure = (config: Config): boolean => config.publicUrl.startsWith('https:');
/** `__Host-` needs https; on plain http (a machine of one's own) the same cookie goes without it. */
export const sessionCookieName = (config: Config): string => (secure(config) ? '__Host-sesi' : 'sesi');
export const flowCookieName = (config: Config): string => (secure(config) ? '__Host-masuk' : 'masuk');
/** Names a browser to the limits of sign-in; see modules/auth/perangkat-dikenal.service.ts. */
export const deviceCookieName = (config: Config): string => (secure(config) ? '__Host-perangkat' : 'perangkat');
/** Binds the second step of a sign-in to the browser of the first. */
export const factorCookieName = (config: Config): string => (secure(config) ? '__Host-faktor' : 'faktor');

/** Anybody may send a cookie: one that is not well-formed is none. */
function terurai(nilai: string): string | null {
  try {
    return decodeURIComponent(nilai);
  } catch {
    return null;
  }
}
export function readCookie(request: Pick<Request, 'headers'>, name: string): string | null {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const eq = part.indexOf('=');
    if (eq > 0 && part.slice(0, eq).trim() === name) return terurai(part.slice(eq + 1).trim());
  }
  return null;
}
export function setCookie(
  response: Response,
  config: Config,
  name: string,
  value: string,
  maxAgeSeconds: number,
): void {
  response.cookie(name, value, {
    httpOnly: true,
    sameSite: 'lax',
    secure: secure(config),
    path: '/',
    maxAge: maxAgeSeconds * 1000,
  });
}
export function dropCookie(response: Response, config: Config, name: string): void {
  response.clearCookie(name, { httpOnly: true, sameSite: 'lax', secure: secure(config), path: '/' });
}
