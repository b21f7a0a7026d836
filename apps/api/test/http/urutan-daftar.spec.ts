import { berkasSampai } from '../support/keadaan';
import type { Client } from '../support/client';
import { World } from '../support/world';

const KL = '/nk/v2/data-nk/rki/pengajuan-kl';
const ANTREAN = '/nk/v2/data-nk/inhouse/pengajuan';
const MILIK = '/nk/v2/data-nk/rki/pengajuan';

interface Baris {
  noAju: string;
  nama_perusahaan: string;
  jnsLayanan: string;
  ur_komoditas: string;
  jml_total: string;
  kd_status_pengajuan: string;
  tgl_kirim: string | null;
  pengambil: { id: string; nama: string } | null;
  prioritas: 'low' | 'medium' | 'high';
  prioritas_sebab: string[];
}
const bandingTeks = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

describe('18.B6 lists in every order', () => {
  let dunia: World;
  let dewi: Client;
  let ratna: Client;

  beforeAll(async () => {
    dunia = await World.open({});
    [dewi, ratna] = [await dunia.sebagai('dewi'), await dunia.sebagai('ratna')];
    const [nusa, pipa] = [dunia.organisasi('nusa').id, dunia.organisasi('pipa').id];
    // Ties and gaps everywhere: five rows share each value, some have none; three years, three commodities.
    await dunia.db.$executeRaw`
      INSERT INTO pengajuan (no_aju, kd_rekom, kd_ga, kd_komoditas, tahun, id_organisasi, npwp, kd_status, dibuat_oleh, created_at,
        tgl_kirim, sla_tenggat, satuan, id_asal, jml_total, id_pengambil)
      SELECT '7777' || lpad(((i * 37) % 61)::text, 22, '0'), (ARRAY['07', '01', '08'])[i % 3 + 1], '019',
        (ARRAY['0142', '017', '019'])[i / 5 % 3 + 1], 2027,
        CASE WHEN i % 2 = 0 THEN ${nusa}::uuid ELSE ${pipa}::uuid END, '0', (ARRAY['20', '21', '22', '23'])[i / 5 % 4 + 1],
        ${dunia.pengguna('ratna').id}::uuid, timestamptz '2025-12-30 00:00Z' + (i / 5) * interval '1 day',
        CASE WHEN i % 7 <> 0 THEN timestamptz '2025-12-30 00:00Z' + (i / 5) * interval '1 day' END,
        CASE WHEN i % 3 <> 0 THEN timestamptz '2027-01-01 00:00Z' + (i % 4) * interval '1 day' END, 'C62', 900000 + i, i / 5 * 1.5,
        CASE WHEN i % 4 = 1 THEN ${dunia.pengguna('dewi').id}::uuid WHEN i % 4 = 3 THEN ${dunia.pengguna('rizal').id}::uuid END
      FROM generate_series(1, 60) AS i`;
  });
  afterAll(() => dunia.close());

  async function semua(c: Client, alamat: string, kueri: string, limit = 7): Promise<Baris[]> {
    const hasil: Baris[] = [];
    let kursor = '';
    do {
      const h = await c.get(`${alamat}?${kueri}&limit=${limit}${kursor && `&kursor=${kursor}`}`);
      expect([h.http, h.errors]).toEqual([200, undefined]);
      hasil.push(...(h.data as unknown as Baris[]));
      kursor = (h.meta.berikut as string | undefined) ?? '';
    } while (kursor);
    return hasil;
  }
  const NILAI: Record<string, { isi: (b: Baris) => string | number | null; awal: 'asc' | 'desc' }> = {
    perusahaan: { isi: (b) => b.nama_perusahaan, awal: 'asc' },
    layanan: { isi: (b) => b.jnsLayanan, awal: 'asc' },
    komoditas: { isi: (b) => b.ur_komoditas, awal: 'asc' },
    volume: { isi: (b) => Number(b.jml_total), awal: 'desc' },
    status: { isi: (b) => b.kd_status_pengajuan, awal: 'asc' },
    nomor: { isi: (b) => b.noAju.replace(/\D/g, ''), awal: 'asc' },
    tgl_kirim: { isi: (b) => b.tgl_kirim, awal: 'desc' },
    petugas: {
      isi: (b) => (['21', '32'].includes(b.kd_status_pengajuan) ? (b.pengambil?.nama ?? null) : null),
      awal: 'asc',
    },
  };

  it.each(Object.keys(NILAI))('by %s both ways, page after page, each file once', async (sort) => {
    const { isi, awal } = NILAI[sort]!;
    for (const order of ['asc', 'desc', undefined]) {
      const baris = await semua(dewi, KL, `sort=${sort}${order ? `&order=${order}` : ''}`);
      expect(new Set(baris.map((b) => b.noAju)).size).toBe(60);
      const nilai = baris.map(isi);
      const ada = nilai.filter((n) => n !== null);
      const naik = [...ada].sort((a, b) => (typeof a === 'number' ? a - Number(b) : bandingTeks(String(a), String(b))));
      expect([sort, order, ada]).toEqual([sort, order, (order ?? awal) === 'asc' ? naik : naik.reverse()]);
      // Empty ones together: last, but for the order of sending read backwards.
      const depan = sort === 'tgl_kirim' && order === 'asc';
      const kosong = nilai.length - ada.length;
      expect((depan ? nilai.slice(0, kosong) : nilai.slice(ada.length)).every((n) => n === null)).toBe(true);
      const halaman = await dewi.get(`${KL}?sort=${sort}${order ? `&order=${order}` : ''}&limit=25&page=2`);
      expect((halaman.data as unknown as Baris[]).map((b) => b.noAju)).toEqual(baris.slice(25, 50).map((b) => b.noAju));
    }
  });

  it('by the clock: what has none stands last both ways', async () => {
    const tenggat = async (order: string) => {
      const baris = await semua(dewi, ANTREAN, `sort=sisa&order=${order}`);
      const nomor = baris.map((b) => b.noAju.replace(/\D/g, ''));
      const rows = await dunia.db.pengajuan.findMany({ where: { no_aju: { in: nomor } } });
      return nomor.map((n) => rows.find((r) => r.no_aju === n)?.sla_tenggat?.getTime() ?? null);
    };
    for (const [order, tanda] of [
      ['asc', 1],
      ['desc', -1],
    ] as const) {
      const waktu = await tenggat(order);
      expect(waktu.filter((w) => w === null)).toHaveLength(20);
      expect(waktu.slice(0, 40)).toEqual([...waktu.slice(0, 40)].sort((a, b) => (a! - b!) * tanda));
    }
  });

  it('narrowed by period, cluster, risk and officer; all of them at once, too', async () => {
    await dunia.db.organisasi.update({ where: { id: dunia.organisasi('nusa').id }, data: { risiko: 'high' } });
    const nomor = async (kueri: string, alamat = KL) =>
      (await semua(dewi, alamat, kueri)).map((b) => b.noAju.replace(/\D/g, '')).sort();
    const harap = async (where: object) =>
      (await dunia.db.pengajuan.findMany({ where: { no_aju: { startsWith: '7777' }, ...where } }))
        .map((r) => r.no_aju)
        .sort();
    // A year is one of Jakarta: it begins at 17:00 of the evening before.
    const tahun26 = { gte: new Date('2025-12-31T17:00:00Z'), lt: new Date('2026-12-31T17:00:00Z') };
    expect(await nomor('periode=2026')).toEqual(await harap({ tgl_kirim: tahun26 }));
    expect((await nomor('periode=2025')).length).toBeGreaterThan(0);
    expect(await nomor('periode=30h')).toEqual([]);
    expect(await nomor('klaster=20/2025')).toEqual(await harap({ kd_komoditas: '019' }));
    expect(await nomor('klaster=22/2025')).toEqual(await harap({ kd_komoditas: '017' }));
    expect(await nomor('klaster=17/2025')).toEqual([]);
    const nusa = dunia.organisasi('nusa').id;
    expect(await nomor('risiko=high')).toEqual(await harap({ id_organisasi: nusa }));
    const rizal = dunia.pengguna('rizal').id;
    expect(await nomor(`petugas=${rizal}`)).toEqual(await harap({ id_pengambil: rizal }));
    expect(await nomor(`petugas=${rizal}`, ANTREAN)).toEqual(await harap({ id_pengambil: rizal, kd_status: '21' }));
    expect(await nomor(`periode=2026&klaster=20/2025&risiko=high&kd_status=21`)).toEqual(
      await harap({ tgl_kirim: tahun26, kd_komoditas: '019', id_organisasi: nusa, kd_status: '21' }),
    );
  });

  it('by priority both ways and by one priority; the same with an export', async () => {
    const baris = async (kueri: string) => (await dewi.get(`${ANTREAN}?limit=100&${kueri}`)).data as unknown as Baris[];
    const bobot = { low: 0, medium: 1, high: 2 };
    // Files of a company that had one returned count twice; the other's lack a decision alone.
    const nusa = dunia.organisasi('nusa').id;
    await dunia.db.pengajuan.updateMany({ where: { id_organisasi: nusa }, data: { perbaikan_ke: 2 } });
    for (const [order, tanda] of [
      ['asc', 1],
      ['desc', -1],
    ] as const) {
      const urut = (await baris(`sort=prioritas&order=${order}`)).map((b) => bobot[b.prioritas]);
      expect(urut).toHaveLength(60);
      expect(new Set(urut).size).toBeGreaterThan(1);
      expect(urut).toEqual([...urut].sort((a, b) => (a - b) * tanda));
    }
    const tinggi = await baris('prioritas=high&sort=nomor');
    expect(tinggi.every((b) => b.prioritas === 'high')).toBe(true);
    expect(tinggi.map((b) => b.noAju)).toEqual([...tinggi.map((b) => b.noAju)].sort());
    const dua = await dewi.get(`${ANTREAN}?prioritas=high&sort=nomor&limit=2&page=2`);
    expect((dua.data as unknown as Baris[]).map((b) => b.noAju)).toEqual(tinggi.slice(2, 4).map((b) => b.noAju));
    expect(dua.meta.total).toBe(tinggi.length);
  });

  it('what is of officers is refused of a company, and an unknown order of everybody', async () => {
    await berkasSampai(dunia, 'diambil');
    const id = dunia.pengguna('dewi').id;
    for (const kueri of ['risiko=high', `petugas=${id}`, 'sort=petugas', 'sort=prioritas', 'prioritas=high'])
      expect([kueri, (await ratna.get(`${MILIK}?${kueri}`)).http]).toEqual([kueri, 400]);
    for (const kueri of ['sort=npwp', 'order=naik', 'periode=selalu', 'klaster=24/2025', 'petugas=dewi', 'risiko=x'])
      expect([kueri, (await dewi.get(`${KL}?${kueri}`)).http]).toEqual([kueri, 400]);
    expect((await dewi.get(`${KL}?sort=prioritas`)).http).toBe(400);
    expect((await ratna.get(`${KL}?sort=nomor`)).http).toBe(403);
  });

  it('a cursor of one direction is none of the other', async () => {
    const naik = (await dewi.get(`${KL}?sort=volume&order=asc&limit=5`)).meta.berikut as string;
    expect((await dewi.get(`${KL}?sort=volume&order=desc&limit=5&kursor=${naik}`)).http).toBe(400);
    const palsu = Buffer.from(JSON.stringify(['-volume', "0') OR true --", '1'])).toString('base64url');
    expect((await dewi.get(`${KL}?sort=volume&order=asc&limit=5&kursor=${palsu}`)).http).toBe(400);
  });
});
