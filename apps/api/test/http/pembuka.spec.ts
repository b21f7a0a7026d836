import { buatOrganisasi } from '@sinas/prisma/factories/akun';
import ExcelJS from 'exceljs';
import { PutarBukuService } from '../../src/modules/pengajuan/buku/putar-buku.service';
import { drafLengkap, PERTEK, RKI, TAHUN } from '../support/berkas';
import type { Client } from '../support/client';
import { layanan } from '../support/kerjakan';
import { ANGKA, GARIS } from '../support/neraca';
import { bukuPembuka, formPembuka, izinGula, PEMBUKA, type Ketik } from '../support/pembuka';
import { SANDI, World } from '../support/world';

/* Permits that were issued before the portal (issue page, ledger: 'An opening import for what was issued before the portal'). */
let dunia: World;
let admin: Client;
let ratna: Client;
let rekso: Client;
let hari: Client;
let npwp: string;
let npwpPipa: string;
beforeAll(async () => {
  dunia = await World.open({});
  [admin, ratna, rekso, hari] = (await Promise.all(
    ['super', 'ratna', 'rekso', 'hari'].map((n) => dunia.sebagai(n)),
  )) as [...[Client, Client, Client, Client]];
  [npwp, npwpPipa] = ['nusa', 'pipa'].map((n) => dunia.organisasi(n).npwp ?? '') as [string, string];
});
afterAll(() => dunia.close());

const periksa = async () => (await layanan(dunia, PutarBukuService).periksa()).temuan;
const uji = (...rows: Ketik[]) => admin.post(PEMBUKA, formPembuka(bukuPembuka(rows)));
const muat = (rows: Ketik[], lain: Record<string, string> = { sandi: SANDI }) =>
  admin.post(PEMBUKA, formPembuka(bukuPembuka(rows), { cara: 'muat', ...lain }));
const saldo = async (jenis: string): Promise<string[]> =>
  (await dunia.db.bukuAkun.findMany({ where: { jenis }, orderBy: { id: 'asc' } })).map((a) => a.saldo.toFixed());
const banyak = async () => ({
  izin: await dunia.db.pembukaIzin.count(),
  muatan: await dunia.db.pembukaMuatan.count(),
  mutasi: await dunia.db.bukuMutasi.count(),
});
const plafon = (jml: string, versi: number) =>
  rekso.put(GARIS, {
    ...{ tahun: TAHUN, arah: 'impor', kd_komoditas: RKI.kd_komoditas, satuan: 'TNE' },
    ...{ elemen: { '02': '021501', '03': '031501' }, versi, plafon: jml, plafon_sumber: 'Uji', angka: ANGKA },
  });
const katup = (lain: Ketik = {}): Ketik => ({
  ...izinGula(npwp, { no_keputusan: 'PT-07/2026', kd_rekom: 'PERTEK', kd_komoditas: PERTEK.kd_komoditas }),
  ...{ '02': '0214201', '03': undefined, hs: '84818099', uraian: 'Katup', satuan: 'C62', jml: '300', terealisasi: '0' },
  ...lain,
});

describe('the workbook', () => {
  it('is offered empty: a heading for each column, and what codes mean', async () => {
    const h = await admin.get(`${PEMBUKA}/templat`);
    expect(h.http).toBe(200);
    const buku = new ExcelJS.Workbook();
    await buku.xlsx.load(h.raw as unknown as ExcelJS.Buffer);
    expect((buku.getWorksheet('Izin')?.getRow(1).values as string[]).slice(1, 5)).toEqual([
      ...['Nomor izin *', 'Tanggal izin *', 'NPWP *', 'NIB'],
    ]);
    const petunjuk = buku.getWorksheet('Petunjuk')?.getColumn(1).values as (string | undefined)[];
    expect(petunjuk).toEqual(expect.arrayContaining(['015', '0142', '021501', '0214201']));
  });
  it('that is none of ours, empty or too long is refused with a sentence', async () => {
    const kirim = async (isi: Buffer) => (await admin.post(PEMBUKA, formPembuka(isi))).message;
    expect(await kirim(Buffer.from('bukan'))).toBe('File bukan buku kerja Excel yang dapat dibaca');
    expect(await kirim(bukuPembuka([{}], 'Lain'))).toBe(
      'Berkas ini bukan buku kerja izin sebelum portal. Unduh templatnya lalu isi di sana',
    );
    expect(await kirim(bukuPembuka([]))).toBe('Buku kerja tidak memuat satu pun izin');
    expect(await kirim(bukuPembuka(Array.from({ length: 2_001 }, () => ({ nib: '1' }))))).toBe(
      'Satu buku kerja memuat paling banyak 2.000 baris',
    );
  });
});

