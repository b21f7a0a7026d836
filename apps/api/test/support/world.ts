import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Organisasi, Pengguna, PrismaClient } from '@prisma/client';
import type { NestExpressApplication } from '@nestjs/platform-express';
import type { KodePeran } from '@sinas/domain/akses/peran';
import { createClient } from '@sinas/prisma/client';
import { buatOrganisasi, buatPengguna, hashSandi } from '@sinas/prisma/factories/akun';
import { createApp } from '../../src/http/create-app';
import { SesiService } from '../../src/modules/auth/sesi/sesi.service';
import { PenandaTangan } from '../../src/platform/tte/penanda-tangan';
import { readConfig, type Config } from '../../src/platform/config/config';
import { Client } from './client';
import { cloneDatabase, type TestDatabase } from './database';
import { portalSerang, pulihkan, sesiLuar } from './portal-luar';

/** Worlds that stand; tools/jest.environment.cjs closes what a failed test has left open, or the run would never end. */
const TERBUKA: Set<World> = ((globalThis as { duniaTerbuka?: Set<World> }).duniaTerbuka ??= new Set());

export const SANDI = 'sandi-uji-1';

/** What a world has that runs in this process. */
interface Dalam {
  app: NestExpressApplication;
  database: TestDatabase;
  dir: string;
}

/** A whole application on its own database, with two firms (one with a branch) and every kind of officer. */
export class World {
  readonly orang = new Map<string, Pengguna>();
  readonly firma = new Map<string, Organisasi>();

  private constructor(
    private readonly dalam: Dalam | null,
    readonly db: PrismaClient,
    readonly config: Config,
    readonly url: string,
  ) {}

  /** Our own application; of a portal that runs elsewhere (SERANG_URL) only what it answers is there. */
  get app(): NestExpressApplication {
    if (!this.dalam) throw new Error('this world runs elsewhere: open it with settings, if only {}');
    return this.dalam.app;
  }
  get tersambung(): boolean {
    return this.dalam === null;
  }

  /** Without settings it is the portal of `npm run serang`, where one runs; with settings, if only `{}`, one of its own. */
  static async open(env?: Record<string, string>): Promise<World> {
    const portal = env ? null : portalSerang();
    const world = portal
      ? new World(null, createClient(portal.databaseUrl), portal.config, portal.url)
      : await World.sendiri(env ?? {});
    TERBUKA.add(world);
    await world.isi();
    return world;
  }

  private static async sendiri(env: Record<string, string>): Promise<World> {
    const database = await cloneDatabase();
    const dir = mkdtempSync(path.join(tmpdir(), 'sinas-uji-'));
    const config = readConfig({
      DATABASE_URL: database.url,
      BERKAS_DIR: dir,
      LOG_LEVEL: 'silent',
      PORT: '0',
      PUBLIC_URL: 'http://localhost:1',
      OIDC_JWKS_FILE: '',
      KL_URL: 'http://127.0.0.1:1/kl',
      KIRIM_JEDA_MS: '10,10,10',
      WEB_DIST: '/tidak-ada',
      ADMIN_DIST: '/tidak-ada',
      ...env,
    });
    process.env.LOG_LEVEL = 'silent';
    const app = await createApp(config);
    // Papers of tests that name no signing service stay as they were made.
    if (!env.TTE_URL) app.get(PenandaTangan).segel = (pdf) => Promise.resolve(pdf);
    await app.listen(Number(env.PORT ?? 0), '127.0.0.1');
    const { port } = app.getHttpServer().address() as AddressInfo;
    return new World({ app, database, dir }, createClient(database.url), config, `http://127.0.0.1:${port}`);
  }

