import { KelayakanService } from '../../src/modules/perusahaan/kelayakan.service';
import { forgetPemutus } from '../../src/platform/outbound/pemutus';
import { PERTEK } from '../support/berkas';
import type { Client } from '../support/client';
import { berkasSampai, LEMBAR, penuh, PERIKSA, versi } from '../support/keadaan';
import { Luar } from '../support/luar';
import { World } from '../support/world';

const [NIB, NPWP] = ['9900000000003', '0990000003990000'];
const OSS = { nib: NIB, npwp: NPWP, nama: 'PT Nusa Uji', status_nib: '01', api_code: '02', kbli: [], proyek: [] };
let luar: Luar;
let dunia: World;
let pu: Client;
beforeAll(async () => {
  luar = await Luar.buka();
  dunia = await World.open(luar.env());
  await dunia.db.organisasi.updateMany({
    where: { id: { in: [dunia.organisasi('nusa').id, dunia.organisasi('cabang').id] } },
    data: { nib: NIB },
  });
  await dunia.db.organisasi.update({ where: { id: dunia.organisasi('nusa').id }, data: { npwp: NPWP } });
  pu = await dunia.sebagai('ratna');
});
afterAll(async () => {
  await dunia.close();
  await luar.tutup();
});
beforeEach(async () => {
  forgetPemutus();
  await dunia.db.jawabanLuar.deleteMany();
  await dunia.db.notifikasi.deleteMany();
  await dunia.db.organisasi.updateMany({ data: { kswp_validity: true, status_nib: '01', api_code: '02' } });
  oss();
  pajak('VALID');
});

const oss = (beda: object = {}) => luar.registri.set(NIB, { ...OSS, ...beda });
const pajak = (kswp: string) => (luar.pajak = (_, npwp) => [200, { npwp, kswp }]);
const mati = () => (luar.pajak = () => [503, {}]);
const status = (nama = 'nusa') =>
  dunia.db.organisasi.findUniqueOrThrow({
    where: { id: dunia.organisasi(nama).id },
    select: { kswp_validity: true, status_nib: true, api_code: true },
  });
const simpan = (data: object, nama = 'nusa') =>
  dunia.db.organisasi.update({ where: { id: dunia.organisasi(nama).id }, data });
const kabar = async (orang: string) =>
  (await dunia.db.notifikasi.findMany({ where: { user_id: dunia.pengguna(orang).id } })).map((n) => n.subject);
const riwayat = () =>
  dunia.db.riwayatAkun.findMany({
    where: { objek: 'organisasi', id_objek: dunia.organisasi('nusa').id, peristiwa: 'status_perusahaan' },
    orderBy: { urut: 'asc' },
  });
const HALANG = 'Perusahaan Anda belum dapat membuat pengajuan baru';
const BOLEH = 'Perusahaan Anda dapat mengajukan lagi';

describe('the standing of a company', () => {
  it('follows the tax office when it is asked, with a line of history, and its people are told', async () => {
    const sudah = (await riwayat()).length;
    pajak('TIDAK VALID');
    expect((await pu.get('/api/pajak/checkKswp')).data[0].kswp).toBe('TIDAK VALID');
    expect(await status()).toMatchObject({ kswp_validity: false });
    expect((await riwayat()).slice(sudah)).toMatchObject([
      {
        nama: 'Sistem',
        sebelum: { kswp_validity: true },
        sesudah: { kswp_validity: false },
        catatan: 'Menurut Ditjen Pajak',
      },
    ]);
    expect([await kabar('ratna'), await kabar('bagus'), await kabar('hendra')]).toEqual([[HALANG], [HALANG], []]);
    await pu.get('/api/pajak/checkKswp'); // the same again is no event
    expect([(await riwayat()).length, await kabar('ratna')]).toEqual([sudah + 1, [HALANG]]);
  });
  it('follows OSS, for branches under the same NIB as well; what OSS does not say clearly stays', async () => {
    oss({ status_nib: '05', api_code: '01' });
    await pu.get('/api/oss/v2/nib/inqueryNib');
    expect([await status(), await status('cabang')]).toEqual(
      Array(2).fill({ kswp_validity: true, status_nib: '05', api_code: '01' }),
    );
    await dunia.db.jawabanLuar.deleteMany();
    oss({ status_nib: 'rusak', api_code: '' });
    await pu.get('/api/oss/v2/nib/inqueryNib');
    expect(await status()).toMatchObject({ status_nib: '05', api_code: '01' });
  });
  it('takes both answers that come at one moment, each once', async () => {
    for (let i = 0; i < 5; i += 1) {
      await simpan({ kswp_validity: true, status_nib: '01' });
      await dunia.db.jawabanLuar.deleteMany();
      const sudah = (await riwayat()).length;
      pajak('TIDAK VALID');
      oss({ status_nib: '05' });
      await Promise.all([
        pu.get('/api/pajak/checkKswp'),
        pu.get('/api/oss/v2/nib/inqueryNib'),
        pu.get('/api/registrasi/v2/getAllPro'),
      ]);
      expect(await status()).toMatchObject({ kswp_validity: false, status_nib: '05' });
      expect((await riwayat()).length).toBe(sudah + 2);
    }
  });
  it('is what the list of conditions says, whatever OSS has heard of the taxes', async () => {
    oss({ kswp: 'VALID' });
    const lulus = async () =>
      ((await pu.get('/api/registrasi/v2/getAllCheck')).data as { kode: string; lulus: boolean }[]).find(
        (h) => h.kode === 'KSWP',
      )?.lulus;
    expect(await lulus()).toBe(true);
    await simpan({ kswp_validity: false });
    expect(await lulus()).toBe(false);
  });
  it('is not changed by a system that fails, or that answers about somebody else', async () => {
    mati();
    await pu.get('/api/pajak/checkKswp');
    luar.pajak = () => [200, { npwp: '0990000004990000', kswp: 'TIDAK VALID' }];
    await pu.get('/api/pajak/checkKswp');
    expect([await status(), await kabar('ratna')]).toEqual([
      { kswp_validity: true, status_nib: '01', api_code: '02' },
      [],
    ]);
  });
});

