import { startSimulators, type Simulators } from '@sinas/simulators/server';
import { KejadianPembukaService } from '../../src/modules/buku/pembuka/kejadian-pembuka.service';
import { PutarBukuService } from '../../src/modules/pengajuan/buku/putar-buku.service';
import { OlahPabeanService } from '../../src/modules/pengajuan/pabean/olah-pabean.service';
import { TarikPabeanService } from '../../src/modules/pengajuan/pabean/tarik-pabean.service';
import { drafLengkap, TAHUN } from '../support/berkas';
import type { Client } from '../support/client';
import { layanan } from '../support/kerjakan';
import { bukuPembuka, formPembuka, izinGula, PEMBUKA, type Ketik } from '../support/pembuka';
import { SANDI, World } from '../support/world';

/* Customs declarations under permits that were issued before the portal (ledger page, Flows: P.TERBIT -> P.TEREALISASI). */
let luar: Simulators;
let dunia: World;
let admin: Client;
let fajar: Client;
let ratna: Client;
let npwp: string;
let npwpPipa: string;
const GULA = 'IMP-01/2026';
beforeAll(async () => {
  luar = await startSimulators(0);
  dunia = await World.open({ DJBC_URL: `${luar.url}/djbc` });
  [admin, fajar, ratna] = (await Promise.all(['super', 'fajar', 'ratna'].map((n) => dunia.sebagai(n)))) as [
    ...[Client, Client, Client],
  ];
  npwp = dunia.organisasi('nusa').npwp ?? '';
  // Another taxpayer, not another branch of the same one.
  npwpPipa = '0900000002012000';
  await dunia.db.organisasi.update({ where: { id: dunia.organisasi('pipa').id }, data: { npwp: npwpPipa } });
  await muat(izinGula(npwp), izinGula(npwp, { ...BARU, jml: '100' }));
});
afterAll(async () => {
  expect(await temuan()).toEqual([]);
  await dunia.close();
  await luar.close();
});

/** Goods of which nothing had been imported when they were loaded. */
const BARU: Ketik = { hs: '17011300', uraian: 'Gula tebu', terealisasi: '0' };
const muat = async (...rows: Ketik[]) => {
  const h = await admin.post(PEMBUKA, formPembuka(bukuPembuka(rows), { cara: 'muat', sandi: SANDI }));
  expect([h.http, h.data]).toEqual([200, expect.objectContaining({ dimuat: true })]);
};
const temuan = async () => (await layanan(dunia, PutarBukuService).periksa()).temuan;
let nomor = 0;
/** 50 tonnes of the first row's goods, as customs tell it. */
const barang = (lain: object = {}) => ({
  ...{ no_pib: `000777-${++nomor}`, seri: 1, tgl_pib: `${TAHUN}-03-02`, kd_kantor: '040300', npwp, no_izin: GULA },
  ...{ hs: '17011400', uraian: 'Gula kristal mentah', satuan: 'TNE', jml: '50', negara_asal: 'TH', ...lain },
});
const lapor = async (b: object) =>
  (await (await fetch(`${luar.url}/djbc/pemberitahuan`, { method: 'POST', body: JSON.stringify(b) })).json()) as { no_pib: string }; // prettier-ignore
const tarik = () => layanan(dunia, TarikPabeanService).jalankan();
const kirim = async (b: object): Promise<string> => {
  const { no_pib } = await lapor(b);
  await tarik();
  return no_pib;
};
const satu = async (no_pib: string) =>
  ((await fajar.get(`/api/pabean/barang?keadaan=semua&cari=${no_pib}`)).data as Record<string, unknown>[])[0] ?? {};
/** Why a line waits, and what was booked of it, in tonnes. */
const hasil = async (no_pib: string) => {
  const b = await satu(no_pib);
  return [b.sebab, b.dibukukan];
};
/** Of each row of a permit: realised before the portal and since, and what remains, in tonnes. */
const baris = async (no = GULA) => {
  const h = await admin.get(`${PEMBUKA}?cari=${encodeURIComponent(no)}`);
  return (h.data[0].baris as { terealisasi: string; sisa: string }[]).map((b) => [b.terealisasi, b.sisa]);
};

