import ExcelJS from 'exceljs';
import { drafLengkap, RKI } from '../support/berkas';
import type { Client } from '../support/client';
import { hingga } from '../support/hingga';
import { RUTE } from '../support/rute';
import { World } from '../support/world';

const REF = '/nk/v2/data-nk/ref';
let dunia: World;
let ratna: Client;
let operator: Client;
beforeAll(async () => {
  dunia = await World.open({});
  ratna = await dunia.sebagai('ratna');
  operator = await dunia.sebagai('fajar');
});
afterAll(() => dunia.close());
const tambah = (jenis: string, induk: string, kode: string) =>
  operator.post(`/nk/v2/kelola-referensi/${jenis}/entri`, {
    kode: `${induk}.${kode}`,
    uraian: `${induk} ${kode}`,
    induk,
    data: { [jenis === 'negara_elemen' ? 'negara' : 'pelabuhan']: kode },
    catatan: 'uji lookup',
  });

describe('12.B5 lookups do what their names say', () => {
  const negara = async (q: string) =>
    ((await ratna.get(`${REF}/negara-by-kdelemen?${q}`)).data as { KodeNegara: string }[]).map((n) => n.KodeNegara);
  const pelabuhan = async (q: string) =>
    ((await ratna.get(`${REF}/pelabuhan-elemen?${q}`)).data as { KodePelabuhan: string }[]).map((p) => p.KodePelabuhan);

  it('negara-by-kdelemen: those of the element, else of its commodity, else all', async () => {
    const semua = await negara('');
    expect(semua.length).toBeGreaterThan(200);
    expect(await negara('kd_elemen=021501')).toEqual(semua);
    expect((await tambah('negara_elemen', '015', 'TH')).http).toBe(201);
    expect((await tambah('negara_elemen', '015', 'BR')).http).toBe(201);
    expect(await negara('kd_elemen=021501')).toEqual(['BR', 'TH']);
    expect((await tambah('negara_elemen', '021501', 'AU')).http).toBe(201);
    expect(await negara('kd_elemen=021501')).toEqual(['AU']);
    expect(await negara('kd_elemen=021502')).toEqual(['BR', 'TH']);
    expect(await negara('kd_elemen=015&keyword=brasil')).toEqual(['BR']);
    expect(await negara('kd_elemen=015&limit=1&page=2')).toEqual(['TH']);
    expect(await negara('kd_elemen=011')).toEqual(semua); // of another commodity
  });
  it('pelabuhan-elemen: likewise, among the ports that goods arrive at', async () => {
    const semua = await pelabuhan('kd_elemen=015');
    expect(semua.length).toBeGreaterThan(20);
    expect((await tambah('pelabuhan_elemen', '015', 'IDTPP')).http).toBe(201);
    expect(await pelabuhan('kd_elemen=021503')).toEqual(['IDTPP']);
    expect(await pelabuhan('')).toEqual(semua);
  });
  it('all options of a row at once: what their own lists share, else the commodity’s; contradicting lists narrow nothing', async () => {
    expect(await negara('kd_elemen=021502,021501')).toEqual(['AU']); // 021502 has no list of its own
    expect((await tambah('negara_elemen', '031501', 'AU')).http).toBe(201);
    expect((await tambah('negara_elemen', '031501', 'VN')).http).toBe(201);
    expect(await negara('kd_elemen=021501,031501')).toEqual(['AU']);
    expect((await tambah('negara_elemen', '071501', 'IN')).http).toBe(201);
    expect(await negara('kd_elemen=021501,031501,071501')).toEqual(['BR', 'TH']);
    expect((await ratna.get(`${REF}/negara-by-kdelemen?kd_elemen=021501,`)).http).toBe(400);
    expect((await ratna.get(`${REF}/negara-by-kdelemen?kd_elemen=021501,029901`)).http).toBe(404);
  });
  it('the workbook’s drop-downs offer what some element of the commodity allows, and read every other name', async () => {
    const d = await drafLengkap(ratna, RKI);
    const url = (await ratna.get(`/nk/v2/data-nk/getLinkExcel?id_nk=${d.idNk}`)).data.url as string;
    const buku = new ExcelJS.Workbook();
    await buku.xlsx.load((await ratna.get(url)).raw as unknown as ExcelJS.Buffer);
    const daftar = buku.getWorksheet('Daftar') as ExcelJS.Worksheet;
    const kepala = daftar.getRow(1).values as string[];
    const isi = (label: string) =>
      (daftar.getColumn(kepala.indexOf(label)).values as unknown[]).slice(2).filter(Boolean);
    expect(isi('Negara asal')).toEqual(['Australia', 'Brasil', 'India', 'Thailand', 'Vietnam']);
    expect(isi('Pelabuhan tujuan')).toEqual([expect.stringContaining('Priok'), 'Tandjung Gerem']);
  });
  it('an element that is none is not there, one that is misspelt is refused', async () => {
    for (const jalur of ['negara-by-kdelemen', 'pelabuhan-elemen']) {
      expect((await ratna.get(`${REF}/${jalur}?kd_elemen=029901`)).http).toBe(404);
      expect((await ratna.get(`${REF}/${jalur}?kd_elemen=gula`)).http).toBe(400);
    }
  });
  it('an entry whose code says another country than its field is refused, and one of a country that is none', async () => {
    const salah = { kode: '015.VN', uraian: 'uji', induk: '015', data: { negara: 'BR' }, catatan: 'uji' };
    expect((await operator.post('/nk/v2/kelola-referensi/negara_elemen/entri', salah)).http).toBe(422);
    expect((await tambah('negara_elemen', '015', 'QQ')).http).toBe(422);
  });
  it('elemen-available leaves out an option that has ended, elemen-komoditas shows it as ended', async () => {
    const tutup = await operator.get('/nk/v2/kelola-referensi/elemen/entri?kode=021502');
    const { versi } = tutup.data as { versi: string };
    const h = await operator.post('/nk/v2/kelola-referensi/elemen/entri/tutup', {
      kode: '021502',
      versi,
      berlaku_akhir: '2026-01-01',
      catatan: 'uji lookup',
    });
    expect(h.http).toBe(200);
    const kode = async (jalur: string) =>
      ((await ratna.get(`${REF}/${jalur}?kd_komoditas=015&kd_grup=02`)).data as { kd_elemen: string }[]).map(
        (o) => o.kd_elemen,
      );
    expect(await hingga('021501,021503', async () => String(await kode('elemen-available')))).toBe('021501,021503');
    expect(await kode('elemen-komoditas')).toEqual(expect.arrayContaining(['021502']));
    const r = await ratna.get(`${REF}/elemen-available?kd_komoditas=015`);
    expect(r.meta).toMatchObject({ gagal: false, total: expect.any(Number) });
    expect((await ratna.get(`${REF}/elemen-available?kd_komoditas=0199`)).http).toBe(404);
  });
});