describe('a file that was sent before', () => {
  it('a file that was sent goes on although its company falls out of order', async () => {
    const d = await berkasSampai(dunia, 'antre');
    pajak('TIDAK VALID');
    oss({ status_nib: '05' });
    await pu.get('/api/pajak/checkKswp');
    await dunia.db.jawabanLuar.deleteMany();
    await pu.get('/api/oss/v2/nib/inqueryNib');
    expect(await status()).toMatchObject({ kswp_validity: false, status_nib: '05' });
    const teks = (await dunia.db.notifikasi.findMany({ where: { user_id: dunia.pengguna('ratna').id } })).map(
      (n) => n.text,
    );
    expect(teks.filter((t) => t.includes('Berkas yang sudah dikirim tetap diproses.'))).not.toEqual([]);
    const dewi = await dunia.sebagai('dewi');
    expect(await dewi.post(`/nk/v2/data-nk/inhouse/check-pengajuan?id_nk=${d.idNk}`)).toMatchObject({
      http: 200,
      data: { kd_status_pengajuan: '21' },
    });
    const rincian = await penuh(dewi, d);
    const isi = { idNk: d.idNk, versi: await versi(dewi, d), kd_keputusan: '4', checklist: PERIKSA.lima, rincian };
    expect(await dewi.post(LEMBAR, isi)).toMatchObject({ http: 201, data: { kd_status_pengajuan: '22' } });
  });
});

describe('a new draft of a company that is held to be not in order', () => {
  it('is made once the tax office says otherwise', async () => {
    await simpan({ kswp_validity: false });
    expect((await pu.post('/nk/v2/data-nk', PERTEK)).http).toBe(201);
    expect([(await status()).kswp_validity, await kabar('ratna')]).toEqual([true, [BOLEH]]);
  });
  it('is refused while the tax office, or OSS, says so; both are asked when both stand against it', async () => {
    await simpan({ kswp_validity: false });
    pajak('TIDAK VALID');
    expect(await pu.post('/nk/v2/data-nk', PERTEK)).toMatchObject({
      http: 422,
      message: 'Status wajib pajak (KSWP) perusahaan tidak valid',
    });
    pajak('VALID');
    oss({ status_nib: '06' });
    await dunia.db.jawabanLuar.deleteMany();
    await simpan({ kswp_validity: false, status_nib: '06' });
    expect(await pu.post('/nk/v2/data-nk', PERTEK)).toMatchObject({ http: 422, message: 'NIB perusahaan tidak aktif' });
    expect((await status()).kswp_validity).toBe(true);
  });
  it('is refused with that reason while nobody can say otherwise', async () => {
    await simpan({ kswp_validity: false });
    mati();
    expect((await pu.post('/nk/v2/data-nk', PERTEK)).message).toContain('Ditjen Pajak sedang tidak menjawab');
    await simpan({ kswp_validity: true, status_nib: '05' });
    luar.registriBalas = [503, {}];
    expect((await pu.post('/nk/v2/data-nk', PERTEK)).message).toContain('OSS sedang tidak menjawab');
    luar.registriBalas = null;
  });
});

describe('the daily round', () => {
  const keliling = () => dunia.app.get(KelayakanService, { strict: false }).keliling();
  const diperiksa = async (nama: string) =>
    (await dunia.db.organisasi.findUniqueOrThrow({ where: { id: dunia.organisasi(nama).id } })).diperiksa_luar;

  it('asks about each company once a day, and about nobody else', async () => {
    const nusa = dunia.organisasi('nusa').id;
    const kini = Date.now();
    await dunia.db.organisasi.updateMany({ data: { diperiksa_luar: new Date(kini - 3_600_000) } });
    expect(await keliling()).toBe(0);
    await dunia.db.organisasi.update({ where: { id: nusa }, data: { diperiksa_luar: new Date(kini - 90_000_000) } });
    pajak('TIDAK VALID');
    expect(await keliling()).toBe(1);
    expect([(await status()).kswp_validity, (await status('pipa')).kswp_validity]).toEqual([false, true]);
    expect(await keliling()).toBe(0);
  });
  it('leaves a system that does not answer alone, and goes on with the next company the next time', async () => {
    await dunia.db.organisasi.updateMany({ data: { diperiksa_luar: null } });
    const ditanya: string[] = [];
    luar.pajak = (_, npwp) => [503, (ditanya.push(npwp), {})];
    expect([await keliling(), new Set(ditanya).size]).toEqual([0, 1]);
    forgetPemutus();
    expect([await keliling(), new Set(ditanya).size]).toEqual([0, 2]);
    const tunda = [await diperiksa('nusa'), await diperiksa('pipa'), await diperiksa('cabang')].filter((d) => d);
    expect(tunda).toHaveLength(2); // tried again in an hour
    for (const d of tunda) expect(Date.now() - Number(d)).toBeGreaterThan(22 * 3_600_000);
  });
});
