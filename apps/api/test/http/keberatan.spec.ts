import { NotifikasiService } from '../../src/modules/notifikasi/notifikasi.service';
import { PengingatService } from '../../src/modules/pengajuan/pengingat/pengingat.service';
import { KalenderService } from '../../src/modules/pengajuan/tenggat/kalender.service';
import { IsiTurunanService } from '../../src/modules/pengajuan/turunan/isi-turunan.service';
import { SalinDokumenService } from '../../src/modules/unggahan/salin-dokumen.service';
import { TAHUN, type Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { berkasSampai, LEMBAR, penuh, PERIKSA, versi } from '../support/keadaan';
import { kerjakan, layanan } from '../support/kerjakan';
import { singkirkan } from '../support/milik';
import { SANDI, World } from '../support/world';

const DASAR = '/nk/v2/data-nk';
const ALASAN = 'Kapasitas terpasang kami sudah diverifikasi penuh';
const TOLAK = { putusan: 'tolak', jawaban: 'Tidak terbukti', dasar_hukum: 'Perpres 7/2025 pasal 17' };
const KABUL = { putusan: 'kabul', jawaban: 'Kapasitas terbukti' };
let dunia: World;
let ratna: Client;
let hari: Client;
let penjawab: Client;
let d: Draf;
let buang: Draf[] = [];
beforeAll(async () => {
  dunia = await World.open({});
  await dunia.tambahPetugas('penjawab', 'KL_PEMUTUS', '019');
  await dunia.tambahPetugas('penelaah', 'KL_KOORDINATOR', '019');
  [ratna, hari, penjawab] = (await Promise.all(['ratna', 'hari', 'penjawab'].map((n) => dunia.sebagai(n)))) as [
    Client,
    Client,
    Client,
  ];
});
afterAll(() => dunia.close());
afterEach(async () => {
  jest.restoreAllMocks();
  for (const x of buang) await singkirkan(dunia, x);
  buang = [];
});

const jalur = (): string => `${DASAR}/keberatan/${d.idNk}`;
const baca = async (c = ratna) => (await c.get(jalur())).data;
const ajukan = async (ubah: object = {}, c = ratna, kunci?: string) =>
  c.post(
    jalur(),
    { versi: await versi(ratna, d), alasan: ALASAN, ...ubah },
    kunci ? { 'Idempotency-Key': kunci } : undefined,
  );
const idTerbuka = async () => (await baca()).keberatan[0].id as string;
const jawab = async (isi: object, c = penjawab, kunci?: string) =>
  c.post(
    `${DASAR}/keberatan/${await idTerbuka()}/jawab`,
    { versi: await versi(ratna, d), sandi: SANDI, ...isi },
    kunci ? { 'Idempotency-Key': kunci } : undefined,
  );
const pada = (kapan: string) => jest.spyOn(layanan(dunia, KalenderService), 'kini').mockReturnValue(new Date(kapan));

async function ditolak(): Promise<void> {
  d = await berkasSampai(dunia, 'ditolak');
  buang.push(d);
}
/** Row 1 of 100 is given 40, row 2 all of its 200. */
async function sebagian(): Promise<{ id: string }[]> {
  d = await berkasSampai(dunia, 'pemutus');
  buang.push(d);
  const [satu, dua] = await penuh(hari, d);
  const rincian = [{ ...satu, jml_keputusan: '40', kd_alasan: 'A04', alasan: 'Pasokan cukup' }, dua];
  const h = await hari.post(LEMBAR, {
    ...{ idNk: d.idNk, versi: await versi(hari, d), kd_keputusan: '1', checklist: PERIKSA.enam, sandi: SANDI },
    rincian,
  });
  expect(h.http).toBe(201);
  return (await baca()).baris;
}
async function dicabut(): Promise<void> {
  d = await berkasSampai(dunia, 'terbit');
  buang.push(d);
  const isi = { versi: await versi(hari, d), alasan: 'Dipakai untuk barang lain', sandi: SANDI };
  expect((await hari.post(`${DASAR}/cabut/${d.idNk}`, isi)).http).toBe(200);
}
/** The windows of every year closed long ago. */
async function tutupJendela(): Promise<void> {
  const tutup = new Date('2021-12-01T00:00:00Z');
  const asli = layanan(dunia, KalenderService).jadwal.bind(layanan(dunia, KalenderService));
  jest.spyOn(layanan(dunia, KalenderService), 'jadwal').mockImplementation(async (...a) => {
    const j = await asli(...a);
    return j && { ...j, buka_buat: tutup, tutup_buat: tutup, tutup_ubah: tutup };
  });
}
const rinci = async (id: string) => (await ratna.get(`${DASAR}/get?id_nk=${id}`)).data;
async function kirim(id: string) {
  const draf = { idNk: id } as Draf;
  await kerjakan(dunia, 'salin-dokumen', SalinDokumenService);
  const simpan = await ratna.put(DASAR, { idNk: id, versi: await versi(ratna, draf), pernyataan: true });
  expect(simpan.http).toBe(200);
  return ratna.post(`${DASAR}/kirimPermohonan`, { idNk: id, versi: simpan.data.versi as number });
}

describe('T35 objection: raised', () => {
  it('to 90, 51 and 85: the state stays, it has its own clock, history and both sides know it', async () => {
    for (const [siapkan, kd] of [
      [ditolak, '90'],
      [sebagian, '51'],
      [dicabut, '85'],
    ] as const) {
      await siapkan();
      expect(await baca()).toMatchObject({ boleh_ajukan: true, kd_status: kd, keberatan: [] });
      const h = await ajukan();
      expect([kd, h.http]).toEqual([kd, 200]);
      expect(h.message).toMatch(/^Keberatan diajukan\. Kementerian menjawab paling lambat /);
      expect(h.data).toMatchObject({
        ...{ kd_status: kd, boleh_ajukan: false, boleh_tarik: true, boleh_jawab: false },
        keberatan: [{ status: 'DIAJUKAN', kd_status: kd, alasan: ALASAN, oleh: 'ratna', lewat: false }],
      });
      expect((await rinci(d.idNk)).kd_status_pengajuan).toBe(kd);
      const [akhir] = (await ratna.get(`${DASAR}/rki/pengajuan-history/${d.idNk}`)).data.slice(-1);
      expect(akhir.kalimat).toBe('Anda mengajukan keberatan.');
      const antre = (await penjawab.get(`${DASAR}/inhouse/keberatan`)).data;
      expect(antre.map((k: { idNk: string }) => k.idNk)).toContain(d.idNk);
      for (const x of buang) await singkirkan(dunia, x);
      buang = [];
    }
  });

  it('nothing else can be objected to', async () => {
    await ditolak();
    for (const kd of ['00', '10', '20', '21', '22', '23', '25', '26', '40', '50', '52', '57', '70', '80', '91']) {
      await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { kd_status: kd } });
      expect([kd, (await ajukan()).http]).toEqual([kd, 409]);
      expect(await baca()).toMatchObject({ boleh_ajukan: false, sampai: null });
    }
    expect(await dunia.db.keberatan.count({ where: { id_pengajuan: BigInt(d.idNk) } })).toBe(0);
  });

  it('within 30 working days: the last second passes, the next is refused with the day; holidays do not count', async () => {
    await ditolak();
    // Monday 1 February 2027; 30 working days end on Monday 15 March, two holidays make it Wednesday 17 March.
    await dunia.db.pengajuan.update({
      where: { id: BigInt(d.idNk) },
      data: { status_sejak: new Date('2027-02-01T10:00:00+07:00') },
    });
    const libur = new Set(['2027-02-05', '2027-03-10']);
    jest.spyOn(layanan(dunia, KalenderService), 'liburTerbaru').mockResolvedValue(libur);
    jest.spyOn(layanan(dunia, KalenderService), 'libur').mockResolvedValue(libur);
    pada('2027-03-18T00:00:00+07:00');
    const lewat = await ajukan();
    expect([lewat.http, lewat.message]).toEqual([409, 'Keberatan hanya dapat diajukan sampai 17 Maret 2027']);
    expect(await baca()).toMatchObject({
      boleh_ajukan: false,
      halangan: 'Keberatan hanya dapat diajukan sampai 17 Maret 2027',
      sampai: '2027-03-17T16:59:59.999Z',
    });
    pada('2027-03-17T23:59:59+07:00');
    const h = await ajukan();
    expect(h.http).toBe(200);
    // Twenty working days from 17 March: 14 April.
    expect(h.data.keberatan[0].tenggat).toBe('2027-04-14T16:59:59.999Z');
  });

  it('one at a time, also of two at once; the same key is the same objection; withdrawn it may be raised again', async () => {
    await ditolak();
    const isi = { versi: await versi(ratna, d), alasan: ALASAN };
    const dua = await Promise.all([ratna.post(jalur(), isi), ratna.post(jalur(), isi)]);
    expect(dua.map((h) => h.http).sort()).toEqual([200, 409]);
    expect(dua.find((h) => h.http === 409)?.message).toBe('Keberatan atas berkas ini sedang menunggu jawaban');
    const tarik = await ratna.post(`${DASAR}/keberatan/${await idTerbuka()}/tarik`, {});
    expect([tarik.http, tarik.message, tarik.data.boleh_ajukan]).toEqual([200, 'Keberatan ditarik', true]);
    const lagi = { versi: await versi(ratna, d), alasan: ALASAN };
    const kunci = { 'Idempotency-Key': `keberatan-${d.idNk}` };
    const ulang = [await ratna.post(jalur(), lagi, kunci), await ratna.post(jalur(), lagi, kunci)];
    expect(ulang.map((h) => h.http)).toEqual([200, 200]);
    expect((await baca()).keberatan.map((k: { status: string }) => k.status)).toEqual(['DIAJUKAN', 'DITARIK']);
    expect((await jawab(TOLAK)).http).toBe(200);
    const habis = await ajukan();
    expect([habis.http, habis.message]).toEqual([
      409,
      'Keberatan atas keputusan ini sudah dijawab. Satu keputusan hanya dapat dikeberatani sekali',
    ]);
    expect((await ratna.post(`${DASAR}/keberatan/${(await baca()).keberatan[0].id}/tarik`, {})).message).toBe(
      'Keberatan ini sudah ditutup: ditolak',
    );
    const lama = { where: { id_pengajuan: BigInt(d.idNk), status: 'DITOLAK' } };
    await expect(dunia.db.keberatan.updateMany({ ...lama, data: { jawaban: 'Lain' } })).rejects.toThrow(/append-only/);
    await expect(dunia.db.keberatan.deleteMany(lama)).rejects.toThrow(/append-only/);
  });

  it('with a reason, with what is demanded of rows between decided and asked, on what was seen', async () => {
    const [satu, dua] = await sebagian();
    const pendek = await ajukan({ alasan: 'Kurang' });
    expect([pendek.http, pendek.errors?.[0].path]).toEqual([422, 'alasan']);
    for (const [id, jml] of [
      [satu?.id, '40'],
      [satu?.id, '100.001'],
      [dua?.id, '200'],
      ['1', '5'],
    ]) {
      const h = await ajukan({ butir: [{ id, jml, alasan: '' }] });
      expect([jml, h.http]).toEqual([jml, 422]);
    }
    expect((await ajukan({ versi: 0 })).http).toBe(409);
    expect(
      (await ajukan({ butir: [{ id: satu?.id, jml: '90', alasan: 'Mesin baru' }] })).data.keberatan[0].butir,
    ).toEqual([{ seri: 1, uraian: expect.any(String), jml: '90', alasan: 'Mesin baru' }]);
  });

  it('is the company’s alone, and who only watches reads no words and no names', async () => {
    await ditolak();
    const badan = { versi: await versi(ratna, d), alasan: ALASAN };
    expect((await (await dunia.sebagai('hendra')).post(jalur(), badan)).http).toBe(404);
    expect((await (await dunia.sebagai('hendra')).get(jalur())).http).toBe(404);
    expect((await (await dunia.sebagai('agus')).get(jalur())).http).toBe(404);
    expect((await dunia.tamu().get(jalur())).http).toBe(401);
    for (const n of ['dewi', 'yusuf', 'hari', 'adminkl', 'maya', 'rekso', 'rudi', 'endang', 'fajar', 'super'])
      expect([n, (await (await dunia.sebagai(n)).post(jalur(), badan)).http]).toEqual([n, 403]);
    expect((await ajukan({}, await dunia.sebagai('bagus'))).http).toBe(200);
    const rudi = await baca(await dunia.sebagai('rudi'));
    expect(rudi).toMatchObject({ baris: [], keberatan: [{ status: 'DIAJUKAN', alasan: null, oleh: null, butir: [] }] });
    expect(JSON.stringify(rudi)).not.toMatch(/bagus|Kapasitas/);
    const riwayat = await (await dunia.sebagai('rudi')).get(`${DASAR}/rki/pengajuan-history/${d.idNk}`);
    expect(JSON.stringify(riwayat.data)).not.toMatch(/Kapasitas/);
    const tarik = `${DASAR}/keberatan/${await idTerbuka()}/tarik`;
    expect((await (await dunia.sebagai('hendra')).post(tarik, {})).http).toBe(404);
    expect((await hari.post(tarik, {})).http).toBe(403);
  });
});

