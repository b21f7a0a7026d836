import type { Baris as BarisDb } from '@prisma/client';
import { TINGKAT } from '@sinas/domain/baris/putusan';
import { NotifikasiService } from '../../src/modules/notifikasi/notifikasi.service';
import { TenggatService } from '../../src/modules/pengajuan/tenggat/tenggat.service';
import { KalenderService } from '../../src/modules/pengajuan/tenggat/kalender.service';
import { DuniaKalender, wib } from '../support/kalender';
import { berkasSampai } from '../support/keadaan';
import { kabarOrang } from '../support/kabar';
import { kerjakan, layanan } from '../support/kerjakan';
import { PERTEK, type Draf } from '../support/berkas';

const NK = '/nk/v2/data-nk';
const diVerifikator = ({ id, id_pengajuan }: BarisDb) => ({
  ...{ id_pengajuan, id_baris: id, putaran: 0 },
  tingkat: TINGKAT.verifikator,
});
const dipotong = ({ jml }: BarisDb) => ({ jml: '1', dari: jml?.toFixed() ?? '', kd_alasan: 'A04' });
interface Baris {
  jml_bahan_baku: string;
  jml_penetapan: string | null;
  potongan: unknown[];
}
let k: DuniaKalender;
beforeAll(async () => {
  k = await DuniaKalender.buka();
});
afterEach(async () => {
  await k.tutupBerkas();
  await k.dunia.db.layanan.updateMany({ data: { fl_terbit_otomatis: false } });
});
afterAll(() => k.dunia.close());

const nyala = (fl_terbit_otomatis: boolean) => k.ubah({ layanan: { kd_rekom: '07', fl_terbit_otomatis } });
const putaran = () => layanan(k.dunia, TenggatService).jalankan();
const baca = (d: Draf) => k.dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(d.idNk) } });
/** The last day of the service was a Friday in 2024. */
async function terlambat(d: Draf, tenggat = '2024-11-22'): Promise<void> {
  const data = { sla_sejak: wib('2024-11-15T14:00:00'), sla_terpakai: 0, sla_tenggat: wib(`${tenggat}T23:59:59.999`) };
  await k.dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data });
}

