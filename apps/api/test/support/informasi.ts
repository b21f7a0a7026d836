import { KalenderService } from '../../src/modules/pengajuan/tenggat/kalender.service';
import { PERTEK } from './berkas';
import type { Client } from './client';
import { berkasSampai } from './keadaan';
import { layanan } from './kerjakan';
import { Meja, pasangMeja } from './meja';
import { World } from './world';

export const NK = '/nk/v2/data-nk';
export const JALUR = `${NK}/permintaan-informasi`;
export const TANYA = { pertanyaan: 'Berapa kapasitas mesin pengolah?', hari: 5 };
export const MENUNGGU =
  'Permintaan informasi masih menunggu jawaban perusahaan. Tunggu jawabannya atau tutup permintaan itu';
export const wib = (t: string) => new Date(`${t}+07:00`);
export const kepala = (kunci?: string) => (kunci ? { 'Idempotency-Key': kunci } : undefined);

/** Who is asked and who asks; `d` is the file that it is about, and goes after a test. */
class MejaInformasi extends Meja {
  ratna: Client;
  dewi: Client;

  async buka(): Promise<void> {
    this.dunia = await World.open({});
    await this.dunia.tambahPetugas('verif2', 'KL_VERIFIKATOR', '019');
    const [ratna, dewi] = ['ratna', 'dewi'].map((n) => this.dunia.sebagai(n));
    Object.assign(this, { ratna: await ratna, dewi: await dewi });
  }
  /** A file at this desk. */
  di = async (keadaan: 'diambil' | 'koordinator' | 'pemutus'): Promise<void> => {
    this.d = await berkasSampai(this.dunia, keadaan, PERTEK);
    this.buang.push(this.d);
  };
  berkas = () => this.dunia.db.pengajuan.findUniqueOrThrow({ where: { id: BigInt(this.d.idNk) } });
  semua = () =>
    this.dunia.db.permintaanInformasi.findMany({
      where: { id_pengajuan: BigInt(this.d.idNk) },
      orderBy: { seri: 'asc' },
    });
  akhir = async (): Promise<string> => String((await this.semua()).at(-1)?.id ?? 0);
  baca = async (c = this.ratna) => (await c.get(`${JALUR}/${this.d.idNk}`)).data;
  minta = async (ubah: object = {}, c = this.dewi, kunci?: string) =>
    c.post(`${JALUR}/${this.d.idNk}`, { versi: (await this.berkas()).versi, ...TANYA, ...ubah }, kepala(kunci));
  jawab = async (ubah: object = {}, c = this.ratna, kunci?: string) =>
    c.post(`${JALUR}/${await this.akhir()}/jawab`, { jawaban: 'Seratus ton per bulan.', ...ubah }, kepala(kunci));
  tutup = async (ubah: object = {}, c = this.dewi) =>
    c.post(`${JALUR}/${await this.akhir()}/tutup`, { alasan: 'Sudah ditemukan', ...ubah });

  pada = (t: string) => jest.spyOn(layanan(this.dunia, KalenderService), 'kini').mockReturnValue(wib(t));
  libur = (...hari: string[]): void => {
    jest.spyOn(layanan(this.dunia, KalenderService), 'liburTerbaru').mockResolvedValue(new Set(hari));
    jest.spyOn(layanan(this.dunia, KalenderService), 'libur').mockResolvedValue(new Set(hari));
  };
  jam = async () => {
    const p = await this.berkas();
    return [p.sla_terpakai, p.sla_sejak, p.sla_tenggat];
  };
  /** Monday 1 February 2027: the clock has begun, five days to Monday 8 February. */
  mulai = async (): Promise<void> => {
    const kini = layanan(this.dunia, KalenderService).kini;
    if (jest.isMockFunction(kini)) kini.mockReturnValue(new Date());
    await this.di('diambil');
    const data = { sla_hari: 5, sla_terpakai: 0, sla_sejak: wib('2027-02-01T10:00:00') };
    await this.dunia.db.pengajuan.update({
      where: { id: BigInt(this.d.idNk) },
      data: { ...data, sla_tenggat: wib('2027-02-08T23:59:59.999') },
    });
  };
  kertas = async (c = this.ratna): Promise<string> => {
    const form = new FormData();
    form.set('kd_dokumen', 'D99');
    form.set('file', new Blob([new Uint8Array(Buffer.from('%PDF-1.4 uji'))]), 'kapasitas.pdf');
    return (await c.post(`${NK}/upload`, form)).data.id as string;
  };
}

export const mejaInformasi = (): MejaInformasi => pasangMeja(new MejaInformasi());