describe('a declared line that names a permit of before the portal', () => {
  it('is booked against what remains of it; the company and the nation know it', async () => {
    const no = await kirim(barang());
    expect(await satu(no)).toMatchObject({
      ...{ sebab: null, dibukukan: '50', belum: '0', seri_izin: 1, idNk: null, noAju: null },
      ...{ izin_pembuka: GULA, nama_perusahaan: 'PT Nusa Uji' },
    });
    expect(await baris()).toEqual([
      ['300', '300'],
      ['0', '100'],
    ]);
    const m = await dunia.db.bukuMutasi.findFirstOrThrow({ where: { jenis: 'REALISASI' }, orderBy: { id: 'desc' } });
    expect(m).toMatchObject({ pelaku: 'DJBC', id_pengajuan: null, dokumen: { no_pib: no, no_keputusan: GULA } });
    const posisi = await ratna.get(`/api/buku/posisi?tahun=${TAHUN}`);
    expect(posisi.data.pos).toMatchObject([{ ditetapkan: '700', terealisasi: '300', terbit: '400', sisa: '400' }]);
    expect(await temuan()).toEqual([]);
  });
  it('told twice it counts once; an older version after a newer one changes nothing', async () => {
    const no = await kirim(barang({ jml: '10' }));
    await kirim(barang({ no_pib: no, jml: '12', versi: 3 }));
    await kirim(barang({ no_pib: no, jml: '11', versi: 2 }));
    await kirim(barang({ no_pib: no, jml: '99', versi: 3 }));
    expect(await hasil(no)).toEqual([null, '12']);
    expect((await baris())[0]).toEqual(['312', '288']);
  });
  it('corrected downward is taken back and booked anew; cancelled it is taken back', async () => {
    const no = await kirim(barang({ jml: '30' }));
    expect((await baris())[0]).toEqual(['342', '258']);
    await kirim({ no_pib: no, jml: '20.125' });
    expect((await baris())[0]).toEqual(['332.125', '267.875']);
    const { id } = await dunia.db.pabeanBarang.findUniqueOrThrow({ where: { no_pib_seri: { no_pib: no, seri: 1 } } });
    const gerak = await dunia.db.bukuMutasi.findMany({
      where: { kunci: { startsWith: `pabean:${id}:` } },
      orderBy: { id: 'asc' },
    });
    expect(gerak.map((m) => [m.kunci, m.membalik])).toEqual([
      [`pabean:${id}:1:REALISASI`, null],
      [`pabean:${id}:2:BATAL_REALISASI`, gerak[0]?.id],
      [`pabean:${id}:2:REALISASI`, null],
    ]);
    await kirim({ no_pib: no, batal: true });
    expect((await baris())[0]).toEqual(['312', '288']);
    expect(await temuan()).toEqual([]);
  });
  it.each([
    ['another company', 'PERUSAHAAN_LAIN', () => ({ npwp: npwpPipa })],
    ['the day before it began', 'DI_LUAR_MASA', () => ({ tgl_pib: '2026-11-01' })],
    ['the day after it ended', 'DI_LUAR_MASA', () => ({ tgl_pib: `${TAHUN + 1}-01-01` })],
    ['another tariff line', 'HS_LAIN', () => ({ hs: '17019910' })],
    ['a unit of another kind', 'SATUAN_LAIN', () => ({ satuan: 'C62' })],
    ['a number that nobody knows', 'IZIN_TIDAK_DIKENAL', () => ({ no_izin: 'IMP-99/2026' })],
  ])('of %s waits on the list and moves nothing', async (_apa, sebab, lain) => {
    const sebelum = await baris();
    expect(await hasil(await kirim(barang(lain())))).toEqual([sebab, '0']);
    expect(await baris()).toEqual(sebelum);
  });
  it('of more than remains: what there is, the rest is shown; two at once never take more together', async () => {
    const no = await kirim(barang({ hs: '17011300', jml: '60' }));
    const [a, b] = [
      await lapor(barang({ hs: '17011300', jml: '30' })),
      await lapor(barang({ hs: '17011300', jml: '30' })),
    ];
    await layanan(dunia, TarikPabeanService)['tarik']();
    const olah = layanan(dunia, OlahPabeanService);
    await Promise.all([olah.jalankan(), olah.jalankan(), olah.jalankan()]);
    const jadi = [await hasil(a.no_pib), await hasil(b.no_pib)].sort((x, y) => Number(x[1]) - Number(y[1]));
    expect(jadi).toEqual([
      ['MELEBIHI_IZIN', '10'],
      [null, '30'],
    ]);
    expect((await baris())[1]).toEqual(['100', '0']);
    const lebih = (await hasil(a.no_pib))[0] === null ? b.no_pib : a.no_pib;
    expect(await satu(lebih)).toMatchObject({ ur_sebab: 'Melebihi sisa izin', belum: '20', izin_pembuka: GULA });
    // What another line gives back is there for it when it is matched anew.
    await kirim({ no_pib: no, jml: '40' });
    const { id } = await satu(lebih);
    const ulang = await fajar.post(`/api/pabean/barang/${id as string}/cocok`, { catatan: 'PIB lain diperkecil' });
    expect(ulang.message).toBe(`PIB ${lebih} seri 1 dibukukan ke izin ${GULA}`);
    expect(await hasil(lebih)).toEqual([null, '30']);
    expect(await temuan()).toEqual([]);
  });
});

