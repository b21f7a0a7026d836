import { BangunDokumenService } from '../../src/modules/dokumen/bangun-dokumen.service';
import { TAHUN, type Draf } from '../support/berkas';
import type { Client } from '../support/client';
import { kerjakan } from '../support/kerjakan';
import { lembar, PERIKSA, versi } from '../support/keadaan';
import { ANGKA, DASAR, GARIS, TETAPKAN } from '../support/neraca';
import { DAGING, drafPk, kirimPk, type DrafPk } from '../support/pk';
import { get, intersep, putus } from '../support/pk-langkah';
import { teksPdfJadi } from '../support/teks-pdf';
import { SANDI, World } from '../support/world';

/* C.4, C.10 and C.11: a ministry files its own need. 018 leads meat, so that its own official (agus) decides what it files. */
let dunia: World;
let wayan: Client;
let agus: Client;
let rekso: Client;
beforeAll(async () => {
  dunia = await World.open({});
  wayan = await dunia.sebagai('wayan');
  agus = await dunia.sebagai('agus');
  rekso = await dunia.sebagai('rekso');
});
afterAll(() => dunia.close());
/** A ministry has one open need per goods and year. */
afterEach(() => dunia.db.pengajuan.updateMany({ where: { kd_status: { not: '50' } }, data: { kd_status: '80' } }));

const berkas = (d: Draf) => dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } });

describe('intercept: a higher officer writes quantities before the meeting', () => {
  let d: DrafPk;
  beforeEach(async () => {
    d = await drafPk(dunia, wayan);
    await kirimPk(wayan, d);
  });
  const diberi = async (id_level: number) =>
    ((await get(agus, d, id_level, '&type=keputusan')).data as { jml_keputusan: string | null; alasan: string }[]).map(
      (b) => [b.jml_keputusan, b.alasan],
    );

  it('lowers, drops and, under a raised national figure, raises; each with its reason', async () => {
    expect(
      await intersep(agus, d, 2, [{ seri: 1, jml_usulan: 100, jml_keputusan: 60, alasan: 'Stok cukup' }]),
    ).toMatchObject({
      http: 201,
      data: { kd_status_pengajuan: '23' },
    });
    expect(await intersep(agus, d, 2, [{ seri: 2, jml_keputusan: '0', alasan: 'Realisasi rendah' }])).toMatchObject({
      http: 201,
    });
    expect(await diberi(2)).toEqual([
      ['60', 'Stok cukup'],
      ['0', 'Realisasi rendah'],
    ]);
    const naik = [{ seri: 1, jml_keputusan: '250', alasan: 'Penugasan BUMN' }];
    expect(await intersep(rekso, d, 2, naik)).toMatchObject({
      http: 422,
      errors: [
        {
          path: 'rows.0.jml_keputusan',
          message: 'Jumlah keputusan 250 melebihi jumlah baris induk nomor 1, yaitu 180',
        },
      ],
    });
    expect(await intersep(rekso, d, 1, [{ seri: 1, jml_keputusan: '250', alasan: 'Rakortas' }])).toMatchObject({
      http: 201,
    });
    expect(await intersep(rekso, d, 2, naik)).toMatchObject({ http: 201 });
    expect(await diberi(2)).toEqual([
      ['250', 'Penugasan BUMN'],
      ['0', 'Realisasi rendah'],
    ]);
    expect((await intersep(rekso, d, 1, [{ seri: 1, jml_keputusan: '249', alasan: 'Turun' }])).errors).toMatchObject([
      { message: 'Jumlah baris di bawahnya 250 melebihi 249. Kurangi dulu baris di bawahnya' },
    ]);
    const riwayat = await dunia.db.riwayat.count({ where: { id_pengajuan: BigInt(d.idNk), peristiwa: 'intersep' } });
    expect(riwayat).toBe(4);
    // What was asked for stays what it was.
    expect((await get(agus, d, 2)).data).toMatchObject([{ jml: '100' }, { jml: '80' }]);
  });
  it.each([
    [2, { seri: 1, jml_keputusan: '60' }, 422],
    [2, { seri: 1, jml_keputusan: '-1', alasan: 'x' }, 400],
    [2, { seri: 9, jml_keputusan: '1', alasan: 'x' }, 422],
    [2, { seri: 1, jml_usulan: '99', jml_keputusan: '60', alasan: 'x' }, 409],
    [3, { seri: 1, jml_keputusan: '101', alasan: 'x' }, 422],
  ])('level %i, %j: %i, and nothing is written', async (level, row, http) => {
    expect((await intersep(agus, d, level, [row])).http).toBe(http);
    expect(await dunia.db.putusanBaris.count({ where: { id_pengajuan: BigInt(d.idNk) } })).toBe(0);
  });
  it('is not for those who draft or only watch, nor for the official of another ministry', async () => {
    const rows = [{ seri: 1, jml_keputusan: '1', alasan: 'x' }];
    for (const [siapa, http] of [
      ['wayan', 403],
      ['maya', 403],
      ['ratna', 403],
      ['hari', 404],
    ] as const)
      expect([siapa, (await intersep(await dunia.sebagai(siapa), d, 2, rows)).http]).toEqual([siapa, http]);
  });
  it('the official’s sheet opens with it, and his conclusion may keep a raise', async () => {
    await intersep(rekso, d, 1, [{ seri: 1, jml_keputusan: '300', alasan: 'Rakortas' }]);
    await intersep(rekso, d, 2, [{ id: d.nusa, jml_keputusan: '200', alasan: 'Penugasan' }]);
    expect((await lembar(agus, d)).rincian.map((r) => [r.id, r.jml_usulan, r.jml_keputusan])).toEqual([
      [d.nusa, '100', '200'],
      [d.pipa, '80', null],
    ]);
    const rincian = [
      { id: d.nusa, jml_keputusan: '200', alasan: 'Penugasan' },
      { id: d.pipa, jml_keputusan: '80' },
    ];
    const isi = { kd_keputusan: '1', checklist: PERIKSA.enam, sandi: SANDI };
    const tanpa = [{ id: d.nusa, jml_keputusan: '200', alasan: ' ' }, rincian[1]];
    expect((await putus(agus, d, { ...isi, rincian: tanpa })).http).toBe(422);
    expect(await putus(agus, d, { ...isi, rincian })).toMatchObject({ http: 201, data: { kd_status_pengajuan: '40' } });
  });
});

