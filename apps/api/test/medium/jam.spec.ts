import { KalenderService } from '../../src/modules/pengajuan/tenggat/kalender.service';
import { Clock } from '../../src/platform/clock/clock';
import { layanan } from '../support/kerjakan';
import { World } from '../support/world';

let dunia: World;
beforeAll(async () => {
  dunia = await World.open({});
});
afterAll(async () => dunia.close());
afterEach(() => jest.restoreAllMocks());
const pukul = (iso: string) => jest.spyOn(layanan(dunia, Clock), 'now').mockReturnValue(new Date(iso));

describe('issue 12 A4: the clock is injected', () => {
  it('services are offered for the balance year after the one of the clock', async () => {
    pukul('2029-12-31T16:59:59Z');
    const ratna = await dunia.sebagai('ratna');
    const tahun = async () =>
      new Set(((await ratna.get('/nk/v2/data-nk/ref/layanan')).data as { tahun: number }[]).map((l) => l.tahun));
    expect(await tahun()).toEqual(new Set([2030]));
    pukul('2029-12-31T17:00:00Z');
    expect(await tahun()).toEqual(new Set([2031]));
  });

  it('what is remembered for a while ages by the same clock', async () => {
    const kalender = layanan(dunia, KalenderService);
    pukul('2029-03-01T00:00:00Z');
    await kalender.libur();
    await dunia.db.hariLibur.create({ data: { tanggal: new Date('2029-05-17'), nama: 'Hari uji' } });
    pukul('2029-03-01T00:00:15Z');
    expect((await kalender.libur()).has('2029-05-17')).toBe(false);
    pukul('2029-03-01T00:00:16Z');
    expect((await kalender.libur()).has('2029-05-17')).toBe(true);
  });
});