describe('what was imported before the permit was loaded', () => {
  const awal = { tgl_pib: '2026-11-02', jml: '5' };
  it('may stand in the realisation that it was loaded with: an officer says so, row by row', async () => {
    const no = await kirim(barang(awal));
    expect(await satu(no)).toMatchObject({
      ...{ sebab: 'SUDAH_TERHITUNG', ur_sebab: 'Mungkin sudah terhitung sebelum izin dimuat', dibukukan: '0' },
      belum: '5',
    });
    expect((await baris())[0]).toEqual(['312', '288']);
    const { id } = await satu(no);
    const alamat = `/api/pabean/barang/${id as string}`;
    const pilihan = (await fajar.get(`${alamat}/pilihan?no_izin=${encodeURIComponent(GULA)}`)).data;
    expect(pilihan).toMatchObject({ no_izin: GULA, idNk: null, baris: [{ seri: 1, hs: '17011400' }, { seri: 2 }] });
    const catatan = 'Belum termasuk realisasi yang dimuat';
    const h = await fajar.post(`${alamat}/cocok`, { catatan, id_baris: pilihan.baris[0].id });
    expect([h.http, h.message]).toEqual([200, `PIB ${no} seri 1 dibukukan ke izin ${GULA}`]);
    expect((await baris())[0]).toEqual(['317', '283']);
    const asing = await satu(await kirim(barang({ ...awal, npwp: npwpPipa })));
    const tolak = await fajar.post(`/api/pabean/barang/${asing.id as string}/cocok`, {
      ...{ catatan, id_baris: pilihan.baris[0].id },
    });
    expect(tolak.message).toBe(
      `PIB ${asing.no_pib as string} seri 1 belum dapat dibukukan: izin milik perusahaan lain`,
    );
    expect((await baris())[0]).toEqual(['317', '283']);
  });
  it('is booked where nothing was, and lines that waited for the permit are taken to it', async () => {
    const no = await kirim(barang({ ...awal, no_izin: 'IMP-08/2026', hs: '17011300' }));
    expect(await hasil(no)).toEqual(['IZIN_TIDAK_DIKENAL', '0']);
    await muat(izinGula(npwp, { ...BARU, no_keputusan: 'IMP-08/2026', jml: '20' }));
    await tarik();
    expect(await hasil(no)).toEqual([null, '5']);
    expect(await baris('IMP-08/2026')).toEqual([['5', '15']]);
  });
  it('told after the validity has ended, of a day within it: out of what had lapsed, and back there', async () => {
    const masa = { tgl_keputusan: '02/01/2025', berlaku_mulai: '02/01/2025', berlaku_sampai: '31/12/2025' };
    await muat(izinGula(npwpPipa, { ...BARU, ...masa, no_keputusan: 'IMP-25/2025', tahun: '2025', jml: '80' }));
    await layanan(dunia, KejadianPembukaService).habis();
    const pib = { npwp: npwpPipa, no_izin: 'IMP-25/2025', hs: '17011300' };
    const no = await kirim(barang({ ...pib, tgl_pib: '2025-12-31', jml: '70' }));
    const hangus = async () =>
      (await dunia.db.bukuAkun.findMany({ where: { jenis: 'P.HANGUS' } })).map((a) => a.saldo.toFixed());
    expect([await hasil(no), await baris('IMP-25/2025'), await hangus()]).toEqual([
      [null, '70'],
      [['70', '0']],
      ['10'],
    ]);
    await kirim({ no_pib: no, jml: '30' });
    expect([await baris('IMP-25/2025'), await hangus()]).toEqual([[['30', '0']], ['50']]);
    expect(await hasil(await kirim(barang({ ...pib, tgl_pib: '2026-01-01' })))).toEqual(['DI_LUAR_MASA', '0']);
    expect(await temuan()).toEqual([]);
  });
});

