import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFRawStream } from 'pdf-lib';
import { startSimulators, type Simulators } from '@sinas/simulators/server';
import { keputusan } from '../../src/modules/dokumen/keputusan';
import { Clock } from '../../src/platform/clock/clock';
import { readConfig } from '../../src/platform/config/config';
import { AturanDilanggar, SistemLainGagal } from '../../src/platform/errors';
import type { KeadaanLuarService } from '../../src/platform/outbound/keadaan/keadaan-luar.service';
import { forgetPemutus } from '../../src/platform/outbound/pemutus';
import { buatPdf } from '../../src/platform/pdf/mesin-pdf';
import { PenandaTanganHttp } from '../../src/platform/tte/tte-http';
import { CONTOH_KEPUTUSAN } from '../support/dokumen';
import { bacaTanda, tanpaPdfsig } from '../support/pdfsig';

const catatan: [string, string | null][] = [];
const keadaan = {
  catat: (s: string, sebab: string | null) => catatan.push([s, sebab]),
} as unknown as KeadaanLuarService;
let luar: Simulators;
let tte: PenandaTanganHttp;
let kertas: Buffer;
let ca: Buffer;

const kirim = (jalan: string, body: object) =>
  fetch(`${luar.url}${jalan}`, { method: 'POST', body: JSON.stringify(body) });
const daftar = (id: string) =>
  kirim('/tte/orang', { id, nama: `Nama ${id}`, jabatan: 'Direktur', frasa: `frasa-${id}` });
const orang = (id: string, frasa = `frasa-${id}`) => ({ id_user: id, nama: `Nama ${id}`, jabatan: 'Direktur', frasa });
const buka = (url: string) =>
  new PenandaTanganHttp(
    readConfig({
      DATABASE_URL: 'x',
      TTE_URL: url === luar.url ? `${url}/tte` : url,
      TSA_URL: `${luar.url}/tte/tsa`,
      KL_TIMEOUT_MS: '400',
    }),
    keadaan,
    new Clock(),
  );
const perilaku = (mode: string, lain: object = {}) => kirim('/_kendali', { sistem: 'tte', mode, ...lain });

beforeAll(async () => {
  luar = await startSimulators(0);
  // The authority is made when it is first asked for: no call under a short limit waits for that.
  ca = Buffer.from(await (await fetch(`${luar.url}/tte/ca.cer`)).arrayBuffer());
  for (const id of ['u-1', 'u-2', 'u-3', 'u-4']) await daftar(id);
  tte = buka(luar.url);
  kertas = await buatPdf(keputusan(CONTOH_KEPUTUSAN));
});
afterAll(() => luar.close());
beforeEach(async () => {
  forgetPemutus();
  catatan.length = 0;
  await perilaku('normal');
});

const dengan = tanpaPdfsig ? it.skip : it;
const SAH = { jenis: 'ETSI.CAdES.detached', sah: true, dipercaya: true };

describe('signatures as pdfsig reads them', () => {
  dengan('a sealed decision is valid by our authority, and is not after one byte has changed', async () => {
    const segel = await tte.segel(kertas, { alasan: 'Keputusan diterbitkan' });
    expect(bacaTanda(segel, ca)).toMatchObject([{ ...SAH, nama: 'Segel SINAS NK', seluruhnya: true }]);
    const palsu = Buffer.from(segel);
    const di = palsu.indexOf('/Title') + 12;
    palsu[di] = (palsu[di] ?? 0) ^ 1;
    expect(bacaTanda(palsu, ca)).toMatchObject([{ sah: false }]);
    expect(segel.subarray(0, kertas.length)).toEqual(kertas);
  });
  dengan('two people and the chair sign one paper, and each of the three stays valid', async () => {
    let pdf = kertas;
    for (const [i, id] of ['u-1', 'u-2', 'u-3'].entries())
      pdf = await tte.tandaTangani(pdf, orang(id), {
        alasan: 'Menyetujui berita acara',
        tempat: { halaman: -1, x: 50 + i * 100, y: 80, lebar: 90, tinggi: 40 },
      });
    expect(bacaTanda(pdf, ca)).toMatchObject([
      { ...SAH, nama: 'Nama u-1', seluruhnya: false },
      { ...SAH, nama: 'Nama u-2', seluruhnya: false },
      { ...SAH, nama: 'Nama u-3', seluruhnya: true },
    ]);
  });
});

