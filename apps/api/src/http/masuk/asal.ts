import type { Request } from 'express';

/** Address and browser of a request, as the log of sign-ins keeps them. */
export const asalPermintaan = (req: Request): { alamat: string | null; agen: string | null } => ({
  // An old address written as a new one.
  alamat: req.ip?.replace(/^::ffff:/, '') ?? null,
  agen: req.headers['user-agent']?.slice(0, 200) ?? null,
});
