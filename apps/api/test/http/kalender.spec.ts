import { KalenderService } from '../../src/modules/pengajuan/tenggat/kalender.service';
import { Clock } from '../../src/platform/clock/clock';
import { DuniaKalender, JALUR, wib } from '../support/kalender';
import { layanan } from '../support/kerjakan';

let k: DuniaKalender;
beforeAll(async () => {
  k = await DuniaKalender.buka();
});
afterEach(() => k.tutupBerkas());
afterAll(() => k.dunia.close());

describe('12.B7 stages and announcements', () => {
  it('a stage is set, changed and taken away, with its history', async () => {
    const isi = { tahun: 2032, kode: 'rakornis', mulai: '2031-11-17', sampai: '2031-11-28' };
    expect((await k.ubah({ tahap: isi })).http).toBe(200);
    expect((await k.semua(2032)).tahap).toEqual([isi]);
    expect((await k.ubah({ tahap: { ...isi, sampai: '2031-11-29' } })).http).toBe(200);
    expect((await k.ubah({ tahap: isi, hapus: true })).http).toBe(200);
    expect((await k.riwayat('tahap')).map((r: { peristiwa: string }) => r.peristiwa).slice(0, 3)).toEqual([
      'hapus',
      'ubah',
      'tambah',
    ]);
    const terbalik = await k.pratinjau({ tahap: { ...isi, mulai: '2031-11-29', sampai: '2031-11-17' } });
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
    const tanda = (await k.pratinjau({ pengumuman: isi })).data.tanda as string;
    for (let i = 0; i < 2; i += 1)
      expect((await k.operator.put(JALUR, { pengumuman: isi, tanda, catatan: 'uji' })).http).toBe(200);
    const tampil = async () =>
      ((await k.ratna.get('/nk/v2/data-nk/ref/pengumuman')).data as { id: number; judul: string }[]).filter(
        (p) => p.judul === isi.judul,
      );
    expect(await tampil()).toHaveLength(1);
    const id = (await tampil())[0]?.id;
    const habis = { ...isi, id, sampai: '2020-02-01T00:00:00+07:00' };
    expect((await k.ubah({ pengumuman: habis })).http).toBe(200);
    expect(await tampil()).toEqual([]);
    const terbalik = await k.pratinjau({ pengumuman: { ...isi, sampai: '2019-01-01T00:00:00+07:00' } });
    expect(terbalik.http).toBe(422);
    expect((await k.ubah({ pengumuman: habis, hapus: true })).http).toBe(200);
    expect((await k.riwayat('pengumuman'))[0]).toMatchObject({ peristiwa: 'hapus', sebelum: { judul: isi.judul } });
  });
});

describe('12.B7 who may', () => {
  it('companies, ministries and readers are refused, and nothing is written', async () => {
    const isi = { libur: { tanggal: '2031-03-03', nama: 'Diam-diam' } };
    for (const nama of ['ratna', 'dewi', 'adminkl', 'maya', 'rudi', 'endang']) {
      const c = await k.dunia.sebagai(nama);
      expect([nama, (await c.get(JALUR)).http]).toEqual([nama, 403]);
      expect((await c.post(`${JALUR}/pratinjau`, isi)).http).toBe(403);
      expect((await c.put(JALUR, { ...isi, tanda: '0'.repeat(32), catatan: 'uji' })).http).toBe(403);
    }
    expect(await k.dunia.db.hariLibur.count({ where: { tanggal: new Date('2031-03-03') } })).toBe(0);
  });
});

describe('12.B7 the public page', () => {
  it('says what operators keep, and knows no dates of its own', async () => {
    jest.spyOn(k.dunia.app.get(Clock, { strict: false }), 'now').mockReturnValue(wib('2026-11-20T09:00:00'));
    try {
      const tahun = 2027;
      await k.dunia.db.jadwal.deleteMany({ where: { tahun } });
      await k.dunia.db.tahapNeraca.deleteMany({ where: { tahun } });
      await k.dunia.db.jadwal.create({
        data: {
          tahun,
          kd_rekom: '01',
          buka_buat: wib('2026-08-03T00:00:00'),
          tutup_buat: wib('2026-12-31T23:59:59'),
          tutup_ubah: wib('2026-12-31T23:59:59'),
        },
      });
      await k.dunia.db.tahapNeraca.create({
        data: { tahun, kode: 'rakornis', mulai: new Date('2026-11-23'), sampai: new Date('2026-11-27') },
      });
      layanan(k.dunia, KalenderService).lupakan();
      const publik = (await k.dunia.tamu().get('/api/publik/ringkasan')).data;
      expect(publik.jadwal).toEqual([
        { nama: 'Usulan kebutuhan', mulai: '2026-08-03', sampai: '2026-12-31', keadaan: 'berjalan' },
        { nama: 'Rakornis', mulai: '2026-11-23', sampai: '2026-11-27', keadaan: 'nanti' },
      ]);
    } finally {
      jest.restoreAllMocks();
    }
  });
});
