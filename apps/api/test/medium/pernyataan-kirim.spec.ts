import { Client } from 'pg';
import { drafLengkap, PERTEK } from '../support/berkas';
import { World } from '../support/world';

let dunia: World;
beforeAll(async () => {
  dunia = await World.open({});
});
afterAll(() => dunia.close());
afterEach(() => jest.restoreAllMocks());

/** Statements that pass the driver while `kerja` runs, in their first words. */
async function catat(kerja: () => Promise<unknown>): Promise<string[]> {
  const asli = Client.prototype.query as (...isi: unknown[]) => unknown;
  const semua: string[] = [];
  jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...isi: unknown[]) {
    const [pertama] = isi;
    semua.push(typeof pertama === 'string' ? pertama : ((pertama as { text?: string } | undefined)?.text ?? ''));
    return asli.apply(this, isi);
  });
  await kerja();
  return semua.map((t) => t.replaceAll(/\s+/g, ' ').trim());
}

describe('issue 14 part 11: what a submission asks of the database', () => {
  it('three statements in a transaction: lock, look at all, write all', async () => {
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
    expect(pernyataan).toEqual([
      'BEGIN',
      expect.stringMatching(/^SELECT p\.id, .* FROM pengajuan p WHERE .* FOR UPDATE$/),
      expect.stringMatching(/^SELECT json_build_object\(.*'dokumen'.*'kembar'.* baris b .* riwayat t .* kiriman k /),
      expect.stringMatching(
        /^WITH p AS \( ?UPDATE pengajuan .* INSERT INTO riwayat .* INSERT INTO outbox .* INSERT INTO kiriman /,
      ),
      'COMMIT',
    ]);
  });
});
