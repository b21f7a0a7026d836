import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { OutboxService } from '../../src/jobs/outbox.service';
import { ImporService } from '../../src/modules/impor/impor.service';
import { tulisZip } from '../../src/modules/impor/tulis/tulis-zip';
import { bacaZip, teksUtuh } from '../../src/modules/impor/buku/zip';
import { PERTEK } from '../support/berkas';
import { World } from '../support/world';

let dunia: World;
beforeAll(async () => {
  dunia = await World.open();
});
afterAll(() => dunia.close());

/** The template with so many rows of one filled cell each. */
async function buku(templat: Buffer, banyak: number): Promise<Buffer> {
  const bagian = bacaZip(templat);
  const lembar = 'xl/worksheets/sheet1.xml';
  async function* semua() {
    for (const [nama, isi] of bagian) {
      const teks = await teksUtuh(templat, isi);
      if (nama !== lembar) yield { nama, isi: [teks] };
      else {
        const akhir = teks.indexOf('</sheetData>');
        const baris = Array.from(
          { length: banyak },
          (_, i) => `<row r="${i + 3}"><c r="C${i + 3}" t="inlineStr"><is><t>Katup ${i}</t></is></c></row>`,
        );
        yield { nama, isi: [teks.slice(0, akhir), baris.join(''), teks.slice(akhir)] };
      }
    }
  }
  return buffer(Readable.from(tulisZip(semua(), new Date())));
}

it('a workbook of 100,001 rows gets one sentence; nothing of it is stored or left waiting', async () => {
  const pu = await dunia.sebagai('ratna');
  const { idNk } = (await pu.post('/nk/v2/data-nk', PERTEK)).data as { idNk: string };
  const templat = (await pu.get(`/nk/v2/data-nk/templat/${idNk}`)).raw;
  const form = new FormData();
  form.set('id_nk', idNk);
  form.set('cara', 'langsung');
  form.set('file', new Blob([new Uint8Array(await buku(templat, 100_001))]), 'besar.xlsx');
  const unggah = await pu.post('/nk/v2/data-nk/dataBulkExcel', form);
  expect(unggah.http).toBe(202);
  const mulai = performance.now();
  const outbox = dunia.app.get(OutboxService, { strict: false });
  for (const r of await outbox.ambilUntukDitawarkan(50))
    if (r.jenis === 'impor-excel')
      await outbox.kerjakan('impor-excel', r.id, r.pagar, dunia.app.get(ImporService, { strict: false }));
  expect(performance.now() - mulai).toBeLessThan(60_000);
  const hasil = (await pu.get(`/nk/v2/data-nk/impor/${unggah.data.id_impor}`)).data;
  expect(hasil).toMatchObject({ status: 'GAGAL', pesan: 'Paling banyak 100.000 baris dalam satu buku kerja' });
  expect(await dunia.db.baris.count({ where: { id_pengajuan: BigInt(idNk) } })).toBe(0);
  expect(await dunia.db.$queryRaw`SELECT tablename FROM pg_tables WHERE schemaname = 'antrean'`).toEqual([]);
}, 120_000);
