import { startSimulators, type Simulators } from '@sinas/simulators/server';
import { registry } from '../../src/platform/metrik/metrik';
import { forgetPemutus } from '../../src/platform/outbound/pemutus';
import { berkasSampai } from '../support/keadaan';
import type { Client } from '../support/client';
import { World } from '../support/world';

const [NIB, NPWP] = ['9900000000003', '0990000003990000'];
const BEKU = '9900000000005';
let luar: Simulators;
let dunia: World;
let pu: Client;
beforeAll(async () => {
  luar = await startSimulators(0);
  dunia = await World.open({
    REGISTRI_URL: `${luar.url}/registri`,
    INTEGRASI_URL: `${luar.url}/integrasi`,
    PAJAK_URL: `${luar.url}/pajak`,
    KEMENTAN_URL: `${luar.url}/kementan`,
  });
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
  for (const sistem of ['registri', 'integrasi', 'pajak', 'kementan']) await kendali(sistem, 'normal');
});

async function kendali(sistem: string, mode: string, isi: object = {}): Promise<void> {
  const r = await fetch(`${luar.url}/_kendali`, { method: 'POST', body: JSON.stringify({ sistem, mode, ...isi }) });
  expect(r.status).toBe(200);
}
const panggilan = async (sistem: string): Promise<number> => {
  const semua = (await (await fetch(`${luar.url}/_panggilan`)).json()) as Record<string, { jumlah: number }>;
  return semua[sistem]?.jumlah ?? 0;
};
const gagalTercatat = async (sistem: string): Promise<number> => {
  const { values } = await (
    registry.getSingleMetric('sinas_lookup_failed_total') as {
      get(): Promise<{ values: { value: number; labels: { system?: string } }[] }>;
    }
  ).get();
  return values.find((v) => v.labels.system === sistem)?.value ?? 0;
};
const SEMUA = [
  '/api/registrasi/v2/getNibNpwp?nib=',
  '/api/oss/v2/nib/inqueryNib?nib=',
  '/api/registrasi/v2/getAllPro?id_nib=',
  '/api/registrasi/v2/getAllCheck?id_nib=',
  '/api/pajak/getNpwp?id=',
  '/api/pajak/checkKswp?id=',
  '/api/pajak/checkPemusatan?id=',
  '/api/bmdtp/dataPPI?npwp=',
  ...['gap', 'ghp', 'skp-kkp', 'kapasitas', 'lhv'].map((d) => `/nk/v2/data-nk/ref/${d}?npwp=`),
];
const LOADER = ['eksportir', 'unitkdjo', 'register-premises'].map((d) => `/nk/v2/data-nk/ref/${d}-kementan`);

