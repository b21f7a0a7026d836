import { startSimulators, type Simulators } from '@sinas/simulators/server';
import { PutarBukuService } from '../../src/modules/pengajuan/buku/putar-buku.service';
import { OlahPabeanService } from '../../src/modules/pengajuan/pabean/olah-pabean.service';
import { TarikPabeanService } from '../../src/modules/pengajuan/pabean/tarik-pabean.service';
import { TenggatService } from '../../src/modules/pengajuan/tenggat/tenggat.service';
import { TAHUN, type Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { berkasSampai, penuh, versi } from '../support/keadaan';
import { layanan } from '../support/kerjakan';
import { buatPerubahan, sampaiPemutus, setujui } from '../support/perubahan';
import { SANDI, World } from '../support/world';

/* Customs declarations (ledger page, Flows): P.TERBIT -> P.TEREALISASI; goods at the port are never refused. */
let luar: Simulators;
let dunia: World;
let ratna: Client;
let hari: Client;
let fajar: Client;
beforeAll(async () => {
  luar = await startSimulators(0);
  dunia = await World.open({ DJBC_URL: `${luar.url}/djbc` });
  [ratna, hari, fajar] = (await Promise.all(['ratna', 'hari', 'fajar'].map((n) => dunia.sebagai(n)))) as [
    ...[Client, Client, Client],
  ];
});
afterAll(async () => {
  expect((await layanan(dunia, PutarBukuService).periksa()).temuan).toEqual([]);
  await dunia.close();
  await luar.close();
});

interface Izin extends Draf {
  no: string;
  npwp: string;
  baris: { id: bigint; hs: string; satuan: string; negara_asal: string }[];
}
const isiIzin = async (d: Draf): Promise<Izin> => {
  const p = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } });
  const baris = await dunia.db.baris.findMany({
    where: { id_pengajuan: p.id, jenis: 'barang' },
    orderBy: { seri: 'asc' },
  });
  const data = (b: (typeof baris)[number]) => b.data as Record<string, string>;
  return {
    ...{ ...d, no: p.no_keputusan ?? '', npwp: p.npwp ?? '' },
    baris: baris.map((b) => ({
      id: b.id,
      hs: b.hs ?? data(b)['08'] ?? '',
      satuan: b.satuan ?? '',
      negara_asal: data(b).negara_asal ?? '',
    })),
  };
};
/** A permit in force of 100 and 200 pieces, from two countries. */
const izinBaru = async (): Promise<Izin> => {
  const d = await berkasSampai(dunia, 'terbit');
  await berlaku(d, `${TAHUN}-01-01`, `${TAHUN}-12-31`);
  return isiIzin(d);
};
const berlaku = (d: Draf, mulai: string, sampai: string) =>
  dunia.db.pengajuan.update({
    where: { id: BigInt(d.idNk) },
    data: { berlaku_mulai: new Date(mulai), berlaku_sampai: new Date(sampai) },
  });
let nomor = 0;
/** A line of the second row's goods, as customs tell it. */
const barang = (i: Izin, lain: object = {}) => ({
  ...{ no_pib: `000123-${++nomor}`, seri: 1, tgl_pib: `${TAHUN}-03-02`, kd_kantor: '040300', npwp: i.npwp },
  ...{
    no_izin: i.no,
    hs: i.baris[1]?.hs,
    uraian: 'Ban',
    satuan: 'C62',
    jml: '50',
    negara_asal: i.baris[1]?.negara_asal,
  },
  ...lain,
});
const lapor = async (b: object) =>
  (await (await fetch(`${luar.url}/djbc/pemberitahuan`, { method: 'POST', body: JSON.stringify(b) })).json()) as { no_pib: string }; // prettier-ignore
const tarik = () => layanan(dunia, TarikPabeanService).jalankan();
const kirim = async (b: object): Promise<string> => {
  const { no_pib } = await lapor(b);
  await tarik();
  return no_pib;
};
const simpanan = (no_pib: string, seri = 1) =>
  dunia.db.pabeanBarang.findUniqueOrThrow({ where: { no_pib_seri: { no_pib, seri } } });
