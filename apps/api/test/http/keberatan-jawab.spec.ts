import { NotifikasiService } from '../../src/modules/notifikasi/notifikasi.service';
import { PengingatService } from '../../src/modules/pengajuan/pengingat/pengingat.service';
import { IsiTurunanService } from '../../src/modules/pengajuan/turunan/isi-turunan.service';
import { TAHUN, type Draf } from '../support/berkas';
import { LEMBAR, versi } from '../support/keadaan';
import { kerjakan, layanan } from '../support/kerjakan';
import { singkirkan } from '../support/milik';
import { SANDI } from '../support/world';
import { mejaKeberatan, DASAR, KABUL, TOLAK } from '../support/keberatan';

const meja = mejaKeberatan();
const { ajukan, baca, dicabut, ditolak, idTerbuka, jawab, kirim, pada, rinci, sebagian, tutupJendela } = meja;

describe('T35 objection: answered', () => {
  it('by a decider or coordinator of the ministry who has never had the file, nor acts for one who has', async () => {
    await ditolak();
    await ajukan();
    const sebab =
      'Yang menjawab keberatan adalah pejabat pemutus atau koordinator yang tidak pernah memeriksa, merekomendasikan, memutuskan, atau mencabut berkas ini, juga tidak sebagai Plh. atau Plt.';
    for (const n of ['hari', 'yusuf']) {
      const h = await jawab(TOLAK, await meja.dunia.sebagai(n));
      expect([n, h.http, h.message]).toEqual([n, 403, sebab]);
      expect(await baca(await meja.dunia.sebagai(n))).toMatchObject({ boleh_jawab: false, halangan: sebab });
    }
    for (const n of ['ratna', 'dewi', 'adminkl', 'rekso', 'super', 'rudi'])
      expect([n, (await jawab(TOLAK, await meja.dunia.sebagai(n))).http]).toEqual([n, 403]);
    expect((await jawab(TOLAK, await meja.dunia.sebagai('agus'))).http).toBe(404);
    const [{ hari: tgl }] = await meja.dunia.db.$queryRaw<
      [{ hari: string }]
    >`SELECT to_char(now() AT TIME ZONE 'Asia/Jakarta', 'YYYY-MM-DD') AS hari`;
    const wakil = async (nama: string, pejabat: string) => {
      const isi = {
        ...{ jenis: 'Plh', id_pejabat: meja.dunia.pengguna(pejabat).id, id_pelaksana: meja.dunia.pengguna(nama).id },
        ...{ jabatan: 'Direktur Jenderal Contoh', nomor_surat: 'SPr-12/2026', mulai: tgl, sampai: tgl, sandi: SANDI },
      };
      const { data } = await (await meja.dunia.sebagai('adminkl')).post('/api/pelaksana', isi);
      const c = await meja.dunia.sebagai(nama);
      expect((await c.put('/api/pelaksana/sebagai', { id: data.id })).http).toBe(200);
      return c;
    };
    // Rizal has not had this file, but stands in for who has refused it; dewi has verified it, whomever she stands in for.
    expect((await jawab(TOLAK, await wakil('rizal', 'hari'))).message).toBe(sebab);
    expect((await jawab(TOLAK, await wakil('dewi', 'penjawab'))).message).toBe(sebab);
    expect(await baca(meja.penjawab)).toMatchObject({ boleh_jawab: true, halangan: null });
    expect((await jawab(TOLAK, await meja.dunia.sebagai('penelaah'))).http).toBe(200);
    await meja.dunia.db.sesi.updateMany({ data: { id_penunjukan: null } });
    await meja.dunia.db.penunjukan.deleteMany({});
  });

  it('whom a deputy stood in for when he decided does not answer either', async () => {
    await meja.berkas('pemutus');
    const [{ hari: tgl }] = await meja.dunia.db.$queryRaw<
      [{ hari: string }]
    >`SELECT to_char(now() AT TIME ZONE 'Asia/Jakarta', 'YYYY-MM-DD') AS hari`;
    const { data } = await (
      await meja.dunia.sebagai('adminkl')
    ).post('/api/pelaksana', {
      ...{ jenis: 'Plh', id_pejabat: meja.dunia.pengguna('hari').id, id_pelaksana: meja.dunia.pengguna('rizal').id },
      ...{ jabatan: 'Direktur Jenderal Contoh', nomor_surat: 'SPr-13/2026', mulai: tgl, sampai: tgl, sandi: SANDI },
    });
    const rizal = await meja.dunia.sebagai('rizal');
    await rizal.put('/api/pelaksana/sebagai', { id: data.id });
    const tolak = { kd_alasan: 'A04', alasan: 'Pasokan mencukupi', dasar_hukum: 'Contoh', saran: 'Tahun depan' };
    const h = await rizal.post(LEMBAR, {
      idNk: meja.d.idNk,
      versi: await versi(rizal, meja.d),
      kd_keputusan: '3',
      tolak,
      sandi: SANDI,
    });
    expect(h.http).toBe(201);
    await ajukan();
    expect((await jawab(TOLAK, meja.hari)).http).toBe(403);
    expect((await jawab(TOLAK)).http).toBe(200);
    await meja.dunia.db.sesi.updateMany({ data: { id_penunjukan: null } });
    await meja.dunia.db.penunjukan.deleteMany({});
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
    const v = await versi(meja.ratna, meja.d);
    const penelaah = await meja.dunia.sebagai('penelaah');
    const kunci = { 'Idempotency-Key': `jawab-${meja.d.idNk}` };
    const dua = await Promise.all([
      meja.penjawab.post(url, { versi: v, sandi: SANDI, ...TOLAK }, kunci),
      penelaah.post(url, { versi: v, sandi: SANDI, ...TOLAK }),
    ]);
    expect(dua.map((h) => h.http).sort()).toEqual([200, 409]);
    expect(dua.find((h) => h.http === 409)?.message).toBe('Keberatan ini sudah ditutup: ditolak');
    if (dua[0]?.http === 200)
      expect((await meja.penjawab.post(url, { versi: v, sandi: SANDI, ...TOLAK }, kunci)).http).toBe(200);
    expect((await baca()).keberatan).toMatchObject([
      { status: 'DITOLAK', jawaban: 'Tidak terbukti', dasar_hukum: 'Perpres 7/2025 pasal 17', idNk_turunan: null },
    ]);
    expect(await meja.dunia.db.pengajuan.count({ where: { id_rujukan: BigInt(meja.d.idNk) } })).toBe(0);
    const [akhir] = (await meja.ratna.get(`${DASAR}/rki/pengajuan-history/${meja.d.idNk}`)).data.slice(-1);
    expect(akhir.kalimat).toMatch(/ menolak keberatan\.$/);
  });

  it('granted on 51: a change with what was demanded, which is sent although the window is closed', async () => {
    const [satu] = await sebagian();
    await ajukan({ butir: [{ id: satu?.id, jml: '100', alasan: 'Mesin baru' }] });
    tutupJendela();
    const h = await jawab(KABUL);
    expect([h.http, h.message?.startsWith('Keberatan dikabulkan. Pengajuan ')]).toEqual([200, true]);
    const id = h.data.keberatan[0].idNk_turunan as string;
    meja.buang.unshift({ idNk: id } as Draf);
    const row = await meja.dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(id) } });
    expect(row).toMatchObject({
      ...{ jenis_pengajuan: '3', id_asal: BigInt(meja.d.idNk), id_rujukan: null, kd_status: '00', tahun: TAHUN },
      perubahan: {
        ...{ kd_alasan: 'P5', keterangan: 'Keberatan dikabulkan: Kapasitas terbukti' },
        id_keberatan: h.data.keberatan[0].id,
      },
    });
    expect((await rinci(id)).baris).toEqual([]);
    await kerjakan(meja.dunia, 'isi-turunan', IsiTurunanService);
    const baru = await rinci(id);
    expect(baru.baris.map((b: { jml_bahan_baku: string }) => b.jml_bahan_baku)).toEqual(['100', '200']);
    expect((await rinci(meja.d.idNk)).kd_status_pengajuan).toBe('51');
    const [buka] = (await meja.ratna.get(`${DASAR}/rki/pengajuan-history/${id}`)).data;
    expect(buka.kalimat).toMatch(/^Dibuka karena keberatan atas pengajuan .* dikabulkan\.$/);
    const terkirim = await kirim(id);
    expect([terkirim.http, terkirim.errors]).toEqual([201, undefined]);
  });

  it('granted on 51 not beside another open change, nor when the decision has ended', async () => {
    await sebagian();
    await ajukan();
    const ubah = await meja.ratna.post(`${DASAR}/rki/pengajuan-perubahan/${meja.d.idNk}`, { kd_alasan: 'P3' });
    expect(ubah.http).toBe(201);
    meja.buang.unshift(ubah.data as Draf);
    const h = await jawab(KABUL);
    expect([h.http, h.message]).toEqual([
      409,
      expect.stringMatching(/^Perubahan .* atas keputusan ini masih berjalan/),
    ]);
    await singkirkan(meja.dunia, ubah.data as Draf);
    await meja.dunia.db.pengajuan.update({ where: { id: BigInt(meja.d.idNk) }, data: { kd_status: '70' } });
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
    tutupJendela();
    const kunci = `kabul-${meja.d.idNk}`;
    const isi = { versi: await versi(meja.ratna, meja.d), sandi: SANDI, ...KABUL };
    const url = `${DASAR}/keberatan/${await idTerbuka()}/jawab`;
    const h = await meja.penjawab.post(url, isi, { 'Idempotency-Key': kunci });
    expect(h.http).toBe(200);
    const ulang = await meja.penjawab.post(url, isi, { 'Idempotency-Key': kunci });
    expect([ulang.http, ulang.data.keberatan[0].idNk_turunan]).toEqual([200, h.data.keberatan[0].idNk_turunan]);
    const id = h.data.keberatan[0].idNk_turunan as string;
    meja.buang.unshift({ idNk: id } as Draf);
    await kerjakan(meja.dunia, 'isi-turunan', IsiTurunanService);
    expect(await rinci(id)).toMatchObject({ kd_status_pengajuan: '00', jenis_pengajuan: '5', jml_total: '300' });
    expect(await meja.dunia.db.pengajuan.count({ where: { id_rujukan: BigInt(meja.d.idNk) } })).toBe(1);
    expect((await rinci(meja.d.idNk)).kd_status_pengajuan).toBe(kd);
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
    await ajukan({}, await meja.dunia.sebagai('bagus'));
    const { tenggat, waktu } = (await baca()).keberatan[0];
    const kabar = async () => {
      await layanan(meja.dunia, PengingatService).jalankan();
      await kerjakan(meja.dunia, 'notifikasi', NotifikasiService);
      const semua = await meja.dunia.db.notifikasi.findMany({
        where: { subject: { startsWith: `[${meja.d.noAju}]` } },
      });
      return semua.map((n) => [n.subject.split('] ')[1], n.meja ?? '']);
    };
    const cari = (semua: (string | undefined)[][], kata: string) => semua.filter(([s]) => s?.includes(kata)).length;
    expect(cari(await kabar(), 'Keberatan diajukan')).toBe(3); // the company, deciders, coordinators
    pada(new Date(new Date(waktu as string).getTime() + 19 * 86_400_000).toISOString());
    expect(cari(await kabar(), '60 persen waktu menjawab keberatan terpakai')).toBe(2);
    pada(new Date(new Date(tenggat as string).getTime() + 1).toISOString());
    expect(cari(await kabar(), 'Waktu menjawab keberatan sudah habis')).toBe(2);
    expect(cari(await kabar(), 'Waktu menjawab keberatan sudah habis')).toBe(2);
    const [k] = (await meja.penjawab.get(`${DASAR}/inhouse/keberatan`)).data.filter(
      (x: { idNk: string }) => x.idNk === meja.d.idNk,
    );
    expect(k).toMatchObject({ lewat: true, ur_putusan: 'Ditolak', jnsLayanan: expect.any(String) });
    expect((await jawab(TOLAK)).http).toBe(200);
  });
});
