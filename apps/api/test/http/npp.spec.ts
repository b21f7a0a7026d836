import {
  baris,
  barang,
  buatRencana,
  KOMODITAS,
  lengkapi,
  NPP,
  pasti,
  periode,
  rencanaLengkap,
  rencanaProdusen,
  versiRencana,
} from '../support/rencana';
import { TAHUN } from '../support/berkas';
import type { Client } from '../support/client';
import { layanan } from '../support/kerjakan';
import { KalenderService } from '../../src/modules/pengajuan/tenggat/kalender.service';
import { World } from '../support/world';

let dunia: World;
let ratna: Client;
let bagus: Client;
let hendra: Client;
beforeAll(async () => {
  dunia = await World.open({});
  [ratna, bagus, hendra] = (await Promise.all(['ratna', 'bagus', 'hendra'].map((n) => dunia.sebagai(n)))) as [Client, Client, Client]; // prettier-ignore
});
afterAll(() => dunia.close());
const data = `${NPP}/data-npp`;

describe('a plan is begun (D.1)', () => {
  it('PENGAJUAN-16 answers status, code 01 and data; its number says service and ministry; next year by default', async () => {
    const kepala = { jenis_pelaku: 'PENGGUNA' };
    const r = await ratna.post(`${NPP}/pengajuan/create`, { kd_komoditas: KOMODITAS, trader_type: 'IMPORTIR', kepala });
    expect(r).toMatchObject({ http: 201, status: true, code: '01' });
    expect(r.data.no_aju).toMatch(/^090019\d{20}$/);
    const p = await dunia.db.pengajuan.findUniqueOrThrow({ where: { no_aju: r.data.no_aju as string } });
    expect(p).toMatchObject({ kd_rekom: '09', kd_ga: '019', tahun: TAHUN, kd_status: '00' });
    const satu = await ratna.get(`${NPP}/pengajuan/${r.data.no_aju}`);
    expect(satu.data).toMatchObject({ trader_type: 'IMPORTIR', jenis_pelaku: 'PENGGUNA' });
    expect(satu.data.tombol).toMatchObject({ rencana_impor_bahan_baku: true, rencana_produksi: false });
  });
  it('the same key again is the same plan', async () => {
    const isi = { kd_komoditas: KOMODITAS, trader_type: 'LOKAL' };
    const kunci = { 'idempotency-key': 'npp-buat-1' };
    const [a, b] = [
      await pasti(ratna.post(`${NPP}/pengajuan/create`, isi, kunci)),
      await pasti(ratna.post(`${NPP}/pengajuan/create`, isi, kunci)),
    ];
    expect(a['no_aju']).toBe(b['no_aju']);
  });
  it('wants a commodity and a trader type; a header save wants the version that was seen', async () => {
    expect(await ratna.post(`${NPP}/pengajuan/create`, { trader_type: 'LOKAL' })).toMatchObject({
      ...{ http: 422, code: '06' },
      errors: [{ path: 'kd_komoditas' }],
    });
    const no_aju = await buatRencana(ratna);
    const versi = await versiRencana(ratna, no_aju);
    const simpan = (v: number) =>
      ratna.post(`${NPP}/pengajuan/create`, { no_aju, versi: v, kepala: { telepon: '021 5550124' } });
    expect((await simpan(versi)).http).toBe(201);
    expect(await simpan(versi)).toMatchObject({ http: 409, code: '05', data: { versi: versi + 1 } });
  });
  it('a user of the company fills it in, and neither deletes nor sends; officers and strangers do not write', async () => {
    const no_aju = await buatRencana(bagus);
    const b = await baris(bagus, 'barang', { no_aju, jenis: 'impor', data: barang('5') });
    expect((await bagus.del(`${data}/barang/${b['id']}?no_aju=${no_aju}`)).http).toBe(403);
    expect((await bagus.post(`${NPP}/sendRKT`, { no_aju, versi: 1 })).http).toBe(403);
    expect((await ratna.del(`${data}/barang/${b['id']}?no_aju=${no_aju}`)).http).toBe(200);
    const dewi = await dunia.sebagai('dewi');
    expect((await dewi.post(`${NPP}/pengajuan/create`, { kd_komoditas: KOMODITAS, trader_type: 'LOKAL' })).http).toBe(
      403,
    );
    expect((await dewi.get(`${NPP}/pengajuan/${no_aju}`)).http).toBe(404);
  });
});

