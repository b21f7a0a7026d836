import { AliranService, MAKS_PER_PROSES, type Saluran } from '../../src/modules/notifikasi/aliran.service';
import { hingga } from '../support/hingga';
import { World } from '../support/world';

/** Issue of the attack, part 13: open streams are counted, by account and by process. */
const ALIRAN = '/api/notifikasi/aliran';
let dunia: World;
const gantung = new AbortController();
beforeAll(async () => {
  dunia = await World.open({});
});
afterAll(async () => {
  gantung.abort();
  await dunia.close();
});

/** A stream of somebody else, without a socket. */
class Lain implements Saluran {
  private akhir: () => void = () => undefined;
  kirim = (): void => undefined;
  detak = (): void => undefined;
  tutup = (): void => this.akhir();
  saatTutup = (lakukan: () => void): void => void (this.akhir = lakukan);
}

it('part 13: the sixth stream of an account ends its first', async () => {
  const c = await dunia.sebagai('ratna');
  const semua = [];
  for (let i = 0; i < 6; i += 1) semua.push(await c.aliran(ALIRAN, gantung.signal));
  expect(semua.map((r) => r.status)).toEqual([200, 200, 200, 200, 200, 200]);
  const pembaca = semua[0]?.body?.getReader();
  let selesai = false;
  for (let i = 0; i < 10 && !selesai; i += 1) selesai = (await pembaca?.read())?.done ?? true;
  expect(selesai).toBe(true);
});

it('part 13: a process that is full of streams refuses one more with 503 and Retry-After, does its other work, and takes one again when one has gone', async () => {
  expect(MAKS_PER_PROSES).toBe(2_000);
  const aliran = dunia.app.get(AliranService, { strict: false });
  const penghuni: Lain[] = [];
  const nama = (i: number) => `0190a0a0-0000-7000-8000-${String(i).padStart(12, '0')}`;
  for (let i = 0; penghuni.length < MAKS_PER_PROSES; i += 1) {
    const saluran = new Lain();
    aliran.buka({ id_user: nama(Math.floor(i / 5)), id_sesi: 'mesin:uji' }, saluran);
    penghuni.push(saluran);
  }
  const c = await dunia.sebagai('hendra');
  const tolak = await c.get(ALIRAN);
  expect([tolak.http, tolak.code, Number(tolak.headers.get('retry-after'))]).toEqual([503, '07', 30]);
  for (const jalur of ['/sehat/siap', '/api/sesi', '/nk/v2/data-nk/rki/pengajuan'])
    expect([jalur, (await c.get(jalur)).http]).toEqual([jalur, 200]);
  for (const p of penghuni.slice(0, 10)) p.tutup();
  const lagi = await hingga(200, () => c.aliran(ALIRAN, gantung.signal).then((r) => r.status));
  expect(lagi).toBe(200);
  for (const p of penghuni) p.tutup();
});
