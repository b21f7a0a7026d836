import { Prisma } from '@prisma/client';
import type { RiwayatBerantai } from '../../../platform/hash/riwayat-hash';

export type BerkasRow = Prisma.PengajuanGetPayload<object>;
type KolomJson = 'kepala' | 'baris_belum' | 'keterangan_tolak' | 'jadwal_kirim' | 'penyunting' | 'perubahan';
/** What changes in a file: plain values. */
export type BerkasPatch = Partial<Omit<BerkasRow, 'id' | 'id_asal' | KolomJson> & Record<KolomJson, object | null>>;

const KOLOM = Object.values(Prisma.PengajuanScalarFieldEnum);
/** Every column that this release knows, by its name: what a later one adds is not read. */
export const KOLOM_BERKAS = Prisma.raw(KOLOM.map((kolom) => `p.${kolom}`).join(', '));

/** Numbers of rows go as text: JSON has none so long. */
const teksBigint = (_: string, v: unknown): unknown => (typeof v === 'bigint' ? String(v) : v);
/** One UPDATE of a file that answers its row. The values come as one JSON text, which the table's own types read. */
export function ubahBerkasSql(id: bigint, patch: BerkasPatch, syarat = Prisma.empty): Prisma.Sql {
  const kolom = KOLOM.filter((k) => (patch as Record<string, unknown>)[k] !== undefined);
  return Prisma.sql`
    UPDATE pengajuan p SET ${Prisma.raw(kolom.map((k) => `${k} = x.${k}`).join(', '))}
    FROM jsonb_populate_record(NULL::pengajuan, ${JSON.stringify(patch, teksBigint)}::jsonb) x
    WHERE p.id = ${id} ${syarat} RETURNING ${KOLOM_BERKAS}`;
}

/** A write to file `p` by its own owner, in a statement of its own: version, time and editor move with it. */
export const disuntingSql = (oleh: string, kini: Date): Prisma.Sql => Prisma.sql`
  versi = p.versi + 1, updated_at = ${kini}::timestamptz, disunting_oleh = ${oleh}::uuid,
  penyunting = p.penyunting || jsonb_build_object(${oleh}::text,
    jsonb_build_object('versi', p.versi + 1, 'waktu', ${kini.toISOString()}::text))`;

/** A row of history as a statement takes it. */
export type RiwayatTertulis = Omit<RiwayatBerantai, 'hash' | 'data' | 'waktu'> & { data: string; waktu: string };
export const tertulis = <T extends Omit<RiwayatBerantai, 'hash'>>(r: T) => ({
  ...r,
  ...{ data: JSON.stringify(r.data), waktu: r.waktu.toISOString() },
});
/** One row of history. `id` and `hash` may be what the statement around it has made; `dari`: the relation they come from. */
export const riwayatSql = (
  r: RiwayatTertulis,
  id: bigint | Prisma.Sql,
  hash: string | Prisma.Sql,
  dari = Prisma.empty,
): Prisma.Sql => Prisma.sql`
  INSERT INTO riwayat (id_pengajuan, urut, peristiwa, dari, ke, id_user, nama, kode_peran, catatan, data, waktu, versi_teks,
    hash_lama, hash)
  SELECT ${id}, ${r.urut}::int, ${r.peristiwa}, ${r.dari}, ${r.ke}, ${r.id_user}::uuid, ${r.nama}, ${r.kode_peran}, ${r.catatan},
    ${r.data}::jsonb, ${r.waktu}::timestamptz, ${r.versi_teks}::smallint, ${r.hash_lama}, ${hash} ${dari}`;