describe('rows, tab by tab (D.2)', () => {
  let no_aju: string;
  beforeAll(async () => {
    no_aju = await buatRencana(ratna, 'PENGGUNA');
  });
  it('NERACA-02 LAYAR-11 a good with its months; read with its paging', async () => {
    const isi = {
      rencana: [{ periode: periode(1), jml: '3.5' }],
      realisasi: [{ periode: periode(2, TAHUN - 1), jml: 4, ref: 'PIB-7' }],
    };
    const b = await baris(ratna, 'barang', { no_aju, jenis: 'impor', data: barang('10'), ...isi });
    expect(b).toMatchObject({ no_aju, id_barang: b['id'], versi_baris: 1 });
    const r = await ratna.get(`${data}/barang?no_aju=${no_aju}`);
    expect(r.meta).toMatchObject({ page: 1, total: 1 });
    expect(r.data).toMatchObject([
      {
        ...{ id: b['id'], jenis: 'impor', jml: '10', jml_keputusan: null },
        rencana: [{ periode: periode(1), jml: '3.5', ref: null }],
        realisasi: [{ periode: periode(2, TAHUN - 1), jml: '4', ref: 'PIB-7' }],
      },
    ]);
  });
  it('a month of another year is refused, and the row with it', async () => {
    const sebelum = await dunia.db.baris.count();
    const rencana = [{ periode: periode(1, TAHUN - 1), jml: '1' }];
    const r = await ratna.post(`${data}/barang/create`, { no_aju, jenis: 'lokal', data: barang('10'), rencana });
    expect([r.http, r.code]).toEqual([422, '06']);
    expect(await dunia.db.baris.count()).toBe(sebelum);
  });
  it('a change wants the version of the row; the months of a side that come are all that it has', async () => {
    const b = await baris(ratna, 'barang', {
      no_aju,
      jenis: 'lokal',
      data: barang('10'),
      rencana: [
        { periode: periode(1), jml: '1' },
        { periode: periode(2), jml: '2' },
      ],
    });
    const ubah = (versi: number, isi: object) =>
      ratna.put(`${data}/barang/update/${b['id']}`, { no_aju, versi, ...isi });
    expect(await ubah(1, { rencana: [{ periode: periode(2), jml: '5' }] })).toMatchObject({
      http: 200,
      data: { versi_baris: 2 },
    });
    expect((await ubah(1, { data: barang('11') })).http).toBe(409);
    const satu = (await ratna.get(`${data}/barang?no_aju=${no_aju}&jenis=lokal`)).data[0];
    expect(satu).toMatchObject({ jml: '10', rencana: [{ periode: periode(2), jml: '5' }] });
    expect(await ubah(2, { jenis: 'impor', data: barang('11') })).toMatchObject({ http: 422 });
  });
  it('what is used hangs from its good: not more than that, gone with it, and never below another’s', async () => {
    const satuan = barang('1')['satuan'];
    const b = await baris(ratna, 'penggunaan/barang', { no_aju, data: { uraian_barang: 'Ban', satuan, jml: '10' } });
    const anak = { lokasi: 'Gudang 1', tujuan: 'Armada', jml: '7' };
    const p = await baris(ratna, 'penggunaan/penggunaan', { no_aju, id_penggunaan: b['id'], data: anak });
    expect(p).toMatchObject({ id_penggunaan: b['id'] });
    const lebih = await ratna.post(`${data}/penggunaan/penggunaan/create`, {
      no_aju,
      id_penggunaan: b['id'],
      data: { ...anak, jml: '4' },
    });
    expect([lebih.http, lebih.code]).toEqual([422, '06']);
    const lain = await buatRencana(ratna, 'PENGGUNA');
    const salah = await ratna.post(`${data}/penggunaan/penggunaan/create`, {
      no_aju: lain,
      id_penggunaan: b['id'],
      data: anak,
    });
    expect(salah.http).toBe(404);
    expect(
      (await ratna.del(`${data}/penggunaan/penggunaan/${p['id']}?no_aju=${lain}&id_penggunaan=${b['id']}`)).http,
    ).toBe(404);
    expect((await ratna.del(`${data}/penggunaan/penggunaan/${p['id']}?no_aju=${no_aju}`)).http).toBe(400);
    expect((await ratna.del(`${data}/penggunaan/${b['id']}`)).http).toBe(400);
    expect((await ratna.del(`${data}/penggunaan/${b['id']}?no_aju=${no_aju}`)).http).toBe(200);
    expect(await dunia.db.baris.count({ where: { id: BigInt(String(p['id'])) } })).toBe(0);
  });
  it('a stranger reads and writes nothing of it', async () => {
    const b = await baris(ratna, 'barang', { no_aju, jenis: 'lokal', data: barang('2', { '08': '40114000' }) });
    for (const path of ['barang', 'produksi', 'penggunaan', 'distribusi', 'dokumen', 'checkpoint/v2'])
      expect([path, (await hendra.get(`${data}/${path}?no_aju=${no_aju}`)).http]).toEqual([path, 404]);
    const coba = [
      hendra.get(`${NPP}/pengajuan/${no_aju}`),
      hendra.get(`${NPP}/pengajuan/status/${no_aju}`),
      hendra.get(`${NPP}/pengajuan/history/${no_aju}`),
      hendra.get(`${NPP}/pengajuan/riwayat/nested/${no_aju}`),
      hendra.get(`${NPP}/dynamic/barang?no_aju=${no_aju}`),
      hendra.post(`${data}/barang/create`, { no_aju, jenis: 'impor', data: barang('1') }),
      hendra.put(`${data}/barang/update/${b['id']}`, { no_aju, versi: 1, data: barang('1') }),
      hendra.del(`${data}/barang/${b['id']}?no_aju=${no_aju}`),
      hendra.post(`${NPP}/pengajuan/create`, { no_aju, versi: 1, kepala: {} }),
      hendra.post(`${NPP}/sendRKT`, { no_aju, versi: 1 }),
    ];
    expect((await Promise.all(coba)).map((r) => r.http)).toEqual(coba.map(() => 404));
  });
});