describe('is told first', () => {
  it('sums by line, and nothing is stored', async () => {
    const h = await uji(
      izinGula(npwp),
      izinGula(npwpPipa, { no_keputusan: 'IMP-02/2026', jml: 400.125, terealisasi: 0 }),
    );
    expect(h.http).toBe(200);
    expect(h.data).toMatchObject({ dimuat: false, baris: 2, izin: 2, dikenal: 0, jumlah_salah: 0, salah: [] });
    expect(h.data.garis).toEqual([
      {
        ...{ tahun: TAHUN, ur_komoditas: 'Gula', uraian: 'Gula kristal mentah (GKM), Bahan baku industri' },
        ...{ perusahaan: null, satuan: 'TNE', ur_satuan: expect.any(String), izin: 2 },
        ...{ jml: '1000.125', terealisasi: '250', ada: null, kurang: null },
      },
    ]);
    expect(await banyak()).toEqual({ izin: 0, muatan: 0, mutasi: 0 });
  });
  it('each fault at its row and column, in Indonesian', async () => {
    const h = await uji(
      izinGula('0999999999999999'),
      izinGula(npwp, { no_keputusan: 'IMP-03/2026', '02': '029999', hs: '84818099' }),
      izinGula(npwp, { no_keputusan: 'IMP-04/2026', jml: 'banyak' }),
    );
    expect(h.http).toBe(200);
    expect(h.data.salah).toEqual([
      { nomor: 2, kolom: 'NPWP', pesan: 'Tidak ada perusahaan dengan NPWP dan NIB ini di portal' },
      { nomor: 3, kolom: 'HS', pesan: expect.stringContaining('8481.80.99') },
      { nomor: 3, kolom: 'Kode jenis barang', pesan: expect.stringContaining('021501, 021502, 021503') },
      expect.objectContaining({ nomor: 4, kolom: 'Jumlah terbit' }),
    ]);
  });
  it('a tax number of two companies asks for the NIB', async () => {
    const { npwp: sama, nib } = dunia.organisasi('pipa');
    const kembar = await buatOrganisasi(dunia.db, { nama: 'PT Pipa Kembar', npwp: sama });
    const satu = izinGula(npwpPipa, { no_keputusan: 'IMP-07/2026' });
    expect((await uji(satu)).data.salah).toEqual([
      { nomor: 2, kolom: 'NIB', pesan: 'Lebih dari satu perusahaan memakai NPWP ini. Isi NIB-nya' },
    ]);
    expect((await uji({ ...satu, nib: nib ?? '' })).data).toMatchObject({ izin: 1, jumlah_salah: 0 });
    await dunia.db.organisasi.delete({ where: { id: kembar.id } });
  });
  it('a permit that the portal has issued itself is not loaded', async () => {
    const { idNk } = await drafLengkap(ratna);
    await dunia.db.pengajuan.update({ where: { id: BigInt(idNk) }, data: { no_keputusan: 'NK-1/2026' } });
    const h = await uji(izinGula(npwp, { no_keputusan: 'NK-1/2026' }));
    expect(h.data.salah).toEqual([
      { nomor: 2, kolom: 'Nomor izin', pesan: 'Izin NK-1/2026 terbit di portal dan sudah ada dalam buku kuota' },
    ]);
  });
});