describe('what is refused, with nothing half-done', () => {
  const salah = async (kerja: Promise<Buffer>) => {
    const error: unknown = await kerja.then(
      () => null,
      (e: unknown) => e,
    );
    return error instanceof AturanDilanggar ? [error.kunci, error.masalah[0]?.path] : error;
  };
  it('a wrong passphrase, also the right one of somebody else', async () => {
    for (const frasa of ['salah', 'frasa-u-2'])
      expect(await salah(tte.tandaTangani(kertas, orang('u-1', frasa)))).toEqual(['tte.frasa_salah', 'frasa']);
  });
  it('a revoked key', async () => {
    await daftar('u-5');
    await kirim('/tte/cabut', { id: 'u-5' });
    expect(await salah(tte.tandaTangani(kertas, orang('u-5')))).toEqual(['tte.sertifikat_dicabut', 'frasa']);
    expect(catatan).toContainEqual(['tte', null]);
  });
  it('a certificate that is somebody else’s, has ended, or does not exist', async () => {
    const jawab = await layananLain();
    const lain = buka(jawab.url);
    const { sertifikat } = (await (await daftar('u-4')).json()) as { sertifikat: string };
    jawab.isi = { status: 200, body: { sertifikat, rantai: [] } };
    expect(await salah(lain.tandaTangani(kertas, orang('u-1')))).toEqual(['tte.bukan_miliknya', 'frasa']);
    jawab.isi = { status: 403, body: { kode: 'KEDALUWARSA' } };
    expect(await salah(lain.tandaTangani(kertas, orang('u-1')))).toEqual(['tte.sertifikat_kedaluwarsa', 'frasa']);
    jawab.isi = { status: 404, body: { kode: 'TIDAK_TERDAFTAR' } };
    expect(await salah(lain.tandaTangani(kertas, orang('u-1')))).toEqual(['tte.belum_terdaftar', 'frasa']);
    jawab.isi = { status: 200, body: { sertifikat, rantai: [], tanda_tangan: 'AAAA' } };
    expect(await salah(lain.tandaTangani(kertas, orang('u-4')))).toBeInstanceOf(SistemLainGagal);
    expect(catatan.at(-1)).toEqual(['tte', 'isi']);
    await jawab.tutup();
  });
  it.each(['gagal', 'gantung'])(
    'a service that does not answer (%s), and works again when it is back',
    async (mode) => {
      await perilaku(mode);
      const jasa = buka(luar.url);
      expect(await salah(jasa.segel(kertas))).toBeInstanceOf(SistemLainGagal);
      expect(catatan.at(-1)?.[1]).toBe(mode === 'gagal' ? 'http_500' : 'waktu_habis');
      await perilaku('normal');
      expect((await jasa.segel(kertas)).length).toBeGreaterThan(kertas.length);
    },
  );
  it('a service that answers twice or late is one that answers', async () => {
    for (const cara of [{ mode: 'dobel' }, { mode: 'lambat', ms: 50 }]) {
      await perilaku(cara.mode, cara);
      expect((await tte.segel(kertas)).length).toBeGreaterThan(kertas.length);
    }
  });
});

/** Another signing service, that says whatever it is told to. */
async function layananLain() {
  const jawab = { url: '', isi: { status: 500, body: {} as object }, tutup: () => Promise.resolve() };
  const server = createServer((minta, response) => {
    minta.resume();
    response.writeHead(jawab.isi.status, { 'content-type': 'application/json' }).end(JSON.stringify(jawab.isi.body));
  });
  await new Promise<void>((siap) => server.listen(0, '127.0.0.1', siap));
  jawab.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  jawab.tutup = () =>
    new Promise((selesai) => {
      server.close(() => selesai());
      server.closeAllConnections();
    });
  return jawab;
}

describe('papers are PDF/A-2b, as far as their structure shows it', () => {
  it('colour profile, metadata, embedded faces, no encryption; a seal leaves all of it', async () => {
    for (const pdf of [kertas, await tte.segel(kertas)]) {
      const { catalog, context } = await PDFDocument.load(pdf, { updateMetadata: false });
      expect([context.trailerInfo.Encrypt, context.trailerInfo.ID instanceof PDFArray]).toEqual([undefined, true]);
      const niat = catalog.lookup(PDFName.of('OutputIntents'), PDFArray).lookup(0, PDFDict);
      expect(niat.get(PDFName.of('S'))).toBe(PDFName.of('GTS_PDFA1'));
      expect(niat.lookup(PDFName.of('DestOutputProfile'))).toBeInstanceOf(PDFRawStream);
      const xmp = Buffer.from((catalog.lookup(PDFName.of('Metadata')) as PDFRawStream).contents).toString('utf8');
      expect(xmp).toMatch(/<pdfaid:part>2<\/pdfaid:part>\s*<pdfaid:conformance>B</);
      const kamus = context.enumerateIndirectObjects().flatMap(([, o]) => (o instanceof PDFDict ? [o] : []));
      const muka = kamus.filter((d) => d.get(PDFName.of('Type')) === PDFName.of('FontDescriptor'));
      expect(muka.length).toBeGreaterThan(1);
      for (const m of muka) expect(m.lookup(PDFName.of('FontFile2'))).toBeInstanceOf(PDFRawStream);
      const huruf = kamus.filter((d) => d.get(PDFName.of('Type')) === PDFName.of('Font'));
      expect(huruf.every((h) => h.get(PDFName.of('Subtype')) !== PDFName.of('Type1'))).toBe(true);
    }
  });
});
