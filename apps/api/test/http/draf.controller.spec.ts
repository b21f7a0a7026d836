import { rekamanSah } from '@sinas/prisma/factories/rekaman';
import { drafLengkap, PERTEK, RKI, TAHUN } from '../support/berkas';
import type { Client } from '../support/client';
import { World } from '../support/world';

let dunia: World;
let pu: Client;
let lain: Client;
beforeAll(async () => {
  dunia = await World.open();
  pu = await dunia.sebagai('ratna');
  lain = await dunia.sebagai('hendra');
});
afterAll(() => dunia.close());

describe('POST /nk/v2/data-nk', () => {
  it('PENGAJUAN-14 PENGAJUAN-15 answers 201 with noAju, idNk, json_simpan and versi', async () => {
    const r = await pu.post('/nk/v2/data-nk', PERTEK);
    expect(r).toMatchObject({ http: 201, status: true, code: '01', message: 'Data Berhasil Disimpan' });
    expect(r.data.noAju).toMatch(/^070019\d{20}$/);
    expect(r.data.json_simpan).toMatchObject({
      idNk: r.data.idNk,
      versi: 1,
      periode: { periode_tahun: { tahun: TAHUN } },
    });
    expect(await dunia.db.riwayat.count({ where: { id_pengajuan: BigInt(r.data.idNk as string) } })).toBe(1);
  });
  it('the same Idempotency-Key makes one draft, even at the same moment', async () => {
    const semua = await Promise.all(
      Array.from({ length: 5 }, () => pu.post('/nk/v2/data-nk', PERTEK, { 'Idempotency-Key': 'sama' })),
    );
    expect(new Set(semua.map((r) => r.data.noAju as string)).size).toBe(1);
  });
  it('takes multipart as well', async () => {
    const form = new FormData();
    form.set('kd_rekom', '01');
    form.set('kd_komoditas', '015');
    form.set('kepala', JSON.stringify({ jenis_pelaku: 'PRODUSEN' }));
    const r = await pu.post('/nk/v2/data-nk', form);
    expect(r.http).toBe(201);
    expect(r.data.json_simpan.kepala).toMatchObject({ jenis_pelaku: 'PRODUSEN' });
  });
  it('refuses a commodity that the service does not serve, a group that is closed, a firm without valid tax status', async () => {
    expect(await pu.post('/nk/v2/data-nk', { kd_rekom: '07', kd_komoditas: '015' })).toMatchObject({
      http: 422,
      code: '06',
    });
    expect(await pu.post('/nk/v2/data-nk', { kd_rekom: '07', kd_komoditas: '0124' })).toMatchObject({
      http: 422,
      message: `Komoditas ini tidak dibuka untuk tahun ${TAHUN}`,
    });
    await dunia.db.organisasi.update({ where: { id: dunia.organisasi('pipa').id }, data: { kswp_validity: false } });
    expect(await lain.post('/nk/v2/data-nk', PERTEK)).toMatchObject({
      http: 422,
      message: expect.stringContaining('Status wajib pajak (KSWP) perusahaan tercatat tidak valid'),
    });
    await dunia.db.organisasi.update({ where: { id: dunia.organisasi('pipa').id }, data: { kswp_validity: true } });
  });
  it('400 names every field at once, and unknown fields are refused', async () => {
    const r = await pu.post('/nk/v2/data-nk', {
      kd_rekom: '99',
      kd_komoditas: 'x',
      kd_status: '50',
      id_organisasi: 'o',
    });
    expect(r).toMatchObject({ http: 400, status: false, code: '02' });
    expect(r.errors?.map((e) => e.path as string).sort()).toEqual([
      'id_organisasi',
      'kd_komoditas',
      'kd_rekom',
      'kd_status',
    ]);
  });
});

