import { drafLengkap, kirim, PERTEK } from '../support/berkas';
import type { Client } from '../support/client';
import { World } from '../support/world';

let dunia: World;
let pu: Client;
beforeAll(async () => {
  dunia = await World.open();
  pu = await dunia.sebagai('ratna');
});
afterAll(() => dunia.close());

const KIRIM = '/nk/v2/data-nk/kirimPermohonan';

describe('POST /nk/v2/data-nk/kirimPermohonan', () => {
  it('PENGAJUAN-02 gives a receipt at once, and the file stands in the history', async () => {
    const d = await drafLengkap(pu);
    const r = await pu.post(KIRIM, { idNk: d.idNk, versi: d.versi });
    expect(r).toMatchObject({
      http: 201,
      message: 'Data Berhasil Dikirim',
      data: {
        noAju: d.noAju,
        kd_status_pengajuan: '10',
        ur_status: 'Terkirim',
        tanda_terima: { nomor: `TT-${d.noAju}-1` },
      },
    });
    const daftar = await pu.get(`/nk/v2/data-nk/rki/pengajuan?keyword=${d.noAju}`);
    expect(daftar.data.map((x: { noAju: string }) => x.noAju)).toEqual([d.noAju]);
    const kiriman = await dunia.db.kiriman.findMany({ where: { id_pengajuan: BigInt(d.idNk) } });
    expect(kiriman).toHaveLength(1);
    expect(r.data.tanda_terima.sha256).toBe(kiriman[0]?.sha256);
    expect(await dunia.db.outbox.count({ where: { kunci: `kirim-kl:${d.idNk}:1` } })).toBe(1);
  });

  it('clicked twenty times, from two tabs: one file, one number, one delivery', async () => {
    const d = await drafLengkap(pu, { kd_rekom: '07', kd_komoditas: '0143' });
    const tabLain = await dunia.sebagai('bagus');
    const semua = await Promise.all(
      Array.from({ length: 20 }, (_, i) => (i % 2 ? tabLain : pu).post(KIRIM, { idNk: d.idNk, versi: d.versi })),
    );
    expect(new Set(semua.map((r) => `${r.http} ${r.data.tanda_terima.nomor}`))).toEqual(
      new Set([`201 TT-${d.noAju}-1`]),
    );
    const id_pengajuan = BigInt(d.idNk);
    expect(await dunia.db.kiriman.count({ where: { id_pengajuan } })).toBe(1);
    expect(await dunia.db.riwayat.count({ where: { id_pengajuan, peristiwa: 'kirim' } })).toBe(1);
  });

  it('refuses exactly what the form showed, grouped by step', async () => {
    const { data } = await pu.post('/nk/v2/data-nk', { kd_rekom: '07', kd_komoditas: '016' });
    const form = (await pu.get(`/nk/v2/data-nk/get?id_nk=${data.idNk}`)).data.kelengkapan as { masalah: unknown[] };
    const r = await pu.post(KIRIM, { idNk: data.idNk, versi: data.versi });
    expect(r).toMatchObject({ http: 422, code: '06', message: 'Pengajuan belum lengkap' });
    expect(r.errors).toEqual(form.masalah);
    expect((await pu.get(`/nk/v2/data-nk/checkpoint/${data.noAju}/IMPORTIR`)).data).toEqual(form);
  });

  it('a version she has not seen is 409', async () => {
    const d = await drafLengkap(pu, { kd_rekom: '07', kd_komoditas: '0144' });
    await pu.put('/nk/v2/data-nk', { idNk: d.idNk, versi: d.versi, kepala: { keterangan: 'baru' } });
    expect(await pu.post(KIRIM, { idNk: d.idNk, versi: d.versi })).toMatchObject({
      http: 409,
      code: '05',
      data: { kd_status_pengajuan: '00' },
    });
  });

  it('a second open file for the same commodity and year is refused with the number of the first', async () => {
    const pipa = await dunia.sebagai('hendra');
    const satu = await kirim(pipa, PERTEK);
    const dua = await drafLengkap(pipa, PERTEK);
    const r = await pipa.post(KIRIM, { idNk: dua.idNk, versi: dua.versi });
    expect(r.http).toBe(422);
    expect(r.errors?.[0]).toMatchObject({
      langkah: 'kirim',
      path: 'ganda',
      message: `Sudah ada pengajuan ${satu.noAju.replace(/^(..)(.{4})(.{6})(.{8})/, '$1-$2-$3-$4-')} untuk komoditas dan tahun yang sama`,
    });
  });

  it('PERAN-01 nobody submits another firm’s file', async () => {
    const d = await drafLengkap(pu, { kd_rekom: '07', kd_komoditas: '0141' });
    const asing = await dunia.sebagai('hendra');
    expect((await asing.post(KIRIM, { idNk: d.idNk, versi: d.versi })).http).toBe(404);
  });

  it('PENGAJUAN-17 the paths without v2 answer like the versioned ones', async () => {
    const d = await drafLengkap(pu, { kd_rekom: '07', kd_komoditas: '0125' });
    expect((await pu.get(`/nk/data-nk/get?id_nk=${d.idNk}`)).data.noAju).toBe(d.noAju);
    const r = await pu.post('/nk/data-nk/kirimPermohonan', { idNk: d.idNk, versi: d.versi });
    expect(r).toMatchObject({ http: 201, status: true, code: '01' });
  });
});

