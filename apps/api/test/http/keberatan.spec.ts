import { KalenderService } from '../../src/modules/pengajuan/tenggat/kalender.service';
import { versi } from '../support/keadaan';
import { layanan } from '../support/kerjakan';
import { mejaKeberatan, ALASAN, DASAR, TOLAK } from '../support/keberatan';

const meja = mejaKeberatan();
const { ajukan, baca, dicabut, ditolak, idTerbuka, jalur, jawab, pada, rinci, sebagian } = meja;

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
      expect((await rinci(meja.d.idNk)).kd_status_pengajuan).toBe(kd);
      const [akhir] = (await meja.ratna.get(`${DASAR}/rki/pengajuan-history/${meja.d.idNk}`)).data.slice(-1);
      expect(akhir.kalimat).toBe('Anda mengajukan keberatan.');
      const antre = (await meja.penjawab.get(`${DASAR}/inhouse/keberatan`)).data;
      expect(antre.map((k: { idNk: string }) => k.idNk)).toContain(meja.d.idNk);
      await meja.rapikan();
    }
  });

  it('nothing else can be objected to', async () => {
    await ditolak();
    for (const kd of ['00', '10', '20', '21', '22', '23', '25', '26', '40', '50', '52', '57', '70', '80', '91']) {
      await meja.dunia.db.pengajuan.update({ where: { id: BigInt(meja.d.idNk) }, data: { kd_status: kd } });
      expect([kd, (await ajukan()).http]).toEqual([kd, 409]);
      expect(await baca()).toMatchObject({ boleh_ajukan: false, sampai: null });
    }
    expect(await meja.dunia.db.keberatan.count({ where: { id_pengajuan: BigInt(meja.d.idNk) } })).toBe(0);
  });

  it('within 30 working days: the last second passes, the next is refused with the day; holidays do not count', async () => {
    await ditolak();
    // Monday 1 February 2027; 30 working days end on Monday 15 March, two holidays make it Wednesday 17 March.
    await meja.dunia.db.pengajuan.update({
      where: { id: BigInt(meja.d.idNk) },
      data: { status_sejak: new Date('2027-02-01T10:00:00+07:00') },
    });
    const libur = new Set(['2027-02-05', '2027-03-10']);
    jest.spyOn(layanan(meja.dunia, KalenderService), 'liburTerbaru').mockResolvedValue(libur);
    jest.spyOn(layanan(meja.dunia, KalenderService), 'libur').mockResolvedValue(libur);
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
    const isi = { versi: await versi(meja.ratna, meja.d), alasan: ALASAN };
    const dua = await Promise.all([meja.ratna.post(jalur(), isi), meja.ratna.post(jalur(), isi)]);
    expect(dua.map((h) => h.http).sort()).toEqual([200, 409]);
    expect(dua.find((h) => h.http === 409)?.message).toBe('Keberatan atas berkas ini sedang menunggu jawaban');
    const tarik = await meja.ratna.post(`${DASAR}/keberatan/${await idTerbuka()}/tarik`, {});
    expect([tarik.http, tarik.message, tarik.data.boleh_ajukan]).toEqual([200, 'Keberatan ditarik', true]);
    const lagi = { versi: await versi(meja.ratna, meja.d), alasan: ALASAN };
    const kunci = { 'Idempotency-Key': `keberatan-${meja.d.idNk}` };
    const ulang = [await meja.ratna.post(jalur(), lagi, kunci), await meja.ratna.post(jalur(), lagi, kunci)];
    expect(ulang.map((h) => h.http)).toEqual([200, 200]);
    expect((await baca()).keberatan.map((k: { status: string }) => k.status)).toEqual(['DIAJUKAN', 'DITARIK']);
    expect((await jawab(TOLAK)).http).toBe(200);
    const habis = await ajukan();
    expect([habis.http, habis.message]).toEqual([
      409,
      'Keberatan atas keputusan ini sudah dijawab. Satu keputusan hanya dapat dikeberatani sekali',
    ]);
    expect((await meja.ratna.post(`${DASAR}/keberatan/${(await baca()).keberatan[0].id}/tarik`, {})).message).toBe(
      'Keberatan ini sudah ditutup: ditolak',
    );
    const lama = { where: { id_pengajuan: BigInt(meja.d.idNk), status: 'DITOLAK' } };
    await expect(meja.dunia.db.keberatan.updateMany({ ...lama, data: { jawaban: 'Lain' } })).rejects.toThrow(
      /append-only/,
    );
    await expect(meja.dunia.db.keberatan.deleteMany(lama)).rejects.toThrow(/append-only/);
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
    const badan = { versi: await versi(meja.ratna, meja.d), alasan: ALASAN };
    expect((await (await meja.dunia.sebagai('hendra')).post(jalur(), badan)).http).toBe(404);
    expect((await (await meja.dunia.sebagai('hendra')).get(jalur())).http).toBe(404);
    expect((await (await meja.dunia.sebagai('agus')).get(jalur())).http).toBe(404);
    expect((await meja.dunia.tamu().get(jalur())).http).toBe(401);
    for (const n of ['dewi', 'yusuf', 'hari', 'adminkl', 'maya', 'rekso', 'rudi', 'endang', 'fajar', 'super'])
      expect([n, (await (await meja.dunia.sebagai(n)).post(jalur(), badan)).http]).toEqual([n, 403]);
    expect((await ajukan({}, await meja.dunia.sebagai('bagus'))).http).toBe(200);
    const rudi = await baca(await meja.dunia.sebagai('rudi'));
    expect(rudi).toMatchObject({ baris: [], keberatan: [{ status: 'DIAJUKAN', alasan: null, oleh: null, butir: [] }] });
    expect(JSON.stringify(rudi)).not.toMatch(/bagus|Kapasitas/);
    const riwayat = await (await meja.dunia.sebagai('rudi')).get(`${DASAR}/rki/pengajuan-history/${meja.d.idNk}`);
    expect(JSON.stringify(riwayat.data)).not.toMatch(/Kapasitas/);
    const tarik = `${DASAR}/keberatan/${await idTerbuka()}/tarik`;
    expect((await (await meja.dunia.sebagai('hendra')).post(tarik, {})).http).toBe(404);
    expect((await meja.hari.post(tarik, {})).http).toBe(403);
  });
});

