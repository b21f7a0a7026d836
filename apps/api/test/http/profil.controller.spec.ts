import sharp from 'sharp';
import { KotakSurel } from '../support/kotak-surel';
import { Luar } from '../support/luar';
import { SANDI, World } from '../support/world';

let luar: Luar;
let dunia: World;
beforeAll(async () => {
  luar = await Luar.buka();
  dunia = await World.open(luar.env());
});
afterAll(async () => {
  await dunia.close();
  await luar.tutup();
});
const gambar = (lebar: number, tinggi: number, format: 'jpeg' | 'png' | 'gif' = 'jpeg'): Promise<Buffer> =>
  sharp({ create: { width: lebar, height: tinggi, channels: 3, background: '#143a6e' } })
    .withExif({ IFD0: { Artist: 'kamera-rahasia' } })
    .toFormat(format)
    .toBuffer();
const unggah = async (siapa: string, id: string, isi: Buffer, potong: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [k, v] of Object.entries(potong)) form.set(k, v);
  form.set('file', new Blob([new Uint8Array(isi)]), 'foto.jpg');
  return (await dunia.sebagai(siapa)).post(`/api-prod/profile/user/photo/${id}`, form);
};

describe('profile photo', () => {
  it('is cropped to a square, loses what the camera wrote, is seen by colleagues, and can be taken away', async () => {
    const id = dunia.pengguna('ratna').id;
    const h = await unggah('ratna', id, await gambar(900, 600), { x: '300', y: '0', sisi: '600' });
    expect([h.http, h.data.foto]).toEqual([
      201,
      expect.stringMatching(/^\/api-prod\/profile\/user\/photo\/.*\?v=\d+$/),
    ]);
    const lihat = await (await dunia.sebagai('bagus')).get(h.data.foto as string);
    const { width, height, format, exif } = await sharp(lihat.raw).metadata();
    expect([lihat.headers.get('content-type'), width, height, format, exif]).toEqual([
      'image/webp',
      512,
      512,
      'webp',
      undefined,
    ]);
    const lagi = await (
      await dunia.sebagai('bagus')
    ).call('GET', h.data.foto as string, undefined, { 'if-none-match': lihat.headers.get('etag') ?? '' });
    expect(lagi.http).toBe(304);
    for (const asing of ['hendra', 'dewi'])
      expect((await (await dunia.sebagai(asing)).get(h.data.foto as string)).http).toBe(404);
    const c = await dunia.sebagai('ratna');
    expect([
      (await c.del(`/api-prod/profile/user/photo/${id}`)).http,
      (await c.get(h.data.foto as string)).http,
    ]).toEqual([200, 404]);
    expect((await c.del(`/api-prod/profile/user/photo/${id}`)).http).toBe(200);
  });
  it.each([
    ['text', Buffer.from('bukan gambar'), {}],
    [
      'a file that only begins like a picture',
      Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(500)]),
      {},
    ],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), {}],
    ['nothing', Buffer.alloc(0), {}],
  ])('%s is no picture', async (_n, isi) => {
    const h = await unggah('ratna', dunia.pengguna('ratna').id, isi);
    expect([h.http, h.message]).toEqual([422, 'File bukan gambar JPG, PNG atau WEBP yang dapat dibaca']);
  });
  it('a GIF, a square beyond the picture, a huge picture and another’s photo are refused', async () => {
    const id = dunia.pengguna('ratna').id;
    expect((await unggah('ratna', id, await gambar(50, 50, 'gif'))).http).toBe(422);
    expect((await unggah('ratna', id, await gambar(100, 100), { x: '50', y: '0', sisi: '60' })).message).toContain(
      'di luar gambar',
    );
    const bom = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    expect((await unggah('ratna', id, bom)).http).toBe(422);
    expect((await unggah('bagus', id, await gambar(50, 50))).http).toBe(404);
  });
  it('BATAS-01 a photo of twelve megapixels is done within its second', async () => {
    const besar = await sharp({
      create: {
        width: 4000,
        height: 3000,
        channels: 3,
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
        background: '#fff',
      },
    })
      .jpeg({ quality: 70 })
      .toBuffer();
    const lama = async (kerja: () => Promise<unknown>): Promise<number> => {
      const mulai = performance.now();
      await kerja();
      return performance.now() - mulai;
    };
    const batas = await lama(() => sharp(besar).resize(512, 512).webp({ quality: 82 }).toBuffer());
    let h: Awaited<ReturnType<typeof unggah>> | undefined;
    // The least of three tries: what the machine does beside is in single ones.
    let ms = Infinity;
    for (let i = 0; i < 3 && ms >= 1_000; i += 1)
      ms = Math.min(ms, await lama(async () => (h = await unggah('ratna', dunia.pengguna('ratna').id, besar))));
    // A machine that is busy with other tests may take longer: then the answer says so, and nothing is kept.
    if (h?.http === 201) expect(ms).toBeLessThan(1_000 + 3 * batas);
    else expect([h?.http, h?.message]).toEqual([422, expect.stringContaining('tepat waktu')]);
  });
});

