import { NotifikasiService } from '../../src/modules/notifikasi/notifikasi.service';
import { PengingatService } from '../../src/modules/pengajuan/pengingat/pengingat.service';
import { TenggatService } from '../../src/modules/pengajuan/tenggat/tenggat.service';
import { kabarOrang } from '../support/kabar';
import { LEMBAR, penuh, PERIKSA, versi } from '../support/keadaan';
import { kerjakan, layanan } from '../support/kerjakan';
import { singkirkan } from '../support/milik';
import { SANDI } from '../support/world';
import { mejaInformasi, JALUR, MENUNGGU, NK, wib } from '../support/informasi';

const meja = mejaInformasi();
const { baca, berkas, di, jam, jawab, kertas, libur, minta, mulai, pada, semua, tutup } = meja;

describe('issue 15: answered', () => {
  it('with papers that both sides open and nobody else; what was submitted stays as it was', async () => {
    await di('diambil');
    const sebelum = (await meja.ratna.get(`${NK}/get?id_nk=${meja.d.idNk}`)).data.dokumen;
    await minta();
    const [id, asing] = [await kertas(), await kertas(await meja.dunia.sebagai('hendra'))];
    const milikFile = (await meja.dunia.db.dokumen.findFirstOrThrow({ where: { id_pengajuan: BigInt(meja.d.idNk) } }))
      .id;
    for (const salah of [asing, milikFile]) {
      const h = await jawab({ dokumen: [id, salah] });
      expect([h.http, h.message]).toEqual([422, 'Dokumen tidak ditemukan. Unggah kembali lalu kirim jawaban']);
    }
    expect((await meja.dunia.db.dokumen.findUniqueOrThrow({ where: { id } })).id_pengajuan).toBeNull();
    expect((await jawab({ jawaban: '  ' })).http).toBe(422);
    const h = await jawab({ dokumen: [id] });
    expect([h.http, h.message]).toEqual([200, 'Jawaban dikirim ke kementerian']);
    for (const c of [meja.ratna, meja.dewi])
      expect((await baca(c)).permintaan[0]).toMatchObject({
        ...{ status: 'DIJAWAB', jawaban: 'Seratus ton per bulan.', dijawab_oleh: 'ratna' },
        dokumen: [{ id, nama_file: 'kapasitas.pdf', nama_dokumen: 'Dokumen lain', url: `/berkas/${id}` }],
      });
    for (const [n, http] of [
      ['ratna', 200],
      ['dewi', 200],
      ['hendra', 404],
      ['agus', 404],
      ['rudi', 404],
    ] as const)
      expect([n, (await (await meja.dunia.sebagai(n)).get(`/berkas/${id}`)).http]).toEqual([n, http]);
    expect((await meja.ratna.get(`${NK}/get?id_nk=${meja.d.idNk}`)).data.dokumen).toEqual(sebelum);
    expect((await meja.ratna.del(`${NK}/upload?file_path=${id}`)).http).toBe(403);
    const dua = await jawab();
    expect([dua.http, dua.message]).toEqual([409, 'Permintaan informasi ini sudah selesai: dijawab']);
    const satu = { where: { id_pengajuan: BigInt(meja.d.idNk) } };
    await expect(meja.dunia.db.permintaanInformasi.updateMany({ ...satu, data: { jawaban: 'Lain' } })).rejects.toThrow(
      /append-only/,
    );
    await expect(meja.dunia.db.permintaanInformasi.deleteMany(satu)).rejects.toThrow(/append-only/);
  });

  it('the clock stands from the question to the answer; a holiday between costs nothing', async () => {
    libur('2027-02-05');
    await mulai();
    pada('2027-02-03T11:00:00');
    expect((await minta({ hari: 3 })).data.permintaan[0].tenggat).toBe('2027-02-09T16:59:59.999Z');
    expect(await jam()).toEqual([2, null, null]);
    pada('2027-02-08T09:00:00');
    expect((await jawab()).http).toBe(200);
    // Three of five days are left after Monday the 8th.
    expect(await jam()).toEqual([2, wib('2027-02-08T09:00:00'), wib('2027-02-11T23:59:59.999')]);
    expect((await berkas()).informasi_tenggat).toBeNull();
  });

  it('past the due date the clock has run since that day, whenever it is noticed; a late answer is taken', async () => {
    libur();
    await mulai();
    pada('2027-02-02T11:00:00');
    expect((await minta({ hari: 1 })).http).toBe(200);
    const tenggat = wib('2027-02-03T23:59:59.999');
    pada('2027-02-03T23:59:59.999');
    await layanan(meja.dunia, TenggatService).jalankan();
    expect((await semua())[0]?.status).toBe('DIMINTA');
    await meja.dunia.db.outbox.deleteMany({});
    await meja.dunia.db.notifikasi.deleteMany({});
    pada('2027-02-05T08:00:00');
    await layanan(meja.dunia, TenggatService).jalankan();
    await layanan(meja.dunia, TenggatService).jalankan();
    expect((await semua()).map((i) => i.status)).toEqual(['LEWAT']);
    // One day used; four after Wednesday the 3rd.
    const jalan = [1, tenggat, wib('2027-02-09T23:59:59.999')];
    expect(await jam()).toEqual(jalan);
    jest.restoreAllMocks();
    await meja.dunia.db.outbox.updateMany({ data: { tersedia: new Date() } });
    await kerjakan(meja.dunia, 'notifikasi', NotifikasiService);
    const nama = new Map([...meja.dunia.orang].map(([n, o]) => [o.id, n]));
    expect((await kabarOrang(meja.dunia.db)).map((n) => nama.get(n.id_user)).sort()).toEqual(['dewi', 'ratna']);
    libur();
    pada('2027-02-05T10:00:00');
    expect((await baca()).permintaan[0]).toMatchObject({ lewat: true, boleh_jawab: true });
    expect((await jawab()).http).toBe(200);
    expect(await jam()).toEqual(jalan);
    expect((await semua())[0]?.status).toBe('DIJAWAB');
  });

  it('before the round has noticed, an answer or a closing after the due date gives no days back either', async () => {
    libur();
    for (const akhiri of [jawab, tutup]) {
      await mulai();
      pada('2027-02-02T11:00:00');
      await minta({ hari: 1 });
      pada('2027-02-05T08:00:00');
      expect((await akhiri()).http).toBe(200);
      expect(await jam()).toEqual([1, wib('2027-02-03T23:59:59.999'), wib('2027-02-09T23:59:59.999')]);
      await singkirkan(meja.dunia, meja.d);
    }
    meja.buang = [];
  });

  it('a late answer leaves alone what another question has stopped', async () => {
    libur();
    await mulai();
    pada('2027-02-02T11:00:00');
    await minta({ hari: 1 });
    pada('2027-02-04T08:00:00');
    await layanan(meja.dunia, TenggatService).jalankan();
    expect((await minta({ hari: 5 })).http).toBe(200);
    const [pertama] = await semua();
    const h = await meja.ratna.post(`${JALUR}/${String(pertama?.id)}/jawab`, { jawaban: 'Terlambat' });
    expect(h.http).toBe(200);
    expect(await jam()).toEqual([2, null, null]);
    expect((await berkas()).informasi_tenggat).toEqual(wib('2027-02-11T23:59:59.999'));
  });

  it('not once the ministry has decided, nor after a correction', async () => {
    libur();
    await mulai();
    pada('2027-02-02T11:00:00');
    await minta({ hari: 1 });
    pada('2027-02-05T08:00:00');
    await layanan(meja.dunia, TenggatService).jalankan();
    const where = { where: { id: BigInt(meja.d.idNk) } };
    await meja.dunia.db.pengajuan.update({ ...where, data: { kd_status: '50' } });
    expect((await jawab()).http).toBe(409);
    await meja.dunia.db.pengajuan.update({ ...where, data: { kd_status: '21', perbaikan_ke: 1 } });
    const h = await jawab();
    expect([h.http, h.message]).toEqual([409, 'Permintaan informasi ini sudah selesai: lewat batas waktu']);
  });
});

