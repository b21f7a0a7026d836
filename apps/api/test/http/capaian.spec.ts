import { CapaianService } from '../../src/modules/buku/capaian/capaian.service';
import { Clock } from '../../src/platform/clock/clock';
import { TAHUN } from '../support/berkas';
import type { Client } from '../support/client';
import { berkasSampai } from '../support/keadaan';
import { layanan } from '../support/kerjakan';
import { baris, barang, buatRencana, periode } from '../support/rencana';
import { World } from '../support/world';

let dunia: World;
let [ratna, rekso, endang]: Client[] = [];
const c = (x: Client | undefined): Client => x as Client;
beforeAll(async () => {
  dunia = await World.open({});
  [ratna, rekso, endang] = await Promise.all(['ratna', 'rekso', 'endang'].map((n) => dunia.sebagai(n)));
});
afterAll(() => dunia.close());

const JALUR = `/api/buku/capaian?tahun=${TAHUN}`;
/** What is counted when it is this time. */
async function pada(waktu: string) {
  const kini = jest.spyOn(layanan(dunia, Clock), 'now').mockReturnValue(new Date(waktu));
  try {
    return await layanan(dunia, CapaianService).tahun(TAHUN);
  } finally {
    kini.mockRestore();
  }
}

describe('what became of the determined quantities', () => {
  beforeAll(async () => {
    await berkasSampai(dunia, 'terbit');
    const no_aju = await buatRencana(c(ratna));
    for (const [satuan, jml] of [
      ['C62', '60'],
      ['KGM', '999'],
    ] as const) {
      const rencana = [1, 2, 12].map((b) => ({ periode: periode(b), jml }));
      const realisasi = [{ periode: periode(1), jml: '7' }];
      const b = await baris(c(ratna), 'barang', { no_aju, jenis: 'impor', data: barang(jml), rencana, realisasi });
      await dunia.db.baris.update({ where: { id: BigInt(String(b['id'])) }, data: { satuan } });
    }
    const lokal = { jenis: 'lokal', data: barang('5'), rencana: [{ periode: periode(1), jml: '5' }] };
    const b = await baris(c(ratna), 'barang', { no_aju, ...lokal });
    await dunia.db.baris.update({ where: { id: BigInt(String(b['id'])) }, data: { satuan: 'C62' } });
    const draf = await buatRencana(c(ratna), 'PENGGUNA', 'IMPORTIR', '015');
    await dunia.db.pengajuan.updateMany({ where: { no_aju: { in: [no_aju, draf] } }, data: { kd_komoditas: '0142' } });
    await dunia.db.pengajuan.updateMany({ where: { no_aju }, data: { kd_status: '50' } });
  });

  it('is told by commodity and unit: determined, on permits, come in; before the year begins no plan is behind', async () => {
    const h = await c(rekso).get(JALUR);
    expect(h.http).toBe(200);
    expect(h.data).toMatchObject({ tahun: TAHUN, sampai: null });
    expect(h.data.baris).toEqual([
      {
        ...{ kd_komoditas: '0142', ur_komoditas: expect.any(String), satuan: 'C62', ur_satuan: expect.any(String) },
        ...{ ditetapkan: '300', terbit: '300', terealisasi: '0', rencana: '180', rencana_sampai: '0' },
        ...{ persen_terbit: 100, persen_realisasi: 0, persen_rencana: null, poin: null, tertinggal: false },
      },
    ]);
  });
  it('counts the months of determined plans that have ended, in units of the same kind; no local good, no draft', async () => {
    const h = await pada(`${TAHUN}-03-31T16:59:00Z`);
    expect(h.sampai).toBe(periode(2));
    expect(h.baris).toMatchObject([{ rencana_sampai: '120', persen_rencana: 66.7, poin: -66.7, tertinggal: true }]);
    expect(await pada(`${TAHUN}-03-31T17:00:00Z`)).toMatchObject({ sampai: periode(3) });
    expect(await pada(`${TAHUN + 1}-02-01T00:00:00Z`)).toMatchObject({ sampai: periode(12), baris: [{ rencana_sampai: '180' }] }); // prettier-ignore
    expect(await pada(`${TAHUN}-01-31T00:00:00Z`)).toMatchObject({ sampai: null });
  });
  it('is counted anew after a minute, not before', async () => {
    const dulu = await pada(`${TAHUN}-05-01T00:00:00Z`);
    expect(await pada(`${TAHUN}-05-01T00:00:59Z`)).toBe(dulu);
    expect((await pada(`${TAHUN}-05-01T00:01:00Z`)).pada).not.toEqual(dulu.pada);
  });
  it('nothing was determined for another year; the present one is meant where none is named', async () => {
    expect((await c(rekso).get(`/api/buku/capaian?tahun=${TAHUN - 3}`)).data.baris).toEqual([]);
    expect((await c(rekso).get('/api/buku/capaian')).data.tahun).toBe(new Date().getFullYear());
    expect((await c(rekso).get('/api/buku/capaian?tahun=1999')).http).toBe(400);
  });
  it('is for officers; no firm, nobody without a session', async () => {
    expect((await c(endang).get(JALUR)).data.baris).toHaveLength(1);
    expect((await c(ratna).get(JALUR)).http).toBe(403);
    expect((await dunia.tamu().get(JALUR)).http).toBe(401);
  });
});
