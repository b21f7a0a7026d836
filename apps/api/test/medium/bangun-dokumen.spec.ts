import { OutboxRepository } from '../../src/jobs/outbox.repository';
import { OutboxService } from '../../src/jobs/outbox.service';
import type { BagianKepala } from '@sinas/domain/formulir/kepala';
import { BangunDokumenService } from '../../src/modules/dokumen/bangun-dokumen.service';
import { TINGKAT } from '@sinas/domain/baris/putusan';
import { beriPutusan } from '@sinas/prisma/factories/putusan';
import { drafLengkap, kirim } from '../support/berkas';
import type { Client } from '../support/client';
import { World } from '../support/world';

let dunia: World;
let pu: Client;
beforeAll(async () => {
  dunia = await World.open();
  pu = await dunia.sebagai('ratna');
});
afterAll(() => dunia.close());

async function kerjakan(): Promise<void> {
  const ambil = <T>(jenis: new (...a: never[]) => T): T => dunia.app.get(jenis as never, { strict: false });
  for (const row of await ambil(OutboxRepository).claim(50, 60_000))
    if (row.jenis === 'bangun-dokumen')
      await ambil(OutboxService).kerjakan('bangun-dokumen', row.id, row.pagar, ambil(BangunDokumenService));
}
const keputusanTerbit = (id: bigint) => ({
  kd_status: '51',
  no_keputusan: `${id}/PERTEK/019/11/2026`,
  kode_periksa: `PERTEK-26-${String(id).padStart(6, '0')}-K7M2QX`,
  tgl_keputusan: new Date('2026-11-27T03:05:00Z'),
  berlaku_mulai: new Date('2027-01-01'),
  berlaku_sampai: new Date('2027-12-31'),
  id_pemutus: dunia.pengguna('hari').id,
});
const isiPermohonan = (bagian: readonly BagianKepala[]) =>
  Object.fromEntries(bagian.flatMap((b) => b.isian).map((i) => [i.label, i.nilai]));
const dokumen = (idNk: string, kd_dokumen: string) =>
  dunia.db.dokumen.findMany({ where: { id_pengajuan: BigInt(idNk), kd_dokumen } });

it('T3 a submission gets its receipt as a PDF, once however often the job runs', async () => {
  const d = await kirim(pu);
  await kerjakan();
  const kunci = `dokumen:tanda_terima:${d.idNk}:1`;
  await dunia.db.outbox.update({ where: { kunci }, data: { status: 'MENUNGGU', sewa_sampai: null } });
  await kerjakan();
  expect(await dunia.db.outbox.findUnique({ where: { kunci } })).toMatchObject({ status: 'SELESAI', kesalahan: null });
  const ada = await dokumen(d.idNk, 'TANDATERIMA');
  expect(ada).toMatchObject([
    { status: 'READY', asal: 'PORTAL', nomor: '1', nama_file: `tanda-terima-${d.noAju}-1.pdf` },
  ]);
  const unduh = await pu.get(`/berkas/${ada[0]?.id}`);
  expect([unduh.http, unduh.headers.get('content-type'), unduh.raw.subarray(0, 5).toString()]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ]);
  expect((await (await dunia.sebagai('hendra')).get(`/berkas/${ada[0]?.id}`)).http).toBe(404);
});