describe('issue 15: an objection with papers', () => {
  const kertas = async (nama: string, c = meja.ratna): Promise<string> => {
    const form = new FormData();
    form.set('kd_dokumen', 'D99');
    form.set('file', new Blob([new Uint8Array(Buffer.from('%PDF-1.4 uji'))]), nama);
    return (await c.post(`${DASAR}/upload`, form)).data.id as string;
  };
  it('the company and the ministry that answers open them, nobody else does', async () => {
    await ditolak();
    const sebelum = (await rinci(meja.d.idNk)).dokumen;
    const id = await kertas('kapasitas.pdf');
    const h = await ajukan({ dokumen: [id, id] });
    const tampil = [
      {
        ...{ id, nama_file: 'kapasitas.pdf', nama_dokumen: 'Dokumen lain', ukuran: 12 },
        url: `/berkas/${id}`,
      },
    ];
    expect([h.http, h.data.keberatan[0].dokumen]).toEqual([200, tampil]);
    for (const c of [meja.ratna, meja.hari, meja.penjawab])
      expect((await baca(c)).keberatan[0].dokumen).toEqual(tampil);
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
      expect([n, (await (await meja.dunia.sebagai(n)).get(`/berkas/${id}`)).http]).toEqual([n, http]);
    expect((await meja.dunia.tamu().get(`/berkas/${id}`)).http).toBe(401);
    const rudi = await baca(await meja.dunia.sebagai('rudi'));
    expect(rudi.keberatan[0].dokumen).toEqual([]);
    expect(JSON.stringify(rudi)).not.toMatch(new RegExp(`${id}|kapasitas`));
    expect((await rinci(meja.d.idNk)).dokumen).toEqual(sebelum);
  });

  it('they are frozen with it: not taken away, not changed, not used again, and kept when it is withdrawn', async () => {
    await ditolak();
    const id = await kertas('kapasitas.pdf');
    expect((await ajukan({ dokumen: [id] })).http).toBe(200);
    expect((await meja.ratna.del(`${DASAR}/upload?file_path=${id}`)).http).toBe(403);
    const satu = { where: { id_pengajuan: BigInt(meja.d.idNk) } };
    await expect(meja.dunia.db.keberatan.updateMany({ ...satu, data: { dokumen: [] } })).rejects.toThrow(/append-only/);
    await expect(
      meja.dunia.db.keberatan.updateMany({
        ...satu,
        data: { status: 'DITARIK', ditutup_pada: new Date(), dokumen: [] },
      }),
    ).rejects.toThrow(/append-only/);
    expect((await meja.ratna.post(`${DASAR}/keberatan/${await idTerbuka()}/tarik`, {})).http).toBe(200);
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
    const [id, asing] = [await kertas('kapasitas.pdf'), await kertas('asing.pdf', await meja.dunia.sebagai('hendra'))];
    const milikFile = (await meja.dunia.db.dokumen.findFirstOrThrow({ where: { id_pengajuan: BigInt(meja.d.idNk) } }))
      .id;
    const tiada = '00000000-0000-4000-8000-000000000000';
    for (const salah of [asing, milikFile, tiada]) {
      const h = await ajukan({ dokumen: [id, salah] });
      expect([h.http, h.message]).toEqual([422, 'Dokumen tidak ditemukan. Unggah kembali lalu ajukan keberatan']);
    }
    await meja.dunia.db.dokumen.update({ where: { id }, data: { status: 'PENDING' } });
    expect((await ajukan({ dokumen: [id] })).http).toBe(422);
    await meja.dunia.db.dokumen.update({ where: { id }, data: { status: 'READY' } });
    const sebelas = Array.from({ length: 11 }, (_, i) => `00000000-0000-4000-8000-0000000000${10 + i}`);
    const banyak = await ajukan({ dokumen: sebelas });
    expect([banyak.http, banyak.errors?.[0]]).toEqual([
      422,
      expect.objectContaining({ path: 'dokumen', message: 'Paling banyak 10 dokumen' }),
    ]);
    expect((await ajukan({ dokumen: ['bukan-id'] })).http).toBe(400);
    expect((await meja.dunia.db.dokumen.findUniqueOrThrow({ where: { id } })).id_pengajuan).toBeNull();
    expect((await baca()).keberatan).toEqual([]);
  });
});