describe('issue 15: while it is open', () => {
  it('the desk neither recommends nor decides; taken back, it does', async () => {
    for (const [keadaan, nama, isi] of [
      ['diambil', 'dewi', { kd_keputusan: '4', checklist: PERIKSA.lima }],
      ['koordinator', 'yusuf', { kd_keputusan: '4', checklist: PERIKSA.lima }],
      ['pemutus', 'hari', { kd_keputusan: '1', checklist: PERIKSA.enam, sandi: SANDI }],
    ] as const) {
      await di(keadaan);
      const c = await meja.dunia.sebagai(nama);
      const putuskan = async () =>
        c.post(LEMBAR, { idNk: meja.d.idNk, versi: await versi(c, meja.d), ...isi, rincian: await penuh(c, meja.d) });
      expect((await minta({}, c)).http).toBe(200);
      const h = await putuskan();
      expect([nama, h.http, h.message]).toEqual([nama, 409, MENUNGGU]);
      expect((await tutup({}, c)).message).toBe('Permintaan informasi ditutup');
      expect([nama, (await putuskan()).http]).toEqual([nama, 201]);
      await singkirkan(meja.dunia, meja.d);
    }
    meja.buang = [];
  });

  it('a return and a withdrawal close it, with that as the reason, and the clock stands as it stood', async () => {
    libur();
    for (const [kerja, sebab, siapa] of [
      ['kembali', 'Berkas dikembalikan untuk perbaikan', 'dewi'],
      ['batal', 'Berkas tidak lagi di meja kementerian', 'ratna'],
    ] as const) {
      await mulai();
      pada('2027-02-02T11:00:00');
      await minta();
      pada('2027-02-04T11:00:00');
      const perbaikan = [{ tab: 'perusahaan', kd_field: 'telepon', kd_alasan: 'A02', catatan: 'Periksa lagi' }];
      const h =
        kerja === 'kembali'
          ? await meja.dewi.post(LEMBAR, {
              idNk: meja.d.idNk,
              versi: await versi(meja.dewi, meja.d),
              kd_keputusan: '2',
              perbaikan,
            })
          : await meja.ratna.post(`${NK}/batalkan/${meja.d.idNk}`, { alasan: 'Tidak jadi' });
      expect([kerja, h.http < 300]).toEqual([kerja, true]);
      const [i] = await semua();
      expect([i?.status, i?.alasan_tutup, i?.nama_penutup]).toEqual(['DITUTUP', sebab, siapa]);
      expect([(await berkas()).informasi_tenggat, await jam()]).toEqual([null, [1, null, null]]);
      expect((await jawab()).http).toBe(409);
      await singkirkan(meja.dunia, meja.d);
    }
    meja.buang = [];
  });

  it('nothing is issued automatically, however long ago its time was over', async () => {
    libur();
    await mulai();
    await meja.dunia.db.layanan.updateMany({ data: { fl_terbit_otomatis: true } });
    pada('2027-02-02T11:00:00');
    await minta({ hari: 10 });
    pada('2027-02-12T11:00:00');
    await layanan(meja.dunia, TenggatService).jalankan();
    expect((await berkas()).kd_status).toBe('21');
    await meja.dunia.db.layanan.updateMany({ data: { fl_terbit_otomatis: false } });
  });

  it('the company is reminded on the working day before, once; who is asked for tomorrow is not', async () => {
    libur();
    await mulai();
    pada('2027-02-02T11:00:00');
    await minta({ hari: 3 });
    const ingatkan = async (t: string) => {
      pada(t);
      await layanan(meja.dunia, PengingatService).jalankan();
      return meja.dunia.db.pengingat.count({ where: { id_pengajuan: BigInt(meja.d.idNk), jenis: 'informasi' } });
    };
    expect(await ingatkan('2027-02-03T09:00:00')).toBe(0);
    expect(await ingatkan('2027-02-04T09:00:00')).toBe(1);
    expect(await ingatkan('2027-02-04T15:00:00')).toBe(1);
    await tutup();
    pada('2027-02-04T16:00:00');
    await minta({ hari: 1 });
    expect(await ingatkan('2027-02-04T17:00:00')).toBe(1);
  });
});