describe('after the submit', () => {
  it('PENGAJUAN-04 a resend is possible only after a failed delivery, re-arms the same row, and waits between two', async () => {
    const d = await kirim(pu, { kd_rekom: '07', kd_komoditas: '0129' });
    expect(await pu.post(`/nk/v2/data-nk/resendRKI/${d.idNk}`)).toMatchObject({
      http: 409,
      message: 'Pengiriman tidak gagal, tidak perlu dikirim ulang',
    });
    const gagal = () =>
      dunia.db.pengajuan.update({
        where: { id: BigInt(d.idNk) },
        data: { status_kirim: 'GAGAL', ket_integrasi: 'Sistem K/L tidak menjawab' },
      });
    await gagal();
    await dunia.db.outbox.update({ where: { kunci: `kirim-kl:${d.idNk}:1` }, data: { status: 'GAGAL', percobaan: 3 } });
    expect((await pu.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).data).toMatchObject({
      kd_status_pengajuan: '11',
      ur_status: 'Gagal Kirim ke K/L',
      ket_integrasi: 'Sistem K/L tidak menjawab',
    });
    expect(await pu.post(`/nk/v2/data-nk/resendRKI/${d.idNk}`)).toMatchObject({
      http: 200,
      message: 'Data Berhasil Dikirim',
      data: { kd_status_pengajuan: '10' },
    });
    const outbox = await dunia.db.outbox.findMany({ where: { kunci: { startsWith: `kirim-kl:${d.idNk}:` } } });
    expect(outbox.map((o) => [o.kunci, o.status, o.percobaan])).toEqual([[`kirim-kl:${d.idNk}:1`, 'MENUNGGU', 0]]);
    await gagal();
    expect(await pu.post(`/nk/v2/data-nk/resendRKI/${d.idNk}`)).toMatchObject({
      http: 409,
      message: 'Kirim ulang baru dapat dilakukan setelah 5 menit',
    });
  });

  it('PENGAJUAN-03 a correction at the firm’s own request opens everything while nobody has taken the file', async () => {
    const d = await kirim(pu, { kd_rekom: '07', kd_komoditas: '0131' });
    expect((await pu.post(`/nk/v2/data-nk/rki/pengajuan-perbaikan/${d.noAju}?id_nk_pengajuan=${d.idNk}`)).http).toBe(
      409,
    );
    await dunia.db.pengajuan.update({ where: { id: BigInt(d.idNk) }, data: { kd_status: '20' } });
    expect(await pu.post(`/nk/v2/data-nk/rki/pengajuan-perbaikan/${d.noAju}?id_nk_pengajuan=${d.idNk}`)).toMatchObject({
      http: 200,
      data: { kd_status_pengajuan: '25' },
    });
    const rinci = await pu.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`);
    expect(rinci.data.formulir.bagian_terbuka).toBeNull();
    expect(rinci.data.catatan[0]).toMatchObject({
      catatan: 'Atas permintaan pemohon',
      jawaban: 'Atas permintaan pemohon',
    });
  });

  it('a file is withdrawn before its decision, and leaves a sentence in its history', async () => {
    const d = await kirim(pu, { kd_rekom: '07', kd_komoditas: '0132' });
    expect(await pu.post(`/nk/v2/data-nk/batalkan/${d.idNk}`, { alasan: 'Tidak jadi' })).toMatchObject({
      http: 200,
      data: { kd_status_pengajuan: '80' },
    });
    const riwayat = await pu.get(`/nk/v2/data-nk/rki/pengajuan-history/${d.idNk}`);
    expect(riwayat.data.map((r: { kalimat: string }) => r.kalimat)).toEqual([
      'Anda membuat pengajuan.',
      'Anda mengirim permohonan.',
      'Anda membatalkan pengajuan.',
    ]);
  });
});
