export const PROVIDER = Symbol('oidc-provider');
