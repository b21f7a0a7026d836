import { readdirSync } from 'node:fs';
import { startSimulators, type Simulators } from '@sinas/simulators/server';
import { BangunDokumenService } from '../../src/modules/dokumen/bangun-dokumen.service';
import { forgetPemutus } from '../../src/platform/outbound/pemutus';
import { sha256 } from '../../src/platform/hash/canonical';
import { kirim } from '../support/berkas';
import type { Client } from '../support/client';
import { kerjakan } from '../support/kerjakan';
import { bacaTanda, tanpaPdfsig } from '../support/pdfsig';
import { World } from '../support/world';

let luar: Simulators;
let dunia: World;
let pu: Client;
let ca: Buffer;
beforeAll(async () => {
  luar = await startSimulators(0);
  ca = Buffer.from(await (await fetch(`${luar.url}/tte/ca.cer`)).arrayBuffer());
  dunia = await World.open({ TTE_URL: `${luar.url}/tte`, TSA_URL: `${luar.url}/tte/tsa` });
  pu = await dunia.sebagai('ratna');
});
afterAll(async () => {
  await dunia.close();
  await luar.close();
});

const perilaku = (mode: string) =>
  fetch(`${luar.url}/_kendali`, { method: 'POST', body: JSON.stringify({ sistem: 'tte', mode }) });
const bangun = () => kerjakan(dunia, 'bangun-dokumen', BangunDokumenService);
const surat = (id: string, kd_dokumen: string) =>
  dunia.db.dokumen.findFirstOrThrow({ where: { id_pengajuan: BigInt(id), kd_dokumen } });
const unduh = async (id: string): Promise<Buffer> => (await pu.get(`/berkas/${id}`)).raw;
const periksa = (isi: Buffer) => {
  const badan = new FormData();
  badan.set('file', new Blob([new Uint8Array(isi)]), 'surat.pdf');
  return dunia.tamu().post('/api/publik/berkas', badan);
};
function diubah(isi: Buffer): Buffer {
  const lain = Buffer.from(isi);
  const di = lain.indexOf('/Title') + 12;
  lain[di] = (lain[di] ?? 0) ^ 1;
  return lain;
}

describe('papers are sealed by the job that makes them', () => {
  it('a paper waits while the signing service is away, is sealed when it is back, and stays the same one', async () => {
    const d = await kirim(pu, { kd_rekom: '07', kd_komoditas: '0142' });
    const where = { kunci: `dokumen:tanda_terima:${d.idNk}:1` };
    await perilaku('gagal');
    await bangun();
    expect(await dunia.db.outbox.findUnique({ where })).toMatchObject({ status: 'MENUNGGU', percobaan: 1 });
    expect(await dunia.db.dokumen.count({ where: { id_pengajuan: BigInt(d.idNk), asal: 'PORTAL' } })).toBe(0);
    await perilaku('normal');
    forgetPemutus();
    const lagi = { tersedia: new Date(0), sewa_sampai: null };
    await dunia.db.outbox.update({ where, data: lagi });
    await bangun();
    const [row] = [await surat(d.idNk, 'TANDATERIMA')];
    const isi = await unduh(row.id);
    expect([row.status, row.sha256, Number(row.ukuran)]).toEqual(['READY', sha256(isi), isi.length]);
    if (!tanpaPdfsig)
      expect(bacaTanda(isi, ca)).toMatchObject([{ sah: true, dipercaya: true, nama: 'Segel SINAS NK' }]);
    await dunia.db.outbox.update({ where, data: { ...lagi, status: 'MENUNGGU' } });
    await bangun();
    expect(sha256(await unduh((await surat(d.idNk, 'TANDATERIMA')).id))).toBe(row.sha256);
  });
});

describe('the public check of a file', () => {
  it('knows what the portal has issued, an earlier letter, and what was changed; keeps nothing of it', async () => {
    const d = await kirim(pu, { kd_rekom: '07', kd_komoditas: '0143' });
    const id = BigInt(d.idNk);
    const kode_periksa = 'PERTEK-26-000777-K7M2QXABCD';
    await dunia.db.pengajuan.update({
      where: { id },
      data: {
        ...{
          kd_status: '51',
          no_keputusan: '7/PERTEK/019/11/2026',
          kode_periksa,
          id_pemutus: dunia.pengguna('hari').id,
        },
        ...{ tgl_keputusan: new Date('2026-11-27T03:05:00Z'), berlaku_mulai: new Date('2027-01-01') },
        berlaku_sampai: new Date('2027-12-31'),
      },
    });
    const muatan = { id_pengajuan: d.idNk, jenis: 'keputusan', ke: 1 };
    await dunia.db.outbox.create({ data: { jenis: 'bangun-dokumen', kunci: `dokumen:keputusan:${id}`, muatan } });
    await bangun();
    const terima = await unduh((await surat(d.idNk, 'TANDATERIMA')).id);
    const putus = await unduh((await surat(d.idNk, 'KEPUTUSAN')).id);
    const sebelum = [await dunia.db.dokumen.count(), readdirSync(dunia.config.storage.dir, { recursive: true }).length];
    const keputusan = { jenis: 'keputusan', nomor: '7/PERTEK/019/11/2026', kode: kode_periksa };
    expect((await periksa(terima)).data).toEqual({
      ...{ hasil: 'asli', jenis: 'tanda_terima', nomor: `TT-${d.noAju}-1`, kode: null },
    });
    expect((await periksa(putus)).data).toEqual({ hasil: 'asli', ...keputusan });
    expect((await periksa(diubah(putus))).data).toEqual({ hasil: 'berubah', ...keputusan });
    const asing = { hasil: 'tidak_dikenal', jenis: null, nomor: null, kode: null };
    expect((await periksa(diubah(terima))).data).toEqual(asing);
    await dunia.db.pengajuan.update({ where: { id }, data: { versi_keputusan: 2 } });
    expect((await periksa(putus)).data).toEqual({ hasil: 'digantikan', ...keputusan });
    expect([await dunia.db.dokumen.count(), readdirSync(dunia.config.storage.dir, { recursive: true }).length]).toEqual(
      sebelum,
    );
  });
  it('refuses a form without a file, a file that is too large, and an address that asks too often', async () => {
    expect((await dunia.tamu().post('/api/publik/berkas', new FormData())).http).toBe(422);
    expect((await periksa(Buffer.alloc(dunia.config.maksBerkasKb * 1024 + 1))).http).toBe(422);
    await dunia.db.jatahCoba.deleteMany();
    const http: number[] = [];
    // In bursts that the server has room for: one that it sends away as too busy is not counted against the address.
    for (let i = 0; i < 7; i += 1)
      http.push(...(await Promise.all(Array.from({ length: 10 }, () => periksa(Buffer.from('x'))))).map((r) => r.http));
    expect([http.filter((h) => h === 200).length, http.filter((h) => h === 429).length]).toEqual([60, 10]);
  });
});
