import { sha256 } from '../../src/platform/hash/canonical';
import {
  finalkan,
  kerjaHabis,
  langkah,
  mulaiRapat,
  orangRapat,
  RAKOR,
  rinci,
  rkiMenunggu,
  setujuSemua,
  tandaTangani,
  type Orang,
} from '../support/rakor';
import { teksPdfJadi } from '../support/teks-pdf';
import { World } from '../support/world';

/* E.3: minutes carry a QR mark; the public page says whether they hold, and nothing of what they give to whom. */
const BENTUK = [
  ...['cocok', 'final', 'ditandatangani', 'ke', 'keadaan', 'koordinator', 'no_ba', 'penanda', 'sha256', 'tahun'],
  ...['tanda_tangan', 'tanggal', 'ur_jenis', 'versi_ba'],
].sort();
let dunia: World;
let o: Orang;
let id = '';
let kode = '';
beforeAll(async () => {
  dunia = await World.open({});
  o = await orangRapat(dunia);
  await rkiMenunggu(dunia, ['100']);
  id = (await mulaiRapat(dunia, o, 1)).id_rakor;
});
afterAll(() => dunia.close());

const laporan = async (): Promise<Buffer> => (await o.sekre.get(`${RAKOR}/report/${id}`)).raw;
const cek = (k: string, sidik?: string) =>
  dunia.tamu().get(`/api/publik/berita-acara/${k}${sidik === undefined ? '' : `?sha256=${sidik}`}`);
async function cekBerkas(isi: Buffer) {
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(isi)]), 'berita.pdf');
  return (await dunia.tamu().post('/api/publik/berkas', form)).data as object;
}
const kodeVersi = async (versi_ba: number): Promise<string> =>
  (await dunia.db.rakorVersi.findFirstOrThrow({ where: { id_rakor: BigInt(id), versi_ba } })).kode_periksa ?? '';

describe('E.3 the QR mark on the minutes', () => {
  it('a draft has none; what is final prints its address, which says that signatures are waited for', async () => {
    expect(await teksPdfJadi(await laporan())).not.toContain('Periksa keaslian');
    await setujuSemua(o.sekre, id);
    await langkah(o.sekre, id, 'selesai');
    await finalkan(o, id);
    kode = await kodeVersi(1);
    expect(kode).toMatch(/^BA-\d{2}-\d{6}-[A-Z0-9]{10}$/);
    const pdf = await laporan();
    expect(pdf.toString('latin1')).toContain(`/cek/${kode})`);
    expect((await teksPdfJadi(pdf)).replaceAll(' ', '')).toContain(kode);
    const { http, data, raw } = await cek(kode);
    expect(http).toBe(200);
    expect(data).toMatchObject({
      ...{ no_ba: 'BA-1/RAKORNIS/XII/2026', versi_ba: 1, keadaan: 'menunggu', ur_jenis: 'Rakornis', ke: 1 },
      ...{ tanggal: '2026-12-09', penanda: 2, tanda_tangan: 0, ditandatangani: null, cocok: null },
    });
    expect(Object.keys(data as object).sort()).toEqual(BENTUK);
    expect(raw.toString()).not.toMatch(/Nusa|"100"|baris/);
    expect(data.koordinator).toContain('Pangan');
  });

  it('opened again they hold no longer, and the next version has a code of its own', async () => {
    const lama = await laporan();
    const { versi } = await rinci(o.sekre, id);
    await o.sekre.post(`${RAKOR}/redraft/${id}`, { versi, alasan: 'Angka produksi salah' });
    expect((await cek(kode)).data).toMatchObject({ keadaan: 'gugur', tanda_tangan: 0 });
    expect(await cekBerkas(lama)).toEqual({
      ...{ hasil: 'digantikan', jenis: 'berita_acara', nomor: 'BA-1/RAKORNIS/XII/2026', kode },
    });
    await finalkan(o, id);
    const baru = await kodeVersi(2);
    expect(baru).not.toBe(kode);
    expect((await cek(baru)).data).toMatchObject({ keadaan: 'menunggu', versi_ba: 2 });
    kode = baru;
  });

  it('signed by all they hold: the file is known by its hash, one with a changed byte is not it', async () => {
    await tandaTangani(o.hari, id);
    expect((await cek(kode)).data).toMatchObject({ keadaan: 'menunggu', tanda_tangan: 1 });
    const sebelumAkhir = await laporan();
    await tandaTangani(o.ketua, id);
    await kerjaHabis(dunia);
    const pdf = await laporan();
    expect((await cek(kode, sha256(pdf))).data).toMatchObject({
      ...{ keadaan: 'sah', tanda_tangan: 2, penanda: 2, sha256: sha256(pdf), cocok: true },
    });
    expect((await cek(kode, sha256('lain'))).data).toMatchObject({ cocok: false });
    const sebut = { jenis: 'berita_acara', nomor: 'BA-1/RAKORNIS/XII/2026', kode };
    expect(await cekBerkas(pdf)).toEqual({ hasil: 'asli', ...sebut });
    const diubah = Buffer.from(pdf);
    diubah[diubah.length - 2] = (diubah[diubah.length - 2] ?? 0) ^ 1;
    for (const lain of [diubah, sebelumAkhir]) expect(await cekBerkas(lain)).toEqual({ hasil: 'berubah', ...sebut });
  });

  it('a code that was made up is not there', async () => {
    expect(await cek('BA-26-000001-ABCDEFGHJK')).toMatchObject({ http: 404 });
    expect(await cek(`${kode}'`)).toMatchObject({ http: 404 });
    expect(await dunia.tamu().get(`/api/publik/keputusan/${kode}`)).toMatchObject({ http: 404 });
  });
});
