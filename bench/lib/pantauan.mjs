import { watcher } from './people.mjs';

const BASE = '/nk/v2/data-nk';
const FIRM = 'Tolok Ukur 1999';

/** What the worker leaves twice a minute. */
const COUNT = `
  INSERT INTO rekap_berkas (kd_ga, kd_rekom, tahun, kd_status, status_kirim, status_billing, lewat, n)
  SELECT kd_ga, kd_rekom, tahun, kd_status, coalesce(status_kirim, ''), coalesce(status_billing, ''),
    coalesce(sla_tenggat < now() AND kd_status IN ('20', '21', '22', '23', '24', '26', '31'), false), count(*)::int
  FROM pengajuan WHERE kd_status <> '00' GROUP BY 1, 2, 3, 4, 5, 6, 7`;
const FRESH = `INSERT INTO rekap_waktu (id, pada) VALUES (1, now()) ON CONFLICT (id) DO UPDATE SET pada = EXCLUDED.pada`;

/** Counts as a worker would keep them: no worker runs here, and the API does not use counts of more than a minute ago. */
export async function keepCounts(client) {
  await client.query('DELETE FROM rekap_berkas');
  await client.query(COUNT);
  await client.query(FRESH);
  const timer = setInterval(() => void client.query(FRESH), 15_000);
  return () => clearInterval(timer);
}

/** Lists of who watches all ministries. */
export async function watching({ limit, api }, client) {
  const { headers, number, year } = await watcher(client);
  const work = (name, path, bare) => ({
    work: name,
    sides: [
      { server: limit, next: () => ({ url: `${limit.base}/pantauan?${new URLSearchParams({ q: name, ...bare })}` }) },
      { server: api, next: () => ({ url: `${api.base}${BASE}/${path}`, headers }) },
    ],
  });
  const list = (query) => `rki/monitoring-pengajuan?${new URLSearchParams({ limit: '20', ...query })}`;
  return [
    work('pantauan', list({}), {}),
    work('pantauan-saring', list({ kl: '019', proses: '21', tahun_takwim: year }), { ga: '019', status: '21', year }),
    work('pantauan-nama', list({ nama_perusahaan: FIRM }), { name: `%${FIRM}%` }),
    work('pantauan-nomor', list({ no_aju: number }), { number }),
  ];
}
