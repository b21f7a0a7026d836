import { drafLengkap, kirim, type Draf } from '@sinas/api-test/support/berkas';
import type { Client } from '@sinas/api-test/support/client';
import { forgetPemutus } from '@sinas/api/platform/outbound/pemutus';
import { Panggung } from './panggung';

let panggung: Panggung;
let pu: Client;
beforeAll(async () => {
  panggung = await Panggung.buka({ OUTBOX_SEWA_MS: '5000', KIRIM_JEDA_MS: '50,50,50' });
  pu = await panggung.dunia.sebagai('ratna');
}, 60_000);
afterAll(() => panggung.tutup());
afterEach(async () => {
  await panggung.kendali({ mode: 'normal' });
  forgetPemutus();
});
const rinci = async (d: Draf) =>
  (await pu.get(`/nk/v2/data-nk/get?id_nk=${d.idNk}`)).data as { kd_status_pengajuan: string; ket_integrasi: string };
const status = (d: Draf, kd: string) => panggung.sampai(async () => (await rinci(d)).kd_status_pengajuan === kd);

describe('delivery to the national system', () => {
  it('a system that fails is tried three times, then the file says so in words; a resend delivers it, with one effect', async () => {
    await panggung.kendali({ mode: 'gagal' });
    const d = await kirim(pu, { kd_rekom: '07', kd_komoditas: '0142' });
    await status(d, '11');
    expect((await rinci(d)).ket_integrasi).toContain('Sistem K/L');
    await panggung.sampai(
      async () =>
        (await panggung.dunia.db.notifikasi.count({
          where: { user_id: panggung.dunia.pengguna('ratna').id, type: 'danger' },
        })) === 1,
    );
    await panggung.kendali({ mode: 'normal' });
    forgetPemutus();
    expect((await pu.post(`/nk/v2/data-nk/resendRKI/${d.idNk}`)).http).toBe(200);
    await status(d, '20');
    expect(await panggung.efek(d.noAju)).toBe(1);
  }, 90_000);

  it('an answer lost after the effect is asked for, not sent twice', async () => {
    await panggung.kendali({ mode: 'putus_setelah_efek', kali: 1 });
    const d = await kirim(pu, { kd_rekom: '07', kd_komoditas: '0143' });
    await status(d, '20');
    expect(await panggung.efek(d.noAju)).toBe(1);
  }, 90_000);

  it('an answer given twice has one effect', async () => {
    await panggung.kendali({ mode: 'dobel', kali: 1 });
    const d = await kirim(pu, { kd_rekom: '07', kd_komoditas: '0144' });
    await status(d, '20');
    expect(await panggung.efek(d.noAju)).toBe(1);
  }, 90_000);

  it('a refusal is not repeated: the file shows the ministry’s words at once', async () => {
    await panggung.kendali({ mode: 'tolak', pesan: 'NIB tidak dikenal', kali: 1 });
    const d = await kirim(pu, { kd_rekom: '07', kd_komoditas: '0125' });
    await status(d, '11');
    expect((await rinci(d)).ket_integrasi).toContain('NIB tidak dikenal');
    expect(
      (await panggung.dunia.db.outbox.findUniqueOrThrow({ where: { kunci: `kirim-kl:${d.idNk}:1` } })).percobaan,
    ).toBe(1);
  }, 90_000);

  it('the receipt is built and the people concerned are told', async () => {
    const siap = await drafLengkap(pu, { kd_rekom: '07', kd_komoditas: '0129' });
    await pu.post('/nk/v2/data-nk/kirimPermohonan', { idNk: siap.idNk, versi: siap.versi });
    await status(siap, '20');
    await panggung.sampai(
      async () =>
        (await panggung.dunia.db.dokumen.count({
          where: { id_pengajuan: BigInt(siap.idNk), kd_dokumen: 'TANDATERIMA', status: 'READY' },
        })) === 1,
    );
    await panggung.sampai(
      async () =>
        (await panggung.dunia.db.notifikasi.count({
          where: { meja: 'KL_VERIFIKATOR:019', kunci: { startsWith: `${siap.idNk}:` } },
        })) > 0,
    );
    const notif = await pu.get('/api-prod-ba/mobile/get_notif_web?limit=50');
    expect(
      notif.data.some(
        (n: { subject: string; text: string }) => n.subject === `[${siap.noAju}] Diterima K/L` && n.text.length <= 300,
      ),
    ).toBe(true);
    expect(notif.meta.belum_dibaca).toBeGreaterThan(0);
    expect((await pu.post('/api/notifikasi/baca', {})).data.belum_dibaca).toBe(0);
  }, 90_000);
});