describe('checkpoint v2 (NERACA-03, D.4)', () => {
  it('an empty plan of a producer: what is missing, tab by tab; an end user has no production and no distribution', async () => {
    const cek = async (pelaku: string) =>
      (await ratna.get(`${data}/checkpoint/v2?no_aju=${await buatRencana(ratna, pelaku)}&trader_type=IMPORTIR`)).data;
    expect(await cek('PENGGUNA')).toMatchObject({
      barang: 0,
      produksi: 9,
      penggunaan: 0,
      distribusi: 9,
      dokumen: 0,
      boleh_kirim: false,
    });
    expect((await cek('PENGGUNA')).pesan).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ tab: 'barang', id_baris: null, pesan: 'Tab Barang belum berisi' }),
      ]),
    );
  });
  it('a block links to its row, and nothing is sent', async () => {
    const d = await rencanaLengkap(ratna, '1000');
    const bersih = (await ratna.get(`${data}/checkpoint/v2?no_aju=${d.noAju}`)).data;
    expect([bersih.pesan, bersih.boleh_kirim, bersih.penggunaan, bersih.distribusi]).toEqual([[], true, 2, 9]);
    const b = await baris(ratna, 'barang', { no_aju: d.noAju, jenis: 'impor', data: barang('1000') });
    const k = (await ratna.get(`${data}/checkpoint/v2?no_aju=${d.noAju}`)).data;
    expect(k).toMatchObject({ barang: 1, penggunaan: 1, boleh_kirim: false });
    expect(k.pesan).toEqual(expect.arrayContaining([expect.objectContaining({ tab: 'barang', id_baris: b['id'] })]));
    const versi = await versiRencana(ratna, d.noAju);
    expect(await ratna.post(`${NPP}/sendRKT`, { no_aju: d.noAju, versi })).toMatchObject({ http: 422, code: '06' });
  });
  it('growth of imports is a warning: with its note the plan goes', async () => {
    const d = await rencanaLengkap(ratna, '100');
    const [b] = (await ratna.get(`${data}/barang?no_aju=${d.noAju}`)).data;
    await pasti(
      ratna.put(`${data}/barang/update/${b.id}`, {
        no_aju: d.noAju,
        versi: b.versi,
        realisasi: [{ periode: periode(6, TAHUN - 1), jml: '60' }],
      }),
      200,
    );
    const k = (await ratna.get(`${data}/checkpoint/v2?no_aju=${d.noAju}`)).data;
    expect(k.pesan).toMatchObject([{ tab: 'perusahaan', path: 'catatan_impor' }]);
    expect(k.neraca).toEqual(
      expect.arrayContaining([expect.objectContaining({ kode: 5, hasil: 'peringatan', a: '100', b: '60' })]),
    );
    await lengkapi(ratna, d.noAju, [], { catatan_impor: 'Pabrik kedua mulai Maret' });
    expect((await ratna.get(`${data}/checkpoint/v2?no_aju=${d.noAju}`)).data.boleh_kirim).toBe(true);
  });
});

