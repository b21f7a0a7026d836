export const PROVIDER = Symbol('oidc-provider');
/** Signing keys of the built-in provider; null where another one stands in its place. */
export const KUNCI_PENYEDIA = Symbol('kunci-penyedia');
