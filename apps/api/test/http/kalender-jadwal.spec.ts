import { drafLengkap, kirim, PERTEK, TAHUN } from '../support/berkas';
import { DuniaKalender, jendela, JALUR, TUTUP, wib } from '../support/kalender';
import { antar, LEMBAR } from '../support/keadaan';

let k: DuniaKalender;
beforeAll(async () => {
  k = await DuniaKalender.buka();
});
afterEach(() => k.tutupBerkas());
afterAll(() => k.dunia.close());

describe('12.B7 schedules', () => {
  it('an operator keeps them, with who, when, why, before and after; companies meet them at once', async () => {
    const draf = await drafLengkap(k.ratna);
    const p = await k.pratinjau({ jadwal: jendela(TUTUP) });
    expect(p.http).toBe(200);
    expect(p.data.kalimat).toEqual([
      '1 draf mengikuti jadwal ini: 1 menjadi tertutup, 0 menjadi terbuka',
      '0 berkas yang sudah dikirim tidak dinilai dengan jadwal baru',
    ]);
    expect(p.data.berkas).toEqual([
      { noAju: draf.noAju, nama_perusahaan: 'PT Nusa Uji', keterangan: 'Draf menjadi tertutup' },
    ]);
    expect((await k.ratna.post('/nk/v2/data-nk', PERTEK)).http).toBe(201); // a preview changes nothing
    const tutup = await k.ubah({ jadwal: jendela(TUTUP) }, 'Rapat 3 November');
    expect(tutup.http).toBe(200);
    const kirimTutup = await k.ratna.post('/nk/v2/data-nk/kirimPermohonan', { idNk: draf.idNk, versi: draf.versi });
    expect([kirimTutup.http, kirimTutup.message]).toEqual([
      409,
      'Jadwal pengajuan untuk komoditas dan tahun ini sudah tutup',
    ]);
    const baru = await k.ratna.post('/nk/v2/data-nk', PERTEK);
    expect([baru.http, baru.message]).toEqual([422, 'Jadwal pengajuan untuk komoditas dan tahun ini sudah tutup']);
    const [r] = await k.riwayat('jadwal');
    expect(r).toMatchObject({
      peristiwa: 'ubah',
      nama: 'fajar',
      peran: 'LNSW_OPERATOR',
      catatan: 'Rapat 3 November',
      sesudah: { kode: `${TAHUN}.07.-`, tutup_buat: '2020-06-30T16:59:59.000Z' },
      sebelum: { kode: `${TAHUN}.07.-` },
    });
    expect((await k.ubah({ jadwal: jendela() })).http).toBe(200);
    expect((await k.ratna.post('/nk/v2/data-nk/kirimPermohonan', { idNk: draf.idNk, versi: draf.versi })).http).toBe(
      201,
    );
  });

  it('one that is changed after the submission does not judge that file: it is corrected and sent again', async () => {
    const d = await kirim(k.ratna);
    await antar(k.dunia, d);
    expect((await k.ubah({ jadwal: jendela(TUTUP) })).http).toBe(200);
    await k.dewi.post(`/nk/v2/data-nk/inhouse/check-pengajuan?id_nk=${d.idNk}`);
    const versi = async () => (await k.ratna.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).data.versi as number;
    const kembali = await k.dewi.post(LEMBAR, {
      idNk: d.idNk,
      versi: await versi(),
      kd_keputusan: '2',
      perbaikan: [{ tab: 'dokumen', kd_field: 'D01', kd_alasan: 'A01', catatan: 'Tidak terbaca' }],
    });
    expect([kembali.http, kembali.message, kembali.errors]).toEqual([201, expect.anything(), undefined]);
    const rinci = (await k.ratna.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).data;
    expect([rinci.formulir.closedForm, rinci.formulir.tutup_buat]).toEqual([false, '2090-12-31T16:59:59.000Z']);
    const catatan = rinci.perbaikan_butir ?? rinci.catatan;
    await k.ratna.put('/nk/v2/data-nk', {
      idNk: d.idNk,
      versi: rinci.versi,
      pernyataan: true,
      jawaban: (catatan as { id: string }[]).map((c) => ({ id: c.id, jawaban: 'Sudah diganti' })),
    });
    const lagi = await k.ratna.post('/nk/v2/data-nk/kirimPermohonan', { idNk: d.idNk, versi: await versi() });
    expect([lagi.http, lagi.errors]).toEqual([201, undefined]);
    await k.ubah({ jadwal: jendela() });
  });

  it('a commodity with a window of its own is open while its service is closed, and the list of services says so', async () => {
    await k.ubah({ jadwal: jendela(TUTUP) });
    await k.ubah({ jadwal: jendela({ kd_komoditas: '0143' }) });
    expect((await k.ratna.post('/nk/v2/data-nk', { ...PERTEK, kd_komoditas: '0143' })).http).toBe(201);
    expect((await k.ratna.post('/nk/v2/data-nk', PERTEK)).http).toBe(422);
    const l = (await k.ratna.get('/nk/v2/data-nk/ref/layanan')).data as {
      kd_rekom: string;
      tahun: number;
      buka: boolean;
      jadwal_komoditas: { kd_komoditas: string; buka: boolean }[];
    }[];
    expect(l.find((x) => x.kd_rekom === '07' && x.tahun === TAHUN)).toMatchObject({
      buka: false,
      jadwal_komoditas: [{ kd_komoditas: '0143', buka: true, tutup_buat: '2090-12-31T16:59:59.000Z' }],
    });
    expect((await k.ubah({ jadwal: jendela({ kd_komoditas: '0143' }), hapus: true })).http).toBe(200);
    expect((await k.ratna.post('/nk/v2/data-nk', { ...PERTEK, kd_komoditas: '0143' })).http).toBe(422);
    expect((await k.riwayat('jadwal'))[0]).toMatchObject({ peristiwa: 'hapus', sesudah: null });
    await k.ubah({ jadwal: jendela() });
  });

  it('whose end lies before its beginning is refused at the field, and nothing is written', async () => {
    const lama = (await k.semua()).jadwal;
    const h = await k.pratinjau({ jadwal: jendela({ tutup_buat: '2019-12-31T23:59:59+07:00' }) });
    expect([h.http, h.errors?.map((e) => [e.path, e.message])]).toEqual([
      422,
      [['jadwal.tutup_buat', 'Tutup pembuatan tidak boleh sebelum buka pembuatan']],
    ]);
    const tanda = '0'.repeat(32);
    const langsung = await k.operator.put(JALUR, {
      jadwal: jendela({ tutup_ubah: '2019-12-31T23:59:59+07:00' }),
      tanda,
      catatan: 'tanpa melihat',
    });
    expect(langsung.http).toBe(422);
    expect((await k.semua()).jadwal).toEqual(lama);
    await expect(
      k.dunia.db.jadwal.create({
        data: {
          tahun: 2099,
          kd_rekom: '01',
          buka_buat: wib('2098-12-31T00:00:00'),
          tutup_buat: wib('2098-01-01T00:00:00'),
          tutup_ubah: wib('2098-12-31T00:00:00'),
        },
      }),
    ).rejects.toThrow('jadwal_urutan');
  });

  it.each([
    ['a moment without its zone', { jadwal: jendela({ buka_buat: '2026-07-01T00:00:00' }) }, 400],
    ['a day that is none', { libur: { tanggal: '2031-02-30', nama: 'Uji' } }, 400],
    ['a name of blanks', { libur: { tanggal: '2031-02-03', nama: '   ' } }, 400],
    ['a field that nobody knows', { libur: { tanggal: '2031-02-03', nama: 'Uji', warna: 'merah' } }, 400],
    ['a service that is none', { layanan: { kd_rekom: '99', fl_terbit_otomatis: true } }, 400],
    ['two things at once', { jadwal: jendela(), libur: { tanggal: '2031-02-03', nama: 'Uji' } }, 422],
    ['nothing', {}, 422],
    ['a list in the place of a thing', { libur: [] }, 400],
    ['nothing in the place of a thing', { libur: null }, 422],
    ['the commodity of another service', { jadwal: jendela({ kd_komoditas: '015', kd_rekom: '04' }) }, 422],
    [
      'an announcement that is not there',
      { pengumuman: { id: 999999, judul: 'a', isi: 'b', type: 'info', mulai: '2026-01-01T00:00:00Z' } },
      404,
    ],
  ])('%s is refused', async (_, isi, http) => {
    expect((await k.pratinjau(isi)).http).toBe(http);
  });
});