describe('12.B7, T21 a late decision is issued by the system where an operator has switched that on', () => {
  it.each([
    ['diambil', ['dewi', 'ratna', 'yusuf']],
    ['koordinator', ['hari', 'ratna', 'yusuf']],
    ['pemutus', ['hari', 'ratna']],
  ] as const)(
    'at the desk %s: full quantity, a decision without a decider, history, notices to the company, the desk and the level above',
    async (meja, dikabari) => {
      const d = await berkasSampai(k.dunia, meja);
      await terlambat(d);
      expect((await nyala(true)).http).toBe(200);
      // The desk before had cut the row.
      for (const b of await k.dunia.db.baris.findMany({ where: { id_pengajuan: BigInt(d.idNk) } }))
        await k.dunia.db.putusanBaris.upsert({
          where: { id_pengajuan_id_baris_putaran_tingkat: diVerifikator(b) },
          create: { ...diVerifikator(b), ...dipotong(b), oleh: 'x', waktu: new Date() },
          update: dipotong(b),
        });
      await k.dunia.db.outbox.deleteMany({});
      await k.dunia.db.notifikasi.deleteMany({});
      expect(await putaran()).toBe(1);
      expect(await putaran()).toBe(0);

      const p = await baca(d);
      expect([p.kd_status, p.id_pemutus, p.sla_tenggat, p.sla_sejak]).toEqual(['57', null, null, null]);
      expect(p.no_keputusan).toMatch(/^\d+\/PERTEK\/019\/\d\d\/\d{4}$/);
      const { baris } = (await k.ratna.get(`${NK}/get?id_nk=${d.idNk}`)).data as { baris: Baris[] };
      expect(baris.map((b) => [b.jml_penetapan, b.potongan])).toEqual(baris.map((b) => [b.jml_bahan_baku, []]));
      const riwayat = (await k.ratna.get(`${NK}/rki/pengajuan-history/${d.idNk}`)).data as { peristiwa: string }[];
      expect(riwayat.filter((r) => r.peristiwa === 'terbit_otomatis')).toEqual([
        expect.objectContaining({ kalimat: 'Terbit otomatis karena batas waktu layanan terlewati.', oleh: 'Sistem' }),
      ]);
      const antrean = await k.dunia.db.outbox.findMany({ where: { jenis: 'bangun-dokumen' } });
      expect(antrean.map((o) => o.kunci)).toEqual([`dokumen:keputusan:${d.idNk}`]);
      await kerjakan(k.dunia, 'notifikasi', NotifikasiService);
      const nama = new Map([...k.dunia.orang].map(([n, o]) => [o.id, n]));
      const kabar = await kabarOrang(k.dunia.db);
      expect(kabar.map((n) => nama.get(n.id_user)).sort()).toEqual(dikabari);
      expect(new Set(kabar.map((n) => n.subject))).toEqual(new Set([`[${d.noAju}] Terbit Otomatis`]));
    },
  );

  it('not on its last day, not with the switch off, and not from the moment that it is switched off', async () => {
    const d = await berkasSampai(k.dunia, 'diambil');
    await terlambat(d);
    expect([await putaran(), (await baca(d)).kd_status]).toEqual([0, '21']);
    await nyala(true);
    await terlambat(d, '2090-11-24');
    expect([await putaran(), (await baca(d)).kd_status]).toEqual([0, '21']);
    await terlambat(d);
    // This process still remembers that it was on.
    expect(await layanan(k.dunia, KalenderService).terbitOtomatis('07')).toBe(true);
    await k.dunia.db.layanan.update({ where: { kd_rekom: '07' }, data: { fl_terbit_otomatis: false } });
    expect([await putaran(), (await baca(d)).kd_status]).toEqual([0, '21']);
  });

  it('not before somebody has taken the file, and not while the company corrects it', async () => {
    const d = await berkasSampai(k.dunia, 'antre');
    await terlambat(d);
    await nyala(true);
    for (const kd_status of ['20', '25', '26']) {
      await k.dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { kd_status } });
      expect([kd_status, await putaran(), (await baca(d)).kd_status]).toEqual([kd_status, 0, kd_status]);
    }
  });

  it('a quantity that is not plausible waits for a person, and operators see it; the file behind it is issued', async () => {
    const [a, b] = [
      await berkasSampai(k.dunia, 'diambil'),
      await berkasSampai(k.dunia, 'diambil', { ...PERTEK, kd_komoditas: '0143' }),
    ];
    await terlambat(a, '2024-11-21');
    await terlambat(b);
    const kepala = { ...((await baca(a)).kepala as object), kebutuhan_setahun: '1' };
    await k.dunia.db.pengajuan.update({ where: { id: BigInt(a.idNk) }, data: { kepala } });
    await nyala(true);
    expect(await putaran()).toBe(1);
    expect([(await baca(a)).kd_status, (await baca(b)).kd_status]).toEqual(['21', '57']);
    expect((await k.operator.get('/api/putaran')).data).toEqual([
      expect.objectContaining({
        putaran: 'terbit_otomatis',
        noAju: a.noAju,
        kesalahan: expect.stringMatching(
          /^Tidak terbit otomatis, harus diputuskan pejabat\. Neraca massa setahun tidak wajar: /,
        ),
      }),
    ]);
  });
});

describe('12.B7 the switch', () => {
  it('says whom it touches before it is saved, and leaves history', async () => {
    const d = await k.berjalan('2024-11-15', '2024-11-22');
    const p = await k.pratinjau({ layanan: { kd_rekom: '07', fl_terbit_otomatis: true } });
    expect(p.data.kalimat).toEqual([
      '1 berkas sedang di meja K/L. 1 sudah melewati batas waktu layanan dan terbit otomatis dalam beberapa menit',
    ]);
    expect(p.data.berkas).toEqual([
      { noAju: d.noAju, nama_perusahaan: 'PT Nusa Uji', keterangan: 'Batas layanan 22 November 2024' },
    ]);
    expect([(await nyala(true)).http, (await nyala(false)).http]).toEqual([200, 200]);
    expect((await k.pratinjau({ layanan: { kd_rekom: '07', fl_terbit_otomatis: true }, hapus: true })).http).toBe(422);
    expect((await k.riwayat('layanan')).slice(0, 2).map((r: { sesudah: object }) => r.sesudah)).toEqual([
      { kode: '07', kd_rekom: '07', fl_terbit_otomatis: false },
      { kode: '07', kd_rekom: '07', fl_terbit_otomatis: true },
    ]);
  });
  it('is offered for the services some of whose files no meeting decides, and refused for needs of a ministry', async () => {
    const ditawarkan = (await k.semua()).layanan.map((l: { kd_rekom: string }) => l.kd_rekom);
    expect(ditawarkan).toEqual(['01', '02', '03', '04', '05', '06', '07']);
    const h = await k.pratinjau({ layanan: { kd_rekom: '08', fl_terbit_otomatis: true } });
    expect([h.http, h.errors]).toEqual([
      422,
      [
        expect.objectContaining({
          path: 'layanan.kd_rekom',
          message: 'PK diputus rakor dan tidak pernah terbit otomatis',
        }),
      ],
    ]);
  });
});
