import { hash } from 'node:crypto';

/** Numbers as ECMAScript writes them, which RFC 8785 demands. */
function angka(value: number): string {
  if (!Number.isFinite(value)) throw new RangeError(`${value} has no text in JSON`);
  return JSON.stringify(value);
}
function teks(value: string): string {
  if (!value.isWellFormed()) throw new RangeError('half of a surrogate pair has no text in JSON');
  return JSON.stringify(value);
}
function objek(value: object): string {
  const isi = value as Record<string, unknown>;
  let anggota = '';
  // Without a comparator, sort() goes by UTF-16 code units: that is the order of the RFC.
  for (const k of Object.keys(isi).sort())
    if (isi[k] !== undefined) anggota += `${anggota && ','}${teks(k)}:${canonical(isi[k])}`;
  return `{${anggota}}`;
}

/**
 * JSON as RFC 8785 writes it: the same content always gives the same text. What is undefined is left out of an object and
 * null elsewhere; toJSON is asked, as JSON.stringify asks it. Throws RangeError for what JSON has no text for: NaN,
 * Infinity, half of a surrogate pair, big integers, functions, symbols.
 */
export function canonical(value: unknown): string {
  switch (typeof value) {
    case 'number':
      return angka(value);
    case 'string':
      return teks(value);
    case 'boolean':
      return String(value);
    case 'undefined':
      return 'null';
    case 'object':
      break;
    default:
      throw new RangeError(`a ${typeof value} has no text in JSON`);
  }
  if (value === null) return 'null';
  if ('toJSON' in value && typeof value.toJSON === 'function') return canonical((value as Date).toJSON());
  // Array.from: what was never set is null, too.
  return Array.isArray(value) ? `[${Array.from(value, canonical).join(',')}]` : objek(value);
}
export const sha256 = (text: string | Buffer): string => hash('sha256', text, 'hex');
