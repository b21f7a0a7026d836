// People who sign in, read and change their own data and are looked up by their NIK, all the time; what they were told
// is remembered, and every later answer is held against it.
import { createHash, randomBytes } from 'node:crypto';
import { createRequire } from 'node:module';
import { call } from '../../faults/lib/http.mjs';
import { sleep } from '../../faults/lib/time.mjs';
import { inRoot } from './paths.mjs';

const prisma = createRequire(inRoot('prisma/package.json'));
const LANES = 2;
const PAUSE_MS = 100;
const hash = (text) => createHash('sha256').update(text).digest('hex');

async function session(world, id) {
  const [secret, csrf] = [randomBytes(32).toString('base64url'), randomBytes(24).toString('base64url')];
  await world.sql(
    `INSERT INTO sesi (id_hash, id_user, csrf, agen, dibuat, terakhir, sampai)
     VALUES ($1, $2, $3, 'uji kunci', now(), now(), now() + interval '1 day')`,
    [hash(secret), id, csrf],
  );
  return { cookie: `sesi=${secret}`, 'x-csrf-token': csrf };
}

/** `count` companies' administrators with personal data, and a super administrator who looks them up. */
export async function people(world, count) {
  const { buatOrganisasi, buatPengguna, hashSandi } = prisma('./dist/factories/akun.js');
  const db = prisma('./dist/client.js').createClient(world.url());
  const password = randomBytes(12).toString('base64url');
  try {
    const password_hash = await hashSandi(password, true);
    const firm = await buatOrganisasi(db);
    const made = [];
    for (let n = 1; n <= count; n += 1) {
      const [username, nik, address] = [`orang${n}`, `3201${String(n).padStart(12, '0')}`, `Jl. Kunci No. ${n}`];
      const base = { username, fullname: username, kode_peran: 'PU_ADMIN', password_hash, id_organisasi: firm.id };
      const { id } = await buatPengguna(db, { ...base, nik, address });
      made.push({ id, username, nik, address, password, versi: 1, headers: await session(world, id) });
    }
    const base = { username: 'super', fullname: 'super', kode_peran: 'SUPER_ADMIN', password_hash, kd_ga: '01514' };
    const { id } = await buatPengguna(db, base);
    return { made, operator: { headers: await session(world, id) } };
  } finally {
    await db.$disconnect();
  }
}

/** Load on the processes of `bases`, which changes while it runs. */
export class KunciLoad {
  bases = [];
  failures = [];
  counts = { signIn: 0, read: 0, write: 0, lookUp: 0 };
  #turn = 0;
  #running = true;
  #lanes = [];

  constructor({ made, operator }) {
    Object.assign(this, { made, operator });
  }

  start() {
    for (let lane = 0; lane < LANES; lane += 1) {
      const own = this.made.filter((_, i) => i % LANES === lane);
      this.#lanes.push(this.#lane(own));
    }
  }

  async stop() {
    this.#running = false;
    await Promise.all(this.#lanes);
  }

  async #lane(own) {
    for (let i = 0; this.#running; i += 1) {
      const person = own[i % own.length];
      await this.write(person, `Jl. Kunci No. ${i}, ${person.username}`);
      await this.read(person);
      await this.lookUp(person);
      if (i % 4 === 0) await this.signIn(person);
      await sleep(PAUSE_MS);
    }
  }

  async #ask(what, at, options, holds) {
    const base = this.bases[this.#turn++ % this.bases.length];
    const answer = await call(base + at, options);
    this.counts[what] += 1;
    if (answer.error || !holds(answer))
      this.failures.push(`${what} ${at.split('?')[0]}: ${answer.error ?? answer.status} ${answer.body?.message ?? ''}`);
    return answer;
  }

  signIn({ username, password }) {
    const json = { username, password };
    return this.#ask('signIn', '/api-prod/login', { method: 'POST', json }, ({ status }) => status < 300);
  }

  read({ id, headers, address }) {
    const mine = ({ status, body }) => status === 200 && body.data.address === address;
    return this.#ask('read', `/api-prod/user/${id}`, { headers }, mine);
  }

  async write(person, address) {
    const { id, headers, versi } = person;
    const json = { versi, address };
    const at = `/api-prod/user/${id}`;
    const { status, body } = await this.#ask('write', at, { method: 'PUT', headers, json }, (a) => a.status === 200);
    if (status === 200) Object.assign(person, { address, versi: body.data.versi });
  }

  lookUp({ nik, username }) {
    const found = ({ status, body }) => status === 200 && body.data.length === 1 && body.data[0].username === username;
    const at = `/nk/v2/user-management/all-users?keyword=${nik}`;
    return this.#ask('lookUp', at, { headers: this.operator.headers }, found);
  }
}
