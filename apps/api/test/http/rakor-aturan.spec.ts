import { TAHUN, type Draf } from '../support/berkas';
import { layanan } from '../support/kerjakan';
import { singkirkan } from '../support/milik';
import { siapkanGaris } from '../support/neraca';
import { RapatBerkasService } from '../../src/modules/pengajuan/rapat/rapat-berkas.service';
import { PutarBukuService } from '../../src/modules/pengajuan/buku/putar-buku.service';
import {
  baris,
  buatRapat,
  finalkan,
  garis,
  kerjaHabis,
  langkah,
  mulaiRapat,
  orangRapat,
  RAKOR,
  RAPAT,
  rinci,
  rkiMenunggu,
  setujuSemua,
  tandaTangani,
  type Orang,
} from '../support/rakor';
import { SANDI, World } from '../support/world';

let dunia: World;
let o: Orang;
let ada: Draf | null = null;
beforeAll(async () => {
  dunia = await World.open({});
  o = await orangRapat(dunia);
});
afterAll(() => dunia.close());

async function menunggu(jumlah: string[]): Promise<Draf> {
  if (ada) await singkirkan(dunia, ada);
  ada = await rkiMenunggu(dunia, jumlah);
  return ada;
}
const status = async (d: Draf): Promise<string> =>
  (await o.ratna.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).data.kd_status_pengajuan as string;
const kabar = async (nama: string): Promise<string[]> =>
  (
    await dunia.db.notifikasi.findMany({
      where: { user_id: dunia.pengguna(nama).id },
      orderBy: { id: 'desc' },
      take: 3,
    })
  ).map((n) => `${n.subject} | ${n.text}`);
/** To the state before the last signature, through the ministers. */
async function sampaiMenteri(jumlah: string[]): Promise<{ d: Draf; id: string }> {
  const d = await menunggu(jumlah);
  const teknis = await mulaiRapat(dunia, o, 1);
  await setujuSemua(o.sekre, teknis.id_rakor);
  await langkah(o.sekre, teknis.id_rakor, 'selesai');
  await finalkan(o, teknis.id_rakor);
  for (const c of [o.hari, o.ketua]) await tandaTangani(c, teknis.id_rakor);
  await kerjaHabis(dunia);
  const r = await mulaiRapat(dunia, o, 2);
  await setujuSemua(o.sekre, r.id_rakor);
  await langkah(o.sekre, r.id_rakor, 'selesai');
  await finalkan(o, r.id_rakor);
  await tandaTangani(o.hari, r.id_rakor);
  return { d, id: r.id_rakor };
}
const temuan = async () => (await layanan(dunia, PutarBukuService).periksa()).temuan;

