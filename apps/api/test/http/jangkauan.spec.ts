import { World } from '../support/world';

const SEMUA = ['018', '019'];
/** Typed from the page of roles: whose files an officer reads. */
const HARAPAN: [string, string, string[]][] = [
  ['super', 'semua', SEMUA],
  ['fajar', 'semua', SEMUA],
  ['maya', 'semua', SEMUA],
  ['rekso', 'semua', SEMUA],
  ['rudi', 'semua', SEMUA],
  ['adminkl', 'ga', ['019']],
  ['dewi', 'ga', ['019']],
  ['yusuf', 'ga', ['019']],
  ['hari', 'ga', ['019']],
  ['endang', 'ga', ['019']],
  ['wayan', 'ga', ['018']],
];

describe('issue 13 part 6: the session names the reach that lists have', () => {
  let world: World;
  beforeAll(async () => {
    world = await World.open();
    // A year each: of one good a company has one open file a year.
    for (const [i, kd_ga] of SEMUA.entries())
      await world.db.$executeRaw`
        INSERT INTO pengajuan (no_aju, kd_rekom, kd_ga, kd_komoditas, tahun, id_organisasi, npwp, kd_status, dibuat_oleh, created_at, tgl_kirim, satuan)
        VALUES (${`JANGKAUAN-${kd_ga}`}, '07', ${kd_ga}, '0142', ${2027 + i}, ${world.organisasi('nusa').id}::uuid, '0', '20',
          ${world.pengguna('ratna').id}::uuid, now(), now(), 'C62')`;
  });
  afterAll(() => world.close());

  async function jangkauan(nama: string): Promise<[string, string[]]> {
    const c = await world.sebagai(nama);
    const { pengguna } = (await c.get('/api/sesi')).data;
    const daftar = pengguna.izin.includes('pengajuan.antrean') ? 'pengajuan-kl' : 'pengajuan';
    const { data } = await c.get(`/nk/v2/data-nk/rki/${daftar}?limit=50`);
    return [pengguna.lingkup, [...new Set<string>(data.map((b: { kd_ga: string }) => b.kd_ga))].sort()];
  }

  it.each(HARAPAN)('%s: %s', async (nama, lingkup, kd_ga) => {
    expect(await jangkauan(nama)).toEqual([lingkup, kd_ga]);
  });
  it('a monitoring user who was given his own ministry only', async () => {
    const { id } = world.pengguna('rudi');
    await world.db.pengguna.update({ where: { id }, data: { hanya_ga: true, kd_ga: '018' } });
    expect(await jangkauan('rudi')).toEqual(['ga', ['018']]);
  });
  it('a company reads its own', async () => {
    const { pengguna } = (await (await world.sebagai('ratna')).get('/api/sesi')).data;
    expect(pengguna.lingkup).toBe('organisasi');
  });
});
