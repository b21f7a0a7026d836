import type { Client } from '../support/client';
import { World } from '../support/world';

const API = '/api/tampilan';
interface Tampilan {
  id: string;
  nama: string;
  saring: Record<string, string>;
  urut: string;
  arah: string;
  bersama: boolean;
  pemilik: string | null;
  dapat_hapus: boolean;
}
describe('18.B6 views that are kept', () => {
  let dunia: World;
  let dewi: Client;
  const daftar = async (c: Client, d = 'pengajuan') =>
    (await c.get(`${API}?daftar=${d}`)).data as unknown as Tampilan[];
  const isi = { daftar: 'pengajuan', nama: 'Baja lewat', saring: { antrean: 'lewat', kd_komoditas: '019' }, urut: 'volume', arah: 'asc', bersama: false }; // prettier-ignore
  const simpan = (c: Client, lain: object = {}) => c.post(API, { ...isi, ...lain });

  beforeEach(async () => {
    dunia = await World.open({});
    dewi = await dunia.sebagai('dewi');
  });
  afterEach(() => dunia.close());

  it('one’s own stays one’s own; a shared one is the ministry’s, and no other’s', async () => {
    expect((await simpan(dewi)).http).toBe(200);
    expect((await simpan(dewi, { nama: 'Untuk kita', bersama: true })).http).toBe(200);
    expect(await daftar(dewi)).toMatchObject([
      {
        ...{ nama: 'Baja lewat', saring: isi.saring, urut: 'volume', arah: 'asc' },
        ...{ bersama: false, pemilik: null, dapat_hapus: true },
      },
      { nama: 'Untuk kita', bersama: true, pemilik: null, dapat_hapus: true },
    ]);
    expect(await daftar(dewi, 'berkas')).toEqual([]);
    const rizal = await dunia.sebagai('rizal');
    const nama = (await dunia.db.pengguna.findUniqueOrThrow({ where: { id: dunia.pengguna('dewi').id } })).fullname;
    expect(await daftar(rizal)).toMatchObject([{ nama: 'Untuk kita', pemilik: nama, dapat_hapus: false }]);
    for (const lain of ['agus', 'ratna', 'hendra']) expect(await daftar(await dunia.sebagai(lain))).toEqual([]);
    expect((await dunia.tamu().get(`${API}?daftar=pengajuan`)).http).toBe(401);
  });

  it('the same name again takes its place; it is shared no longer when that is said', async () => {
    await simpan(dewi, { bersama: true });
    await simpan(dewi, { nama: '  Baja lewat  ', saring: { antrean: 'semua' } });
    expect(await daftar(dewi)).toMatchObject([{ nama: 'Baja lewat', saring: { antrean: 'semua' }, bersama: false }]);
    expect(await daftar(await dunia.sebagai('rizal'))).toEqual([]);
  });

  it('put away by its owner, and a shared one by who leads; by nobody else', async () => {
    await simpan(dewi, { bersama: true });
    await simpan(dewi, { nama: 'Sendiri' });
    const [bersama, sendiri] = await daftar(dewi);
    const hapus = async (nama: string, t: Tampilan | undefined) =>
      (await (await dunia.sebagai(nama)).del(`${API}/${t?.id}`)).http;
    for (const lain of ['rizal', 'agus', 'ratna']) expect([lain, await hapus(lain, bersama)]).toEqual([lain, 404]);
    expect(await hapus('yusuf', sendiri)).toBe(404);
    expect(await hapus('yusuf', bersama)).toBe(200);
    expect(await hapus('dewi', sendiri)).toBe(200);
    expect(await hapus('dewi', sendiri)).toBe(404);
    expect(await daftar(dewi)).toEqual([]);
    expect((await dewi.del(`${API}/x`)).http).toBe(404);
  });

  it('a company keeps its own, and shares none', async () => {
    const ratna = await dunia.sebagai('ratna');
    expect((await simpan(ratna, { bersama: true })).http).toBe(403);
    expect((await simpan(ratna)).http).toBe(200);
    expect(await daftar(await dunia.sebagai('bagus'))).toEqual([]);
  });

  it('refuses what is no view, and a thirty-first, also when they come at once', async () => {
    for (const [lain, http] of [
      [{ nama: '  ' }, 422],
      [{ nama: 'x'.repeat(61) }, 422],
      [{ saring: { 'a b': 'x' } }, 422],
      [{ saring: { a: { b: 1 } } }, 422],
      [{ saring: [] }, 400],
      [{ urut: 'npwp' }, 400],
      [{ arah: 'naik' }, 400],
      [{ daftar: 'pengguna' }, 400],
      [{ bersama: 'ya' }, 400],
      [{ id_user: 'x' }, 400],
    ] as const)
      expect([JSON.stringify(lain), (await simpan(dewi, lain)).http]).toEqual([JSON.stringify(lain), http]);
    for (let i = 1; i <= 28; i++) await simpan(dewi, { nama: `T${i}` });
    const serempak = await Promise.all(['a', 'b', 'c', 'd'].map((nama) => simpan(dewi, { nama })));
    expect(serempak.map((r) => r.http).sort()).toEqual([200, 200, 422, 422]);
    expect(serempak.find((r) => r.http === 422)?.message).toBe('Anda sudah menyimpan 30 tampilan. Hapus satu dahulu');
    expect((await simpan(dewi, { nama: 'T1', urut: 'sisa' })).http).toBe(200);
  });
});
