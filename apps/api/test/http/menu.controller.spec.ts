import type { Answer, Client } from '../support/client';
import { World } from '../support/world';

const MENU = '/api-prod/menu';
interface Butir {
  id: number;
  id_parent: number | null;
  kode: string;
  uri: string;
}
interface Acl {
  id: number;
  kode: string;
  kode_peran: string | null;
  id_user: string | null;
  id_organisasi: string | null;
  tampil: boolean;
  versi: number;
}

let dunia: World;
let admin: Client;
beforeAll(async () => {
  dunia = await World.open();
  admin = await dunia.sebagai('super');
});
afterAll(() => dunia.close());

const id = (nama: string): string => dunia.pengguna(nama).id;
const kode = (h: Answer): string[] => (h.data as Butir[]).map((m) => m.kode);
const menuSesi = async (c: Client): Promise<string[]> =>
  ((await c.get('/api/sesi')).data.menu as Butir[]).map((m) => m.kode);
const idMenu = async (k: string): Promise<number> => (await dunia.db.menu.findUniqueOrThrow({ where: { kode: k } })).id;
const atur = async (k: string, kepada: object, tampil: boolean): Promise<Answer> =>
  admin.post(`${MENU}/acl`, { id_menu: await idMenu(k), ...kepada, tampil });
const riwayat = async (k: string) =>
  dunia.db.riwayatAkun.findMany({
    where: { objek: 'menu', id_objek: String(await idMenu(k)) },
    orderBy: { urut: 'asc' },
  });

describe('GET menu/user/{id}', () => {
  it('is the tree of the role: headings with their entries, none without', async () => {
    const m = (await admin.get(`${MENU}/user/${id('super')}`)).data as Butir[];
    const induk = m.find((b) => b.kode === 'konsol.pengaturan');
    expect(m.filter((b) => b.id_parent === induk?.id).map((b) => b.kode)).toEqual([
      'konsol.pengguna',
      'konsol.peran',
      'konsol.menu',
      'konsol.referensi',
      'konsol.korelasi',
      'konsol.kalender',
      'konsol.tarif',
      'konsol.aktivitas',
      'konsol.siaran',
    ]);
    const dewi = await dunia.sebagai('dewi');
    expect(kode(await dewi.get(`${MENU}/user/${id('dewi')}`))).toEqual([
      'konsol.antrean',
      'konsol.pemantauan',
      'konsol.semua',
      'konsol.rencana',
      'konsol.rakor',
      'konsol.rakor_dasbor',
      'konsol.batas',
      'konsol.pk',
      'konsol.pemberitahuan',
    ]);
    const ratna = await dunia.sebagai('ratna');
    expect(kode(await ratna.get(`${MENU}/user/${id('ratna')}`))).toContain('web.pengguna');
  });

  it('another user’s is a preview for who may look at menus, and not there for anybody else', async () => {
    expect(kode(await admin.get(`${MENU}/user/${id('bagus')}`))).toEqual([
      'web.beranda',
      'web.rencana',
      'web.pengajuan',
      'web.realisasi',
      'web.kuota',
      'web.alokasi',
      'web.pemberitahuan',
      'web.perusahaan',
    ]);
    const ratna = await dunia.sebagai('ratna');
    for (const p of [id('bagus'), 'bukan-id', '0199f0a1-0000-7000-8000-000000000000'])
      for (const ekor of ['', '/acl']) expect((await ratna.get(`${MENU}/user/${p}${ekor}`)).http).toBe(404);
    expect((await admin.get(`${MENU}/user/0199f0a1-0000-7000-8000-000000000000`)).http).toBe(404);
  });

  it('child: what is shown below an entry', async () => {
    const induk = await idMenu('konsol.pengaturan');
    expect(kode(await admin.get(`${MENU}/child?id_parent=${induk}`))).toHaveLength(9);
    expect((await (await dunia.sebagai('dewi')).get(`${MENU}/child?id_parent=${induk}`)).data).toEqual([]);
  });
});