describe('what a plan is filled in from', () => {
  it('NERACA-09 a paper goes up as a form and comes down as it was; a stranger gets neither', async () => {
    const no_aju = await buatRencana(ratna, 'PRODUSEN', 'LOKAL');
    const isi = Buffer.from(`%PDF-1.4 ${'\u00e9'.repeat(50)} akhir`, 'latin1');
    const kirim = (c: Client) => {
      const f = new FormData();
      for (const [m, n] of [
        ['no_aju', no_aju],
        ['kd_dokumen', 'D99'],
      ] as const)
        f.set(m, n);
      f.set('file', new Blob([new Uint8Array(isi)]), 'surat.pdf');
      return c.post(`${NPP}/dokumen/upload/create`, f);
    };
    expect((await kirim(ratna)).http).toBe(201);
    const [dok] = (await ratna.get(`${data}/dokumen?no_aju=${no_aju}`)).data as { id: string }[];
    const unduh = (c: Client) => c.get(`${NPP}/dokumen/upload/${no_aju}/${dok?.id}`);
    expect((await unduh(ratna)).raw.equals(isi)).toBe(true);
    const asing = await dunia.sebagai('hendra');
    expect([(await kirim(asing)).http, (await unduh(asing)).http]).toEqual([404, 404]);
  });
  it('goods, units, groups, tabs with their columns, and who may file', async () => {
    const barangnya = (await ratna.get(`${NPP}/ref/barang?kd_komoditas=${KOMODITAS}`)).data as { kode: string }[];
    expect(barangnya.every((b) => /^40/.test(b.kode))).toBe(true);
    expect((await ratna.get(`${NPP}/ref/satuan/3?kd_komoditas=${KOMODITAS}`)).data.map((s: { kodeSatuan: string }) => s.kodeSatuan).sort()).toEqual(['C62', 'TNE']); // prettier-ignore
    expect((await ratna.get(`${NPP}/ref/komoditas`)).data).toEqual(expect.arrayContaining([expect.objectContaining({ kd_komoditas: KOMODITAS, kd_ga: '019' })])); // prettier-ignore
    const no_aju = await buatRencana(ratna, 'PRODUSEN', 'LOKAL');
    const jenis = async (tab: string) => (await ratna.get(`${NPP}/dynamic/${tab}?no_aju=${no_aju}`)).data.jenis.map((j: { kode: string }) => j.kode) as string[]; // prettier-ignore
    expect(await jenis('barang')).toEqual(['barang_lokal']);
    expect(await jenis('produksi')).toEqual(['bahan_baku', 'produk']);
    expect(await jenis('distribusi')).toEqual(['data_distribusi', 'distribusi_lokal', 'distribusi_ekspor', 'distribusi_lainnya']); // prettier-ignore
    const { bulan_rencana } = (await ratna.get(`${NPP}/dynamic/barang?no_aju=${no_aju}`)).data;
    expect([bulan_rencana.length, bulan_rencana[4]]).toEqual([12, { label: `Mei ${TAHUN}`, value: `05${TAHUN}` }]);
    expect((await ratna.get(`${NPP}/user/check`)).data).toMatchObject({ boleh: true, alasan: [], boleh_kirim: true, trader_type: ['IMPORTIR', 'LOKAL'] }); // prettier-ignore
    expect((await bagus.get(`${NPP}/user/check`)).data).toMatchObject({ boleh: true, boleh_kirim: false });
    expect((await (await dunia.sebagai('dewi')).get(`${NPP}/user/check`)).data).toMatchObject({ boleh: false });
  });
});