describe('what may stand on an agenda', () => {
  it('T17 a called meeting does not begin before what waited has come onto its agenda', async () => {
    await menunggu(['100']);
    const { id_rakor } = await buatRapat(dunia, o, 1);
    await siapkanGaris(o.ketua);
    const { versi, tombol } = await langkah(o.sekre, id_rakor, 'jadwalkan');
    const tunggu = 'Berkas masih dimasukkan ke agenda. Tunggu sampai selesai';
    expect(tombol.find((t) => t.aksi === 'mulai')).toMatchObject({ boleh: false, sebab: tunggu });
    const mulai = () => o.sekre.post(`${RAKOR}/langkah/${id_rakor}`, { aksi: 'mulai', versi });
    expect((await mulai()).message).toBe(tunggu);
    await kerjaHabis(dunia);
    // Rows came: the meeting's version is what it was.
    expect(await mulai()).toMatchObject({ http: 200, data: { kd_status: '30' } });
    expect(await baris(o.sekre, id_rakor)).toHaveLength(1);
  });
  it('T17 a hundred files that cannot come do not hide what waits behind them', async () => {
    const d = await menunggu(['100']);
    const { id_rakor } = await buatRapat(dunia, o, 1);
    const berkas = layanan(dunia, RapatBerkasService);
    const tanya = jest.spyOn(berkas, 'menunggu').mockImplementationOnce(async (saring) => {
      const [satu] = await berkas.menunggu(saring, 0n, 1);
      if (satu?.no_aju !== d.noAju) throw new Error('the file does not wait');
      tanya.mock.calls.pop();
      return Array.from({ length: 100 }, (_, i) => ({ ...satu, id: BigInt(i - 100) }));
    });
    await langkah(o.sekre, id_rakor, 'jadwalkan');
    await kerjaHabis(dunia);
    expect(tanya.mock.calls.map(([, setelah]) => setelah)).toEqual([0n, -1n]);
    tanya.mockRestore();
    expect(await baris(o.sekre, id_rakor)).toMatchObject([{ noAju: d.noAju }]);
    await langkah(o.sekre, id_rakor, 'batal', 'Uji');
    await kerjaHabis(dunia);
  });
  it('a commodity once, and of its own coordinator only', async () => {
    const r = await buatRapat(dunia, o, 2);
    const tambah = (kd_komoditas: string) =>
      o.sekre.post(`${RAKOR}/modal`, { id_rakor: r.id_rakor, jenis: 'komoditas', kd_komoditas });
    expect(await tambah('015')).toMatchObject({ http: 422, message: 'Gula sudah ada di agenda' });
    expect(await tambah('016')).toMatchObject({
      http: 422,
      message: expect.stringMatching(/dikoordinasikan Kemenko Perekonomian, bukan rapat ini$/) as string,
    });
    expect(await tambah('999')).toMatchObject({ http: 404 });
    const calon = (await o.sekre.get(`${RAKOR}/komoditas?id_rakor=${r.id_rakor}`)).data as { kd_komoditas: string }[];
    expect(calon.some((k) => k.kd_komoditas === '016')).toBe(false);
  });
  it('T17 a file that does not wait, of another year, or that draws from a plan is refused by name, and stops nobody', async () => {
    const d = await menunggu(['100']);
    const r = await buatRapat(dunia, o, 1);
    await dunia.db.outbox.deleteMany({ where: { jenis: 'rapat' } });
    await langkah(o.sekre, r.id_rakor, 'jadwalkan');
    await dunia.db.outbox.deleteMany({ where: { jenis: 'rapat' } });
    const masuk = async (no_aju: string[]) =>
      (await o.sekre.post(`${RAKOR}/insert-rakor`, { id_rakor: r.id_rakor, no_aju })).data as {
        berhasil: boolean;
        pesan: string | null;
      }[];
    const asing = `${d.noAju.slice(0, 20)}999999`;
    await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { tahun: TAHUN + 1 } });
    expect((await masuk([d.noAju]))[0]?.pesan).toBe(`Berkas ini untuk tahun neraca ${TAHUN + 1}, bukan tahun rapat`);
    const lain = await dunia.db.pengajuan
      .findFirstOrThrow({ where: { id: { not: BigInt(d.idNk) } } })
      .catch(() => null);
    const sumber = lain?.id ?? BigInt(d.idNk);
    await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { tahun: TAHUN, id_sumber: sumber } });
    expect((await masuk([d.noAju]))[0]?.pesan).toBe(
      'Berkas ini menarik dari penetapan yang sudah ada dan tidak dibahas di rapat',
    );
    await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { id_sumber: null } });
    expect(await masuk([asing, d.noAju])).toEqual([
      { noAju: asing, berhasil: false, pesan: 'Berkas tidak ditemukan' },
      { noAju: d.noAju, berhasil: true, pesan: null },
    ]);
    expect((await masuk([d.noAju]))[0]).toMatchObject({
      berhasil: false,
      pesan: 'Berkas ini tidak menunggu rapat jenis ini',
    });
    expect(await status(d)).toBe('41');
    await langkah(o.sekre, r.id_rakor, 'batal', 'Uji');
    await kerjaHabis(dunia);
  });
  it('a change names a meeting that has determined; the balance year of a meeting stays', async () => {
    expect(await o.sekre.post(RAKOR, { ...RAPAT, jenis: 3, id_asal: '999' })).toMatchObject({
      http: 422,
      message: 'Rapat asal tidak ditemukan atau belum selesai',
    });
    const r = await buatRapat(dunia, o, 2);
    const ubah = { ...RAPAT, id_rakor: r.id_rakor, versi: r.versi };
    expect(await o.sekre.put(RAKOR, { ...ubah, tahun: TAHUN + 1 })).toMatchObject({
      http: 422,
      errors: [{ path: 'tahun', message: 'Tahun neraca rapat tidak berubah' }],
    });
    expect(await o.sekre.put(RAKOR, { ...ubah, judul: 'Rapat gula dan beras' })).toMatchObject({ http: 200 });
    expect(await o.sekre.put(RAKOR, ubah)).toMatchObject({ http: 409 });
  });
});

