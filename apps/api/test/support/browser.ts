import { createServer, type AddressInfo } from 'node:net';

export const portBebas = (): Promise<number> =>
  new Promise((resolve) => {
    const s = createServer().listen(0, '127.0.0.1', () => {
      const { port } = s.address() as AddressInfo;
      s.close(() => resolve(port));
    });
  });

/** A browser: cookies, one redirect at a time. */
export class Browser {
  readonly jar = new Map<string, string>();
  constructor(private readonly base: string) {}
  async go(url: string, init: RequestInit = {}): Promise<Response> {
    const r = await fetch(new URL(url, this.base), {
      redirect: 'manual',
      ...init,
      headers: {
        cookie: [...this.jar].map(([k, v]) => `${k}=${v}`).join('; '),
        ...(init.headers as Record<string, string>),
      },
    });
    for (const c of r.headers.getSetCookie()) {
      const [kv = ''] = c.split(';');
      const i = kv.indexOf('=');
      if (kv.slice(i + 1)) this.jar.set(kv.slice(0, i), kv.slice(i + 1));
      else this.jar.delete(kv.slice(0, i));
    }
    return r;
  }
  /** To the login page; gives its form's address and the addresses passed on the way. */
  async toLogin(start: string): Promise<{ action: string; way: string[] }> {
    const way: string[] = [];
    let r = await this.go(start);
    while (r.status >= 300 && r.status < 400) {
      way.push(r.headers.get('location') ?? '');
      r = await this.go(way.at(-1) ?? '');
    }
    return { action: /action="([^"]+)"/.exec(await r.text())?.[1] ?? '', way };
  }
  async signIn(
    start: string,
    username: string,
    password: string,
  ): Promise<{ end: string; way: string[]; response: Response }> {
    const { action, way } = await this.toLogin(start);
    let r = await this.go(action, {
      method: 'POST',
      body: new URLSearchParams({ username, password }),
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    while (r.status >= 300 && r.status < 400) {
      const to = r.headers.get('location') ?? '';
      way.push(to);
      if (!/\/oidc|\/auth\//.test(to)) return { end: to, way, response: r };
      r = await this.go(to);
    }
    return { end: '', way, response: r };
  }
}
