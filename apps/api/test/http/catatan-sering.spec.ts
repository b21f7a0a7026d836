import type { Client } from '../support/client';
import { berkasSampai } from '../support/keadaan';
import { World } from '../support/world';

const JALUR = '/nk/v2/data-nk/inhouse/catatan-sering';
let dunia: World;
let [dewi, agus, ratna]: Client[] = [];
beforeAll(async () => {
  dunia = await World.open({});
  [dewi, agus, ratna] = await Promise.all(['dewi', 'agus', 'ratna'].map((n) => dunia.sebagai(n)));
  const { idNk } = await berkasSampai(dunia, 'diambil');
  const { id: oleh } = await dunia.db.pengguna.findFirstOrThrow({ where: { username: 'dewi' } });
  const hari = (n: number) => new Date(Date.now() - n * 86_400_000);
  const tulis = (catatan: string, waktu: Date, lain: object = {}) => ({
    ...{ id_pengajuan: BigInt(idNk), putaran: 1, langkah: 'barang', kd_field: 'spesifikasi', kd_alasan: 'A02' },
    ...{ catatan, oleh, waktu, ...lain },
  });
  await dunia.db.catatan.createMany({
    data: [
      tulis('Sebutkan merek', hari(3)),
      tulis('Sebutkan merek ', hari(200)),
      tulis('Sebutkan merek', hari(2), { kd_alasan: 'A01' }),
      tulis('Sebutkan tipe', hari(1)),
      tulis('Dari dua tahun lalu', hari(700)),
      tulis('Dari dua tahun lalu', hari(701)),
      tulis('Kolom lain', hari(1), { kd_field: 'merk' }),
    ],
  });
});
afterAll(() => dunia.close());
const tanya = (c: Client | undefined, kolom = 'spesifikasi') =>
  (c as Client).get(`${JALUR}?langkah=barang&kd_field=${kolom}`);

describe('remarks that were written on a field before', () => {
  it('most used first, then the newest; the same words with another reason apart, those of years ago not at all', async () => {
    const h = await tanya(dewi);
    expect(h.http).toBe(200);
    expect(
      (h.data as { kd_alasan: string; catatan: string; banyak: number }[]).map((c) => [
        c.kd_alasan,
        c.catatan,
        c.banyak,
      ]),
    ).toEqual([
      ['A02', 'Sebutkan merek', 2],
      ['A02', 'Sebutkan tipe', 1],
      ['A01', 'Sebutkan merek', 1],
    ]);
  });
  it('another ministry reads none of them, a company may not ask, and an unknown field has none', async () => {
    expect((await tanya(agus)).data).toEqual([]);
    expect((await tanya(ratna)).http).toBe(403);
    expect((await tanya(dewi, 'tidak_ada')).data).toEqual([]);
    expect((await (dewi as Client).get(`${JALUR}?langkah=barang`)).http).toBe(400);
  });
});
