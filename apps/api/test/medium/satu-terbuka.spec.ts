import { kodeRumpun } from '@sinas/domain/layanan/daftar';
import type { Rumpun } from '@sinas/domain/layanan/kode';
import { himpunanRumpun } from '@sinas/domain/pengajuan/himpunan';
import { BahanKirimRepository } from '../../src/modules/pengajuan/kirim/bahan-kirim.repository';
import { rumpunSql } from '../../src/platform/prisma/rumpun-sql';
import { drafLengkap, kirim, PERTEK, TAHUN, type Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { layanan } from '../support/kerjakan';
import { World } from '../support/world';

const KIRIM = '/nk/v2/data-nk/kirimPermohonan';
let dunia: World;
beforeAll(async () => {
  dunia = await World.open({});
});
afterAll(() => dunia.close());
afterEach(() => jest.restoreAllMocks());

const kirimkan = (c: Client, d: Draf) => c.post(KIRIM, { idNk: d.idNk, versi: d.versi });
/** All of them have looked before any of them writes. */
function melihatBersama(n: number): void {
  const repo = layanan(dunia, BahanKirimRepository);
  const baca = repo.baca.bind(repo);
  let belum = n;
  let lepas: () => void;
  const semua = new Promise<void>((r) => (lepas = r));
  jest.spyOn(repo, 'baca').mockImplementation(async (...isi) => {
    const bahan = await baca(...isi);
    belum -= 1;
    if (belum === 0) lepas();
    if (belum >= 0) await semua;
    return bahan;
  });
}

describe('T3 one open application per owner, service, commodity and year', () => {
  it('two submitted at one moment, neither of which sees the other: one goes, the other is told which', async () => {
    const [ratna, bagus] = [await dunia.sebagai('ratna'), await dunia.sebagai('bagus')];
    const dua = [await drafLengkap(ratna, PERTEK), await drafLengkap(bagus, PERTEK)] as const;
    melihatBersama(2);
    const jawaban = await Promise.all([kirimkan(ratna, dua[0]), kirimkan(bagus, dua[1])]);
    expect(jawaban.map((r) => r.http).sort()).toEqual([201, 422]);
    const [menang, kalah] = jawaban[0].http === 201 ? [dua[0], dua[1]] : [dua[1], dua[0]];
    const ditolak = jawaban.find((r) => r.http === 422);
    expect(ditolak).toMatchObject({
      code: '06',
      message: 'Pengajuan belum lengkap',
      errors: [
        {
          langkah: 'kirim',
          path: 'ganda',
          message: `Sudah ada pengajuan ${menang.noAju.replace(/^(..)(.{4})(.{6})(.{8})/, '$1-$2-$3-$4-')} untuk komoditas dan tahun yang sama`,
        },
      ],
    });
    const id_pengajuan = BigInt(kalah.idNk);
    const p = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: id_pengajuan } });
    expect([p.kd_status, p.versi, p.kirim_ke]).toEqual(['00', kalah.versi, 0]);
    expect(await dunia.db.riwayat.count({ where: { id_pengajuan } })).toBe(1);
    expect(await dunia.db.kiriman.count({ where: { id_pengajuan } })).toBe(0);
  });

  it('a branch is the same owner, another firm is not', async () => {
    const [sari, hendra] = [await dunia.sebagai('sari'), await dunia.sebagai('hendra')];
    const org = (n: string) => dunia.organisasi(n).id;
    const { npwp } = await dunia.db.organisasi.findUniqueOrThrow({ where: { id: org('nusa') } });
    await dunia.db.organisasi.update({ where: { id: org('cabang') }, data: { npwp } });
    const ratna = await dunia.sebagai('ratna');
    const isi = { ...PERTEK, kd_komoditas: '0143' };
    const tiga = [await drafLengkap(ratna, isi), await drafLengkap(sari, isi), await drafLengkap(hendra, isi)] as const;
    melihatBersama(3);
    const [a, b, c] = await Promise.all([kirimkan(ratna, tiga[0]), kirimkan(sari, tiga[1]), kirimkan(hendra, tiga[2])]);
    expect([[a.http, b.http].sort(), c.http]).toEqual([[201, 422], 201]);
  });

  it('once the first is withdrawn, the next one goes', async () => {
    const hendra = await dunia.sebagai('hendra');
    const isi = { ...PERTEK, kd_komoditas: '0144' };
    const [satu, dua] = [await kirim(hendra, isi), await drafLengkap(hendra, isi)];
    expect((await kirimkan(hendra, dua)).http).toBe(422);
    expect((await hendra.post(`/nk/v2/data-nk/batalkan/${satu.idNk}`, { alasan: 'Salah tahun' })).http).toBe(200);
    expect((await kirimkan(hendra, dua)).http).toBe(201);
  });
});

