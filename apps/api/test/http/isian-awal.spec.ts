import type { Client } from '../support/client';
import { SANDI, World } from '../support/world';

const OSS = '2026-11-27T02:00:00.000Z';
const AKTIF = '2026-02-03T02:00:00.000Z';
let dunia: World;
let ratna: Client;
beforeAll(async () => {
  dunia = await World.open({});
  ratna = await dunia.sebagai('ratna');
  await dunia.db.organisasi.update({
    where: { id: dunia.organisasi('nusa').id },
    data: { alamat: 'Jl. Uji 1, Bekasi', alamat_oss: OSS, kota: 'Bekasi', api_code: '02' },
  });
  await dunia.db.pengguna.updateMany({
    where: { username: 'ratna' },
    data: { position: 'Manajer', diaktifkan: AKTIF },
  });
});
afterAll(() => dunia.close());

const awal = (c: Client, kd_rekom = '07') => c.get(`/nk/v2/data-nk/isian-awal?kd_rekom=${kd_rekom}`);

describe('what a new application begins with', () => {
  it('names the company’s data or the profile of who begins; and a draft begins so', async () => {
    const h = await awal(ratna);
    const perusahaan = { sumber: 'perusahaan', menurut_oss: false, pada: null };
    const profil = { sumber: 'profil', menurut_oss: false, pada: AKTIF };
    expect(h.data).toEqual(
      expect.arrayContaining([
        { kd_field: 'jenis_pelaku', nilai: 'PRODUSEN', ...perusahaan },
        { kd_field: 'alamat_pabrik', nilai: 'Jl. Uji 1, Bekasi', sumber: 'perusahaan', menurut_oss: true, pada: OSS },
        { kd_field: 'jabatan_penanggung_jawab', nilai: 'Manajer', ...profil },
      ]),
    );
    const d = (await ratna.post('/nk/v2/data-nk', { kd_rekom: '07', kd_komoditas: '0142' })).data;
    const { kepala } = (await ratna.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).data.json_simpan;
    for (const { kd_field, nilai } of h.data as { kd_field: string; nilai: string }[])
      expect([kd_field, kepala[kd_field]]).toEqual([kd_field, nilai]);
  });
  it('an address that the account has added its city to is not as OSS said it', async () => {
    const id = dunia.organisasi('nusa').id;
    await dunia.db.organisasi.update({ where: { id }, data: { alamat: 'Jl. Uji 1' } });
    const { data } = await awal(ratna);
    await dunia.db.organisasi.update({ where: { id }, data: { alamat: 'Jl. Uji 1, Bekasi' } });
    expect(data).toContainEqual({
      kd_field: 'alamat_pabrik',
      nilai: 'Jl. Uji 1, Bekasi',
      sumber: 'perusahaan',
      menurut_oss: false,
      pada: null,
    });
  });
  it('what was changed since is as old as its change; what was not, as the account', async () => {
    const { id } = dunia.pengguna('ratna');
    const { versi } = (await ratna.get(`/api-prod/user/${id}`)).data;
    const dari = Date.now();
    expect((await ratna.put(`/api-prod/user/${id}`, { versi, position: 'Direktur' })).http).toBe(200);
    const data = (await awal(ratna)).data as { kd_field: string; nilai: string; pada: string }[];
    const satu = (kd: string) => data.find((a) => a.kd_field === kd);
    expect(satu('jabatan_penanggung_jawab')?.nilai).toBe('Direktur');
    expect(Date.parse(satu('jabatan_penanggung_jawab')?.pada ?? '')).toBeGreaterThanOrEqual(dari);
    expect(satu('nama_penanggung_jawab')?.pada).toBe(AKTIF);
  });
  it('an address asked for in a mail is not that of the profile yet', async () => {
    const { id } = dunia.pengguna('ratna');
    const { versi, email } = (await ratna.get(`/api-prod/user/${id}`)).data;
    expect(
      (await ratna.put(`/api-prod/user/${id}`, { versi, email: 'ratna.baru@contoh.invalid', sandi: SANDI })).http,
    ).toBe(200);
    expect((await awal(ratna)).data).toContainEqual(
      expect.objectContaining({ kd_field: 'surel', nilai: email, pada: AKTIF }),
    );
  });
  it('is of the own firm: another one is told its own, a ministry nothing', async () => {
    const hendra = (await awal(await dunia.sebagai('hendra'))).data as { nilai: string }[];
    expect(hendra.map((a) => a.nilai)).not.toContain('Jl. Uji 1, Bekasi');
    expect((await awal(await dunia.sebagai('dewi'))).http).toBe(403);
    expect((await awal(ratna, '99')).http).toBe(400);
  });
});
