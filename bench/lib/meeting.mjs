// A meeting of many rows, made in the database as its screens would make it: for measurements and for faults.
import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { inRoot, requireFromApi } from '../../tools/lib/paths.mjs';
import { connect } from './database.mjs';
import { factoriesOf } from './factories.mjs';

const YEAR = 2027;

export const actor = (kode, kd_ga) => ({ id_user: randomUUID(), nama: `Tolok ${kode}`, peran: kode, id_organisasi: null, isbranch: false, kd_ga }); // prettier-ignore

/** One file as the factory makes it, and as many more like it. */
export async function fill(url, rows) {
  const { buatBerkas } = factoriesOf();
  const { createClient } = createRequire(inRoot('prisma/package.json'))('./dist/client.js');
  const db = createClient(url);
  const client = await connect(url);
  // What ends the server ends this, too.
  client.on('error', () => undefined);
  const firm = randomUUID();
  await client.query(`INSERT INTO organisasi (id, jenis, nama) VALUES ($1, 'PERUSAHAAN', 'PT Tolok Rapat')`, [firm]);
  const p = await buatBerkas(db, {
    ...{ id_organisasi: firm, npwp: '0990000011990000', dibuat_oleh: randomUUID(), pembuat: 'Tolok', kd_rekom: '01' },
    ...{ kd_komoditas: '015', tahun: YEAR, waktu: new Date('2026-10-01T02:00:00Z'), tanpaDokumen: true },
    ubah: { kd_status: '43' },
  });
  const columns = async (table, less) =>
    (await client.query(`SELECT string_agg(quote_ident(column_name), ', ' ORDER BY ordinal_position) AS c FROM information_schema.columns
      WHERE table_name = $1 AND is_generated = 'NEVER' AND NOT column_name = ANY($2)`, [table, less])).rows[0].c; // prettier-ignore
  await client.query('SET session_replication_role = replica');
  const file = await columns('pengajuan', ['id', 'no_aju', 'id_organisasi', 'npwp']);
  await client.query(`INSERT INTO organisasi (id, jenis, nama) SELECT md5('firma' || i)::uuid, 'PERUSAHAAN', 'PT Tolok Rapat ' || i
    FROM generate_series(1, $1::int) i`, [rows]); // prettier-ignore
  await client.query(`INSERT INTO pengajuan (no_aju, id_organisasi, npwp, ${file}) SELECT overlay(no_aju placing lpad((900000 + i)::text, 6, '0') from 21), md5('firma' || i)::uuid, lpad((8000000 + i)::text, 16, '0'), ${file}
    FROM pengajuan, generate_series(1, $1::int) i WHERE id = $2`, [rows - 1, p.id]); // prettier-ignore
  const row = await columns('baris', ['id', 'id_pengajuan', 'jml']);
  await client.query(`INSERT INTO baris (id_pengajuan, jml, ${row}) SELECT p.id, 100 + p.id % 900, ${row.split(', ').map((c) => `b.${c}`).join(', ')}
    FROM baris b, pengajuan p WHERE b.id_pengajuan = $1 AND b.seri = 1 AND p.id <> $1`, [p.id]); // prettier-ignore
  await client.query('SET session_replication_role = origin');
  await client.query('VACUUM ANALYZE pengajuan, baris');
  await db.$disconnect();
  return client;
}

