import { PutarBukuService } from '../../src/modules/pengajuan/buku/putar-buku.service';
import { TAHUN, type Draf } from '../support/berkas';
import { layanan } from '../support/kerjakan';
import { singkirkan } from '../support/milik';
import {
  baris,
  buatRapat,
  finalkan,
  garis,
  isiBaris,
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
import { SANDI, World } from '../support/world';

let dunia: World;
let o: Orang;
let ada: Draf | null = null;
beforeAll(async () => {
  dunia = await World.open({});
  o = await orangRapat(dunia);
});
afterAll(() => dunia.close());

const status = async (d: Draf): Promise<string> =>
  (await o.ratna.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).data.kd_status_pengajuan as string;
async function menunggu(jumlah: string[], rekomendasi?: string[]): Promise<Draf> {
  if (ada) await singkirkan(dunia, ada);
  ada = await rkiMenunggu(dunia, jumlah, rekomendasi);
  return ada;
}
const periksaBuku = async () => (await layanan(dunia, PutarBukuService).periksa()).temuan;
async function sahkan(id: string): Promise<void> {
  await finalkan(o, id);
  for (const c of [o.hari, o.ketua]) expect(await tandaTangani(c, id)).toMatchObject({ http: 200 });
  await kerjaHabis(dunia);
}

describe('from the technical meeting to the ministers (T17 to T19)', () => {
  it('LAYAR-07 PENGAJUAN-09 PENGAJUAN-10 rakornis agrees, rakormen determines, the company sees its own row, the ledger is whole', async () => {
    const d = await menunggu(['100', '200'], ['100', '150']);
    const teknis = await mulaiRapat(dunia, o, 1);
    expect(await status(d)).toBe('41');
    const rows = await baris(o.sekre, teknis.id_rakor);
    expect(rows.map((b) => [b.usulan, b.rekomendasi, b.penetapan])).toEqual([
      ['100', '100', null],
      ['200', '150', null],
    ]);
    await setujuSemua(o.sekre, teknis.id_rakor);
    const potong = await isiBaris(o.sekre, teknis.id_rakor, rows[1]?.id_baris ?? '', {
      penetapan: '120',
      kd_alasan: 'A05',
    });
    expect(potong).toMatchObject({ http: 200 });
    await langkah(o.sekre, teknis.id_rakor, 'selesai');
    const { versi } = await rinci(o.ketua, teknis.id_rakor);
    const isi = { versi, setuju: true, sandi: SANDI };
    expect(await o.ketua.put(`/nk/v2/rakornis/keputusan-final/${teknis.id_rakor}`, isi)).toMatchObject({
      http: 200,
      data: { kd_status: '50', no_ba: `BA-1/RAKORNIS/XII/2026` },
    });
    for (const c of [o.hari, o.ketua]) expect(await tandaTangani(c, teknis.id_rakor)).toMatchObject({ http: 200 });
    expect(await status(d)).toBe('41');
    await kerjaHabis(dunia);
    expect(await rinci(o.sekre, teknis.id_rakor)).toMatchObject({
      kd_status: '70',
      terap: { menunggu: 0, selesai: 1, gugur: 0 },
    });
    expect(await status(d)).toBe('42');

    const menteri = await mulaiRapat(dunia, o, 2);
    expect(await status(d)).toBe('43');
    expect((await baris(o.sekre, menteri.id_rakor)).map((b) => b.rekomendasi)).toEqual(['100', '120']);
    await setujuSemua(o.sekre, menteri.id_rakor);
    await langkah(o.sekre, menteri.id_rakor, 'selesai');
    await sahkan(menteri.id_rakor);
    expect(await rinci(o.sekre, menteri.id_rakor)).toMatchObject({ kd_status: '70', no_ba: 'BA-1/RAKORMEN/XII/2026' });
    expect(await status(d)).toBe('51');
    const data = (await o.ratna.get(`/nk/v2/data-nk/dataRakormen/${d.idNk}`)).data;
    expect(data).toMatchObject({
      ...{ dasar: 'RAKOR', jenis_rakor: 2, nota_nomor: 'BA-1/RAKORMEN/XII/2026' },
      baris: [
        { seri: 1, diminta: '100', rekomendasi: null, penetapan: '100' },
        { seri: 2, diminta: '200', rekomendasi: null, penetapan: '120', kd_alasan: 'A05' },
      ],
    });
    // Who cut it: the ministry's desks, and the meeting that its coordinator led.
    const kedua = (await o.ratna.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).data.baris[1] as { potongan: object[] };
    const satuan = (await o.ratna.get(`/nk/v2/data-nk/get/baris?id_nk=${d.idNk}`)).data[1] as { potongan: object[] };
    for (const { potongan } of [kedua, satuan])
      expect(potongan).toMatchObject([
        { level: 'kl', dari: '200', ke: '150', oleh: 'Kementerian Perindustrian (Kemenperin)' },
        { level: 'rakornis', dari: '150', ke: '120', oleh: 'Kemenko Pangan', kd_alasan: 'A05' },
      ]);
    expect((await o.ratna.get(`${RAKOR}/approved-permit`)).data).toMatchObject([
      { noAju: d.noAju, rapat: `Rakor Menteri ke-1 tahun ${TAHUN}` },
    ]);
    expect(await periksaBuku()).toEqual([]);
  });
});

describe('a line and its ceiling', () => {
  it('E.2 nothing is final above the ceiling, without a reason, or with an open row', async () => {
    const d = await menunggu(['100', '200']);
    // 220 of it are determined: 250 are left.
    const teknis = await mulaiRapat(dunia, o, 1, '470');
    const [g] = await garis(o.sekre, teknis.id_rakor);
    expect(g).toMatchObject({ jumlah: { usulan: '300', belum: 2 } });
    await setujuSemua(o.sekre, teknis.id_rakor);
    const tombol = async () => (await rinci(o.sekre, teknis.id_rakor)).tombol.find((t) => t.aksi === 'selesai');
    expect(await tombol()).toMatchObject({ boleh: false });
    await expect(langkah(o.sekre, teknis.id_rakor, 'selesai')).rejects.toThrow(
      'Masih ada baris nasional yang melebihi plafonnya',
    );
    const rows = await baris(o.sekre, teknis.id_rakor);
    const kedua = rows[1]?.id_baris ?? '';
    expect(await isiBaris(o.sekre, teknis.id_rakor, kedua, { penetapan: '201' })).toMatchObject({
      http: 422,
      errors: [{ message: 'Baris 2: penetapan melebihi usulan 200' }],
    });
    await isiBaris(o.sekre, teknis.id_rakor, kedua, { penetapan: '0' });
    await expect(langkah(o.sekre, teknis.id_rakor, 'selesai')).rejects.toThrow('belum diberi alasan');
    await isiBaris(o.sekre, teknis.id_rakor, kedua, { kd_alasan: 'A04' });
    expect((await langkah(o.sekre, teknis.id_rakor, 'selesai')).kd_status).toBe('40');
    expect((await langkah(o.sekre, teknis.id_rakor, 'buka_kembali')).kd_status).toBe('30');
    // One postponed row postpones its file whole.
    await isiBaris(o.sekre, teknis.id_rakor, kedua, { tunda: true });
    expect((await garis(o.sekre, teknis.id_rakor))[0]?.jumlah.penetapan).toBe('0');
    await langkah(o.sekre, teknis.id_rakor, 'selesai');
    await sahkan(teknis.id_rakor);
    expect(await status(d)).toBe('40');
  });

  it('PLAFON is a preview first and then what it has shown; two at once meet by version', async () => {
    const d = await menunggu(['100', '200']);
    const r = await mulaiRapat(dunia, o, 1);
    const [g] = await garis(o.sekre, r.id_rakor);
    const isi = { id_rakor: r.id_rakor, id_garis: g?.id_garis, cara: 'PLAFON', nilai: '100' };
    const lihat = await o.sekre.post(`${RAKOR}/postBulk`, { ...isi, pratinjau: true });
    expect(lihat.data).toMatchObject({ jml: '100', berubah: 2, disimpan: false, perlu_alasan: 2 });
    expect((await baris(o.sekre, r.id_rakor)).map((b) => b.penetapan)).toEqual([null, null]);
    const simpan = { ...isi, pratinjau: false, versi: lihat.data.versi, kd_alasan: 'A04' };
    expect((await o.sekre.post(`${RAKOR}/postBulk`, simpan)).data).toMatchObject({ disimpan: true, perlu_alasan: 0 });
    expect((await baris(o.sekre, r.id_rakor)).map((b) => b.penetapan)).toEqual(['33.333', '66.667']);
    expect(await o.sekre.post(`${RAKOR}/postBulk`, simpan)).toMatchObject({ http: 409 });
    const [satu] = await baris(o.sekre, r.id_rakor);
    const usang = {
      id_rakor: r.id_rakor,
      jenis: 'baris',
      id_baris: satu?.id_baris,
      versi: 1,
      penetapan: '5',
      kd_alasan: 'A04',
    };
    expect(await o.sekre.put(`${RAKOR}/modal`, usang)).toMatchObject({ http: 409 });
    await o.sekre.call('DELETE', `${RAKOR}/modal?id_rakor=${r.id_rakor}&jenis=berkas&id=${d.noAju}&alasan=Salah+rapat`);
    expect(await status(d)).toBe('40');
  });
});

describe('who may', () => {
  it('a company has no meeting, a ministry sees those that it is invited to and no draft', async () => {
    const r = await buatRapat(dunia, o, 2);
    expect(await o.ratna.get(`${RAKOR}/rinci/${r.id_rakor}`)).toMatchObject({ http: 403 });
    expect(await o.hari.get(`${RAKOR}/rinci/${r.id_rakor}`)).toMatchObject({ http: 404 });
    await langkah(o.sekre, r.id_rakor, 'jadwalkan');
    expect(await o.hari.get(`${RAKOR}/rinci/${r.id_rakor}`)).toMatchObject({ http: 200 });
    const { versi } = await rinci(o.sekre, r.id_rakor);
    expect(await o.hari.post(`${RAKOR}/langkah/${r.id_rakor}`, { aksi: 'mulai', versi })).toMatchObject({ http: 403 });
    await expect(langkah(o.sekre, r.id_rakor, 'batal', '  ')).rejects.toThrow('Tulis alasannya');
    expect((await langkah(o.sekre, r.id_rakor, 'batal', 'Kuorum kurang')).kd_status).toBe('80');
  });

  it('a meeting that is called off gives its files back (T32), and another takes them', async () => {
    const d = await menunggu(['100']);
    const r = await buatRapat(dunia, o, 1);
    await langkah(o.sekre, r.id_rakor, 'jadwalkan');
    await kerjaHabis(dunia);
    expect(await status(d)).toBe('41');
    await langkah(o.sekre, r.id_rakor, 'batal', 'Kuorum kurang');
    await kerjaHabis(dunia);
    expect(await status(d)).toBe('40');
    const lagi = await mulaiRapat(dunia, o, 1);
    expect(await status(d)).toBe('41');
    expect(await baris(o.sekre, lagi.id_rakor)).toHaveLength(1);
  });

  it('E.3 signatures: the chair last, nobody else, once; a redraft voids them and says why', async () => {
    const d = await menunggu(['100']);
    const r = await mulaiRapat(dunia, o, 1);
    await setujuSemua(o.sekre, r.id_rakor);
    await langkah(o.sekre, r.id_rakor, 'selesai');
    await finalkan(o, r.id_rakor);
    expect(await tandaTangani(o.ketua, r.id_rakor)).toMatchObject({
      http: 422,
      message: 'Pimpinan menandatangani setelah semua penanda tangan lain',
    });
    expect(await tandaTangani(o.hari, r.id_rakor)).toMatchObject({ http: 200 });
    expect(await tandaTangani(o.hari, r.id_rakor)).toMatchObject({ http: 422 });
    const { versi } = await rinci(o.sekre, r.id_rakor);
    const redraf = await o.sekre.post(`${RAKOR}/redraft/${r.id_rakor}`, { versi, alasan: 'Angka produksi salah' });
    expect(redraf.data).toMatchObject({ kd_status: '45', versi_ba: 2 });
    expect(redraf.data.penanda_tangan.map((t: { status: string }) => t.status)).toEqual(['BELUM', 'BELUM']);
    const [b] = await baris(o.sekre, r.id_rakor);
    await isiBaris(o.sekre, r.id_rakor, b?.id_baris ?? '', { penetapan: '90', kd_alasan: 'A05' });
    await finalkan(o, r.id_rakor);
    const beda = (await o.sekre.get(`${RAKOR}/versi/${r.id_rakor}?dari=1&ke=2`)).data;
    expect(beda.baris).toMatchObject([{ noAju: d.noAju, dari: '100', ke: '90' }]);
    const laporan = await o.hari.get(`${RAKOR}/report/${r.id_rakor}`);
    expect(laporan.http).toBe(200);
    for (const c of [o.hari, o.ketua]) expect(await tandaTangani(c, r.id_rakor)).toMatchObject({ http: 200 });
    await kerjaHabis(dunia);
    expect(await status(d)).toBe('42');
  });
});
