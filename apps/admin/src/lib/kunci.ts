/** Idempotency-Key of one intent; randomUUID exists in secure contexts only, the bytes everywhere. */
export function kunciBaru(): string {
  const b = crypto.getRandomValues(new Uint8Array(16));
  return [...b].map((x) => x.toString(16).padStart(2, '0')).join('');
}
