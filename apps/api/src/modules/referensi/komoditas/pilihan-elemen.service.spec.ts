import { SistemLainGagal, TidakAda } from '../../../platform/errors';
import { PilihanElemenService } from './pilihan-elemen.service';

const takKunjung = () => new Promise<never>(() => undefined);
const opsi = (kd_elemen: string, flag_enable = true, fl_disable = false) => ({ kd_elemen, flag_enable, fl_disable });
const layanan = (elemen: () => Promise<unknown>, negara: () => Promise<unknown> = takKunjung) =>
  new PilihanElemenService({ elemen } as never, { negara } as never, {} as never, { now: () => new Date() });
/** What a promise has become by now, without waiting for it. */
async function sekarang<T>(janji: Promise<T>): Promise<T | 'belum'> {
  await jest.advanceTimersByTimeAsync(0);
  return Promise.race([janji, Promise.resolve('belum' as const)]);
}

describe('BATAS-01 lookups of the form', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('GALAT-07 elemen-available is an empty list after 5 seconds, not before, and says that it failed', async () => {
    const janji = layanan(takKunjung).tersedia('015', undefined);
    await jest.advanceTimersByTimeAsync(4_999);
    expect(await sekarang(janji)).toBe('belum');
    await jest.advanceTimersByTimeAsync(1);
    expect(await janji).toEqual({ rows: [], gagal: true });
  });
  it('GALAT-07 elemen-available is an empty list when it fails; a commodity that is none is still refused', async () => {
    expect(await layanan(() => Promise.reject(new Error('putus'))).tersedia('015', undefined)).toEqual({
      rows: [],
      gagal: true,
    });
    await expect(layanan(() => Promise.reject(new TidakAda())).tersedia('0999', undefined)).rejects.toThrow(TidakAda);
  });
  it('elemen-available names what may be chosen now, nothing that has ended or is closed for the year', async () => {
    const semua = [opsi('021501'), opsi('021502', false), opsi('021503', true, true)];
    const { rows } = await layanan(() => Promise.resolve(semua)).tersedia('015', undefined);
    expect(rows.map((r) => r.kd_elemen)).toEqual(['021501']);
  });
  it('GALAT-08 countries are waited for 30 seconds, then refused with a sentence', async () => {
    const janji = layanan(takKunjung).negaraDunia({});
    const akhir = janji.catch((e: Error) => e);
    await jest.advanceTimersByTimeAsync(29_999);
    expect(await sekarang(akhir)).toBe('belum');
    await jest.advanceTimersByTimeAsync(1);
    expect(await akhir).toBeInstanceOf(SistemLainGagal);
    expect(await akhir).toMatchObject({
      message: 'Sistem daftar negara tidak menjawab. Data Anda aman, coba lagi nanti',
      waktuHabis: true,
    });
  });
});