describe('what other systems know', () => {
  it('GALAT-07 systems that fail or hang leave their line out; the others are shown', async () => {
    luar.integrasi = (jenis) =>
      jenis === 'kementan'
        ? [500, null]
        : [200, { terdaftar: true, id_luar: `${jenis}-1`, nama: 'PT Nusa', sejak: '2024-01-01' }];
    const c = await dunia.sebagai('ratna');
    const semua = await c.get('/nk/v2/data-nk/checkUserIntegration');
    expect(semua.data.map((i: { jenis: string }) => i.jenis)).toEqual(['kkp', 'siinas', 'inatrade']);
    expect((await c.get('/api/v3/user/integration/kementan')).data).toEqual([]);
    expect((await c.get(`/api-prod/profile/integration/rphp-kkp/${dunia.pengguna('bagus').id}`)).data[0]).toMatchObject(
      { jenis: 'kkp', id_luar: 'kkp-1' },
    );
    expect((await (await dunia.sebagai('dewi')).get('/nk/v2/data-nk/checkUserIntegration')).data).toEqual([]);
  });
  it('a branch’s number is answered to its head office only, an unknown system to nobody', async () => {
    const npwp = dunia.organisasi('cabang').npwp ?? '';
    const tanya = async (siapa: string, path: string) =>
      (await (await dunia.sebagai(siapa)).get(`/api/v3/user/integration/${path}`)).http;
    expect([
      await tanya('ratna', `kkp/${npwp}`),
      await tanya('hendra', `kkp/${npwp}`),
      await tanya('ratna', 'lain'),
    ]).toEqual([200, 404, 404]);
  });
});

