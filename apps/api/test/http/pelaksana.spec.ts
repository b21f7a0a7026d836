import { BangunDokumenService } from '../../src/modules/dokumen/bangun-dokumen.service';
import { buatPengguna } from '@sinas/prisma/factories/akun';
import type { Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { berkasSampai, LEMBAR, penuh, PERIKSA, versi } from '../support/keadaan';
import { kerjakan, layanan } from '../support/kerjakan';
import { singkirkan } from '../support/milik';
import { SANDI, World } from '../support/world';

const JALUR = '/api/pelaksana';
const SEHARI = 86_400_000;
let dunia: World;
let admin: Client;
let rizal: Client;
beforeAll(async () => {
  dunia = await World.open({});
  [admin, rizal] = [await dunia.sebagai('adminkl'), await dunia.sebagai('rizal')];
});
beforeEach(async () => {
  await dunia.db.sesi.updateMany({ data: { id_penunjukan: null } });
  await dunia.db.penunjukan.deleteMany({});
});
afterAll(() => dunia.close());

const id = (nama: string): string => dunia.pengguna(nama).id;
const hari = (n: number): string =>
  new Date(Date.parse('2026-11-23T05:00:00Z') + n * SEHARI).toISOString().slice(0, 10);
const hariIni = async (): Promise<string> => {
  const [r] = await dunia.db.$queryRaw<
    { hari: string }[]
  >`SELECT to_char(now() AT TIME ZONE 'Asia/Jakarta', 'YYYY-MM-DD') AS hari`;
  return r?.hari ?? hari(0);
};
const isi = async (ubah: object = {}) => ({
  ...{ jenis: 'Plh', id_pejabat: id('hari'), id_pelaksana: id('rizal'), jabatan: 'Direktur Jenderal Contoh' },
  ...{ nomor_surat: 'SPr-12/2026', mulai: await hariIni(), sampai: await hariIni(), sandi: SANDI },
  ...ubah,
});
const tunjuk = async (ubah: object = {}) => (await admin.post(JALUR, await isi(ubah))).data.id as string;
const sesi = async (c: Client) => (await c.get('/api/sesi')).data.pengguna;
const bertindak = (c: Client, idTunjuk: string | null) => c.put(`${JALUR}/sebagai`, { id: idTunjuk });
const setujui = async (c: Client, d: Draf) =>
  c.post(LEMBAR, {
    ...{ idNk: d.idNk, versi: await versi(c, d), kd_keputusan: '1', checklist: PERIKSA.enam, sandi: SANDI },
    rincian: await penuh(c, d),
  });

describe('who is concerned is told', () => {
  const kabar = async (nama: string) =>
    (await dunia.db.notifikasi.findMany({
      where: { user_id: id(nama), kunci: { startsWith: 'pelaksana:' } },
      orderBy: { id: 'asc' },
      select: { subject: true, text: true },
    })) as { subject: string; text: string }[];
  it('a naming: the deputy for whom, until when and by which letter, the official by whom; its end with the reason', async () => {
    const n = await tunjuk();
    expect(await kabar('rizal')).toEqual([
      {
        subject: 'Penunjukan Plh. Direktur Jenderal Contoh',
        text: expect.stringMatching(/^Anda ditunjuk mewakili hari dari .+ sampai .+ dengan surat SPr-12\/2026\./),
      },
    ]);
    expect(await kabar('hari')).toMatchObject([{ text: expect.stringMatching(/^rizal ditunjuk mewakili Anda dari /) }]);
    expect((await admin.post(`${JALUR}/${n}/akhiri`, { alasan: 'Pejabat kembali' })).http).toBe(200);
    expect((await kabar('rizal'))[1]).toEqual({
      subject: 'Penunjukan Plh. Direktur Jenderal Contoh diakhiri',
      text: 'Anda tidak lagi mewakili hari. Alasan: Pejabat kembali',
    });
    expect((await kabar('hari'))[1]).toMatchObject({ text: 'rizal tidak lagi mewakili Anda. Alasan: Pejabat kembali' });
    expect(await kabar('adminkl')).toEqual([]);
  });
});

describe('acting officials (Plh, Plt)', () => {
  it('a deputy decides in the official’s role, and everything says so: history, paper, public check', async () => {
    const d = await berkasSampai(dunia, 'pemutus');
    expect((await setujui(rizal, d)).http).toBe(403);
    const n = await tunjuk();
    expect(await sesi(rizal)).toMatchObject({
      user_role: 'KL_VERIFIKATOR',
      pelaksana: null,
      penunjukan: [{ id: n, sebutan: 'Plh. Direktur Jenderal Contoh', pejabat: 'hari', sampai: await hariIni() }],
    });
    expect((await bertindak(rizal, n)).http).toBe(200);
    expect(await sesi(rizal)).toMatchObject({
      user_role: 'KL_PEMUTUS',
      pelaksana: { id: n, sebutan: 'Plh. Direktur Jenderal Contoh' },
    });
    expect(await setujui(rizal, d)).toMatchObject({ http: 201 });
    const riwayat = (await rizal.get(`/nk/v2/data-nk/inhouse/pengajuan-history?id_nk=${d.idNk}`)).data;
    expect(riwayat.at(-1)).toMatchObject({
      oleh: 'rizal, Plh. Direktur Jenderal Contoh',
      kalimat: expect.stringMatching(/Keputusan terbit\. Oleh Plh\. Direktur Jenderal Contoh\.$/),
    });
    const rinci = (await rizal.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).data;
    expect(rinci.diputus.oleh).toBe('rizal, Plh. Direktur Jenderal Contoh');
    const p = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } });
    const cek = (await dunia.tamu().get(`/api/publik/keputusan/${p.kode_periksa}`)).data;
    expect(cek.diputus_oleh).toBe('Plh. Direktur Jenderal Contoh');
    const surat = layanan(dunia, BangunDokumenService);
    const berkas = await surat.isiKeputusan({ ...p, organisasi: null });
    expect(berkas.penanda).toEqual({ nama: 'rizal', jabatan: 'Plh. Direktur Jenderal Contoh' });
    await kerjakan(dunia, 'bangun-dokumen', BangunDokumenService);
    expect((await bertindak(rizal, null)).http).toBe(200);
    expect(await sesi(rizal)).toMatchObject({ user_role: 'KL_VERIFIKATOR', pelaksana: null });
    await singkirkan(dunia, d);
  });

  it('whoever has verified the file does not decide it for the official (four eyes)', async () => {
    const d = await berkasSampai(dunia, 'pemutus');
    const dewi = await dunia.sebagai('dewi');
    await bertindak(dewi, await tunjuk({ id_pelaksana: id('dewi') }));
    expect((await sesi(dewi)).user_role).toBe('KL_PEMUTUS');
    const h = await setujui(dewi, d);
    expect(h.http).toBe(409);
    expect(h.message).toMatch(/^Anda sudah bekerja di meja lain berkas ini/);
    const yusuf = await dunia.sebagai('yusuf');
    await dunia.db.penunjukan.deleteMany({});
    await bertindak(yusuf, await tunjuk({ id_pelaksana: id('yusuf') }));
    expect((await setujui(yusuf, d)).http).toBe(409);
    await singkirkan(dunia, d);
  });

  it('ends by itself by the database’s clock, and at once when it is ended; the session goes on in its own role', async () => {
    const n = await tunjuk();
    await bertindak(rizal, n);
    await dunia.db
      .$executeRaw`UPDATE penunjukan SET mulai = now() - interval '3 days', sampai = now() - interval '2 days'`;
    expect((await sesi(rizal)).user_role).toBe('KL_VERIFIKATOR');
    expect((await bertindak(rizal, n)).http).toBe(404);
    const dua = await tunjuk({ jenis: 'Plt' });
    await bertindak(rizal, dua);
    expect((await sesi(rizal)).pelaksana.sebutan).toBe('Plt. Direktur Jenderal Contoh');
    const akhir = await admin.post(`${JALUR}/${dua}/akhiri`, { alasan: 'Pejabat kembali' });
    expect([akhir.http, akhir.message]).toEqual([200, 'Penunjukan diakhiri']);
    expect((await sesi(rizal)).user_role).toBe('KL_VERIFIKATOR');
    expect((await admin.post(`${JALUR}/${dua}/akhiri`, { alasan: 'Lagi' })).message).toBe(
      'Penunjukan ini sudah berakhir',
    );
    const { penunjukan } = (await admin.get(JALUR)).data;
    expect(penunjukan).toMatchObject([
      { keadaan: 'diakhiri', alasan_akhir: 'Pejabat kembali', diakhiri_oleh: 'adminkl' },
      { keadaan: 'berakhir' },
    ]);
    const riwayat = await dunia.db.riwayatAkun.findMany({
      where: { id_objek: id('rizal'), peristiwa: { contains: 'pelaksana' } },
    });
    expect(riwayat.map((r) => r.peristiwa)).toEqual(expect.arrayContaining(['tunjuk_pelaksana', 'akhiri_pelaksana']));
  });

  it('one that is to come gives nothing yet; an early end needs a reason', async () => {
    const n = await tunjuk({ mulai: hari(3650), sampai: hari(3651) });
    expect((await bertindak(rizal, n)).http).toBe(404);
    expect((await sesi(rizal)).penunjukan).toEqual([]);
    expect(await admin.post(`${JALUR}/${n}/akhiri`, { alasan: ' ' })).toMatchObject({
      http: 422,
      message: 'Alasan wajib diisi',
    });
  });

  it('only people of the same ministry, only officials of the desks, one deputy at a time, with a proof', async () => {
    const coba = async (ubah: object) => {
      const h = await admin.post(JALUR, await isi(ubah));
      return [h.http, h.errors?.[0]?.path ?? null, h.message];
    };
    const bukanPetugas = [422, 'id_pelaksana', 'Pelaksana harus petugas aktif di kementerian Anda'];
    expect(await coba({ id_pelaksana: id('wayan') })).toEqual(bukanPetugas);
    expect(await coba({ id_pelaksana: id('adminkl') })).toEqual(bukanPetugas);
    expect(await coba({ id_pelaksana: id('ratna') })).toEqual(bukanPetugas);
    const mati = await buatPengguna(dunia.db, {
      username: 'mati-plh',
      fullname: 'Mati',
      kode_peran: 'KL_VERIFIKATOR',
      kd_ga: '019',
      aktif: false,
      password_hash: null,
    });
    expect(await coba({ id_pelaksana: mati.id })).toEqual(bukanPetugas);
    const bukanPejabat = [
      422,
      'id_pejabat',
      'Yang diwakili harus pejabat pemutus atau koordinator verifikasi di kementerian Anda',
    ];
    expect(await coba({ id_pejabat: id('agus') })).toEqual(bukanPejabat);
    expect(await coba({ id_pejabat: id('dewi') })).toEqual(bukanPejabat);
    expect(await coba({ id_pejabat: id('rizal') })).toEqual([
      422,
      'id_pelaksana',
      'Pilih orang lain dari pejabat yang diwakili',
    ]);
    expect((await coba({ sandi: 'salah-sekali-ini' }))[0]).toBe(422);
    expect((await coba({ sandi: undefined }))[0]).toBe(422);
    const dua = await Promise.all([
      admin.post(JALUR, await isi()),
      admin.post(JALUR, await isi({ id_pelaksana: id('dewi') })),
    ]);
    expect(dua.map((h) => h.http).sort()).toEqual([201, 409]);
    expect(dua.find((h) => h.http === 409)?.message).toMatch(/^Pejabat ini sudah diwakili (rizal|dewi) pada masa itu$/);
    const kunci = { 'Idempotency-Key': 'plh-ulang' };
    const lain = await isi({ id_pejabat: id('yusuf') });
    const ulang = [await admin.post(JALUR, lain, kunci), await admin.post(JALUR, lain, kunci)];
    expect(ulang[0]?.data.id).toBe(ulang[1]?.data.id);
    expect(await dunia.db.penunjukan.count()).toBe(2);
  });

  it('is the administrator’s of that ministry alone, and the deputy’s own', async () => {
    const n = await tunjuk();
    for (const nama of ['hari', 'rizal', 'super', 'fajar', 'ratna'])
      expect([nama, (await (await dunia.sebagai(nama)).get(JALUR)).http]).toEqual([nama, 403]);
    await buatPengguna(dunia.db, {
      username: 'admin-018',
      fullname: 'Admin 018',
      kode_peran: 'KL_ADMIN',
      kd_ga: '018',
      password_hash: null,
    }).then((a) => (dunia as unknown as { orang: Map<string, typeof a> }).orang.set('admin018', a));
    const asing = await dunia.sebagai('admin018');
    expect((await asing.get(JALUR)).data.penunjukan).toEqual([]);
    expect((await asing.post(`${JALUR}/${n}/akhiri`, { alasan: 'Coba' })).http).toBe(404);
    expect((await bertindak(await dunia.sebagai('dewi'), n)).http).toBe(404);
    expect((await bertindak(await dunia.sebagai('wayan'), n)).http).toBe(404);
  });

  it('an official whose role wants a second factor is not stood in for without one', async () => {
    const ketat = await World.open({ FAKTOR_KEDUA_WAJIB: 'KL_PEMUTUS' });
    try {
      const { id: n } = await ketat.db.penunjukan.create({
        data: {
          ...{ jenis: 'Plh', id_pejabat: ketat.pengguna('hari').id, id_pelaksana: ketat.pengguna('rizal').id },
          ...{ kode_peran: 'KL_PEMUTUS', kd_ga: '019', jabatan: 'Direktur', nomor_surat: 'SPr-1', ditunjuk_oleh: 'x' },
          ...{ mulai: new Date(0), sampai: new Date(Date.parse('2100-01-01')) },
        },
      });
      const h = await (await ketat.sebagai('rizal')).put(`${JALUR}/sebagai`, { id: n });
      expect([h.http, h.message]).toEqual([422, 'Masuk dengan faktor kedua sebelum bertindak untuk jabatan ini']);
    } finally {
      await ketat.close();
    }
  });
});
