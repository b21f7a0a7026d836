import type { ServerResponse } from 'node:http';

/** A form that ends in a redirect to another site needs that site's word in the page's own policy. */
export function izinkanTujuan(res: ServerResponse, tujuan: unknown): void {
  const aturan = res.getHeader('content-security-policy');
  if (typeof aturan !== 'string' || typeof tujuan !== 'string' || !URL.canParse(tujuan)) return;
  res.setHeader('Content-Security-Policy', aturan.replace(/form-action [^;]*/, `$& ${new URL(tujuan).origin}`));
}
