import { KalenderService } from '../../src/modules/pengajuan/tenggat/kalender.service';
import { berkasSampai, LEMBAR, penuh, PERIKSA, versi } from '../support/keadaan';
import { layanan } from '../support/kerjakan';
import { SANDI, World } from '../support/world';
import type { Client } from '../support/client';

const BARU = '/nk/v2/data-nk/rki/monitoring-pengajuan/keputusan';
const HARI_MS = 86_400_000;
let dunia: World;
let rudi: Client;
interface Baru {
  sejak: string;
  penuh: number;
  sebagian: number;
  ditolak: number;
  terbaru: { idNk: string; hasil: string; diminta: string; diberikan: string; ur_komoditas: string }[];
}
const minta = async (c: Client, saring = ''): Promise<Baru> => (await c.get(`${BARU}${saring}`)).data;
const jenis = (kd_komoditas: string) => ({ kd_rekom: '07', kd_komoditas });

beforeAll(async () => {
  dunia = await World.open({});
  rudi = await dunia.sebagai('rudi');
});
afterAll(async () => {
  jest.restoreAllMocks();
  await dunia.close();
});

describe('issue 18: what was decided lately', () => {
  it('in full, in part and refused, the newest first, with what was given of what was asked for', async () => {
    expect(await minta(rudi)).toMatchObject({ penuh: 0, sebagian: 0, ditolak: 0, terbaru: [] });
    const utuh = await berkasSampai(dunia, 'terbit', jenis('0142'), ['100', '50']);
    const ditolak = await berkasSampai(dunia, 'ditolak', jenis('0143'));
    const dipotong = await berkasSampai(dunia, 'pemutus', jenis('0141'), ['100', '50']);
    const hari = await dunia.sebagai('hari');
    const [satu, dua] = await penuh(hari, dipotong);
    const rincian = [{ ...satu, jml_keputusan: '40', kd_alasan: 'A05', alasan: 'Realisasi rendah' }, dua];
    const isi = { kd_keputusan: '1', checklist: PERIKSA.enam, rincian, sandi: SANDI };
    const jawab = await hari.post(LEMBAR, { idNk: dipotong.idNk, versi: await versi(hari, dipotong), ...isi });
    expect([jawab.http, jawab.errors]).toEqual([201, undefined]);

    const baru = await minta(rudi);
    expect(baru).toMatchObject({ penuh: 1, sebagian: 1, ditolak: 1 });
    expect(baru.terbaru.map((k) => [k.idNk, k.hasil, k.diminta, k.diberikan, k.ur_komoditas])).toEqual([
      [dipotong.idNk, 'sebagian', '150', '90', 'Produk elektronik'],
      [ditolak.idNk, 'ditolak', expect.any(String), '0', 'Tas'],
      [utuh.idNk, 'penuh', '150', '150', 'Katup'],
    ]);
  });

  it('by ministry, service and year; an officer sees those of his ministry, a company its own', async () => {
    expect(await minta(rudi, '?kl=032')).toMatchObject({ penuh: 0, sebagian: 0, ditolak: 0, terbaru: [] });
    expect(await minta(rudi, '?kl=019&ijin_rekom=pertek')).toMatchObject({ penuh: 1, sebagian: 1, ditolak: 1 });
    expect(await minta(rudi, '?tahun_takwim=2000')).toMatchObject({ penuh: 0 });
    expect(await minta(await dunia.sebagai('dewi'))).toMatchObject({ penuh: 1, sebagian: 1, ditolak: 1 });
    expect(await minta(await dunia.sebagai('ratna'))).toMatchObject({ penuh: 1, sebagian: 1, ditolak: 1 });
    for (const lain of ['hendra', 'wayan'])
      expect(await minta(await dunia.sebagai(lain))).toMatchObject({ penuh: 0, sebagian: 0, ditolak: 0, terbaru: [] });
  });

  it('for seven days, today among them', async () => {
    const kini = jest.spyOn(layanan(dunia, KalenderService), 'kini');
    kini.mockReturnValue(new Date(Date.now() + 6 * HARI_MS));
    expect(await minta(rudi)).toMatchObject({ penuh: 1, ditolak: 1 });
    kini.mockReturnValue(new Date(Date.now() + 7 * HARI_MS));
    expect(await minta(rudi)).toMatchObject({ penuh: 0, ditolak: 0, terbaru: [] });
    kini.mockReturnValue(new Date('2033-03-18T00:30:00+07:00'));
    expect((await minta(rudi)).sejak).toBe('2033-03-11T17:00:00.000Z');
  });
});
