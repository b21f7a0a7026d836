import { randomUUID } from 'node:crypto';
import { Clock } from '../../src/platform/clock/clock';
import { sha256 } from '../../src/platform/hash/canonical';
import { berkasSampai, LEMBAR, lembar, PERIKSA, versi } from '../support/keadaan';
import { SANDI, World } from '../support/world';

/*
 * Issue 13, part 6: what the public check tells. 100 and 200 were asked for, 100 and 50 given. Anybody with the code may
 * know the total; rows and the letter's SHA-256 belong to who holds a code that nobody guesses, or the letter itself.
 */
const SURAT = sha256('surat keputusan yang terbit');
const LAIN = sha256('surat dengan angka yang diubah');
const PENDEK = 'PERTEK-26-000777-ABCDEF';
const BENTUK = [
  'asli',
  'baris',
  'berlaku_mulai',
  'berlaku_sampai',
  'cocok',
  'cocok_lama',
  'diputus_oleh',
  'jml_berlaku',
  'jml_diberi',
  'jml_diminta',
  'jml_diserahkan',
  'jumlah_baris',
  'keadaan',
  'keputusan',
  'noAju',
  'no_keputusan',
  'pemegang',
  'putusan',
  'satuan',
  'sha256',
  'tgl_keputusan',
  'ur_status',
];

describe('issue 13 part 6: the public check of a decision', () => {
  let dunia: World;
  let id: bigint;
  let panjang = '';
  const cek = async (kode: string, sidik?: string) =>
    dunia.tamu().get(`/api/publik/keputusan/${kode}${sidik === undefined ? '' : `?sha256=${sidik}`}`);
  const pakaiKode = (kode_periksa: string) => dunia.db.pengajuan.update({ where: { id }, data: { kode_periksa } });

  beforeAll(async () => {
    dunia = await World.open({});
    const d = await berkasSampai(dunia, 'pemutus', undefined, ['100', '200']);
    const hari = await dunia.sebagai('hari');
    const [a, b] = (await lembar(hari, d)).rincian;
    await hari.post(LEMBAR, {
      ...{ idNk: d.idNk, versi: await versi(hari, d), kd_keputusan: '1', checklist: PERIKSA.enam, sandi: SANDI },
      rincian: [
        { id: a?.id, jml_keputusan: '100' },
        { id: b?.id, jml_keputusan: '50', kd_alasan: 'A03' },
      ],
    });
    id = BigInt(d.idNk);
    const p = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id } });
    panjang = p.kode_periksa ?? '';
    await dunia.db.dokumen.create({
      data: {
        ...{ id_pengajuan: id, kd_dokumen: 'KEPUTUSAN', asal: 'PORTAL', nama_file: 'keputusan.pdf', ukuran: 10n },
        ...{ sha256: SURAT, mime: 'application/pdf', kunci: `uji/${randomUUID()}`, status: 'CLEAN' },
      },
    });
  });
  afterAll(() => dunia.close());

  it('a code of ten characters: total with its unit, verdict, SHA-256 and rows of tariff line and quantity alone', async () => {
    expect(panjang).toMatch(/-[A-Z0-9]{10}$/);
    const { data } = await cek(panjang);
    expect(data).toMatchObject({
      putusan: 'sebagian',
      jml_diminta: '300',
      jml_diberi: '150',
      sha256: SURAT,
      cocok: null,
    });
    expect(data.satuan).not.toBe('');
    expect(data.jumlah_baris).toBe(2);
    expect(data.baris.map((b: { jml: string }) => b.jml)).toEqual(['100', '50']);
    for (const b of data.baris) expect(Object.keys(b).sort()).toEqual(['hs', 'jml', 'satuan', 'seri']);
  });

  it('a code of six tells the total and the verdict, no row and no SHA-256', async () => {
    await pakaiKode(PENDEK);
    const { data } = await cek(PENDEK);
    expect(data).toMatchObject({
      putusan: 'sebagian',
      jml_diberi: '150',
      baris: null,
      sha256: null,
      jumlah_baris: null,
    });
  });

  it('a code of six with the letter: what is given, row by row; with another file nothing but that it is another', async () => {
    expect((await cek(PENDEK, SURAT)).data).toMatchObject({
      cocok: true,
      sha256: SURAT,
      baris: [{ jml: '100' }, { jml: '50' }],
    });
    expect((await cek(PENDEK, SURAT.toUpperCase())).data.cocok).toBe(true);
    expect((await cek(PENDEK, LAIN)).data).toMatchObject({
      cocok: false,
      sha256: null,
      baris: null,
      jumlah_baris: null,
    });
  });

  it('a file that was changed is told from the letter by who holds the long code', async () => {
    await pakaiKode(panjang);
    expect((await cek(panjang, LAIN)).data).toMatchObject({ cocok: false, sha256: SURAT });
    expect((await cek(panjang, SURAT)).data).toMatchObject({ cocok: true });
  });

  it('the answer has one shape, whoever asks; what is not a SHA-256 is refused', async () => {
    await pakaiKode(PENDEK);
    const semua = await Promise.all([cek(PENDEK), cek(PENDEK, SURAT), cek(PENDEK, LAIN)]);
    for (const { data } of semua) expect(Object.keys(data).sort()).toEqual(BENTUK);
    for (const buruk of ['', 'x'.repeat(64), SURAT.slice(1), `${SURAT}0`, "'%20OR%201=1"])
      expect([buruk, (await cek(PENDEK, buruk)).http]).toEqual([buruk, 400]);
    expect((await cek('PERTEK-26-000777-ABCDEG', SURAT)).http).toBe(404);
  });

  it('a letter that is still being made matches no file', async () => {
    await dunia.db.dokumen.updateMany({ where: { id_pengajuan: id, kd_dokumen: 'KEPUTUSAN' }, data: { sha256: null } });
    expect((await cek(PENDEK, SURAT)).data).toMatchObject({ cocok: false, baris: null });
  });

  it.each([
    ['2027-01-09T23:59:59+07:00', 'belum_berlaku'],
    ['2027-01-10T00:00:00+07:00', 'berlaku'],
    ['2027-01-20T23:59:59+07:00', 'berlaku'],
    ['2027-01-21T00:00:00+07:00', 'berakhir'],
  ])('before its first day, on its days and after its last it says so: %s %s', async (saat, keadaan) => {
    await pakaiKode(PENDEK);
    const masa = { berlaku_mulai: new Date('2027-01-10T00:00:00Z'), berlaku_sampai: new Date('2027-01-20T00:00:00Z') };
    await dunia.db.pengajuan.update({ where: { id }, data: masa });
    const jam = jest.spyOn(dunia.app.get(Clock, { strict: false }), 'now').mockReturnValue(new Date(saat));
    const { data } = await cek(PENDEK);
    jam.mockRestore();
    expect(data.keadaan).toBe(keadaan);
  });

  it('files are compared within the same limit as codes: 60 in 15 minutes', async () => {
    const jawab = await Promise.all(Array.from({ length: 70 }, () => cek(PENDEK, LAIN)));
    expect(jawab.filter((j) => j.http === 429).length).toBeGreaterThanOrEqual(10);
  });
});
