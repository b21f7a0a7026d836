/** Escapes that stand for a whole character: a surrogate pair, or anything but \u. */
const UTUH = /\\u[dD][89abAB][0-9a-fA-F]{2}\\u[dD][c-fC-F][0-9a-fA-F]{2}|\\[^u]/g;
const SEPARUH = /\\u[dD][89a-fA-F]/;

/**
 * Whether a text in the JSON of these bytes has half of a surrogate pair: no database stores it and no history can be
 * hashed over it (RFC 8785). Only an escape can bring one; other bytes are not read as UTF-8.
 */
export function adaSeparuh(isi: Buffer): boolean {
  if (!isi.includes('\\ud') && !isi.includes('\\uD')) return false;
  return SEPARUH.test(isi.toString('latin1').replace(UTUH, ' '));
}