  private async isi(): Promise<void> {
    const password_hash = await hashSandi(SANDI, true);
    const nusa = await this.organisasiAtauBaru({ nama: 'PT Nusa Uji' });
    const cabang = await this.organisasiAtauBaru({ nama: 'PT Nusa Uji Cabang', isbranch: true, id_induk: nusa.id });
    const pipa = await this.organisasiAtauBaru({ nama: 'PT Pipa Uji' });
    for (const [k, v] of Object.entries({ nusa, cabang, pipa })) this.firma.set(k, v);
    const semua: [string, KodePeran, string | null, string | null][] = [
      ['ratna', 'PU_ADMIN', nusa.id, null],
      ['bagus', 'PU_USER', nusa.id, null],
      ['sari', 'PU_USER', cabang.id, null],
      ['hendra', 'PU_ADMIN', pipa.id, null],
      ['dewi', 'KL_VERIFIKATOR', null, '019'],
      ['rizal', 'KL_VERIFIKATOR', null, '019'],
      ['yusuf', 'KL_KOORDINATOR', null, '019'],
      ['hari', 'KL_PEMUTUS', null, '019'],
      ['adminkl', 'KL_ADMIN', null, '019'],
      ['wayan', 'KL_VERIFIKATOR', null, '018'],
      ['agus', 'KL_PEMUTUS', null, '018'],
      ['maya', 'SEKRE_RAKOR', null, '128'],
      ['rekso', 'KOORDINATOR', null, '128'],
      ['rudi', 'MONITORING', null, '054'],
      ['endang', 'ESELON', null, '019'],
      ['fajar', 'LNSW_OPERATOR', null, '01514'],
      ['super', 'SUPER_ADMIN', null, '01514'],
    ];
    for (const [username, kode_peran, id_organisasi, kd_ga] of semua)
      this.orang.set(
        username,
        (this.tersambung && (await pulihkan(this.db, username, password_hash))) ||
          (await buatPengguna(this.db, {
            username,
            fullname: username,
            kode_peran,
            password_hash,
            id_organisasi,
            kd_ga,
          })),
      );
  }
  private async organisasiAtauBaru(isi: { nama: string; isbranch?: boolean; id_induk?: string }): Promise<Organisasi> {
    const ada = this.tersambung ? await this.db.organisasi.findFirst({ where: { nama: isi.nama } }) : null;
    return ada ?? buatOrganisasi(this.db, isi);
  }

  /** An officer that the test needs beside those who are always there. */
  async tambahPetugas(nama: string, kode_peran: KodePeran, kd_ga: string): Promise<void> {
    const isi = { username: nama, fullname: nama, kode_peran, kd_ga, id_organisasi: null };
    const password_hash = await hashSandi(SANDI, true);
    if (!this.orang.has(nama)) this.orang.set(nama, await buatPengguna(this.db, { ...isi, password_hash }));
  }
  pengguna(nama: string): Pengguna {
    const p = this.orang.get(nama);
    if (!p) throw new Error(`no user ${nama}`);
    return p;
  }
  organisasi(nama: string): Organisasi {
    const o = this.firma.get(nama);
    if (!o) throw new Error(`no company ${nama}`);
    return o;
  }

  /** A signed-in caller: the session is opened as the callback does it. */
  async sebagai(nama: string): Promise<Client> {
    if (!this.dalam) return Client.open(this.url, await sesiLuar(this.db, this.pengguna(nama).id));
    const tokens = { access_token: 'a', refresh_token: null, id_token: null, token_type: 'Bearer', token_sampai: null };
    const asal = { cara: 'sso' as const, alamat: '127.0.0.1', agen: 'uji' };
    const { id } = await this.app.get(SesiService, { strict: false }).buka(this.pengguna(nama).id, tokens, asal);
    return Client.open(this.url, id);
  }
  tamu(): Client {
    return new Client(this.url, null, '');
  }

  async close(): Promise<void> {
    if (!TERBUKA.delete(this)) return;
    await this.dalam?.app.close();
    await this.db.$disconnect();
    await this.dalam?.database.drop();
    if (this.dalam) rmSync(this.dalam.dir, { recursive: true, force: true });
  }
}
