import { randomUUID } from 'node:crypto';
import type { Client } from '../support/client';
import { berkasSampai, LEMBAR, penuh, PERIKSA, versi } from '../support/keadaan';
import type { Draf } from '../support/berkas';
import { SANDI, World } from '../support/world';

const SALAH = 'bukan kata sandinya';
let dunia: World;
let berkas: Draf;
beforeAll(async () => {
  dunia = await World.open({});
  berkas = await berkasSampai(dunia, 'pemutus');
});
afterAll(() => dunia.close());
afterEach(() => dunia.db.jatahCoba.deleteMany());

const putus = async (c: Client, isi: object, idNk = berkas.idNk) =>
  c.post(LEMBAR, { idNk, versi: await versi(await dunia.sebagai('hari'), berkas), kd_keputusan: '3', ...isi });
const undang = (c: Client, isi: object) =>
  c.post('/api/v3/user', { fullname: 'Rekan Baru', email: `${randomUUID()}@contoh.invalid`, ...isi });
const bukti = async (c: Client, keperluan: string) =>
  (await c.post('/api/bukti', { keperluan, cara: 'sandi', sandi: SANDI })).data.bukti as string;

describe('part 3: H3 guesses at the password before an act', () => {
  it('ten wrong ones are compared, from then on 429, and the right one does not help either', async () => {
    const c = await dunia.sebagai('hari');
    const http: number[] = [];
    for (let i = 0; i < 40; i += 1) http.push((await putus(c, { sandi: SALAH })).http);
    expect(http.slice(0, 10)).toEqual(Array(10).fill(422));
    expect(http.slice(10)).toEqual(Array(30).fill(429));
    expect((await putus(c, { sandi: SANDI })).http).toBe(429);
  });

  it('forty at once get no more tries than forty in a row', async () => {
    const c = await dunia.sebagai('hari');
    const semua = await Promise.all(Array.from({ length: 40 }, () => putus(c, { sandi: SALAH })));
    expect(semua.filter((h) => h.http === 422)).toHaveLength(10);
    expect(semua.filter((h) => h.http === 429)).toHaveLength(30);
  });

  it('every act that asks counts on the same tries', async () => {
    const [c, super_] = [await dunia.sebagai('adminkl'), await dunia.sebagai('super')];
    const dewi = dunia.pengguna('dewi');
    for (let i = 0; i < 5; i += 1) {
      const h = await c.put(`/api-prod/user/${dewi.id}`, { versi: dewi.versi, hanya_ga: true, sandi: SALAH });
      expect(h.http).toBe(422);
      expect(
        (
          await c.put('/api-prod/change-password', {
            user_id: dunia.pengguna('adminkl').id,
            old_password: SALAH,
            new_password: 'kuda hijau minum kopi',
          })
        ).http,
      ).toBe(422);
    }
    expect((await c.call('DELETE', `/nk/v2/user-management/inhouse/${dewi.id}`, { sandi: SANDI })).http).toBe(429);
    // And nobody else's: another administrator goes on.
    expect((await super_.post('/api/bukti', { keperluan: 'hak', cara: 'sandi', sandi: SANDI })).http).toBe(200);
    // Nor one's own sign-in.
    expect((await dunia.tamu().post('/api-prod/login', { username: 'adminkl', password: SANDI })).http).toBe(200);
  });

  it('the owner reads of each wrong one in the list of sign-ins', async () => {
    const milik = { id_user: dunia.pengguna('hari').id, peristiwa: 'BUKTI' };
    await dunia.db.aktivitasMasuk.deleteMany({ where: milik });
    await putus(await dunia.sebagai('hari'), { sandi: SALAH });
    const baris = await dunia.db.aktivitasMasuk.findMany({ where: milik });
    expect(baris.map((b) => [b.cara, b.alamat])).toEqual([['sandi', '127.0.0.1']]);
  });
});

