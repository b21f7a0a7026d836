import { KalenderService } from '../../src/modules/pengajuan/tenggat/kalender.service';
import { RekapService } from '../../src/modules/pengajuan/rekap/rekap.service';
import { persentil, WaktuMejaService } from '../../src/modules/pengajuan/rekap/waktu-meja.service';
import { VERSI_TEKS } from '../../src/platform/hash/teks-riwayat';
import { kirim, PERTEK, RKI, type Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { antar } from '../support/keadaan';
import { layanan } from '../support/kerjakan';
import { World } from '../support/world';

const WAKTU = '/nk/v2/data-nk/rki/monitoring-pengajuan/waktu-meja';
/** Friday. No holiday lies near it in the tables. */
const KINI = new Date('2033-03-18T15:00:00+07:00');
let dunia: World;
let rudi: Client;
let [satu, dua]: Draf[] = [];

/** Lines of history at times that are typed, behind those that the file has. */
async function jalan(b: Draf | undefined, langkah: readonly (readonly [dari: string, ke: string, waktu: string])[]) {
  for (const [i, [dari, ke, waktu]] of langkah.entries())
    await dunia.db.riwayat.create({
      data: {
        ...{
          id_pengajuan: BigInt(b?.idNk ?? 0),
          urut: 1000 + i,
          peristiwa: 'uji',
          dari,
          ke,
          nama: 'Uji',
          kode_peran: 'SYSTEM',
        },
        ...{
          waktu: new Date(`${waktu}:00+07:00`),
          versi_teks: VERSI_TEKS,
          hash_lama: '0'.repeat(64),
          hash: '0'.repeat(64),
        },
      },
    });
}
beforeAll(async () => {
  dunia = await World.open({});
  rudi = await dunia.sebagai('rudi');
  satu = await kirim(await dunia.sebagai('ratna'), RKI);
  dua = await kirim(await dunia.sebagai('hendra'), PERTEK);
  await antar(dunia, dua);
  await dunia.db.hariLibur.deleteMany({
    where: { tanggal: { gte: new Date('2033-03-01'), lte: new Date('2033-03-31') } },
  });
  // Monday 7 March to Friday 18 March 2033, the 10th a holiday.
  await dunia.db.hariLibur.create({ data: { tanggal: new Date('2033-03-10'), nama: 'Uji' } });
  await jalan(satu, [
    ['10', '20', '2033-03-07T09:00'],
    ['20', '21', '2033-03-08T09:00'],
    // Handed to a colleague: still the same desk.
    ['21', '21', '2033-03-09T09:00'],
    ['21', '25', '2033-03-11T09:00'],
    ['25', '26', '2033-03-14T09:00'],
    ['26', '21', '2033-03-14T10:00'],
    ['21', '22', '2033-03-14T16:00'],
    ['22', '23', '2033-03-17T09:00'],
  ]);
  await jalan(dua, [
    ['10', '20', '2033-03-14T09:00'],
    ['20', '21', '2033-03-14T23:59'],
    ['21', '22', '2033-03-15T00:01'],
    ['22', '21', '2033-03-18T09:00'],
  ]);
  jest.spyOn(layanan(dunia, KalenderService), 'kini').mockReturnValue(KINI);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await dunia.close();
});

type Meja = {
  meja: string;
  selesai: number;
  median_hari: number | null;
  p90_hari: number | null;
  berkas: number;
  lewat: number;
};
const baca = async (c = rudi, q = '') => {
  const { pada, jangka_hari, meja } = (await c.get(`${WAKTU}?${q}`)).data as {
    pada: string | null;
    jangka_hari: number;
    meja: Meja[];
  };
  expect(jangka_hari).toBe(90);
  return { pada, meja: meja.map((m) => [m.meja, m.selesai, m.median_hari, m.p90_hari, m.berkas, m.lewat].join(' ')) };
};
const perbarui = () => layanan(dunia, WaktuMejaService).perbarui();
/**
 * Queue: 1 and 0 days. Verifier: 8 to 11 March with a holiday = 2, 14 March = 0, 14 to 15 March = 1. Coordinator: 14 to 17
 * March = 3, 15 to 18 March = 3. Applicant: Friday to Monday = 1.
 */
const LAMA = ['antrean 2 0 1', 'verifikator 3 1 2', 'koordinator 2 3 3', 'pejabat 0  ', 'pemohon 1 1 1'];
const dengan = (kini: readonly string[]): string[] => LAMA.map((l, i) => `${l} ${kini[i]}`);

it('before anything is counted it says so, and who waits where', async () => {
  expect(await baca()).toEqual({
    pada: null,
    meja: ['antrean 0   2 2', 'verifikator 0   0 0', 'koordinator 0   0 0', 'pejabat 0   0 0', 'pemohon 0   0 0'],
  });
});
it('tells half and nine in ten of the working days that files stay at a desk, and what waits past its due date', async () => {
  expect(await perbarui()).toBe(90);
  expect(await baca()).toEqual({ pada: KINI.toISOString(), meja: dengan(['2 2', '0 0', '0 0', '0 0', '0 0']) });
  await dunia.db.pengajuan.update({
    where: { id: BigInt(dua?.idNk ?? 0) },
    data: { kd_status: '30', status_billing: 'KEDALUWARSA', sla_tenggat: null },
  });
  await layanan(dunia, RekapService).perbarui();
  expect((await baca()).meja).toEqual(dengan(['1 1', '0 0', '0 0', '0 0', '1 1']));
});
it('goes on from the day before the last one, counts nothing twice and meets what was written late', async () => {
  await dunia.db.riwayat.create({
    data: {
      ...{
        id_pengajuan: BigInt(satu?.idNk ?? 0),
        urut: 1008,
        peristiwa: 'uji',
        dari: '23',
        ke: '50',
        nama: 'Uji',
        kode_peran: 'SYSTEM',
      },
      ...{
        waktu: new Date('2033-03-17T15:00:00+07:00'),
        versi_teks: VERSI_TEKS,
        hash_lama: '0'.repeat(64),
        hash: '0'.repeat(64),
      },
    },
  });
  expect(await perbarui()).toBe(2);
  const { meja } = await baca();
  expect(meja[3]).toBe('pejabat 1 0 0 0 0');
  expect(meja[1]).toBe('verifikator 3 1 2 0 0');
});
it('a ministry is told its own, filters hold, and a company is told nothing', async () => {
  const verifikator = async (c: Client, q = '') => (await baca(c, q)).meja[1];
  expect(await verifikator(await dunia.sebagai('adminkl'))).toBe('verifikator 3 1 2 0 0');
  expect(await verifikator(await dunia.sebagai('wayan'))).toBe('verifikator 0   0 0');
  expect(await verifikator(rudi, 'ijin_rekom=PERTEK')).toBe('verifikator 1 1 1 0 0');
  expect(await verifikator(rudi, 'kl=018')).toBe('verifikator 0   0 0');
  expect(await baca(await dunia.sebagai('hendra'))).toEqual({ pada: null, meja: [] });
});
it('days that are over ninety days ago are not told, and put away', async () => {
  jest.spyOn(layanan(dunia, KalenderService), 'kini').mockReturnValue(new Date('2033-06-12T12:00:00+07:00'));
  await perbarui();
  // What ended on or after 15 March.
  expect((await baca()).meja.slice(0, 4)).toEqual([
    'antrean 0   1 1',
    'verifikator 1 1 1 0 0',
    'koordinator 2 3 3 0 0',
    'pejabat 1 0 0 0 0',
  ]);
  expect(await dunia.db.rekapMeja.count({ where: { tanggal: { lt: new Date('2033-03-15') } } })).toBe(0);
});
it.each([
  [[], 50, null],
  [[[4, 1]], 90, 4],
  [
    [
      [0, 5],
      [9, 5],
    ],
    50,
    0,
  ],
  [
    [
      [0, 4],
      [9, 5],
    ],
    50,
    9,
  ],
  [
    [
      [1, 9],
      [7, 1],
    ],
    90,
    1,
  ],
  [
    [
      [1, 8],
      [7, 2],
    ],
    90,
    7,
  ],
] as [[number, number][], number, number | null][])(
  'of %j the part of %i in a hundred is %s',
  (lama, persen, harapan) => {
    expect(
      persentil(
        lama.map(([hari, n]) => ({ hari, n })),
        persen,
      ),
    ).toBe(harapan);
  },
);
