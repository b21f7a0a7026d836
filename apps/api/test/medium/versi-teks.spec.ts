import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import type { PrismaClient } from '@prisma/client';
import { createClient } from '@sinas/prisma/client';
import { buatOrganisasi, buatPengguna } from '@sinas/prisma/factories/akun';
import { AuditModule } from '../../src/modules/audit/audit.module';
import { JangkarService } from '../../src/modules/audit/jangkar.service';
import { PeriksaRantaiService, type HasilPeriksa } from '../../src/modules/audit/periksa-rantai.service';
import { RiwayatAkunService } from '../../src/modules/audit/riwayat-akun.service';
import { RiwayatRepository } from '../../src/modules/pengajuan/alur/riwayat.repository';
import { Clock, ClockModule } from '../../src/platform/clock/clock';
import { readConfig } from '../../src/platform/config/config';
import { ConfigModule } from '../../src/platform/config/config.module';
import { hashRiwayat } from '../../src/platform/hash/riwayat-hash';
import { KeamananModule } from '../../src/platform/keamanan/keamanan';
import { PrismaModule } from '../../src/platform/prisma/prisma.module';
import { PrismaService } from '../../src/platform/prisma/prisma.service';
import { StorageModule } from '../../src/platform/storage/storage.module';
import { cloneDatabase, type TestDatabase } from '../support/database';

/*
 * Issue 14, part 8. What follows was written by the release before `versi_teks`: rows without the column, hashes over the
 * text of version 1, an anchor signed with the key of development. It stands here as it came out and is never computed.
 */
const NOL = '0'.repeat(64);
const BERKAS = 900001n;
const H1 = 'eb6124c0c75faa3668ec9472c71653fc57d30c690cff3a20465076cf1d3bc729';
const H2 = '8540113156ccb18d3ee624183cd7f6baa8855d29af69399eccf382a0543c8e3f';
const H3 = 'fe3a1a956ee5ea6f728b486942c3e57cdaf1fc5e94456fa0df65e80ab5b143de';
const DATA =
  '{"péché":1,"peach":4.5e-7,"pêche":[1e+21,333333333.3333333,null,true],' +
  '"nested":{"1":[],"10":0.002,"€":"Euro","😀":"x","\ufb33":"y"}}';
const CATATAN = 'Baris satu\nbaris "dua" \u2028 😀';
const BARIS_LAMA = [
  ['buat', null, '00', 'Ratna Contoh', 'PU_ADMIN', null, '{}', '2026-02-01T01:00:00.000Z', NOL, H1],
  ['kirim', '00', '10', 'Ratna Contoh', 'PU_ADMIN', CATATAN, DATA, '2026-02-01T02:03:04.567Z', H1, H2],
  ['integrasi_ok', '10', '20', 'Sistem', 'SISTEM', null, '{}', '2026-02-01T02:05:00.000Z', H2, H3],
] as const;
const A1 = '7827d7c068dacd677e99bd44e4c5591f464e4a6860feaa669e2f90bbc1895903';
const A2 = '82956a0ac7421795552406606798e6e7ec76e6ba060b834be60ebcaad5e3517a';
const AKUN_LAMA = [
  ['tambah', null, '{"label":"Beranda","urut":1.5}', null, '2026-02-01T01:30:00.000Z', NOL, A1],
  ['ubah', '{"label":"Beranda"}', '{"label":"Béranda"}', 'nama', '2026-02-01T01:31:00.000Z', A1, A2],
] as const;
const JANGKAR_LAMA =
  `{"nomor":1,"sampai":"2026-02-01T03:00:00.000Z","sebelum":"${NOL}",` +
  `"kepala":[["900001",3,"${H3}"],["menu:lama-1",2,"${A2}"]],"kid":"k1",` +
  '"tanda":"87f7c7c65c0cf510f7bf492ee709039e702a86e07d99727ce061f47d64db90ef"}';
const SHA_JANGKAR = '0482b5fce2d650621f22b00b0d86126dbd65166abdb7fb9418ffc318fec3e600';

