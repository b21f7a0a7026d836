import { berkasSampai, versi } from '../support/keadaan';
import { World } from '../support/world';

/*
 * Issue 14, part 8. Half of a surrogate pair (an escape without its other half) reads as a text, but PostgreSQL stores
 * another one, and RFC 8785 has no text for it: a history over it would look tampered with.
 */
const SEPARUH = 'Budi \ud83d';
const UTUH = 'Budi \u{1f600}';
const PERTEK = { kd_rekom: '07', kd_komoditas: '0142', tahun: 2027, jenis_rekaman: 'impor' };

describe('issue 14 part 8: half a character is refused wherever it is sent', () => {
  let dunia: World;
  beforeAll(async () => {
    dunia = await World.open({});
  });
  afterAll(() => dunia.close());

  it('in a draft: a clear answer, with and without a key, and nothing of it is kept; a whole emoji is', async () => {
    const d = await berkasSampai(dunia, 'draf');
    const pu = await dunia.sebagai('ratna');
    const v = await versi(pu, d);
    const simpan = (nama: string) =>
      pu.put('/nk/v2/data-nk', { idNk: d.idNk, versi: v, kepala: { nama_penanggung_jawab: nama } });
    expect(await simpan(SEPARUH)).toMatchObject({ http: 400, code: '02', errors: [] });
    for (const kepala of [undefined, { 'Idempotency-Key': 'separuh' }])
      expect(
        await pu.post('/nk/v2/data-nk', { ...PERTEK, kepala: { nama_penanggung_jawab: SEPARUH } }, kepala),
      ).toMatchObject({
        http: 400,
        code: '02',
      });
    expect(await versi(pu, d)).toBe(v);
    expect(await simpan(UTUH)).toMatchObject({ http: 200 });
  });

  it('in a reason that goes into the history: refused, and the file is where it was; a whole emoji is taken', async () => {
    const d = await berkasSampai(dunia, 'antre');
    const pu = await dunia.sebagai('ratna');
    const batalkan = (alasan: string) => pu.post(`/nk/v2/data-nk/batalkan/${d.idNk}`, { alasan });
    const banyak = () => dunia.db.riwayat.count({ where: { id_pengajuan: BigInt(d.idNk) } });
    const sebelum = await banyak();
    expect(await batalkan(SEPARUH)).toMatchObject({ http: 400, code: '02' });
    expect(await banyak()).toBe(sebelum);
    expect((await batalkan(UTUH)).http).toBeLessThan(300);
    expect(await banyak()).toBe(sebelum + 1);
  });
});