describe('a plan is begun from another one', () => {
  it('rows of every kind under their own parents, months a year on, what became of it as the base, goods named anew', async () => {
    const lama = await rencanaProdusen(ratna);
    const [g] = (await ratna.get(`${data}/barang?no_aju=${lama.noAju}`)).data;
    const [m] = (await ratna.get(`${data}/produksi?no_aju=${lama.noAju}`)).data;
    const bulan = { rencana: [{ periode: periode(3), jml: '7' }], realisasi: [{ periode: periode(1), jml: '4' }] };
    await pasti(ratna.put(`${data}/barang/update/${g.id}`, { no_aju: lama.noAju, versi: g.versi, ...bulan }), 200);
    const bahan = { ...m.data, id_barang: g.id, periode: [periode(3)] };
    await pasti(ratna.put(`${data}/produksi/bahanbaku/edit/${m.id}`, { no_aju: lama.noAju, versi: m.versi, data: bahan }), 200); // prettier-ignore
    const salin = (c: Client) => c.post(`${NPP}/pengajuan/create`, { dari: lama.noAju, tahun: TAHUN + 1 });
    expect((await salin(hendra)).http).toBe(404);
    await dunia.db.jadwal.create({ data: { tahun: TAHUN + 1, kd_rekom: '09', buka_buat: new Date('2020-01-01'), tutup_buat: new Date('2100-01-01'), tutup_ubah: new Date('2100-01-01') } }); // prettier-ignore
    layanan(dunia, KalenderService).lupakan();
    const no_aju = (await pasti(salin(ratna)))['no_aju'];
    const [b] = (await ratna.get(`${data}/barang?no_aju=${no_aju}`)).data;
    expect(b).toMatchObject({
      ...{ jml: '1000', data: { periode_importasi: [periode(3, TAHUN + 1)] } },
      rencana: [{ periode: periode(3, TAHUN + 1), jml: '7', ref: null }],
      realisasi: [{ periode: periode(1), jml: '4', ref: null }],
    });
    const [x] = (await ratna.get(`${data}/produksi?no_aju=${no_aju}`)).data;
    expect(x.data).toMatchObject({ id_barang: b.id, periode: [periode(3, TAHUN + 1)] });
    for (const t of ['lokal', 'ekspor', 'lainnya']) {
      const [d] = (await ratna.get(`${data}/distribusi?no_aju=${no_aju}`)).data;
      expect((await ratna.get(`${data}/distribusi/${t}?no_aju=${no_aju}&id_distribusi=${d.id}`)).data).toHaveLength(1);
    }
    const k = (await ratna.get(`${data}/checkpoint/v2?no_aju=${no_aju}`)).data.pesan as { path: string }[];
    expect(k.map((p) => p.path).filter((path) => path.startsWith('baris.'))).toEqual([]);
  });
});
