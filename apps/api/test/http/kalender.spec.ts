import { BerkasKalenderService } from '../../src/modules/pengajuan/berkas-kalender.service';
import { KalenderService } from '../../src/modules/pengajuan/kalender.service';
import { LangkahService } from '../../src/modules/pengajuan/langkah.service';
import { Clock } from '../../src/platform/clock/clock';
import { drafLengkap, kirim, PERTEK, TAHUN } from '../support/berkas';
import type { Client } from '../support/client';
import { antar, berkasSampai } from '../support/keadaan';
import { layanan } from '../support/kerjakan';
import { World } from '../support/world';

const JALUR = '/nk/v2/kelola-kalender';
const LEMBAR = '/nk/v2/data-nk/keputusanInHouse';
let dunia: World;
let operator: Client;
let ratna: Client;
let dewi: Client;
beforeAll(async () => {
  dunia = await World.open({});
  operator = await dunia.sebagai('fajar');
  ratna = await dunia.sebagai('ratna');
  dewi = await dunia.sebagai('dewi');
});
/** One company has one open file of a commodity and year. */
afterEach(() =>
  dunia.db.pengajuan.updateMany({
    data: { kd_status: '80', sla_sejak: null, sla_tenggat: null, tenggat_perbaikan: null },
  }),
);
afterAll(() => dunia.close());

type Ubah = Record<string, unknown>;
const pratinjau = (u: Ubah) => operator.post(`${JALUR}/pratinjau`, u);
/** Looked at, then saved, as the console does it. */
async function ubah(u: Ubah, catatan = 'uji kalender') {
  const p = await pratinjau(u);
  return operator.put(JALUR, { ...u, tanda: p.data?.tanda as string, catatan });
}
const semua = async (tahun = TAHUN) => (await operator.get(`${JALUR}?tahun=${tahun}`)).data;
const riwayat = async (jenis: string) => (await operator.get(`${JALUR}/riwayat?jenis=${jenis}`)).data;
const wib = (t: string) => new Date(`${t}+07:00`);
const jendela = (u: Ubah = {}) => ({
  tahun: TAHUN,
  kd_rekom: '07',
  buka_buat: '2020-01-01T00:00:00+07:00',
  tutup_buat: '2090-12-31T23:59:59+07:00',
  tutup_ubah: '2090-12-31T23:59:59+07:00',
  ...u,
});
const TUTUP = { tutup_buat: '2020-06-30T23:59:59+07:00', tutup_ubah: '2020-06-30T23:59:59+07:00' };

/** A file on the verifier's desk whose clock began on a Friday: five working days end on the Friday after. */
async function berjalan(sejak: string, tenggat: string) {
  const d = await berkasSampai(dunia, 'diambil');
  const id = BigInt(d.idNk);
  await dunia.db.pengajuan.update({
    where: { id },
    data: { sla_sejak: wib(`${sejak}T14:00:00`), sla_terpakai: 0, sla_tenggat: wib(`${tenggat}T23:59:59.999`) },
  });
  return { ...d, id, baca: () => dunia.db.pengajuan.findUniqueOrThrow({ where: { id } }) };
}

