import { Client } from 'pg';
import { drafLengkap, PERTEK } from '../support/berkas';
import { World } from '../support/world';

let dunia: World;
beforeAll(async () => {
  dunia = await World.open({});
});
afterAll(() => dunia.close());
afterEach(() => jest.restoreAllMocks());

/** Statements that pass the driver while `kerja` runs. */
async function catat(kerja: () => Promise<{ http: number }>): Promise<string[]> {
  const asli = Client.prototype.query as (...isi: unknown[]) => unknown;
  const semua: string[] = [];
  jest.spyOn(Client.prototype, 'query').mockImplementation(function (this: Client, ...isi: unknown[]) {
    const [pertama] = isi;
    semua.push(typeof pertama === 'string' ? pertama : ((pertama as { text?: string } | undefined)?.text ?? ''));
    return asli.apply(this, isi);
  });
  const { http } = await kerja();
  jest.restoreAllMocks();
  expect(http).toBe(201);
  return semua.map((t) => t.replaceAll(/\s+/g, ' ').trim());
}
const berisi = (...kata: string[]): unknown => expect.stringMatching(new RegExp(`^${kata.join('.*')}`));

describe('issue 14 part 11: what writing asks of the database', () => {
  it('a creation is one statement with the key of its caller; the first of a person reads the firm before it', async () => {
    const c = await dunia.sebagai('ratna');
    const buat = (kunci: string) => catat(() => c.post('/nk/v2/data-nk', PERTEK, { 'Idempotency-Key': kunci }));
    // Fills what is remembered of lists, calendars and the session, by another person.
    const lain = await dunia.sebagai('hendra');
    await lain.post('/nk/v2/data-nk', PERTEK);
    await c.get('/api/beranda');
    const semua = berisi(
      'WITH d AS',
      'INSERT INTO kunci_idempoten',
      'INSERT INTO nomor_urut',
      'INSERT INTO pengajuan',
      'INSERT INTO riwayat',
    );
    expect(await buat('satu')).toEqual([berisi('SELECT o.npwp', 'FROM organisasi'), semua]);
    expect(await buat('dua')).toEqual([semua]);
  });

  it('a submission is three in a transaction: lock, look at all, write all with the key of its caller', async () => {
    const c = await dunia.sebagai('bagus');
    const hangat = await drafLengkap(c, { kd_rekom: '07', kd_komoditas: '0143' });
    await c.post('/nk/v2/data-nk/kirimPermohonan', { idNk: hangat.idNk, versi: hangat.versi });
    const d = await drafLengkap(c);
    const kirim = { idNk: d.idNk, versi: d.versi };
    expect(await catat(() => c.post('/nk/v2/data-nk/kirimPermohonan', kirim, { 'Idempotency-Key': 'k' }))).toEqual([
      'BEGIN',
      berisi('SELECT p.id', 'FROM pengajuan p WHERE', 'FOR UPDATE$'),
      berisi('SELECT json_build_object', 'dokumen', 'kembar', ' baris b ', ' riwayat t ', ' kiriman k '),
      berisi(
        ...['WITH i AS', 'INSERT INTO kunci_idempoten', 'UPDATE pengajuan', 'INSERT INTO riwayat'],
        ...['INSERT INTO outbox', 'INSERT INTO kiriman'],
      ),
      'COMMIT',
    ]);
  });
});