describe('PUT /nk/v2/data-nk', () => {
  it('PENGAJUAN-12 gives back json_simpan; a stale versi is 409 with what the server has', async () => {
    const { data } = await pu.post('/nk/v2/data-nk', PERTEK);
    const satu = await pu.put('/nk/v2/data-nk', { idNk: data.idNk, versi: 1, kepala: { keterangan: 'satu' } });
    expect(satu).toMatchObject({ http: 200, data: { versi: 2, json_simpan: { kepala: { keterangan: 'satu' } } } });
    const usang = await pu.put('/nk/v2/data-nk', { idNk: data.idNk, versi: 1, kepala: { keterangan: 'dua' } });
    expect(usang).toMatchObject({
      http: 409,
      code: '05',
      data: { versi: 2, kd_status_pengajuan: '00', json_simpan: { kepala: { keterangan: 'satu' } } },
    });
    expect(usang.data.aksi_tersedia.length).toBeGreaterThan(0);
  });
  it('keeps rows that are not yet valid, so that nothing typed is lost', async () => {
    const { data } = await pu.post('/nk/v2/data-nk', PERTEK);
    const r = await pu.put('/nk/v2/data-nk', {
      idNk: data.idNk,
      versi: 1,
      baris_belum: [{ kunci: 'a', uraian_barang: 'Katup', jml_bahan_baku: '2,750.5' }],
    });
    expect(r.data.json_simpan.baris_belum).toEqual([{ kunci: 'a', uraian_barang: 'Katup', jml_bahan_baku: '2,750.5' }]);
    expect(r.data.kelengkapan.masalah.some((m: { path: string }) => m.path.startsWith('belum.a'))).toBe(true);
  });
  it('wrong fields come back all together, in Indonesian, at their field', async () => {
    const { data } = await pu.post('/nk/v2/data-nk', PERTEK);
    const r = await pu.put('/nk/v2/data-nk', {
      idNk: data.idNk,
      versi: 1,
      kepala: { surel: 'x', stok_awal: 'banyak', bukan_isian: '1' },
    });
    expect(r.http).toBe(422);
    expect(r.errors?.map((e) => e.path as string)).toEqual(['surel', 'stok_awal', 'bukan_isian']);
  });
  it('PERAN-01 another firm’s file is not there', async () => {
    const { data } = await pu.post('/nk/v2/data-nk', PERTEK);
    expect(await lain.put('/nk/v2/data-nk', { idNk: data.idNk, versi: 1, kepala: {} })).toMatchObject({
      http: 404,
      code: '03',
    });
    const cabang = await dunia.sebagai('sari');
    expect((await cabang.get(`/nk/v2/data-nk/get?id_nk=${data.idNk}`)).http).toBe(404);
  });
});