describe('12.B5 PENGAJUAN-17 the paths without v2', () => {
  const berversi = RUTE.filter((r) => r.path.startsWith('/nk/v2/'));
  const isi = (p: string) => p.replace(/\{[^{}]+\}/g, '1');

  it('are known for every licensing path that is served, and answer like the versioned ones', async () => {
    const beda: string[] = [];
    const super1 = await dunia.sebagai('super');
    for (const { method, path } of berversi) {
      const lama = isi(path).replace('/nk/v2/', '/nk/');
      const body = method === 'GET' || method === 'DELETE' ? undefined : {};
      const [a, b] = [await super1.call(method, isi(path), body), await super1.call(method, lama, body)];
      const sama = a.http === b.http && a.code === b.code && a.message === b.message;
      // The overview says when it was counted; counted live, that is now.
      for (const j of [a, b]) if (path.endsWith('/rekap')) Object.assign(j.data, { pada: null });
      const isiSama = method !== 'GET' || JSON.stringify(a.data) === JSON.stringify(b.data);
      if (!sama || !isiSama) beda.push(`${method} ${path}: ${a.http} ${b.http}`);
    }
    expect(beda).toEqual([]);
    expect(berversi.length).toBeGreaterThan(100);
  });
  it('answer where only the versioned ones were served before', async () => {
    for (const p of [
      'data-nk/ref/satuan',
      'data-nk/ref/elemen-komoditas?kd_komoditas=015',
      'data-nk/ref/status-pengajuan',
      'data-nk/countries',
    ]) {
      const r = await ratna.get(`/nk/${p}`);
      expect([p, r.http, (r.data as unknown[]).length > 0]).toEqual([p, 200, true]);
    }
    expect((await operator.get('/nk/user-management/all-users')).http).toBe(200);
  });
  it('ask for the same permission, and know no other version', async () => {
    expect((await ratna.get('/nk/kelola-referensi')).http).toBe(403);
    expect((await dunia.tamu().get('/nk/data-nk/countries')).http).toBe(401);
    expect((await ratna.get('/nk/v3/data-nk/countries')).http).toBe(404);
  });
});