describe('12.B7 schedules', () => {
  it('an operator keeps them, with who, when, why, before and after; companies meet them at once', async () => {
    const draf = await drafLengkap(ratna);
    const p = await pratinjau({ jadwal: jendela(TUTUP) });
    expect(p.http).toBe(200);
    expect(p.data.kalimat).toEqual([
      '1 draf mengikuti jadwal ini: 1 menjadi tertutup, 0 menjadi terbuka',
      '0 berkas yang sudah dikirim tidak dinilai dengan jadwal baru',
    ]);
    expect(p.data.berkas).toEqual([
      { noAju: draf.noAju, nama_perusahaan: 'PT Nusa Uji', keterangan: 'Draf menjadi tertutup' },
    ]);
    expect((await ratna.post('/nk/v2/data-nk', PERTEK)).http).toBe(201); // a preview changes nothing
    const tutup = await ubah({ jadwal: jendela(TUTUP) }, 'Rapat 3 November');
    expect(tutup.http).toBe(200);
    const kirimTutup = await ratna.post('/nk/v2/data-nk/kirimPermohonan', { idNk: draf.idNk, versi: draf.versi });
    expect([kirimTutup.http, kirimTutup.message]).toEqual([
      409,
      'Jadwal pengajuan untuk komoditas dan tahun ini sudah tutup',
    ]);
    const baru = await ratna.post('/nk/v2/data-nk', PERTEK);
    expect([baru.http, baru.message]).toEqual([422, 'Jadwal pengajuan untuk komoditas dan tahun ini sudah tutup']);
    const [r] = await riwayat('jadwal');
    expect(r).toMatchObject({
      peristiwa: 'ubah',
      nama: 'fajar',
      peran: 'LNSW_OPERATOR',
      catatan: 'Rapat 3 November',
      sesudah: { kode: `${TAHUN}.07.-`, tutup_buat: '2020-06-30T16:59:59.000Z' },
      sebelum: { kode: `${TAHUN}.07.-` },
    });
    expect((await ubah({ jadwal: jendela() })).http).toBe(200);
    expect((await ratna.post('/nk/v2/data-nk/kirimPermohonan', { idNk: draf.idNk, versi: draf.versi })).http).toBe(201);
  });

  it('one that is changed after the submission does not judge that file: it is corrected and sent again', async () => {
    const d = await kirim(ratna);
    await antar(dunia, d);
    expect((await ubah({ jadwal: jendela(TUTUP) })).http).toBe(200);
    await dewi.post(`/nk/v2/data-nk/inhouse/check-pengajuan?id_nk=${d.idNk}`);
    const versi = async () => (await ratna.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).data.versi as number;
    const kembali = await dewi.post(LEMBAR, {
      idNk: d.idNk,
      versi: await versi(),
      kd_keputusan: '2',
      perbaikan: [{ tab: 'dokumen', kd_field: 'D01', kd_alasan: 'A01', catatan: 'Tidak terbaca' }],
    });
    expect([kembali.http, kembali.message, kembali.errors]).toEqual([201, expect.anything(), undefined]);
    const rinci = (await ratna.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).data;
    expect([rinci.formulir.closedForm, rinci.formulir.tutup_buat]).toEqual([false, '2090-12-31T16:59:59.000Z']);
    const catatan = rinci.perbaikan_butir ?? rinci.catatan;
    await ratna.put('/nk/v2/data-nk', {
      idNk: d.idNk,
      versi: rinci.versi,
      pernyataan: true,
      jawaban: (catatan as { id: string }[]).map((c) => ({ id: c.id, jawaban: 'Sudah diganti' })),
    });
    const lagi = await ratna.post('/nk/v2/data-nk/kirimPermohonan', { idNk: d.idNk, versi: await versi() });
    expect([lagi.http, lagi.errors]).toEqual([201, undefined]);
    await ubah({ jadwal: jendela() });
  });

  it('a commodity with a window of its own is open while its service is closed, and the list of services says so', async () => {
    await ubah({ jadwal: jendela(TUTUP) });
    await ubah({ jadwal: jendela({ kd_komoditas: '0143' }) });
    expect((await ratna.post('/nk/v2/data-nk', { ...PERTEK, kd_komoditas: '0143' })).http).toBe(201);
    expect((await ratna.post('/nk/v2/data-nk', PERTEK)).http).toBe(422);
    const l = (await ratna.get('/nk/v2/data-nk/ref/layanan')).data as {
      kd_rekom: string;
      tahun: number;
      buka: boolean;
      jadwal_komoditas: { kd_komoditas: string; buka: boolean }[];
    }[];
    expect(l.find((x) => x.kd_rekom === '07' && x.tahun === TAHUN)).toMatchObject({
      buka: false,
      jadwal_komoditas: [{ kd_komoditas: '0143', buka: true, tutup_buat: '2090-12-31T16:59:59.000Z' }],
    });
    expect((await ubah({ jadwal: jendela({ kd_komoditas: '0143' }), hapus: true })).http).toBe(200);
    expect((await ratna.post('/nk/v2/data-nk', { ...PERTEK, kd_komoditas: '0143' })).http).toBe(422);
    expect((await riwayat('jadwal'))[0]).toMatchObject({ peristiwa: 'hapus', sesudah: null });
    await ubah({ jadwal: jendela() });
  });

  it('whose end lies before its beginning is refused at the field, and nothing is written', async () => {
    const lama = (await semua()).jadwal;
    const h = await pratinjau({ jadwal: jendela({ tutup_buat: '2019-12-31T23:59:59+07:00' }) });
    expect([h.http, h.errors?.map((e) => [e.path, e.message])]).toEqual([
      422,
      [['jadwal.tutup_buat', 'Tutup pembuatan tidak boleh sebelum buka pembuatan']],
    ]);
    const tanda = '0'.repeat(32);
    const langsung = await operator.put(JALUR, {
      jadwal: jendela({ tutup_ubah: '2019-12-31T23:59:59+07:00' }),
      tanda,
      catatan: 'tanpa melihat',
    });
    expect(langsung.http).toBe(422);
    expect((await semua()).jadwal).toEqual(lama);
    await expect(
      dunia.db.jadwal.create({
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
    expect((await pratinjau(isi)).http).toBe(http);
  });
});

describe('12.B7 holidays', () => {
  it('a new one lengthens running deadlines, tells their people, and stands in the history of the file', async () => {
    const d = await berjalan('2031-11-21', '2031-11-28');
    const p = await pratinjau({ libur: { tanggal: '2031-11-26', nama: 'Cuti bersama' } });
    expect(p.data).toMatchObject({
      kalimat: ['1 berkas mendapat batas waktu yang lebih lambat'],
      jumlah_berkas: 1,
      jumlah_perusahaan: 1,
      berkas: [
        {
          noAju: d.noAju,
          nama_perusahaan: 'PT Nusa Uji',
          keterangan: 'Batas layanan 28 November 2031 menjadi 1 Desember 2031',
        },
      ],
    });
    expect((await d.baca()).sla_tenggat).toEqual(wib('2031-11-28T23:59:59.999'));
    const h = await ubah({ libur: { tanggal: '2031-11-26', nama: 'Cuti bersama' } });
    expect([h.http, h.data.diperpanjang]).toEqual([200, 1]);
    expect((await d.baca()).sla_tenggat).toEqual(wib('2031-12-01T23:59:59.999'));
    const baris = await dunia.db.riwayat.findFirstOrThrow({
      where: { id_pengajuan: d.id, peristiwa: 'tenggat_diperpanjang' },
    });
    expect([baris.dari, baris.ke, baris.catatan]).toEqual([
      '21',
      '21',
      '26 November 2031 menjadi hari libur: Cuti bersama.',
    ]);
    expect(await dunia.db.outbox.count({ where: { kunci: `notifikasi:${d.idNk}:${baris.urut}` } })).toBe(1);
    const jejak = (await ratna.get(`/nk/v2/data-nk/rki/pengajuan-history/${d.idNk}`)).data as { kalimat: string }[];
    expect(JSON.stringify(jejak)).toContain(
      'Batas waktu diperpanjang karena perubahan hari libur. 26 November 2031 menjadi hari libur: Cuti bersama.',
    );
  });

  it('one that is taken back never shortens a deadline that was told; new deadlines count the day again', async () => {
    const d = await berjalan('2031-11-21', '2031-12-01');
    const p = await pratinjau({ libur: { tanggal: '2031-11-26', nama: 'Cuti bersama' }, hapus: true });
    expect(p.data.kalimat[0]).toContain('Batas waktu yang sudah diberitahukan tidak dipercepat');
    expect((await ubah({ libur: { tanggal: '2031-11-26', nama: 'Cuti bersama' }, hapus: true })).http).toBe(200);
    expect((await d.baca()).sla_tenggat).toEqual(wib('2031-12-01T23:59:59.999'));
    expect((await semua(2032)).libur).not.toContainEqual(expect.objectContaining({ tanggal: '2031-11-26' }));
  });

  it('the time for a correction is lengthened as well, from the day of the return', async () => {
    const d = await berjalan('2031-11-21', '2031-11-28');
    await dunia.db.pengajuan.update({
      where: { id: d.id },
      data: {
        kd_status: '25',
        status_sejak: wib('2031-11-21T14:00:00'),
        sla_sejak: null,
        sla_tenggat: null,
        tenggat_perbaikan: wib('2031-12-02T23:59:59.999'),
      },
    });
    expect((await ubah({ libur: { tanggal: '2031-12-02', nama: 'Cuti bersama' } })).data.diperpanjang).toBe(1);
    expect((await d.baca()).tenggat_perbaikan).toEqual(wib('2031-12-03T23:59:59.999'));
  });

  it('one in the past that would move a deadline already told is shown with whom it touches, and not saved unseen', async () => {
    const d = await berjalan('2020-11-20', '2020-11-27');
    const isi = { libur: { tanggal: '2020-11-25', nama: 'Terlambat dicatat' } };
    const buta = await operator.put(JALUR, { ...isi, tanda: 'f'.repeat(32), catatan: 'tanpa melihat' });
    expect([buta.http, buta.data.pratinjau.kalimat]).toEqual([
      409,
      [
        '25 November 2020 sudah lewat. Batas waktu yang sudah diberitahukan akan mundur',
        '1 berkas mendapat batas waktu yang lebih lambat',
      ],
    ]);
    expect(buta.data.pratinjau.berkas[0].noAju).toBe(d.noAju);
    expect((await d.baca()).sla_tenggat).toEqual(wib('2020-11-27T23:59:59.999'));
    expect((await ubah(isi)).http).toBe(200);
    expect((await d.baca()).sla_tenggat).toEqual(wib('2020-11-30T23:59:59.999'));
  });

  it('a preview that is no longer so is refused with a fresh one', async () => {
    const isi = { libur: { tanggal: '2031-11-27', nama: 'Uji usang' } };
    const p = await pratinjau(isi);
    expect(p.data.kalimat).toEqual(['Tidak ada batas waktu berjalan yang berubah']);
    await berjalan('2031-11-21', '2031-11-28');
    const h = await operator.put(JALUR, { ...isi, tanda: p.data.tanda as string, catatan: 'usang' });
    expect([h.http, h.message, h.data.pratinjau.jumlah_berkas]).toEqual([
      409,
      'Keadaan berubah sejak pratinjau dibuat. Periksa dampaknya sekali lagi',
      1,
    ]);
  });

  it('the same change twice is made once, also by two at the same moment', async () => {
    const isi = { libur: { tanggal: '2031-10-01', nama: 'Uji ganda' } };
    const tanda = (await pratinjau(isi)).data.tanda as string;
    const dua = await Promise.all([1, 2].map(() => operator.put(JALUR, { ...isi, tanda, catatan: 'uji ganda' })));
    expect(dua.map((h) => h.http)).toEqual([200, 200]);
    const r = (await riwayat('libur')) as { sesudah: { kode: string } | null }[];
    expect(r.filter((x) => x.sesudah?.kode === '2031-10-01')).toHaveLength(1);
    await ubah({ ...isi, hapus: true });
    const lagi = await operator.put(JALUR, { ...isi, hapus: true, tanda, catatan: 'hapus lagi' });
    expect(lagi.http).toBe(200);
  });

  it('a file that moved while the list was being changed is caught up with by the next round', async () => {
    await ubah({ libur: { tanggal: '2031-11-25', nama: 'Susulan' } });
    const d = await berjalan('2031-11-21', '2031-11-28'); // by who did not know it yet
    const susulkan = () => layanan(dunia, BerkasKalenderService).susulkan();
    expect([await susulkan(), await susulkan()]).toEqual([1, 0]);
    // 26 and 27 November 2031 are working days again: Friday, then Monday, Wednesday to Friday, Monday.
    expect((await d.baca()).sla_tenggat).toEqual(wib('2031-12-01T23:59:59.999'));
  });

  it('a file that is returned a moment later is told a day of the new list', async () => {
    const d = await berkasSampai(dunia, 'diambil');
    await ratna.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`); // the list is in memory
    const kini = dunia.app.get(Clock, { strict: false }).now();
    const besok = [1, 2, 3, 4, 5]
      .map((n) => new Date(kini.getTime() + 7 * 3_600_000 + n * 86_400_000).toISOString().slice(0, 10))
      .find((t) => ![0, 6].includes(new Date(`${t}T00:00:00Z`).getUTCDay())) as string;
    const tenggat = async () => {
      const p = layanan(dunia, LangkahService);
      const berkas = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } });
      return dunia.db.$transaction(async (tx) => {
        const { tenggat_perbaikan } = await p.jalankan(tx, berkas, 'kembalikan', {
          ...dunia.pengguna('dewi'),
          id_user: dunia.pengguna('dewi').id,
          nama: 'dewi',
          peran: 'KL_VERIFIKATOR',
          id_organisasi: null,
          kd_ga: '019',
        } as never);
        await tx.$executeRaw`SELECT 1`;
        throw Object.assign(new Error('undo'), { tenggat: tenggat_perbaikan });
      });
    };
    const pada = (e: { tenggat: Date }) => e.tenggat;
    const sebelum = pada(await tenggat().catch((e: { tenggat: Date }) => e));
    await dunia.db.hariLibur.create({ data: { tanggal: new Date(`${besok}T00:00:00Z`), nama: 'Mendadak' } });
    const sesudah = pada(await tenggat().catch((e: { tenggat: Date }) => e));
    expect(sesudah.getTime()).toBeGreaterThan(sebelum.getTime());
  });
});

describe('12.B7 stages, announcements and switches', () => {
  it('a stage is set, changed and taken away, with its history', async () => {
    const isi = { tahun: 2032, kode: 'rakornis', mulai: '2031-11-17', sampai: '2031-11-28' };
    expect((await ubah({ tahap: isi })).http).toBe(200);
    expect((await semua(2032)).tahap).toEqual([isi]);
    expect((await ubah({ tahap: { ...isi, sampai: '2031-11-29' } })).http).toBe(200);
    expect((await ubah({ tahap: isi, hapus: true })).http).toBe(200);
    expect((await riwayat('tahap')).map((r: { peristiwa: string }) => r.peristiwa).slice(0, 3)).toEqual([
      'hapus',
      'ubah',
      'tambah',
    ]);
    const terbalik = await pratinjau({ tahap: { ...isi, mulai: '2031-11-29', sampai: '2031-11-17' } });
    expect([terbalik.http, terbalik.errors?.[0]?.path]).toEqual([422, 'tahap.sampai']);
  });

  it('an announcement is shown during its time, to everybody, and one that is sent twice is one', async () => {
    const isi = {
      judul: 'Pemeliharaan uji',
      isi: 'Portal berhenti Sabtu malam.',
      type: 'warning',
      mulai: '2020-01-01T00:00:00+07:00',
      sampai: '2090-01-01T00:00:00+07:00',
    };
    const tanda = (await pratinjau({ pengumuman: isi })).data.tanda as string;
    for (let i = 0; i < 2; i += 1)
      expect((await operator.put(JALUR, { pengumuman: isi, tanda, catatan: 'uji' })).http).toBe(200);
    const tampil = async () =>
      ((await ratna.get('/nk/v2/data-nk/ref/pengumuman')).data as { id: number; judul: string }[]).filter(
        (p) => p.judul === isi.judul,
      );
    expect(await tampil()).toHaveLength(1);
    const id = (await tampil())[0]?.id;
    const habis = { ...isi, id, sampai: '2020-02-01T00:00:00+07:00' };
    expect((await ubah({ pengumuman: habis })).http).toBe(200);
    expect(await tampil()).toEqual([]);
    const terbalik = await pratinjau({ pengumuman: { ...isi, sampai: '2019-01-01T00:00:00+07:00' } });
    expect(terbalik.http).toBe(422);
    expect((await ubah({ pengumuman: habis, hapus: true })).http).toBe(200);
    expect((await riwayat('pengumuman'))[0]).toMatchObject({ peristiwa: 'hapus', sebelum: { judul: isi.judul } });
  });

  it('the switch for automatic issue is what the guard of T21 asks', async () => {
    const d = await berjalan('2031-11-21', '2031-11-28');
    const alur = layanan(dunia, LangkahService);
    const boleh = async () =>
      alur.boleh(await d.baca(), 'terbit_otomatis', 'SISTEM').then(
        (h) => h.boleh,
        (e: Error) => e.message,
      );
    expect(await boleh()).toBe('Terbit otomatis tidak dinyalakan untuk layanan ini');
    const p = await pratinjau({ layanan: { kd_rekom: '07', fl_terbit_otomatis: true } });
    expect(p.data.berkas).toContainEqual({
      noAju: d.noAju,
      nama_perusahaan: 'PT Nusa Uji',
      keterangan: 'Batas layanan 28 November 2031',
    });
    expect((await ubah({ layanan: { kd_rekom: '07', fl_terbit_otomatis: true } })).http).toBe(200);
    expect(await boleh()).toBe(true);
    expect((await pratinjau({ layanan: { kd_rekom: '07', fl_terbit_otomatis: true }, hapus: true })).http).toBe(422);
    expect((await ubah({ layanan: { kd_rekom: '07', fl_terbit_otomatis: false } })).http).toBe(200);
    expect((await riwayat('layanan')).map((r: { sesudah: object }) => r.sesudah)).toEqual([
      { kode: '07', kd_rekom: '07', fl_terbit_otomatis: false },
      { kode: '07', kd_rekom: '07', fl_terbit_otomatis: true },
    ]);
  });
});

describe('12.B7 who may', () => {
  it('companies, ministries and readers are refused, and nothing is written', async () => {
    const isi = { libur: { tanggal: '2031-03-03', nama: 'Diam-diam' } };
    for (const nama of ['ratna', 'dewi', 'adminkl', 'maya', 'rudi', 'endang']) {
      const c = await dunia.sebagai(nama);
      expect([nama, (await c.get(JALUR)).http]).toEqual([nama, 403]);
      expect((await c.post(`${JALUR}/pratinjau`, isi)).http).toBe(403);
      expect((await c.put(JALUR, { ...isi, tanda: '0'.repeat(32), catatan: 'uji' })).http).toBe(403);
    }
    expect(await dunia.db.hariLibur.count({ where: { tanggal: new Date('2031-03-03') } })).toBe(0);
  });
});

describe('12.B7 the public page', () => {
  it('says what operators keep, and knows no dates of its own', async () => {
    jest.spyOn(dunia.app.get(Clock, { strict: false }), 'now').mockReturnValue(wib('2026-11-20T09:00:00'));
    try {
      const tahun = 2027;
      await dunia.db.jadwal.deleteMany({ where: { tahun } });
      await dunia.db.tahapNeraca.deleteMany({ where: { tahun } });
      await dunia.db.jadwal.create({
        data: {
          tahun,
          kd_rekom: '01',
          buka_buat: wib('2026-08-03T00:00:00'),
          tutup_buat: wib('2026-12-31T23:59:59'),
          tutup_ubah: wib('2026-12-31T23:59:59'),
        },
      });
      await dunia.db.tahapNeraca.create({
        data: { tahun, kode: 'rakornis', mulai: new Date('2026-11-23'), sampai: new Date('2026-11-27') },
      });
      layanan(dunia, KalenderService).lupakan();
      const publik = (await dunia.tamu().get('/api/publik/ringkasan')).data;
      expect(publik.jadwal).toEqual([
        { nama: 'Usulan kebutuhan', mulai: '2026-08-03', sampai: '2026-12-31', keadaan: 'berjalan' },
        { nama: 'Rakornis', mulai: '2026-11-23', sampai: '2026-11-27', keadaan: 'nanti' },
      ]);
    } finally {
      jest.restoreAllMocks();
    }
  });
});
