import { Client } from 'pg';
import { drafLengkap, PERTEK } from '../support/berkas';
import { World } from '../support/world';

let dunia: World;
beforeAll(async () => {
  dunia = await World.open({});
});
afterAll(() => dunia.close());
afterEach(() => jest.restoreAllMocks());

const KALIMAT = /^\s*(?:SELECT|INSERT|UPDATE|DELETE|WITH)\b/i;
/** Statements that pass the driver while `kerja` runs, but for those that only look who asks. */
async function catat(kerja: () => Promise<unknown>): Promise<string[]> {
  const asli = Client.prototype.query as (...isi: unknown[]) => unknown;
  const semua: string[] = [];
  jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...isi: unknown[]) {
    const [pertama] = isi;
    semua.push(typeof pertama === 'string' ? pertama : ((pertama as { text?: string } | undefined)?.text ?? ''));
    return asli.apply(this, isi);
  });
  await kerja();
  return semua.map((t) => t.replaceAll(/\s+/g, ' ').trim()).filter((t) => KALIMAT.test(t));
}

describe('issue 14 part 11: what a submission asks of the database', () => {
  it('one statement for each thing, ten in all', async () => {
    const c = await dunia.sebagai('bagus');
    const isi = { kd_rekom: '07', kd_komoditas: '0142' };
    // The first one fills what is remembered: lists, calendars, the session.
    const hangat = await drafLengkap(c, { ...isi, kd_komoditas: '0143' });
    await c.post('/nk/v2/data-nk/kirimPermohonan', { idNk: hangat.idNk, versi: hangat.versi });
    const d = await drafLengkap(c, { ...PERTEK, ...isi });
    let http = 0;
    const pernyataan = await catat(async () => {
      http = (await c.post('/nk/v2/data-nk/kirimPermohonan', { idNk: d.idNk, versi: d.versi })).http;
    });
    expect(http).toBe(201);
    const tabel = pernyataan.map((t) => /(?:FROM|INTO|UPDATE) (?:"public"\.)?"?(\w+)/i.exec(t)?.[1] ?? t);
    expect(tabel).toEqual([
      'pengajuan', // lock and file
      'dokumen', // facts of the check
      'dokumen', // company, documents, answers
      'baris', // of whatever kind
      'pengajuan', // the change
      'riwayat', // the row before
      'riwayat',
      'outbox', // delivery, receipt, notice
      'kiriman',
      'dokumen', // is the receipt made?
    ]);
  });
});
