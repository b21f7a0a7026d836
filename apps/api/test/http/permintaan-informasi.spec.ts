import { singkirkan } from '../support/milik';
import { mejaInformasi, JALUR, MENUNGGU, NK, TANYA, kepala } from '../support/informasi';

const meja = mejaInformasi();
const { baca, berkas, di, jawab, kertas, minta, semua, tutup } = meja;

describe('issue 15: asked', () => {
  it('from each desk of the ministry, by who sits there; the file stays, its history and both sides know it', async () => {
    for (const [keadaan, nama, kd] of [
      ['diambil', 'dewi', '21'],
      ['koordinator', 'yusuf', '22'],
      ['pemutus', 'hari', '23'],
    ] as const) {
      await di(keadaan);
      const c = await meja.dunia.sebagai(nama);
      expect(await baca(c)).toMatchObject({ boleh_minta: true, permintaan: [] });
      for (const lain of ['dewi', 'yusuf', 'hari', 'verif2'].filter((n) => n !== nama))
        expect([kd, lain, (await minta({}, await meja.dunia.sebagai(lain))).http]).toEqual([kd, lain, 409]);
      const h = await minta({ dokumen: ['D04'] }, c);
      expect([kd, h.http, h.message]).toEqual([
        kd,
        200,
        expect.stringMatching(/^Permintaan dikirim ke perusahaan\. Jawaban ditunggu sampai /),
      ]);
      expect(h.data).toMatchObject({
        boleh_minta: false,
        permintaan: [
          {
            ...{ seri: 1, status: 'DIMINTA', pertanyaan: TANYA.pertanyaan, oleh: nama, lewat: false },
            ...{ diminta: [{ kd_dokumen: 'D04', nama: 'Laporan hasil verifikasi (LHV)' }], jawaban: null },
            ...{ boleh_tutup: true, boleh_jawab: false },
          },
        ],
      });
      expect((await berkas()).kd_status).toBe(kd);
      const milik = await baca();
      expect(milik.permintaan[0]).toMatchObject({ boleh_jawab: true, boleh_tutup: false });
      expect(milik.permintaan[0].oleh).toBe('Kementerian Perindustrian (Kemenperin)');
      expect([milik.tenggat_hari, milik.dokumen_layanan]).toEqual([[], []]);
      const rinci = (await meja.ratna.get(`${NK}/get?id_nk=${meja.d.idNk}`)).data;
      expect(rinci.meja).toMatchObject({
        nama: 'Anda',
        berikut: expect.stringMatching(/^Menunggu jawaban Anda sampai /),
        giliran_anda: true,
      });
      expect(rinci.jam).toMatchObject({ keadaan: 'jeda', penghenti: 'pemohon' });
      const dinas = (await c.get(`${NK}/get?id_nk=${meja.d.idNk}`)).data;
      expect(dinas.meja.berikut).toMatch(/^Menunggu jawaban perusahaan sampai /);
      const [riwayat] = (await meja.ratna.get(`${NK}/rki/pengajuan-history/${meja.d.idNk}`)).data.slice(-1);
      expect(riwayat.kalimat).toMatch(/ meminta informasi, jawaban ditunggu sampai \S+ \d+ \S+\.$/);
      const beranda = (await meja.ratna.get('/api/beranda')).data;
      expect(beranda.jumlah_tugas.informasi).toBe(1);
      expect(beranda.tugas.find((t: { idNk: string }) => t.idNk === meja.d.idNk)).toMatchObject({
        jenis: 'informasi',
        tombol: 'Jawab',
      });
      await singkirkan(meja.dunia, meja.d);
    }
    meja.buang = [];
  });

  it('nowhere else', async () => {
    await di('diambil');
    for (const kd_status of [
      '00',
      '10',
      '20',
      '25',
      '26',
      '30',
      '31',
      '40',
      '41',
      '50',
      '51',
      '57',
      '80',
      '90',
      '91',
    ]) {
      await meja.dunia.db.pengajuan.update({ where: { id: BigInt(meja.d.idNk) }, data: { kd_status } });
      const h = await minta();
      expect([kd_status, [404, 409].includes(h.http)]).toEqual([kd_status, true]);
    }
    expect(await semua()).toEqual([]);
  });

  it('with a question, a number of days and papers of the service, about what was seen', async () => {
    await di('diambil');
    for (const [isi, path] of [
      [{ pertanyaan: 'Apa?' }, 'pertanyaan'],
      [{ pertanyaan: 'a'.repeat(2001) }, 'pertanyaan'],
      [{ hari: 0 }, 'hari'],
      [{ hari: 11 }, 'hari'],
      [{ dokumen: ['D77'] }, 'dokumen.0'],
      [{ dokumen: ['D01', 'D02', 'D03', 'D04', 'D99', 'D10'] }, 'dokumen'],
    ] as const) {
      const h = await minta(isi);
      expect([isi, h.http, h.errors?.[0].path]).toEqual([isi, 422, path]);
    }
    expect((await minta({ versi: 0 })).http).toBe(409);
    expect(await semua()).toEqual([]);
  });

  it('one of two at once; the same key is the same request; the fourth of a round is refused', async () => {
    await di('diambil');
    const isi = { versi: (await berkas()).versi, ...TANYA };
    const dua = await Promise.all([
      meja.dewi.post(`${JALUR}/${meja.d.idNk}`, isi),
      meja.dewi.post(`${JALUR}/${meja.d.idNk}`, isi),
    ]);
    expect(dua.map((h) => h.http).sort()).toEqual([200, 409]);
    expect(dua.find((h) => h.http === 409)?.message).toBe(MENUNGGU);
    expect((await tutup()).http).toBe(200);
    const [kunci, lagi] = [`tanya-${meja.d.idNk}`, { versi: (await berkas()).versi, ...TANYA }];
    const ulang = [
      await meja.dewi.post(`${JALUR}/${meja.d.idNk}`, lagi, kepala(kunci)),
      await meja.dewi.post(`${JALUR}/${meja.d.idNk}`, lagi, kepala(kunci)),
    ];
    expect(ulang.map((h) => h.http)).toEqual([200, 200]);
    expect(await semua()).toHaveLength(2);
    const jawaban = [
      await jawab({}, meja.ratna, `jawab-${meja.d.idNk}`),
      await jawab({}, meja.ratna, `jawab-${meja.d.idNk}`),
    ];
    expect(jawaban.map((h) => h.http)).toEqual([200, 200]);
    expect((await minta()).http).toBe(200);
    expect((await jawab()).http).toBe(200);
    const keempat = await minta();
    expect([keempat.http, keempat.message]).toEqual([
      409,
      'Satu putaran paling banyak 3 permintaan informasi. Gunakan pengembalian untuk perbaikan',
    ]);
    expect(await baca(meja.dewi)).toMatchObject({ boleh_minta: false, halangan: keempat.message });
    await meja.dunia.db.pengajuan.update({ where: { id: BigInt(meja.d.idNk) }, data: { perbaikan_ke: 1 } });
    expect((await minta()).http).toBe(200);
  });

  it('is the desk’s and the owner’s alone; who only watches reads no words, no names and no papers', async () => {
    await di('diambil');
    for (const n of ['hendra', 'agus']) {
      const c = await meja.dunia.sebagai(n);
      expect([n, (await c.get(`${JALUR}/${meja.d.idNk}`)).http]).toEqual([n, 404]);
    }
    expect((await meja.dunia.tamu().get(`${JALUR}/${meja.d.idNk}`)).http).toBe(401);
    for (const n of ['ratna', 'bagus', 'adminkl', 'maya', 'rekso', 'rudi', 'endang', 'fajar', 'super'])
      expect([n, (await minta({}, await meja.dunia.sebagai(n))).http]).toEqual([n, 403]);
    expect((await minta()).http).toBe(200);
    expect((await jawab({}, await meja.dunia.sebagai('hendra'))).http).toBe(404);
    for (const n of ['dewi', 'hari', 'adminkl', 'rudi', 'fajar', 'super'])
      expect([n, (await jawab({}, await meja.dunia.sebagai(n))).http]).toEqual([n, 403]);
    for (const n of ['yusuf', 'hari', 'verif2'])
      expect([n, (await tutup({}, await meja.dunia.sebagai(n))).http]).toEqual([n, 409]);
    expect((await tutup({}, meja.ratna)).http).toBe(403);
    const id = await kertas();
    expect((await jawab({ dokumen: [id] }, await meja.dunia.sebagai('bagus'))).http).toBe(200);
    const rudi = await baca(await meja.dunia.sebagai('rudi'));
    expect(rudi.permintaan[0]).toMatchObject({
      ...{
        status: 'DIJAWAB',
        pertanyaan: null,
        oleh: null,
        jawaban: null,
        dijawab_oleh: null,
        dokumen: [],
        diminta: [],
      },
    });
    expect(JSON.stringify(rudi)).not.toMatch(/dewi|bagus|kapasitas|ton/i);
    const riwayat = await (await meja.dunia.sebagai('rudi')).get(`${NK}/rki/pengajuan-history/${meja.d.idNk}`);
    expect(JSON.stringify(riwayat.data)).not.toMatch(/kapasitas|ton per/i);
  });
});
