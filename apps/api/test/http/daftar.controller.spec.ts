import type { Client } from '../support/client';
import { hingga } from '../support/hingga';
import { World } from '../support/world';

const DAFTAR = '/nk/v2/data-nk/rki/pengajuan';
/** Ten files share each instant, so that only the id tells them apart. */
const SEBAYA = 10;

describe('lists of files', () => {
  let world: World;
  let ratna: Client;
  let dewi: Client;

  /** Changes, each of a permit of its own: of one alone only one may be open. */
  const isi = (firma: string, jumlah: number, status: string, awalan: string) =>
    world.db.$executeRaw`
      INSERT INTO pengajuan (no_aju, kd_rekom, kd_ga, kd_komoditas, tahun, id_organisasi, npwp, kd_status, dibuat_oleh, created_at, tgl_kirim, satuan, id_asal)
      SELECT ${awalan} || lpad(i::text, 22, '0'), CASE WHEN i % 2 = 0 THEN '07' ELSE '01' END, '019', '0142', 2027,
        ${world.organisasi(firma).id}::uuid, ${world.organisasi(firma).npwp ?? '0'}, ${status}, ${world.pengguna('ratna').id}::uuid,
        timestamptz '2026-01-01 00:00Z' + (i / ${SEBAYA}::int) * interval '1 minute',
        CASE WHEN i % 7 <> 0 THEN timestamptz '2026-01-01 00:00Z' + (i / ${SEBAYA}::int) * interval '1 minute' END, 'C62',
        ${awalan}::bigint * 100000 + i
      FROM generate_series(1, ${jumlah}::int) AS i`;
  const nomor = (rows: { noAju: string }[]) => rows.map((r) => r.noAju);
  async function jalan(siapa: Client, query: string, limit: number, sela?: () => Promise<unknown>): Promise<string[]> {
    const semua: string[] = [];
    let kursor = '';
    do {
      const h = await siapa.get(`${DAFTAR}${query}limit=${limit}${kursor && `&kursor=${kursor}`}`);
      expect(h.http).toBe(200);
      semua.push(...nomor(h.data));
      kursor = (h.meta.berikut as string | undefined) ?? '';
      await sela?.();
    } while (kursor);
    return semua;
  }
  const urut = async (where: object, orderBy: object[]) =>
    (await world.db.pengajuan.findMany({ where, orderBy, select: { no_aju: true } })).map((r) => r.no_aju);

  beforeAll(async () => {
    world = await World.open();
    [ratna, dewi] = [await world.sebagai('ratna'), await world.sebagai('dewi')];
    await isi('nusa', 2_500, '20', '1111');
    await isi('cabang', 20, '20', '2222');
    await isi('pipa', 30, '20', '3333');
  });
  afterAll(() => world.close());

  const milik = () => ({ id_organisasi: { in: [world.organisasi('nusa').id, world.organisasi('cabang').id] } });
  const BARU = [{ created_at: 'desc' }, { id: 'desc' }];

  it('answers a page by its number wherever it stands, each row once, with the exact total', async () => {
    const semua = await urut(milik(), BARU);
    expect(semua).toHaveLength(2_520);
    for (const page of [1, 2, 11, 12, 13, 18, 25, 26]) {
      const h = await ratna.get(`${DAFTAR}?limit=100&page=${page}`);
      expect([page, nomor(h.data)]).toEqual([page, semua.slice((page - 1) * 100, page * 100)]);
      expect(h.meta).toMatchObject({ page, limit: 100, total: 2_520 });
      expect(h.meta.total_perkiraan).toBeUndefined();
    }
    for (const page of [27, 99_999]) {
      const h = await ratna.get(`${DAFTAR}?limit=100&page=${page}`);
      expect([h.data, h.meta.total, h.meta.berikut]).toEqual([[], 2_520, undefined]);
    }
  });

  it('a queue says how many it holds, on each of its pages, behind a cursor and under a filter', async () => {
    const antrean = async (query: string) => {
      const { data, meta } = await dewi.get(`/nk/v2/data-nk/inhouse/pengajuan?sort=sisa&limit=100&${query}`);
      const { total, total_perkiraan, hitung, berikut } = meta as Record<string, unknown>;
      return { jumlah: data.length, total, total_perkiraan, belum: (hitung as { belum: number }).belum, berikut };
    };
    const penuh = { total: 2_550, belum: 2_550, total_perkiraan: undefined };
    for (const [page, jumlah] of [
      [1, 100],
      [2, 100],
      [10, 100],
      [11, 100],
      [26, 50],
      [27, 0],
    ])
      expect([page, await antrean(`antrean=belum&page=${page}`)]).toMatchObject([page, { jumlah, ...penuh }]);
    const { berikut } = await antrean('antrean=belum');
    expect(await antrean(`antrean=belum&kursor=${String(berikut)}`)).toMatchObject({ jumlah: 100, ...penuh });
    expect(await antrean('antrean=belum&jnsLayanan=PERTEK')).toMatchObject({ jumlah: 100, total: 1_275, belum: 2_550 });
    expect(await antrean('antrean=saya')).toMatchObject({ jumlah: 0, total: 0, belum: 2_550, berikut: undefined });
  });

  it('goes on from the last row of a page: every row once, in order, with or without a filter', async () => {
    expect(await jalan(ratna, '?', 100)).toEqual(await urut(milik(), BARU));
    const saring = await urut({ ...milik(), kd_rekom: '07' }, BARU);
    expect(await jalan(ratna, '?jnsLayanan=PERTEK&', 97)).toEqual(saring);
  });

  it('neither repeats nor skips a row when files arrive while somebody reads on', async () => {
    const sebelum = await urut({ id_organisasi: world.organisasi('pipa').id }, BARU);
    const hendra = await world.sebagai('hendra');
    let n = 0;
    const tambah = () => {
      n += 1;
      const waktu = new Date(Date.UTC(2026, 5, n));
      return world.db.pengajuan.create({
        data: {
          ...{ no_aju: `4444${String(n).padStart(22, '0')}`, kd_rekom: '07', kd_ga: '019', kd_komoditas: '0142' },
          ...{ tahun: 2027, id_organisasi: world.organisasi('pipa').id, npwp: '0', kd_status: '20', created_at: waktu },
          id_asal: BigInt(n),
          dibuat_oleh: world.pengguna('hendra').id,
        },
      });
    };
    expect(await jalan(hendra, '?', 7, tambah)).toEqual(sebelum);
  });

  it('keeps rows without a value last in every order, forwards and by cursor', async () => {
    const kirim = await urut(milik(), [{ tgl_kirim: { sort: 'desc', nulls: 'last' } }, { id: 'desc' }]);
    expect(await jalan(ratna, '?sort=tgl_kirim&', 100)).toEqual(kirim);
    const akhir = await ratna.get(`${DAFTAR}?sort=tgl_kirim&limit=100&page=25`);
    expect(nomor(akhir.data)).toEqual(kirim.slice(2_400, 2_500));
    expect(await jalan(ratna, '?sort=sisa&', 100)).toEqual(await urut(milik(), [{ id: 'asc' }]));
    expect(new Set(await jalan(ratna, '?sort=perusahaan&', 100)).size).toBe(2_520);
  });

  it('shows nobody a row that is not his, whosever cursor he sends', async () => {
    const punyaRatna = (await ratna.get(`${DAFTAR}?limit=5`)).meta.berikut as string;
    const h = await (await world.sebagai('hendra')).get(`${DAFTAR}?limit=100&kursor=${punyaRatna}`);
    expect(h.http).toBe(200);
    expect(nomor(h.data).every((n) => n.startsWith('3333') || n.startsWith('4444'))).toBe(true);
    const cabang = await jalan(await world.sebagai('sari'), '?', 100);
    expect(cabang.every((n) => n.startsWith('2222')) && cabang.length === 20).toBe(true);
  });

  it('refuses a cursor that was not given out, or that belongs to another order', async () => {
    const lain = (await ratna.get(`${DAFTAR}?limit=5&sort=tgl_kirim`)).meta.berikut as string;
    const palsu = (isi: unknown) => Buffer.from(JSON.stringify(isi)).toString('base64url');
    const buruk = [
      'x',
      lain,
      palsu(['baru', null, '1']),
      palsu(['baru', '2026-13-45T00:00:00Z', '1']),
      palsu(['baru', 'now()', '1']),
    ];
    for (const kursor of [...buruk, palsu(['baru', '2026-01-01T00:00:00.000Z', 'x']), palsu({})]) {
      const h = await ratna.get(`${DAFTAR}?kursor=${kursor}`);
      expect([kursor, h.http, h.errors?.[0]?.path]).toEqual([kursor, 400, 'kursor']);
    }
  });

  it('says that a total is a floor where counting on would cost too much', async () => {
    await isi('pipa', 10_050, '20', '5555');
    const kl = await dewi.get('/nk/v2/data-nk/rki/pengajuan-kl?limit=100&page=50');
    expect(kl.meta).toMatchObject({ total: 10_000, total_perkiraan: true });
    expect(kl.data).toHaveLength(100);
    expect(kl.meta.berikut).toEqual(expect.any(String));
    // 2,550, five that arrived and 10,050: the size of a queue is exact beside it, as it is on every page.
    for (const page of [1, 10, 11, 100]) {
      const { meta } = await dewi.get(`/nk/v2/data-nk/inhouse/pengajuan?antrean=belum&limit=100&page=${page}`);
      expect(meta).toMatchObject({ total: 10_000, total_perkiraan: true, hitung: { belum: 12_605 } });
      expect(meta.berikut).toEqual(expect.any(String));
    }
  });

  it('closes the door at once when an account is closed or a session removed elsewhere', async () => {
    const bagus = await world.sebagai('bagus');
    const idUser = world.pengguna('bagus').id;
    for (let i = 0; i < 3; i += 1) expect((await bagus.get(`${DAFTAR}?limit=1`)).http).toBe(200);
    const lihat = async () => (await bagus.get(`${DAFTAR}?limit=1`)).http;
    await world.db.pengguna.update({ where: { id: idUser }, data: { aktif: false } });
    expect(await hingga(401, lihat)).toBe(401);
    await world.db.pengguna.update({ where: { id: idUser }, data: { aktif: true } });
    expect(await hingga(200, lihat)).toBe(200);
    await world.db.sesi.deleteMany({ where: { id_user: idUser } });
    expect(await hingga(401, lihat)).toBe(401);
  });

  it('takes a new branch of a head office into its lists within moments', async () => {
    const { id } = world.organisasi('pipa');
    const hendra = await world.sebagai('hendra');
    const sebelum = (await hendra.get(`${DAFTAR}?limit=1`)).meta.total as number;
    const cabang = await world.db.organisasi.create({
      data: { jenis: 'PERUSAHAAN', nama: 'Cabang baru', id_induk: id, isbranch: true },
    });
    world.firma.set('baru', cabang);
    await isi('baru', 5, '20', '6666');
    const total = async () => (await hendra.get(`${DAFTAR}?limit=1`)).meta.total as number;
    expect(await hingga(sebelum + 5, total)).toBe(sebelum + 5);
  });
});
