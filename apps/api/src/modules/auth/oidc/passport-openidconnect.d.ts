declare module 'passport-openidconnect' {
  import type { Strategy as PassportStrategy } from 'passport';

  /** The part of the library's strategy that this project extends; it ships no types of its own. */
  export class Strategy extends PassportStrategy {
    constructor(options: object, verify: (...args: unknown[]) => void);
    authenticate(req: unknown, options?: object): void;
    authorizationParams(options: object): object;
  }
}