describe('what other systems know of one’s own company', () => {
  it('NIB and NPWP, by either number or by none', async () => {
    const r = await pu.get('/api/registrasi/v2/getNibNpwp');
    expect(r.data).toEqual([
      expect.objectContaining({ nib: NIB, npwp: NPWP, status_nib: '01', kswp: 'VALID', id_nib: expect.any(String) }),
    ]);
    expect((await pu.get(`/api/registrasi/v2/getNibNpwp?npwp=${NPWP}`)).data).toEqual(r.data);
    expect([r.meta.gagal, new Date(r.meta.diambil).getTime()]).toEqual([false, expect.any(Number)]);
  });
  it('the address of the account follows what OSS says, with the time of its answer and what was there before; a branch keeps its own', async () => {
    const [id, cabang] = [dunia.organisasi('nusa').id, dunia.organisasi('cabang').id];
    await dunia.db.organisasi.updateMany({ where: { id: { in: [id, cabang] } }, data: { nib: NIB, alamat: 'Jl. Lama 1', kota: 'Bekasi', alamat_oss: null } }); // prettier-ignore
    const r = await pu.get('/api/registrasi/v2/getNibNpwp');
    const [kini, lain] = await Promise.all([id, cabang].map((x) => dunia.db.organisasi.findUniqueOrThrow({ where: { id: x } }))); // prettier-ignore
    expect(kini).toMatchObject({ alamat: r.data[0].alamat, kota: null, alamat_oss: new Date(r.meta.diambil) });
    expect(lain).toMatchObject({ alamat: 'Jl. Lama 1', kota: 'Bekasi', alamat_oss: null });
    const jejak = async () =>
      (await dunia.db.riwayatAkun.findMany({ where: { id_objek: id, peristiwa: 'status_perusahaan' } })).filter(
        (x) => 'alamat' in (x.sesudah as object),
      );
    const dicatat = await jejak();
    expect(dicatat.at(-1)).toMatchObject({ sebelum: { alamat: 'Jl. Lama 1' }, sesudah: { alamat: kini?.alamat } });
    await dunia.db.jawabanLuar.deleteMany();
    const lagi = await pu.get('/api/registrasi/v2/getNibNpwp');
    expect(await dunia.db.organisasi.findUniqueOrThrow({ where: { id } })).toMatchObject({ alamat_oss: new Date(lagi.meta.diambil) }); // prettier-ignore
    expect(await jejak()).toHaveLength(dicatat.length);
    await dunia.db.organisasi.update({ where: { id: cabang }, data: { nib: null } });
  });
  it('REF-09 REF-10 the registry with lines of business and projects', async () => {
    const [oss] = (await pu.get(`/api/oss/v2/nib/inqueryNib?nib=${NIB}`)).data;
    expect(oss).toMatchObject({ nib: NIB, jumlah_proyek: 1, kbli: [{ kode_kbli: expect.any(String) }] });
    const [proyek] = (await pu.get(`/api/registrasi/v2/getAllPro?id_nib=${NIB}`)).data;
    expect(Object.keys(proyek).sort()).toEqual(
      [
        ...['flag_cabang', 'id_proyek', 'jumlah_investasi', 'kbli', 'nama_cabang', 'nama_pj'],
        ...['no_identitas_pj', 'npwp_cabang', 'sektor', 'uraian_usaha'],
      ].sort(),
    );
  });
  it('a person’s identity number is whole for his company, masked for officers, and encrypted where it is kept', async () => {
    const nomor = async (c: Client) =>
      (await c.get(`/api/registrasi/v2/getAllPro?id_nib=${NIB}`)).data[0].no_identitas_pj as string;
    const utuh = await nomor(pu);
    expect(utuh).toMatch(/^9900\d{12}$/);
    expect(await nomor(await dunia.sebagai('fajar'))).not.toContain(utuh.slice(0, 8));
    const [simpanan] = await dunia.db.jawabanLuar.findMany({ where: { sistem: 'oss' } });
    expect([simpanan?.isi.startsWith('v2.k1.'), simpanan?.isi.includes(utuh)]).toEqual([true, false]);
  });
  it('all checks, each by itself', async () => {
    const cek = async (c: Client, nib: string) =>
      ((await c.get(`/api/registrasi/v2/getAllCheck?id_nib=${nib}`)).data as { kode: string; lulus: boolean }[])
        .filter((h) => !h.lulus)
        .map((h) => h.kode);
    expect(await cek(pu, NIB)).toEqual([]);
    expect(await cek(await dunia.sebagai('fajar'), BEKU)).toEqual(['NIB']);
  });
  it('the tax office: NPWP, KSWP, pemusatan', async () => {
    expect((await pu.get('/api/pajak/getNpwp')).data).toEqual([
      expect.objectContaining({ npwp: NPWP, status: 'AKTIF', ur_kpp: expect.any(String) }),
    ]);
    expect((await pu.get(`/api/pajak/checkKswp?id=${NIB}`)).data).toEqual([
      { npwp: NPWP, kswp: 'VALID', keterangan: expect.any(String) },
    ]);
    expect((await pu.get(`/api/pajak/checkPemusatan?id=${NPWP}`)).data).toMatchObject([{ pemusatan: 'Y' }]);
  });
  it.each([
    ['gap', 'GAP-'],
    ['ghp', 'GHP-'],
    ['skp-kkp', 'SKP-'],
    ['lhv', 'LHV-'],
  ])('certificates: %s', async (daftar, awalan) => {
    const r = await pu.get(`/nk/v2/data-nk/ref/${daftar}`);
    expect(r.data).toEqual([expect.objectContaining({ nomor: expect.stringContaining(awalan) })]);
  });
  it('capacity and profile of the industry', async () => {
    expect((await pu.get('/nk/v2/data-nk/ref/kapasitas')).data).toMatchObject([
      { kapasitas: '12000', satuan: 'TNE', ur_satuan: expect.stringMatching(/^Ton/) },
    ]);
    expect((await pu.get('/api/bmdtp/dataPPI')).data).toMatchObject([{ npwp: NPWP, status: 'AKTIF' }]);
  });
});

