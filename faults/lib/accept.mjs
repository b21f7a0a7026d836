import { requireFromApi } from '../../tools/lib/paths.mjs';

const FREEZE = `
  INSERT INTO kiriman (id_pengajuan, kirim_ke, format, muatan, sha256, versi_dasar, dikirim_oleh, waktu)
  SELECT p.id, 1, 1, jsonb_set(k.muatan::jsonb, '{no_aju}', to_jsonb(p.no_aju)), k.sha256, 1, p.dibuat_oleh, now()
  FROM kiriman k, pengajuan p WHERE k.id_pengajuan = $1 AND p.id = ANY($2::bigint[])`;
const MOVE = `
  UPDATE pengajuan SET kd_status = '10', kirim_ke = 1, status_kirim = 'ANTRE', versi = versi + 1, tgl_kirim = now(),
    status_sejak = now() WHERE id = ANY($1::bigint[])`;
const REMEMBER = `
  INSERT INTO riwayat (id_pengajuan, urut, peristiwa, dari, ke, id_user, nama, kode_peran, waktu, versi_teks, hash_lama, hash)
  SELECT x.id, 2, 'kirim', '00', '10', x.u, 'Orang', 'PU_ADMIN', $3, $5, r.hash, x.h
  FROM unnest($1::bigint[], $2::uuid[], $4::text[]) AS x(id, u, h) JOIN riwayat r ON r.id_pengajuan = x.id AND r.urut = 1`;
const ENQUEUE = `
  INSERT INTO outbox (jenis, kunci, muatan)
  SELECT 'kirim-kl', 'kirim-kl:' || id || ':1', jsonb_build_object('id_pengajuan', id::text, 'kirim_ke', 1)
  FROM unnest($1::bigint[]) AS x(id)`;

/**
 * Leaves files as their submission would have left them (a thousand at a time, where HTTP would take minutes). They
 * stand in the log as accepted: the checker asks the same of them as of all others.
 */
export async function acceptInDatabase(world, example, files) {
  const { hashRiwayat } = requireFromApi('./dist/platform/hash/riwayat-hash.js');
  const { VERSI_TEKS } = requireFromApi('./dist/platform/hash/teks-riwayat.js');
  const ids = files.map(({ id }) => id);
  const users = files.map(({ user }) => user);
  const waktu = new Date();
  const first = new Map(
    (await world.sql('SELECT id_pengajuan::text AS id, hash FROM riwayat WHERE urut = 1')).map((r) => [r.id, r.hash]),
  );
  const step = {
    peristiwa: 'kirim',
    dari: '00',
    ke: '10',
    nama: 'Orang',
    kode_peran: 'PU_ADMIN',
    catatan: null,
    data: {},
    waktu,
  };
  const hashes = files.map(({ id, user }) =>
    hashRiwayat({ ...step, id_user: user }, BigInt(id), 2, first.get(id), VERSI_TEKS),
  );
  await world.sql(FREEZE, [example.id, ids]);
  await world.sql(MOVE, [ids]);
  await world.sql(REMEMBER, [ids, users, waktu, hashes, VERSI_TEKS]);
  await world.sql(ENQUEUE, [ids]);
  const [{ sha256 }] = await world.sql('SELECT sha256 FROM kiriman WHERE id_pengajuan = $1', [example.id]);
  for (const { id, noAju } of files) {
    const call = world.journal.invoke('kirim', { berkas: id, versi: 1, prepared: true });
    world.journal.complete(call, 'ok', { nomor: `TT-${noAju}-1`, sha256 });
  }
}
