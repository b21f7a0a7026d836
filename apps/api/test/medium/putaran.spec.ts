import { UnggahanService } from '../../src/modules/unggahan/unggahan.service';
import { TenggatService } from '../../src/modules/pengajuan/tenggat/tenggat.service';
import { KelayakanService } from '../../src/modules/perusahaan/kelayakan.service';
import { PajakService } from '../../src/modules/perusahaan/luar/pajak.service';
import { SapuAkunService } from '../../src/modules/pendaftaran/akun/sapu-akun.service';
import { TokenAkunService } from '../../src/modules/pendaftaran/akun/token-akun.service';
import { roundFailures } from '../../src/platform/metrik/metrik';
import { Storage } from '../../src/platform/storage/storage';
import { drafLengkap, type Draf } from '../support/berkas';
import { layanan } from '../support/kerjakan';
import type { Client } from '../support/client';
import { World } from '../support/world';

let dunia: World;
let ratna: Client;
let fajar: Client;
beforeAll(async () => {
  dunia = await World.open({});
  [ratna, fajar] = await Promise.all([dunia.sebagai('ratna'), dunia.sebagai('fajar')]);
});
afterAll(async () => dunia.close());
afterEach(() => jest.restoreAllMocks());

/** The next version does not fit the column: whatever writes this file fails. */
const rusak = (d: Draf) => dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { versi: 2_147_483_647 } });
const sembuh = (d: Draf) => dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { versi: 9 } });
const status = async (...berkas: Draf[]) =>
  Promise.all(
    berkas.map(async (d) => (await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } })).kd_status),
  );
const tertahan = async (c: Client) =>
  (await c.get('/api/putaran')).data as { putaran: string; sasaran: string; noAju: string | null; kali: number }[];
const gagal = async (round: string) =>
  (await roundFailures.get()).values.find((v) => v.labels.round === round)?.value ?? 0;

