import { OutboxService } from '../../src/jobs/outbox.service';
import { SurelAkunService } from '../../src/modules/pendaftaran/surat/surel-akun.service';
import type { IsiSurel } from '../../src/platform/surel/isi-surel';
import { Surel } from '../../src/platform/surel/surel';
import type { World } from './world';

export interface SuratUji extends IsiSurel {
  kepada: string;
}

/** What would have gone out by mail; the jobs are run by hand. */
export class KotakSurel {
  readonly semua: SuratUji[] = [];

  constructor(private readonly dunia: World) {
    jest.spyOn(dunia.app.get(Surel, { strict: false }), 'kirim').mockImplementation((kepada, isi) => {
      this.semua.push({ kepada, ...isi });
      return Promise.resolve();
    });
  }

  /** Runs every mail job that waits, and gives what came of it. */
  async kirim(): Promise<SuratUji[]> {
    const dulu = this.semua.length;
    const { app, db } = this.dunia;
    const outbox = app.get(OutboxService, { strict: false });
    const handler = app.get(SurelAkunService, { strict: false });
    for (const r of await db.outbox.findMany({
      where: { jenis: 'surel-akun', status: 'MENUNGGU' },
      orderBy: { id: 'asc' },
    }))
      await outbox.kerjakan('surel-akun', r.id, r.pagar, handler);
    return this.semua.slice(dulu);
  }
  /** Token of the only mail that the waiting jobs bring. */
  async token(): Promise<string> {
    const surat = await this.kirim();
    if (surat.length !== 1) throw new Error(`${surat.length} mails: ${surat.map((s) => s.judul).join(', ')}`);
    return tokenDari(surat[0]);
  }
}
export const tokenDari = (surat: SuratUji | undefined): string => {
  const token = /#token=([\w-]+)$/.exec(surat?.tombol?.url ?? '')?.[1];
  if (!token) throw new Error('no token in the mail');
  return token;
};