const hasil = async (no_pib: string) => {
  const b = await simpanan(no_pib);
  return [b.sebab, b.dibukukan.toFixed()];
};
/** What the second row holds, was used of it, and lapsed. */
const saldo = async (i: Izin, ke = 1): Promise<string[]> => {
  const akun = await dunia.db.bukuAkun.findMany({ where: { sumber: `baris:${i.baris[ke]?.id}` } });
  return ['P.TERBIT', 'P.TEREALISASI', 'P.HANGUS'].map((j) => akun.find((a) => a.jenis === j)?.saldo.toFixed() ?? '-');
};
const cabut = async (d: Draf) =>
  hari.post(`/nk/v2/data-nk/cabut/${d.idNk}`, {
    ...{ alasan: 'Data tidak benar', dasar_hukum: 'Perpres 61/2024', sandi: SANDI, versi: await versi(hari, d) },
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
    const m = await dunia.db.bukuMutasi.findFirstOrThrow({ where: { jenis: 'REALISASI' }, orderBy: { id: 'desc' } });
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
    expect(await saldo(i)).toEqual(['138', '62', '-']);
    expect(await hasil(no)).toEqual([null, '0']);
    expect((await dunia.db.pabeanPeristiwa.findMany({ where: { id_barang: id } })).map((p) => p.versi)).toEqual([
      1, 2, 3,
    ]);
  });
  it('beyond what the permit has: what is there is used, the rest waits on the list, nothing is refused', async () => {
    const no = await kirim(barang(i, { jml: '140' }));
    expect(await hasil(no)).toEqual(['MELEBIHI_IZIN', '138']);
    expect(await saldo(i)).toEqual(['0', '200', '-']);
    const [b] = (await fajar.get(`/api/pabean/barang?cari=${no}`)).data;
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
    expect((await fajar.get(`/api/pabean/barang?cari=${no}`)).data).toMatchObject([{ ur_sebab: kata, belum: '50' }]);
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
    await layanan(dunia, TarikPabeanService)['tarik']();
    const olah = layanan(dunia, OlahPabeanService);
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
    const ubah = await buatPerubahan(dunia, ratna, i);
    await sampaiPemutus(dunia, ratna, ubah);
    expect((await setujui(hari, ubah, await penuh(hari, ubah))).http).toBe(201);
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
    await layanan(dunia, TenggatService).jalankan();
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
    const batas = await dunia.db.bukuAkun.findFirstOrThrow({ where: { jenis: 'P.BATAS', pos: { satuan: 'C62' } } });
    expect(await hasil(await kirim(barang(i)))).toEqual(['IZIN_DICABUT', '0']);
    await kirim({ no_pib: no, batal: true });
    expect(await saldo(i)).toEqual(['0', '0', '-']);
    const kini = await dunia.db.bukuAkun.findUniqueOrThrow({ where: { id: batas.id } });
    expect(kini.saldo.minus(batas.saldo).toFixed()).toBe('80');
  });
  it('what customs have seen is used: it cannot be given back, and the page says what remains', async () => {
    const i = await izinBaru();
    await kirim(barang(i, { jml: '150' }));
    const { baris } = (await ratna.get(`/api/serah/${i.idNk}`)).data;
    expect(baris[1]).toMatchObject({ terealisasi: '150', sisa: '50' });
    const isi = { versi: await versi(ratna, i), alasan: 'Lini ditutup', baris: [{ id: baris[1].id, jml: '50.001' }] };
    expect((await ratna.post(`/api/serah/${i.idNk}`, isi)).http).toBe(422);
  });
  it('a permit that becomes known takes the lines that waited for it', async () => {
    const i = await izinBaru();
    const beri = (no_keputusan: string) =>
      dunia.db.pengajuan.update({ where: { id: BigInt(i.idNk) }, data: { no_keputusan } });
    await beri('belum');
    const no = await kirim(barang(i));
    expect(await hasil(no)).toEqual(['IZIN_TIDAK_DIKENAL', '0']);
    await beri(i.no);
    await tarik();
    expect(await hasil(no)).toEqual([null, '50']);
  });
});