describe('determined', () => {
  it('each recipient reads his own row of it, and nobody another’s', async () => {
    const d = await drafPk(dunia, wayan);
    await kirimPk(wayan, d);
    const ratna = await dunia.sebagai('ratna');
    const alokasi = async (siapa: string) => (await (await dunia.sebagai(siapa)).get('/nk/v2/data-nk/alokasiPK')).data;
    expect(await alokasi('ratna')).toEqual([]);
    const rincian = [
      { id: d.nusa, jml_keputusan: '90', kd_alasan: 'A05' },
      { id: d.pipa, jml_keputusan: '80' },
    ];
    const setuju = { kd_keputusan: '1', checklist: PERIKSA.enam, rincian, sandi: SANDI };
    expect((await putus(agus, d, setuju)).http).toBe(201);
    expect(await alokasi('ratna')).toEqual([]);
    const papan = (await rekso.get(`/nk/v2/neraca/papan/${DAGING}?tahun=${TAHUN}`)).data;
    for (const { satuan, elemen, isi } of papan.garis as {
      satuan: string;
      elemen: object;
      isi: { versi: number } | null;
    }[])
      await rekso.call('PUT', GARIS, {
        ...{ tahun: TAHUN, arah: 'impor', kd_komoditas: DAGING, satuan, elemen, versi: isi?.versi ?? 0 },
        ...{ plafon: '1000000', plafon_sumber: 'Uji', angka: ANGKA },
      });
    const tetapkan = await rekso.post(TETAPKAN, {
      ...{ tahun: TAHUN, kd_komoditas: DAGING, ...DASAR, garis: [], sandi: SANDI },
      berkas: [{ idNk: d.idNk, versi: await versi(rekso, d), rincian: [] }],
    });
    expect([tetapkan.http, tetapkan.message]).toEqual([201, '1 berkas ditetapkan']);
    expect((await berkas(d)).kd_status).toBe('51');
    // Its decision is made a paper of like any other.
    await kerjakan(dunia, 'bangun-dokumen', BangunDokumenService);
    const kertas = await dunia.db.dokumen.findMany({
      where: { id_pengajuan: BigInt(d.idNk), status: 'READY', asal: 'PORTAL' },
    });
    expect(kertas.map((k) => k.kd_dokumen).sort()).toEqual(['KEPUTUSAN', 'TANDATERIMA']);
    const isi = async (kd: string) =>
      teksPdfJadi((await wayan.get(`/berkas/${kertas.find((k) => k.kd_dokumen === kd)?.id}`)).raw);
    const terima = await isi('TANDATERIMA');
    expect(terima).toContain('Tanda Terima Usulan Kebutuhan');
    expect(terima).toContain('telah menerima usulan kebutuhan dari Kementerian Pertanian pada');
    expect(terima).toMatch(/Jumlah baris penerima : 2 Jumlah seluruhnya : 180 ton/);
    const surat = await isi('KEPUTUSAN');
    expect(surat).toMatch(/yang diusulkan oleh: Instansi : Kementerian Pertanian /);
    expect(surat).toContain('Jumlah ditetapkan : 170 ton');
    const npwp = (firma: string) => dunia.organisasi(firma).npwp ?? '?';
    expect(surat).toMatch(
      new RegExp(
        `Penerima alokasi .* 1 PT Nusa Uji NPWP ${npwp('nusa')} 100 90 ton 2 .* NPWP ${npwp('pipa')} 80 80 ton`,
      ),
    );
    // Anybody may check that it is genuine; who receives of it is not told.
    const { kode_periksa } = await berkas(d);
    const { data: cek } = await dunia.tamu().get(`/api/publik/keputusan/${kode_periksa}`);
    expect(cek).toMatchObject({ asli: true, pemegang: 'Kementerian Pertanian', jml_diminta: '180', jml_diberi: '170' });
    expect(cek.baris).toEqual([]);
    expect(await alokasi('ratna')).toMatchObject([
      {
        noAju: d.noAju,
        id: d.nusa,
        jml: '90',
        satuan: 'TNE',
        kd_status_pengajuan: '51',
        ur_ga: 'Kementerian Pertanian (Kementan)',
      },
    ]);
    expect(await alokasi('hendra')).toMatchObject([{ id: d.pipa, jml: '80' }]);
    expect(JSON.stringify(await alokasi('hendra'))).not.toContain(d.nusa);
    // A branch has no row of its own; officers have none at all.
    expect(await alokasi('sari')).toEqual([]);
    for (const siapa of ['wayan', 'rekso', 'fajar']) expect([siapa, await alokasi(siapa)]).toEqual([siapa, []]);
    expect((await dunia.tamu().get('/nk/v2/data-nk/alokasiPK')).http).toBe(401);
    // The file itself stays the ministry's.
    for (const jalan of [`get?id_nk=${d.idNk}`, `rki/listProses/${d.idNk}`, `get/baris?id_nk=${d.idNk}`])
      expect((await ratna.get(`/nk/v2/data-nk/${jalan}`)).http).toBe(404);
    expect((await get(ratna, d, 2)).http).toBe(403);
  });
});
