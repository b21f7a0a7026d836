import type { INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { drafLengkap, type Draf } from '@sinas/api-test/support/berkas';
import { World } from '@sinas/api-test/support/world';
import { startSimulators, type Simulators } from '@sinas/simulators/server';
import { WorkerModule } from '../src/worker.module';

const KOMODITAS = [
  '017',
  '0118',
  '0123',
  '0125',
  '0126',
  '0127',
  '0128',
  '0129',
  '0130',
  '0131',
  '0132',
  '0133',
  '0141',
  '0142',
  '0143',
  '0144',
];
const TUNGGU_MS = 60_000;

/** API, worker and simulators on a database of their own. One per test file: the queue keeps its connection per process. */
export class Panggung {
  private constructor(
    readonly dunia: World,
    readonly simulator: Simulators,
    private readonly worker: INestApplicationContext,
  ) {}

  static async buka(env: Record<string, string> = {}): Promise<Panggung> {
    const simulator = await startSimulators(0);
    const dunia = await World.open({
      KL_URL: `http://127.0.0.1:${simulator.port}/kl`,
      TTE_URL: `http://127.0.0.1:${simulator.port}/tte`,
      TSA_URL: `http://127.0.0.1:${simulator.port}/tte/tsa`,
      SMTP_URL: `smtp://127.0.0.1:${simulator.smtpPort}`,
      OUTBOX_SEWA_MS: '3000',
      KIRIM_JEDA_MS: '300,600,1200',
      KIRIM_ULANG_JEDA_MS: '0',
      ...env,
    });
    const worker = await NestFactory.createApplicationContext(WorkerModule.with(dunia.config), { logger: false });
    return new Panggung(dunia, simulator, worker);
  }
  async tutup(): Promise<void> {
    await this.worker.close();
    await this.dunia.close();
    await this.simulator.close();
  }

  private get alamat(): string {
    return `http://127.0.0.1:${this.simulator.port}`;
  }
  /** Effects that a submission had at the ministry. */
  async efek(noAju: string): Promise<number> {
    return ((await (await fetch(`${this.alamat}/_efek?no_aju=${noAju}`)).json()) as { jumlah: number }).jumlah;
  }
  /** What the mailbox has of an address, newest first. */
  async surel(kepada: string): Promise<{ judul: string; teks: string; tautan: string[] }[]> {
    const isi = await (await fetch(`${this.alamat}/surel/pesan?kepada=${encodeURIComponent(kepada)}`)).json();
    return isi as { judul: string; teks: string; tautan: string[] }[];
  }
  async kendali(body: object): Promise<void> {
    await fetch(`${this.alamat}/_kendali`, {
      method: 'POST',
      body: JSON.stringify({ sistem: 'kl', ...body }),
      headers: { 'content-type': 'application/json' },
    });
  }
  async sampai(benar: () => Promise<boolean>): Promise<void> {
    const batas = Date.now() + TUNGGU_MS;
    while (!(await benar())) {
      if (Date.now() > batas) throw new Error('not in time');
      await new Promise((r) => setTimeout(r, 200));
    }
  }

  /** Submits while `bencana` happens: every accepted one ends delivered, with exactly one effect. */
  async ujiBencana(bencana: () => Promise<void>): Promise<void> {
    const pu = await this.dunia.sebagai('ratna');
    const draf: Draf[] = [];
    for (const kd_komoditas of KOMODITAS) draf.push(await drafLengkap(pu, { kd_rekom: '07', kd_komoditas }, ['5']));
    const separuh = Math.floor(draf.length / 2);
    const kirim = async (d: Draf): Promise<number> =>
      (await pu.post('/nk/v2/data-nk/kirimPermohonan', { idNk: d.idNk, versi: d.versi })).http;
    const awal = await Promise.all(draf.slice(0, separuh).map(kirim));
    const [akhir] = await Promise.all([Promise.all(draf.slice(separuh).map(kirim)), bencana()]);
    expect(new Set([...awal, ...akhir])).toEqual(new Set([201]));
    await this.sampai(
      async () => (await this.dunia.db.pengajuan.count({ where: { kd_status: '20' } })) === draf.length,
    );
    for (const d of draf) expect([d.noAju, await this.efek(d.noAju)]).toEqual([d.noAju, 1]);
    expect(await this.dunia.db.riwayat.count({ where: { peristiwa: 'integrasi_ok' } })).toBe(draf.length);
  }
}