/** As the release before writes: it does not know the column. */
const SISIP = `INSERT INTO riwayat (id_pengajuan, urut, peristiwa, dari, ke, nama, kode_peran, catatan, data, waktu, hash_lama, hash)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9::jsonb, $10::timestamptz, $11, $12)`;
const SISIP_AKUN = `INSERT INTO riwayat_akun (objek, id_objek, urut, peristiwa, sebelum, sesudah, nama, kode_peran, catatan, waktu, hash_lama, hash)
  VALUES ('menu', 'lama-1', $1, $2, $3::jsonb, $4::jsonb, 'Sistem', 'SISTEM', $5, $6::timestamptz, $7, $8)`;
const LANGKAH = { dari: '20', ke: '20', id_user: null, nama: 'Dewi', kode_peran: 'KL_VERIFIKATOR', catatan: null };
const waktu = new Date('2026-03-02T02:59:00Z');
const langkah = (peristiwa: string) => ({ ...LANGKAH, peristiwa, data: { n: 1.5 }, waktu });

let database: TestDatabase;
let db: PrismaClient;
let modul: TestingModule;
let dir: string;

const periksa = (): Promise<HasilPeriksa> => modul.get(PeriksaRantaiService).periksa();
const temuan = async (): Promise<[string, string][]> =>
  (await periksa()).temuan.map(({ jenis, kata }): [string, string] => [jenis, kata]).sort();
const tambah = (peristiwa: string) =>
  modul.get(PrismaService).tx((tx) => new RiwayatRepository().tambah(tx, BERKAS, langkah(peristiwa)));
const tambahAkun = () =>
  modul.get(PrismaService).tx((tx) =>
    modul.get(RiwayatAkunService).catat(tx, null, {
      ...{ objek: 'menu', id_objek: 'lama-1', peristiwa: 'ubah' },
      ...{ sebelum: { label: 'Béranda' }, sesudah: { label: 'Beranda' } },
    }),
  );
const versi = async (): Promise<number[]> =>
  (await db.riwayat.findMany({ where: { id_pengajuan: BERKAS }, orderBy: { urut: 'asc' } })).map((r) => r.versi_teks);
const versiAkun = async (): Promise<number[]> =>
  (await db.riwayatAkun.findMany({ where: { id_objek: 'lama-1' }, orderBy: { urut: 'asc' } })).map((r) => r.versi_teks);
const baris = (urut: number) =>
  db.riwayat.findUniqueOrThrow({ where: { id_pengajuan_urut: { id_pengajuan: BERKAS, urut } } });

/** What a person with the database's own rights can do: triggers and constraints are put aside. */
async function sebagaiPemilikDb(...sql: string[]): Promise<void> {
  for (const t of ['riwayat', 'riwayat_akun']) await db.$executeRawUnsafe(`ALTER TABLE ${t} DISABLE TRIGGER USER`);
  for (const s of sql) await db.$executeRawUnsafe(s);
  for (const t of ['riwayat', 'riwayat_akun']) await db.$executeRawUnsafe(`ALTER TABLE ${t} ENABLE TRIGGER USER`);
}

async function isiLama(): Promise<void> {
  const o = await buatOrganisasi(db, { npwp: '0900000000000011' });
  const p = await buatPengguna(db, {
    ...{ username: 'ratna', fullname: 'Ratna Contoh', kode_peran: 'PU_ADMIN', password_hash: 'x' },
    id_organisasi: o.id,
  });
  await db.pengajuan.create({
    data: {
      ...{ id: BERKAS, no_aju: '07019000000202602010000001', kd_rekom: '07', kd_ga: '019', kd_komoditas: '0142' },
      ...{ tahun: 2027, npwp: '0900000000000011', kd_status: '20', dibuat_oleh: p.id, id_organisasi: o.id },
    },
  });
  for (const [i, b] of BARIS_LAMA.entries()) await db.$executeRawUnsafe(SISIP, BERKAS, i + 1, ...b);
  for (const [i, b] of AKUN_LAMA.entries()) await db.$executeRawUnsafe(SISIP_AKUN, i + 1, ...b);
  mkdirSync(path.join(dir, 'audit'), { recursive: true });
  writeFileSync(path.join(dir, 'audit/jangkar-000000001.json'), JANGKAR_LAMA);
  await db.jangkar.create({
    data: {
      ...{ nomor: 1, kunci: 'audit/jangkar-000000001.json', sha256: SHA_JANGKAR, rantai: 2 },
      sampai: new Date('2026-02-01T03:00:00.000Z'),
    },
  });
}

