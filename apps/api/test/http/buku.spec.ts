import { akunBatas, akunSumber, akunTerbit, akunTerealisasi, pemilikOrganisasi } from '@sinas/domain/buku/akun';
import { BukuRepository } from '../../src/modules/buku/buku.repository';
import { PrismaService, runIn } from '../../src/platform/prisma/prisma.service';
import { PutarBukuService } from '../../src/modules/pengajuan/buku/putar-buku.service';
import { KalenderService } from '../../src/modules/pengajuan/tenggat/kalender.service';
import { TenggatService } from '../../src/modules/pengajuan/tenggat/tenggat.service';
import { BukaGarisService } from '../../src/modules/neraca/buka-garis.service';
import { TAHUN, type Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { berkasSampai, penuh, pertimbangkan, versi } from '../support/keadaan';
import { layanan } from '../support/kerjakan';
import { GARIS, ANGKA, isiPenetapan, papan, siapkanGaris, TETAPKAN } from '../support/neraca';
import { buatPerubahan, sampaiPemutus, setujui } from '../support/perubahan';
import ExcelJS from 'exceljs';
import { PosisiService } from '../../src/modules/buku/posisi.service';
import { teksPdfJadi } from '../support/teks-pdf';
import { SANDI, World } from '../support/world';

/* The ledger follows what happens to permits, in the transaction of each event (ledger page, Flows). */
const DASAR = '/nk/v2/data-nk';
let dunia: World;
let ratna: Client;
let hari: Client;
let rekso: Client;
beforeAll(async () => {
  dunia = await World.open({});
  [ratna, hari, rekso] = (await Promise.all(['ratna', 'hari', 'rekso'].map((n) => dunia.sebagai(n)))) as [
    ...[Client, Client, Client],
  ];
});
afterAll(() => dunia.close());

/** Balances that are not nothing, by kind; permits in the order of their rows. */
async function saldo(satuan: string): Promise<Record<string, string[]>> {
  const akun = await dunia.db.bukuAkun.findMany({ where: { pos: { satuan } }, orderBy: { jenis: 'asc' } });
  const nomor = (sumber: string): number => Number(sumber.split(':')[1] ?? 0);
  akun.sort((a, b) => nomor(a.sumber) - nomor(b.sumber));
  const hasil: Record<string, string[]> = {};
  for (const { jenis, saldo: s } of akun) if (!s.isZero()) hasil[jenis] = [...(hasil[jenis] ?? []), s.toFixed()];
  return hasil;
}
const gerak = async (d: Draf): Promise<string[]> =>
  (await dunia.db.bukuMutasi.findMany({ where: { id_pengajuan: BigInt(d.idNk) }, orderBy: { id: 'asc' } })).map(
    (m) => m.jenis,
  );
const periksa = () => layanan(dunia, PutarBukuService).periksa();
const cabut = async (d: Draf) => {
  const isi = { alasan: 'Data tidak benar', dasar_hukum: 'Perpres 61/2024', sandi: SANDI };
  return hari.post(`${DASAR}/cabut/${d.idNk}`, { ...isi, versi: await versi(hari, d) });
};
/** An RKI of sugar that waits for its determination: two rows, 100 and 200 t. */
const menunggu = async (): Promise<Draf> => {
  const d = await berkasSampai(dunia, 'rki', undefined, ['100', '200']);
  return pertimbangkan(dunia, d, await penuh(hari, d));
};
const tetapkan = (d: Draf, rincian: object[] = []) => rekso.post(TETAPKAN, isiPenetapan([d], rincian));

describe('permits out of a limit: PERTEK (C62)', () => {
  let d: Draf;
  it('T15 a decision without a limit draws what lacks from the source, apart, and stands on the permit row by row', async () => {
    d = await berkasSampai(dunia, 'terbit');
    expect(await saldo('C62')).toEqual({ SUMBER: ['-300'], 'P.TERBIT': ['100', '200'] });
    expect(await gerak(d)).toEqual(['MELEBIHI_BATAS', 'TERBIT']);
    const [m] = await dunia.db.bukuMutasi.findMany({ where: { jenis: 'TERBIT', id_pengajuan: BigInt(d.idNk) } });
    expect(m).toMatchObject({ pelaku: 'hari', dokumen: { no_aju: d.noAju } });
  });
  it('T33 what is given back goes to the limit', async () => {
    const { baris } = (await ratna.get(`/api/serah/${d.idNk}`)).data as { baris: { id: string }[] };
    await dunia.db.pengajuan.update({
      where: { id: BigInt(d.idNk) },
      data: { berlaku_mulai: new Date(`${TAHUN}-01-01`), berlaku_sampai: new Date(`${TAHUN}-12-31`) },
    });
    const h = await ratna.post(`/api/serah/${d.idNk}`, {
      ...{ versi: await versi(ratna, d), alasan: 'Lini ditutup' },
      baris: [
        { id: baris[0]?.id, jml: '50.5' },
        { id: baris[1]?.id, jml: '100' },
      ],
    });
    expect(h.http).toBe(200);
    expect(await saldo('C62')).toEqual({ SUMBER: ['-300'], 'P.BATAS': ['150.5'], 'P.TERBIT': ['49.5', '100'] });
  });
  it('T28 what is revoked goes to the limit, and the next decision draws from it first', async () => {
    expect((await cabut(d)).http).toBe(200);
    expect(await saldo('C62')).toEqual({ SUMBER: ['-300'], 'P.BATAS': ['300'] });
    d = await berkasSampai(dunia, 'terbit');
    expect(await gerak(d)).toEqual(['TERBIT']);
    expect(await saldo('C62')).toEqual({ SUMBER: ['-300'], 'P.TERBIT': ['100', '200'] });
  });
  it('T27 what is left when the validity ends is nobody’s', async () => {
    await dunia.db.pengajuan.update({
      where: { id: BigInt(d.idNk) },
      data: { berlaku_sampai: new Date('2020-01-01') },
    });
    await layanan(dunia, TenggatService).jalankan();
    expect(await saldo('C62')).toEqual({ SUMBER: ['-300'], 'P.HANGUS': ['100', '200'] });
  });
});

describe('T22 T23 a change takes what its decision still has', () => {
  it('worked example 2, of a limit: 300 changed to 280 and 50 less in a row: the rest goes back, nothing is drawn anew', async () => {
    const d = await berkasSampai(dunia, 'terbit');
    const sebelum = await saldo('C62');
    const ubah = await buatPerubahan(dunia, ratna, d);
    expect(await saldo('C62')).toEqual(sebelum);
    await sampaiPemutus(dunia, ratna, ubah);
    const rows = await penuh(hari, ubah);
    const potong = { ...rows[1], jml_keputusan: '150', kd_alasan: 'A04', alasan: 'Pasokan cukup' };
    expect((await setujui(hari, ubah, [rows[0] ?? {}, potong])).http).toBe(201);
    expect(await gerak(ubah)).toEqual(['LIMPAH', 'KEMBALI']);
    expect(await saldo('C62')).toEqual({ ...sebelum, 'P.BATAS': ['50'], 'P.TERBIT': ['100', '150'] });
    const baris = await dunia.db.baris.findMany({
      where: { id_pengajuan: BigInt(ubah.idNk), jenis: 'barang' },
      orderBy: { seri: 'asc' },
    });
    const akun = await dunia.db.bukuAkun.findMany({
      where: { jenis: 'P.TERBIT', sumber: { in: baris.map((b) => `baris:${b.id}`) } },
    });
    expect(akun.map((a) => a.saldo.toFixed()).sort()).toEqual(['100', '150']);
    await dunia.db.pengajuan.update({
      where: { id: BigInt(ubah.idNk) },
      data: { berlaku_sampai: new Date('2020-01-01') },
    });
    await layanan(dunia, TenggatService).jalankan();
  });
});

describe('permits out of the balance: RKI (TNE)', () => {
  let d: Draf;
  it('T20 the line is fixed by what is determined, and all of it goes to the permit', async () => {
    d = await menunggu();
    await siapkanGaris(rekso, '300');
    expect((await tetapkan(d)).http).toBe(201);
    expect(await saldo('TNE')).toEqual({ SUMBER: ['-300'], 'P.TERBIT': ['100', '200'] });
    expect(await gerak(d)).toEqual(['GARIS', 'PENETAPAN', 'TERBIT']);
    expect((await papan(rekso)).garis[0]?.isi?.ditetapkan).toBe('300');
  });
  it('T20 a full line gives no more, whatever is asked', async () => {
    const e = await menunggu();
    const h = await tetapkan(e);
    expect([h.http, h.message]).toEqual([422, expect.stringMatching(/melebihi plafon .* Kurangi 300 ton/)]);
    expect(await gerak(e)).toEqual([]);
    await dunia.db.pengajuan.update({ where: { id: BigInt(e.idNk) }, data: { kd_status: '80' } });
  });
  it('T28 what is revoked is free on its line, and is determined again without raising it', async () => {
    expect((await cabut(d)).http).toBe(200);
    expect(await saldo('TNE')).toEqual({ SUMBER: ['-300'], 'N.TERSEDIA': ['300'] });
    expect((await papan(rekso)).garis[0]?.isi?.ditetapkan).toBe('0');
    d = await menunggu();
    expect((await tetapkan(d)).http).toBe(201);
    expect(await gerak(d)).toEqual(['PENETAPAN', 'TERBIT']);
    expect(await saldo('TNE')).toEqual({ SUMBER: ['-300'], 'P.TERBIT': ['100', '200'] });
  });
  it('a lower ceiling takes what is free, and never what stands on permits', async () => {
    expect((await cabut(d)).http).toBe(200);
    d = await menunggu();
    const [a, b] = (await papan(rekso)).baris.filter((x) => x.idNk === d.idNk);
    const kurang = [a, b].map((x) => ({ id: x?.id, jml_keputusan: '50', kd_alasan: 'A04', alasan: 'Pasokan cukup' }));
    expect((await tetapkan(d, kurang)).http).toBe(201);
    expect(await saldo('TNE')).toEqual({ SUMBER: ['-300'], 'N.TERSEDIA': ['200'], 'P.TERBIT': ['50', '50'] });
    await siapkanGaris(rekso, '120');
    expect(await saldo('TNE')).toEqual({ SUMBER: ['-120'], 'N.TERSEDIA': ['20'], 'P.TERBIT': ['50', '50'] });
    const [g] = (await papan(rekso)).garis;
    const rendah = { ...{ tahun: TAHUN, arah: 'impor', kd_komoditas: '015', satuan: g?.satuan, elemen: g?.elemen } };
    const h = await rekso.call('PUT', GARIS, {
      ...{ ...rendah, versi: g?.isi?.versi, plafon: '99.999', plafon_sumber: 'Selisih', angka: ANGKA },
    });
    expect(h).toMatchObject({ http: 422, errors: [{ path: 'plafon' }] });
  });
  it('T33 what is given back waits for the coordinator', async () => {
    await dunia.db.pengajuan.update({
      where: { id: BigInt(d.idNk) },
      data: { berlaku_mulai: new Date(`${TAHUN}-01-01`), berlaku_sampai: new Date(`${TAHUN}-12-31`) },
    });
    const { baris } = (await ratna.get(`/api/serah/${d.idNk}`)).data as { baris: { id: string }[] };
    const isi = { versi: await versi(ratna, d), alasan: 'Lini ditutup', baris: [{ id: baris[0]?.id, jml: '10' }] };
    expect((await ratna.post(`/api/serah/${d.idNk}`, isi)).http).toBe(200);
    expect(await saldo('TNE')).toEqual({
      ...{ SUMBER: ['-120'], 'N.TERSEDIA': ['20'], 'N.KEMBALI': ['10'], 'P.TERBIT': ['40', '50'] },
    });
  });
});

describe('what people read of it', () => {
  const posisi = async (c: Client, q = '') =>
    (await c.get(`/api/buku/posisi?tahun=${TAHUN}${q}`)).data as { pos: Record<string, string>[] };
  const gula = async (c: Client, q = '') => (await posisi(c, q)).pos.find((p) => p.kd_komoditas === '015');

  it('a company its own position: parts add up to what was determined, now and as it was', async () => {
    expect(await gula(ratna)).toMatchObject({
      ...{ satuan: 'TNE', ditetapkan: '90', terbit: '90', terealisasi: '0', dicadangkan: '0', bebas: '0', sisa: '90' },
    });
    const [awal] = await dunia.db.bukuMutasi.findMany({ orderBy: { id: 'asc' }, take: 1 });
    const sebelum = new Date((awal?.waktu ?? new Date()).getTime() - 1).toISOString();
    expect((await posisi(ratna, `&per=${sebelum}`)).pos.every((p) => p.ditetapkan === '0')).toBe(true);
    const [cabutPertama] = await dunia.db.bukuMutasi.findMany({
      where: { jenis: 'CABUT', entri: { some: { akun: { pos: { satuan: 'TNE' } } } } },
      orderBy: { id: 'asc' },
      take: 1,
    });
    const saatItu = new Date((cabutPertama?.waktu ?? new Date()).getTime() - 1).toISOString();
    expect(await gula(ratna, `&per=${saatItu}`)).toMatchObject({ ditetapkan: '300', terbit: '300', sisa: '300' });
  });
  it('its statement: each movement with what is left after it, from nothing to what is left', async () => {
    const { kunci } = (await gula(ratna)) as { kunci: string };
    const h = (await ratna.get(`/api/buku/rekening?kunci=${encodeURIComponent(kunci)}`)).data;
    expect(h).toMatchObject({ awal: '0', akhir: '90', terpotong: false, dari: null });
    expect(h.baris.map((b: Record<string, string>) => [b.peristiwa, b.bertambah, b.berkurang, b.sisa])).toEqual([
      ['Penetapan', '300', '0', '300'],
      ['Izin terbit', '0', '0', '300'],
      ['Pencabutan', '0', '300', '0'],
      ['Penetapan', '300', '0', '300'],
      ['Izin terbit', '0', '0', '300'],
      ['Pencabutan', '0', '300', '0'],
      ['Penetapan', '100', '0', '100'],
      ['Izin terbit', '0', '0', '100'],
      ['Penyerahan sisa', '0', '10', '90'],
    ]);
    expect([h.bertambah, h.berkurang]).toEqual(['700', '610']);
    expect(h.baris[2]).toMatchObject({
      perpindahan: 'dari izin ke neraca nasional',
      noAju: expect.stringMatching(/^\d{26}$/),
    });
    const dari = new Date(Date.parse(h.baris[5].waktu) + 1).toISOString();
    const akhir = (await ratna.get(`/api/buku/rekening?kunci=${encodeURIComponent(kunci)}&dari=${dari}`)).data;
    expect([akhir.awal, akhir.akhir, akhir.baris.length]).toEqual(['0', '90', 3]);
  });
  it('the same as a paper and as a workbook', async () => {
    const { kunci } = (await gula(ratna)) as { kunci: string };
    const alamat = (format: string) => `/api/buku/rekening/unduh?format=${format}&kunci=${encodeURIComponent(kunci)}`;
    const pdf = await teksPdfJadi((await ratna.get(alamat('pdf'))).raw);
    for (const kata of ['Rekening Kuota', 'PT Nusa', 'Gula', 'Saldo awal', 'Penyerahan sisa', 'Saldo akhir', '90 ton'])
      expect(pdf).toContain(kata);
    const h = await ratna.get(alamat('xlsx'));
    const buku = new ExcelJS.Workbook();
    await buku.xlsx.load(h.raw as unknown as ExcelJS.Buffer);
    const rows = buku.worksheets[0]?.getSheetValues() as unknown[][];
    expect(rows).toHaveLength(13);
    expect(rows[2]?.slice(2)).toEqual(['Saldo awal', ...Array<undefined>(4), 0, 'TNE']);
    expect(rows.slice(3, 12).map((r) => r[7])).toEqual([300, 300, 0, 300, 300, 0, 100, 100, 90]);
    expect(rows[12]?.slice(7)).toEqual([90, 'TNE']);
    const lain = await dunia.sebagai('hendra');
    for (const f of ['pdf', 'xlsx']) expect((await lain.get(alamat(f))).http).toBe(404);
    expect((await ratna.get(alamat('csv'))).http).toBe(400);
  });
  it('a period of more movements than one paper holds is refused', async () => {
    const { kunci } = (await gula(ratna)) as { kunci: string };
    const asli = layanan(dunia, PosisiService);
    const baca = asli.rekening.bind(asli);
    const tiruan = jest
      .spyOn(asli, 'rekening')
      .mockImplementation(async (...isi) => ({ ...(await baca(...isi)), terpotong: true }));
    const r = await ratna.get(`/api/buku/rekening/unduh?format=pdf&kunci=${encodeURIComponent(kunci)}`);
    tiruan.mockRestore();
    expect([r.http, r.message]).toEqual([422, 'Periode ini memuat lebih dari 1.000 mutasi. Pilih periode yang lebih pendek']); // prettier-ignore
  });
  it('nobody reads another’s: a stranger’s pos is not there, officers have no statement, a branch has its own', async () => {
    const { kunci } = (await gula(ratna)) as { kunci: string };
    const lain = await dunia.sebagai('hendra');
    expect((await lain.get(`/api/buku/rekening?kunci=${encodeURIComponent(kunci)}`)).http).toBe(404);
    expect((await posisi(lain)).pos).toEqual([]);
    expect((await posisi(await dunia.sebagai('sari'))).pos).toEqual([]);
    expect((await hari.get('/api/buku/posisi')).http).toBe(403);
    expect((await dunia.tamu().get('/api/buku/posisi')).http).toBe(401);
    expect((await ratna.get(`/api/buku/nasional?tahun=${TAHUN}`)).http).toBe(403);
  });
  it('the nation: what was fixed is what is free, was given back, or stands on permits', async () => {
    const [n] = (await rekso.get(`/api/buku/nasional?tahun=${TAHUN}&kd_komoditas=015`)).data;
    expect(n).toMatchObject({ ditetapkan: '120', tersedia: '20', kembali: '10', terbit: '90', sisa: '90' });
  });
});

describe('the ledger against what happened', () => {
  const potret = async () =>
    (await dunia.db.bukuAkun.findMany({ include: { pos: true } }))
      .map((a) => [a.pos.kunci, a.jenis, a.pemilik, a.sumber, a.saldo.toFixed()].join(' '))
      .sort();
  /** As somebody with the database's own password could. */
  const paksa = async (...sql: string[]): Promise<void> => {
    await dunia.db.$transaction([
      dunia.db.$executeRawUnsafe('SET LOCAL session_replication_role = replica'),
      ...sql.map((s) => dunia.db.$executeRawUnsafe(s)),
    ]);
  };
  it('all of it follows from the events of files', async () => {
    const h = await periksa();
    expect(h.temuan).toEqual([]);
    expect(h.kejadian).toBeGreaterThanOrEqual(9);
    expect(h.mutasi).toBeGreaterThanOrEqual(15);
  });
  it.each([
    ['a balance', `UPDATE buku_akun SET saldo = saldo + 0.001 WHERE jenis = 'N.TERSEDIA'`, ['saldo mengikuti entri']],
    [
      'an entry',
      `UPDATE buku_entri SET jml_dok = jml_dok + 0.001 WHERE (id_akun, urut) = (SELECT id_akun, urut FROM buku_entri WHERE jml_dok IS NOT NULL ORDER BY id_akun, urut LIMIT 1)`,
      ['rantai akun'],
    ],
    [
      'what a decision gave',
      `UPDATE putusan_baris SET jml = jml + 0.001 WHERE tingkat = (SELECT max(tingkat) FROM putusan_baris)`,
      ['mutasi mengikuti kejadian'],
    ],
  ])('%s that was changed in the database is found', async (_apa, sql, aturan) => {
    const sebelum = await dunia.db.$queryRawUnsafe<{ t: string; isi: object[] }[]>(
      `SELECT 'buku_akun' AS t, json_agg(a) AS isi FROM buku_akun a`,
    );
    expect(sebelum).toHaveLength(1);
    await paksa(sql);
    const temuan = (await periksa()).temuan.map((t) => t.aturan);
    expect([...new Set(temuan)]).toEqual(expect.arrayContaining(aturan));
    await paksa(sql.replace('+ 0.001', '- 0.001'));
    expect((await periksa()).temuan).toEqual([]);
  });
  it('a ledger that is opened late says the same, and opened again it adds nothing', async () => {
    const semula = await potret();
    await paksa('DELETE FROM buku_entri', 'DELETE FROM buku_mutasi', 'DELETE FROM buku_akun');
    const terlewat = (await periksa()).temuan.map((t) => t.aturan);
    expect(new Set(terlewat)).toEqual(new Set(['kejadian dibukukan']));
    const putar = layanan(dunia, PutarBukuService);
    expect(await putar.buka()).toBeGreaterThanOrEqual(9);
    await layanan(dunia, BukaGarisService).buka();
    expect(await putar.buka()).toBe(0);
    expect((await periksa()).temuan).toEqual([]);
    expect(await potret()).toEqual(semula);
  });
});

describe('what customs have seen', () => {
  it('a change below what customs have seen is refused with the sums, and moves nothing', async () => {
    const d = await berkasSampai(dunia, 'terbit');
    const ubah = await buatPerubahan(dunia, ratna, d);
    await sampaiPemutus(dunia, ratna, ubah);
    const asal = await dunia.db.baris.findFirstOrThrow({
      where: { id_pengajuan: BigInt(d.idNk), jenis: 'barang', seri: 2 },
    });
    await layanan(dunia, PrismaService).tx(async (tx) => {
      const [izin] = await layanan(dunia, BukuRepository).izin(runIn(tx), [asal.id]);
      if (!izin) throw new Error('no permit');
      const pindah = [{ dari: akunTerbit(izin), ke: akunTerealisasi(izin), jml: '150' }];
      const isi = { id_pengajuan: null, dokumen: {}, pelaku: 'Pabean', kejadian: new Date() };
      await layanan(dunia, BukuRepository).catat(runIn(tx), [{ kunci: 'pib:1', jenis: 'TERBIT', pindah, ...isi }]);
    });
    const sebelum = await saldo('C62');
    const rows = await penuh(hari, ubah);
    const beri = (jml_keputusan: string) =>
      setujui(hari, ubah, [rows[0] ?? {}, { ...rows[1], jml_keputusan, kd_alasan: 'A04', alasan: 'Pasokan cukup' }]);
    expect(await beri('149.999')).toMatchObject({
      http: 422,
      message: 'Baris 2: 149,999 lebih kecil dari 150 yang sudah direalisasikan menurut pemberitahuan pabean',
    });
    expect(await saldo('C62')).toEqual(sebelum);
    expect((await beri('160')).http).toBe(201);
    const baru = await dunia.db.baris.findFirstOrThrow({
      where: { id_pengajuan: BigInt(ubah.idNk), jenis: 'barang', seri: 2 },
    });
    const akun = await dunia.db.bukuAkun.findFirstOrThrow({ where: { jenis: 'P.TERBIT', sumber: `baris:${baru.id}` } });
    expect(akun.saldo.toFixed()).toBe('10');
  });
  it('a report of realisation moves nothing: only customs do', async () => {
    const d = await berkasSampai(dunia, 'terbit');
    await dunia.db.pengajuan.update({
      where: { id: BigInt(d.idNk) },
      data: { berlaku_mulai: new Date(`${TAHUN}-01-01`), berlaku_sampai: new Date(`${TAHUN}-12-31`) },
    });
    const [sebelum, mutasi] = [await saldo('C62'), await dunia.db.bukuMutasi.count()];
    const maret = new Date(`${TAHUN}-03-10T03:00:00Z`);
    const jam = jest.spyOn(layanan(dunia, KalenderService), 'kini').mockReturnValue(maret);
    const { baris } = (await ratna.get(`/api/serah/${d.idNk}`)).data as { baris: { id: string }[] };
    const isi = { idNk: d.idNk, periode: `01${TAHUN}`, versi: 0, baris: [{ id: baris[0]?.id, jml: '40' }] };
    expect((await ratna.put(`${DASAR}/rki/realisasi`, isi)).http).toBe(200);
    jam.mockRestore();
    expect([await saldo('C62'), await dunia.db.bukuMutasi.count()]).toEqual([sebelum, mutasi]);
  });
  it('a statement ends where it would become too long, and says so', async () => {
    const pos = { tahun: TAHUN, arah: 'impor', kd_komoditas: '0142', satuan: 'PR', elemen: {} } as const;
    const ke = akunBatas(pos, pemilikOrganisasi(dunia.organisasi('nusa').id));
    const gerak = Array.from({ length: 1_001 }, (_, i) => ({
      ...{ kunci: `banyak:${i}`, jenis: 'MELEBIHI_BATAS' as const, id_pengajuan: null, dokumen: {} },
      ...{ pelaku: 'Uji', kejadian: new Date(), pindah: [{ dari: akunSumber(pos, 'P.BATAS'), ke, jml: '1' }] },
    }));
    await layanan(dunia, PrismaService).tx((tx) => layanan(dunia, BukuRepository).catat(runIn(tx), gerak));
    const h = (await ratna.get(`/api/buku/rekening?kunci=${TAHUN}:impor:0142:PR`)).data;
    expect([h.terpotong, h.baris.length, h.akhir, h.pos.sisa]).toEqual([true, 1_000, '1000', '1001']);
  });
});
