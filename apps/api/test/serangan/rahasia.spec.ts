import { portBebas } from '../support/browser';
import type { Answer } from '../support/client';
import { peristiwa, prosesLain, tutupV1 } from '../support/rahasia';
import { World } from '../support/world';
import { GantiKunciService } from '../../src/modules/kunci/ganti-kunci.service';
import { BAWAAN_DEV } from '../../src/platform/config/config';
import { Rahasia, SandiRusak } from '../../src/platform/rahasia/rahasia';
import { ZamanService } from '../../src/platform/rahasia/zaman.service';
import { hingga } from '../support/hingga';

/** Issue of the attack, part 8 (findings M5, M6): personal data at rest cannot be moved, put in or mistaken. */
let dunia: World;
beforeAll(async () => {
  const port = await portBebas();
  dunia = await World.open({ PORT: String(port), PUBLIC_URL: `http://127.0.0.1:${port}` });
});
afterAll(() => dunia.close());

const profil = async (nama: string): Promise<Answer> =>
  (await dunia.sebagai(nama)).get(`/api-prod/user/${dunia.pengguna(nama).id}`);
const simpan = async (nama: string, isi: object): Promise<Answer> => {
  const { versi } = await dunia.db.pengguna.findUniqueOrThrow({ where: { id: dunia.pengguna(nama).id } });
  return (await dunia.sebagai(nama)).put(`/api-prod/user/${dunia.pengguna(nama).id}`, { versi, ...isi });
};
const baris = (nama: string) => dunia.db.pengguna.findUniqueOrThrow({ where: { id: dunia.pengguna(nama).id } });

describe('part 8: what somebody types is text, whatever it looks like', () => {
  it.each(['v1.abcdefgh', 'v2.k1.abcdefgh', 'v1.', 'v2.k9.AAAA', 'Jl. v1.abcdefgh'])(
    'M5: the address %j is stored and comes back as it is',
    async (address) => {
      const h = await simpan('ratna', { address });
      expect([h.http, h.data?.address]).toEqual([200, address]);
      expect((await profil('ratna')).data.address).toBe(address);
      const { address: tersimpan } = await baris('ratna');
      expect(tersimpan).not.toContain(address);
    },
  );

  it('M6: the ciphertext of somebody else, sent as one’s own address, is not decrypted', async () => {
    const curian = (await baris('hendra')).address ?? '';
    expect(curian).toMatch(/^v\d\./);
    expect((await simpan('ratna', { address: curian })).http).toBe(200);
    expect((await profil('ratna')).data.address).toBe(curian);
  });
});

describe('part 8: a value that stands in a wrong place', () => {
  const taruh = (address: string | null) =>
    dunia.db.pengguna.update({ where: { id: dunia.pengguna('bagus').id }, data: { address } });

  it.each([
    ['the ciphertext of another person', async () => (await baris('hendra')).address],
    ['the ciphertext of another column', async () => (await baris('bagus')).mobile_number],
    ['text in clear', async () => 'Jl. Disisipkan No. 1'],
    ['a value of the old form', async () => tutupV1('address', 'Jl. Lama', BAWAAN_DEV)],
    ['a key that is not in the ring', async () => (await baris('bagus')).nik?.replace('v2.k1.', 'v2.k7.') ?? null],
  ])('M6: %s is not shown, is a security event, and takes nothing else away', async (_n, ambil) => {
    const semula = (await baris('bagus')).address;
    await taruh(await ambil());
    const sebelum = await peristiwa('crypt_decrypt_fail');
    const h = await profil('bagus');
    expect([h.http, h.data.address, h.data.username]).toEqual([200, null, 'bagus']);
    expect(h.data.mobile_number).toMatch(/^\+62 811/);
    expect(await peristiwa('crypt_decrypt_fail')).toBeGreaterThan(sebelum);
    const daftar = await (await dunia.sebagai('ratna')).get('/api/v3/user?limit=50');
    expect([daftar.http, daftar.data.map((p: { username: string }) => p.username)]).toEqual([
      200,
      expect.arrayContaining(['bagus', 'ratna']),
    ]);
    await taruh(semula);
    expect((await profil('bagus')).data.address).toMatch(/^Jl\. Rumah Contoh/);
  });

  it('what cannot be shown is not lost when its owner saves the form that shows it empty', async () => {
    const asing = (await baris('hendra')).address;
    await taruh(asing);
    expect((await simpan('bagus', { address: '', position: 'Staf Ekspor' })).http).toBe(200);
    expect(await baris('bagus')).toMatchObject({ address: asing, position: 'Staf Ekspor' });
    expect((await simpan('bagus', { address: 'Jl. Baru No. 2' })).data.address).toBe('Jl. Baru No. 2');
  });

  it('M6: the secret of another site in a site’s row signs nobody in', async () => {
    const rahasia = new Rahasia(dunia.config.kunci.data);
    const situs = { nama: 'Situs', redirect_uris: ['https://situs.contoh.invalid/balik'], asal: [], scopes: [] };
    const milik = rahasia.tutup('klien_sso.rahasia', 'situs-a', 'rahasia-milik-situs-a');
    await dunia.db.klienSso.create({ data: { ...situs, client_id: 'situs-a', rahasia: milik } });
    await dunia.db.klienSso.create({ data: { ...situs, client_id: 'situs-b', rahasia: milik } });
    const kode = async (id: string) => {
      const authorization = `Basic ${Buffer.from(`${id}:rahasia-milik-situs-a`).toString('base64')}`;
      const body = new URLSearchParams({
        grant_type: 'authorization_code',
        code: 'x',
        redirect_uri: 'https://a.invalid',
      });
      const r = await fetch(`${dunia.url}/sso/token`, { method: 'POST', headers: { authorization }, body });
      return [r.status, ((await r.json()) as { error: string }).error];
    };
    expect(await kode('situs-a')).toEqual([400, 'invalid_grant']);
    expect(await kode('situs-b')).toEqual([401, 'invalid_client']);
  });
});