describe('whose company one may ask about', () => {
  it.each(SEMUA)('%s of another company is not found, the same as one that does not exist', async (path) => {
    const sebelum = await panggilan('registri');
    const hendra = await dunia.sebagai('hendra');
    const [lain, tiada] = [await hendra.get(path + NIB), await hendra.get(`${path}9999999999999`)];
    expect([lain.http, tiada.http, lain.message]).toEqual([404, 404, tiada.message]);
    expect(await panggilan('registri')).toBe(sebelum);
  });
  it('officers ask about companies whose files are in their scope, LNSW about any', async () => {
    const tanya = async (orang: string, nib = NIB) =>
      (await (await dunia.sebagai(orang)).get(`/api/oss/v2/nib/inqueryNib?nib=${nib}`)).http;
    expect([await tanya('dewi'), await tanya('rudi'), await tanya('fajar'), await tanya('super', BEKU)]).toEqual([
      404, 404, 200, 200,
    ]);
    await berkasSampai(dunia, 'antre');
    expect([await tanya('dewi'), await tanya('wayan'), await tanya('rudi'), await tanya('dewi', BEKU)]).toEqual([
      200, 404, 200, 404,
    ]);
    expect(await tanya('fajar', 'bukan-nomor')).toBe(404);
  });
  it('a branch asks about itself only', async () => {
    const sari = await dunia.sebagai('sari');
    expect((await sari.get(`/api/pajak/checkKswp?id=${NPWP}`)).http).toBe(404);
    expect((await pu.get(`/api/pajak/checkKswp?id=${dunia.organisasi('cabang').npwp}`)).http).toBe(200);
  });
});

describe('answers are kept', () => {
  it('and given again with their age, until they are old', async () => {
    const satu = await pu.get('/api/pajak/checkKswp');
    const jumlah = await panggilan('pajak');
    await kendali('pajak', 'gagal');
    const dua = await pu.get('/api/pajak/checkKswp');
    expect([dua.data, dua.meta, await panggilan('pajak')]).toEqual([satu.data, satu.meta, jumlah]);
    await dunia.db.jawabanLuar.updateMany({ data: { diambil: new Date(Date.now() - 3_600_000) } });
    expect((await pu.get('/api/pajak/checkKswp')).meta).toEqual({ diambil: null, gagal: true });
    expect(await panggilan('pajak')).toBe(jumlah + 1);
  });
  it('callers of one moment share one call', async () => {
    await kendali('pajak', 'lambat', { ms: 300 });
    const sebelum = await panggilan('pajak');
    const semua = await Promise.all(Array.from({ length: 8 }, () => pu.get('/api/pajak/getNpwp')));
    expect(semua.map((r) => r.data.length)).toEqual(Array(8).fill(1));
    expect(await panggilan('pajak')).toBe(sebelum + 1);
  });
});

