import ExcelJS from 'exceljs';
import { OutboxRepository } from '../../src/jobs/outbox.repository';
import { OutboxService } from '../../src/jobs/outbox.service';
import { BuatEksporService } from '../../src/modules/ekspor/buat-ekspor.service';
import { EksporService } from '../../src/modules/ekspor/ekspor.service';
import { Clock } from '../../src/platform/clock/clock';
import { drafLengkap, kirim, type Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { antar } from '../support/keadaan';
import { World } from '../support/world';

let dunia: World;
let pu: Client;
let b: Draf;
beforeAll(async () => {
  dunia = await World.open({});
  pu = await dunia.sebagai('ratna');
  b = await kirim(pu);
  await antar(dunia, b);
});
afterAll(() => dunia.close());
afterEach(() => jest.restoreAllMocks());

const ambil = <T>(jenis: new (...a: never[]) => T): T => dunia.app.get(jenis as never, { strict: false });
async function kerjakan(): Promise<void> {
  for (const row of await ambil(OutboxRepository).claim(50, 60_000))
    if (row.jenis === 'ekspor')
      await ambil(OutboxService).kerjakan('ekspor', row.id, row.pagar, ambil(BuatEksporService));
}
const minta = (c: Client, isi: object) =>
  c.post('/api/ekspor', { daftar: 'berkas', format: 'csv', saring: {}, ...isi });
async function jadi(c: Client, isi: object = {}) {
  const r = await minta(c, isi);
  if (r.http !== 202) throw new Error(`export: ${r.http} ${r.message}`);
  await kerjakan();
  const milik = (await c.get('/api/ekspor')).data as unknown as { id: string; status: string; url: string | null }[];
  const satu = milik.find((e) => e.id === r.data.id);
  if (!satu) throw new Error('not among his own');
  return satu as typeof satu & { baris: number; pesan: string | null };
}
const teks = async (c: Client, id: string): Promise<string> => (await c.get(`/api/ekspor/${id}/unduh`)).raw.toString();

describe('POST /api/ekspor', () => {
  it('gives the rows of the list by its own filters, as CSV and as a workbook, with a notice', async () => {
    const a = await drafLengkap(pu);
    const daftar = (await pu.get('/nk/v2/data-nk/rki/pengajuan?limit=100')).data as unknown as { noAju: string }[];
    const e = await jadi(pu);
    expect(e).toMatchObject({ status: 'SIAP', baris: daftar.length, url: `/api/ekspor/${e.id}/unduh` });
    const isi = await teks(pu, e.id);
    expect(isi.startsWith('\ufeffNomor aju,Layanan,Komoditas')).toBe(true);
    const baris = isi.trim().split('\n').slice(1);
    expect(baris.map((x) => x.split(',')[0])).toEqual(daftar.map((x) => x.noAju));
    const saring = { keyword: b.noAju };
    const buku = new ExcelJS.Workbook();
    const x = await jadi(pu, { format: 'xlsx', saring });
    await buku.xlsx.load((await pu.get(x.url ?? '')).raw as unknown as ExcelJS.Buffer);
    const lembar = buku.getWorksheet('Data') as ExcelJS.Worksheet;
    expect(lembar.actualRowCount).toBe(2);
    expect([lembar.getCell('A2').value, lembar.getCell('J2').type]).toEqual([b.noAju, ExcelJS.ValueType.Number]);
    expect(isi).toContain(a.noAju);
    const kabar = await dunia.db.notifikasi.findFirst({ where: { kunci: `ekspor:${e.id}` } });
    expect(kabar).toMatchObject({ user_id: dunia.pengguna('ratna').id, subject: 'Ekspor daftar berkas siap diunduh' });
  });

  it('neutralises what a spreadsheet would run', async () => {
    const nusa = dunia.organisasi('nusa');
    await dunia.db.organisasi.update({ where: { id: nusa.id }, data: { nama: '=HYPERLINK("http://x","PT Nusa")' } });
    const isi = await teks(pu, (await jadi(pu)).id);
    expect(isi).toContain(`"'=HYPERLINK(""http://x"",""PT Nusa"")"`);
    const x = await jadi(pu, { format: 'xlsx' });
    const buku = new ExcelJS.Workbook();
    await buku.xlsx.load((await pu.get(x.url ?? '')).raw as unknown as ExcelJS.Buffer);
    expect(buku.getWorksheet('Data')?.getCell('G2').value).toBe(`'=HYPERLINK("http://x","PT Nusa")`);
    await dunia.db.organisasi.update({ where: { id: nusa.id }, data: { nama: nusa.nama } });
  });

  it('has what its reader sees and no more: another firm, a ministry, masked numbers', async () => {
    const draf = await drafLengkap(pu);
    const hendra = await dunia.sebagai('hendra');
    expect(await teks(hendra, (await jadi(hendra)).id)).not.toContain(b.noAju);
    const dewi = await dunia.sebagai('dewi');
    const kl = await teks(dewi, (await jadi(dewi, { daftar: 'kl' })).id);
    const daftar = (await dewi.get('/nk/v2/data-nk/rki/pengajuan-kl?limit=100')).data as unknown as { noAju: string }[];
    expect(
      kl
        .trim()
        .split('\n')
        .slice(1)
        .map((x) => x.split(',')[0])
        .sort(),
    ).toEqual(daftar.map((x) => x.noAju).sort());
    expect(kl).not.toContain(draf.noAju);
    const monitoring = await jadi(dewi, { daftar: 'monitoring', saring: { no_aju: b.noAju } });
    expect([monitoring.status, monitoring.baris]).toEqual(['SIAP', 1]);
  });

  it('18.B5 a work queue with its filters and its order, by priority, too', async () => {
    const dewi = await dunia.sebagai('dewi');
    const antrean = async (kueri: string) =>
      (
        (await dewi.get(`/nk/v2/data-nk/inhouse/pengajuan?limit=100&${kueri}`)).data as unknown as { noAju: string }[]
      ).map((x) => x.noAju);
    const nomor = async (saring: object) =>
      (await teks(dewi, (await jadi(dewi, { daftar: 'antrean', saring })).id))
        .trim()
        .split('\n')
        .slice(1)
        .map((x) => x.split(',')[0]);
    expect(await antrean('antrean=semua')).toContain(b.noAju);
    for (const [saring, kueri] of [
      [{ antrean: 'semua', sort: 'nomor', order: 'desc' }, 'antrean=semua&sort=nomor&order=desc'],
      [{ antrean: 'semua', sort: 'prioritas' }, 'antrean=semua&sort=prioritas'],
      [{ antrean: 'semua', prioritas: 'low' }, 'antrean=semua&prioritas=low'],
      [{ antrean: 'saya' }, 'antrean=saya'],
    ] as const)
      expect([kueri, await nomor(saring)]).toEqual([kueri, await antrean(kueri)]);
  });

  it('console 32: sign-ins, narrowed as the list is, to those alone who watch over them', async () => {
    const superadmin = await dunia.sebagai('super');
    const [hendra, gagal] = [dunia.pengguna('hendra').id, dunia.pengguna('agus').id];
    await dunia.db.aktivitasMasuk.createMany({
      data: [
        ['MASUK', hendra, '2026-03-01T16:59:59Z'],
        ['GAGAL', gagal, '2026-03-01T17:00:00Z'],
        ['GAGAL', hendra, '2026-03-02T16:59:59Z'],
        ['MASUK', hendra, '2026-03-02T17:00:00Z'],
      ].map(([peristiwa = '', id_user = '', waktu = '']) => ({
        ...{ peristiwa, id_user, waktu: new Date(waktu), cara: 'sandi', alamat: '203.0.113.9' },
        agen: 'Mozilla/5.0 (Windows NT 10.0) Chrome/126.0',
      })),
    });
    const baris = async (saring: object) =>
      (await teks(superadmin, (await jadi(superadmin, { daftar: 'aktivitas', saring })).id)).trim().split('\n');
    const hari = { sejak: '2026-03-02', sampai: '2026-03-02' };
    const [kepala, ...isi] = await baris(hari);
    expect(kepala).toBe(
      'Waktu (WIB),Nama,Nama pengguna,Peristiwa,Perangkat,Cara,Alamat jaringan,Dilaporkan bukan pemiliknya (WIB)',
    );
    expect(isi.map((x) => x.split(',').filter((_, n) => n !== 1))).toEqual([
      ['2026-03-02 23.59', 'hendra', 'Gagal masuk', 'Chrome di Windows', 'dengan kata sandi', '203.0.113.9', ''],
      ['2026-03-02 00.00', 'agus', 'Gagal masuk', 'Chrome di Windows', 'dengan kata sandi', '203.0.113.9', ''],
    ]);
    expect(await baris({ ...hari, id_user: gagal })).toHaveLength(2);
    expect(await baris({ ...hari, peristiwa: 'MASUK' })).toHaveLength(1);
    const semua = await dunia.db.aktivitasMasuk.count();
    expect(await baris({})).toHaveLength(1 + semua);
    for (const nama of ['ratna', 'hendra', 'dewi', 'adminkl', 'rudi'])
      expect([nama, (await minta(await dunia.sebagai(nama), { daftar: 'aktivitas' })).http]).toEqual([nama, 403]);
    for (const saring of [{ id_user: 'semua' }, { peristiwa: 'LAIN' }, { sejak: 'kemarin' }])
      expect((await minta(superadmin, { daftar: 'aktivitas', saring })).http).toBe(400);
    const tiada = await jadi(superadmin, { daftar: 'aktivitas', saring: { sejak: '2026-02-31' } });
    expect(tiada).toMatchObject({ status: 'GAGAL', url: null });
  });

  it('asks for the right of the list itself', async () => {
    expect((await minta(pu, { daftar: 'kl' })).http).toBe(403);
    expect((await minta(pu, { daftar: 'antrean' })).http).toBe(403);
    expect((await minta(pu, { daftar: 'keputusan' })).http).toBe(403);
    expect((await minta(dunia.tamu(), {})).http).toBe(401);
    expect((await minta(pu, { daftar: 'pengguna' })).http).toBe(400);
    expect((await minta(pu, { saring: { id_organisasi: dunia.organisasi('nusa').id } })).http).toBe(400);
    const wayan = await dunia.sebagai('sinta').catch(() => dunia.sebagai('rudi'));
    expect((await minta(wayan, { daftar: 'keputusan' })).http).toBe(202);
    await kerjakan();
  });

  it('is its owner’s alone: a colleague, another firm and an officer do not learn that it exists', async () => {
    const e = await jadi(pu);
    for (const nama of ['hendra', 'dewi']) {
      const lain = await dunia.sebagai(nama);
      expect(await lain.get(`/api/ekspor/${e.id}/unduh`)).toMatchObject({
        http: 404,
        message: 'Ekspor tidak ditemukan',
      });
      expect((await lain.del(`/api/ekspor/${e.id}`)).http).toBe(404);
      expect(JSON.stringify((await lain.get('/api/ekspor')).data)).not.toContain(`/api/ekspor/${e.id}/`);
    }
    expect((await dunia.tamu().get(`/api/ekspor/${e.id}/unduh`)).http).toBe(401);
    expect((await pu.get(`/api/ekspor/${e.id}/unduh`)).http).toBe(200);
  });

  it('an account that was closed, or lost the right, between asking and making gets nothing', async () => {
    const where = { id: dunia.pengguna('hendra').id };
    const hendra = await dunia.sebagai('hendra');
    const { kode_peran } = await dunia.db.pengguna.findUniqueOrThrow({ where });
    for (const data of [{ aktif: false }, { aktif: true, id_organisasi: null }]) {
      const r = await minta(hendra, {});
      const { id_organisasi } = await dunia.db.pengguna.findUniqueOrThrow({ where });
      await dunia.db.pengguna.update({ where, data });
      await kerjakan();
      expect(await dunia.db.ekspor.findUniqueOrThrow({ where: { id: BigInt(r.data.id as string) } })).toMatchObject({
        ...{ status: 'GAGAL', kunci: null, pesan: 'Akun tidak berhak atas daftar ini' },
      });
      await dunia.db.pengguna.update({ where, data: { aktif: true, id_organisasi, kode_peran } });
    }
  });

  it('what was made goes to nobody whose reach has changed since', async () => {
    const e = await jadi(pu);
    await dunia.db.ekspor.update({ where: { id: BigInt(e.id) }, data: { lingkup: '{"jenis":"semua"}' } });
    expect(await pu.get(`/api/ekspor/${e.id}/unduh`)).toMatchObject({
      http: 409,
      message: 'Hak akses Anda berubah sejak ekspor dibuat. Buat ekspor baru',
    });
  });

  it('is called off before and while it is made; a job that runs twice makes it once', async () => {
    const r = await minta(pu, {});
    const id = r.data.id as string;
    expect(await pu.get(`/api/ekspor/${id}/unduh`)).toMatchObject({
      http: 409,
      message: 'Ekspor ini belum siap diunduh',
    });
    expect((await pu.del(`/api/ekspor/${id}`)).http).toBe(200);
    await kerjakan();
    expect(await dunia.db.ekspor.findUniqueOrThrow({ where: { id: BigInt(id) } })).toMatchObject({
      ...{ status: 'BATAL', kunci: null },
    });
    const e = await jadi(pu);
    const where = { kunci: `ekspor:${e.id}` };
    await dunia.db.outbox.updateMany({ where, data: { status: 'MENUNGGU', sewa_sampai: null } });
    await kerjakan();
    expect((await pu.get(`/api/ekspor/${e.id}/unduh`)).http).toBe(200);
    expect(await dunia.db.notifikasi.count({ where })).toBe(1);
  });

  it('three wait for one person at most, also when they come at once', async () => {
    const jawab = await Promise.all([1, 2, 3, 4, 5].map(() => minta(pu, {})));
    expect(jawab.map((r) => r.http).sort()).toEqual([202, 202, 202, 409, 409]);
    await kerjakan();
  });

  it('is kept for a day; then it is over and its file is gone', async () => {
    const e = await jadi(pu);
    const clock = ambil(Clock);
    jest.spyOn(clock, 'now').mockReturnValue(new Date(clock.now().getTime() + 86_400_000 + 1_000));
    const lewat = { http: 409, message: 'Masa simpan ekspor ini sudah habis. Buat ekspor baru' };
    expect(await pu.get(`/api/ekspor/${e.id}/unduh`)).toMatchObject(lewat);
    await ambil(EksporService).sapu();
    expect(await dunia.db.ekspor.findUniqueOrThrow({ where: { id: BigInt(e.id) } })).toMatchObject({
      ...{ status: 'LEWAT', kunci: null },
    });
    expect(await pu.get(`/api/ekspor/${e.id}/unduh`)).toMatchObject(lewat);
  });
});