describe('issue 15: an objection with papers', () => {
  const kertas = async (nama: string, c = ratna): Promise<string> => {
    const form = new FormData();
    form.set('kd_dokumen', 'D99');
    form.set('file', new Blob([new Uint8Array(Buffer.from('%PDF-1.4 uji'))]), nama);
    return (await c.post(`${DASAR}/upload`, form)).data.id as string;
  };
  it('the company and the ministry that answers open them, nobody else does', async () => {
    await ditolak();
    const sebelum = (await rinci(d.idNk)).dokumen;
    const id = await kertas('kapasitas.pdf');
    const h = await ajukan({ dokumen: [id, id] });
    const tampil = [
      {
        ...{ id, nama_file: 'kapasitas.pdf', nama_dokumen: 'Dokumen lain', ukuran: 12 },
        url: `/berkas/${id}`,
      },
    ];
    expect([h.http, h.data.keberatan[0].dokumen]).toEqual([200, tampil]);
    for (const c of [ratna, hari, penjawab]) expect((await baca(c)).keberatan[0].dokumen).toEqual(tampil);
    for (const [n, http] of [
      ['ratna', 200],
      ['bagus', 200],
      ['penjawab', 200],
      ['penelaah', 200],
      ['hendra', 404],
      ['agus', 404],
      ['rudi', 404],
      ['endang', 404],
      ['super', 404],
    ] as const)
      expect([n, (await (await dunia.sebagai(n)).get(`/berkas/${id}`)).http]).toEqual([n, http]);
    expect((await dunia.tamu().get(`/berkas/${id}`)).http).toBe(401);
    const rudi = await baca(await dunia.sebagai('rudi'));
    expect(rudi.keberatan[0].dokumen).toEqual([]);
    expect(JSON.stringify(rudi)).not.toMatch(new RegExp(`${id}|kapasitas`));
    expect((await rinci(d.idNk)).dokumen).toEqual(sebelum);
  });

  it('they are frozen with it: not taken away, not changed, not used again, and kept when it is withdrawn', async () => {
    await ditolak();
    const id = await kertas('kapasitas.pdf');
    expect((await ajukan({ dokumen: [id] })).http).toBe(200);
    expect((await ratna.del(`${DASAR}/upload?file_path=${id}`)).http).toBe(403);
    const satu = { where: { id_pengajuan: BigInt(d.idNk) } };
    await expect(dunia.db.keberatan.updateMany({ ...satu, data: { dokumen: [] } })).rejects.toThrow(/append-only/);
    await expect(
      dunia.db.keberatan.updateMany({ ...satu, data: { status: 'DITARIK', ditutup_pada: new Date(), dokumen: [] } }),
    ).rejects.toThrow(/append-only/);
    expect((await ratna.post(`${DASAR}/keberatan/${await idTerbuka()}/tarik`, {})).http).toBe(200);
    const lagi = await ajukan({ dokumen: [id] });
    expect([lagi.http, lagi.message]).toEqual([422, 'Dokumen tidak ditemukan. Unggah kembali lalu ajukan keberatan']);
    expect((await ajukan()).http).toBe(200);
    expect((await baca()).keberatan.map((k: { dokumen: { id: string }[] }) => k.dokumen.map((x) => x.id))).toEqual([
      [],
      [id],
    ]);
  });

  it('only ready ones of its own that lie beside no file, ten at most: else nothing is raised and none is taken', async () => {
    await ditolak();
    const [id, asing] = [await kertas('kapasitas.pdf'), await kertas('asing.pdf', await dunia.sebagai('hendra'))];
    const milikFile = (await dunia.db.dokumen.findFirstOrThrow({ where: { id_pengajuan: BigInt(d.idNk) } })).id;
    const tiada = '00000000-0000-4000-8000-000000000000';
    for (const salah of [asing, milikFile, tiada]) {
      const h = await ajukan({ dokumen: [id, salah] });
      expect([h.http, h.message]).toEqual([422, 'Dokumen tidak ditemukan. Unggah kembali lalu ajukan keberatan']);
    }
    await dunia.db.dokumen.update({ where: { id }, data: { status: 'PENDING' } });
    expect((await ajukan({ dokumen: [id] })).http).toBe(422);
    await dunia.db.dokumen.update({ where: { id }, data: { status: 'READY' } });
    const sebelas = Array.from({ length: 11 }, (_, i) => `00000000-0000-4000-8000-0000000000${10 + i}`);
    const banyak = await ajukan({ dokumen: sebelas });
    expect([banyak.http, banyak.errors?.[0]]).toEqual([
      422,
      expect.objectContaining({ path: 'dokumen', message: 'Paling banyak 10 dokumen' }),
    ]);
    expect((await ajukan({ dokumen: ['bukan-id'] })).http).toBe(400);
    expect((await dunia.db.dokumen.findUniqueOrThrow({ where: { id } })).id_pengajuan).toBeNull();
    expect((await baca()).keberatan).toEqual([]);
  });
});

