import { createRequire } from 'node:module';
import { inRoot } from '../../tools/lib/paths.mjs';
import { fill, PASSWORD, signIn } from '../lib/fill.mjs';
import { call } from '../lib/http.mjs';
import { verifyLedger } from '../lib/ledger.mjs';
import { sleep, until } from '../lib/time.mjs';

const prisma = createRequire(inRoot('prisma/package.json'));
const GA = '019';
const LANES = 6;
const CHECKS = [1, 2, 3, 4, 5, 6].map((kode) => ({ kode, hasil: 'Y' }));
const ROWS = `SELECT b.id_pengajuan::text AS file, b.id::text, b.jml::text FROM baris b JOIN pengajuan p ON p.id = b.id_pengajuan
  WHERE b.jenis = 'barang' AND p.npwp LIKE '0770%' ORDER BY b.id`;
const DECIDED = `SELECT count(*)::int AS n FROM pengajuan WHERE npwp LIKE '0770%' AND kd_status = '50'`;
/** What is granted, what stands on permits, and what is missing or twice among decisions and movements. */
const SUMS = `SELECT
  (SELECT coalesce(sum(b.jml), 0)::text FROM baris b JOIN pengajuan p ON p.id = b.id_pengajuan
    WHERE b.jenis = 'barang' AND p.npwp LIKE '0770%' AND p.kd_status = '50') AS granted,
  (SELECT coalesce(sum(saldo), 0)::text FROM buku_akun WHERE jenis = 'P.TERBIT') AS issued,
  (SELECT count(*)::int FROM (SELECT id_pengajuan FROM riwayat WHERE peristiwa = 'setuju' GROUP BY 1 HAVING count(*) > 1) x) AS twice`;

/** Files before the decider; resolves with {files, decider}. */
async function beforeDecision(world, count) {
  const { files } = await fill(world, count);
  await world.sql(
    `UPDATE pengajuan SET kd_status = '23', kd_ga = $1, tgl_kirim = now(), status_sejak = now() WHERE npwp LIKE '0770%'`,
    [GA],
  );
  const db = prisma('./dist/client.js').createClient(world.url());
  try {
    const { buatPengguna, hashSandi } = prisma('./dist/factories/akun.js');
    const { id } = await buatPengguna(db, {
      username: 'pemutus',
      fullname: 'Pemutus Contoh',
      kode_peran: 'KL_PEMUTUS',
      password_hash: await hashSandi(PASSWORD, true),
      kd_ga: GA,
    });
    return { files, decider: await signIn(world, id) };
  } finally {
    await db.$disconnect();
  }
}

/** The same decision under the same key until it is answered; says how often it was asked. */
async function decide(world, decider, file, rows) {
  const rincian = rows.filter((r) => r.file === file.id).map((r) => ({ id: r.id, jml_keputusan: r.jml }));
  for (let asked = 1; ; asked += 1) {
    const answer = await call(`${world.base}/nk/v2/data-nk/keputusanInHouse`, {
      method: 'POST',
      json: { idNk: file.id, versi: file.versi, kd_keputusan: '1', checklist: CHECKS, sandi: PASSWORD, rincian },
      headers: { cookie: decider.cookie, 'x-csrf-token': decider.csrf, 'idempotency-key': `putus-${file.id}` },
      timeoutMs: 20_000,
    });
    if (answer.status === 201) return asked;
    // The process that had taken it died with it: its claim ends by itself.
    const claimed = answer.status === 409 && answer.body?.data === null;
    if (answer.status && answer.status < 500 && !claimed)
      throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    await sleep(300);
  }
}

export const decisions = {
  id: '18',
  name: 'decisions, API and database kill -9: the ledger',
  async play(world, { short }) {
    const { files, decider } = await beforeDecision(world, short ? 60 : 1_000);
    const rows = await world.sql(ROWS);
    const versions = new Map((await world.sql('SELECT id::text, versi FROM pengajuan')).map((p) => [p.id, p.versi]));
    const queue = files.map((f) => ({ ...f, versi: versions.get(f.id) }));
    let asked = 0;
    const lanes = Array.from({ length: LANES }, async () => {
      for (let file = queue.shift(); file; file = queue.shift()) {
        const times = await decide(world, decider, file, rows);
        asked += times;
      }
    });
    const decided = async () => (await world.patientSql(DECIDED))[0].n;
    const { port } = world.apis.at(-1);
    for (const part of [0.25, 0.6]) {
      await until('some are decided', async () => (await decided()) >= files.length * part, 300_000, 50);
      await world.apis.at(-1).kill();
      if (part > 0.5) {
        await world.run.postgres.crash('SIGKILL');
        await world.run.postgres.start();
      }
      await world.startApi({ port });
    }
    await Promise.all(lanes);
    const [{ granted, issued, twice }] = await world.patientSql(SUMS);
    const n = await decided();
    const demands = [
      ['every file is decided', n === files.length],
      ['what is granted stands on permits', Number(granted) === Number(issued) && Number(issued) > 0],
      ['none is decided twice', twice === 0],
      ['some were asked again', asked > files.length],
    ];
    const unmet = demands.filter(([, met]) => !met).map(([what]) => ({ rule: 'demand', what }));
    const counts = { accepted: files.length, delivered: n, effects: asked, lost: files.length - n, doubled: twice };
    return { counts, violations: [...unmet, ...(await verifyLedger(world))] };
  },
};
