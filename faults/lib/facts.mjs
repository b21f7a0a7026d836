import { get } from './people.mjs';

const FILES = `
  SELECT id::text, no_aju, kd_status, status_kirim, versi, kirim_ke, no_tanda_terima, kunci_buat, kepala->>'alamat_pabrik' AS isi
  FROM pengajuan`;
const SUBMISSIONS = `SELECT id_pengajuan::text, kirim_ke, versi_dasar, sha256, no_tanda_terima FROM kiriman`;
const STEPS = `SELECT id_pengajuan::text, urut, peristiwa, hash_lama, hash FROM riwayat`;
/** Files whose failure the API itself is asked about; the rest is judged by the database. */
const ASKED = 40;

async function shownStatus(world, file, people) {
  const owner = people.find((person) => person.id === file.id);
  if (!owner) return undefined;
  const { body } = await get(world.base, owner, `/nk/v2/data-nk/get?id_nk=${file.id}`);
  return body?.data?.kd_status_pengajuan;
}

/** Everything the checker wants to know, read when the dust has settled. */
export async function gather(world, people = []) {
  const [files, submissions, steps] = [await world.sql(FILES), await world.sql(SUBMISSIONS), await world.sql(STEPS)];
  const failed = files.filter((file) => file.status_kirim === 'GAGAL').slice(0, ASKED);
  for (const file of failed) file.tampil = await shownStatus(world, file, people);
  const { efek } = await world.simulator('/_efek');
  return { events: world.journal.events, files, submissions, steps, effects: efek };
}