describe('LAYAR-14 POST menu/acl, PUT menu/acl/{id}', () => {
  it('PERAN-04 reaches the signed-in user at his next page, leaves history, and takes no permission away', async () => {
    const dewi = await dunia.sebagai('dewi');
    const h = await atur('konsol.antrean', { id_user: id('dewi') }, false);
    expect([h.http, h.data.tampil, h.data.versi, h.data.nama_sasaran]).toEqual([201, false, 1, 'dewi']);
    expect(await menuSesi(dewi)).not.toContain('konsol.antrean');
    expect(await menuSesi(await dunia.sebagai('rizal'))).toContain('konsol.antrean');
    expect((await dewi.get('/nk/v2/data-nk/inhouse/pengajuan')).http).toBe(200);

    const lagi = await admin.put(`${MENU}/acl/${h.data.id}`, { tampil: true, versi: 1 });
    expect([lagi.http, lagi.data.tampil, lagi.data.versi]).toEqual([200, true, 2]);
    expect(await menuSesi(dewi)).toContain('konsol.antrean');
    const basi = await admin.put(`${MENU}/acl/${h.data.id}`, { tampil: false, versi: 1 });
    expect([basi.http, basi.code, basi.data]).toEqual([409, '05', { versi: 2, tampil: true }]);
    expect((await admin.put(`${MENU}/acl/999999999`, { tampil: true, versi: 1 })).http).toBe(404);
    expect((await admin.put(`${MENU}/acl/x`, { tampil: true, versi: 1 })).http).toBe(404);

    const isi = { kode: 'konsol.antrean', kode_peran: null, id_user: id('dewi'), id_organisasi: null };
    expect((await riwayat('konsol.antrean')).map((r) => [r.peristiwa, r.nama, r.sebelum, r.sesudah])).toEqual([
      ['acl', 'super', null, { ...isi, tampil: false }],
      ['acl', 'super', { ...isi, tampil: false }, { ...isi, tampil: true }],
    ]);
  });

  it('PERAN-04 a menu that is shown gives no permission', async () => {
    await atur('konsol.pengaturan', { id_user: id('dewi') }, true);
    await atur('konsol.menu', { id_user: id('dewi') }, true);
    const dewi = await dunia.sebagai('dewi');
    expect(await menuSesi(dewi)).toContain('konsol.menu');
    const id_menu = await idMenu('konsol.antrean');
    expect((await dewi.post(`${MENU}/acl`, { id_menu, kode_peran: 'KL_PEMUTUS', tampil: false })).http).toBe(403);
    expect((await dewi.get(`${MENU}/acl`)).http).toBe(403);
    const fajar = await dunia.sebagai('fajar');
    expect((await fajar.get(`${MENU}/acl?id_menu=${id_menu}`)).data.length).toBeGreaterThan(0);
    expect((await fajar.post(`${MENU}/acl`, { id_menu, kode_peran: 'KL_PEMUTUS', tampil: false })).http).toBe(403);
  });

  it('one word per target: what is there is changed, not doubled; the same again changes nothing', async () => {
    const [a, b, c] = [
      await atur('konsol.semua', { kode_peran: 'KL_VERIFIKATOR' }, false),
      await atur('konsol.semua', { kode_peran: 'KL_VERIFIKATOR' }, false),
      await atur('konsol.semua', { kode_peran: 'KL_VERIFIKATOR' }, true),
    ];
    expect([a.http, b.http, c.http, a.data.id === c.data.id]).toEqual([201, 201, 201, true]);
    expect([a.data.versi, b.data.versi, c.data.versi]).toEqual([2, 2, 3]);
    expect(await riwayat('konsol.semua')).toHaveLength(2);
    expect(
      await dunia.db.menuAcl.count({
        where: { id_menu: await idMenu('konsol.semua'), kode_peran: 'KL_VERIFIKATOR' },
      }),
    ).toBe(1);
  });

  it('ten at once for one target make one entry', async () => {
    const h = await Promise.all(Array.from({ length: 10 }, () => atur('konsol.semua', { id_user: id('rudi') }, false)));
    expect(new Set(h.map((x) => `${x.http} ${x.data.id}`)).size).toBe(1);
  });

  it('a user’s word stands above his organization’s, and that above the role’s; a hidden heading hides its entries', async () => {
    const ratna = await dunia.sebagai('ratna');
    const org = dunia.organisasi('nusa').id;
    await atur('web.pemberitahuan', { id_organisasi: org }, false);
    expect(await menuSesi(ratna)).not.toContain('web.pemberitahuan');
    await atur('web.pemberitahuan', { id_user: id('ratna') }, true);
    expect(await menuSesi(ratna)).toContain('web.pemberitahuan');
    expect(await menuSesi(await dunia.sebagai('bagus'))).not.toContain('web.pemberitahuan');

    const acl = (await ratna.get(`${MENU}/user/${id('ratna')}/acl`)).data as Acl[];
    expect(acl.filter((x) => x.kode === 'web.pemberitahuan').map((x) => x.tampil)).toEqual([true, false, true]);

    await atur('konsol.pengaturan', { kode_peran: 'LNSW_OPERATOR' }, false);
    expect((await menuSesi(await dunia.sebagai('fajar'))).filter((k) => /pengguna|siaran|pengaturan/.test(k))).toEqual(
      [],
    );
    await atur('konsol.pengaturan', { kode_peran: 'LNSW_OPERATOR' }, true);
  });

  it('the rights of menus cannot be hidden from super-administrators', async () => {
    for (const k of ['konsol.menu', 'konsol.pengaturan'])
      for (const kepada of [{ kode_peran: 'SUPER_ADMIN' }, { id_user: id('super') }]) {
        const h = await atur(k, kepada, false);
        expect([h.http, h.code, h.message]).toEqual([422, '06', expect.stringContaining('Super Administrator')]);
      }
    const acl = (await admin.get(`${MENU}/acl?id_menu=${await idMenu('konsol.menu')}`)).data as Acl[];
    const sendiri = acl.find((a) => a.kode_peran === 'SUPER_ADMIN');
    const h = await admin.put(`${MENU}/acl/${sendiri?.id}`, { tampil: false, versi: sendiri?.versi });
    expect([h.http, await menuSesi(admin)]).toEqual([422, expect.arrayContaining(['konsol.menu'])]);
  });

  it('bad input: no target, two targets, an unknown role, user, organization or entry', async () => {
    const org = dunia.organisasi('nusa').id;
    expect((await atur('konsol.semua', {}, true)).http).toBe(422);
    expect((await atur('konsol.semua', { id_organisasi: org, kode_peran: 'PU_USER' }, true)).http).toBe(422);
    expect((await atur('konsol.semua', { kode_peran: 'RAJA' }, true)).http).toBe(400);
    expect((await atur('konsol.semua', { id_user: 'x' }, true)).http).toBe(400);
    const tiada = '0199f0a1-0000-7000-8000-000000000000';
    expect((await atur('konsol.semua', { id_user: tiada }, true)).http).toBe(404);
    expect((await atur('konsol.semua', { id_organisasi: tiada }, true)).http).toBe(404);
    expect((await admin.post(`${MENU}/acl`, { id_menu: 99_999, kode_peran: 'PU_USER', tampil: true })).http).toBe(404);
  });
});