describe('part 3: H3 the password tells nothing of what is there', () => {
  it('a file that never was, or is another ministry’s: the same answer for the right and the wrong password', async () => {
    const [hari, agus] = [await dunia.sebagai('hari'), await dunia.sebagai('agus')];
    for (const [c, id] of [
      [hari, '987654321'],
      [agus, berkas.idNk],
    ] as const) {
      const [benar, salah] = [await putus(c, { sandi: SANDI }, id), await putus(c, { sandi: SALAH }, id)];
      expect([benar.http, salah.http]).toEqual([404, 404]);
      expect(benar.raw.toString()).toBe(salah.raw.toString());
    }
    expect(await dunia.db.jatahCoba.count()).toBe(0);
  });

  it('an account that is not yours, a role that you may not give: neither is compared', async () => {
    const ratna = await dunia.sebagai('ratna');
    const [hendra, bagus] = [dunia.pengguna('hendra'), dunia.pengguna('bagus')];
    for (const sandi of [SANDI, SALAH]) {
      expect((await ratna.put(`/api-prod/user/${hendra.id}`, { versi: 1, aktif: false, sandi })).http).toBe(404);
      expect((await ratna.call('DELETE', `/api-prod/user/${hendra.id}`, { sandi })).http).toBe(404);
      expect(
        (await ratna.put(`/api-prod/user/${bagus.id}`, { versi: bagus.versi, peran: 'SUPER_ADMIN', sandi })).http,
      ).toBe(403);
      expect((await ratna.put(`/api-prod/user/${bagus.id}`, { versi: 99, aktif: false, sandi })).http).toBe(409);
    }
    expect(await dunia.db.jatahCoba.count()).toBe(0);
  });
});

describe('part 3: M10 who gives rights proves himself', () => {
  it('a company’s administrator is invited with a proof only; a colleague without rights needs none', async () => {
    const ratna = await dunia.sebagai('ratna');
    const tanpa = await undang(ratna, { peran: 'PU_ADMIN' });
    expect([tanpa.http, tanpa.errors?.[0]?.path]).toEqual([422, 'sandi']);
    expect((await undang(ratna, { peran: 'PU_ADMIN', sandi: SALAH })).http).toBe(422);
    expect((await undang(ratna, { peran: 'PU_ADMIN', sandi: SANDI })).http).toBe(201);
    expect((await undang(ratna, { peran: 'PU_USER' })).http).toBe(201);
  });

  it('an account of the company is closed with a proof only', async () => {
    const ratna = await dunia.sebagai('ratna');
    const bagus = dunia.pengguna('bagus');
    const h = await ratna.call('DELETE', `/api-prod/user/${bagus.id}`, {});
    expect([h.http, h.errors?.[0]?.path]).toEqual([422, 'sandi']);
    expect((await dunia.db.pengguna.findUniqueOrThrow({ where: { id: bagus.id } })).dihapus).toBeNull();
  });
});

describe('part 3: a proof that was given before', () => {
  it('serves one write of its session, person and purpose, once', async () => {
    const [ratna, lain, hendra] = [
      await dunia.sebagai('ratna'),
      await dunia.sebagai('ratna'),
      await dunia.sebagai('hendra'),
    ];
    const b = await bukti(ratna, 'undang');
    const peran = 'PU_ADMIN';
    expect((await undang(lain, { peran, bukti: b })).errors?.[0]?.path).toBe('bukti');
    expect((await undang(hendra, { peran, bukti: b })).http).toBe(422);
    expect((await undang(ratna, { peran, bukti: await bukti(ratna, 'hak') })).http).toBe(422);
    expect((await undang(ratna, { peran, bukti: b })).http).toBe(201);
    expect((await undang(ratna, { peran, bukti: b })).http).toBe(422);
  });

  it('is used by one of ten that come at once', async () => {
    const ratna = await dunia.sebagai('ratna');
    const b = await bukti(ratna, 'undang');
    const semua = await Promise.all(Array.from({ length: 10 }, () => undang(ratna, { peran: 'PU_ADMIN', bukti: b })));
    expect(semua.filter((h) => h.http === 201)).toHaveLength(1);
    expect(semua.filter((h) => h.http === 422)).toHaveLength(9);
  });

  it('stays good when the write was refused for another reason, and approves afterwards', async () => {
    const hari = await dunia.sebagai('hari');
    const b = await bukti(hari, 'keputusan');
    const isi = { kd_keputusan: '1', checklist: PERIKSA.enam, bukti: b };
    expect((await putus(hari, { ...isi, rincian: [], checklist: [] })).http).toBe(422);
    expect((await putus(hari, { ...isi, rincian: await penuh(hari, berkas) })).http).toBe(201);
  });

  it('ends after two minutes', async () => {
    const ratna = await dunia.sebagai('ratna');
    const b = await bukti(ratna, 'undang');
    await dunia.db.tantangan.updateMany({ data: { sampai: new Date(Date.now() - 1) } });
    expect((await undang(ratna, { peran: 'PU_ADMIN', bukti: b })).http).toBe(422);
  });
});