describe('then it is booked, whole or not at all', () => {
  it('not without a proof, and not with a fault in any row', async () => {
    expect((await muat([izinGula(npwp)], {})).http).toBe(422);
    const h = await muat([izinGula(npwp), izinGula(npwp, { no_keputusan: 'IMP-09/2026', satuan: 'C62' })]);
    expect(h.http).toBe(422);
    expect(h.errors).toMatchObject([{ message: 'Baris 3, Satuan: Isi satuan komoditas ini: TNE' }]);
    expect(await banyak()).toEqual({ izin: 0, muatan: 0, mutasi: 0 });
  });
  it('the line, the company and the nation know it, and the ledger follows from what was stored', async () => {
    const h = await muat([
      izinGula(npwp),
      izinGula(npwp, { hs: '17011300', uraian: 'Gula lain', jml: '100.5', terealisasi: '0' }),
    ]);
    expect([h.http, h.message]).toEqual([200, '1 izin dibukukan']);
    const jenis = await dunia.db.bukuMutasi.findMany({ orderBy: { id: 'asc' } });
    expect(jenis.map((m) => m.jenis)).toEqual(['GARIS', 'PEMBUKA', 'PEMBUKA_REALISASI']);
    const milik = await ratna.get(`/api/buku/posisi?tahun=${TAHUN}`);
    expect(milik.data.pos).toMatchObject([{ ditetapkan: '700.5', terealisasi: '250', terbit: '450.5', sisa: '450.5' }]);
    const nasional = await rekso.get(`/api/buku/nasional?tahun=${TAHUN}`);
    expect(nasional.data).toMatchObject([{ ditetapkan: '700.5', terealisasi: '250', terbit: '450.5', tersedia: '0' }]);
    expect(await periksa()).toEqual([]);
    expect(await dunia.db.riwayatAkun.count({ where: { objek: 'pembuka' } })).toBe(1);
  });
  it('the same workbook again, and the same permit in another one, change nothing', async () => {
    const sebelum = await banyak();
    const rows = [
      izinGula(npwp),
      izinGula(npwp, { hs: '17011300', uraian: 'Gula lain', jml: '100.5', terealisasi: '0' }),
    ];
    expect((await muat(rows)).data).toMatchObject({ dimuat: false, izin: 0, dikenal: 1 });
    expect((await muat([...rows].reverse(), {})).data).toMatchObject({ dimuat: false, dikenal: 1 });
    expect(await banyak()).toEqual(sebelum);
  });
  it('a number that was loaded with other figures is refused', async () => {
    const h = await muat([izinGula(npwp, { jml: '601' })]);
    expect(h.http).toBe(422);
    expect(h.errors).toMatchObject([{ message: 'Baris 2, Nomor izin: Izin IMP-01/2026 sudah dimuat dengan isi lain' }]);
  });
  it('two at once: it is booked once', async () => {
    const rows = [izinGula(npwpPipa, { no_keputusan: 'IMP-05/2026', jml: '10', terealisasi: '0' })];
    const [a, b] = await Promise.all([muat(rows), muat(rows)]);
    expect([a.http, b.http]).toEqual([200, 200]);
    expect([a.data.dimuat, b.data.dimuat].sort()).toEqual([false, true]);
    expect(await periksa()).toEqual([]);
  });
  it('what the ledger has not booked is found', async () => {
    const { id } = await dunia.db.pembukaMuatan.findFirstOrThrow();
    const asli = await dunia.db.pembukaIzin.findFirstOrThrow();
    const palsu = {
      ...asli,
      id: 99n,
      id_muatan: id,
      no_keputusan: 'PALSU',
      berlaku_sampai: new Date(`${TAHUN}-12-31`),
    };
    await dunia.db.pembukaIzin.create({ data: palsu });
    expect(await periksa()).toEqual([{ aturan: 'izin sebelum portal dibukukan', di: 'pembuka:99:izin' }]);
    await dunia.db.$executeRaw`ALTER TABLE pembuka_izin DISABLE TRIGGER pembuka_izin_tetap`;
    await dunia.db.pembukaIzin.delete({ where: { id: 99n } });
    await dunia.db.$executeRaw`ALTER TABLE pembuka_izin ENABLE TRIGGER pembuka_izin_tetap`;
  });
  it('stays as it was loaded', async () => {
    await expect(dunia.db.pembukaBaris.updateMany({ data: { jml: '1' } })).rejects.toThrow();
    await expect(dunia.db.pembukaIzin.deleteMany()).rejects.toThrow();
  });
});

