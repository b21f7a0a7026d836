import { PutarBukuService } from '../../src/modules/pengajuan/buku/putar-buku.service';
import { PERTEK, TAHUN, type Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { berkasSampai, penuh } from '../support/keadaan';
import { layanan } from '../support/kerjakan';
import { setujui } from '../support/perubahan';
import { World } from '../support/world';

/* Limits of companies for PERTEK and RIPH (ledger page, Flows: 'limit of a company set'). */
const BATAS = '/nk/v2/batas';
let dunia: World;
let hari: Client;
let agus: Client;
let isi: { npwp: string; tahun: number; kd_komoditas: string; satuan: string; elemen: object; dasar: string };
beforeAll(async () => {
  dunia = await World.open({});
  [hari, agus] = (await Promise.all(['hari', 'agus'].map((n) => dunia.sebagai(n)))) as [Client, Client];
});
afterAll(() => dunia.close());

const periksa = async () => (await layanan(dunia, PutarBukuService).periksa()).temuan;
const saldo = async (jenis: string): Promise<string[]> =>
  (await dunia.db.bukuAkun.findMany({ where: { jenis }, orderBy: { id: 'asc' } })).map((a) => a.saldo.toFixed());
const atur = (jml: string, versi: number, lain: object = {}) => hari.put(BATAS, { ...isi, jml, versi, ...lain });
const daftar = async (c: Client, path = '') => c.get(`${BATAS}${path}?tahun=${TAHUN}`);

describe('before a limit is set', () => {
  it('a permit is given in warning mode, and stands in the list of what passed a limit', async () => {
    const d = await berkasSampai(dunia, 'terbit');
    const h = await daftar(hari, '/melebihi');
    expect(h.data).toMatchObject([
      { noAju: d.noAju, idNk: d.idNk, perusahaan: 'PT Nusa Uji', jml: '300', satuan: 'C62', diatur: false },
    ]);
    expect(h.meta).toMatchObject({ total: 1 });
    const { elemen } = (h.data as { elemen: object }[])[0] ?? { elemen: {} };
    const npwp = dunia.firma.get('nusa')?.npwp ?? '';
    isi = {
      npwp,
      tahun: TAHUN,
      kd_komoditas: PERTEK.kd_komoditas,
      satuan: 'C62',
      elemen,
      dasar: 'Surat B-12, 3 Maret',
    };
  });
  it('another ministry reads none of it', async () => {
    expect((await daftar(agus, '/melebihi')).data).toEqual([]);
    expect((await agus.put(BATAS, { ...isi, jml: '1', versi: 0 })).http).toBe(403);
  });
});

describe('a limit', () => {
  it('below what stands on permits is refused with the sum, and nothing is set', async () => {
    const h = await atur('299.999', 0);
    expect(h.http).toBe(422);
    expect(h.errors).toMatchObject([
      { path: 'jml', message: 'Batas tidak boleh di bawah 300 unit yang sudah diterbitkan' },
    ]);
    expect(await dunia.db.batasPerusahaan.count()).toBe(0);
  });
  it('of the year counts what is issued already: the rest is free', async () => {
    const h = await atur('500', 0);
    expect(h.http).toBe(200);
    expect(h.data).toMatchObject({ jml: '500', terbit: '300', bebas: '200', versi: 1, perusahaan: 'PT Nusa Uji' });
    expect(await saldo('P.BATAS')).toEqual(['200']);
    expect(await periksa()).toEqual([]);
  });
  it('sent again is the same limit; from a version that was not read it is refused with the one that stands', async () => {
    expect((await atur('500', 0)).data).toMatchObject({ versi: 1 });
    expect(await dunia.db.batasPerubahan.count()).toBe(1);
    const h = await atur('600', 0);
    expect(h.http).toBe(409);
    expect(h.data).toMatchObject({ versi: 1, jml: '500', nama: 'hari' });
  });
  it('binds: a permit above what is free is refused with the sums, one within it draws from it', async () => {
    const d: Draf = await berkasSampai(dunia, 'pemutus');
    const tolak = await setujui(hari, d);
    expect(tolak.http).toBe(422);
    expect(tolak.message).toBe(
      'Katup, Katup bola: batas perusahaan ini tinggal 200 unit, sedangkan yang akan diberikan 300 unit',
    );
    const rows = await penuh(hari, d);
    const potong = { ...rows[1], jml_keputusan: '90', kd_alasan: 'A04', alasan: 'Pasokan cukup' };
    expect((await setujui(hari, d, [rows[0] ?? {}, potong])).http).toBe(201);
    expect(await saldo('P.BATAS')).toEqual(['10']);
    expect(await periksa()).toEqual([]);
  });
  it('goes down as far as it is free, and each version stays, with its paper and who set it', async () => {
    expect((await atur('489', 1)).http).toBe(422);
    expect((await atur('490', 1, { dasar: 'Surat B-13, 4 April' })).data).toMatchObject({ bebas: '0', versi: 2 });
    expect(await saldo('P.BATAS')).toEqual(['0']);
    const [b] = (await daftar(hari)).data as { id: string }[];
    expect((await hari.get(`${BATAS}/${b?.id}/perubahan`)).data).toMatchObject([
      { versi: 2, sebelum: '500', jml: '490', dasar: 'Surat B-13, 4 April', nama: 'hari' },
      { versi: 1, sebelum: '300', jml: '500', dasar: 'Surat B-12, 3 Maret', nama: 'hari' },
    ]);
    expect(await dunia.db.riwayatAkun.count({ where: { objek: 'batas' } })).toBe(2);
    expect(await periksa()).toEqual([]);
  });
  it('a stranger finds neither the limit nor its history', async () => {
    const [b] = (await daftar(hari)).data as { id: string }[];
    expect((await daftar(agus)).data).toEqual([]);
    expect((await agus.get(`${BATAS}/${b?.id}/perubahan`)).http).toBe(404);
    expect((await hari.get(`${BATAS}/bukan/perubahan`)).http).toBe(404);
  });
  it('two officers at once: one sets it, the other is told', async () => {
    const [a, b] = await Promise.all([atur('700', 2), atur('800', 2)]);
    expect([a.http, b.http].sort()).toEqual([200, 409]);
    expect(await periksa()).toEqual([]);
  });
  it.each([
    ['an unknown company', { npwp: '000000000000000' }, 'npwp'],
    ['a unit of another kind', { satuan: 'LTR' }, 'satuan'],
    ['no element where goods are counted apart', { elemen: {} }, 'elemen'],
    ['more than an account can hold', { jml: '999999999999999' }, 'jml'],
    ['a year that has ended', { tahun: 2020 }, 'tahun'],
  ])('%s is refused at its field', async (_, lain, path) => {
    const h = await atur('1', 0, lain);
    expect(h.http).toBe(422);
    expect(h.errors).toMatchObject([{ path }]);
  });
  it('what was changed behind the ledger’s back is found', async () => {
    await dunia.db.batasPerusahaan.updateMany({ data: { jml: '1' } });
    expect((await periksa()).map((t) => t.aturan)).toEqual(['batas perusahaan dibukukan']);
  });
  it('commodities of the ministry, with their units and what they are counted apart by', async () => {
    const h = await hari.get(`${BATAS}/komoditas?tahun=${TAHUN}`);
    const katup = (h.data as { kd_komoditas: string }[]).find((k) => k.kd_komoditas === '0142');
    expect(katup).toMatchObject({ ur_komoditas: 'Katup', grup: [{ grup: '02' }] });
    expect(katup).toMatchObject({ satuan: [{ kode: 'C62' }, { kode: 'KGM' }] });
  });
});
