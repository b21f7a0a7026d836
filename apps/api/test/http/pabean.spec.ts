import { OlahPabeanService } from '../../src/modules/pengajuan/pabean/olah-pabean.service';
import { TarikPabeanService } from '../../src/modules/pengajuan/pabean/tarik-pabean.service';
import { TenggatService } from '../../src/modules/pengajuan/tenggat/tenggat.service';
import { TAHUN, type Draf } from '../support/berkas';
import { penuh, versi } from '../support/keadaan';
import { layanan } from '../support/kerjakan';
import { buatPerubahan, sampaiPemutus, setujui } from '../support/perubahan';
import { SANDI } from '../support/world';
import { mejaPabean, type Izin } from '../support/pabean';

/* Customs declarations (ledger page, Flows): P.TERBIT -> P.TEREALISASI; goods at the port are never refused. */
const meja = mejaPabean();
const { barang, berlaku, hasil, isiIzin, izinBaru, kirim, lapor, saldo, simpanan, tarik } = meja;

const cabut = async (d: Draf) =>
  meja.hari.post(`/nk/v2/data-nk/cabut/${d.idNk}`, {
    ...{ alasan: 'Data tidak benar', dasar_hukum: 'Perpres 61/2024', sandi: SANDI, versi: await versi(meja.hari, d) },
  });

describe('a declared line', () => {
  let i: Izin;
  beforeAll(async () => {
    i = await izinBaru();
  });
  it('uses the row of its country, in the transaction in which it is known', async () => {
    const no = await kirim(barang(i));
    expect(await hasil(no)).toEqual([null, '50']);
    expect([await saldo(i), await saldo(i, 0)]).toEqual([
      ['150', '50', '-'],
      ['100', '-', '-'],
    ]);
    const m = await meja.dunia.db.bukuMutasi.findFirstOrThrow({
      where: { jenis: 'REALISASI' },
      orderBy: { id: 'desc' },
    });
    expect(m).toMatchObject({ pelaku: 'DJBC', id_pengajuan: BigInt(i.idNk), dokumen: { no_pib: no, seri: 1 } });
  });
  it('told twice it counts once; an older version after a newer one changes nothing', async () => {
    const no = await kirim(barang(i, { jml: '10' }));
    await kirim(barang(i, { no_pib: no, jml: '12', versi: 3 }));
    expect(await hasil(no)).toEqual([null, '12']);
    await kirim(barang(i, { no_pib: no, jml: '11', versi: 2 }));
    await kirim(barang(i, { no_pib: no, jml: '99', versi: 3 }));
    expect(await hasil(no)).toEqual([null, '12']);
    expect(await saldo(i)).toEqual(['138', '62', '-']);
  });
  it('a correction is a reversal that names what it reverses, and a new movement; a cancellation is a reversal', async () => {
    const no = await kirim(barang(i, { jml: '30' }));
    await kirim({ no_pib: no, jml: '20' });
    expect(await saldo(i)).toEqual(['118', '82', '-']);
    const { id } = await simpanan(no);
    const gerak = await meja.dunia.db.bukuMutasi.findMany({
      where: { kunci: { startsWith: `pabean:${id}:` } },
      orderBy: { id: 'asc' },
    });
    expect(gerak.map((m) => [m.kunci, m.membalik])).toEqual([
      [`pabean:${id}:1:REALISASI`, null],
      [`pabean:${id}:2:BATAL_REALISASI`, gerak[0]?.id],
      [`pabean:${id}:2:REALISASI`, null],
    ]);
    await kirim({ no_pib: no, batal: true });
    expect(await saldo(i)).toEqual(['138', '62', '-']);
    expect(await hasil(no)).toEqual([null, '0']);
    expect((await meja.dunia.db.pabeanPeristiwa.findMany({ where: { id_barang: id } })).map((p) => p.versi)).toEqual([
      1, 2, 3,
    ]);
  });
  it('beyond what the permit has: what is there is used, the rest waits on the list, nothing is refused', async () => {
    const no = await kirim(barang(i, { jml: '140' }));
    expect(await hasil(no)).toEqual(['MELEBIHI_IZIN', '138']);
    expect(await saldo(i)).toEqual(['0', '200', '-']);
    const [b] = (await meja.fajar.get(`/api/pabean/barang?cari=${no}`)).data;
    expect(b).toMatchObject({
      jml: '140',
      dibukukan: '138',
      belum: '2',
      ur_sebab: 'Melebihi sisa izin',
      noAju: i.noAju,
    });
  });
  it.each([
    [
      'a permit that nobody knows',
      { no_izin: '9/PERTEK/019/01/2020' },
      'IZIN_TIDAK_DIKENAL',
      'Nomor izin tidak dikenal',
    ],
    ['another company’s tax number', { npwp: '999999999999999' }, 'PERUSAHAAN_LAIN', 'Izin milik perusahaan lain'],
    ['another tariff line', { hs: '01012100' }, 'HS_LAIN', 'Kode HS tidak ada dalam izin'],
    ['a unit of another kind', { satuan: 'TNE' }, 'SATUAN_LAIN', 'Satuan tidak dapat dihitung ke satuan izin'],
    ['the day before the permit began', { tgl_pib: `${TAHUN - 1}-12-31` }, 'DI_LUAR_MASA', 'Di luar masa berlaku izin'],
    ['the day after it ended', { tgl_pib: `${TAHUN + 1}-01-01` }, 'DI_LUAR_MASA', 'Di luar masa berlaku izin'],
  ])('under %s waits on the list and moves nothing', async (_apa, lain, sebab, kata) => {
    const sebelum = [await saldo(i), await saldo(i, 0)];
    const no = await kirim(barang(i, lain));
    expect(await hasil(no)).toEqual([sebab, '0']);
    expect((await meja.fajar.get(`/api/pabean/barang?cari=${no}`)).data).toMatchObject([
      { ur_sebab: kata, belum: '50' },
    ]);
    expect([await saldo(i), await saldo(i, 0)]).toEqual(sebelum);
  });
  it('its first and last day count', async () => {
    const lain = { negara_asal: i.baris[0]?.negara_asal, jml: '1' };
    for (const tgl_pib of [`${TAHUN}-01-01`, `${TAHUN}-12-31`])
      expect(await hasil(await kirim(barang(i, { ...lain, tgl_pib })))).toEqual([null, '1']);
    expect(await saldo(i, 0)).toEqual(['98', '2', '-']);
  });
  it('two at once for the last of it: together never more than there is', async () => {
    const lain = { negara_asal: i.baris[0]?.negara_asal, jml: '60' };
    const [a, b] = [await lapor(barang(i, lain)), await lapor(barang(i, lain))];
    await layanan(meja.dunia, TarikPabeanService)['tarik']();
    const olah = layanan(meja.dunia, OlahPabeanService);
    await Promise.all([olah.jalankan(), olah.jalankan(), olah.jalankan()]);
    const jadi = [await simpanan(a.no_pib), await simpanan(b.no_pib)].map((x) => x.dibukukan.toNumber());
    expect(jadi.sort((x, y) => x - y)).toEqual([38, 60]);
    expect(await saldo(i, 0)).toEqual(['0', '100', '-']);
  });
});