describe('a ceiling', () => {
  it('that would be passed refuses with the sums; up to it permits are booked', async () => {
    expect((await plafon('800', 0)).http).toBe(200);
    const lebih = izinGula(npwp, { no_keputusan: 'IMP-06/2026', jml: '89,501', terealisasi: '0' });
    const kata =
      'Gula Gula kristal mentah (GKM), Bahan baku industri ' +
      `${TAHUN}: plafon dan yang tersedia tinggal 89,5 ton, sedangkan izin yang dimuat 89,501 ton. Ubah plafon atau periksa jumlahnya`;
    expect((await uji(lebih)).data).toMatchObject({
      garis: [{ ada: '89.5', kurang: '0.001' }],
      salah: [{ nomor: 2, kolom: 'Jumlah terbit', pesan: kata }],
    });
    expect((await muat([lebih])).http).toBe(422);
    expect((await muat([{ ...lebih, jml: '89,5' }])).http).toBe(200);
    expect((await rekso.get(`/api/buku/nasional?tahun=${TAHUN}`)).data).toMatchObject([{ ditetapkan: '800' }]);
    expect(await periksa()).toEqual([]);
  });
});

describe('PERTEK and RIPH', () => {
  it('without a limit stand in the list of what passed one, and the first limit counts them', async () => {
    expect((await muat([katup()])).http).toBe(200);
    const h = await hari.get(`/nk/v2/batas/melebihi?tahun=${TAHUN}`);
    expect(h.data).toMatchObject([{ no_keputusan: 'PT-07/2026', idNk: null, jml: '300', perusahaan: 'PT Nusa Uji' }]);
    const batas = { npwp, tahun: TAHUN, kd_komoditas: PERTEK.kd_komoditas, satuan: 'C62', elemen: { '02': '0214201' } };
    const atur = await hari.put('/nk/v2/batas', { ...batas, jml: '320', dasar: 'Surat B-12', versi: 0 });
    expect(atur.data).toMatchObject({ jml: '320', terbit: '300', bebas: '20' });
    expect(await periksa()).toEqual([]);
  });
  it('above a limit that somebody has set are refused with the sums, within it they draw from it', async () => {
    const h = await muat([katup({ no_keputusan: 'PT-08/2026', jml: '21' })]);
    expect(h.http).toBe(422);
    expect(h.errors?.[0]?.message).toContain(
      'batas perusahaan ini tinggal 20 unit, sedangkan izin yang dimuat 21 unit',
    );
    expect((await muat([katup({ no_keputusan: 'PT-08/2026', jml: '20' })])).http).toBe(200);
    expect(await saldo('P.BATAS')).toEqual(['0']);
    expect(await periksa()).toEqual([]);
  });
});

describe('time', () => {
  it('what remains of a permit whose validity has ended is nobody’s any more', async () => {
    const lama = {
      tahun: '2025',
      tgl_keputusan: '02/01/2025',
      berlaku_mulai: '02/01/2025',
      berlaku_sampai: '31/12/2025',
    };
    expect((await muat([izinGula(npwpPipa, { ...lama, no_keputusan: 'IMP-25/2025' })])).http).toBe(200);
    const h = await rekso.get('/api/buku/nasional?tahun=2025');
    expect(h.data).toMatchObject([{ ditetapkan: '600', terealisasi: '250', hangus: '350', terbit: '0' }]);
    expect(await periksa()).toEqual([]);
  });
});

describe('the list of what was loaded', () => {
  it('newest first, by number or company, each row with what it has left', async () => {
    const h = await admin.get(`${PEMBUKA}?tahun=${TAHUN}&cari=imp-01`);
    expect(h.meta).toMatchObject({ total: 1 });
    expect(h.data).toMatchObject([
      {
        ...{ no_keputusan: 'IMP-01/2026', perusahaan: 'PT Nusa Uji', layanan: 'RKI', nama: 'super' },
        ...{ berlaku_sampai: `${TAHUN}-12-31`, nama_berkas: 'izin-lama.xlsx' },
        baris: [
          { seri: 1, hs: '17011400', jml: '600', terealisasi: '250', sisa: '350' },
          { seri: 2, hs: '17011300', jml: '100.5', terealisasi: '0', sisa: '100.5' },
        ],
      },
    ]);
    expect((await admin.get(`${PEMBUKA}?cari=pipa uji`)).meta).toMatchObject({ total: 2 });
  });
  it('others have no part in it', async () => {
    for (const c of [rekso, ratna, hari]) {
      expect((await c.get(PEMBUKA)).http).toBe(403);
      expect((await c.post(PEMBUKA, formPembuka(bukuPembuka([izinGula(npwp)])))).http).toBe(403);
    }
  });
});
