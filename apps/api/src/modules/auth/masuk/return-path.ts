/** A path of this origin to come back to, or the fallback: `//host`, `/\host`, absolute addresses and control characters are refused. */
export function returnPath(raw: unknown, origin: string, fallback = '/neraca-komoditas'): string {
  if (typeof raw !== 'string' || !/^\/(?![/\\])/.test(raw) || /[\p{Cc}\\]/u.test(raw)) return fallback;
  const url = new URL(raw, origin);
  return url.origin === new URL(origin).origin ? url.pathname + url.search + url.hash : fallback;
}