describe('the feed', () => {
  const kendali = (mode: string, lain: object = {}) =>
    fetch(`${luar.url}/_kendali`, { method: 'POST', body: JSON.stringify({ sistem: 'djbc', mode, ...lain }) });
  it('that does not answer loses nothing: the next round goes on from there', async () => {
    const i = await izinBaru();
    const { no_pib } = await lapor(barang(i));
    await kendali('gagal', { kali: 1 });
    await tarik();
    expect(await dunia.db.pabeanBarang.findFirst({ where: { no_pib } })).toBeNull();
    await kendali('normal');
    await tarik();
    expect(await hasil(no_pib)).toEqual([null, '50']);
  });
  it('that begins anew is read anew, and what is known counts once', async () => {
    const i = await izinBaru();
    const no = await kirim(barang(i));
    const sebelum = await saldo(i);
    await dunia.db.pabeanLetak.update({ where: { id: 1 }, data: { urut: 1_000_000 } });
    await tarik();
    expect([await hasil(no), await saldo(i)]).toEqual([[null, '50'], sebelum]);
    expect((await dunia.db.pabeanLetak.findUniqueOrThrow({ where: { id: 1 } })).urut).toBeLessThan(1_000_000n);
  });
  it('a line that cannot be read is shown with what is wrong, and holds nothing up', async () => {
    const i = await izinBaru();
    await lapor(barang(i, { jml: '-5', hs: '12' }));
    expect(await hasil(await kirim(barang(i)))).toEqual([null, '50']);
    const [r] = (await fajar.get('/api/pabean/rusak')).data;
    expect(r.masalah).toBe('Isi kode HS dengan delapan angka. Isi jumlah lebih dari nol dengan paling banyak tiga angka di belakang koma'); // prettier-ignore
  });
  it('an item that fails stays, and is tried again', async () => {
    const i = await izinBaru();
    const { no_pib } = await lapor(barang(i));
    const olah = layanan(dunia, OlahPabeanService);
    const rusak = jest
      .spyOn(olah as unknown as { bukukan: () => Promise<void> }, 'bukukan')
      .mockRejectedValueOnce(new Error('mati'));
    await tarik();
    rusak.mockRestore();
    expect(await dunia.db.pabeanBarang.findFirst({ where: { no_pib } })).toBeNull();
    await tarik();
    expect(await hasil(no_pib)).toEqual([null, '50']);
  });
});

describe('the list of work', () => {
  const URL = '/api/pabean';
  it('an officer takes a line to a row by hand, with a reason that stays; never to another company', async () => {
    const i = await izinBaru();
    const no = await kirim(barang(i, { hs: '01012100' }));
    const { id } = await simpanan(no);
    const pilihan = (await fajar.get(`${URL}/barang/${id}/pilihan?no_izin=${encodeURIComponent(i.no)}`)).data;
    expect(pilihan.baris.map((b: { sisa: string }) => b.sisa)).toEqual(['100', '200']);
    expect((await fajar.post(`${URL}/barang/${id}/cocok`, { catatan: 'pendek' })).message).toBe(
      'Isi catatan 10 sampai 500 karakter',
    );
    expect(await fajar.get(`${URL}/barang/${id}/pilihan?no_izin=tak-ada`)).toMatchObject({
      ...{ http: 422, message: 'Izin tak-ada tidak ditemukan' },
    });
    const catatan = 'HS keliru di PIB, surat DJBC S-12/2027';
    const h = await fajar.post(`${URL}/barang/${id}/cocok`, { catatan, id_baris: pilihan.baris[1].id });
    expect(h).toMatchObject({ http: 200, message: `PIB ${no} seri 1 dibukukan ke izin ${i.no}` });
    expect(h.data.peristiwa[0]).toMatchObject({ jenis: 'Dicocokkan ulang', oleh: 'fajar', catatan, hasil: null });
    expect(await saldo(i)).toEqual(['150', '50', '-']);
    const lain = await kirim(barang(i, { npwp: '999999999999999' }));
    const asing = await simpanan(lain);
    const ditolak = await fajar.post(`${URL}/barang/${asing.id}/cocok`, { catatan, id_baris: pilihan.baris[1].id });
    expect(ditolak.message).toBe(`PIB ${lain} seri 1 belum dapat dibukukan: izin milik perusahaan lain`);
    expect(await saldo(i)).toEqual(['150', '50', '-']);
    const bukan = await fajar.post(`${URL}/barang/${asing.id}/cocok`, { catatan, id_baris: '1' });
    expect([bukan.http, bukan.message]).toEqual([422, `Baris ini bukan bagian dari izin ${i.no}`]);
  });
  it('a line is taken off the list with a reason, once; its correction puts it back', async () => {
    const i = await izinBaru();
    const no = await kirim(barang(i, { npwp: '999999999999999' }));
    const { id } = await simpanan(no);
    const ada = async () => ((await fajar.get(`${URL}/barang?cari=${no}`)).data as object[]).length;
    expect(await ada()).toBe(1);
    const catatan = 'Barang untuk perusahaan lain, di luar SINAS NK';
    expect((await fajar.post(`${URL}/barang/${id}/tutup`, { catatan })).http).toBe(200);
    expect(await ada()).toBe(0);
    expect((await fajar.post(`${URL}/barang/${id}/tutup`, { catatan })).http).toBe(422);
    await kirim({ no_pib: no, jml: '5' });
    expect(await ada()).toBe(1);
  });
  it('who reads what: the ministry of the permit, its holder; nobody else', async () => {
    const i = await izinBaru();
    const no = await kirim(barang(i));
    const { id } = await simpanan(no);
    const semua = `${URL}/barang?keadaan=semua&cari=${no}`;
    const jumlah = async (siapa: string) => ((await (await dunia.sebagai(siapa)).get(semua)).data as object[]).length;
    expect(await jumlah('fajar')).toBe(1);
    expect(await jumlah('yusuf')).toBe(1);
    await dunia.tambahPetugas('koord018', 'KL_KOORDINATOR', '018');
    expect(await jumlah('koord018')).toBe(0);
    expect((await (await dunia.sebagai('koord018')).get(`${URL}/barang/${id}`)).http).toBe(404);
    expect(
      (await (await dunia.sebagai('yusuf')).post(`${URL}/barang/${id}/tutup`, { catatan: 'Tidak perlu dicocokkan' }))
        .http,
    ).toBe(403);
    expect((await ratna.get(semua)).http).toBe(403);
    expect((await dunia.tamu().get(semua)).http).toBe(401);
    expect((await ratna.get(`${URL}/izin/${i.idNk}`)).data).toMatchObject([{ no_pib: no, jml: '50', dibukukan: '50' }]);
    expect((await (await dunia.sebagai('hendra')).get(`${URL}/izin/${i.idNk}`)).http).toBe(404);
  });
  it('where the company’s report and customs differ, both stand beside one another', async () => {
    const i = await izinBaru();
    await kirim(barang(i, { jml: '30' }));
    const semua = (await fajar.get(`${URL}/selisih?tahun=${TAHUN}&limit=100`)).data as Record<string, string>[];
    expect(semua.find((s) => s.no_aju === i.noAju)).toMatchObject({
      dilaporkan: '0',
      diberitahukan: '30',
      selisih: '-30',
    });
    expect((await (await dunia.sebagai('yusuf')).get(`${URL}/selisih?tahun=${TAHUN}`)).http).toBe(200);
    expect((await ratna.get(`${URL}/selisih?tahun=${TAHUN}`)).http).toBe(403);
  });
});