describe('rows: modal, dataBulk, nestedModal', () => {
  it('PENGAJUAN-01 LAYAR-01 rows are added, edited and deleted; only valid ones are stored', async () => {
    const { data } = await pu.post('/nk/v2/data-nk', RKI);
    const idNk = data.idNk as string;
    const baru = await pu.post('/nk/v2/data-nk/modal', { idNk, data: rekamanSah('015', TAHUN) });
    expect(baru).toMatchObject({
      http: 201,
      message: 'Data Berhasil Ditambahkan',
      data: { baris: { no_seri: 1, jml_bahan_baku: '100' } },
    });
    const { id } = baru.data.baris as { id: string };
    const tanpaSeri = await pu.put('/nk/v2/data-nk/modal', { idNk, id, versi: 1, data: rekamanSah('015', TAHUN) });
    expect(tanpaSeri).toMatchObject({ http: 422, message: 'Schema Error' });
    const ubah = await pu.put('/nk/v2/data-nk/modal', {
      idNk,
      id,
      versi: 1,
      data: rekamanSah('015', TAHUN, { no_seri: 1, jml_bahan_baku: '250.5' }),
    });
    expect(ubah).toMatchObject({ http: 200, data: { baris: { versi: 2, jml_bahan_baku: '250.5' } } });
    const usang = await pu.put('/nk/v2/data-nk/modal', {
      idNk,
      id,
      versi: 1,
      data: rekamanSah('015', TAHUN, { no_seri: 1 }),
    });
    expect(usang).toMatchObject({ http: 409, data: { baris: { versi: 2, jml_bahan_baku: '250.5' } } });
    expect(await pu.del(`/nk/v2/data-nk/modal?id_nk=${idNk}&id=${id}`)).toMatchObject({
      http: 200,
      message: 'Data Berhasil Dihapus',
    });
    expect((await pu.get(`/nk/v2/data-nk/get?id_nk=${idNk}`)).data.jumlah_baris).toBe(0);
  });
  it('VALIDASI-10 answers with the record check’s own words', async () => {
    const { data } = await pu.post('/nk/v2/data-nk', RKI);
    const r = rekamanSah('015', TAHUN);
    const dua = await pu.post('/nk/v2/data-nk/modal', {
      idNk: data.idNk,
      data: { ...r, elements: [...(r.elements ?? []), { kd_grup: '02', value: r['02'] }] },
    });
    expect(dua).toMatchObject({ http: 422, message: 'Data 02 Duplikat di array elements' });
    expect(await pu.post('/nk/v2/data-nk/modal', { idNk: data.idNk, data: { ...r, elements: [] } })).toMatchObject({
      http: 422,
      message: 'Data 01 Tidak ada di array elements',
    });
  });
  it('pasted rows: the right ones are in, the wrong ones come back by their index', async () => {
    const { data } = await pu.post('/nk/v2/data-nk', RKI);
    const rows = [
      rekamanSah('015', TAHUN),
      { ...rekamanSah('015', TAHUN), negara_asal: 'ZZ', elements: undefined },
      rekamanSah('015', TAHUN, { negara_asal: 'BR' }),
    ];
    const r = await pu.post('/nk/v2/data-nk/dataBulk', { idNk: data.idNk, rows });
    expect(r.http).toBe(201);
    expect(r.data.diterima).toHaveLength(2);
    expect(r.data.ditolak).toEqual([
      { indeks: 1, errors: [{ langkah: 'barang', path: 'negara_asal', message: 'Negara asal tidak ada di daftar' }] },
    ]);
  });
  it('nested rows stay within the quantity of their row', async () => {
    const d = await drafLengkap(pu);
    const rinci = await pu.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`);
    const id_baris = rinci.data.baris[0].id as string;
    expect(
      (
        await pu.post('/nk/v2/data-nk/nestedModal', {
          id_baris,
          data: { uraian: 'Lini 1', lokasi: 'Cilegon', jml: '60' },
        })
      ).http,
    ).toBe(201);
    const lebih = await pu.post('/nk/v2/data-nk/nestedModalBulk', {
      id_baris,
      rows: [{ uraian: 'Lini 2', lokasi: 'Bekasi', jml: '41' }],
    });
    expect(lebih).toMatchObject({ http: 422, errors: [{ message: 'Jumlah rincian 101 melebihi jumlah baris 100' }] });
    const sub = (await pu.get(`/nk/v2/data-nk/nestedModal?id_baris=${id_baris}`)).data as {
      id: string;
      versi: number;
    }[];
    expect(sub).toHaveLength(1);
    expect((await lain.get(`/nk/v2/data-nk/nestedModal?id_baris=${id_baris}`)).http).toBe(404);
    expect(
      (
        await pu.put('/nk/v2/data-nk/nestedModal', {
          id: sub[0]?.id,
          versi: 1,
          data: { uraian: 'Lini 1', lokasi: 'Cilegon', jml: '90' },
        })
      ).http,
    ).toBe(200);
    expect((await pu.del(`/nk/v2/data-nk/nestedModal?id=${sub[0]?.id}`)).data.sub).toEqual([]);
  });
});

describe('documents', () => {
  it('VALIDASI-02 VALIDASI-03 VALIDASI-04 file rules, and content that does not match its extension', async () => {
    const { data } = await pu.post('/nk/v2/data-nk', PERTEK);
    const idNk = data.idNk as string;
    expect(await pu.unggah(idNk, 'D01')).toMatchObject({
      http: 201,
      message: 'Berhasil mengirimkan file',
      data: { status: 'READY' },
    });
    expect(await pu.unggah(idNk, 'D01', Buffer.alloc(5 * 1024 * 1024))).toMatchObject({
      http: 422,
      message: 'Ukuran file harus kurang dari 5 MB',
    });
    expect(await pu.unggah(idNk, 'D01', 'x', 'x.exe')).toMatchObject({
      http: 422,
      message: 'File harus berekstensi jpg, jpeg, png, gif, webp, pdf, docx, doc, pptx, xlsx, xls',
    });
    expect(await pu.unggah(idNk, 'D01', '')).toMatchObject({ http: 422, message: 'File yang dikirimkan tidak valid' });
    expect(await pu.unggah(idNk, 'D01', 'MZ bukan pdf')).toMatchObject({
      http: 422,
      message: 'Isi file tidak sesuai dengan ekstensinya',
    });
  });
  it('a document is downloaded by those who see its file, as an attachment, once it is ready, and by nobody else', async () => {
    const { data } = await pu.post('/nk/v2/data-nk', PERTEK);
    const dok = (await pu.unggah(data.idNk as string, 'D02', '%PDF-1.4 rahasia')).data as { id: string; url: string };
    const unduh = await pu.get(dok.url);
    expect([unduh.http, unduh.raw.toString(), unduh.headers.get('content-disposition')]).toEqual([
      200,
      '%PDF-1.4 rahasia',
      'attachment; filename="uji.pdf"',
    ]);
    await dunia.db.dokumen.update({ where: { id: dok.id }, data: { status: 'PENDING' } });
    expect(await pu.get(dok.url)).toMatchObject({ http: 409, message: 'File masih diperiksa. Coba lagi sebentar' });
    await dunia.db.dokumen.update({ where: { id: dok.id }, data: { status: 'READY' } });
    expect((await lain.get(dok.url)).http).toBe(404);
    expect((await lain.del(`/nk/v2/data-nk/upload?file_path=${dok.id}`)).http).toBe(404);
    for (const jahat of ['../../etc/passwd', 'http://contoh.invalid/a', '/etc/passwd'])
      expect((await pu.del(`/repository/delete?url_dokumen=${encodeURIComponent(jahat)}`)).http).toBe(404);
    expect((await pu.del(`/nk/v2/data-nk/upload?file_path=${encodeURIComponent(dok.url)}`)).http).toBe(200);
    expect((await pu.get(dok.url)).http).toBe(404);
  });
});