describe('who signs and who recommends', () => {
  it('one chair, who is a coordinator', async () => {
    const r = await buatRapat(dunia, o, 2);
    const tanda = (nama: string, pimpinan: boolean) =>
      o.sekre.post(`${RAKOR}/modal`, {
        ...{ id_rakor: r.id_rakor, jenis: 'penanda_tangan', id_user: dunia.pengguna(nama).id, pimpinan },
      });
    expect(await tanda('hari', true)).toMatchObject({
      http: 422,
      message: 'Pimpinan penanda tangan harus berperan Koordinator',
    });
    await dunia.tambahPetugas('ketua2', 'KOORDINATOR', '128');
    expect(await tanda('ketua2', true)).toMatchObject({
      http: 422,
      message: 'Rapat sudah punya pimpinan penanda tangan. Ganti pimpinannya lebih dahulu',
    });
    expect(await tanda('dewi', false)).toMatchObject({ http: 404 });
  });
  it('a recommendation is the ministry’s that handles the file, never above the request, and says why it cuts', async () => {
    await menunggu(['100']);
    const r = await mulaiRapat(dunia, o, 1);
    const [b] = await baris(o.sekre, r.id_rakor);
    const isi = { id_rakor: r.id_rakor, jenis: 'rekomendasi', id_baris: b?.id_baris, versi: b?.versi };
    await o.sekre.post(`${RAKOR}/modal`, {
      ...{ id_rakor: r.id_rakor, jenis: 'peserta', kd_ga: '018', nama: 'Sekjen', jabatan: 'Sekretaris Jenderal' },
    });
    const agus = await dunia.sebagai('agus');
    expect(await agus.put(`${RAKOR}/modal`, { ...isi, rekomendasi: '90' })).toMatchObject({
      http: 403,
      message: 'Rekomendasi diisi K/L yang menangani berkasnya',
    });
    expect(await o.hari.put(`${RAKOR}/modal`, { ...isi, rekomendasi: '101' })).toMatchObject({
      http: 422,
      errors: [{ message: 'Baris 1: rekomendasi melebihi usulan 100' }],
    });
    expect(await o.hari.put(`${RAKOR}/modal`, { ...isi, rekomendasi: '90' })).toMatchObject({ http: 422 });
    expect(await o.hari.put(`${RAKOR}/modal`, { ...isi, rekomendasi: '90', kd_alasan: 'A05' })).toMatchObject({
      http: 200,
    });
    expect((await baris(o.sekre, r.id_rakor))[0]).toMatchObject({ rekomendasi: '90' });
    expect(await o.hari.put(`${RAKOR}/modal`, { ...isi, jenis: 'baris', penetapan: '1' })).toMatchObject({ http: 403 });
    await langkah(o.sekre, r.id_rakor, 'selesai').catch(() => null);
  });
});