describe('devices and the log of sign-ins', () => {
  it('shows open sessions and ends one; another’s is not there', async () => {
    const [ini, itu] = [await dunia.sebagai('wayan'), await dunia.sebagai('wayan')];
    const daftar = (await ini.get('/api/perangkat')).data as { nomor: string; sesi_ini: boolean }[];
    expect(daftar.map((s) => s.sesi_ini).sort()).toEqual([false, true]);
    const lain = daftar.find((s) => !s.sesi_ini)?.nomor ?? '';
    expect((await (await dunia.sebagai('dewi')).del(`/api/perangkat/${lain}`)).http).toBe(404);
    expect((await ini.del(`/api/perangkat/${lain}`)).http).toBe(200);
    expect((await itu.get('/api/perangkat')).http).toBe(401);
    expect((await ini.get('/api/perangkat')).http).toBe(200);
  });
  it('“not me” ends every other session and mails a way to a new password; saying it twice does no more', async () => {
    const kotak = new KotakSurel(dunia);
    const [saya, bukan] = [await dunia.sebagai('agus'), await dunia.sebagai('agus')];
    const log = (await saya.get('/api/aktivitas-masuk')).data as { id: string; sesi_ini: boolean }[];
    const asing = log.find((a) => !a.sesi_ini)?.id ?? '';
    expect((await (await dunia.sebagai('wayan')).post(`/api/aktivitas-masuk/${asing}/bukan-saya`)).http).toBe(404);
    expect((await saya.post(`/api/aktivitas-masuk/${asing}/bukan-saya`)).data).toEqual({ sesi_diakhiri: 1 });
    expect((await saya.post(`/api/aktivitas-masuk/${asing}/bukan-saya`)).data).toEqual({ sesi_diakhiri: 0 });
    expect((await bukan.get('/api/perangkat')).http).toBe(401);
    const surat = await kotak.kirim();
    expect(surat.map((s) => s.judul)).toEqual(['Amankan akun Anda']);
    const token = /#token=(.+)$/.exec(surat[0]?.tombol?.url ?? '')?.[1] ?? '';
    expect(
      (await dunia.tamu().put(`/api-prod/user/set-password/${token}`, { password: 'gajah biru makan soto' })).http,
    ).toBe(200);
    expect((await dunia.tamu().post('/api-prod/login', { username: 'agus', password: SANDI })).http).toBe(401);
  });
  it('a phone tells of its sign-in once a day, and only of its own user', async () => {
    const c = await dunia.sebagai('ratna');
    const lapor = (isi: object = {}) =>
      c.post('/api-prod-ba/mobile/login_activity', {
        iduser: dunia.pengguna('ratna').id,
        tokenid: 'abc',
        email: 'ratna@contoh.invalid',
        device: 'Ponsel',
        ...isi,
      });
    expect([(await lapor()).data, (await lapor()).data]).toEqual([{ tercatat: true }, { tercatat: false }]);
    for (const isi of [{ iduser: dunia.pengguna('hendra').id }, { email: 'hendra@contoh.invalid' }])
      expect((await lapor(isi)).http).toBe(404);
  });
  it('sign-ins are narrowed by what happened and by days of Jakarta, both included', async () => {
    const { id } = dunia.pengguna('wayan');
    await dunia.db.aktivitasMasuk.deleteMany({ where: { id_user: id } });
    const saat = (peristiwa: string, waktu: string) => ({
      id_user: id,
      peristiwa,
      cara: 'sandi',
      waktu: new Date(waktu),
    });
    await dunia.db.aktivitasMasuk.createMany({
      data: [
        saat('MASUK', '2026-10-31T16:59:59Z'),
        saat('GAGAL', '2026-10-31T17:00:00Z'),
        saat('FAKTOR', '2026-11-01T05:00:00Z'),
        saat('BUKTI', '2026-11-02T16:59:59Z'),
        saat('GAGAL', '2026-11-02T17:00:00Z'),
      ],
    });
    const c = await dunia.sebagai('super');
    const daftar = async (q: string) => {
      const { data, meta, http } = await c.get(`/api/aktivitas-masuk?id_user=${id}&${q}`);
      return [http, ...(http === 200 ? [meta?.total, (data as { peristiwa: string }[]).map((a) => a.peristiwa)] : [])];
    };
    expect(await daftar('sejak=2026-11-01&sampai=2026-11-02')).toEqual([200, 3, ['BUKTI', 'FAKTOR', 'GAGAL']]);
    expect(await daftar('peristiwa=SALAH')).toEqual([200, 4, ['GAGAL', 'BUKTI', 'FAKTOR', 'GAGAL']]);
    expect(await daftar('peristiwa=GAGAL&sampai=2026-11-01')).toEqual([200, 1, ['GAGAL']]);
    expect(await daftar('peristiwa=MASUK&sejak=2026-11-01')).toEqual([200, 0, []]);
    for (const salah of ['peristiwa=LUPA', 'sejak=kemarin', 'sampai=2026-02-30'])
      expect(await daftar(salah)).toEqual([400]);
  });
  it('who watches over sign-ins sees everybody’s; others only their own', async () => {
    const semua = await (await dunia.sebagai('super')).get('/api/aktivitas-masuk?id_user=semua&limit=100');
    expect(new Set(semua.data.map((a: { username: string }) => a.username)).size).toBeGreaterThan(2);
    expect((await (await dunia.sebagai('dewi')).get('/api/aktivitas-masuk?id_user=semua')).http).toBe(404);
    expect(
      (await (await dunia.sebagai('dewi')).get(`/api/aktivitas-masuk?id_user=${dunia.pengguna('ratna').id}`)).http,
    ).toBe(404);
  });
});
