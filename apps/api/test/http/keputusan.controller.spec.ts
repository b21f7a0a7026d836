import { kirim, PERTEK, RKI, type Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { antar, berkasSampai, LEMBAR, lembar, penuh, PERIKSA, versi } from '../support/keadaan';
import { SANDI, World } from '../support/world';

let dunia: World;
let pu: Client;
let verif: Client;
let koord: Client;
let putus: Client;
beforeAll(async () => {
  dunia = await World.open();
  [pu, verif, koord, putus] = (await Promise.all(['ratna', 'dewi', 'yusuf', 'hari'].map((n) => dunia.sebagai(n)))) as [
    Client,
    Client,
    Client,
    Client,
  ];
});
afterAll(() => dunia.close());

const K = LEMBAR;
const { lima: LIMA, enam: ENAM } = PERIKSA;
const sampaiPemutus = (jenis: typeof PERTEK): Promise<Draf> => berkasSampai(dunia, 'pemutus', jenis);

describe('the way of a PERTEK through its ministry', () => {
  it('LAYAR-06 PENGAJUAN-09 take, return with a remark, correct, recommend, agree, decide: ends issued with its cuts explained', async () => {
    const d = await kirim(pu, PERTEK);
    await antar(dunia, d);
    expect(
      (await verif.get('/nk/v2/data-nk/inhouse/pengajuan?antrean=belum')).data.map((x: { noAju: string }) => x.noAju),
    ).toContain(d.noAju);
    const rizal = await dunia.sebagai('rizal');
    expect(await verif.post(`/nk/v2/data-nk/inhouse/check-pengajuan?id_nk=${d.idNk}`)).toMatchObject({
      http: 200,
      data: { kd_status_pengajuan: '21' },
    });
    expect(await rizal.post(`/nk/v2/data-nk/inhouse/check-pengajuan?id_nk=${d.idNk}`)).toMatchObject({
      http: 409,
      message: 'Berkas sudah diambil petugas lain',
    });

    const baris = (await lembar(verif, d)).rincian[0]?.id;
    expect(
      await verif.post(K, { idNk: d.idNk, versi: await versi(verif, d), kd_keputusan: '2', perbaikan: [] }),
    ).toMatchObject({ http: 422, errors: [{ message: 'Tulis sedikitnya satu catatan perbaikan pada isian' }] });
    const kembali = await verif.post(K, {
      idNk: d.idNk,
      versi: await versi(verif, d),
      kd_keputusan: '2',
      perbaikan: [
        { tab: 'barang', id_baris: baris, kd_field: 'spesifikasi', kd_alasan: 'A02', catatan: 'Lengkapi spesifikasi' },
      ],
    });
    expect(kembali).toMatchObject({ http: 201, data: { kd_status_pengajuan: '25' } });

    const rinci = (await pu.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).data;
    expect(rinci.catatan[0]).toMatchObject({
      baris: 1,
      kd_field: 'spesifikasi',
      label: 'Spesifikasi',
      catatan: 'Lengkapi spesifikasi',
      jawaban: null,
    });
    expect(rinci.jam.keadaan).toBe('jeda');
    expect(rinci.formulir.bagian_terbuka).toEqual([`baris:${baris}:spesifikasi`, 'catatan_kewajaran']);
    const terkunci = await pu.put('/nk/v2/data-nk', {
      idNk: d.idNk,
      versi: rinci.versi,
      kepala: { alamat_pabrik: 'Pindah' },
    });
    expect(terkunci).toMatchObject({
      http: 422,
      errors: [{ path: 'alamat_pabrik', message: 'Alamat tempat usaha tidak termasuk yang diminta diperbaiki' }],
    });
    const {
      id: _id,
      versi: versiBaris,
      ...data
    } = rinci.baris[0] as Record<string, unknown> & { id: string; versi: number };
    expect(
      (
        await pu.put('/nk/v2/data-nk/modal', {
          idNk: d.idNk,
          id: baris,
          versi: versiBaris,
          data: { ...data, spesifikasi: 'DN 50, PN 16' },
        })
      ).http,
    ).toBe(200);
    const jawab = await pu.put('/nk/v2/data-nk', {
      idNk: d.idNk,
      versi: await versi(pu, d),
      pernyataan: true,
      jawaban: [{ id: rinci.catatan[0].id, jawaban: 'Sudah dilengkapi' }],
    });
    expect(jawab.data.kelengkapan.boleh_kirim).toBe(true);
    expect(await pu.post('/nk/v2/data-nk/kirimPermohonan', { idNk: d.idNk, versi: jawab.data.versi })).toMatchObject({
      http: 201,
      data: { kd_status_pengajuan: '26' },
    });
    await antar(dunia, d);
    const kirimDua = await dunia.db.riwayat.findFirst({
      where: { id_pengajuan: BigInt(d.idNk), peristiwa: 'kirim_perbaikan' },
    });
    expect(JSON.stringify(kirimDua?.data)).toContain('DN 50, PN 16');

    const r = (await lembar(verif, d)).rincian;
    const potong = [
      { id: r[0]?.id, jml_keputusan: '80', kd_alasan: 'A03', alasan: 'Kapasitas 80' },
      { id: r[1]?.id, jml_keputusan: r[1]?.jml_usulan },
    ];
    expect(
      await verif.post(K, {
        idNk: d.idNk,
        versi: await versi(verif, d),
        kd_keputusan: '4',
        checklist: LIMA,
        rincian: [{ id: r[0]?.id, jml_keputusan: '80' }, potong[1]],
      }),
    ).toMatchObject({ http: 422, errors: [{ message: 'Baris 1: alasan wajib diisi bila jumlah dikurangi' }] });
    expect(
      await verif.post(K, {
        idNk: d.idNk,
        versi: await versi(verif, d),
        kd_keputusan: '4',
        checklist: LIMA,
        rincian: potong,
      }),
    ).toMatchObject({ http: 201, data: { kd_status_pengajuan: '22' } });
    expect((await pu.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).data.baris[0].jml_verifikator).toBeNull();
    expect((await lembar(koord, d)).rincian[0]).toMatchObject({ jml_keputusan: '80', jml_verifikator: '80' });
    expect(await koord.post(K, { idNk: d.idNk, versi: await versi(koord, d), kd_keputusan: '4' })).toMatchObject({
      http: 201,
      data: { kd_status_pengajuan: '23' },
    });

    const putusan = { idNk: d.idNk, versi: await versi(putus, d), kd_keputusan: '1', checklist: ENAM };
    expect(await putus.post(K, putusan)).toMatchObject({ http: 422, errors: [{ path: 'sandi' }] });
    expect(await putus.post(K, { ...putusan, sandi: 'salah' })).toMatchObject({
      http: 422,
      message: 'Kata sandi salah',
    });
    expect(await putus.post(K, { ...putusan, sandi: SANDI })).toMatchObject({
      http: 201,
      data: { kd_status_pengajuan: '51', ur_status: 'Disetujui Sebagian' },
    });

    const akhir = (await pu.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).data;
    expect(akhir.no_keputusan).toMatch(/^\d+\/PERTEK\/019\/\d{2}\/\d{4}$/);
    expect(akhir.baris[0]).toMatchObject({
      jml_penetapan: '80',
      potongan: [
        { level: 'verifikator', kd_alasan: 'A03', ur_alasan: 'Kapasitas tidak mendukung', dari: '100', ke: '80' },
      ],
    });
    expect(akhir.proses.every((x: { keadaan: string }) => x.keadaan === 'selesai')).toBe(true);
    expect(akhir.kode_periksa).toMatch(/^PERTEK-\d{2}-\d{6}-[A-Z0-9]{10}$/);
    const cek = await dunia.tamu().get(`/api/publik/keputusan/${akhir.kode_periksa}`);
    expect(cek).toMatchObject({ http: 200, data: { asli: true, noAju: d.noAju, pemegang: 'PT Nusa Uji' } });
    expect((await dunia.tamu().get('/api/publik/keputusan/PERTEK-26-000001-AAAAAA')).http).toBe(404);
  });

  it('a full approval is 50, and a decision taken twice is taken once', async () => {
    const d = await sampaiPemutus({ kd_rekom: '07', kd_komoditas: '0143' });
    const isi = {
      idNk: d.idNk,
      versi: await versi(putus, d),
      kd_keputusan: '1',
      checklist: ENAM,
      rincian: await penuh(putus, d),
      sandi: SANDI,
    };
    const [a, b] = await Promise.all([putus.post(K, isi), putus.post(K, isi)]);
    expect([a.http, b.http].sort()).toEqual([201, 409]);
    expect((await pu.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).data.kd_status_pengajuan).toBe('50');
  });

  it('four eyes: who verified a file does not decide it', async () => {
    const d = await sampaiPemutus({ kd_rekom: '07', kd_komoditas: '0144' });
    await dunia.db.pengajuan.update({
      where: { id: BigInt(d.idNk) },
      data: { id_verifikator: dunia.pengguna('hari').id },
    });
    const r = await putus.post(K, {
      idNk: d.idNk,
      versi: await versi(putus, d),
      kd_keputusan: '1',
      checklist: ENAM,
      rincian: await penuh(putus, d),
      sandi: SANDI,
    });
    expect(r).toMatchObject({
      http: 409,
      message: 'Anda sudah bekerja di meja lain berkas ini. Petugas lain yang harus melanjutkan',
    });
  });
});

describe('other ends', () => {
  it('an RKI ends waiting for its meeting (40)', async () => {
    const d = await sampaiPemutus(RKI);
    const r = await putus.post(K, {
      idNk: d.idNk,
      versi: await versi(putus, d),
      kd_keputusan: '1',
      checklist: ENAM,
      rincian: await penuh(putus, d),
      sandi: SANDI,
    });
    expect(r).toMatchObject({ http: 201, data: { kd_status_pengajuan: '40', ur_status: 'Menunggu Rakornis' } });
    const rinci = (await pu.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).data;
    expect(rinci.baris[0]).toMatchObject({ jml_kl: '100', jml_penetapan: null });
    expect(rinci.meja.nama).toBe('Sekretariat Rakor');
  });

  it('LAYAR-03 a rejection (90) carries its reasons row by row', async () => {
    const d = await sampaiPemutus({ kd_rekom: '07', kd_komoditas: '0125' });
    const tolak = {
      kd_alasan: 'A04',
      alasan: 'Pasokan dalam negeri mencukupi',
      dasar_hukum: 'Permenperin 1/2024',
      saran: 'Ajukan tahun depan',
    };
    expect(
      await putus.post(K, { idNk: d.idNk, versi: await versi(putus, d), kd_keputusan: '3', sandi: SANDI }),
    ).toMatchObject({
      http: 422,
      errors: expect.arrayContaining([expect.objectContaining({ path: 'keterangan_tolak' })]),
    });
    expect(
      await putus.post(K, { idNk: d.idNk, versi: await versi(putus, d), kd_keputusan: '3', tolak, sandi: SANDI }),
    ).toMatchObject({ http: 201, data: { kd_status_pengajuan: '90' } });
    const ket = await pu.get(`/nk/v2/data-nk/rki/pengajuan/keteranganTolak/${d.idNk}`);
    expect(ket.data).toMatchObject({
      kd_alasan: 'A04',
      ur_alasan: 'Pasokan dalam negeri cukup',
      saran: 'Ajukan tahun depan',
    });
    expect(ket.data.butir).toHaveLength(2);
    expect(ket.data.butir[0]).toMatchObject({ seri: 1, ur_alasan: 'Pasokan dalam negeri cukup' });
    const kl = await pu.get(`/nk/v2/data-nk/rki/pengajuan/keputusanKl/${d.idNk}`);
    expect(kl.data.rincian.map((x: { jml_keputusan: string }) => x.jml_keputusan)).toEqual(['0', '0']);
  });

  it('issue 13 part 6: after the decision the sheet is the record: six answers, who and when, and nobody keeps it again', async () => {
    const d = await berkasSampai(dunia, 'pemutus', { kd_rekom: '07', kd_komoditas: '0141' });
    expect((await putus.get(`${K}?id_nk=${d.idNk}`)).data).toMatchObject({ level: 2, diputus: null });
    const rincian = await penuh(putus, d);
    const checklist = [...LIMA, { kode: 6, hasil: 'N', catatan: 'Dengan syarat' }];
    const isi = { idNk: d.idNk, versi: await versi(putus, d), kd_keputusan: '1', checklist, rincian, sandi: SANDI };
    expect(await putus.post(K, isi)).toMatchObject({ http: 201, data: { kd_status_pengajuan: '50' } });
    for (const c of [verif, koord, putus]) {
      const { data } = await c.get(`${K}?id_nk=${d.idNk}`);
      expect(data.level).toBeNull();
      expect(data.checklist.map((b: { hasil: string }) => b.hasil)).toEqual(['Y', 'Y', 'Y', 'Y', 'Y', 'N']);
      expect(data.checklist[5]).toMatchObject({ kode: 6, catatan: 'Dengan syarat' });
      expect(data.diputus).toEqual({ oleh: 'hari', waktu: expect.any(String) });
      expect((await c.put(K, { idNk: d.idNk, checklist: LIMA })).http).toBe(409);
    }
  });

  it('nothing granted in any row is no approval', async () => {
    const d = await berkasSampai(dunia, 'pemutus', { kd_rekom: '07', kd_komoditas: '0142' });
    const rincian = (await penuh(putus, d)).map(({ id }) => ({
      id,
      jml_keputusan: '0',
      kd_alasan: 'A04',
      alasan: 'Cukup',
    }));
    const isi = {
      idNk: d.idNk,
      versi: await versi(putus, d),
      kd_keputusan: '1',
      checklist: ENAM,
      rincian,
      sandi: SANDI,
    };
    expect(await putus.post(K, isi)).toMatchObject({ http: 422, message: 'Semua baris nol. Gunakan penolakan' });
    expect((await pu.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).data.kd_status_pengajuan).toBe('23');
  });

  it('the sheet is kept for later and decides nothing', async () => {
    const d = await kirim(pu, { kd_rekom: '07', kd_komoditas: '0131' });
    await antar(dunia, d);
    await verif.post(`/nk/v2/data-nk/inhouse/check-pengajuan?id_nk=${d.idNk}`);
    const id = (await lembar(verif, d)).rincian[0]?.id;
    const r = await verif.put(K, {
      idNk: d.idNk,
      rincian: [{ id, jml_keputusan: '70', kd_alasan: 'A09' }],
      checklist: [{ kode: 1, hasil: 'N', catatan: 'periksa' }],
    });
    expect(r).toMatchObject({ http: 200, message: 'Data Berhasil Disimpan' });
    expect(r.data.rincian[0]).toMatchObject({ jml_keputusan: '70', kd_alasan: 'A09' });
    expect(r.data.checklist[0]).toMatchObject({ hasil: 'N', catatan: 'periksa' });
    expect((await pu.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).data.kd_status_pengajuan).toBe('21');
    expect(await verif.post(`/nk/v2/data-nk/inhouse/lepas?id_nk=${d.idNk}`)).toMatchObject({
      http: 200,
      data: { pengambil: null },
    });
  });

  it('PERAN-02 another ministry sees nothing of it', async () => {
    const d = await kirim(pu, { kd_rekom: '07', kd_komoditas: '0132' });
    await antar(dunia, d);
    const asing = await dunia.sebagai('wayan');
    for (const path of [
      `get?id_nk=${d.idNk}`,
      `keputusanInHouse?id_nk=${d.idNk}`,
      `rki/pengajuan-history/${d.idNk}`,
      `checkpoint/inhouse/${d.idNk}`,
    ])
      expect((await asing.get(`/nk/v2/data-nk/${path}`)).http).toBe(404);
    expect((await asing.get('/nk/v2/data-nk/inhouse/pengajuan')).data).toEqual([]);
    expect((await asing.post(`/nk/v2/data-nk/inhouse/check-pengajuan?id_nk=${d.idNk}`)).http).toBe(404);
  });

  it('history is chained and cannot be changed', async () => {
    const baris = await dunia.db.riwayat.findFirstOrThrow({ orderBy: { id: 'desc' } });
    await expect(dunia.db.riwayat.update({ where: { id: baris.id }, data: { nama: 'lain' } })).rejects.toThrow(
      /append-only/,
    );
    await expect(dunia.db.riwayat.delete({ where: { id: baris.id } })).rejects.toThrow(/append-only/);
    const rantai = await dunia.db.riwayat.findMany({
      where: { id_pengajuan: baris.id_pengajuan },
      orderBy: { urut: 'asc' },
    });
    rantai.forEach((r, i) => expect(r.hash_lama).toBe(i === 0 ? '0'.repeat(64) : rantai[i - 1]?.hash));
  });
});
