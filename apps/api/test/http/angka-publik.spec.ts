import { buatBerkas, type Langkah } from '@sinas/prisma/factories/berkas';
import { hitungHariKerja } from '@sinas/domain/kalender/hari-kerja';
import type { JamDibaca } from '@sinas/domain/pengajuan/jam-tampil';
import { Clock } from '../../src/platform/clock/clock';
import { KalenderService } from '../../src/modules/pengajuan/tenggat/kalender.service';
import { layanan } from '../support/kerjakan';
import { World } from '../support/world';

const wib = (t: string) => new Date(`${t}+07:00`);
const KINI = wib('2026-11-22T10:00:00');

let dunia: World;
beforeAll(async () => {
  dunia = await World.open({});
  jest.spyOn(layanan(dunia, Clock), 'now').mockReturnValue(KINI);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await dunia.close();
});
let asal = 0n;
/** Changes, each of a permit of its own: of one alone only one may be open. */
const buat = (kd_status: string, ubah: object, langkah: Langkah[] = []) => {
  const [ratna, nusa] = [dunia.pengguna('ratna'), dunia.organisasi('nusa')];
  asal += 1n;
  return buatBerkas(dunia.db, {
    ...{ id_organisasi: nusa.id, npwp: nusa.npwp ?? '', dibuat_oleh: ratna.id, pembuat: ratna.fullname },
    ...{ kd_rekom: '07', kd_komoditas: '0142', tahun: 2027, waktu: wib('2026-08-03T09:00:00') },
    ubah: { kd_status, id_asal: asal, ...ubah },
    langkah,
    tanpaDokumen: true,
  });
};

describe('13.1 working days in SQL', () => {
  // Monday 16 November 2026 is an ordinary day; 24 December a holiday of the test, 25 December Christmas.
  it.each([
    ['2026-11-20T23:59:59.999', '2026-11-21T00:00:00', 0],
    ['2026-11-20T10:00:00', '2026-11-23T00:00:00', 1],
    ['2026-11-16T00:00:00', '2026-11-27T23:59:59.999', 9],
    ['2026-11-27T08:00:00', '2026-11-16T08:00:00', -9],
    ['2026-11-18T08:00:00', '2026-11-18T17:00:00', 0],
    ['2026-12-23T12:00:00', '2026-12-28T12:00:00', 1],
  ])('from %s to %s: %i', async (dari, sampai, hari) => {
    await dunia.db.hariLibur.upsert({
      where: { tanggal: new Date('2026-12-24') },
      create: { tanggal: new Date('2026-12-24'), nama: 'Libur uji' },
      update: {},
    });
    const [row] = await dunia.db.$queryRaw<{ n: number }[]>`SELECT hari_kerja(${wib(dari)}, ${wib(sampai)}) AS n`;
    expect(row?.n).toBe(hari);
  });

  it('and the rule of the domain say the same for every two days of half a year, at the edges of the day', async () => {
    const libur = await layanan(dunia, KalenderService).liburTerbaru();
    expect([...libur].filter((d) => d >= '2026-11-01' && d < '2027-04-01').length).toBeGreaterThan(2);
    const saat = Array.from({ length: 75 }, (_, i) => [
      new Date(wib('2026-11-01T00:00:00').getTime() + i * 2 * 86_400_000),
      new Date(wib('2026-11-02T23:59:59.999').getTime() + i * 2 * 86_400_000),
    ]).flat();
    const rows = await dunia.db.$queryRaw<{ a: Date; b: Date; n: number }[]>`
      SELECT x.t AS a, y.t AS b, hari_kerja(x.t, y.t) AS n
      FROM unnest(${saat}::timestamptz[]) x(t), unnest(${saat}::timestamptz[]) y(t)`;
    expect(rows).toHaveLength(150 * 150);
    const beda = rows.filter(({ a, b, n }) => n !== hitungHariKerja(a, b, libur));
    expect(beda).toEqual([]);
  });
});

describe('13.1 the public page', () => {
  const putus = (peristiwa: string, ke: Langkah['ke'], waktu: string): Langkah => ({
    ...{ peristiwa, ke, id_user: dunia.pengguna('hari').id, nama: 'hari', kode_peran: 'KL_PEMUTUS' },
    waktu: wib(waktu),
  });

  it('tells the working days that the files’ own clocks tell, of the last 90 days, and their share', async () => {
    // Sent on Monday 2 November. Used at the ministry 1, 3 and 8 working days, of 5, 5 and 10 until the decision.
    const kirim = { tgl_kirim: wib('2026-11-02T09:00:00'), sla_hari: 5 };
    await buat('50', { ...kirim, sla_terpakai: 1 }, [putus('setuju', '50', '2026-11-09T10:00:00')]);
    await buat('90', { ...kirim, sla_terpakai: 3 }, [putus('tolak', '90', '2026-11-09T16:00:00')]);
    await buat('51', { ...kirim, sla_terpakai: 8 }, [putus('setuju_sebagian', '51', '2026-11-16T10:00:00')]);
    // Not counted: decided in August, withdrawn, still open.
    await buat('50', { ...kirim, tgl_kirim: wib('2026-08-03T09:00:00'), sla_terpakai: 40 }, [
      putus('setuju', '50', '2026-08-20T10:00:00'),
    ]);
    await buat('80', { ...kirim, sla_terpakai: 30 });
    await buat('21', { ...kirim, sla_terpakai: 20 });
    const { layanan: angka } = (await dunia.tamu().get('/api/publik/ringkasan')).data;
    expect(angka.find((l: { jnsLayanan: string }) => l.jnsLayanan === 'PERTEK')).toEqual({
      ...{ jnsLayanan: 'PERTEK', nama: expect.any(String), sla_hari: 5, selesai: 3 },
      // Half of the files in 3; nine of ten: between 3 and 8 at 80 %; 12 of 20 working days.
      ...{ median_hari: 3, p90_hari: 7, di_kl_persen: 60 },
    });
  });
});

describe('13.1 sorting by what is left', () => {
  it('is the order of the definition: late first, the longest late before, then running by deadline, then those that stand', async () => {
    await dunia.db.pengajuan.updateMany({ data: { kd_status: '80' } });
    const jalan = (hari: string) => ({
      ...{ tgl_kirim: KINI, sla_hari: 5, sla_sejak: wib('2026-11-09T09:00:00') },
      sla_tenggat: wib(`2026-11-${hari}T23:59:59.999`),
    });
    const henti = { tgl_kirim: KINI, sla_hari: 5, sla_terpakai: 2 };
    await buat('25', henti);
    await buat('23', jalan('25'));
    await buat('21', jalan('13'));
    await buat('30', henti);
    await buat('22', jalan('20'));
    await buat('20', jalan('23'));
    const dewi = await dunia.sebagai('dewi');
    const daftar = await dewi.get('/nk/v2/data-nk/inhouse/pengajuan?antrean=semua&sort=sisa&limit=50');
    const rows = daftar.data as { kd_status_pengajuan: string; jam: JamDibaca }[];
    expect(rows.map((r) => [r.kd_status_pengajuan, r.jam.keadaan])).toEqual([
      ['21', 'lewat'],
      ['22', 'lewat'],
      ['20', 'jalan'],
      ['23', 'jalan'],
      ['25', 'jeda'],
      ['30', 'jeda'],
    ]);
  });
});
