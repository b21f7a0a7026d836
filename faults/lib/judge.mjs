import { check } from './checker.mjs';
import { gather } from './facts.mjs';
import { until } from './time.mjs';

const OPEN = `SELECT count(*)::int AS n FROM outbox WHERE jenis = ANY($1) AND status = 'MENUNGGU'`;

/** From the end of the fault to the last outcome of what had been accepted until then, seconds. */
const RECOVERY = `
  SELECT extract(epoch FROM max(r.waktu) - $1::timestamptz)::float8 AS s
  FROM riwayat r JOIN kiriman k ON k.id_pengajuan = r.id_pengajuan
  WHERE k.waktu <= $1 AND r.peristiwa IN ('integrasi_ok', 'perbaikan_diterima', 'integrasi_gagal')`;

/** Waits until no delivery is open any more. */
export async function settle(world, { withinMs = 90_000, jobs = ['kirim-kl'] } = {}) {
  await until(
    `no open ${jobs.join(', ')}`,
    () =>
      world.sql(OPEN, [jobs]).then(
        ([{ n }]) => n === 0,
        () => false,
      ),
    withinMs,
    200,
  );
}

/**
 * The end of a scenario: everything settled, then judged. `ended` is when the fault was over, `demands` are what the
 * scenario itself wants to be true.
 */
export async function judge(world, { people, ended = new Date(), withinMs, jobs, demands = [] }) {
  const late = [];
  try {
    await settle(world, { withinMs, jobs });
  } catch (error) {
    late.push({ rule: 'recovery', what: error.message });
  }
  const [{ s }] = await world.sql(RECOVERY, [ended]);
  const { violations, counts } = check(await gather(world, people));
  const unmet = demands.filter(([, met]) => !met).map(([what]) => ({ rule: 'demand', what }));
  return { counts, recovery: s === null ? undefined : Math.max(0, s), violations: [...late, ...unmet, ...violations] };
}
