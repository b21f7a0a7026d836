import { fill, PASSWORD } from '../lib/fill.mjs';
import { call } from '../lib/http.mjs';
import { judge } from '../lib/judge.mjs';
import { get, kirim } from '../lib/people.mjs';

/** A browser's way through the sign-in: cookies and redirects, one at a time. */
class Browser {
  #cookies = new Map();

  constructor(base) {
    this.base = base;
  }

  async go(at, options = {}) {
    const cookie = [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const answer = await call(new URL(at, this.base).href, { ...options, headers: { cookie, ...options.headers } });
    for (const line of [answer.headers?.['set-cookie'] ?? []].flat()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line);
      this.#cookies.set(name, value);
    }
    return answer;
  }

  /** Follows redirects within the sign-in; gives the last answer. */
  async follow(answer) {
    let last = answer;
    for (let i = 0; i < 12 && last.status >= 300 && last.status < 400; i += 1)
      last = await this.go(last.headers.location);
    return last;
  }

  async signIn(username, password) {
    const page = await this.follow(await this.go('/auth/login'));
    const action = /action="([^"]+)"/.exec(page.bytes.toString('utf8'))?.[1];
    if (!action) throw new Error(`no sign-in page (${page.status ?? page.error})`);
    const raw = Buffer.from(new URLSearchParams({ username, password }).toString());
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    return this.follow(await this.go(action, { method: 'POST', raw, headers }));
  }

  get cookies() {
    return [...this.#cookies.values()].map((value) => decodeURIComponent(value)).filter((value) => value.length >= 16);
  }
}

/** What the logs are likeliest to give away: sign-in, profile, searches by number, tokens, faults with personal input. */
export const personalTraffic = {
  id: 'data-pribadi',
  name: 'sign-in, profile, searches and faulty input',
  short: true,
  world: { apis: 0 },
  async play(world) {
    const api = await world.startApi({ env: {} });
    await api.stop();
    world.apis.pop();
    world.env.PUBLIC_URL = api.base;
    await world.startApi({ port: api.port });
    const { files, ratna, dewi } = await fill(world, 4);
    const [nik, phone, address] = world.secrets.slice(-10).filter((text) => /^\d{16}$|^\+62|^Jl/.test(text));
    const browser = new Browser(world.base);
    const wrong = await browser.signIn('ratna', `${PASSWORD}-salah`);
    const right = await browser.signIn('ratna', PASSWORD);
    world.secrets.push(...browser.cookies);
    const session = await browser.go('/api/sesi');
    for (const text of [nik, phone, address, '0770000000000001']) {
      const q = encodeURIComponent(text);
      for (const at of [`rki/pengajuan?keyword=${q}`, `check-aju?no_aju=${q}`, `get?id_nk=${q}`])
        await get(world.base, ratna, `/nk/v2/data-nk/${at}`);
      await get(world.base, dewi, `/nk/v2/data-nk/rki/pengajuan-kl?keyword=${q}`);
      await get(world.base, ratna, '/nk/v2/data-nk', {
        method: 'POST',
        json: { kd_rekom: '07', nik: text, kepala: { telepon: text } },
      });
      await get(world.base, ratna, '/nk/v2/data-nk', {
        method: 'PUT',
        raw: Buffer.from(`{"kepala": "${text}`),
        headers: { 'content-type': 'application/json' },
      });
      await call(`${world.base}/api/sesi`, {
        headers: { authorization: `Bearer ${ratna.csrf}`, cookie: ratna.cookie },
      });
    }
    // What carries a permission in its path, as a link to a file would.
    await call(`${world.base}/berkas/tautan/${ratna.csrf}-${ratna.csrf}`);
    const sent = await kirim(world, world.base, ratna.draft);
    const demands = [
      ['a wrong password is refused', wrong.status === 401],
      [`the right password opens a session (${right.status})`, session.body?.data?.masuk === true],
      ['her draft is accepted', sent.status === 201],
    ];
    const outcome = await judge(world, { people: files, demands, jobs: ['kirim-kl', 'notifikasi', 'bangun-dokumen'] });
    // Lines are written in bundles: an orderly end leaves none of them behind.
    await Promise.all([...world.apis, ...world.workers].map((one) => one.stop()));
    return outcome;
  },
};