describe('T35 objection: answered', () => {
  it('by a decider or coordinator of the ministry who has never had the file, nor acts for one who has', async () => {
    await ditolak();
    await ajukan();
    const sebab =
      'Yang menjawab keberatan adalah pejabat pemutus atau koordinator yang tidak pernah memeriksa, merekomendasikan, memutuskan, atau mencabut berkas ini, juga tidak sebagai Plh. atau Plt.';
    for (const n of ['hari', 'yusuf']) {
      const h = await jawab(TOLAK, await dunia.sebagai(n));
      expect([n, h.http, h.message]).toEqual([n, 403, sebab]);
      expect(await baca(await dunia.sebagai(n))).toMatchObject({ boleh_jawab: false, halangan: sebab });
    }
    for (const n of ['ratna', 'dewi', 'adminkl', 'rekso', 'super', 'rudi'])
      expect([n, (await jawab(TOLAK, await dunia.sebagai(n))).http]).toEqual([n, 403]);
    expect((await jawab(TOLAK, await dunia.sebagai('agus'))).http).toBe(404);
    const [{ hari: tgl }] = await dunia.db.$queryRaw<
      [{ hari: string }]
    >`SELECT to_char(now() AT TIME ZONE 'Asia/Jakarta', 'YYYY-MM-DD') AS hari`;
    const wakil = async (nama: string, pejabat: string) => {
      const isi = {
        ...{ jenis: 'Plh', id_pejabat: dunia.pengguna(pejabat).id, id_pelaksana: dunia.pengguna(nama).id },
        ...{ jabatan: 'Direktur Jenderal Contoh', nomor_surat: 'SPr-12/2026', mulai: tgl, sampai: tgl, sandi: SANDI },
      };
      const { data } = await (await dunia.sebagai('adminkl')).post('/api/pelaksana', isi);
      const c = await dunia.sebagai(nama);
      expect((await c.put('/api/pelaksana/sebagai', { id: data.id })).http).toBe(200);
      return c;
    };
    // Rizal has not had this file, but stands in for who has refused it; dewi has verified it, whomever she stands in for.
    expect((await jawab(TOLAK, await wakil('rizal', 'hari'))).message).toBe(sebab);
    expect((await jawab(TOLAK, await wakil('dewi', 'penjawab'))).message).toBe(sebab);
    expect(await baca(penjawab)).toMatchObject({ boleh_jawab: true, halangan: null });
    expect((await jawab(TOLAK, await dunia.sebagai('penelaah'))).http).toBe(200);
    await dunia.db.sesi.updateMany({ data: { id_penunjukan: null } });
    await dunia.db.penunjukan.deleteMany({});
  });

  it('whom a deputy stood in for when he decided does not answer either', async () => {
    d = await berkasSampai(dunia, 'pemutus');
    buang.push(d);
    const [{ hari: tgl }] = await dunia.db.$queryRaw<
      [{ hari: string }]
    >`SELECT to_char(now() AT TIME ZONE 'Asia/Jakarta', 'YYYY-MM-DD') AS hari`;
    const { data } = await (
      await dunia.sebagai('adminkl')
    ).post('/api/pelaksana', {
      ...{ jenis: 'Plh', id_pejabat: dunia.pengguna('hari').id, id_pelaksana: dunia.pengguna('rizal').id },
      ...{ jabatan: 'Direktur Jenderal Contoh', nomor_surat: 'SPr-13/2026', mulai: tgl, sampai: tgl, sandi: SANDI },
    });
    const rizal = await dunia.sebagai('rizal');
    await rizal.put('/api/pelaksana/sebagai', { id: data.id });
    const tolak = { kd_alasan: 'A04', alasan: 'Pasokan mencukupi', dasar_hukum: 'Contoh', saran: 'Tahun depan' };
    const h = await rizal.post(LEMBAR, {
      idNk: d.idNk,
      versi: await versi(rizal, d),
      kd_keputusan: '3',
      tolak,
      sandi: SANDI,
    });
    expect(h.http).toBe(201);
    await ajukan();
    expect((await jawab(TOLAK, hari)).http).toBe(403);
    expect((await jawab(TOLAK)).http).toBe(200);
    await dunia.db.sesi.updateMany({ data: { id_penunjukan: null } });
    await dunia.db.penunjukan.deleteMany({});
  });

  it('refused: with its law; two answers at once: one wins, the other is told; the same key is the same answer', async () => {
    await ditolak();
    await ajukan();
    const kosong = await jawab({ putusan: 'tolak', jawaban: ' ' });
    expect([kosong.http, kosong.errors?.map((e: { path: string }) => e.path)]).toEqual([
      422,
      ['jawaban', 'dasar_hukum'],
    ]);
    expect((await jawab({ ...KABUL, jawaban: '' })).http).toBe(422);
    for (const sandi of [undefined, 'bukan sandinya'])
      expect((await jawab({ ...TOLAK, sandi })).errors).toMatchObject([{ path: 'sandi' }]);
    expect((await baca()).keberatan).toMatchObject([{ status: 'DIAJUKAN' }]);
    const url = `${DASAR}/keberatan/${await idTerbuka()}/jawab`;
    const v = await versi(ratna, d);
    const penelaah = await dunia.sebagai('penelaah');
    const kunci = { 'Idempotency-Key': `jawab-${d.idNk}` };
    const dua = await Promise.all([
      penjawab.post(url, { versi: v, sandi: SANDI, ...TOLAK }, kunci),
      penelaah.post(url, { versi: v, sandi: SANDI, ...TOLAK }),
    ]);
    expect(dua.map((h) => h.http).sort()).toEqual([200, 409]);
    expect(dua.find((h) => h.http === 409)?.message).toBe('Keberatan ini sudah ditutup: ditolak');
    if (dua[0]?.http === 200)
      expect((await penjawab.post(url, { versi: v, sandi: SANDI, ...TOLAK }, kunci)).http).toBe(200);
    expect((await baca()).keberatan).toMatchObject([
      { status: 'DITOLAK', jawaban: 'Tidak terbukti', dasar_hukum: 'Perpres 7/2025 pasal 17', idNk_turunan: null },
    ]);
    expect(await dunia.db.pengajuan.count({ where: { id_rujukan: BigInt(d.idNk) } })).toBe(0);
    const [akhir] = (await ratna.get(`${DASAR}/rki/pengajuan-history/${d.idNk}`)).data.slice(-1);
    expect(akhir.kalimat).toMatch(/ menolak keberatan\.$/);
  });

  it('granted on 51: a change with what was demanded, which is sent although the window is closed', async () => {
    const [satu] = await sebagian();
    await ajukan({ butir: [{ id: satu?.id, jml: '100', alasan: 'Mesin baru' }] });
    await tutupJendela();
    const h = await jawab(KABUL);
    expect([h.http, h.message?.startsWith('Keberatan dikabulkan. Pengajuan ')]).toEqual([200, true]);
    const id = h.data.keberatan[0].idNk_turunan as string;
    buang.unshift({ idNk: id } as Draf);
    const row = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(id) } });
    expect(row).toMatchObject({
      ...{ jenis_pengajuan: '3', id_asal: BigInt(d.idNk), id_rujukan: null, kd_status: '00', tahun: TAHUN },
      perubahan: {
        ...{ kd_alasan: 'P5', keterangan: 'Keberatan dikabulkan: Kapasitas terbukti' },
        id_keberatan: h.data.keberatan[0].id,
      },
    });
    expect((await rinci(id)).baris).toEqual([]);
    await kerjakan(dunia, 'isi-turunan', IsiTurunanService);
    const baru = await rinci(id);
    expect(baru.baris.map((b: { jml_bahan_baku: string }) => b.jml_bahan_baku)).toEqual(['100', '200']);
    expect((await rinci(d.idNk)).kd_status_pengajuan).toBe('51');
    const [buka] = (await ratna.get(`${DASAR}/rki/pengajuan-history/${id}`)).data;
    expect(buka.kalimat).toMatch(/^Dibuka karena keberatan atas pengajuan .* dikabulkan\.$/);
    const terkirim = await kirim(id);
    expect([terkirim.http, terkirim.errors]).toEqual([201, undefined]);
  });

  it('granted on 51 not beside another open change, nor when the decision has ended', async () => {
    await sebagian();
    await ajukan();
    const ubah = await ratna.post(`${DASAR}/rki/pengajuan-perubahan/${d.idNk}`, { kd_alasan: 'P3' });
    expect(ubah.http).toBe(201);
    buang.unshift(ubah.data as Draf);
    const h = await jawab(KABUL);
    expect([h.http, h.message]).toEqual([
      409,
      expect.stringMatching(/^Perubahan .* atas keputusan ini masih berjalan/),
    ]);
    await singkirkan(dunia, ubah.data as Draf);
    await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { kd_status: '70' } });
    expect((await jawab(KABUL)).message).toMatch(/^Keputusan ini sudah tidak berlaku/);
    expect((await baca()).keberatan[0].status).toBe('DIAJUKAN');
    expect((await jawab(TOLAK)).http).toBe(200);
  });

  it.each([
    ['90', ditolak],
    ['85', dicabut],
  ] as const)('granted on %s: a new attempt, which is sent although the window is closed', async (kd, siapkan) => {
    await siapkan();
    await ajukan();
    await tutupJendela();
    const kunci = `kabul-${d.idNk}`;
    const isi = { versi: await versi(ratna, d), sandi: SANDI, ...KABUL };
    const url = `${DASAR}/keberatan/${await idTerbuka()}/jawab`;
    const h = await penjawab.post(url, isi, { 'Idempotency-Key': kunci });
    expect(h.http).toBe(200);
    const ulang = await penjawab.post(url, isi, { 'Idempotency-Key': kunci });
    expect([ulang.http, ulang.data.keberatan[0].idNk_turunan]).toEqual([200, h.data.keberatan[0].idNk_turunan]);
    const id = h.data.keberatan[0].idNk_turunan as string;
    buang.unshift({ idNk: id } as Draf);
    await kerjakan(dunia, 'isi-turunan', IsiTurunanService);
    expect(await rinci(id)).toMatchObject({ kd_status_pengajuan: '00', jenis_pengajuan: '5', jml_total: '300' });
    expect(await dunia.db.pengajuan.count({ where: { id_rujukan: BigInt(d.idNk) } })).toBe(1);
    expect((await rinci(d.idNk)).kd_status_pengajuan).toBe(kd);
    expect((await kirim(id)).http).toBe(201);
  });

  it('not after the balance year has ended', async () => {
    await ditolak();
    await ajukan();
    pada(`${TAHUN + 1}-01-01T00:00:00+07:00`);
    expect((await jawab(KABUL)).message).toMatch(/^Tahun neraca \d{4} sudah lewat/);
  });

  it('late ones stay open and are told at 60 and 100 per cent to who may answer', async () => {
    await ditolak();
    await ajukan({}, await dunia.sebagai('bagus'));
    const { tenggat, waktu } = (await baca()).keberatan[0];
    const kabar = async () => {
      await layanan(dunia, PengingatService).jalankan();
      await kerjakan(dunia, 'notifikasi', NotifikasiService);
      const semua = await dunia.db.notifikasi.findMany({ where: { subject: { startsWith: `[${d.noAju}]` } } });
      return semua.map((n) => [n.subject.split('] ')[1], n.meja ?? '']);
    };
    const cari = (semua: (string | undefined)[][], kata: string) => semua.filter(([s]) => s?.includes(kata)).length;
    expect(cari(await kabar(), 'Keberatan diajukan')).toBe(3); // the company, deciders, coordinators
    pada(new Date(new Date(waktu as string).getTime() + 19 * 86_400_000).toISOString());
    expect(cari(await kabar(), '60 persen waktu menjawab keberatan terpakai')).toBe(2);
    pada(new Date(new Date(tenggat as string).getTime() + 1).toISOString());
    expect(cari(await kabar(), 'Waktu menjawab keberatan sudah habis')).toBe(2);
    expect(cari(await kabar(), 'Waktu menjawab keberatan sudah habis')).toBe(2);
    const [k] = (await penjawab.get(`${DASAR}/inhouse/keberatan`)).data.filter(
      (x: { idNk: string }) => x.idNk === d.idNk,
    );
    expect(k).toMatchObject({ lewat: true, ur_putusan: 'Ditolak', jnsLayanan: expect.any(String) });
    expect((await jawab(TOLAK)).http).toBe(200);
  });
});