describe('issue 12 A3: one failing file never holds the others', () => {
  const berkas: Draf[] = [];
  beforeAll(async () => {
    for (let i = 0; i < 3; i += 1)
      berkas.push(await drafLengkap(ratna, { kd_rekom: '07', kd_komoditas: `014${i + 2}` }));
  });
  const [A, B, C] = [0, 1, 2] as const;
  const semua = (): [Draf, Draf, Draf] => berkas as [Draf, Draf, Draf];
  const jatuhkan = async (isi: (i: number) => object) => {
    for (const [i, d] of berkas.entries())
      await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: isi(i) });
  };
  const hariLalu = (n: number) => new Date(Date.now() - n * 86_400_000);

  it('T10: the oldest deadline is broken, and the two behind it are closed all the same', async () => {
    await jatuhkan((i) => ({ kd_status: '25', tenggat_perbaikan: hariLalu(9 - i) }));
    await rusak(semua()[A]);
    const sebelum = await gagal('batas_perbaikan_lewat');
    expect(await layanan(dunia, TenggatService).jalankan()).toBe(2);
    expect(await status(...semua())).toEqual(['25', '91', '91']);
    expect(await gagal('batas_perbaikan_lewat')).toBe(sebelum + 1);
  });

  it('operators see which file, since when and how often; its ministry sees it, another one does not', async () => {
    await layanan(dunia, TenggatService).jalankan();
    expect(await tertahan(fajar)).toEqual([
      expect.objectContaining({
        putaran: 'batas_perbaikan_lewat',
        noAju: semua()[A].noAju,
        nama_perusahaan: 'PT Nusa Uji',
        kali: 2,
        kesalahan: expect.stringMatching(/^Kesalahan sistem, rinciannya di log dengan kode [0-9a-f]{8}$/),
      }),
    ]);
    expect(await tertahan(await dunia.sebagai('adminkl'))).toHaveLength(1);
    await dunia.db.pengguna.update({ where: { id: dunia.pengguna('adminkl').id }, data: { kd_ga: '018' } });
    expect(await tertahan(await dunia.sebagai('adminkl'))).toEqual([]);
    expect((await ratna.get('/api/putaran')).http).toBe(403);
  });

  it('the next round tries again, and what succeeds leaves the list', async () => {
    await sembuh(semua()[A]);
    expect(await layanan(dunia, TenggatService).jalankan()).toBe(1);
    expect(await status(semua()[A])).toEqual(['91']);
    expect(await tertahan(fajar)).toEqual([]);
  });

  it('T27: a broken decision in the middle, the one before it and the one behind it end, and say so', async () => {
    await jatuhkan((i) => ({ kd_status: '50', versi: 5, berlaku_sampai: hariLalu(9 - i), tenggat_perbaikan: null }));
    await rusak(semua()[B]);
    expect(await layanan(dunia, TenggatService).jalankan()).toBe(2);
    expect(await status(...semua())).toEqual(['70', '50', '70']);
    const kata = async (d: Draf) => (await ratna.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).data.meja.berikut as string;
    expect(await Promise.all(semua().map(kata))).toEqual([
      'Masa berlaku sudah habis.',
      'Keputusan sudah terbit.',
      'Masa berlaku sudah habis.',
    ]);
    expect((await tertahan(fajar)).map((g) => [g.putaran, g.noAju])).toEqual([['kedaluwarsa', semua()[B].noAju]]);
  });

  it('a round that fails in T10 does not keep T27 from its files, and a file taken out of the round leaves the list', async () => {
    await jatuhkan((i) => (i === C ? { kd_status: '50', berlaku_sampai: hariLalu(2) } : { kd_status: '91' }));
    await dunia.db.pengajuan.update({
      where: { id: BigInt(semua()[A].idNk) },
      data: { kd_status: '25', tenggat_perbaikan: hariLalu(3), versi: 2_147_483_647 },
    });
    expect(await layanan(dunia, TenggatService).jalankan()).toBe(1);
    expect(await status(...semua())).toEqual(['25', '91', '70']);
    expect((await tertahan(fajar)).map((g) => g.putaran)).toEqual(['batas_perbaikan_lewat']);
  });

  it('more broken files than a page holds do not hide the one behind them', async () => {
    await dunia.db.$executeRaw`
      INSERT INTO pengajuan SELECT (jsonb_populate_record(p, jsonb_build_object('id', -n, 'no_aju', lpad(n::text, 26, '0'),
        'kunci_buat', NULL, 'id_asal', n, 'kd_status', '25', 'tenggat_perbaikan', now() - interval '40 days', 'versi', 2147483647))).*
      FROM pengajuan p, generate_series(1, 201) n WHERE p.id = ${BigInt(semua()[B].idNk)}`;
    await dunia.db.pengajuan.update({
      where: { id: BigInt(semua()[B].idNk) },
      data: { kd_status: '25', versi: 5, tenggat_perbaikan: hariLalu(1) },
    });
    expect(await layanan(dunia, TenggatService).jalankan()).toBe(1);
    expect(await status(semua()[B])).toEqual(['91']);
    await dunia.db.$executeRaw`DELETE FROM pengajuan WHERE id < 0`;
  });

  it('the sweep of documents goes on behind one that the store does not give up', async () => {
    const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
    for (const n of [1, 2, 3])
      await dunia.db.dokumen.create({
        data: {
          id: id(n),
          kd_dokumen: 'D01',
          nama_file: 'a.pdf',
          mime: 'application/pdf',
          ukuran: 1,
          kunci: `uji/${n}`,
          status: 'REJECTED',
          asal: 'PEMOHON',
          dibuat_oleh: dunia.pengguna('ratna').id,
          created_at: hariLalu(3),
        },
      });
    const store = layanan(dunia, Storage);
    const asli = store.delete.bind(store);
    jest.spyOn(store, 'delete').mockImplementation(async (kunci) => {
      if (kunci === 'uji/1') throw new Error('the store is read-only');
      await asli(kunci);
    });
    expect(await layanan(dunia, UnggahanService).sapu()).toBe(2);
    expect((await dunia.db.dokumen.findMany({ where: { kunci: { startsWith: 'uji/' } } })).map((d) => d.kunci)).toEqual(
      ['uji/1'],
    );
    jest.restoreAllMocks();
    expect(await layanan(dunia, UnggahanService).sapu()).toBe(1);
  });

  it('the sweep of accounts goes on behind a part that fails', async () => {
    jest.spyOn(layanan(dunia, TokenAkunService), 'sapu').mockRejectedValue(new Error('no such column'));
    await dunia.db.sesi.updateMany({ data: { terakhir: hariLalu(400) } });
    await layanan(dunia, SapuAkunService).sapu();
    expect((await dunia.db.putaranGagal.findMany({ where: { putaran: 'sapu_akun' } })).map((g) => g.sasaran)).toEqual([
      'token',
    ]);
    jest.restoreAllMocks();
    await layanan(dunia, SapuAkunService).sapu();
    expect(await dunia.db.putaranGagal.count({ where: { putaran: 'sapu_akun' } })).toBe(0);
  });

  it('a company whose look-up breaks does not keep the round from the next ones, now or later', async () => {
    await dunia.db.organisasi.updateMany({ data: { diperiksa_luar: null } });
    const ditanya: string[] = [];
    const korban = dunia.organisasi('nusa').npwp;
    jest.spyOn(layanan(dunia, PajakService), 'untuk').mockImplementation(async (_apa, npwp) => {
      ditanya.push(npwp);
      if (npwp === korban) throw new Error('not a number');
      return { diambil: new Date() } as never;
    });
    await layanan(dunia, KelayakanService).keliling();
    expect(new Set(ditanya).size).toBeGreaterThan(1);
    expect(await dunia.db.putaranGagal.count({ where: { putaran: 'kelayakan' } })).toBe(1);
    ditanya.length = 0;
    await layanan(dunia, KelayakanService).keliling();
    expect(ditanya).not.toContain(korban);
  });
});

describe('the archive', () => {
  it('takes by itself what ended 90 days ago; what ended since, or has not ended, stays in the list', async () => {
    const akhir = [
      ['0129', '91', 91],
      ['0131', '91', 89],
      ['0132', '20', 400],
    ] as const;
    const pu = await dunia.sebagai('ratna');
    const berkas: Draf[] = [];
    for (const [kd_komoditas, kd_status, hari] of akhir) {
      const d = await drafLengkap(pu, { kd_rekom: '07', kd_komoditas });
      const status_sejak = new Date(Date.now() - hari * 86_400_000);
      await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { kd_status, status_sejak } });
      berkas.push(d);
    }
    await layanan(dunia, TenggatService).rapikan();
    const isi = async (daftar: string) =>
      ((await pu.get(`/nk/data-nk/rki/${daftar}?limit=100`)).data as { idNk: string }[]).map((b) => b.idNk);
    const [lama, baru, jalan] = berkas.map((d) => String(d.idNk));
    expect(await isi('pengajuan-arsip')).toEqual([lama]);
    expect(await isi('pengajuan')).toEqual(expect.arrayContaining([baru, jalan]));
    expect(await isi('pengajuan')).not.toContain(lama);
  });
});