describe('a file of declarations', () => {
  const KEPALA = 'no_pib;seri;versi;tgl_pib;kd_kantor;npwp;no_izin;hs;uraian;satuan;jml;negara_asal;batal';
  const csv = (i: Izin, ...baris: object[]): Buffer =>
    Buffer.from([KEPALA, ...baris.map((b) => KEPALA.split(';').map((m) => ({ versi: 1, ...barang(i), ...b })[m as 'seri'] ?? '').join(';'))].join('\r\n')); // prettier-ignore
  const unggah = (isi: Buffer, ambil?: string) => {
    const form = new FormData();
    if (ambil) form.set('ambil', ambil);
    form.set('file', new File([new Uint8Array(isi)], 'pib.csv'));
    return fajar.post('/api/pabean/berkas', form);
  };
  it('is told first and changes nothing; taken, its good lines count once, its bad ones are named', async () => {
    const i = await izinBaru();
    const [a, b] = ['F-000001', 'F-000002'];
    const isi = csv(
      i,
      { no_pib: a, jml: '20' },
      { no_pib: b, jml: 'dua', tgl_pib: '31/02/2027' },
      { no_pib: a, jml: '20' },
    );
    const dulu = await unggah(isi);
    expect(dulu.data).toEqual({
      ...{ diambil: false, baris: 3, baru: 1, dikenal: 1, jumlah_salah: 1 },
      salah: [
        {
          nomor: 3,
          masalah: [
            'Isi tanggal PIB yang benar',
            'Isi jumlah lebih dari nol dengan paling banyak tiga angka di belakang koma',
          ],
        },
      ],
    });
    expect(await dunia.db.pabeanMasuk.count({ where: { no_pib: a } })).toBe(0);
    expect((await unggah(isi, 'ya')).message).toBe('1 baris barang diterima dan sedang dicocokkan');
    expect(await saldo(i)).toEqual(['180', '20', '-']);
    expect((await unggah(isi, 'ya')).data).toMatchObject({ baru: 0, dikenal: 2 });
    expect(await saldo(i)).toEqual(['180', '20', '-']);
  });
  it.each([
    ['without a column', Buffer.from('no_pib;seri\n1;2'), /^Kolom tidak ditemukan: versi, tgl_pib/],
    ['with nothing in it', Buffer.from(KEPALA), /^Berkas tidak memuat satu pun baris barang$/],
    [
      'of more lines than are taken',
      Buffer.from(KEPALA + '\n1;1'.repeat(20_001)),
      /^Satu berkas memuat paling banyak 20\.000 baris barang$/,
    ],
    ['of another kind', Buffer.from([0xff, 0xfe, 0, 1, 2]), /CSV/],
  ])('%s is refused with the reason', async (_apa, isi, kata) => {
    const h = await unggah(isi, 'ya');
    expect([h.http, h.message]).toEqual([422, expect.stringMatching(kata)]);
  });
});
