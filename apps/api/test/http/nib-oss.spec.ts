import { startSimulators, type Simulators } from '@sinas/simulators/server';
import { forgetPemutus } from '../../src/platform/outbound/pemutus';
import { berkasSampai } from '../support/keadaan';
import type { Client } from '../support/client';
import { teksPdfJadi } from '../support/teks-pdf';
import { World } from '../support/world';

const [NIB, NPWP] = ['9900000000003', '0990000003990000'];
const JALUR = '/nk/v2/data-nk/upload/nib';
let luar: Simulators;
let dunia: World;
let pu: Client;
beforeAll(async () => {
  luar = await startSimulators(0);
  dunia = await World.open({ REGISTRI_URL: `${luar.url}/registri` });
  await dunia.db.organisasi.update({ where: { id: dunia.organisasi('nusa').id }, data: { nib: NIB, npwp: NPWP } });
  pu = await dunia.sebagai('ratna');
});
afterAll(async () => {
  await dunia.close();
  await luar.close();
});
beforeEach(async () => {
  forgetPemutus();
  await dunia.db.jawabanLuar.deleteMany();
  await kendali('normal');
});
async function kendali(mode: string): Promise<void> {
  const r = await fetch(`${luar.url}/_kendali`, { method: 'POST', body: JSON.stringify({ sistem: 'registri', mode }) });
  expect(r.status).toBe(200);
}
const nib = async (idNk: string) =>
  dunia.db.dokumen.findMany({ where: { id_pengajuan: BigInt(idNk), kd_dokumen: 'D02', asal: 'PEMOHON' } });

describe('the NIB of a draft, drawn up from what OSS says', () => {
  it('is a paper of the file like any other: with its number, the day, and what stands on the NIB', async () => {
    const d = await berkasSampai(dunia, 'draf');
    await dunia.db.dokumen.deleteMany({ where: { id_pengajuan: BigInt(d.idNk), kd_dokumen: 'D02' } });
    const r = await pu.post(JALUR, { id_nk: d.idNk });
    expect([r.http, r.data]).toEqual([201, expect.objectContaining({ kd_dokumen: 'D02', nomor: NIB, nama_file: `NIB-${NIB}.pdf`, status: 'READY', asal: 'PEMOHON' })]); // prettier-ignore
    expect(await nib(d.idNk)).toMatchObject([{ status: 'READY', mime: 'application/pdf' }]);
    const oss = (await pu.get(`/api/oss/v2/nib/inqueryNib?nib=${NIB}`)).data[0];
    const teks = await teksPdfJadi((await pu.get(`/berkas/${r.data.id}`)).raw);
    for (const kata of [
      'Kutipan NIB',
      oss.nama,
      oss.alamat,
      oss.kbli[0].kode_kbli,
      'Kutipan ini bukan NIB yang diterbitkan OSS.',
    ])
      // prettier-ignore
      expect(teks).toContain(kata);
    expect((await pu.del(`/nk/v2/data-nk/upload?file_path=${r.data.id}`)).http).toBe(200);
    expect(await nib(d.idNk)).toEqual([]);
  });
  it('where OSS does not answer, or knows no such company, or there is no NIB, it says so, and nothing is stored', async () => {
    const d = await berkasSampai(dunia, 'draf');
    const ada = (await nib(d.idNk)).length;
    await kendali('gagal');
    const r = await pu.post(JALUR, { id_nk: d.idNk });
    expect([r.http, r.message]).toEqual([422, 'OSS sedang tidak menjawab. Unggah NIB Anda, atau coba lagi nanti']);
    await kendali('normal');
    forgetPemutus();
    await dunia.db.organisasi.update({ where: { id: dunia.organisasi('nusa').id }, data: { nib: '9111111111111' } });
    const lain = await pu.post(JALUR, { id_nk: d.idNk });
    await dunia.db.organisasi.update({ where: { id: dunia.organisasi('nusa').id }, data: { nib: NIB } });
    expect([lain.http, lain.message]).toEqual([422, 'OSS tidak mengenal perusahaan ini. Unggah NIB Anda']);
    await dunia.db.organisasi.update({ where: { id: dunia.organisasi('nusa').id }, data: { nib: null } });
    const tanpa = await pu.post(JALUR, { id_nk: d.idNk });
    await dunia.db.organisasi.update({ where: { id: dunia.organisasi('nusa').id }, data: { nib: NIB } });
    expect([tanpa.http, tanpa.message]).toEqual([422, 'Akun perusahaan ini belum punya NIB. Unggah NIB Anda']);
    expect((await nib(d.idNk)).length).toBe(ada);
  });
  it('only for a file that can be changed, by its company', async () => {
    const d = await berkasSampai(dunia, 'draf');
    for (const [siapa, http] of [
      ['hendra', 404],
      ['dewi', 403],
    ] as const)
      expect((await (await dunia.sebagai(siapa)).post(JALUR, { id_nk: d.idNk })).http).toBe(http);
    expect((await dunia.tamu().post(JALUR, { id_nk: d.idNk })).http).toBe(401);
    expect((await pu.post(JALUR, {})).http).toBe(400);
    const terkirim = await berkasSampai(dunia, 'antre');
    expect((await pu.post(JALUR, { id_nk: terkirim.idNk })).http).toBe(409);
  });
});