describe('GET menu/organization/{id}', () => {
  it('shows what is said to one’s own organization; another’s is not there', async () => {
    const org = dunia.organisasi('pipa').id;
    await atur('web.pengajuan', { id_organisasi: org }, true);
    for (const c of [await dunia.sebagai('hendra'), admin])
      expect(((await c.get(`${MENU}/organization/${org}`)).data as Acl[]).map((a) => [a.kode, a.tampil])).toEqual([
        ['web.pengajuan', true],
      ]);
    for (const nama of ['ratna', 'dewi'])
      expect((await (await dunia.sebagai(nama)).get(`${MENU}/organization/${org}`)).http).toBe(404);
    expect((await admin.get(`${MENU}/organization/bukan`)).http).toBe(404);
  });
});

describe('LAYAR-15 menu/favorite/{id}', () => {
  it('sets and takes off, as often as one likes, only what is shown, only one’s own', async () => {
    const hendra = await dunia.sebagai('hendra');
    const milik = `${MENU}/favorite/${id('hendra')}`;
    const id_menu = await idMenu('web.beranda');
    for (let i = 0; i < 2; i += 1) {
      const h = await hendra.post(milik, { id_menu, favorit: true });
      expect([h.http, kode(h)]).toEqual([200, ['web.beranda']]);
    }
    expect(kode(await hendra.get(milik))).toEqual(['web.beranda']);
    await atur('web.beranda', { id_user: id('hendra') }, false);
    expect(kode(await hendra.get(milik))).toEqual([]);
    expect(kode(await hendra.post(milik, { id_menu, favorit: false }))).toEqual([]);
    expect((await hendra.post(milik, { id_menu, favorit: true })).http).toBe(404);
    expect((await hendra.post(milik, { id_menu: await idMenu('konsol.menu'), favorit: true })).http).toBe(404);
    expect(
      (
        await admin.post(`${MENU}/favorite/${id('super')}`, {
          id_menu: await idMenu('konsol.pengaturan'),
          favorit: true,
        })
      ).http,
    ).toBe(404);
    for (const c of [admin, await dunia.sebagai('ratna')]) {
      expect((await c.get(milik)).http).toBe(404);
      expect((await c.post(milik, { id_menu, favorit: true })).http).toBe(404);
    }
    expect((await riwayat('web.beranda')).filter((r) => r.peristiwa === 'favorit')).toHaveLength(2);
  });
});