describe('after the last signature', () => {
  it('signatories are told when it is their turn, the chair last', async () => {
    const { d } = await sampaiMenteri(['100']);
    expect((await kabar('hari')).join()).toContain('Menunggu tanda tangan Anda | Berita acara Rapat gula sudah final');
    expect((await kabar('rekso'))[0]).toContain(
      'Semua penanda tangan lain sudah menandatangani berita acara Rapat gula. Tanda tangan Anda yang terakhir.',
    );
    expect(await status(d)).toBe('43');
  });
  it('a file that has ended meanwhile is left alone, and what was determined for it goes back to the nation', async () => {
    const { d, id } = await sampaiMenteri(['100']);
    expect((await tandaTangani(o.ketua, id)).message).toBe('Berita acara berhasil ditandatangani');
    const sebelum = await dunia.db.bukuAkun.findFirstOrThrow({ where: { sumber: `berkas:${d.idNk}` } });
    expect(sebelum).toMatchObject({ jenis: 'P.DITETAPKAN' });
    expect(sebelum.saldo.toFixed()).toBe('100');
    await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { kd_status: '91' } });
    await kerjaHabis(dunia);
    expect(await rinci(o.sekre, id)).toMatchObject({ kd_status: '70', terap: { menunggu: 0, selesai: 0, gugur: 1 } });
    const sesudah = await dunia.db.bukuAkun.findFirstOrThrow({ where: { sumber: `berkas:${d.idNk}` } });
    expect(sesudah.saldo.toFixed()).toBe('0');
    expect(await temuan()).toEqual([]);
  });
  it('E.3 a refused signature stands as GAGAL with its reason, and can be tried again', async () => {
    await menunggu(['100']);
    const r = await mulaiRapat(dunia, o, 1);
    await setujuSemua(o.sekre, r.id_rakor);
    await langkah(o.sekre, r.id_rakor, 'selesai');
    await finalkan(o, r.id_rakor);
    const salah = await o.hari.post(`${RAKOR}/sign-doc/${r.id_rakor}`, {
      versi_ba: 1,
      frasa: 'bukan ini',
      sandi: SANDI,
    });
    expect(salah).toMatchObject({ http: 422, message: expect.stringMatching(/^Tanda tangan gagal: /) as string });
    const milik = async () =>
      (await rinci(o.sekre, r.id_rakor)).penanda_tangan.find((t) => t.id_user === dunia.pengguna('hari').id);
    expect(await milik()).toMatchObject({ status: 'GAGAL' });
    expect(await tandaTangani(o.hari, r.id_rakor)).toMatchObject({ http: 200 });
    expect(await milik()).toMatchObject({ status: 'DITANDATANGANI' });
  });
  it('two who sign at the same moment: one counts, the other is told, and signs again', async () => {
    const d = await menunggu(['100']);
    const r = await mulaiRapat(dunia, o, 1);
    await dunia.tambahPetugas('pejabat2', 'KL_PEMUTUS', '018');
    const pejabat2 = await dunia.sebagai('pejabat2');
    await setujuSemua(o.sekre, r.id_rakor);
    const isi = { id_rakor: r.id_rakor, jenis: 'penanda_tangan', id_user: dunia.pengguna('pejabat2').id };
    expect(await o.sekre.post(`${RAKOR}/modal`, isi)).toMatchObject({ http: 201 });
    await langkah(o.sekre, r.id_rakor, 'selesai');
    await finalkan(o, r.id_rakor);
    const dua = await Promise.all([tandaTangani(o.hari, r.id_rakor), tandaTangani(pejabat2, r.id_rakor)]);
    const kalah = dua.filter((x) => x.http === 409);
    for (const x of kalah)
      expect(x.message).toBe('Berita acara ditandatangani orang lain pada saat yang sama. Coba lagi');
    for (const [i, c] of [o.hari, pejabat2].entries())
      if (dua[i]?.http === 409) expect(await tandaTangani(c, r.id_rakor)).toMatchObject({ http: 200 });
    expect(await tandaTangani(o.ketua, r.id_rakor)).toMatchObject({ http: 200 });
    await kerjaHabis(dunia);
    expect(await status(d)).toBe('42');
  });
  it('what passes the ceiling in the ledger meanwhile is refused with the sums, and nothing is half-done', async () => {
    const { id } = await sampaiMenteri(['100']);
    const [g] = await garis(o.sekre, id);
    await dunia.db.$executeRaw`UPDATE buku_akun SET batas = -saldo + 1 WHERE jenis = 'SUMBER' AND sumber = ''`;
    expect(await tandaTangani(o.ketua, id)).toMatchObject({
      http: 422,
      message: expect.stringMatching(/melebihi plafon .* Buka redraf dan perbaiki$/) as string,
    });
    expect(await rinci(o.ketua, id)).toMatchObject({ kd_status: '50', terap: { menunggu: 0, selesai: 0, gugur: 0 } });
    expect(g?.lewat_plafon).toBe(false);
  });
});