/** What makes two cases of one owner the same, typed from T3: what differs, and whether both may be open. */
const BEDA: [apa: string, satu: object, dua: object, boleh: boolean][] = [
  ['nothing', {}, {}, false],
  ['the status, both open', { kd_status: '10' }, { kd_status: '43' }, false],
  ['one is a draft', { kd_status: '00' }, {}, true],
  ['one has been decided', { kd_status: '50' }, {}, true],
  ['one was withdrawn', { kd_status: '80' }, {}, true],
  ['the service', {}, { kd_rekom: '01' }, true],
  ['the commodity', {}, { kd_komoditas: '0132' }, true],
  ['the year', {}, { tahun: TAHUN + 1 }, true],
  ['the owner', {}, { npwp: '0900000000000999' }, true],
  ['the basis: one draws from a plan', {}, { id_sumber: 1n }, true],
  ['nothing, both draw, each from another plan', { id_sumber: 1n }, { id_sumber: 2n }, false],
  ['what it comes from', { id_asal: 1n }, { id_asal: 2n }, true],
  ['that one comes from another', {}, { id_asal: 1n }, true],
  ['nothing, both from the same', { id_asal: 3n }, { id_asal: 3n }, false],
  ['nothing, two plans', { kd_rekom: '09' }, { kd_rekom: '09' }, false],
  ['a plan and a permit', { kd_rekom: '09' }, { kd_rekom: '01' }, true],
  ['the ministry that owns it', { kd_ga_pemilik: '018' }, { kd_ga_pemilik: '032' }, true],
  ['nothing, of one ministry', { kd_ga_pemilik: '018' }, { kd_ga_pemilik: '018' }, false],
];

describe('the indexes behind it', () => {
  it.each(BEDA)('two that differ in %s', async (_, satu, dua, boleh) => {
    await dunia.db.pengajuan.deleteMany({ where: { kunci_buat: { startsWith: 'beda' } } });
    const isi = (i: number, beda: { kd_ga_pemilik?: string; kd_rekom?: string }) => ({
      ...{ no_aju: String(i).padStart(26, '8'), kd_rekom: '07', kd_ga: '019', kd_komoditas: '0131', tahun: TAHUN },
      ...{ npwp: beda.kd_ga_pemilik ? '' : '0900000000000111', kd_status: '20', kunci_buat: `beda${i}` },
      ...{
        id_organisasi: beda.kd_ga_pemilik ? null : dunia.organisasi('pipa').id,
        dibuat_oleh: dunia.pengguna('hendra').id,
      },
      ...beda,
    });
    const buat = (i: number, beda: object) => dunia.db.pengajuan.create({ data: isi(i, beda) }).then(() => true);
    await buat(1, satu);
    expect(await buat(2, dua).catch((e: { code?: string }) => e.code !== 'P2002')).toBe(boleh);
  });

  it.each<[Rumpun, string, string, string]>([
    ['izin', 'pengajuan_satu_dasar', '01 02 03 04 05 06 07 08', '10 20 21 22 23 25 26 30 31 40 41 42 43'],
    ['rencana', 'pengajuan_satu_rencana', '09', '10 20 21 22 23 25 26 40 41 42 43'],
  ])('%s: the constants of %s are what the definitions say', async (rumpun, indeks, kode, status) => {
    const [{ syarat }] = await dunia.db.$queryRaw<[{ syarat: string }]>`
      SELECT pg_get_expr(indpred, indrelid) AS syarat FROM pg_index WHERE indexrelid = ${indeks}::regclass`;
    const kolom = (nama: string) =>
      new RegExp(`${nama} = ANY \\(ARRAY\\[([^\\]]+)\\]|${nama} = ('\\d\\d')`).exec(syarat);
    const isi = (nama: string) => [...(kolom(nama)?.slice(1).join('') ?? '').matchAll(/'(\d\d)'/g)].map((m) => m[1]);
    expect([isi('kd_rekom'), isi('kd_status')]).toEqual([kode.split(' '), status.split(' ')]);
    expect([...kodeRumpun(rumpun)].sort()).toEqual(isi('kd_rekom'));
    expect([...himpunanRumpun(rumpun).berjalan].sort()).toEqual(isi('kd_status'));
  });

  it('lists of permits pass an index of permits: its constant is the condition of every list', async () => {
    const [{ syarat }] = await dunia.db.$queryRaw<[{ syarat: string }]>`
      SELECT pg_get_expr(indpred, indrelid) AS syarat FROM pg_index WHERE indexrelid = 'pengajuan_daftar_izin'::regclass`;
    expect(syarat).toBe("((kd_rekom >= '01'::bpchar) AND (kd_rekom <= '08'::bpchar))");
    expect(rumpunSql('izin').sql).toBe("BETWEEN '01' AND '08'");
  });
});