describe('a system that fails', () => {
  it.each(SEMUA)('GALAT-07 %s is an empty list, and a later call finds the system well again', async (path) => {
    const sistem = path.includes('/pajak') ? 'pajak' : /registrasi|oss/.test(path) ? 'registri' : 'integrasi';
    await kendali(sistem, 'gagal', { kali: 1 });
    const gagal = await pu.get(path + NPWP);
    expect([gagal.http, gagal.data, gagal.meta]).toEqual([200, [], { diambil: null, gagal: true }]);
    const pulih = await pu.get(path + NPWP);
    expect([pulih.http, pulih.data.length > 0, pulih.meta.gagal]).toEqual([200, true, false]);
  });
  it('GALAT-07 is counted for operators', async () => {
    const sebelum = await gagalTercatat('pajak-kswp');
    await kendali('pajak', 'gagal', { kali: 1 });
    await pu.get('/api/pajak/checkKswp');
    expect(await gagalTercatat('pajak-kswp')).toBe(sebelum + 1);
  });
  it('BATAS-01 a system that hangs is waited for no longer than its budget', async () => {
    const batas = jest.spyOn(AbortSignal, 'timeout');
    const semula = batas.getMockImplementation() ?? AbortSignal.timeout.bind(AbortSignal);
    batas.mockImplementation((ms) => {
      const c = new AbortController();
      setTimeout(() => c.abort(new DOMException(`after ${ms}`, 'TimeoutError')), ms / 100);
      return c.signal;
    });
    for (const [sistem, path, ms] of [
      ['pajak', '/api/pajak/checkKswp', 20_000],
      ['registri', '/api/oss/v2/nib/inqueryNib', 15_000],
      ['kementan', LOADER[0], 15_000],
    ] as const) {
      await kendali(sistem, 'gantung');
      const r = await pu.get(String(path));
      expect([r.http, r.data, batas.mock.calls.at(-1)]).toEqual([200, [], [ms]]);
    }
    batas.mockImplementation(semula).mockRestore();
  });
  it('one that answers for another company is not believed', async () => {
    const asli = global.fetch;
    const palsu = jest
      .spyOn(global, 'fetch')
      .mockImplementation((url, init) =>
        (url as URL).pathname?.startsWith('/pajak/')
          ? Promise.resolve(new Response(JSON.stringify({ npwp: '0990000001990000', kswp: 'VALID' })))
          : asli(url, init),
      );
    const r = await pu.get('/api/pajak/checkKswp');
    palsu.mockRestore();
    expect([r.http, r.data, r.meta.gagal]).toEqual([200, [], true]);
  });
});

describe('lists of the ministry of agriculture', () => {
  it('REF-13 REF-14 REF-15 with their names', async () => {
    const medan = await Promise.all(LOADER.map(async (p) => Object.keys((await pu.get(p)).data[0]).sort()));
    const alamat = ['alamat', 'kd_negara', 'nama', 'negara'];
    expect(medan).toEqual([
      [...alamat, 'kode'].sort(),
      [...alamat, 'id_simrek', 'kode_unit_usaha'].sort(),
      [...alamat, 'kode_register_premises'].sort(),
    ]);
  });
  it('by keyword, in any order of the words', async () => {
    const r = await pu.get(`${LOADER[0]}?keyword=${encodeURIComponent('farms SELANDIA')}&limit=3`);
    expect(r.data.map((e: { kd_negara: string }) => e.kd_negara)).toEqual(['NZ', 'NZ', 'NZ']);
    expect((await pu.get(`${LOADER[0]}?keyword=%25`)).data).toEqual([]);
    const dekat = await pu.get(`${LOADER[0]}?keyword=selandya&limit=1`); // a letter wrong
    expect(dekat.data.map((e: { kd_negara: string }) => e.kd_negara)).toEqual(['NZ']);
  });
  it.each(LOADER)('GALAT-09 %s is tried five times more on HTTP 500', async (path) => {
    const sebelum = await panggilan('kementan');
    await kendali('kementan', 'gagal', { kali: 5 });
    expect((await pu.get(path)).data.length).toBe(100);
    expect(await panggilan('kementan')).toBe(sebelum + 6);
  });
  it('GALAT-09 and no sixth time; nothing else is tried again', async () => {
    const sebelum = await panggilan('kementan');
    await kendali('kementan', 'gagal');
    expect((await pu.get(LOADER[0] ?? '')).meta.gagal).toBe(true);
    expect(await panggilan('kementan')).toBe(sebelum + 6);
    forgetPemutus();
    await kendali('kementan', 'tolak');
    expect((await pu.get(LOADER[0] ?? '')).meta.gagal).toBe(true);
    expect(await panggilan('kementan')).toBe(sebelum + 7);
  });
});
