import { drafLengkap, PERTEK, RKI } from '../support/berkas';
import type { Client } from '../support/client';
import { Luar } from '../support/luar';
import { World } from '../support/world';

const EKSPORTIR = { kode: 'EKS-00001', nama: 'Contoh Pastoral Co', alamat: 'x', kd_negara: 'AU', negara: 'Australia' };
let luar: Luar;
let dunia: World;
let pu: Client;
beforeAll(async () => {
  luar = await Luar.buka();
  dunia = await World.open(luar.env());
  pu = await dunia.sebagai('ratna');
});
afterAll(async () => {
  await dunia.close();
  await luar.tutup();
});
beforeEach(() => dunia.db.jawabanLuar.deleteMany());

interface Berkas {
  idNk: string;
  versi: number;
}
const buat = async (jenis: object, kepala: object = {}) => pu.post('/nk/v2/data-nk', { ...jenis, kepala });
const simpan = (b: Berkas, kepala: object) => pu.put('/nk/v2/data-nk', { idNk: b.idNk, versi: b.versi, kepala });

describe('codes of lists in the header', () => {
  it('stands with the name of the list, never with one that came from outside', async () => {
    const r = await buat(PERTEK, { kbli: '10110', ur_kbli: 'Nama palsu' });
    expect(r.http).toBe(201);
    expect(r.data.json_simpan.kepala).toMatchObject({
      kbli: '10110',
      ur_kbli: 'Kegiatan Rumah Potong dan Pengepakan Daging Bukan Unggas',
    });
    const dua = await simpan(r.data as Berkas, { kantor_pabean: '040300', ur_kantor_pabean: 'Nama palsu' });
    expect(dua).toMatchObject({
      http: 200,
      data: { json_simpan: { kepala: { kbli: '10110', ur_kantor_pabean: 'KPU BC Tipe A Tanjung Priok' } } },
    });
    const kosong = await simpan(dua.data as Berkas, { kbli: '' });
    expect(kosong.data.json_simpan.kepala).toMatchObject({ kbli: '', ur_kbli: '' });
  });
  it('says at its field which code is in no list, and saves nothing of that call', async () => {
    const r = await buat(PERTEK);
    const salah = await simpan(r.data as Berkas, { kbli: '99999', kantor_pabean: '999998', keterangan: 'x' });
    expect(salah).toMatchObject({ http: 422, code: '06' });
    expect(salah.errors).toEqual([
      expect.objectContaining({ path: 'kbli', message: 'KBLI kegiatan usaha 99999 tidak ada di daftar' }),
      expect.objectContaining({ path: 'kantor_pabean', message: 'Kantor pabean pemasukan 999998 tidak ada di daftar' }),
    ]);
    const rinci = await pu.get(`/nk/v2/data-nk/get?id_nk=${r.data.idNk}`);
    expect(rinci.data.json_simpan).toMatchObject({ versi: 1, kepala: {} });
    expect(await buat(PERTEK, { kbli: '99999' })).toMatchObject({ http: 422, errors: [{ path: 'kbli' }] });
    expect(await buat(PERTEK, { kbli: { $ne: 1 } })).toMatchObject({ http: 422, errors: [{ path: 'kbli' }] });
  });
  it('offices that goods do not come in through are not taken', async () => {
    expect(await buat(PERTEK, { kantor_pabean: '000000' })).toMatchObject({
      http: 422,
      errors: [{ path: 'kantor_pabean' }],
    });
  });
  it('a code that the list has lost keeps a file from being sent, with the field named', async () => {
    const d = await drafLengkap(pu);
    const id = BigInt(d.idNk);
    const { kepala } = await dunia.db.pengajuan.findUniqueOrThrow({ where: { id } });
    await dunia.db.pengajuan.update({ where: { id }, data: { kepala: { ...(kepala as object), kbli: '98765' } } });
    expect(await pu.post('/nk/v2/data-nk/kirimPermohonan', { idNk: d.idNk, versi: d.versi })).toMatchObject({
      http: 422,
      errors: [{ langkah: 'perusahaan', path: 'kbli', message: 'KBLI kegiatan usaha 98765 tidak ada di daftar' }],
    });
  });
});

describe('the exporter, whose list another system keeps', () => {
  it('is written freely while the list cannot be had, and no save waits for that system', async () => {
    luar.kementan = () => 'gantung';
    const r = await buat(RKI, { eksportir: 'Outback Meat Pty' });
    expect(r).toMatchObject({ http: 201, data: { json_simpan: { kepala: { eksportir: 'Outback Meat Pty' } } } });
  });
  it('has its name from the list that was fetched last, and keeps it when that list is gone', async () => {
    luar.kementan = () => [200, [EKSPORTIR]];
    const r = await buat(RKI);
    expect((await pu.get('/nk/v2/data-nk/ref/eksportir-kementan')).data).toEqual([EKSPORTIR]);
    const satu = await simpan(r.data as Berkas, { eksportir: 'EKS-00001', ur_eksportir: 'Nama palsu' });
    expect(satu.data.json_simpan.kepala).toMatchObject({ eksportir: 'EKS-00001', ur_eksportir: 'Contoh Pastoral Co' });
    await dunia.db.jawabanLuar.deleteMany();
    const dua = await simpan(satu.data as Berkas, { eksportir: 'EKS-00001' });
    expect(dua.data.json_simpan.kepala.ur_eksportir).toBe('Contoh Pastoral Co');
    const tiga = await simpan(dua.data as Berkas, { eksportir: 'Tulisan sendiri' });
    expect(tiga.data.json_simpan.kepala.ur_eksportir).toBe('');
  });
  it('is a field of commodity groups of the ministry of agriculture alone', async () => {
    const r = await buat(PERTEK);
    expect(await simpan(r.data as Berkas, { eksportir: 'Outback Meat Pty' })).toMatchObject({
      http: 422,
      errors: [{ path: 'eksportir', message: 'Isian Eksportir di negara asal tidak dikenal' }],
    });
    const isian = async (idNk: string) =>
      (
        (await pu.get(`/nk/v2/data-nk/get?id_nk=${idNk}`)).data.formulir.isian as {
          kd_field: string;
          daftar?: string;
        }[]
      ).filter((i) => i.daftar);
    expect((await isian(r.data.idNk as string)).map((i) => i.kd_field)).toEqual(['kbli', 'kantor_pabean']);
    const rki = await buat(RKI);
    expect((await isian(rki.data.idNk as string)).map((i) => i.daftar)).toEqual(['kbli', 'kpbc', 'eksportir']);
  });
});
