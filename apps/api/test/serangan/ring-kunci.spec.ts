import { randomBytes } from 'node:crypto';
import { peristiwa, prosesLain } from '../support/rahasia';
import { World } from '../support/world';
import { GantiKunciRepository } from '../../src/modules/kunci/ganti-kunci.repository';
import { GantiKunciService } from '../../src/modules/kunci/ganti-kunci.service';
import { BAWAAN_DEV } from '../../src/platform/config/config';
import { Rahasia } from '../../src/platform/rahasia/rahasia';

/** Issue of the attack, part 8 (finding M7): a key of personal data is changed while the portal runs. */
const baru = randomBytes(32).toString('base64url');
const RING = `k2:${baru},k1:${BAWAAN_DEV}`;
const NIK = '3171234567890001';
const KOLOM = ['nik', 'mobile_number', 'address'] as const;

let dunia: World;
beforeEach(async () => {
  dunia = await World.open({ DATA_SECRET: RING });
});
afterEach(() => dunia.close());

const kid = (teks: string | null): string => teks?.split('.')[1] ?? '-';
const kunciTerpakai = async (): Promise<string[]> => {
  const rows = await dunia.db.pengguna.findMany();
  return [...new Set(rows.flatMap((r) => KOLOM.flatMap((k) => (r[k] ? [kid(r[k])] : []))))].sort();
};
const ganti = async (ring = RING) => {
  const modul = await prosesLain(dunia.config.databaseUrl, { DATA_SECRET: ring });
  try {
    return await modul.get(GantiKunciService).ganti();
  } finally {
    await modul.close();
  }
};
const cariNik = async (nama: string, nik: string): Promise<string[]> => {
  const h = await (
    await dunia.sebagai(nama)
  ).get(`/nk/v2/user-management/all-users?keyword=${encodeURIComponent(nik)}`);
  expect(h.http).toBe(200);
  return h.data.map((p: { username: string }) => p.username);
};
const ubah = async (nama: string, isi: object) => {
  const { id } = dunia.pengguna(nama);
  const { versi } = await dunia.db.pengguna.findUniqueOrThrow({ where: { id } });
  return (await dunia.sebagai(nama)).put(`/api-prod/user/${id}`, { versi, ...isi });
};