describe('part 8: a database of the release before', () => {
  const NIK = '3171234567890001';
  it('is read throughout; the sweep writes it anew; afterwards the old form is refused by every process', async () => {
    const lama = await World.open({});
    const proses: Awaited<ReturnType<typeof prosesLain>>[] = [];
    try {
      const id = lama.pengguna('ratna').id;
      const taruh = (data: object) => lama.db.pengguna.update({ where: { id }, data });
      await lama.db.penanda.update({ where: { nama: 'rahasia' }, data: { nilai: 'v1' } });
      await taruh({ nik: tutupV1('nik', NIK, BAWAAN_DEV), mobile_number: '+62 811 terang', address: '' });
      await lama.db.permintaanAkun.create({
        data: { jenis: 'SANDI', isi: tutupV1('permintaan', 'ratna', BAWAAN_DEV) },
      });

      const [penyapu, lain] = [await prosesLain(lama.config.databaseUrl), await prosesLain(lama.config.databaseUrl)];
      proses.push(penyapu, lain);
      const buka = (kolom: 'nik' | 'mobile_number', teks: string) =>
        lain.get(Rahasia).buka(`pengguna.${kolom}`, id, teks);
      const { nik, mobile_number } = await lama.db.pengguna.findUniqueOrThrow({ where: { id } });
      expect([buka('nik', nik ?? ''), buka('mobile_number', mobile_number ?? '')]).toEqual([NIK, '+62 811 terang']);
      // Processes of the release before may still run: they must be able to read what is written now.
      expect(lain.get(Rahasia).tutup('pengguna.nik', id, NIK)).toMatch(/^v1\./);

      expect(await penyapu.get(GantiKunciService).sapu()).toBe(0);
      await lain.get(ZamanService).muat();
      expect(lain.get(Rahasia).tutup('pengguna.nik', id, NIK)).toMatch(/^v2\.k1\./);
      expect(buka('nik', nik ?? '')).toBe(NIK);

      const sejak = new Date(Date.now() - 60_000);
      await lama.db.penanda.update({ where: { nama: 'rahasia' }, data: { sejak } });
      expect(await penyapu.get(GantiKunciService).sapu()).toBe(3);
      const jadi = await lama.db.pengguna.findUniqueOrThrow({ where: { id } });
      expect([jadi.nik, jadi.mobile_number, jadi.address]).toEqual([
        expect.stringMatching(/^v2\.k1\./),
        expect.stringMatching(/^v2\.k1\./),
        '',
      ]);
      expect([buka('nik', jadi.nik ?? ''), buka('mobile_number', jadi.mobile_number ?? '')]).toEqual([
        NIK,
        '+62 811 terang',
      ]);
      expect(await lama.db.penanda.findUnique({ where: { nama: 'rahasia' } })).toMatchObject({ nilai: 'v2' });

      // The other process hears of it by itself, within seconds.
      for (let i = 0; i < 4; i += 1) await hingga('v2', () => Promise.resolve(lain.get(ZamanService).zaman));
      for (const teks of [tutupV1('nik', NIK, BAWAAN_DEV), NIK]) expect(() => buka('nik', teks)).toThrow(SandiRusak);
      expect(await penyapu.get(GantiKunciService).sapu()).toBe(0);
    } finally {
      for (const p of proses) await p.close();
      await lama.close();
    }
  });

  it('what cannot be read keeps the old form known: nothing is refused in silence that somebody may still mend', async () => {
    const lama = await World.open({});
    const penyapu = await prosesLain(lama.config.databaseUrl);
    try {
      await lama.db.penanda.update({ where: { nama: 'rahasia' }, data: { nilai: 'peralihan', sejak: new Date(0) } });
      const rusak = tutupV1('nik', NIK, 'kunci-yang-tidak-dikenal-di-sini');
      await lama.db.pengguna.update({ where: { id: lama.pengguna('ratna').id }, data: { nik: rusak } });
      await penyapu.get(ZamanService).muat();
      expect(await penyapu.get(GantiKunciService).sapu()).toBe(0);
      expect(await lama.db.penanda.findUnique({ where: { nama: 'rahasia' } })).toMatchObject({ nilai: 'peralihan' });
      expect((await lama.db.pengguna.findUniqueOrThrow({ where: { id: lama.pengguna('ratna').id } })).nik).toBe(rusak);
    } finally {
      await penyapu.close();
      await lama.close();
    }
  });
});
