import { createHash, createHmac } from 'node:crypto';
import { mkdtempSync, rmSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import type { PrismaClient } from '@prisma/client';
import { createClient } from '@sinas/prisma/client';
import { buatOrganisasi, buatPengguna } from '@sinas/prisma/factories/akun';
import { buatBerkas } from '@sinas/prisma/factories/berkas';
import { AuditModule } from '../../src/modules/audit/audit.module';
import { kunciJangkar } from '../../src/modules/audit/jangkar';
import { JangkarService } from '../../src/modules/audit/jangkar.service';
import { PeriksaRantaiService, type HasilPeriksa } from '../../src/modules/audit/periksa-rantai.service';
import { Clock, ClockModule } from '../../src/platform/clock/clock';
import { BAWAAN_DEV, readConfig } from '../../src/platform/config/config';
import { ConfigModule } from '../../src/platform/config/config.module';
import { canonical } from '../../src/platform/hash/canonical';
import { hashRiwayat } from '../../src/platform/hash/riwayat-hash';
import { KeamananModule } from '../../src/platform/keamanan/keamanan';
import { PrismaModule } from '../../src/platform/prisma/prisma.module';
import { StorageModule } from '../../src/platform/storage/storage.module';
import { cloneDatabase, type TestDatabase } from '../support/database';

let database: TestDatabase;
let db: PrismaClient;
let modul: TestingModule;
let dir: string;
let kini = new Date('2026-03-02T03:00:00Z');
const berkas: bigint[] = [];

async function buat(n: number): Promise<void> {
  const o = await buatOrganisasi(db, { npwp: `09000000000000${10 + n}` });
  const p = await buatPengguna(db, {
    username: `u${n}`,
    fullname: 'Uji',
    kode_peran: 'PU_USER',
    password_hash: 'x',
    id_organisasi: o.id,
  });
  const waktu = new Date(kini.getTime() - 60_000);
  const langkah = ['10', '20'].map((ke, i) => ({
    peristiwa: i ? 'integrasi_ok' : 'kirim',
    ke: ke as '10' | '20',
    id_user: p.id,
    nama: 'Uji',
    kode_peran: 'PU_USER',
    waktu: new Date(waktu.getTime() + i * 1000),
    data: { urut: i, nested: { b: 1.5, a: ['x', null] } },
  }));
  const dasar = { kd_rekom: '07', kd_komoditas: '0142', tahun: 2027, waktu, langkah } as const;
  const { id } = await buatBerkas(db, {
    ...dasar,
    langkah: [...langkah],
    id_organisasi: o.id,
    npwp: o.npwp ?? '',
    dibuat_oleh: p.id,
    pembuat: 'Uji',
  });
  berkas.push(id);
}
const jangkarkan = () => modul.get(JangkarService).tulis();
const periksa = (): Promise<HasilPeriksa> => modul.get(PeriksaRantaiService).periksa();
const jenis = async (): Promise<string[]> => (await periksa()).temuan.map((t) => t.jenis).sort();

/** What a person with the database's own rights can do: the triggers are put aside. */
async function sebagaiPemilikDb(...sql: string[]): Promise<void> {
  await db.$executeRawUnsafe('ALTER TABLE riwayat DISABLE TRIGGER USER');
  for (const s of sql) await db.$executeRawUnsafe(s);
  await db.$executeRawUnsafe('ALTER TABLE riwayat ENABLE TRIGGER USER');
}

/** A process with this ring of AUDIT keys. */
async function mulai(ring?: string): Promise<TestingModule> {
  const env = { DATABASE_URL: database.url, BERKAS_DIR: dir, LOG_LEVEL: 'silent' };
  const config = readConfig({ ...env, ...(ring ? { AUDIT_SECRET: ring } : {}) });
  const m = await Test.createTestingModule({
    imports: [
      ConfigModule.with(config),
      ClockModule,
      KeamananModule,
      PrismaModule,
      StorageModule.of(config),
      AuditModule,
    ],
  })
    .overrideProvider(Clock)
    .useValue({ now: () => kini })
    .compile();
  return m.init();
}
async function mulaiUlang(ring: string): Promise<void> {
  await modul.close();
  modul = await mulai(ring);
}

beforeEach(async () => {
  kini = new Date('2026-03-02T03:00:00Z');
  berkas.length = 0;
  database = await cloneDatabase();
  db = createClient(database.url);
  dir = mkdtempSync(path.join(tmpdir(), 'sinas-audit-'));
  Logger.overrideLogger(false);
  modul = await mulai();
  for (let n = 1; n <= 3; n++) await buat(n);
});
afterEach(async () => {
  await modul.close();
  await db.$disconnect();
  await database.drop();
  rmSync(dir, { recursive: true, force: true });
});

describe('the history is verifiable', () => {
  it('an untouched history is intact, anchored or not; anchoring again without change writes nothing', async () => {
    expect(await periksa()).toMatchObject({ berkas: 3, baris: 9, jangkar: 0, terjangkar: 0, temuan: [] });
    expect(await jangkarkan()).toBe(3);
    expect(await jangkarkan()).toBe(0);
    kini = new Date(kini.getTime() + 3_600_000);
    await buat(4);
    expect(await jangkarkan()).toBe(1);
    expect(await periksa()).toMatchObject({ berkas: 4, jangkar: 2, terjangkar: 4, temuan: [] });
  });

  it('a changed row is noticed, whichever column was changed', async () => {
    for (const ubah of [
      `nama = 'Orang Lain'`,
      `ke = '50'`,
      `data = '{"urut": 7}'`,
      `waktu = waktu + interval '1 day'`,
    ]) {
      const [semula] = await db.riwayat.findMany({ where: { id_pengajuan: berkas[0], urut: 2 } });
      await sebagaiPemilikDb(`UPDATE riwayat SET ${ubah} WHERE id = ${semula?.id}`);
      expect([ubah, await jenis()]).toEqual([ubah, ['isi_berubah']]);
      const { nama, ke, data, waktu } = semula ?? {};
      await sebagaiPemilikDb(
        `UPDATE riwayat SET nama = '${nama}', ke = '${ke}', data = '${JSON.stringify(data)}', waktu = '${waktu?.toISOString()}' WHERE id = ${semula?.id}`,
      );
      expect(await jenis()).toEqual([]);
    }
  });

  it('a deleted and a reordered row are noticed without any anchor', async () => {
    await sebagaiPemilikDb(`DELETE FROM riwayat WHERE id_pengajuan = ${berkas[0]} AND urut = 2`);
    expect(await jenis()).toContain('baris_hilang');
    await sebagaiPemilikDb(
      `UPDATE riwayat SET urut = 99 WHERE id_pengajuan = ${berkas[1]} AND urut = 1`,
      `UPDATE riwayat SET urut = 1 WHERE id_pengajuan = ${berkas[1]} AND urut = 2`,
      `UPDATE riwayat SET urut = 2 WHERE id_pengajuan = ${berkas[1]} AND urut = 99`,
    );
    const temuan = (await periksa()).temuan.filter((t) => t.di === `berkas ${berkas[1]}`).map((t) => t.jenis);
    expect(temuan).toContain('urutan_berubah');
  });

  it('a truncated history, and one that was removed whole, are noticed by the anchor', async () => {
    await jangkarkan();
    await sebagaiPemilikDb(
      `DELETE FROM riwayat WHERE id_pengajuan = ${berkas[0]} AND urut = 3`,
      `UPDATE pengajuan SET kd_status = '10' WHERE id = ${berkas[0]}`,
      `DELETE FROM riwayat WHERE id_pengajuan = ${berkas[1]}`,
    );
    const { temuan } = await periksa();
    expect(temuan.filter((t) => t.jenis === 'riwayat_terpotong').map((t) => t.di)).toEqual([
      `berkas ${berkas[0]}`,
      `berkas ${berkas[1]}`,
    ]);
  });

  it('a chain that was rewritten with right hashes is noticed by the anchor', async () => {
    await jangkarkan();
    const akhir = await db.riwayat.findFirstOrThrow({ where: { id_pengajuan: berkas[0], urut: 3 } });
    const palsu = hashRiwayat({ ...akhir, nama: 'Orang Lain' }, akhir.id_pengajuan, 3, akhir.hash_lama, 2);
    await sebagaiPemilikDb(`UPDATE riwayat SET nama = 'Orang Lain', hash = '${palsu}' WHERE id = ${akhir.id}`);
    expect(await jenis()).toEqual(['riwayat_diganti']);
  });

  it('a status that no history explains is noticed', async () => {
    await db.pengajuan.update({ where: { id: berkas[2] }, data: { kd_status: '50' } });
    const { temuan } = await periksa();
    expect(temuan).toEqual([
      { jenis: 'status_menyimpang', di: `berkas ${berkas[2]}`, kata: 'status 50, riwayat berakhir pada 20' },
    ]);
  });

  it('anchors that were changed, removed, or taken out of the register are noticed', async () => {
    await jangkarkan();
    kini = new Date(kini.getTime() + 3_600_000);
    await buat(4);
    await jangkarkan();
    const berkasJangkar = path.join(dir, kunciJangkar(1));
    const semula = readFileSync(berkasJangkar);
    const isi = JSON.parse(semula.toString()) as { kepala: [string, number, string][] };
    isi.kepala.pop();
    writeFileSync(berkasJangkar, JSON.stringify(isi));
    expect(await jenis()).toEqual(['jangkar_berubah']);
    rmSync(berkasJangkar);
    expect(await jenis()).toEqual(['jangkar_hilang']);
    writeFileSync(berkasJangkar, semula);
    expect(await jenis()).toEqual([]);
    await db.jangkar.delete({ where: { nomor: 2 } });
    expect(await jenis()).toEqual(['jangkar_hilang']);
    // The anchor that a crash left without its entry is taken up again, not written over.
    expect(await jangkarkan()).toBe(1);
    expect(await jenis()).toEqual([]);
  });
});

describe('part 8: the key of the anchors is changed', () => {
  const dua = 'd'.repeat(40);
  const jangkarDi = (n: number) => path.join(dir, kunciJangkar(n));
  const isiJangkar = (n: number) => JSON.parse(readFileSync(jangkarDi(n), 'utf8')) as Record<string, unknown>;
  const lagi = async (n: number): Promise<void> => {
    kini = new Date(kini.getTime() + 3_600_000);
    await buat(n);
    expect(await jangkarkan()).toBe(1);
  };

  it('new anchors name the new key, old ones are verified by theirs: a chain with two keys is intact', async () => {
    await jangkarkan();
    await mulaiUlang(`k2:${dua},k1:${BAWAAN_DEV}`);
    await lagi(4);
    expect([isiJangkar(1).kid, isiJangkar(2).kid]).toEqual(['k1', 'k2']);
    expect(await periksa()).toMatchObject({ jangkar: 2, terjangkar: 4, temuan: [] });
  });

  it('a process that knows the new key, but does not write with it yet, verifies what others write', async () => {
    await mulaiUlang(`k2:${dua},k1:${BAWAAN_DEV}`);
    await jangkarkan();
    await mulaiUlang(`k1:${BAWAAN_DEV},k2:${dua}`);
    await lagi(4);
    expect([isiJangkar(1).kid, isiJangkar(2).kid, await jenis()]).toEqual(['k2', 'k1', []]);
  });

  it('an anchor from before there was a ring names no key and still holds', async () => {
    await jangkarkan();
    const { kid: _kid, tanda: _tanda, ...isi } = isiJangkar(1);
    const tanda = createHmac('sha256', BAWAAN_DEV).update(canonical(isi)).digest('hex');
    const teks = JSON.stringify({ ...isi, tanda });
    writeFileSync(jangkarDi(1), teks);
    await db.jangkar.update({ where: { nomor: 1 }, data: { sha256: createHash('sha256').update(teks).digest('hex') } });
    await mulaiUlang(`k2:${dua},k1:${BAWAAN_DEV}`);
    await lagi(4);
    expect(await jenis()).toEqual([]);
  });

  it('an anchor whose key was exchanged, taken away or is unknown is refused', async () => {
    await jangkarkan();
    await mulaiUlang(`k2:${dua},k1:${BAWAAN_DEV}`);
    await lagi(4);
    const semula = readFileSync(jangkarDi(2), 'utf8');
    for (const kid of ['k1', 'k9', undefined]) {
      const { kid: _kid, ...isi } = JSON.parse(semula) as Record<string, unknown>;
      writeFileSync(jangkarDi(2), JSON.stringify({ ...isi, ...(kid ? { kid } : {}) }));
      expect([kid, await jenis()]).toEqual([kid, ['jangkar_berubah']]);
    }
    writeFileSync(jangkarDi(2), semula);
    expect(await jenis()).toEqual([]);
    // Without the old key the old anchor cannot be verified any more: that is said, not passed over.
    await mulaiUlang(`k2:${dua}`);
    expect(await jenis()).toEqual(['jangkar_berubah']);
  });
});
