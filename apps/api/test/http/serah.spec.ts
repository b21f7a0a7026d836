import { KalenderService } from '../../src/modules/pengajuan/tenggat/kalender.service';
import { BangunDokumenService } from '../../src/modules/dokumen/bangun-dokumen.service';
import { NotifikasiService } from '../../src/modules/notifikasi/notifikasi.service';
import { TAHUN, type Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { berkasSampai, versi } from '../support/keadaan';
import { kerjakan, layanan } from '../support/kerjakan';
import { singkirkan } from '../support/milik';
import { World } from '../support/world';

const DASAR = '/nk/v2/data-nk';
let dunia: World;
let ratna: Client;
let hari: Client;
let d: Draf;
let baris: { id: string }[];
beforeAll(async () => {
  dunia = await World.open({});
  [ratna, hari] = (await Promise.all(['ratna', 'hari'].map((n) => dunia.sebagai(n)))) as [Client, Client];
});
afterAll(() => dunia.close());
beforeEach(async () => {
  jest.restoreAllMocks();
  d = await berkasSampai(dunia, 'terbit');
  await dunia.db.pengajuan.update({
    where: { id: BigInt(d.idNk) },
    data: { berlaku_mulai: new Date(`${TAHUN}-01-01`), berlaku_sampai: new Date(`${TAHUN}-12-31`) },
  });
  baris = (await baca()).baris;
});
afterEach(() => singkirkan(dunia, d));

const jalur = (): string => `/api/serah/${d.idNk}`;
const baca = async (c = ratna) => (await c.get(jalur())).data;
const isi = async (jml: readonly (string | null)[], ubah: object = {}) => ({
  versi: await versi(ratna, d),
  alasan: 'Lini produksi ditutup',
  baris: jml.flatMap((j, i) => (j === null ? [] : [{ id: baris[i]?.id, jml: j }])),
  ...ubah,
});
const serah = async (jml: readonly (string | null)[], c = ratna, kunci?: string) =>
  c.post(jalur(), await isi(jml), kunci ? { 'Idempotency-Key': kunci } : undefined);
async function lapor(jml: readonly string[]) {
  const maret = new Date(`${TAHUN}-03-10T03:00:00Z`);
  const jam = jest.spyOn(layanan(dunia, KalenderService), 'kini').mockReturnValue(maret);
  const h = await ratna.put(`${DASAR}/rki/realisasi`, {
    ...{ idNk: d.idNk, periode: `01${TAHUN}`, versi: 0 },
    baris: jml.map((j, i) => ({ id: baris[i]?.id, jml: j })),
  });
  jam.mockRestore();
  expect(h.http).toBe(200);
}
const buatSurat = () => kerjakan(dunia, 'bangun-dokumen', BangunDokumenService);

describe('T33 surrender of an unused part', () => {
  it('reduces what holds everywhere, the state stays, and the history says it', async () => {
    await lapor(['40', '0']);
    const h = await serah(['50.5', '100']);
    expect([h.http, h.message]).toEqual([200, 'Sisa izin diserahkan kembali']);
    expect(h.data).toMatchObject({
      boleh: true,
      baris: [
        { seri: 1, ditetapkan: '49.5', diserahkan: '50.5', terealisasi: '40', sisa: '9.5' },
        { seri: 2, ditetapkan: '100', diserahkan: '100', terealisasi: '0', sisa: '100' },
      ],
      penyerahan: [
        { versi: 2, alasan: 'Lini produksi ditutup', oleh: 'ratna', baris: [{ jml: '50.5' }, { jml: '100' }] },
      ],
    });
    expect((await ratna.get(`${DASAR}/rki/realisasi?id_nk=${d.idNk}`)).data[0]).toMatchObject({
      jumlah: [{ ditetapkan: '149.5', terealisasi: '40', sisa: '109.5' }],
      baris: [
        { ditetapkan: '49.5', sisa: '9.5' },
        { ditetapkan: '100', sisa: '100' },
      ],
    });
    const ijin = (await ratna.get(`${DASAR}/dataIjin`)).data.find((i: { idNk: string }) => i.idNk === d.idNk);
    expect(ijin.baris[0]).toMatchObject({ ditetapkan: '49.5', sisa: '9.5' });
    expect((await ratna.get(`${DASAR}/get?id_nk=${d.idNk}`)).data.kd_status_pengajuan).toBe('50');
    const [akhir] = (await ratna.get(`${DASAR}/rki/pengajuan-history/${d.idNk}`)).data.slice(-1);
    expect(JSON.stringify(akhir)).toContain(
      'Anda menyerahkan kembali 50,5 unit dari baris 1 dan 100 unit dari baris 2. Lini produksi ditutup',
    );
  });

  it('at most what is unused of a row, above nothing, a row of the decision, and with a reason', async () => {
    await lapor(['40', '0']);
    for (const [jml, pesan, path] of [
      [['60.001'], 'Paling banyak 60, yaitu sisa yang belum direalisasikan', 'baris.0.jml'],
      [['-1'], 'Isi angka di atas nol, paling banyak tiga angka di belakang koma', 'baris.0.jml'],
      [['0'], 'Isi angka di atas nol, paling banyak tiga angka di belakang koma', 'baris.0.jml'],
      [[], 'Isi jumlah yang diserahkan pada sedikitnya satu baris', 'baris'],
    ] as const) {
      const h = await serah(jml);
      expect([h.http, h.message, h.errors?.[0].path]).toEqual([422, pesan, path]);
    }
    const asing = await ratna.post(jalur(), await isi([], { baris: [{ id: '1', jml: '1' }] }));
    expect([asing.http, asing.message]).toEqual([422, 'Baris ini bukan bagian dari keputusan']);
    const ganda = await ratna.post(
      jalur(),
      await isi([], { baris: [1, 2].map(() => ({ id: baris[0]?.id, jml: '1' })) }),
    );
    expect([ganda.http, ganda.message]).toEqual([422, 'Baris ini disebut lebih dari sekali']);
    const kosong = await ratna.post(jalur(), await isi(['1'], { alasan: '  ' }));
    expect([kosong.http, kosong.errors?.[0].path]).toEqual([422, 'alasan']);
    expect((await serah(['60', '200'])).http).toBe(200);
    expect((await serah(['0.001'])).message).toBe('Paling banyak 0, yaitu sisa yang belum direalisasikan');
  });

  it('two at once never give back more than is unused; the same key again is the same surrender', async () => {
    const satu = await isi(['80']);
    const dua = await Promise.all([ratna.post(jalur(), satu), ratna.post(jalur(), satu)]);
    expect(dua.map((h) => h.http).sort()).toEqual([200, 409]);
    expect((await baca()).baris[0]).toMatchObject({ diserahkan: '80', sisa: '20' });
    const lagi = await isi(['20']);
    const kepala = { 'Idempotency-Key': `serah-${d.idNk}` };
    const ulang = [await ratna.post(jalur(), lagi, kepala), await ratna.post(jalur(), lagi, kepala)];
    expect(ulang.map((h) => h.http)).toEqual([200, 200]);
    const serentak = await isi([null, '30']);
    const kunci = { 'Idempotency-Key': `serah-dua-${d.idNk}` };
    const bersama = await Promise.all([1, 2, 3].map(() => ratna.post(jalur(), serentak, kunci)));
    expect(bersama.filter((h) => h.http === 200).length).toBeGreaterThan(0);
    expect((await baca()).baris).toMatchObject([
      { diserahkan: '100', sisa: '0' },
      { diserahkan: '30', sisa: '170' },
    ]);
    expect(await dunia.db.penyerahan.count({ where: { id_pengajuan: BigInt(d.idNk) } })).toBe(3);
    await expect(dunia.db.penyerahan.deleteMany({ where: { id_pengajuan: BigInt(d.idNk) } })).rejects.toThrow(
      /append-only/,
    );
  });

  it('is the company’s alone: no other firm, no officer, no other ministry, and nothing but a decision in force', async () => {
    const badan = await isi(['1']);
    const hendra = await dunia.sebagai('hendra');
    expect((await hendra.post(jalur(), badan)).http).toBe(404);
    expect((await hendra.get(jalur())).http).toBe(404);
    expect((await (await dunia.sebagai('agus')).get(jalur())).http).toBe(404);
    expect((await hari.post(jalur(), badan)).http).toBe(403);
    expect(await baca(hari)).toMatchObject({ boleh: false, baris: [{ sisa: '100' }, { sisa: '200' }] });
    expect((await dunia.tamu().get(jalur())).http).toBe(401);
    await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { kd_status: '70' } });
    const tutup = await serah(['1']);
    expect(tutup.http).toBe(409);
    expect(tutup.data.aksi_tersedia.map((a: { aksi: string }) => a.aksi)).toEqual(['reaju', 'duplikat']);
    expect(await baca()).toMatchObject({ boleh: false });
  });

  it('the paper is made anew; the public check tells what is left, and knows the letter of before', async () => {
    await buatSurat();
    const kode = (await dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } })).kode_periksa ?? '';
    const cek = async (sidik = '') =>
      (await dunia.tamu().get(`/api/publik/keputusan/${kode}${sidik ? `?sha256=${sidik}` : ''}`)).data;
    const lama = await cek();
    expect(lama).toMatchObject({ jml_diberi: '300', jml_diserahkan: '0', jml_berlaku: '300', cocok_lama: false });
    await serah(['25']);
    expect(await cek()).toMatchObject({ sha256: null, jml_berlaku: '275' });
    await buatSurat();
    const baru = await cek();
    expect(baru).toMatchObject({
      ...{ putusan: 'seluruhnya', jml_diberi: '300', jml_diserahkan: '25', jml_berlaku: '275' },
      baris: [{ jml: '75' }, { jml: '200' }],
    });
    expect(baru.sha256).not.toBe(lama.sha256);
    expect(await cek(lama.sha256)).toMatchObject({ cocok: false, cocok_lama: true });
    expect(await cek(baru.sha256)).toMatchObject({ cocok: true, cocok_lama: false });
    const surat = await dunia.db.dokumen.findMany({
      where: { id_pengajuan: BigInt(d.idNk), kd_dokumen: 'KEPUTUSAN' },
      orderBy: { created_at: 'asc' },
    });
    expect(surat.map((s) => s.nomor?.endsWith(' versi 2'))).toEqual([false, true]);
    const { dokumen } = (await ratna.get(`${DASAR}/get?id_nk=${d.idNk}`)).data;
    const nama = dokumen.map((x: { nama_dokumen: string }) => x.nama_dokumen);
    // The last one stands last: the page's button takes it.
    expect(nama.filter((n: string) => n.startsWith('Keputusan'))).toEqual(['Keputusan', 'Keputusan versi 2']);
  });

  it('the ministry’s decider and the company are told', async () => {
    await serah(['10'], await dunia.sebagai('bagus'));
    await kerjakan(dunia, 'notifikasi', NotifikasiService);
    const kabar = async (nama: string) => {
      const c = await dunia.sebagai(nama);
      const h = await c.get(`/api-prod-ba/mobile/get_notif_web?user_id=${dunia.pengguna(nama).id}`);
      return h.data.map((n: { subject: string }) => n.subject);
    };
    expect(await kabar('hari')).toContain(`[${d.noAju}] Sisa izin diserahkan`);
    expect(await kabar('ratna')).toContain(`[${d.noAju}] Sisa izin diserahkan`);
    expect(await kabar('agus')).not.toContain(`[${d.noAju}] Sisa izin diserahkan`);
  });
});
