import { KalenderService } from '../../src/modules/pengajuan/tenggat/kalender.service';
import { SalinDokumenService } from '../../src/modules/unggahan/salin-dokumen.service';
import type { Draf } from './berkas';
import type { Client } from './client';
import { berkasSampai, LEMBAR, penuh, PERIKSA, versi } from './keadaan';
import { kerjakan, layanan } from './kerjakan';
import { Meja, pasangMeja } from './meja';
import { SANDI, World } from './world';

export const DASAR = '/nk/v2/data-nk';
export const ALASAN = 'Kapasitas terpasang kami sudah diverifikasi penuh';
export const TOLAK = { putusan: 'tolak', jawaban: 'Tidak terbukti', dasar_hukum: 'Perpres 7/2025 pasal 17' };
export const KABUL = { putusan: 'kabul', jawaban: 'Kapasitas terbukti' };
const kepala = (kunci?: string) => (kunci ? { 'Idempotency-Key': kunci } : undefined);

/** Who objects, who has refused, who answers; `d` is the file that it is about, and goes with what came of it after a test. */
class MejaKeberatan extends Meja {
  ratna: Client;
  hari: Client;
  penjawab: Client;

  async buka(): Promise<void> {
    this.dunia = await World.open({});
    await this.dunia.tambahPetugas('penjawab', 'KL_PEMUTUS', '019');
    await this.dunia.tambahPetugas('penelaah', 'KL_KOORDINATOR', '019');
    const [ratna, hari, penjawab] = ['ratna', 'hari', 'penjawab'].map((n) => this.dunia.sebagai(n));
    Object.assign(this, { ratna: await ratna, hari: await hari, penjawab: await penjawab });
  }
  /** A file in this state. */
  async berkas(keadaan: 'ditolak' | 'pemutus' | 'terbit'): Promise<void> {
    this.d = await berkasSampai(this.dunia, keadaan);
    this.buang.push(this.d);
  }

  jalur = (): string => `${DASAR}/keberatan/${this.d.idNk}`;
  baca = async (c = this.ratna) => (await c.get(this.jalur())).data;
  ajukan = async (ubah: object = {}, c = this.ratna, kunci?: string) =>
    c.post(this.jalur(), { versi: await versi(this.ratna, this.d), alasan: ALASAN, ...ubah }, kepala(kunci));
  idTerbuka = async () => (await this.baca()).keberatan[0].id as string;
  jawab = async (isi: object, c = this.penjawab, kunci?: string) =>
    c.post(
      `${DASAR}/keberatan/${await this.idTerbuka()}/jawab`,
      { versi: await versi(this.ratna, this.d), sandi: SANDI, ...isi },
      kepala(kunci),
    );
  pada = (kapan: string) => jest.spyOn(layanan(this.dunia, KalenderService), 'kini').mockReturnValue(new Date(kapan));

  ditolak = () => this.berkas('ditolak');
  /** Row 1 of 100 is given 40, row 2 all of its 200. */
  sebagian = async (): Promise<{ id: string }[]> => {
    await this.berkas('pemutus');
    const [satu, dua] = await penuh(this.hari, this.d);
    const rincian = [{ ...satu, jml_keputusan: '40', kd_alasan: 'A04', alasan: 'Pasokan cukup' }, dua];
    const h = await this.hari.post(LEMBAR, {
      ...{ idNk: this.d.idNk, versi: await versi(this.hari, this.d), kd_keputusan: '1' },
      ...{ checklist: PERIKSA.enam, sandi: SANDI, rincian },
    });
    expect(h.http).toBe(201);
    return (await this.baca()).baris;
  };
  dicabut = async (): Promise<void> => {
    await this.berkas('terbit');
    const isi = { versi: await versi(this.hari, this.d), alasan: 'Dipakai untuk barang lain', sandi: SANDI };
    expect((await this.hari.post(`${DASAR}/cabut/${this.d.idNk}`, isi)).http).toBe(200);
  };
  /** The windows of every year closed long ago. */
  tutupJendela = (): void => {
    const tutup = new Date('2021-12-01T00:00:00Z');
    const kalender = layanan(this.dunia, KalenderService);
    const asli = kalender.jadwal.bind(kalender);
    jest.spyOn(kalender, 'jadwal').mockImplementation(async (...a) => {
      const j = await asli(...a);
      return j && { ...j, buka_buat: tutup, tutup_buat: tutup, tutup_ubah: tutup };
    });
  };
  rinci = async (id: string) => (await this.ratna.get(`${DASAR}/get?id_nk=${id}`)).data;
  kirim = async (id: string) => {
    await kerjakan(this.dunia, 'salin-dokumen', SalinDokumenService);
    const lama = await versi(this.ratna, { idNk: id } as Draf);
    const simpan = await this.ratna.put(DASAR, { idNk: id, versi: lama, pernyataan: true });
    expect(simpan.http).toBe(200);
    return this.ratna.post(`${DASAR}/kirimPermohonan`, { idNk: id, versi: simpan.data.versi as number });
  };
}

export const mejaKeberatan = (): MejaKeberatan => pasangMeja(new MejaKeberatan());