describe('buku:verify', () => {
  it('finds a line that says something else than was booked on the permit', async () => {
    const no = await kirim(barang({ jml: '2' }));
    const { id, urut, dibukukan } = await dunia.db.pabeanBarang.findFirstOrThrow({ where: { no_pib: no } });
    await dunia.db.pabeanBarang.update({ where: { id }, data: { dibukukan: '1.999' } });
    expect(await temuan()).toEqual([{ aturan: 'barang pabean dibukukan', di: `pabean:${id}:${urut}` }]);
    await dunia.db.pabeanBarang.update({ where: { id }, data: { dibukukan } });
    expect(await temuan()).toEqual([]);
    await kirim({ no_pib: no, batal: true });
  });
  it('a line stands on one permit, never on two', async () => {
    const { id } = await dunia.db.pabeanBarang.findFirstOrThrow({ where: { id_pembuka: { not: null } } });
    const { idNk } = await drafLengkap(ratna);
    await expect(
      dunia.db.pabeanBarang.update({ where: { id }, data: { id_pengajuan: BigInt(idNk) } }),
    ).rejects.toThrow();
  });
});

describe('what the company reads', () => {
  const milik = async (siapa: string) => (await dunia.sebagai(siapa)).get('/api/buku/pembuka');
  it('its own permits of before the portal with what remains of each, and nobody else’s', async () => {
    const h = await milik('ratna');
    expect(h.meta).toMatchObject({ page: 1, total: 2 });
    expect(h.data).toMatchObject([
      { no_keputusan: 'IMP-08/2026', baris: [{ jml: '20', terealisasi: '5', sisa: '15' }] },
      {
        ...{ no_keputusan: GULA, perusahaan: 'PT Nusa Uji', layanan: 'RKI', ur_komoditas: 'Gula' },
        ...{ berlaku_mulai: '2026-11-02', berlaku_sampai: `${TAHUN}-12-31` },
        baris: [
          { seri: 1, satuan: 'TNE', jml: '600', terealisasi: '317', sisa: '283' },
          { seri: 2, jml: '100', terealisasi: '100', sisa: '0' },
        ],
      },
    ]);
    expect(h.data[0]).not.toHaveProperty('nama_berkas');
    const lain = await milik('hendra');
    expect((lain.data as { no_keputusan: string }[]).map((i) => i.no_keputusan)).toEqual(['IMP-25/2025']);
  });
  it('officers and guests have no part in it', async () => {
    expect((await fajar.get('/api/buku/pembuka')).http).toBe(403);
    expect((await dunia.tamu().get('/api/buku/pembuka')).http).toBe(401);
  });
});

describe('who reads it', () => {
  it('the ministry that decides such permits today, and customs’ officers; no other ministry, no company', async () => {
    const no = await kirim(barang({ jml: '1' }));
    const alamat = `/api/pabean/barang?keadaan=semua&cari=${no}`;
    const banyak = async (siapa: string) => ((await (await dunia.sebagai(siapa)).get(alamat)).data as object[]).length;
    await dunia.tambahPetugas('koord018', 'KL_KOORDINATOR', '018');
    expect([await banyak('fajar'), await banyak('yusuf'), await banyak('koord018')]).toEqual([1, 1, 0]);
    const { id } = await satu(no);
    expect((await (await dunia.sebagai('koord018')).get(`/api/pabean/barang/${id as string}`)).http).toBe(404);
    expect((await ratna.get(alamat)).http).toBe(403);
  });
});