/** A meeting that runs, with all of them before it. */
export async function meeting(client, sekre, get) {
  const { RapatBerkasService } = requireFromApi('./dist/modules/pengajuan/rapat/rapat-berkas.service.js');
  const { PrismaService, runIn } = requireFromApi('./dist/platform/prisma/prisma.service.js');
  const ids = (await client.query('SELECT id FROM pengajuan ORDER BY id')).rows.map((r) => BigInt(r.id));
  const before = await get(RapatBerkasService).baris(runIn(get(PrismaService)), ids);
  const { pos, kunci } = before[0];
  const { satuan, elemen } = pos;
  const id = (await client.query(`INSERT INTO rakor (jenis, tahun, ke, judul, tanggal, jam_mulai, kd_ga_koordinator, kd_status, dibuat_oleh, dibuat, diubah, pelaku)
    VALUES (2, $1, 1, 'Tolok', '2026-12-09', '09:00', '128', '30', $2, now(), now(), $3) RETURNING id`, [YEAR, sekre.id_user, JSON.stringify({ selesai: sekre, final: sekre })])).rows[0].id; // prettier-ignore
  await client.query(`INSERT INTO rakor_komoditas (id_rakor, kd_komoditas, urutan) VALUES ($1, '015', 1)`, [id]);
  await client.query(`INSERT INTO neraca_garis (kunci, tahun, arah, kd_komoditas, satuan, elemen, plafon, plafon_sumber, updated_at)
    VALUES ($1, $2, 'impor', '015', $3, $4, 100000000, 'Tolok', now())`, [kunci, YEAR, satuan, elemen]); // prettier-ignore
  const garis = (await client.query(`INSERT INTO rakor_garis (id_rakor, kunci, tahun, arah, kd_komoditas, satuan, elemen)
    VALUES ($1, $2, $3, 'impor', '015', $4, $5) RETURNING id`, [id, kunci, YEAR, satuan, elemen])).rows[0].id; // prettier-ignore
  const values = before.map((b) => ({ id_baris: String(b.id), id_pengajuan: String(b.id_pengajuan), no_aju: b.no_aju, seri: b.seri, kd_ga: b.kd_ga, pemilik: b.pemilik, akun: b.akun, uraian: b.uraian, satuan: b.satuan, usulan: b.usulan, rekomendasi: b.rekomendasi })); // prettier-ignore
  await client.query(`INSERT INTO rakor_baris (id_rakor, id_garis, id_baris, id_pengajuan, no_aju, seri, kd_ga, pemilik, akun, uraian, satuan, usulan, rekomendasi_kl, rekomendasi, diubah)
    SELECT $1, $2, x.id_baris, x.id_pengajuan, x.no_aju, x.seri, x.kd_ga, x.pemilik, x.akun, x.uraian, x.satuan, x.usulan, x.rekomendasi, x.rekomendasi, now()
    FROM jsonb_to_recordset($3::jsonb) AS x(id_baris bigint, id_pengajuan bigint, no_aju text, seri int, kd_ga text, pemilik text, akun text, uraian text, satuan text, usulan numeric, rekomendasi numeric)`, [id, garis, JSON.stringify(values)]); // prettier-ignore
  return { id: String(id), garis: String(garis) };
}

/** Signed, as the last signature leaves it: the push of its decisions waits in the outbox. */
export async function sign(client, id, sekre, get) {
  const { FinalService } = requireFromApi('./dist/modules/rakor/sah/final.service.js');
  const { BukuRapatService } = requireFromApi('./dist/modules/rakor/terap/buku-rapat.service.js');
  const { TerapService, peristiwaBerkas } = requireFromApi('./dist/modules/rakor/terap/terap.service.js');
  const { VersiRepository } = requireFromApi('./dist/modules/rakor/sah/versi.repository.js');
  const { PenetapanService } = requireFromApi('./dist/modules/neraca/penetapan.service.js');
  const { PrismaService } = requireFromApi('./dist/platform/prisma/prisma.service.js');
  const prisma = get(PrismaService);
  await client.query(`UPDATE rakor_baris SET penetapan = rekomendasi WHERE id_rakor = $1`, [id]);
  const r = await prisma.rakor.findUniqueOrThrow({ where: { id: BigInt(id) } });
  await prisma.tx(async (tx) => {
    const isi = await get(FinalService).isi(tx, r);
    await get(VersiRepository).buat(tx, { id_rakor: r.id, versi_ba: 1, isi, hash: '-', id_user: sekre.id_user, nama: 'Tolok', waktu: new Date() }); // prettier-ignore
    await get(BukuRapatService).bukukan(tx, r, isi, 'Tolok');
    await get(PenetapanService).catatRapat(tx, { id_rakor: r.id, jenis: 2, tahun: YEAR, kd_komoditas: '015', alasan: '', kd_ga_koordinator: '128', dasar_hukum: '-', nota_nomor: '-', nota_tanggal: new Date(), id_user: sekre.id_user, nama: 'Tolok', waktu: new Date() }); // prettier-ignore
    await tx.rakorTerap.createMany({ data: peristiwaBerkas(2, isi).map((b) => ({ ...b, id_rakor: r.id })) });
    await tx.rakor.update({ where: { id: r.id }, data: { kd_status: '60', ditandatangani: new Date() } });
    await get(TerapService).minta(tx, r, 'terap');
  });
}
