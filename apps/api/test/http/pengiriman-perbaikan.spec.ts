import { buatBerkas } from '@sinas/prisma/factories/berkas';
import { Clock } from '../../src/platform/clock/clock';
import { World } from '../support/world';

/*
 * A correction sent on Wednesday 18 November 2026, whose delivery has failed. The ministry's five days go on (C.3, T9)
 * and end on Friday 20 November; the officer has nothing in hand until it is delivered.
 */
const SEJAK = new Date('2026-11-18T10:00:00+07:00');
const TENGGAT = new Date('2026-11-20T23:59:59.999+07:00');

let dunia: World;
let kini = SEJAK;
let asal = 0n;
/** Changes, each of a permit of its own: of one alone only one may be open. */
const buat = (status_kirim: string, keadaan: 'GAGAL' | 'MENUNGGU' | null) =>
  buatBerkas(dunia.db, {
    id_organisasi: dunia.organisasi('nusa').id,
    npwp: dunia.organisasi('nusa').npwp ?? '',
    dibuat_oleh: dunia.pengguna('ratna').id,
    pembuat: 'ratna',
    kd_rekom: '07',
    kd_komoditas: '0142',
    tahun: 2027,
    waktu: SEJAK,
    langkah: [],
    tanpaDokumen: true,
    ubah: {
      ...{ id_asal: (asal += 1n), kd_status: '26', status_sejak: SEJAK, perbaikan_ke: 1, kirim_ke: 2, status_kirim },
      ...{ id_pengambil: dunia.pengguna('dewi').id, ket_integrasi: status_kirim === 'GAGAL' ? 'Tidak menjawab' : null },
      ...{ sla_hari: 5, sla_terpakai: 2, sla_sejak: SEJAK, sla_tenggat: TENGGAT },
    },
  }).then(async (p) => {
    const kunci = `kirim-kl:${p.id}:2`;
    await dunia.db.outbox.deleteMany({ where: { kunci: { startsWith: `kirim-kl:${p.id}:` } } });
    const muatan = { id_pengajuan: String(p.id), kirim_ke: 2 };
    if (keadaan)
      await dunia.db.outbox.create({
        data: { jenis: 'kirim-kl', kunci, muatan, status: keadaan, percobaan: 3, tersedia: SEJAK, dibuat: SEJAK },
      });
    return String(p.id);
  });

describe('issue 13 part 6: a correction on its way', () => {
  let gagal = '';
  let terlantar = '';
  let menunggu = '';
  beforeAll(async () => {
    dunia = await World.open({});
    jest.spyOn(dunia.app.get(Clock, { strict: false }), 'now').mockImplementation(() => kini);
    gagal = await buat('GAGAL', 'GAGAL');
    terlantar = await buat('GAGAL', null);
    menunggu = await buat('ANTRE', null);
  });
  afterAll(async () => {
    jest.restoreAllMocks();
    await dunia.close();
  });

  it.each(['fajar', 'adminkl'])(
    '%s sees it among the deliveries, at the desk of the portal, carried or not',
    async (nama) => {
      kini = new Date('2026-11-19T10:00:00+07:00');
      const rows = (await (await dunia.sebagai(nama)).get('/api/pengiriman')).data as { idNk: string }[];
      const tiga = [gagal, terlantar, menunggu].map((id) => rows.filter((r) => r.idNk === id));
      expect(tiga.map((r) => r.length)).toEqual([1, 1, 1]);
      expect(tiga.flat().map((r) => ({ ...r }))).toMatchObject([
        { status: 'GAGAL', perbaikan_ke: 1, meja: 'portal', jam: { keadaan: 'jalan', sisa_hari: 1 } },
        { status: 'GAGAL', perbaikan_ke: 1, meja: 'portal', kesalahan: 'Tidak menjawab' },
        { status: 'MENUNGGU', perbaikan_ke: 1, meja: 'portal', tersedia: null },
      ]);
    },
  );

  it("the ministry's time goes on and runs out meanwhile", async () => {
    kini = new Date('2026-11-21T10:00:00+07:00');
    const rows = (await (await dunia.sebagai('fajar')).get('/api/pengiriman')).data as { idNk: string; jam: object }[];
    expect(rows.find((r) => r.idNk === gagal)?.jam).toMatchObject({ keadaan: 'lewat' });
  });

  it('it is in none of the views of what the officer can act on, and offers him nothing', async () => {
    kini = new Date('2026-11-19T10:00:00+07:00');
    const dewi = await dunia.sebagai('dewi');
    for (const antrean of ['untuk_saya', 'saya', 'belum', 'perbaikan_masuk']) {
      const h = await dewi.get(`/nk/v2/data-nk/inhouse/pengajuan?antrean=${antrean}&limit=50`);
      expect([antrean, h.data, h.meta.hitung[antrean]]).toEqual([antrean, [], 0]);
    }
    const { data } = await dewi.get(`/nk/v2/data-nk/get?id_nk=${gagal}`);
    expect([data.kd_status_pengajuan, data.meja.kode, data.aksi_tersedia]).toEqual(['11', 'portal', []]);
  });

  it('once delivered it is among the corrections that came in; a first submission never is', async () => {
    const diambil = (id: string, perbaikan_ke: number) =>
      dunia.db.pengajuan.update({ where: { id: BigInt(id) }, data: { kd_status: '21', perbaikan_ke } });
    await diambil(terlantar, 1);
    await diambil(menunggu, 0);
    const dewi = await dunia.sebagai('dewi');
    const h = await dewi.get('/nk/v2/data-nk/inhouse/pengajuan?antrean=perbaikan_masuk&limit=50');
    expect(h.data.map((b: { idNk: string }) => b.idNk)).toEqual([terlantar]);
  });

  it('another ministry sees none of it', async () => {
    const wayan = await dunia.sebagai('wayan');
    expect((await wayan.get('/api/pengiriman')).http).toBe(403);
  });
});