describe('part 8: DATA keys in a ring', () => {
  it('M7: everything is written anew under the current key and comes back as it was; the old key can go', async () => {
    const buka = (ring: Rahasia, p: { id: string; nik: string | null; address: string | null }) => [
      ring.buka('pengguna.nik', p.id, p.nik ?? ''),
      ring.buka('pengguna.address', p.id, p.address ?? ''),
    ];
    const semula = await dunia.db.pengguna.findMany({ orderBy: { id: 'asc' } });
    const keduanya = dunia.app.get(Rahasia);
    expect(await kunciTerpakai()).toEqual(['k1']);
    await ubah('ratna', { address: 'Jl. Sesudah Kunci Baru' });
    expect(await kunciTerpakai()).toEqual(['k1', 'k2']);

    const hasil = await ganti();
    // 17 people with three values each, one of which was written with the new key already
    expect(hasil).toMatchObject({ kini: 'k2', ditulis: 50, rusak: [], pemakaian: [{ kid: 'k2', nilai: 51 }] });
    expect(hasil.habis.map((h) => h.kid)).toEqual(['k1']);
    expect(await kunciTerpakai()).toEqual(['k2']);
    const hanyaBaru = await prosesLain(dunia.config.databaseUrl, { DATA_SECRET: `k2:${baru}` });
    const jadi = await dunia.db.pengguna.findMany({ orderBy: { id: 'asc' } });
    for (const [i, p] of jadi.entries()) {
      const lama = semula[i] ?? p;
      const [nik, alamat] = buka(keduanya, lama);
      const diubah = p.id === dunia.pengguna('ratna').id;
      expect(buka(hanyaBaru.get(Rahasia), p)).toEqual([nik, diubah ? 'Jl. Sesudah Kunci Baru' : alamat]);
    }
    await hanyaBaru.close();
    expect(await ganti()).toMatchObject({ ditulis: 0, rusak: [] });
  });

  it('M7: an account is found by its NIK before, during and after, under whichever key it was written', async () => {
    const hendra = dunia.app
      .get(Rahasia)
      .buka('pengguna.nik', dunia.pengguna('hendra').id, dunia.pengguna('hendra').nik ?? '');
    await ubah('ratna', { nik: NIK });
    expect([await cariNik('super', NIK), await cariNik('super', hendra)]).toEqual([['ratna'], ['hendra']]);
    const [a, b] = [
      await dunia.db.pengguna.findFirst({ where: { username: 'ratna' } }),
      await dunia.db.pengguna.findFirst({ where: { username: 'hendra' } }),
    ];
    expect([kid(a?.nik ?? null), kid(b?.nik ?? null)]).toEqual(['k2', 'k1']);
    await ganti();
    expect([await cariNik('super', NIK), await cariNik('super', hendra)]).toEqual([['ratna'], ['hendra']]);
    expect(await cariNik('super', '31.7123 4567-890001')).toEqual(['ratna']);
    expect(await cariNik('super', '3171234567890002')).toEqual([]);
  });

  it('a NIK is no question for who does not see all accounts: the masked digits could be guessed', async () => {
    await ubah('dewi', { nik: NIK });
    const h = await (await dunia.sebagai('adminkl')).get(`/api/v3/user?keyword=${NIK}`);
    expect([h.http, h.data]).toEqual([200, []]);
  });

  it('a run that was killed in the middle is finished by the next', async () => {
    const modul = await prosesLain(dunia.config.databaseUrl, { DATA_SECRET: RING });
    const repo = modul.get(GantiKunciRepository);
    const asli = repo.tulis.bind(repo);
    let n = 0;
    jest.spyOn(repo, 'tulis').mockImplementation((...isi) => {
      if (++n > 20) throw new Error('killed');
      return asli(...isi);
    });
    await expect(modul.get(GantiKunciService).ganti()).rejects.toThrow('killed');
    await modul.close();
    expect(await kunciTerpakai()).toEqual(['k1', 'k2']);
    expect(await ganti()).toMatchObject({ ditulis: 31, pemakaian: [{ kid: 'k2', nilai: 51 }] });
  });

  it('what somebody changes meanwhile is not written over', async () => {
    const modul = await prosesLain(dunia.config.databaseUrl, { DATA_SECRET: RING });
    const repo = modul.get(GantiKunciRepository);
    const asli = repo.tulis.bind(repo);
    jest.spyOn(repo, 'tulis').mockImplementation(async (t, kunci, p) => {
      if (kunci[0] === dunia.pengguna('ratna').id && p.kolom === 'address')
        await ubah('ratna', { address: 'Jl. Saat Itu' });
      return asli(t, kunci, p);
    });
    expect(await modul.get(GantiKunciService).ganti()).toMatchObject({
      rusak: [],
      pemakaian: [{ kid: 'k2', nilai: 51 }],
    });
    await modul.close();
    const h = await (await dunia.sebagai('ratna')).get(`/api-prod/user/${dunia.pengguna('ratna').id}`);
    expect(h.data.address).toBe('Jl. Saat Itu');
  });

  it('what cannot be read is named, left as it is, a security event, and the rest is done', async () => {
    const { id } = dunia.pengguna('ratna');
    const asing = dunia.pengguna('hendra').address;
    await dunia.db.pengguna.update({ where: { id }, data: { address: asing } });
    const sebelum = await peristiwa('crypt_decrypt_fail');
    const hasil = await ganti();
    expect(hasil.rusak).toEqual([`pengguna.address ${id}`]);
    expect(hasil.pemakaian).toEqual([
      { kid: 'k1', nilai: 1 },
      { kid: 'k2', nilai: 50 },
    ]);
    expect(hasil.habis).toEqual([]);
    expect(await peristiwa('crypt_decrypt_fail')).toBeGreaterThan(sebelum);
    expect((await dunia.db.pengguna.findUniqueOrThrow({ where: { id } })).address).toBe(asing);
  });

  it('a row restored from a backup from before the change is read as long as the old key is in the ring', async () => {
    const { id, nik } = dunia.pengguna('ratna');
    await ganti();
    await dunia.db.pengguna.update({ where: { id }, data: { nik } });
    expect(await cariNik('super', dunia.app.get(Rahasia).buka('pengguna.nik', id, nik ?? ''))).toEqual(['ratna']);
    expect((await ganti()).ditulis).toBe(1);
  });
});

describe('part 8: a ring that does not fit its database', () => {
  it('nothing is written anew under a key that the portal’s processes do not write with yet', async () => {
    await expect(ganti(`k3:${randomBytes(32).toString('base64url')},${RING}`)).rejects.toThrow(
      'Portal masih menulis dengan k2',
    );
    await expect(ganti(`k1:${BAWAAN_DEV},k2:${baru}`)).rejects.toThrow('dengan k1 di depan');
    expect(await kunciTerpakai()).toEqual(['k1']);
  });

  const mulai = (DATA_SECRET: string) => prosesLain(dunia.config.databaseUrl, { DATA_SECRET }, true);

  it('another secret under a known id does not start: it would write what nobody can read', async () => {
    await expect(mulai(randomBytes(32).toString('base64url'))).rejects.toThrow(/k1 of data is not the one/);
    await expect(mulai(`k2:${randomBytes(32).toString('base64url')},k1:${BAWAAN_DEV}`)).rejects.toThrow(/k2 of data/);
    await expect(mulai(`k3:${baru},k1:${BAWAAN_DEV}`)).rejects.toThrow(/known to this database as k2/);
  });

  it('a new key, and the key that becomes current, are security events, each once', async () => {
    const tiga = randomBytes(32).toString('base64url');
    const langkah = async (ring: string) => {
      const sebelum = await peristiwa('crypt_key_change');
      await (await mulai(ring)).close();
      return (await peristiwa('crypt_key_change')) - sebelum;
    };
    expect(await langkah(`${RING},k3:${tiga}`)).toBe(1);
    expect(await langkah(`${RING},k3:${tiga}`)).toBe(0);
    expect(await langkah(`k3:${tiga},${RING}`)).toBe(1);
    expect(await langkah(`k3:${tiga},${RING}`)).toBe(0);
    const rows = await dunia.db.kunciRing.findMany({ where: { ring: 'data' }, orderBy: { kid: 'asc' } });
    expect(rows.map((r) => [r.kid, JSON.stringify(r).includes(tiga)])).toEqual([
      ['k1', false],
      ['k2', false],
      ['k3', false],
    ]);
  });
});