describe('12.B5 meta on every list', () => {
  it('has page, limit and total, wherever the answer is a list', async () => {
    const tanpa: string[] = [];
    let daftar = 0;
    for (const nama of ['super', 'ratna', 'dewi'])
      for (const { method, path } of RUTE) {
        if (method !== 'GET' || path.includes('{')) continue;
        const c = await dunia.sebagai(nama);
        const r = await c.get(`${path}?kd_komoditas=015&limit=2`).then((x) => (x.http === 400 ? c.get(path) : x));
        if (r.http !== 200 || !Array.isArray(r.data) || r.status !== true) continue;
        daftar += 1;
        if (typeof r.meta?.total !== 'number' && r.meta?.diambil === undefined) tanpa.push(path);
      }
    expect(tanpa).toEqual([]);
    expect(daftar).toBeGreaterThan(40);
  });
  it('says so when a list may go on beyond what came', async () => {
    expect((await ratna.get('/api/ref/v2/hscode?limit=3')).meta).toEqual({
      page: 1,
      limit: 3,
      total: 3,
      total_perkiraan: true,
    });
    const incoterm = (await ratna.get('/api/ref/v2/incoterm')).meta;
    expect([incoterm.page, incoterm.total_perkiraan]).toEqual([1, undefined]);
  });
});

describe('12.B5 LAYAR-02 LAYAR-05 keyword search', () => {
  it('finds an NPWP, whole, from its beginning, with dots, or of fifteen digits', async () => {
    const d = await drafLengkap(ratna);
    // Officers find a file by what stood in it when it was submitted.
    await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { npwp: '0876543210987001' } });
    const terkirim = await ratna.post('/nk/v2/data-nk/kirimPermohonan', { idNk: d.idNk, versi: d.versi });
    expect(terkirim.http).toBe(201);
    const cari = async (c: Client, k: string, jalur = 'rki/pengajuan') =>
      ((await c.get(`/nk/v2/data-nk/${jalur}?keyword=${encodeURIComponent(k)}`)).data as { noAju: string }[]).map(
        (r) => r.noAju,
      );
    for (const k of ['0876543210987001', '08765432', '08.765.432.1-098.7001', '876543210987001'])
      expect([k, await cari(ratna, k)]).toEqual([k, [d.noAju]]);
    expect(await cari(ratna, '6543210987')).toEqual([]);
    await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { kd_status: '20' } });
    const dewi = await dunia.sebagai('dewi');
    expect(await cari(dewi, '0876543210987001', 'rki/pengajuan-kl')).toEqual([d.noAju]);
    expect(await cari(await dunia.sebagai('hendra'), '0876543210987001')).toEqual([]);
    // who sees the end of an NPWP only does not find whose it is by trying
    expect(await cari(await dunia.sebagai('rudi'), '0876543210987001')).toEqual([]);
  });
});
