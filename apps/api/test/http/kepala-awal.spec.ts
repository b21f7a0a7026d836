import { PERTEK, RKI } from '../support/berkas';
import type { Client } from '../support/client';
import { World } from '../support/world';

const NK = '/nk/v2/data-nk';
const TOLAK_U = 'Perusahaan tercatat API-P di OSS, jadi tidak dapat mengajukan sebagai Pedagang (API-U)';
let dunia: World;
let pu: Client;
beforeAll(async () => {
  dunia = await World.open({});
  pu = await dunia.sebagai('ratna');
  await dunia.db.pengguna.update({
    where: { id: dunia.pengguna('ratna').id },
    data: { fullname: 'Ratna Wulandari', position: 'Manajer Perizinan', email: 'ratna@contoh.invalid' },
  });
});
afterAll(() => dunia.close());
const api = (api_code: string | null) =>
  dunia.db.organisasi.update({ where: { id: dunia.organisasi('nusa').id }, data: { api_code } });

describe('issue 13 part 4: a new application begins with what registry and profile hold', () => {
  it('fills kind, address and contact, and what is sent goes before it', async () => {
    const { data } = await pu.post(NK, { ...PERTEK, kepala: { surel: 'impor@contoh.invalid' } });
    expect(data.json_simpan.kepala).toMatchObject({
      jenis_pelaku: 'PRODUSEN',
      alamat_pabrik: 'Jl. Contoh No. 1, Jakarta',
      nama_penanggung_jawab: 'Ratna Wulandari',
      jabatan_penanggung_jawab: 'Manajer Perizinan',
      surel: 'impor@contoh.invalid',
    });
  });
});

describe('issue 13 part 8: an API-P importer does not apply as API-U, and the reverse', () => {
  it('refuses the other kind at its field, on creation and on saving; the rest of the draft stays', async () => {
    const langsung = await pu.post(NK, { ...PERTEK, kepala: { jenis_pelaku: 'PEDAGANG' } });
    expect(langsung).toMatchObject({ http: 422, errors: [{ path: 'jenis_pelaku', message: TOLAK_U }] });
    const { idNk } = (await pu.post(NK, RKI)).data as { idNk: string };
    const ubah = await pu.put(NK, { idNk, versi: 1, kepala: { jenis_pelaku: 'PEDAGANG', keterangan: 'x' } });
    expect(ubah).toMatchObject({ http: 422, errors: [{ path: 'jenis_pelaku', message: TOLAK_U }] });
    expect(await pu.put(NK, { idNk, versi: 1, kepala: { jenis_pelaku: 'PENGGUNA' } })).toMatchObject({ http: 200 });
    expect((await pu.get(`${NK}/get?id_nk=${idNk}`)).data.formulir.api_code).toBe('02');
  });
  it('a draft from before says it among what lacks, and is not sent', async () => {
    const { idNk } = (await pu.post(NK, PERTEK)).data as { idNk: string };
    await api('01');
    const { data } = await pu.get(`${NK}/get?id_nk=${idNk}`);
    expect(data.kelengkapan.masalah).toContainEqual({
      langkah: 'perusahaan',
      path: 'jenis_pelaku',
      message: 'Perusahaan tercatat API-U di OSS, jadi tidak dapat mengajukan sebagai Produsen (API-P)',
    });
    await api(null);
    const bebas = await pu.put(NK, { idNk, versi: 1, kepala: { jenis_pelaku: 'PEDAGANG' } });
    expect(bebas.http).toBe(200);
    await api('02');
  });
});
