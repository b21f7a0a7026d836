import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PrismaClient } from '@prisma/client';
import { createClient } from '@sinas/prisma/client';
import { buatOrganisasi } from '@sinas/prisma/factories/akun';
import { cloneDatabase, type TestDatabase } from '../support/database';

const BERKAS = path.join(__dirname, '../../../../prisma/migrations/20261123190000_tujuan_penggunaan/migration.sql');
let database: TestDatabase;
let db: PrismaClient;
beforeAll(async () => {
  database = await cloneDatabase();
  db = createClient(database.url);
});
afterAll(async () => {
  await db.$disconnect();
  await database.drop();
});

/* By hand: the six of before, and the eight of domain F. */
it.each([
  ['1', '1', 'Bahan baku industri'],
  ['2', '2', 'Bahan penolong'],
  ['3', '3', 'Konsumsi/diperdagangkan'],
  ['4', '3', 'Konsumsi/diperdagangkan'],
  ['5', '6', 'Penugasan BUMN'],
  ['6', '7', 'Penelitian/contoh'],
  ['lain', undefined, undefined],
])('domain F: the stored use %s goes over to %s; what was frozen stays', async (lama, kini, nama) => {
  const org = await buatOrganisasi(db, { nama: `PT ${lama}` });
  const isi = { tujuan_penggunaan: lama, uraian_barang: 'Katup' };
  const { id } = await db.pengajuan.create({
    data: {
      ...{ no_aju: randomUUID().slice(0, 26), kd_rekom: '07', kd_ga: '019', kd_komoditas: '0142', tahun: 2027 },
      ...{ id_organisasi: org.id, npwp: org.npwp ?? '', dibuat_oleh: randomUUID() },
      kepala: { ...isi, surel: 'a@b.invalid' },
      baris_belum: [{ kunci: 'a' }, { kunci: 'b', ...isi }],
      baris: {
        create: { jenis: 'barang', seri: 1, data: isi, uraian: 'Katup', satuan: 'C62', jml: '1', kunci: randomUUID() },
      },
      kiriman: {
        create: {
          ...{ kirim_ke: 1, format: 1, muatan: { kepala: isi }, sha256: 'x', versi_dasar: 1 },
          ...{ dikirim_oleh: randomUUID(), waktu: new Date() },
        },
      },
    },
  });
  await db.$transaction(async (tx) => {
    for (const perintah of readFileSync(BERKAS, 'utf8')
      .split(/;\n/)
      .filter((x) => x.trim() !== ''))
      await tx.$executeRawUnsafe(perintah);
  });
  const p = await db.pengajuan.findUniqueOrThrow({ where: { id }, include: { baris: true, kiriman: true } });
  const kepala = kini ?? lama;
  expect(p.kepala).toEqual({ ...isi, surel: 'a@b.invalid', tujuan_penggunaan: kepala });
  expect(p.baris_belum).toEqual([{ kunci: 'a' }, { kunci: 'b', ...isi, tujuan_penggunaan: kepala }]);
  expect(p.baris[0]?.data).toEqual({
    uraian_barang: 'Katup',
    ...(kini ? { tujuan_penggunaan: kini, ur_tujuan_penggunaan: nama } : {}),
  });
  expect(p.kiriman[0]?.muatan).toEqual({ kepala: isi });
});
