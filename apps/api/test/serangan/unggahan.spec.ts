import { request } from 'node:http';
import { UnggahanService } from '../../src/modules/unggahan/unggahan.service';
import { drafLengkap } from '../support/berkas';
import type { Client } from '../support/client';
import { World } from '../support/world';

/** Issue of the attack, part 6: uploads stream with their real limit, are counted, and go when they belong to nothing. */
const MB = 1_048_576;
const pdf = (bytes: number): Buffer => Buffer.concat([Buffer.from('%PDF-1.4 '), Buffer.alloc(bytes - 9, 0x20)]);
const form = (isi: Record<string, string>, berkas: Buffer | null): FormData => {
  const f = new FormData();
  for (const [k, v] of Object.entries(isi)) f.append(k, v);
  if (berkas) f.set('file', new Blob([new Uint8Array(berkas)]), 'uji.pdf');
  return f;
};

let dunia: World;
let pu: Client;
beforeAll(async () => {
  dunia = await World.open({ KUOTA_UNGGAHAN_MB: '12' });
  pu = await dunia.sebagai('bagus');
});
afterAll(() => dunia.close());
beforeEach(() => dunia.db.dokumen.deleteMany());

const unggah = (isi: Buffer | null, lain: Record<string, string> = {}) =>
  pu.post('/repository/upload', form({ kd_dokumen: 'D01', ...lain }, isi));
const memori = (): number => process.memoryUsage().rss;

const SATU_MB = Buffer.alloc(MB, 0x20);
/** Sends a file of so many megabytes from one and the same, as the line takes them; gives what was answered. */
function alirkan(megabyte: number): Promise<string> {
  const { sesi, csrf } = pu as unknown as { sesi: string; csrf: string };
  const kepala = '--b\r\ncontent-disposition: form-data; name="file"; filename="uji.pdf"\r\n\r\n%PDF-1.4 ';
  return new Promise((resolve) => {
    const r = request(
      `${dunia.url}/repository/upload`,
      {
        method: 'POST',
        headers: { cookie: `sesi=${sesi}`, 'x-csrf-token': csrf, 'content-type': 'multipart/form-data; boundary=b' },
      },
      (res) => {
        let teks = '';
        res.on('data', (b: Buffer) => (teks += b.toString()));
        res.on('end', () => resolve(teks));
      },
    );
    r.on('error', () => resolve(''));
    r.write(kepala);
    const lanjut = (sisa: number): void => {
      if (sisa === 0 || r.destroyed) r.end('\r\n--b--\r\n');
      else if (r.write(SATU_MB)) setImmediate(() => lanjut(sisa - 1));
      else r.once('drain', () => lanjut(sisa - 1));
    };
    lanjut(megabyte);
  });
}

/** Sends eight large files at once; gives by how many MB the process grew. */
async function delapan(): Promise<number> {
  const sebelum = memori();
  let puncak = 0;
  const ukur = setInterval(() => (puncak = Math.max(puncak, memori())), 5);
  const jawab = await Promise.all(Array.from({ length: 8 }, () => alirkan(64)));
  clearInterval(ukur);
  // The answer may meet a sender that is still sending: then the line is closed, which is a refusal as well.
  for (const j of jawab) expect(j === '' || j.includes('Ukuran file harus kurang dari 5 MB')).toBe(true);
  expect(jawab.some((j) => j !== '')).toBe(true);
  return (puncak - sebelum) / MB;
}

describe('part 6: uploads', () => {
  it('eight of 64 MB at once are cut at 5 MB: they add less than 60 MB of memory, and each hears why', async () => {
    await unggah(pdf(64 * 1024));
    // Read whole they would come to 512 MB each time; what else the process does meanwhile is not always there.
    let tambah = Infinity;
    for (let kali = 0; kali < 3 && tambah >= 60; kali += 1) tambah = Math.min(tambah, await delapan());
    expect(tambah).toBeLessThan(60);
    expect(await dunia.db.dokumen.count({ where: { ukuran: { gt: 5 * MB } } })).toBe(0);
  });

  it('VALIDASI-02 exactly the limit is refused by the rule, a byte less is taken', async () => {
    expect((await unggah(pdf(5 * MB))).message).toBe('Ukuran file harus kurang dari 5 MB');
    expect((await unggah(pdf(5 * MB - 1))).http).toBe(201);
  });

  it('150 fields of a megabyte, one long field, two files: refused without being read', async () => {
    const banyak = new FormData();
    for (let i = 0; i < 150; i += 1) banyak.append(`f${i}`, 'x'.repeat(1_000));
    const panjang = form({ kd_dokumen: 'D01', nomor: 'x'.repeat(3 * 1024) }, pdf(100));
    const dua = form({ kd_dokumen: 'D01' }, pdf(100));
    dua.append('file', new Blob(['%PDF-1.4']), 'dua.pdf');
    for (const isi of [banyak, panjang, dua]) expect((await pu.post('/repository/upload', isi)).http).toBe(400);
    expect(await dunia.db.dokumen.count()).toBe(0);
  });

  it('a company’s uploads have a quota, also when they come at once; another company’s is its own', async () => {
    const jawab = await Promise.all(Array.from({ length: 6 }, () => unggah(pdf(4 * MB))));
    expect(jawab.filter((j) => j.http === 201)).toHaveLength(3);
    expect(jawab.find((j) => j.http !== 201)?.message).toContain('mencapai 12 MB');
    const pipa = await dunia.sebagai('hendra');
    expect((await pipa.post('/repository/upload', form({ kd_dokumen: 'D01' }, pdf(4 * MB)))).http).toBe(201);
  });

  it('READY documents that belong to no file go a day later; those of a file stay', async () => {
    const yatim = (await unggah(pdf(1_000))).data as { id: string };
    const d = await drafLengkap(await dunia.sebagai('ratna'));
    await dunia.db.dokumen.updateMany({ data: { created_at: new Date(Date.now() - 25 * 3_600_000) } });
    const baru = (await unggah(pdf(1_000))).data as { id: string };
    await dunia.app.get(UnggahanService, { strict: false }).sapu();
    const sisa = await dunia.db.dokumen.findMany();
    expect(sisa.some((r) => r.id === yatim.id)).toBe(false);
    expect(sisa.some((r) => r.id === baru.id)).toBe(true);
    expect(sisa.filter((r) => String(r.id_pengajuan) === d.idNk).length).toBeGreaterThan(0);
  });
});