it('says in the receipt and the decision what the header said when it was sent, in names', async () => {
  const d = await drafLengkap(pu, { kd_rekom: '07', kd_komoditas: '0143' });
  const simpan = await pu.put('/nk/v2/data-nk', {
    idNk: d.idNk,
    versi: d.versi,
    kepala: { kbli: '10110', kantor_pabean: '040300', stok_awal: '1250.5', kebutuhan_setahun: '1650.5' },
  });
  const kirimkan = await pu.post('/nk/v2/data-nk/kirimPermohonan', { idNk: d.idNk, versi: simpan.data.versi });
  expect(kirimkan).toMatchObject({ http: 201 });
  const id = BigInt(d.idNk);
  const nanti = { kbli: '01111', ur_kbli: 'Nama yang ditulis sesudah kiriman' };
  const berkas = await dunia.db.pengajuan.update({
    where: { id },
    data: { ...keputusanTerbit(id), kepala: nanti },
    include: { organisasi: true },
  });
  const jasa = dunia.app.get(BangunDokumenService, { strict: false });
  const kertas = [(await jasa.isiTandaTerima(berkas, 1)).permohonan, (await jasa.isiKeputusan(berkas)).permohonan];
  for (const bagian of kertas) {
    const isi = isiPermohonan(bagian);
    for (const orang of ['Telepon', 'Surel', 'Nama penanggung jawab']) expect(isi).not.toHaveProperty(orang);
    expect(isi).toMatchObject({
      'Jenis pelaku usaha': 'Pengguna akhir',
      'KBLI kegiatan usaha': '10110 – Kegiatan Rumah Potong dan Pengepakan Daging Bukan Unggas',
      'Kantor pabean pemasukan': '040300 – KPU BC Tipe A Tanjung Priok',
      'Stok awal tahun': expect.stringMatching(/^1\.250,5/),
      Keterangan: '-',
    });
  }
});

describe('decision', () => {
  const terbit = (id: bigint) => dunia.db.pengajuan.update({ where: { id }, data: keputusanTerbit(id) });

  it('T15 is made of the rows as they were given, with the address where anybody may check it', async () => {
    const d = await kirim(pu, { kd_rekom: '07', kd_komoditas: '0143' }, ['100', '200']);
    const id = BigInt(d.idNk);
    const p = await terbit(id);
    const dua = await dunia.db.baris.findFirstOrThrow({ where: { id_pengajuan: id, seri: 2 } });
    await beriPutusan(dunia.db, dua, 'x', new Date(), [
      { tingkat: TINGKAT.kl, jml: '50', dari: '200', kd_alasan: 'A04', alasan: 'cukup' },
      { tingkat: TINGKAT.penetapan, jml: '50', dari: '50' },
    ]);
    const jasa = dunia.app.get(BangunDokumenService, { strict: false });
    const berkas = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id }, include: { organisasi: true } });
    const isi = await jasa.isiKeputusan(berkas);
    expect(isi).toMatchObject({
      no_keputusan: p.no_keputusan,
      alamat_periksa: `${dunia.config.publicUrl}/cek/${p.kode_periksa}`,
      hasil: 'Disetujui sebagian',
      instansi: 'Kementerian Perindustrian',
      penanda: { nama: 'hari' },
      pemohon: { nama: 'PT Nusa Uji' },
      baris: [
        { seri: 1, diminta: '100', diberikan: '100', potongan: [] },
        { seri: 2, diminta: '200', diberikan: '50', potongan: [{ kd_alasan: 'A04' }] },
      ],
    });
    await dunia.db.outbox.create({
      data: {
        jenis: 'bangun-dokumen',
        kunci: `dokumen:keputusan:${id}`,
        muatan: { id_pengajuan: d.idNk, jenis: 'keputusan', ke: 1 },
      },
    });
    await kerjakan();
    expect(await dokumen(d.idNk, 'KEPUTUSAN')).toMatchObject([{ status: 'READY', nomor: p.no_keputusan }]);
  });

  it('is refused, not tried again, while there is none', async () => {
    const d = await kirim(pu, { kd_rekom: '07', kd_komoditas: '0144' });
    const kunci = `dokumen:keputusan:${d.idNk}`;
    await dunia.db.outbox.create({
      data: { jenis: 'bangun-dokumen', kunci, muatan: { id_pengajuan: d.idNk, jenis: 'keputusan', ke: 1 } },
    });
    await kerjakan();
    expect(await dunia.db.outbox.findUnique({ where: { kunci } })).toMatchObject({
      status: 'GAGAL',
      kesalahan: 'Keputusan belum terbit',
    });
  });
});