beforeEach(async () => {
  database = await cloneDatabase();
  db = createClient(database.url);
  dir = mkdtempSync(path.join(tmpdir(), 'sinas-versi-'));
  Logger.overrideLogger(false);
  const config = readConfig({ DATABASE_URL: database.url, BERKAS_DIR: dir, LOG_LEVEL: 'silent' });
  modul = await Test.createTestingModule({
    imports: [
      ...[ConfigModule.with(config), ClockModule, KeamananModule, PrismaModule, StorageModule.of(config)],
      AuditModule,
    ],
  })
    .overrideProvider(Clock)
    .useValue({ now: () => new Date('2026-03-02T03:00:00Z') })
    .compile();
  await modul.init();
  await isiLama();
});
afterEach(async () => {
  await modul.close();
  await db.$disconnect();
  await database.drop();
  rmSync(dir, { recursive: true, force: true });
});

describe('issue 14 part 8: the text of the history has a version', () => {
  it('rows and an anchor of the release before hold, before new rows are written and after', async () => {
    expect(await periksa()).toMatchObject({ berkas: 1, akun: 1, baris: 5, jangkar: 1, terjangkar: 2, temuan: [] });
    expect([await versi(), await versiAkun()]).toEqual([
      [1, 1, 1],
      [1, 1],
    ]);
    await tambah('ambil');
    await tambahAkun();
    expect([await versi(), await versiAkun()]).toEqual([
      [1, 1, 1, 2],
      [1, 1, 2],
    ]);
    expect((await baris(4)).hash_lama).toBe(H3);
    expect(await periksa()).toMatchObject({ baris: 7, jangkar: 1, terjangkar: 2, temuan: [] });
    expect(await modul.get(JangkarService).tulis()).toBe(2);
    expect(await periksa()).toMatchObject({ baris: 7, jangkar: 2, terjangkar: 2, temuan: [] });
  });

  it('a row of the release before is taken while the chain is of version 1, and refused once it is of version 2', async () => {
    const lagi = ['ambil', '20', '20', 'Dewi', 'KL_VERIFIKATOR', null, '{}', '2026-03-02T02:59:00.000Z'] as const;
    const tulisLama = async (urut: number, hash_lama: string) => {
      const isi = { ...LANGKAH, peristiwa: 'ambil', data: {}, waktu };
      const hash = hashRiwayat(isi, BERKAS, urut, hash_lama, 1);
      return db.$executeRawUnsafe(SISIP, BERKAS, urut, ...lagi, hash_lama, hash);
    };
    await tulisLama(4, H3);
    await tambah('lepas');
    await expect(tulisLama(6, (await baris(5)).hash)).rejects.toThrow('versi_teks of a chain never falls');
    await tambahAkun();
    const akun = ['ubah', null, '{}', null, '2026-03-02T02:59:00.000Z', A2, A2] as const;
    await expect(db.$executeRawUnsafe(SISIP_AKUN, 4, ...akun)).rejects.toThrow('versi_teks of a chain never falls');
    expect([await versi(), await versiAkun()]).toEqual([
      [1, 1, 1, 1, 2],
      [1, 1, 2],
    ]);
    expect(await temuan()).toEqual([]);
  });

  it('a version that nobody can verify is refused', async () => {
    const data = { ...langkah('ambil'), id_pengajuan: BERKAS, urut: 4, hash_lama: H3, hash: H3 };
    for (const versi_teks of [0, 3, -1])
      await expect(db.riwayat.create({ data: { ...data, versi_teks } })).rejects.toThrow();
    expect(await versi()).toEqual([1, 1, 1]);
  });
});