describe('GET menuTableau/{user}', () => {
  it('gives the parts of the dashboard that the user was given', async () => {
    await dunia.db.elemenDasbor.createMany({
      data: [
        { kode: 'uji-b', nama: 'B', uraian: 'Contoh B', tautan: '/dasbor/b', urut: 902 },
        { kode: 'uji-a', nama: 'A', uraian: 'Contoh A', tautan: '/dasbor/a', urut: 901 },
        { kode: 'uji-mati', nama: 'C', uraian: 'Contoh C', tautan: '/dasbor/c', urut: 903, aktif: false },
      ],
    });
    await dunia.db.elemenPengguna.createMany({
      data: ['uji-b', 'uji-a', 'uji-mati'].map((k) => ({ id_user: id('endang'), kode: k })),
    });
    for (const c of [await dunia.sebagai('endang'), admin])
      for (const v of ['/nk/v2', '/nk'])
        expect((await c.get(`${v}/data-nk/menuTableau/${id('endang')}`)).data).toEqual([
          { kode: 'uji-a', nama: 'A', uraian: 'Contoh A', tautan: '/dasbor/a', urut: 901 },
          { kode: 'uji-b', nama: 'B', uraian: 'Contoh B', tautan: '/dasbor/b', urut: 902 },
        ]);
    const rekso = await dunia.sebagai('rekso');
    expect((await rekso.get(`/nk/v2/data-nk/menuTableau/${id('endang')}`)).http).toBe(404);
    expect((await rekso.get(`/nk/v2/data-nk/menuTableau/${id('rekso')}`)).data).toEqual([]);
    const ratna = await dunia.sebagai('ratna');
    expect((await ratna.get(`/nk/v2/data-nk/menuTableau/${id('ratna')}`)).http).toBe(403);
    expect((await admin.get('/nk/v2/data-nk/menuTableau/bukan')).http).toBe(404);
  });
});