describe('what becomes of the permit', () => {
  it('a line that names a changed decision uses what has replaced it, and comes back there', async () => {
    const i = await izinBaru();
    const no = await kirim(barang(i, { jml: '60' }));
    const ubah = await buatPerubahan(meja.dunia, meja.ratna, i);
    await sampaiPemutus(meja.dunia, meja.ratna, ubah);
    expect((await setujui(meja.hari, ubah, await penuh(meja.hari, ubah))).http).toBe(201);
    await berlaku(ubah, `${TAHUN}-01-01`, `${TAHUN}-12-31`);
    const baru = await isiIzin(ubah);
    expect([await saldo(i), await saldo(baru)]).toEqual([
      ['0', '60', '-'],
      ['140', '-', '-'],
    ]);
    await kirim(barang(i, { jml: '40' }));
    expect(await saldo(baru)).toEqual(['100', '40', '-']);
    await kirim({ no_pib: no, batal: true });
    expect([await saldo(i), await saldo(baru)]).toEqual([
      ['0', '0', '-'],
      ['160', '40', '-'],
    ]);
  });
  it('told after the validity has ended, of a day within it: out of what had lapsed', async () => {
    const i = await izinBaru();
    await berlaku(i, `${TAHUN - 2}-01-01`, `${TAHUN - 2}-12-31`);
    await layanan(meja.dunia, TenggatService).jalankan();
    expect(await saldo(i)).toEqual(['0', '-', '200']);
    const no = await kirim(barang(i, { tgl_pib: `${TAHUN - 2}-12-31`, jml: '70' }));
    expect(await saldo(i)).toEqual(['0', '70', '130']);
    await kirim({ no_pib: no, jml: '50' });
    expect(await saldo(i)).toEqual(['0', '50', '150']);
    expect(await hasil(await kirim(barang(i, { tgl_pib: `${TAHUN - 1}-01-01` })))).toEqual(['DI_LUAR_MASA', '0']);
  });
  it('under a revoked permit nothing is booked; what was booked and does not hold goes to the limit', async () => {
    const i = await izinBaru();
    const no = await kirim(barang(i, { jml: '80' }));
    expect((await cabut(i)).http).toBe(200);
    const batas = await meja.dunia.db.bukuAkun.findFirstOrThrow({
      where: { jenis: 'P.BATAS', pos: { satuan: 'C62' } },
    });
    expect(await hasil(await kirim(barang(i)))).toEqual(['IZIN_DICABUT', '0']);
    await kirim({ no_pib: no, batal: true });
    expect(await saldo(i)).toEqual(['0', '0', '-']);
    const kini = await meja.dunia.db.bukuAkun.findUniqueOrThrow({ where: { id: batas.id } });
    expect(kini.saldo.minus(batas.saldo).toFixed()).toBe('80');
  });
  it('what customs have seen is used: it cannot be given back, and the page says what remains', async () => {
    const i = await izinBaru();
    await kirim(barang(i, { jml: '150' }));
    const { baris } = (await meja.ratna.get(`/api/serah/${i.idNk}`)).data;
    expect(baris[1]).toMatchObject({ terealisasi: '150', sisa: '50' });
    const isi = {
      versi: await versi(meja.ratna, i),
      alasan: 'Lini ditutup',
      baris: [{ id: baris[1].id, jml: '50.001' }],
    };
    expect((await meja.ratna.post(`/api/serah/${i.idNk}`, isi)).http).toBe(422);
  });
  it('a permit that becomes known takes the lines that waited for it', async () => {
    const i = await izinBaru();
    const beri = (no_keputusan: string) =>
      meja.dunia.db.pengajuan.update({ where: { id: BigInt(i.idNk) }, data: { no_keputusan } });
    await beri('belum');
    const no = await kirim(barang(i));
    expect(await hasil(no)).toEqual(['IZIN_TIDAK_DIKENAL', '0']);
    await beri(i.no);
    await tarik();
    expect(await hasil(no)).toEqual([null, '50']);
  });
});