describe('issue 14 part 8: what was tampered with is found and named', () => {
  beforeEach(async () => {
    for (const peristiwa of ['ambil', 'lepas', 'ambil']) await tambah(peristiwa);
    await tambahAkun();
    expect(await temuan()).toEqual([]);
  });

  it.each([
    ['of version 1', 2],
    ['of version 2', 5],
  ])('a changed value of a row %s', async (_nama, urut) => {
    await sebagaiPemilikDb(`UPDATE riwayat SET nama = 'Orang Lain' WHERE id_pengajuan = ${BERKAS} AND urut = ${urut}`);
    expect(await temuan()).toEqual([['isi_berubah', `isi baris ${urut} tidak sesuai hash-nya`]]);
  });

  it('a version that was lowered, and nothing else', async () => {
    await sebagaiPemilikDb(`UPDATE riwayat SET versi_teks = 1 WHERE id_pengajuan = ${BERKAS} AND urut = 6`);
    expect(await temuan()).toEqual([
      ['isi_berubah', 'isi baris 6 tidak sesuai hash-nya'],
      ['versi_turun', 'baris 6 memakai versi 1 sesudah versi 2'],
    ]);
  });

  it('a version that was lowered with the right hash of version 1, at the end of the chain', async () => {
    const akhir = await baris(6);
    const palsu = hashRiwayat({ ...akhir, nama: 'Orang Lain' }, BERKAS, 6, akhir.hash_lama, 1);
    await sebagaiPemilikDb(
      `UPDATE riwayat SET versi_teks = 1, nama = 'Orang Lain', hash = '${palsu}' WHERE id = ${akhir.id}`,
    );
    expect(await temuan()).toEqual([['versi_turun', 'baris 6 memakai versi 1 sesudah versi 2']]);
  });

  it('the first row of version 2 made one of version 1: its hash does not hold, the version is in the text', async () => {
    await sebagaiPemilikDb(`UPDATE riwayat SET versi_teks = 1 WHERE id_pengajuan = ${BERKAS} AND urut = 4`);
    expect(await temuan()).toEqual([['isi_berubah', 'isi baris 4 tidak sesuai hash-nya']]);
  });

  it('a version that was raised', async () => {
    await sebagaiPemilikDb(`UPDATE riwayat SET versi_teks = 2 WHERE id_pengajuan = ${BERKAS} AND urut = 3`);
    expect(await temuan()).toEqual([['isi_berubah', 'isi baris 3 tidak sesuai hash-nya']]);
    await sebagaiPemilikDb(
      'ALTER TABLE riwayat DROP CONSTRAINT riwayat_versi_teks',
      `UPDATE riwayat SET versi_teks = 7 WHERE id_pengajuan = ${BERKAS} AND urut = 6`,
    );
    expect(await temuan()).toContainEqual(['versi_tidak_dikenal', 'baris 6 memakai versi 7']);
  });

  it('a row that was removed, of either version and from either chain', async () => {
    await sebagaiPemilikDb(
      `DELETE FROM riwayat WHERE id_pengajuan = ${BERKAS} AND urut IN (2, 5)`,
      `DELETE FROM riwayat_akun WHERE id_objek = 'lama-1' AND urut = 2`,
    );
    expect(await temuan()).toEqual([
      ['baris_hilang', 'sesudah baris 1 langsung baris 3'],
      ['baris_hilang', 'sesudah baris 1 langsung baris 3'],
      ['baris_hilang', 'sesudah baris 4 langsung baris 6'],
      ['riwayat_terpotong', 'baris 2 sudah dijangkar, sekarang tidak ada lagi'],
    ]);
  });

  it('a lowered version and a changed value in the chain of a menu entry', async () => {
    await sebagaiPemilikDb(`UPDATE riwayat_akun SET versi_teks = 1 WHERE id_objek = 'lama-1' AND urut = 3`);
    expect(await temuan()).toEqual([['isi_berubah', 'isi baris 3 tidak sesuai hash-nya']]);
    await sebagaiPemilikDb(
      `UPDATE riwayat_akun SET versi_teks = 2, sesudah = '{"label":"x"}' WHERE id_objek = 'lama-1' AND urut = 3`,
    );
    expect(await temuan()).toEqual([['isi_berubah', 'isi baris 3 tidak sesuai hash-nya']]);
  });

  it('a whole chain written anew in version 1, with right hashes, differs from its anchor', async () => {
    expect(await modul.get(JangkarService).tulis()).toBe(2);
    const rows = await db.riwayat.findMany({ where: { id_pengajuan: BERKAS }, orderBy: { urut: 'asc' } });
    let lama = NOL;
    for (const r of rows) {
      const hash = hashRiwayat(r, BERKAS, r.urut, lama, 1);
      await sebagaiPemilikDb(
        `UPDATE riwayat SET versi_teks = 1, hash_lama = '${lama}', hash = '${hash}' WHERE id = ${r.id}`,
      );
      lama = hash;
    }
    expect(await temuan()).toEqual([['riwayat_diganti', 'baris 6 bukan lagi baris yang dijangkar']]);
  });
});
