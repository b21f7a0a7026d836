import type { Client } from '../support/client';
import { World } from '../support/world';

const OSS = '2026-11-27T02:00:00.000Z';
let dunia: World;
let ratna: Client;
beforeAll(async () => {
  dunia = await World.open({});
  ratna = await dunia.sebagai('ratna');
  await dunia.db.organisasi.update({
    where: { id: dunia.organisasi('nusa').id },
    data: { alamat: 'Jl. Uji 1, Bekasi', alamat_oss: OSS, kota: 'Bekasi', api_code: '02' },
  });
  await dunia.db.pengguna.updateMany({ where: { username: 'ratna' }, data: { position: 'Manajer' } });
});
afterAll(() => dunia.close());

const awal = (c: Client, kd_rekom = '07') => c.get(`/nk/v2/data-nk/isian-awal?kd_rekom=${kd_rekom}`);

describe('what a new application begins with', () => {
  it('names the company’s data or the profile of who begins; and a draft begins so', async () => {
    const h = await awal(ratna);
    const perusahaan = { sumber: 'perusahaan', pada: null };
    const profil = { sumber: 'profil', pada: null };
    expect(h.data).toEqual(
      expect.arrayContaining([
        { kd_field: 'jenis_pelaku', nilai: 'PRODUSEN', ...perusahaan },
        { kd_field: 'alamat_pabrik', nilai: 'Jl. Uji 1, Bekasi', sumber: 'perusahaan', pada: OSS },
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
      pada: null,
    });
  });
  it('is of the own firm: another one is told its own, a ministry nothing', async () => {
    const hendra = (await awal(await dunia.sebagai('hendra'))).data as { nilai: string }[];
    expect(hendra.map((a) => a.nilai)).not.toContain('Jl. Uji 1, Bekasi');
    expect((await awal(await dunia.sebagai('dewi'))).http).toBe(403);
    expect((await awal(ratna, '99')).http).toBe(400);
  });
});
