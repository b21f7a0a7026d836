import { createHmac } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { startSimulators, type Simulators } from './server';

let luar: Simulators;
let kabar: { isi: Record<string, string>; tanda: string; saat: string }[];
let pendengar: Server;
let urlKabar: string;
beforeAll(async () => {
  luar = await startSimulators(0);
  pendengar = createServer((req, res) => {
    void json(req).then((isi) => {
      kabar.push({
        isi: isi as Record<string, string>,
        tanda: String(req.headers['x-tanda-tangan']),
        saat: String(req.headers['x-waktu']),
      });
      res.end('{}');
    });
  });
  await new Promise<void>((siap) => pendengar.listen(0, '127.0.0.1', siap));
  urlKabar = `http://127.0.0.1:${(pendengar.address() as AddressInfo).port}/`;
});
beforeEach(() => {
  kabar = [];
});
afterAll(async () => {
  await luar.close();
  await new Promise((jadi) => pendengar.close(jadi));
});

const panggil = async (path: string, body?: object) => {
  const init = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const r = await fetch(`${luar.url}/pnbp${path}`, init);
  return { status: r.status, body: (await r.json()) as Record<string, string> };
};
const minta = (ref: string, jumlah = '500000') => panggil('/tagihan', { ref, jumlah, url_kabar: urlKabar });

it('gives one code of fifteen digits for a reference, however often it is asked, for seven days', async () => {
  const [a, b] = [await minta('satu'), await minta('satu')];
  expect(a.body).toEqual(b.body);
  expect(a.body.kode).toMatch(/^8\d{14}$/);
  expect(Date.parse(a.body.kedaluwarsa ?? '') - Date.parse(a.body.terbit ?? '')).toBe(7 * 86_400_000);
  expect((await minta('dua')).body.kode).not.toBe(a.body.kode);
  expect((await minta('satu', '1')).status).toBe(422);
  expect((await panggil('/tagihan', { ref: 'nol', jumlah: '0' })).status).toBe(400);
});
it('tells whoever asks, and whoever asked for the bill, of a payment, as often as it is told to', async () => {
  const { kode = '' } = (await minta('tiga')).body;
  expect((await panggil(`/tagihan/${kode}`)).body).toMatchObject({ status: 'BELUM', kode });
  const bayar = (await panggil(`/tagihan/${kode}/bayar`, { kabar: 2 })).body;
  expect(bayar).toMatchObject({ kode, jumlah: '500000', ntpn: expect.stringMatching(/^[0-9A-F]{16}$/) });
  expect((await panggil(`/tagihan/${kode}`)).body).toMatchObject({ status: 'LUNAS', ntpn: bayar.ntpn });
  expect(kabar).toHaveLength(2);
  const naskah = ['kode', 'ntpn', 'ntb', 'jumlah', 'tgl_bayar', 'saluran'].map((m) => kabar[0]?.isi[m]).join('\n');
  const harus = createHmac('sha256', 'rahasia-simulator-pnbp').update(`${kabar[0]?.saat}.${naskah}`).digest('hex');
  expect(kabar[0]).toMatchObject({ isi: bayar, tanda: harus });
});
it('pays a wrong amount and a late day when it is told to, silently too, and knows no other bill', async () => {
  const { kode = '' } = (await minta('empat')).body;
  const isi = { jumlah: '1', tgl_bayar: '2030-01-01T00:00:00.000Z', kabar: 0 };
  expect((await panggil(`/tagihan/${kode}/bayar`, isi)).body).toMatchObject({ jumlah: '1', tgl_bayar: isi.tgl_bayar });
  expect(kabar).toEqual([]);
  expect((await panggil('/tagihan/899999999999999')).status).toBe(404);
});
