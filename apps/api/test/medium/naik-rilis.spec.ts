import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Logger } from '@nestjs/common';
import { Test, type TestingModule } from '@nestjs/testing';
import { AuditModule } from '../../src/modules/audit/audit.module';
import { JangkarService } from '../../src/modules/audit/jangkar.service';
import { PeriksaRantaiService } from '../../src/modules/audit/periksa-rantai.service';
import { RincianRepository } from '../../src/modules/pengajuan/lihat/rincian.repository';
import { ClockModule } from '../../src/platform/clock/clock';
import { readConfig } from '../../src/platform/config/config';
import { ConfigModule } from '../../src/platform/config/config.module';
import { KeamananModule } from '../../src/platform/keamanan/keamanan';
import { PrismaModule } from '../../src/platform/prisma/prisma.module';
import { StorageModule } from '../../src/platform/storage/storage.module';
import {
  BACA_BARU,
  BACA_LAMA,
  bacaSemua,
  buatDatabaseLama,
  isiDatabaseLama,
  jalankanSql,
  jawabanLama,
  naikkan,
  STATUS_LAMA,
} from '../support/rilis-lama';

const BERKAS = 30_000;
let database: { url: string; drop: () => Promise<void> };
let dir: string;
beforeEach(async () => {
  Logger.overrideLogger(false);
  dir = mkdtempSync(path.join(tmpdir(), 'sinas-naik-'));
  database = await buatDatabaseLama();
});
afterEach(async () => {
  await database.drop();
  rmSync(dir, { recursive: true, force: true });
});

/** History, anchors and the page's rows as this release reads them. */
async function denganModul<T>(kerja: (m: TestingModule) => Promise<T>): Promise<T> {
  const config = readConfig({ DATABASE_URL: database.url, BERKAS_DIR: dir, LOG_LEVEL: 'silent' });
  const modul = await Test.createTestingModule({
    imports: [
      ...[ConfigModule.with(config), ClockModule, KeamananModule, PrismaModule, StorageModule.of(config)],
      AuditModule,
    ],
    providers: [RincianRepository],
  }).compile();
  await modul.init();
  try {
    return await kerja(modul);
  } finally {
    await modul.close();
  }
}

describe('issue 14: a database of the release before is upgraded', () => {
  it(`${BERKAS} files in every status: rows, quantities, cuts, history and anchors say what they said`, async () => {
    await isiDatabaseLama(database.url, BERKAS);
    const sebelum = (await bacaSemua(database.url, BACA_LAMA)) as { id: string; kd_status: string }[];
    expect([...new Set(sebelum.map((p) => p.kd_status))].sort()).toEqual(STATUS_LAMA);
    const seratus = sebelum.filter((_, i) => i % (BERKAS / 100) === 7).map((p) => p.id);
    const lama = await jawabanLama(database.url, seratus);
    const jangkar = await denganModul((m) => m.get(JangkarService).tulis());
    expect(jangkar).toBe(BERKAS);

    expect(naikkan(database.url)).toContain('20261123030000_baris');

    const sesudah = await bacaSemua(database.url, BACA_BARU);
    expect(sesudah.length).toBe(BERKAS);
    expect(sesudah.findIndex((p, i) => JSON.stringify(p) !== JSON.stringify(sebelum[i]))).toBe(-1);
    await denganModul(async (m) => {
      expect(await m.get(PeriksaRantaiService).periksa()).toMatchObject({
        ...{ berkas: BERKAS, baris: 2 * BERKAS, jangkar: 1, temuan: [] },
      });
      const teks = (id: string) =>
        m.get(RincianRepository).barisTeks({ id: BigInt(id), kd_rekom: '01' }, 500, { terbuka: true });
      expect(await Promise.all(seratus.map(async (id) => JSON.parse(await teks(id)) as unknown))).toEqual(lama);
    });
  }, 180_000);

  it('quantities that the new tables would tell otherwise stop it: nothing is changed, the row is named', async () => {
    await isiDatabaseLama(database.url, 46);
    // A cut that no quantity explains: never written by a release, but by hand.
    await jalankanSql(
      database.url,
      `UPDATE pengajuan_baris SET potongan = '[{"level":"lain","dari":"9","ke":"1"}]' WHERE id = 7`,
    );
    const sebelum = await bacaSemua(database.url, BACA_LAMA);
    expect(() => naikkan(database.url)).toThrow(/Putusan pada baris 7 tidak terbaca sama/);
    expect(await bacaSemua(database.url, BACA_LAMA)).toEqual(sebelum);
  });

  it('two open files of one firm, service, commodity and year stop it before anything is changed: both are named', async () => {
    await isiDatabaseLama(database.url, 46);
    // 1 and 24 have been sent (10); 17 is decided (57) and does not count.
    await jalankanSql(database.url, 'UPDATE pengajuan SET npwp = $$0900000000000001$$ WHERE id IN (1, 24, 17)');
    const [a, b] = (await bacaSemua(
      database.url,
      'SELECT no_aju, kd_status FROM pengajuan WHERE id IN (1, 24) ORDER BY id',
    )) as { no_aju: string; kd_status: string }[];
    expect([a?.kd_status, b?.kd_status]).toEqual(['10', '10']);
    const sebelum = await bacaSemua(database.url, BACA_LAMA);
    expect(() => naikkan(database.url)).toThrow(
      new RegExp(
        `Tidak ada migrasi yang diterapkan.*ada 1 kelompok pengajuan terbuka .*: ${a?.no_aju} dan ${b?.no_aju}\\.`,
      ),
    );
    expect(await bacaSemua(database.url, BACA_LAMA)).toEqual(sebelum);
    expect(() => naikkan(database.url, '--periksa')).toThrow(/ada 1 kelompok/);
    await jalankanSql(database.url, "UPDATE pengajuan SET kd_status = '80' WHERE id = 24");
    expect(naikkan(database.url, '--periksa')).toContain('Dapat diterapkan: 20261123010000_pemilik');
    expect(naikkan(database.url)).toContain('20261123060000_satu_terbuka');
  });
});
